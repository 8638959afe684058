"""Tiers for programmes by what it takes to complete them, and which of the list are surely out of line."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import isfinite, log, sqrt
from random import Random
from typing import Final

from msgspec import Struct

from pioche.games.programmes.listing import TIERS, Programme
from pioche.intervals import Z95

LEAST: Final = 12  # programmes of a tier: with six players its pile must not run out at once
DRAWS: Final = 2000  # of all turns to complete, each within what is known of it
DOUBT: Final = 0.05  # that any programme at all is called out of line wrongly


class Difficulty(Struct, frozen=True):
    """What it takes to complete a programme: the turns spent on it, in all rounds, for each time it was completed."""

    programme: Programme
    spells: int  # a spell is a round in which a seat works at it
    completed: int
    turns: float
    half: float  # of its 95 % interval, a spell being one observation; infinite where all spells were alike

    @property
    def at_once(self) -> float:
        """How often a spell completes it."""
        return self.completed / self.spells


def proposed(ranked: Sequence[Difficulty], least: int = LEAST) -> list[str]:
    """A tier for each, the easiest first: cut where the tiers are most alike within, in the logarithm of turns."""
    first, second = _cuts([log(one.turns) for one in ranked], least)
    return [TIERS[_tier(place, first, second)] for place in range(len(ranked))]


def between_tiers(ranked: Sequence[Difficulty], tiers: Sequence[str]) -> list[float]:
    """The turns halfway, in their logarithm, between the last of a tier and the first of the next."""
    return [
        sqrt(last.turns * first.turns)
        for (last, its), (first, next_) in pairwise(zip(ranked, tiers, strict=False))
        if its != next_
    ]


def _tier(place: int, first: int, second: int) -> int:
    return 0 if place < first else 1 if place < second else 2


def _cuts(numbers: Sequence[float], least: int) -> tuple[int, int]:
    """Before which of these ascending numbers the second and the third tier begin."""
    count = len(numbers)
    size = min(least, count // len(TIERS))
    sums = [0.0, *accumulate(numbers)]
    squares = [0.0, *accumulate(number * number for number in numbers)]

    def apart(begin: int, end: int) -> float:
        """How far they are from their mean, squared and summed."""
        return squares[end] - squares[begin] - (sums[end] - sums[begin]) ** 2 / max(1, end - begin)

    cuts = [
        (first, second)
        for first in range(size, count - 2 * size + 1)
        for second in range(first + size, count - size + 1)
    ]
    return min(cuts, key=lambda cut: apart(0, cut[0]) + apart(*cut) + apart(cut[1], count))


def surely_astray(ranked: Sequence[Difficulty], least: int = LEAST) -> list[tuple[Difficulty, str]]:
    """Those that the list has in another tier, wherever within their intervals all of them may lie, with that tier.

    The cuts move with what is drawn. Of all programmes taken together one in twenty runs may name one wrongly.
    """
    if not all(isfinite(one.half) for one in ranked):
        return []
    chance = Random("tiers")  # the same rows make the same report
    listed = [TIERS.index(one.programme.tier) for one in ranked]
    least_turns = min(one.turns for one in ranked) / 2  # a logarithm needs more than nothing
    there = [0] * len(ranked)  # how often each was in the tier of the list
    for _ in range(DRAWS):
        turns = [max(least_turns, chance.gauss(one.turns, one.half / Z95)) for one in ranked]
        order = sorted(range(len(ranked)), key=lambda i: turns[i])
        first, second = _cuts([log(turns[i]) for i in order], least)
        for place, i in enumerate(order):
            there[i] += _tier(place, first, second) == listed[i]
    rarely = DRAWS * DOUBT / len(ranked)
    return [
        (one, tier)
        for one, tier, often in zip(ranked, proposed(ranked, least), there, strict=True)
        if often <= rarely and tier != one.programme.tier
    ]
