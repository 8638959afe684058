"""Games stepped at once from arrays, beside pgx and EnvPool, all on one core.

    python -m bench.batch --peers PYTHON     (this Python has the compiled games, the other one the others' packages)

Every rate is the best of six rounds; in a round everybody is measured in turn.
"""

import argparse
import os
import platform
import sys
from typing import NamedTuple

from bench.report import number, table, told
from bench.workers import Worker, first_core
from pioche.core.registry import games

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


def report(best: dict[Job, list[float]], forced: dict[tuple[str, str], float]) -> tuple[str, bool]:
    """The page, and whether every goal is reached."""
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
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; one core used"
    about = (
        "1,024 games at once, random legal actions; four players and whole matches in ours. EnvPool has no card game:\n"
        "its cheapest environment stands for it. What NumPy takes to choose actions is in the rates where it does.\n"
        "Forced are decisions with one legal action: steps like any other.\n"
        f"Best of {ROUNDS} rounds."
    )
    head = ["game", "", "steps/s", "matches/s", "forced", "beside pgx leduc_holdem"]
    parts = ["# Batches", f"{about} {machine}.", table(head, rows), table(["goal", "measured", ""], goals)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--peers", help="a Python with pgx and EnvPool; without it only ours are measured")
    peers = parser.parse_args().peers
    os.environ.update(ALONE)
    ours = Worker(sys.executable, first_core())
    theirs = Worker(peers, first_core()) if peers else None
    jobs = [Job("batch_ours", job, slug) for slug in games() for job in ("blind", "observed", "given")]
    best: dict[Job, list[float]] = {}
    for round in range(ROUNDS):
        print(f"round {round + 1} of {ROUNDS}…", file=sys.stderr, flush=True)
        for job in jobs:
            best[job] = max(best.get(job, [0.0, 0.0]), ours.measure(*job))
        for job in PEERS if theirs is not None else ():
            assert theirs is not None
            best[job] = max(best.get(job, [0.0, 0.0]), theirs.measure(*job))
    forced = {("batch_ours", slug): ours.measure("batch_ours", "forced", slug)[0] for slug in games()}
    if theirs is not None:
        for field, _, name in PEERS[:2]:
            forced[field, name] = theirs.measure(field, "forced", name)[0]
    for worker in (ours, theirs):
        if worker is not None:
            worker.close()
    text, reached = report(best, forced)
    return told("batch", text, reached=reached)


if __name__ == "__main__":
    sys.exit(main())
