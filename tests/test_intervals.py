"""How sure a share is."""

from math import comb, sqrt

import pytest

from pioche.intervals import Z95, wilson


@pytest.mark.parametrize(
    ("found", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (3, 10, 0.1078, 0.6032),
        (50, 100, 0.4038, 0.5962),
        (200, 200, 0.9812, 1.0),
    ],
)
def test_a_share_has_wilsons_interval(found: int, count: int, low: float, high: float) -> None:
    assert wilson(found / count, count) == pytest.approx((low, high), abs=1e-4)


def test_of_nothing_any_share_may_be() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("share", [0.01, 0.05, 0.3, 0.97])
def test_it_holds_the_true_share_nearly_as_often_as_it_says(share: float) -> None:
    count = 100
    likely = [comb(count, found) * share**found * (1 - share) ** (count - found) for found in range(count + 1)]
    ends = [wilson(found / count, count) for found in range(count + 1)]
    held = sum(chance for chance, (low, high) in zip(likely, ends, strict=True) if low <= share <= high)
    assert held > 0.91
    assert all(high - low < 4 * Z95 * sqrt(0.25 / count) for low, high in ends)
