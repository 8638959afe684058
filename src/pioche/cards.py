"""The ordinary pack and the bit masks that hold hands of it.

A card is rank * 4 + suit, so a hand is a mask in which four neighbouring bits are one rank.
"""

from typing import Final, NewType

from mypy_extensions import i64

Card = NewType("Card", i64)
Rank = NewType("Rank", i64)
Suit = NewType("Suit", i64)

SUITS: Final = "CDHS"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SYMBOLS: Final = "♣♦♥♠"
FRENCH_FIGURES: Final = {"J": "V", "Q": "D", "K": "R"}
JOKER_CODE: Final = "JK"

PACK: Final[i64] = 52
JOKER: Final = Card(52)
ACE: Final = Rank(0)
SEVEN: Final = Rank(6)
TEN: Final = Rank(9)


def card(rank: Rank, suit: Suit) -> Card:
    return Card(rank * 4 + suit)


def rank_of(card: Card) -> Rank:
    return Rank(card >> 2)


def suit_of(card: Card) -> Suit:
    return Suit(card & 3)


def shl(value: i64, by: i64) -> i64:
    """`value << by`; the one place for variable shifts, because mypyc shifts literals in 32 bits."""
    return value << by


def bit(index: i64) -> i64:
    return shl(1, index)


def rank_mask(rank: Rank) -> i64:
    return shl(15, rank * 4)


def popcount(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that has one."""
    low = mask & -mask
    index: i64 = 0
    while low > 0xFFFF:
        low >>= 16
        index += 16
    while low > 0xF:
        low >>= 4
        index += 4
    return index + (low >> 1) - (low >> 3)  # of 1, 2, 4, 8


def nth_bit(mask: i64, n: i64) -> i64:
    """The index of the n-th lowest bit, counting from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def indices(mask: i64) -> list[int]:
    """The indices of the bits of a mask, lowest first."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def code(card: int) -> str:
    """The notation of a card: `7D`, `10C`, `JK` for a joker."""
    if card == JOKER:
        return JOKER_CODE
    return RANKS[card >> 2] + SUITS[card & 3]


def codes(cards: list[int]) -> str:
    """A row of cards as positions write it: `3H 10S JK`."""
    return " ".join([code(card) for card in cards])


def label(card: int, lang: str) -> str:
    """A card as people read it: `7♦`, and in French `V♣` for the jack of clubs."""
    if card == JOKER:
        return "★"
    rank = RANKS[card >> 2]
    if lang == "fr":
        rank = FRENCH_FIGURES.get(rank, rank)
    return rank + SUIT_SYMBOLS[card & 3]


def card_of(text: str) -> int:
    """The card a notation names; ValueError when it names none."""
    if text == JOKER_CODE:
        return int(JOKER)
    if len(text) < 2 or text[-1] not in SUITS or text[:-1] not in RANKS:
        raise ValueError(f"{text!r} is not a card: write 7D, 10C, QS, or JK for a joker")
    return RANKS.index(text[:-1]) * 4 + SUITS.index(text[-1])


def cards_of(text: str) -> list[int]:
    """The cards of `3H4H10SJK`, written with or without spaces between them."""
    found: list[int] = []
    rest = text.replace(" ", "")
    while rest:
        size = 3 if rest.startswith("10") else 2
        found.append(card_of(rest[:size]))
        rest = rest[size:]
    return found
