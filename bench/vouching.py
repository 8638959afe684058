"""Whether what earlier bots played holds for the present ones: both play some deals, and win the same on them.

    python -m bench.vouching PYTHON [--game GAME] [--deals N]

Sources change more often than play does, and hours of play need not be repeated for that. PYTHON has the earlier bots
installed, compiled or not. Of every kept setting that they played, both play the first deals, many more where nobody
searches; where every seat of every table won the same, in as many decisions of the table, the setting is kept as one
that holds for the present bots too, with the number of deals. Moves themselves are not compared.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.levels import SEED, SHELF, SLUGS, Found, Setting, fought, keep, kept, settings
from pioche.core.registry import game_of
from pioche.lab.ledger import Ledger
from pioche.lab.plan import Plan, code_of, plan_of, searching

ALIKE, OTHERWISE = "the same, in as many decisions", "not the same: to be played again"
QUICK = 25  # times as many deals where nobody searches

Told = dict[tuple[int, str, str, int], tuple[list[float], int]]  # by table: what each seat won, how many decisions


def played(setting: Setting, python: str, folder: Path) -> tuple[str, Told]:
    """By whom, and what became of it."""
    fought(setting, folder, workers=1, python=python, quiet=True)
    table = folder / setting.table
    code = msgspec.json.decode((table / "plan.json").read_bytes(), type=Plan).code
    ledger = Ledger(table, plan_of(game_of(setting.game), setting.players, setting.options, {}, seed=SEED))
    try:
        return code, {key: (row.gains, len(row.ms)) for key, row in ledger.rows.items()}
    finally:
        ledger.close()


def verdict(setting: Setting, found: Found, python: str) -> str:
    """Whether that Python's bots, for whom the result holds, and ours play these deals alike."""
    with TemporaryDirectory() as folder:
        theirs, before = played(setting, python, Path(folder) / "before")
        if not found.holds_for(theirs):
            return f"nothing to compare: {found.code} played it, and {python} has the bots {theirs}"
        return ALIKE if before == played(setting, sys.executable, Path(folder) / "now")[1] else OTHERWISE


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.vouching", description=__doc__)
    arguments.add_argument("python", help="with the earlier bots")
    arguments.add_argument("--game", action="append", choices=SLUGS)
    arguments.add_argument("--deals", type=int, default=4)
    given = arguments.parse_args()
    for game in (game_of(slug) for slug in given.game or SLUGS):
        now = code_of(game)
        for setting in settings(game, SHELF):
            found = kept(setting, SHELF)
            if found is None or found.holds_for(now):
                continue
            deals = given.deals if searching(game, setting.bots) else QUICK * given.deals
            few = msgspec.structs.replace(setting, deals=deals, sequential=False)
            said = verdict(few, found, given.python)
            print(f"{setting.name}, first {deals} deals: {said}", flush=True)
            if said == ALIKE:
                compared = {**found.compared, now: deals}
                keep(setting, msgspec.structs.replace(found, alike=(*found.alike, now), compared=compared), SHELF)


if __name__ == "__main__":
    main()
