"""Send a server a hundred thousand senseless messages, and requests of all kinds: `python -m tests.fuzz`."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.fuzz.http_fuzz import fuzz_http
from tests.fuzz.socket_fuzz import fuzz


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=1000, help="requests to each address")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(fuzz(str(Path(folder) / "tables.db"), given.messages, given.seed).text())
    with tempfile.TemporaryDirectory() as folder:
        print(fuzz_http(str(Path(folder) / "tables.db"), given.examples, given.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
