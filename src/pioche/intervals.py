"""How far a mean may be from what it estimates."""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

Z95: Final = 1.959964


def half_of(numbers: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean; Student's, for a few numbers do not tell well how far they scatter."""
    return half(stdev(numbers), len(numbers))


def half(deviation: float, count: int) -> float:
    """The same of so many numbers, two at least, that scatter so far."""
    return student(count - 1) * deviation / sqrt(count)


def student(freedom: int) -> float:
    """What Z95 becomes for so few, by its series: within a hundredth from five on, and too small for fewer."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
