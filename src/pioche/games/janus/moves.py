"""The layout of Janus's actions, which fit one mask, and their notation."""

from typing import Final

from mypy_extensions import i64

from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action

PLACES: Final[i64] = 4  # JA-10: a hand is never larger, and this is a seat's stride in every array
SEATS: Final[i64] = 6

TAKE_STOCK: Final = Action(0)
TAKE: Final[i64] = 1  # + seat * PLACES + place
DISCARD: Final[i64] = 25  # + place
STOP: Final = Action(29)
PROPOSE: Final = Action(30)
AGREE: Final = Action(31)
REFUSE: Final = Action(32)
ACTIONS: Final[i64] = 33

STOP_BIT: Final[i64] = 0x20000000
PROPOSE_BIT: Final[i64] = 0x40000000
ANSWER_BITS: Final[i64] = 0x180000000  # AGREE and REFUSE

WORDS: Final = ("stop", "propose", "agree", "refuse")


def notation(action: int) -> str:
    if action == TAKE_STOCK:
        return "take stock"
    if action < DISCARD:
        hand, place = divmod(action - int(TAKE), int(PLACES))
        return f"take {hand}.{place + 1}"
    if action < STOP:
        return f"discard {action - DISCARD + 1}"
    return WORDS[action - STOP]


BY_NOTATION: Final = {notation(action): Action(action) for action in range(ACTIONS)}


def parse(text: str) -> Action:
    action = BY_NOTATION.get(" ".join(text.split()))
    if action is None:
        raise Refusal("syntax", None, "syntax", words={"given": text})
    return action


def describe(action: int) -> tuple[str, list[Fact]]:
    """A move for people."""
    if action == TAKE_STOCK:
        return "take-stock", []
    if action < DISCARD:
        hand, place = divmod(action - int(TAKE), int(PLACES))
        return "take", [Fact("owner", "seat", hand), Fact("place", "number", place + 1)]
    if action < STOP:
        return "discard", [Fact("place", "number", action - DISCARD + 1)]
    return WORDS[action - STOP], []
