"""How long parts took, kept beside the rows: what was played does not depend on it."""

import sys
from collections.abc import Iterable
from time import process_time, time

from msgspec import Struct

from pioche.lab.numbers import duration, pace
from pioche.lab.simulation.words import Words

if sys.platform == "win32":

    def _peak() -> int:
        """Not known there."""
        return 0
else:
    import resource

    def _peak() -> int:
        """The most memory this process has had so far, in bytes."""
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else 1024 * most


class Taken(Struct, frozen=True):
    matches: int
    began: float  # seconds since the epoch
    ended: float
    core: float  # seconds of a core's time
    memory: int  # bytes, at most so far in the process; 0 where that is not known


class Watch:
    """Started with a part."""

    def __init__(self) -> None:
        self._began, self._core = time(), process_time()

    def taken(self, matches: int) -> Taken:
        return Taken(matches, self._began, time(), process_time() - self._core, _peak())


def clock(taken: Iterable[Taken]) -> float:
    """Seconds during which anything was played: what went on at once counts once, pauses do not."""
    total = 0.0
    until = 0.0
    for one in sorted(taken, key=lambda one: one.began):
        total += max(0.0, one.ended - max(until, one.began))
        until = max(until, one.ended)
    return total


def spent(taken: list[Taken], words: Words) -> str:
    """`0:05:12 of playing on the clock, …`: neither starting nor writing is timed."""
    passed, core = clock(taken), sum(one.core for one in taken)
    matches = sum(one.matches for one in taken)
    said = words.message(
        "lab-spent",
        clock=duration(passed),
        rate=pace(matches / max(passed, 1e-9), words),
        core=duration(core),
        core_rate=pace(matches / max(core, 1e-9), words),
    )
    most = max((one.memory for one in taken), default=0)
    return f"{said} {words.message('lab-spent-memory', megabytes=round(most / 1e6))}" if most else said
