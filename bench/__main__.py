"""Decisions a second of every game, compiled and interpreted, beside OpenSpiel and RLCard, on one core.

    python -m bench --interpreted PYTHON     (this Python has the compiled games and the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn. Deals are part of what is timed.
"""

import argparse
import json
import sys

from bench.report import RESULTS, Result, report, told
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
    core = first_core()
    workers = {
        "compiled": Worker(sys.executable, core),
        "interpreted": Worker(parser.parse_args().interpreted, core),
    }
    slugs = list(games())
    rounds: dict[tuple[str, str, str, str], list[list[float]]] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}…", file=sys.stderr, flush=True)
        for build, field, job, name in jobs(slugs):
            rounds.setdefault((build, field, job, name), []).append(workers[build].measure(field, job, name))
    results = [Result(*key, best(key[2], found)) for key, found in rounds.items()]
    for field, names in (("ours", slugs), ("openspiel", OPENSPIEL), ("rl_card", RLCARD)):
        for name in names:
            share = workers["compiled"].measure(field, "forced", name)
            results.append(Result("compiled", field, "forced", name, share))
    for worker in workers.values():
        worker.close()

    text, reached = report(results)
    exits = told("latest", text, reached=reached)
    (RESULTS / "latest.json").write_text(json.dumps([result._asdict() for result in results], indent=1))
    return exits


if __name__ == "__main__":
    sys.exit(main())
