"""A report is sections: plain sentences first, then what they rest on."""

from collections.abc import Callable, Iterable, Mapping
from math import floor, inf, log10, sqrt
from typing import Final

from msgspec import Struct

from pioche.intervals import Z95, Estimate, half, student, wilson
from pioche.lab.numbers import between, decimal, percent, signed
from pioche.texts import Speech

MOST_DIGITS: Final = 6  # after the point


class Table(Struct, frozen=True):
    heads: list[str]
    rows: list[list[str]]
    sides: str  # of each column, l or r


class Section(Struct, frozen=True):
    title: str
    said: list[str]  # plain sentences
    note: str = ""  # how to read it
    tables: list[Table] = []
    pictures: list[str] = []  # SVG


class Mean(Estimate, frozen=True):
    count: int  # of independent observations

    def share_ends(self, z: float = Z95) -> tuple[float, float]:
        """Wilson's, where what was observed is a share: half of an interval says nothing where none or all were seen.

        Observations that are not yes or no scatter less: they count as the more of yes and no that would scatter so.
        """
        if self.count < 2 or self.half == 0:
            return wilson(self.mean, self.count, z)
        error = self.half / student(self.count - 1)
        alike = self.mean * (1 - self.mean) / (error * error)
        return wilson(self.mean, alike * self.count / (self.count - 1), z)

    def may_be(self, share: float, wider: float = 1.0) -> bool:
        """Whether this share is within an interval so many times as wide, about."""
        low, high = self.share_ends(wider * Z95)
        return low <= share <= high


def mean_from(count: int, mean: float, deviation: float) -> Mean:
    """Nothing is known from one observation."""
    return Mean(mean, half(deviation, count) if count > 1 else float("inf"), count)


def mean_of(row: Iterable[object]) -> Mean:
    """From a row of count, mean and deviation, the latter missing where there was one observation or none."""
    count, mean, deviation = row
    assert isinstance(count, int)
    return mean_from(count, _number(mean), _number(deviation))


def mean_in(distribution: Mapping[int, int]) -> Mean:
    """Of numbers that are each there so often."""
    count = sum(distribution.values())
    mean = sum(value * often for value, often in distribution.items()) / max(1, count)
    squares = sum(often * (value - mean) ** 2 for value, often in distribution.items())
    return mean_from(count, mean, sqrt(squares / (count - 1)) if count > 1 else 0.0)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


# Means as people read them.


def with_ends(found: Mean, words: Speech, least: int = 2) -> str:
    """`3.21 [3.10 ; 3.32]`, with as many digits as tell half of the interval by two; alone where all were alike."""
    return _ended(found, words, least, decimal)


def signed_ends(found: Mean, words: Speech, least: int = 2) -> str:
    return _ended(found, words, least, signed)


def _ended(found: Mean, words: Speech, least: int, write: Callable[[float, Speech, int], str]) -> str:
    digits = digits_of(found.half, least)
    if found.count < 2 or found.half == 0:
        return write(found.mean, words, digits)
    ends = between(write(found.low, words, digits), write(found.high, words, digits), words)
    return f"{write(found.mean, words, digits)} {ends}"


def percent_ends(found: Mean, words: Speech) -> str:
    return percent_between(found.mean, found.share_ends(), words)


def percent_between(share: float, ends: tuple[float, float], words: Speech) -> str:
    """A share; none and all are told as such."""
    digits = digits_of(100 * (ends[1] - ends[0]) / 2, 1)
    middle, low, high = (percent(one, words, digits if 0 < one < 1 else 1) for one in (share, *ends))
    return f"{middle} {between(low, high, words)}"


def digits_of(half: float, least: int) -> int:
    """So many that half of an interval is told with two of them."""
    if not 0 < half < inf:
        return least
    return max(least, min(MOST_DIGITS, 1 - floor(log10(half))))
