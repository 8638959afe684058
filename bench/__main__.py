"""Decisions a second of every game, compiled and interpreted, beside OpenSpiel and RLCard, on one core.

    python -m bench --interpreted PYTHON     (this Python has the compiled games and the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn. Deals are part of what is timed. What
was measured is kept in docs/bench/, and `python -m bench.speed` tells it in docs/speed.md.
"""

import argparse
import sys
from pathlib import Path

from bench.report import NAME, Result, Speeds, report
from bench.timing import COMMAND, SHELF, machine, told
from bench.workers import Worker, first_core
from pioche.bots.bot import bot_for
from pioche.core.registry import games

ROUNDS = 6  # short ones: another's work on this machine then spoils a round, not the rate

OPENSPIEL = ("hearts", "crazy_eights", "gin_rummy")
RLCARD = ("gin-rummy", "uno")
COSTS = ("copy", "redeal")  # nanoseconds: the smallest is the best


def jobs(slugs: list[str]) -> list[tuple[str, str, str, str]]:
    """(core, whose, what, which game) in the order of one round."""
    listed = [("compiled", "ours", job, slug) for slug in slugs for job in ("native", "stepped", "listening", *COSTS)]
    listed += [("compiled", "ours", "fast", slug) for slug in slugs if bot_for(slug, "fast") is not None]
    listed += [("interpreted", "ours", job, slug) for slug in slugs for job in ("native", "stepped")]
    listed += [("compiled", "openspiel", job, name) for name in OPENSPIEL for job in ("native", "stepped")]
    listed += [("compiled", "rl_card", "stepped", name) for name in RLCARD]
    return listed


def best(job: str, rounds: list[list[float]]) -> list[float]:
    return min(rounds) if job in COSTS else max(rounds)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--interpreted", required=True, help="a Python with the games interpreted")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--shelf", type=Path, default=SHELF, help="where what was measured is kept")
    asked = parser.parse_args()
    core = first_core()
    workers = {"compiled": Worker(sys.executable, core), "interpreted": Worker(asked.interpreted, core)}
    slugs = list(games())
    rounds: dict[tuple[str, str, str, str], list[list[float]]] = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}…", file=sys.stderr, flush=True)
        for build, field, job, name in jobs(slugs):
            rounds.setdefault((build, field, job, name), []).append(workers[build].measure(field, job, name))
    results = [Result(*key, best(key[2], found)) for key, found in rounds.items()]
    for field, names in (("ours", slugs), ("openspiel", OPENSPIEL), ("rl_card", RLCARD)):
        for name in names:
            share = workers["compiled"].measure(field, "forced", name)
            results.append(Result("compiled", field, "forced", name, share))
    for worker in workers.values():
        worker.close()

    measured = Speeds(COMMAND, machine(), asked.rounds, results)
    text, reached = report(measured)
    return told(NAME, measured, text, asked.shelf, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
