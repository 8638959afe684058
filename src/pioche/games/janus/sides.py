"""A card of Janus in one int: its two sides, who has learned each of them, and which piece of card it is.

The near side is the inner one in a hand, the upper one in the stock, the one that counts in a trio; the far side is
the other. Bits 0-3 are the near symbol, 4-7 the far symbol, 8-14 who knows the near one, 15-21 who knows the far one
(a bit a seat, then one for the spectators), and from bit 22 the number of the near face: faces 2n and 2n+1 are the
two sides of the n-th card of the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.seats import EVERYONE, Seat

SYMBOLS: Final[i64] = 11
DECK: Final[i64] = 66
LETTERS: Final = "ABCDEFGHIJK"

ALL: Final[i64] = 127  # every seat and the spectators know it
SPECTATORS: Final[i64] = 64
SPECTATORS_BIT: Final[i64] = 6

SYMBOL: Final[i64] = 0xF
NEAR_ALL: Final[i64] = 0x7F00
BOTH_ALL: Final[i64] = 0x3FFF00
SEEN_SIDES: Final[i64] = 0x3FFFFF  # a card without its piece number
PIECE: Final[i64] = ~0x3FFFFF
TURN_PIECE: Final[i64] = 0x400000


def near(card: i64) -> i64:
    return card & SYMBOL


def far(card: i64) -> i64:
    return card >> 4 & SYMBOL


def near_known(card: i64) -> i64:
    return card >> 8 & ALL


def far_known(card: i64) -> i64:
    return card >> 15 & ALL


def near_face(card: i64) -> i64:
    return card >> 22


def made(near: i64, far: i64, near_known: i64, far_known: i64, near_face: i64) -> i64:
    return near | far << 4 | near_known << 8 | far_known << 15 | near_face << 22


def numbered(card: i64, near_face: i64) -> i64:
    """A card that had no number yet."""
    return card | near_face << 22


def flipped(card: i64) -> i64:
    """The same card, its far side now the near one."""
    symbols = (card & SYMBOL) << 4 | card >> 4 & SYMBOL
    known = (card & NEAR_ALL) << 7 | card >> 7 & NEAR_ALL
    return symbols | known | (card & PIECE) ^ TURN_PIECE


def far_told(card: i64, audience: i64) -> i64:
    """The card once these have seen its far side."""
    return card | audience << 15


def near_forgotten(card: i64, audience: i64) -> i64:
    """The card once these have forgotten its near side."""
    return card & ~(audience << 8)


def far_forgotten(card: i64, audience: i64) -> i64:
    return card & ~(audience << 15)


def all_but(seat: Seat) -> i64:
    return ALL ^ bit(seat)


def audience(known: i64) -> int:
    """Who knows a side, as zones and events write it."""
    if known == ALL:
        return EVERYONE
    return (known & (SPECTATORS - 1)) | known >> 6 << 32


# Pairs: a card without orientation or knowledge, its lower symbol in bits 0-3 and its higher one in bits 4-7.


def pairs() -> vec[i64]:
    """JA-01: every pair once, in such an order that a game of n symbols uses the first n * (n + 1) / 2."""
    found: list[i64] = []
    for high in range(SYMBOLS):
        for low in range(high + 1):
            found.append(low | high << 4)
    return vec[i64](found)


PAIRS: Final = pairs()


def pair_of(card: i64) -> i64:
    one = near(card)
    other = far(card)
    if one < other:
        return one | other << 4
    return other | one << 4


def deck_size(symbols: i64) -> i64:
    return symbols * (symbols + 1) // 2


def letters(card: i64) -> str:
    """`AB`: the near side, then the far one."""
    return LETTERS[near(card)] + LETTERS[far(card)]
