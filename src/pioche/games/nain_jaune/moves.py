"""The actions of Nain Jaune: laying a card is the card's own number, saying « sans » comes after them."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import bit, card_of, code
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action

PASS: Final = Action(52)
PASS_BIT: Final[i64] = 0x10000000000000  # bit 52, beside the cards in a mask of choices
ACTIONS: Final = 53


def notation(action: Action) -> str:
    if action == PASS:
        return "pass"
    return f"lay {code(int(action))}"


def parse(text: str) -> Action:
    words = text.split()
    if words == ["pass"]:
        return PASS
    if len(words) == 2 and words[0] == "lay":
        try:
            card = card_of(words[1])
        except ValueError:
            card = ACTIONS
        if card < PASS:
            return Action(card)
    raise Refusal("syntax", None, "move-unknown", words={"text": text})


def describe(action: Action) -> tuple[str, list[Fact]]:
    if action == PASS:
        return "pass", []
    return "lay", [Fact("card", "card", int(action))]


def holds(choices: i64, action: Action) -> bool:
    """Whether a mask of choices has this action."""
    return 0 <= action < ACTIONS and choices & bit(action) != 0
