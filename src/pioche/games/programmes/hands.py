"""Masks of two-pack hands, and counting in all ranks at once.

A card type is rank * 4 + suit, 52 the joker. A hand is two masks: the types it has at least once, and at least twice.
"""

from typing import Final

from mypy_extensions import i64

from pioche.cards import JOKER, popcount, shl

TYPES: Final[i64] = 53
TWOS: Final[i64] = 0xF0
NATURALS: Final[i64] = 0xFFFFFFFFFFF0F
JOKER_BIT: Final[i64] = 0x10000000000000
WILDS: Final[i64] = 0x100000000000F0
ONE_SUIT: Final[i64] = 0x11111111111111  # fourteen ranks, the ace at both ends

_PAIRS: Final[i64] = 0x5555555555555
_FOURS: Final[i64] = 0x3333333333333
_SEVENS: Final[i64] = 0x7777777777777
_BYTES: Final[i64] = 0x0F0F0F0F0F0F0F
_EACH: Final[i64] = 0x01010101010101
_TOPS: Final[i64] = 0x80808080808080


def is_wild(card: i64) -> bool:  # PR-01
    return card == JOKER or card >> 2 == 1


def wild_count(one: i64, two: i64, jokers: i64) -> i64:
    return popcount(one & TWOS) + popcount(two & TWOS) + jokers


def per_rank(mask: i64) -> i64:
    """How many of its cards each rank has, in the four bits of the rank."""
    mask -= (mask >> 1) & _PAIRS
    return (mask & _FOURS) + ((mask >> 2) & _FOURS)


def at_least(counts: i64, least: i64) -> i64:
    """The lowest bit of every four whose count is `least` or more (0 <= least <= 15)."""
    rise = (128 - least) * _EACH
    even = ((counts & _BYTES) + rise) & _TOPS
    odd = (((counts >> 4) & _BYTES) + rise) & _TOPS
    return (even >> 7) | (odd >> 3)


def in_a_row(line: i64, size: i64) -> i64:
    """For every rank, how many of the `size` ranks from there up are present in a line of one bit a rank."""
    total = line
    while size > 1:
        line >>= 4
        total += line
        size -= 1
    return total


def with_high_ace(one: i64) -> i64:
    """The natural cards, the aces once more above the kings."""  # PR-18
    return one | shl(one & 15, 52)


def lines(one: i64, suits: i64) -> i64:
    """One bit a rank: whether a card of these suits is there, aces at both ends."""
    above = with_high_ace(one)
    found: i64 = 0
    if suits & 1:
        found = above
    if suits & 2:
        found |= above >> 1
    if suits & 4:
        found |= above >> 2
    if suits & 8:
        found |= above >> 3
    return found & ONE_SUIT


def natural_types(rank: i64) -> i64:
    """The four types of a rank, 1 … 14, either end being the ace; none of rank 2, that only a wild can stand for."""
    if rank == 2:
        return 0
    return shl(15, (rank - 1) % 13 * 4)


def of_suits(suits: i64) -> i64:
    """Every natural type of these suits."""
    return (suits * 0x1111111111111) & NATURALS


def one_a_rank(mask: i64) -> i64:
    """Of every rank that has a card in the mask, the lowest one."""
    above = (mask & _SEVENS) << 1
    above |= (above & _SEVENS) << 1
    above |= (above & _SEVENS) << 1
    return mask & ~above


def taken(one: i64, two: i64, used: i64) -> tuple[i64, i64]:
    """The hand without one card of each type used."""
    return (one & ~used) | (two & used), two & ~used


def without_rank(one: i64, two: i64, rank: i64, most: i64) -> tuple[i64, i64]:
    """The hand without the cards of a rank, or without `most` of them where it has more."""
    pairs = two & rank
    while pairs != 0 and most > 0:
        two &= ~(pairs & -pairs)
        pairs &= pairs - 1
        most -= 1
    singles = one & ~two & rank
    while singles != 0 and most > 0:
        one &= ~(singles & -singles)
        singles &= singles - 1
        most -= 1
    return one, two
