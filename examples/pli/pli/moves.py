"""An action is the card played. Cards are 0 … 23 and read 1 … 24."""

from typing import Final

from pioche.core.refusal import Refusal

ACTIONS: Final = 24


def written(card: int) -> str:
    return str(card + 1)


def read(text: str) -> int:
    """The card a number names; ValueError when there is no such card."""
    if not text.isdecimal() or not 1 <= int(text) <= ACTIONS:
        raise ValueError(f"{text!r} is not a card: write 1 to {ACTIONS}")
    return int(text) - 1


def parsed(text: str) -> int:
    """The action `play 7` names."""
    verb, _, card = text.strip().partition(" ")
    try:
        if verb != "play":
            raise ValueError(f"{verb!r} is not a move")
        return read(card)
    except ValueError:
        raise Refusal("syntax", None, "move", words={"text": text}) from None
