"""Small arenas for the tests."""

from contextlib import closing
from pathlib import Path

from pioche.core.registry import game_of
from pioche.lab.ledger import Ledger
from pioche.lab.plan import Job, pairs, plan_of
from pioche.lab.playing import run
from pioche.lab.standings import Contest

NAMES = ["fast", "random"]
Gains = dict[tuple[int, str, str, int], list[float]]


def ledger_in(folder: Path, seed: str = "test") -> Ledger:
    return Ledger(folder, plan_of(game_of("adriano"), 2, {}, {}, whole=False, seed=seed))


def unheard(job: Job) -> None:
    pass


def arena(folder: Path, deals: int, workers: int = 1) -> Contest:
    """All of it, played to the end."""
    with closing(ledger_in(folder)) as ledger:
        contest = Contest(ledger, pairs(NAMES), deals)
        run(contest, workers, unheard)
    return contest


def gains(folder: Path) -> Gains:
    """What was won at every table, as the disk has it."""
    ledger = ledger_in(folder)
    ledger.close()
    return {key: row.gains for key, row in ledger.rows.items()}
