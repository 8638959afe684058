"""How the careful player of Programmes takes cards after revealing."""

import pytest

from pioche.bots.programmes import NORMAL
from pioche.chance import FastRng
from pioche.core.seats import Seat
from pioche.games.programmes import GAME
from tests.games.programmes.tables import Fields, laid, load

KINGS: Fields = {"kind": "run", "owner": 0, "low": 11, "cards": "JS QS KS", "suits": "S"}
SMALL: Fields = {"kind": "run", "owner": 0, "low": 5, "cards": "5H 6H 7H", "suits": "H"}
NINES: Fields = {"kind": "set", "owner": 0, "rank": "9", "cards": "9H 9S JK"}


@pytest.mark.parametrize(
    ("cards", "top", "choice"),
    [
        ("QC 4D", "9D", "take"),  # lengthens the set
        ("QC 4D", "8H", "take"),  # and these the runs
        ("QC 4D", "4H", "take"),
        ("QC 4D", "AS", "take"),
        ("QC 4D", "8S", "draw"),
        ("QC 4D", "AH", "draw"),
        ("QC QD 4D", "QH", "take"),  # a set of three
        ("QC JK 4D", "QH", "take"),
        ("QC 4D", "QH", "draw"),
    ],
)
def test_after_revealing_what_can_be_laid_at_once_is_taken(cards: str, top: str, choice: str) -> None:
    state = load(**{**laid(cards, SMALL, KINGS, NINES), "phase": "take", "discard": top})
    assert GAME.notation((NORMAL.choose(state.view(Seat(0)), FastRng("")),)) == choice
