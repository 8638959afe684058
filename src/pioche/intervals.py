"""How far a mean or a share may be from what it estimates."""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

from msgspec import Struct

Z95: Final = 1.959964


class Estimate(Struct, frozen=True):
    """A mean in the middle of its 95 % interval."""

    mean: float
    half: float  # of the interval

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


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


def wilson(share: float, count: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share. It has a width even where none or all were seen, and ends where shares end."""
    if count <= 0:
        return 0.0, 1.0
    z2 = z * z
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = z * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))  # rounding leaves the share inside
