"""The cards of Adriano: a value from 1 to 15 in one of four colours, and what they are worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.cards import Card

COLOURS: Final = "RBGY"
INKS: Final = ("red", "blue", "green", "yellow")
FRENCH: Final = ("rouge", "bleu", "vert", "jaune")

FULL: Final[i64] = 60  # AD-01
HIGHEST: Final[i64] = 15
NO_CARD: Final = Card(-1)  # an empty slot, or an empty hand between draws
RED_FIFTEEN: Final = Card(56)
BLUE_FIFTEEN: Final = Card(57)


def value_of(card: Card) -> i64:
    """The printed value."""
    return (card >> 2) + 1


def worth(card: Card, red_fifteens: i64) -> i64:
    """What a card counts at the end of a round."""  # AD-01
    if card == RED_FIFTEEN or (card == BLUE_FIFTEEN and red_fifteens == 2):
        return 0
    return (card >> 2) + 1


def cards(lowest: i64, highest: i64, colours: i64) -> vec[i64]:
    """The whole deck in order; fewer values and colours in reduced games."""
    deck = vec[i64](capacity=FULL)
    for value in range(lowest, highest + 1):
        for colour in range(colours):
            deck = append(deck, (value - 1) * 4 + colour)
    return deck


def code(card: int) -> str:
    """The notation of a card: `R15`."""
    return f"{COLOURS[card & 3]}{(card >> 2) + 1}"


def card_of(text: str) -> int:
    """The card a notation names; ValueError when it names none."""
    number = text[1:]
    if text[:1] in COLOURS and number.isascii() and number.isdecimal() and number[0] != "0" and int(number) <= HIGHEST:
        return (int(number) - 1) * 4 + COLOURS.index(text[0])
    raise ValueError(f"{text!r} is not a card: write a colour R B G Y and a value 1 to 15, as in R15")


def label(card: int, lang: str) -> str:
    """A card as people read it, its two words kept on one line: « 7 bleu », "blue 7"."""
    value = (card >> 2) + 1
    if lang == "fr":
        return f"{value}\u00a0{FRENCH[card & 3]}"
    return f"{INKS[card & 3]}\u00a0{value}"


def face(card: int, lang: str) -> str:
    """A card in three characters at most, its colour told by a letter too."""
    letters = "RBVJ" if lang == "fr" else COLOURS
    return f"{letters[card & 3]}{(card >> 2) + 1}"
