"""What one measurement is, and how long it runs."""

import time
from collections.abc import Callable
from typing import NamedTuple, TypeVar

T = TypeVar("T")

# Plays at least one match and says how many decisions and how many matches that was.
Play = Callable[[], tuple[float, int]]


class Rate(NamedTuple):
    decisions: float  # a second
    matches: float  # a second


def rate(play: Play, seconds: float) -> Rate:
    """How fast this plays, in seconds of this process's own time."""
    play()
    decisions = 0.0
    matches = 0
    began = time.process_time()
    took = 0.0
    while took < seconds:
        more, ended = play()
        decisions += more
        matches += ended
        took = time.process_time() - began
    return Rate(decisions / took, matches / took)


def nanoseconds(act: Callable[[T], object], argument: T, seconds: float) -> float:
    """How long one call takes, the call from Python included."""
    act(argument)
    times = 16
    while True:
        began = time.process_time()
        for _ in range(times):
            act(argument)
        took = time.process_time() - began
        if took >= seconds:
            return took / times * 1e9
        times *= 2
