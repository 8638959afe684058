"""Thousands of live tables of four seats, ours beside boardgame.io's server, on two cores of this machine.

python -m bench.load [--tables 100 1000 5000] [--seconds 30] [--only ours] [--times 3]

A machine that others use too is slow for a minute now and then. Up to a thousand tables everybody is measured several
times, by turns, and of each the run in the middle counts, by the server's work for a move; of a long match, each tenth.
"""

import argparse
import os
import resource
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.load.boardgame import Boardgame, FlatFile
from bench.load.contender import SEATS, Contender
from bench.load.measuring import EACH, Result, bots, note, result, tenths
from bench.load.ours import Pioche, PiochePostgres
from bench.load.report import Measured, report
from bench.load.websocket import Lost

RESULTS: Final = Path("build/load/results")
OURS: Final[tuple[type[Contender], ...]] = (Pioche, PiochePostgres)
THEIRS: Final[tuple[type[Contender], ...]] = (Boardgame, FlatFile)
SPARE: Final = 200  # files that a process has open beside its connections
CORES: Final = 2
REPEATED: Final = 1000  # tables, up to which a run is short enough to be made again


def most_tables() -> int:
    """How many tables fit: each seat is a file that the server has open, and the driver too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return (most - SPARE) // SEATS


def in_the_middle(runs: list[Result]) -> Result:
    return sorted(runs, key=lambda run: run.at_once.cpu)[len(runs) // 2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000, 5000])
    parser.add_argument("--seconds", type=float, default=30.0, help="of each run at a steady pace")
    parser.add_argument("--times", type=int, default=3, help="that the smaller ones are measured, by turns")
    parser.add_argument("--only", choices=("ours", "theirs"), help="one side of the comparison")
    asked = parser.parse_args()
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])  # the servers inherit it
    most = most_tables()
    sizes = [min(size, most) for size in asked.tables]
    if sizes != asked.tables:
        note(f"no more than {most:,} tables: this user's processes may not open more files")

    contenders = (*(OURS if asked.only != "theirs" else ()), *(THEIRS if asked.only != "ours" else ()))
    measured = Measured([], [], [], [])
    for size in sizes:
        runs: dict[type[Contender], list[Result]] = {contender: [] for contender in contenders}
        for contender in contenders * (asked.times if size <= REPEATED else 1):
            try:
                runs[contender].append(result(contender("pli"), size, asked.seconds))
            except Lost as lost:
                if contender in OURS:
                    raise
                measured.broken.append(f"{contender.name}, pli, {size:,} tables: {lost}")
        measured.results += [in_the_middle(run) for run in runs.values() if run]
    if asked.only != "theirs":
        some = sorted(sizes)[len(sizes) // 2]
        measured.results.append(result(Pioche("nain_jaune"), some, asked.seconds, EACH))
        measured.long.append(tenths("nain_jaune", asked.times))
        measured.bots.append(bots(some, asked.seconds))

    text, reached = report(measured)
    print(text)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "load.md").write_text(text, encoding="utf-8")
    (RESULTS / "load.json").write_bytes(msgspec.json.format(msgspec.json.encode(measured)))
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
