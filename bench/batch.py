"""Games stepped at once from arrays, beside pgx and EnvPool, all on one core.

    python -m bench.batch --peers PYTHON     (this Python has the compiled games, the other one the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn. Beside others, what was measured is
kept in docs/bench/, and `python -m bench.speed` tells it in docs/speed.md.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

from bench.report import number, table
from bench.timing import COMMAND, SHELF, Timed, machine, told
from bench.workers import Worker, first_core
from pioche.core.registry import games

NAME: Final = "batch"  # of what is kept
ROUNDS = 6

# One thread each: what others do on more cores is not compared here.
ALONE = {
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
}


class Job(NamedTuple):
    field: str
    job: str
    name: str


class Goal(NamedTuple):
    job: Job
    least: float  # steps a second


class Batches(Timed, frozen=True):
    """What `python -m bench.batch` has measured."""

    best: list[tuple[Job, list[float]]]  # steps and matches a second
    forced: list[tuple[str, str, float]]  # whose, which game, the share of decisions that are none


HOW = {
    ("batch_ours", "blind"): "without observations, sampled natively",
    ("batch_ours", "observed"): "with observations and masks, sampled natively",
    ("batch_ours", "given"): "with both, actions given from NumPy by the masks",
    ("batch_pgx", "stepped"): "with observations and masks, sampled and stepped in one compiled loop",
    ("batch_envpool", "stepped"): "with observations, one action given everywhere",
}
FIELDS = {"batch_ours": "Pioche", "batch_pgx": "pgx", "batch_envpool": "EnvPool"}
PEERS = (
    Job("batch_pgx", "stepped", "kuhn_poker"),
    Job("batch_pgx", "stepped", "leduc_holdem"),
    Job("batch_envpool", "stepped", "CartPole-v1"),
)
GOALS = (
    Goal(Job("batch_ours", "blind", "nain_jaune"), 5e6),
    Goal(Job("batch_ours", "observed", "nain_jaune"), 2e6),
)


def report(measured: Batches) -> tuple[str, bool]:
    """The tables, and whether every goal is reached."""
    best = dict(measured.best)
    forced = {(field, name): share for field, name, share in measured.forced}
    leduc = best.get(PEERS[1], [0.0])[0]
    rows = []
    for (field, job, name), (steps, matches) in best.items():
        if steps > 0:
            ratio = f"{steps / leduc:.2f} ×" if leduc > 0 else ""
            share = forced.get((field, name))
            told_share = "" if share is None else f"{share:.0%}"
            rows.append([f"{FIELDS[field]} {name}", HOW[field, job], number(steps), number(matches), told_share, ratio])
    goals = []
    reached = True
    for goal in GOALS:
        steps = best[goal.job][0]
        passed = steps >= goal.least
        reached &= passed
        what = f"{goal.job.name} {HOW[goal.job.field, goal.job.job]} ≥ {number(goal.least)} steps/s"
        goals.append([what, number(steps), "pass" if passed else "FAIL"])
    envpool = "its cheapest environment stands for it" if best.get(PEERS[2], [0.0])[0] > 0 else "it was not measured"
    about = (
        "1,024 games at once, random legal actions; four players and whole matches in ours. EnvPool has no card game:\n"
        f"{envpool}. What NumPy takes to choose actions is in the rates where it does.\n"
        "Forced are decisions with one legal action: steps like any other.\n"
        f"Best of {measured.rounds} rounds. {measured.machine}."
    )
    head = ["game", "", "steps/s", "matches/s", "forced", "beside pgx leduc_holdem"]
    parts = [about, table(["goal", "measured", ""], goals), table(head, rows)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--peers", help="a Python with pgx and EnvPool; without it only ours are measured")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--shelf", type=Path, default=SHELF, help="where what was measured beside others is kept")
    asked = parser.parse_args()
    peers = asked.peers
    os.environ.update(ALONE)
    ours = Worker(sys.executable, first_core())
    theirs = Worker(peers, first_core()) if peers else None
    jobs = [Job("batch_ours", job, slug) for slug in games() for job in ("blind", "observed", "given")]
    best: dict[Job, list[float]] = {}
    for round in range(asked.rounds):
        print(f"round {round + 1} of {asked.rounds}…", file=sys.stderr, flush=True)
        for job in jobs:
            best[job] = max(best.get(job, [0.0, 0.0]), ours.measure(*job))
        for job in PEERS if theirs is not None else ():
            assert theirs is not None
            best[job] = max(best.get(job, [0.0, 0.0]), theirs.measure(*job))
    forced = [("batch_ours", slug, ours.measure("batch_ours", "forced", slug)[0]) for slug in games()]
    if theirs is not None:
        forced += [(field, name, theirs.measure(field, "forced", name)[0]) for field, _, name in PEERS[:2]]
    for worker in (ours, theirs):
        if worker is not None:
            worker.close()
    measured = Batches(COMMAND, machine(), asked.rounds, list(best.items()), forced)
    text, reached = report(measured)
    return told(NAME, measured, text, asked.shelf if peers else None, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
