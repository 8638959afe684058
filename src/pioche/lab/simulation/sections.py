"""A report is sections: plain sentences first, then what they rest on."""

from collections.abc import Iterable, Mapping
from math import sqrt

from msgspec import Struct

from pioche.intervals import half
from pioche.lab.numbers import decimal, percent, signed
from pioche.texts import Speech


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


class Mean(Struct, frozen=True):
    """A mean of independent observations."""

    count: int
    mean: float
    deviation: float

    @property
    def half(self) -> float:
        """Of its 95 % interval; nothing is known from one observation."""
        return half(self.deviation, self.count) if self.count > 1 else float("inf")

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def mean_of(row: Iterable[object]) -> Mean:
    """From a row of count, mean and deviation, the latter missing where there was one observation or none."""
    count, mean, deviation = row
    assert isinstance(count, int)
    return Mean(count, _number(mean), _number(deviation))


def mean_in(distribution: Mapping[int, int]) -> Mean:
    """Of numbers that are each there so often."""
    count = sum(distribution.values())
    mean = sum(value * often for value, often in distribution.items()) / max(1, count)
    squares = sum(often * (value - mean) ** 2 for value, often in distribution.items())
    return Mean(count, mean, sqrt(squares / (count - 1)) if count > 1 else 0.0)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


# Means as people read them.


def with_ends(found: Mean, words: Speech, digits: int = 2) -> str:
    """`3.21 [3.10 ; 3.32]`."""
    ends = f"[{decimal(found.low, words, digits)} ; {decimal(found.high, words, digits)}]"
    return f"{decimal(found.mean, words, digits)} {ends}" if found.count > 1 else decimal(found.mean, words, digits)


def signed_ends(found: Mean, words: Speech) -> str:
    ends = f"[{signed(found.low, words)} ; {signed(found.high, words)}]"
    return f"{signed(found.mean, words)} {ends}" if found.count > 1 else signed(found.mean, words)


def percent_ends(found: Mean, words: Speech) -> str:
    """A share lies between nothing and all."""
    ends = f"[{percent(max(0.0, found.low), words)} ; {percent(min(1.0, found.high), words)}]"
    return f"{percent(found.mean, words)} {ends}" if found.count > 1 else percent(found.mean, words)
