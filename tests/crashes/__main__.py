"""Kill a server a thousand times: `python -m tests.crashes --runs 1000`, over SQLite and PostgreSQL."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.crashes.killing import kill_again_and_again
from tests.crashes.outage import without_a_database
from tests.tables.postgres import Postgres


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--outage", type=int, default=30, help="seconds without a database at the end")
    given = parser.parse_args()
    if given.store != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            print(kill_again_and_again(str(Path(folder) / "tables.db"), given.runs, given.seed).text("SQLite"))
    if given.store != "sqlite":
        postgres = Postgres()
        try:
            print(kill_again_and_again(postgres.database(), given.runs, given.seed).text("PostgreSQL"))
        finally:
            postgres.remove()
    if given.outage:
        refusals = without_a_database(given.outage).refusals
        print(f"PostgreSQL gone for {given.outage} s: {len(refusals)} times refused ({refusals[0]}), then taken once")
    return 0


if __name__ == "__main__":
    sys.exit(main())
