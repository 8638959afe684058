"""Steps a second through PettingZoo: our environments beside its own leduc_holdem and RLCard's gin, on one core.

    python -m bench.envs     (this Python has the compiled games and the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn. A step is an agent's decision: looking
at its observation and mask, choosing at random among what is legal, and stepping; dealing and ending are timed too.
What was measured is kept in docs/bench/, and `python -m bench.speed` tells it in docs/speed.md.
"""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from bench.report import number, table
from bench.timing import COMMAND, SHELF, Timed, machine, told
from bench.workers import Worker, first_core
from bench.zoo import RAW, WRAPPED, WRAPPERS
from pioche.core.registry import games
from pioche.observing.finding import OBSERVERS

NAME: Final = "envs"  # of what is kept
ROUNDS = 6
TIMES = 10.0  # as fast as RLCard's gin


class Game(NamedTuple):
    field: str
    name: str


class Job(NamedTuple):
    game: Game
    how: str


class Steps(Timed, frozen=True):
    """What `python -m bench.envs` has measured."""

    best: list[tuple[Job, list[float]]]  # steps and matches a second


GIN = Game("gin_rummy", "gin_rummy_v4")
LEDUC = Game("leduc_holdem", "leduc_holdem_v4")
TITLES = {"ours": "Pioche", "gin_rummy": "RLCard", "leduc_holdem": "PettingZoo"}


def report(measured: Steps) -> tuple[str, bool]:
    """The tables, and whether every goal is reached."""
    best = dict(measured.best)
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
    about = (
        "Whole matches at random, four players in ours. Alone is an environment as `raw_env()` makes it; wrapped\n"
        f"is the same in {', '.join(WRAPPERS)}, which PettingZoo's `env()` puts around gin and leduc\n"
        "(our own `env()` has the last of them only). Goals are held against the environments alone, without what\n"
        f"PettingZoo adds to both. Best of {measured.rounds} rounds. {measured.machine}."
    )
    one = ["steps/s", "matches/s", "beside gin", "beside leduc"]
    head = ["game", *(f"alone: {what}" for what in one), *(f"wrapped: {what}" for what in one)]
    parts = [about, table(["goal", "measured", ""], goals), table(head, rows)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--shelf", type=Path, default=SHELF, help="where what was measured is kept")
    asked = parser.parse_args()
    worker = Worker(sys.executable, first_core())
    played = [Game("ours", slug) for slug in games() if slug in OBSERVERS] + [LEDUC, GIN]
    best: dict[Job, list[float]] = {}
    for round in range(asked.rounds):
        print(f"round {round + 1} of {asked.rounds}…", file=sys.stderr, flush=True)
        for job in (Job(game, how) for game in played for how in (RAW, WRAPPED)):
            found = worker.measure("zoo", f"{job.game.field} {job.how}", job.game.name)
            best[job] = max(best.get(job, [0.0, 0.0]), found)
    worker.close()
    measured = Steps(COMMAND, machine(), asked.rounds, list(best.items()))
    text, reached = report(measured)
    return told(NAME, measured, text, asked.shelf, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
