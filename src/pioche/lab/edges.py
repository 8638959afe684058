"""How much better a bot is, and how sure that is. All tables of one deal are one observation."""

from collections.abc import Generator, Sequence
from math import log, sqrt
from statistics import fmean, stdev

from pioche.intervals import Estimate, half_of

EARLIEST = 200  # deals before a sequential test may stop
FEW = 20  # deals: that they all went the same way proves nothing
MOST_DIGITS = 6
NOTHING = 1e-9  # what sums of floats leave of zero


class Edge(Estimate, frozen=True):
    deals: int


def verdict(found: Edge | None, earliest: int = 0) -> str:
    """What an edge decides, if it is of so many deals at least."""
    if found is None or found.deals < earliest:
        return "none"
    if found.mean == found.half == 0.0:
        return "same"
    if found.half == 0.0 and found.deals < FEW:
        return "none"
    if found.low > 0:
        return "better"
    return "worse" if found.high < 0 else "unsure"


def digits(found: Edge) -> int:
    """After the point: more for what is small, and so many that no end beside zero is written as zero."""
    count = 2 if found.half >= 0.1 else 3
    while count < MOST_DIGITS and any(
        abs(end) > NOTHING and round(end, count) == 0.0 for end in (found.low, found.high)
    ):
        count += 1
    return count


def edge(deals: Sequence[float]) -> Edge:
    """Of one number a deal, looked at once."""
    return Edge(fmean(deals), half_of(deals), len(deals))


def running_edge(deals: Sequence[float], tightest: int = EARLIEST, miss: float = 0.05) -> Edge:
    """The same where somebody looks after every deal: an interval that holds all the time, whenever one stops.

    An asymptotic confidence sequence for a mean: a normal mixture over how large the edge may be, whose interval is
    narrowest, for its length, after `tightest` deals.
    """
    return Edge(fmean(deals), _running_half(len(deals), stdev(deals), tightest, miss), len(deals))


def _running_half(count: int, deviation: float, tightest: int = EARLIEST, miss: float = 0.05) -> float:
    rho = sqrt((-2 * log(miss) + log(-2 * log(miss)) + 1) / tightest)
    spread = count * rho * rho + 1
    return deviation * sqrt(2 * spread / (count * count * rho * rho) * log(sqrt(spread) / miss))


def looks() -> Generator[bool, float, None]:
    """Is sent deal after deal, and answers whether the running interval is on one side of zero."""
    count, mean, squares = 0, 0.0, 0.0
    sure = False
    while True:
        deal = yield sure
        count += 1
        before = mean
        mean += (deal - mean) / count
        squares += (deal - before) * (deal - mean)
        sure = count > 1 and abs(mean) > _running_half(count, sqrt(squares / (count - 1)))


def decided(deals: Sequence[float], most: int, earliest: int = EARLIEST) -> bool:
    """Whether a sequential test may stop: its interval is on one side of zero, or it has had all its deals."""
    if len(deals) >= most:
        return True
    if len(deals) < earliest:
        return False
    found = running_edge(deals)
    return found.low > 0 or found.high < 0
