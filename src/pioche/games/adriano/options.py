"""The options of Adriano, its reduced games, and where its randomness comes from.

Streams of chance: DEALER in round 0, one draw below the number of players, is the first dealer.
DEAL in each round shuffles the deck, lowest value first and R B G Y within a value; the shuffled cards go one by one
from the dealer's left to slot 1 of everybody, then slot 2, and so on, and the rest is the pile, next card first.
With `reshuffle`, RESHUFFLE of a round shuffles the pit (bottom first) the n-th time it is turned over, from 0; the
result is the pile, next card first.
"""

from collections.abc import Mapping
from typing import Final

from pioche.core.options import Option, flag, settle
from pioche.core.refusal import Refusal

OPTIONS: Final = (
    Option("red_fifteens", "AD-01", 1, (1, 2)),
    Option("rounds", "AD-02", 7, low=1, high=50),
    flag("memory_aid", "AD-05", False),
    flag("pit_combinations", "AD-20", False),
    flag("protect_caller", "AD-41", False),
    flag("spare_winner", "AD-46", True),
    flag("reshuffle", "AD-47", False),
    Option("pit_rounds", "AD-51", 3, low=1, high=20),
)

LAB: Final = (
    Option("lowest", None, 1, low=1, high=15),
    Option("highest", None, 15, low=1, high=15),
    Option("colours", None, 4, low=1, high=4),
    Option("slots", None, 4, low=2, high=4),
)


def number(settings: Mapping[str, object], name: str) -> int:
    value = settings[name]
    assert isinstance(value, int)
    return value


def settle_lab(players: int, given: Mapping[str, object]) -> dict[str, object]:
    """The reduced game asked for; refused where the first player would have no card to draw."""
    lab = settle(LAB, given)
    deck = max(0, number(lab, "highest") - number(lab, "lowest") + 1) * number(lab, "colours")
    needed = players * number(lab, "slots") + 1
    if deck < needed:
        words = {"deck": str(deck), "needed": str(needed)}
        raise Refusal("option", "AD-04", "deck-too-small", words=words)
    return lab
