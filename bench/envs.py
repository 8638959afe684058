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
from pioche.core.registry import games
from pioche.observing.finding import OBSERVERS

ROUNDS = 6
TIMES = 10.0  # as fast as RLCard's gin


class Job(NamedTuple):
    job: str
    name: str


GIN = Job("gin_rummy", "gin_rummy_v4")
LEDUC = Job("leduc_holdem", "leduc_holdem_v4")
TITLES = {"ours": "Pioche", "gin_rummy": "RLCard", "leduc_holdem": "PettingZoo"}


def report(best: dict[Job, list[float]]) -> tuple[str, bool]:
    """The page, and whether every goal is reached."""
    gin, leduc = best[GIN][0], best[LEDUC][0]
    rows = []
    for (job, name), (steps, matches) in best.items():
        ratios = [f"{steps / gin:.1f} ×", f"{steps / leduc:.1f} ×"]
        rows.append([f"{TITLES[job]} {name}", number(steps), number(matches), *ratios])
    goals = []
    reached = True
    for (job, name), (steps, _) in best.items():
        if job == "ours":
            passed = steps >= TIMES * gin
            reached &= passed
            goals.append([f"{name} ≥ {TIMES:g} × RLCard's gin", f"{steps / gin:.1f} ×", "pass" if passed else "FAIL"])
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; one core used"
    about = f"Whole matches at random, four players in ours, all through PettingZoo's `env()`. Best of {ROUNDS} rounds."
    head = ["game", "steps/s", "matches/s", "beside gin_rummy", "beside leduc_holdem"]
    parts = ["# PettingZoo", f"{about}\n{machine}.", table(head, rows), table(["goal", "measured", ""], goals)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached


def main() -> int:
    worker = Worker(sys.executable, first_core())
    jobs = [Job("ours", slug) for slug in games() if slug in OBSERVERS] + [LEDUC, GIN]
    best: dict[Job, list[float]] = {}
    for round in range(ROUNDS):
        print(f"round {round + 1} of {ROUNDS}…", file=sys.stderr, flush=True)
        for job in jobs:
            best[job] = max(best.get(job, [0.0, 0.0]), worker.measure("zoo", *job))
    worker.close()
    text, reached = report(best)
    return told("envs", text, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
