"""A few of the runs of `make crashes`."""

from pathlib import Path

from tests.crashes.killing import kill_again_and_again
from tests.tables.postgres import Postgres

RUNS = 6


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed_over_sqlite(tmp_path: Path) -> None:
    tally = kill_again_and_again(str(tmp_path / "tables.db"), RUNS, 1)
    assert tally.kills == RUNS
    assert tally.acknowledged > 0


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed_over_postgresql() -> None:
    postgres = Postgres()
    try:
        tally = kill_again_and_again(postgres.database(), RUNS, 2)
    finally:
        postgres.remove()
    assert tally.kills == RUNS
    assert tally.acknowledged > 0
