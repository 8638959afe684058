"""Steps a second through PettingZoo: our environments beside its own leduc_holdem and RLCard's gin, on one core.

    python -m bench.envs     (this Python has the compiled games and the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn. A step is an agent's decision: looking
at its observation and mask, choosing at random among what is legal, and stepping; dealing and ending are timed too.
"""

import os
import platform
import sys
from typing import NamedTuple

from bench.report import number, table, told
from bench.workers import Worker, first_core
from bench.zoo import RAW, WRAPPED, WRAPPERS
from pioche.core.registry import games
from pioche.observing.finding import OBSERVERS

ROUNDS = 6
TIMES = 10.0  # as fast as RLCard's gin


class Game(NamedTuple):
    field: str
    name: str


class Job(NamedTuple):
    game: Game
    how: str


GIN = Game("gin_rummy", "gin_rummy_v4")
LEDUC = Game("leduc_holdem", "leduc_holdem_v4")
TITLES = {"ours": "Pioche", "gin_rummy": "RLCard", "leduc_holdem": "PettingZoo"}


def report(best: dict[Job, list[float]]) -> tuple[str, bool]:
    """The page, and whether every goal is reached."""
    rows = []
    goals = []
    reached = True
    for game in dict.fromkeys(job.game for job in best):
        row = [f"{TITLES[game.field]} {game.name}"]
        for how in (RAW, WRAPPED):
            steps, matches = best[Job(game, how)]
            times = [steps / best[Job(other, how)][0] for other in (GIN, LEDUC)]
            row += [number(steps), number(matches), *(f"{ratio:.1f} ×" for ratio in times)]
            if how == RAW and game.field == "ours":
                passed = times[0] >= TIMES
                reached &= passed
                what = f"{game.name} ≥ {TIMES:g} × RLCard's gin, both alone"
                goals.append([what, f"{times[0]:.1f} ×", "pass" if passed else "FAIL"])
        rows.append(row)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; one core used"
    about = (
        "Whole matches at random, four players in ours. Alone is an environment as `raw_env()` makes it; wrapped\n"
        f"is the same in {', '.join(WRAPPERS)}, which PettingZoo's `env()` puts around gin and leduc\n"
        "(our own `env()` has the last of them only). Goals are held against the environments alone, without what\n"
        f"PettingZoo adds to both. Best of {ROUNDS} rounds."
    )
    one = ["steps/s", "matches/s", "beside gin", "beside leduc"]
    head = ["game", *(f"alone: {what}" for what in one), *(f"wrapped: {what}" for what in one)]
    parts = ["# PettingZoo", f"{about}\n{machine}.", table(head, rows), table(["goal", "measured", ""], goals)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached


def main() -> int:
    worker = Worker(sys.executable, first_core())
    measured = [Game("ours", slug) for slug in games() if slug in OBSERVERS] + [LEDUC, GIN]
    best: dict[Job, list[float]] = {}
    for round in range(ROUNDS):
        print(f"round {round + 1} of {ROUNDS}…", file=sys.stderr, flush=True)
        for job in (Job(game, how) for game in measured for how in (RAW, WRAPPED)):
            found = worker.measure("zoo", f"{job.game.field} {job.how}", job.game.name)
            best[job] = max(best.get(job, [0.0, 0.0]), found)
    worker.close()
    text, reached = report(best)
    return told("envs", text, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
