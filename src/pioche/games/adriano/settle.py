"""How a round is scored: pure functions of the hands' points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.core.seats import NOBODY, Seat

PENALTY: Final[i64] = 40  # AD-22, AD-23
REWARD: Final[i64] = -10  # AD-43
FAILURE: Final[i64] = 60  # AD-45

# What became of the call.
NO_CALL: Final[i64] = 0
LOWEST: Final[i64] = 1
TIE: Final[i64] = 2
BEATEN: Final[i64] = 3


def verdict(points: vec[i64], players: i64, caller: Seat) -> i64:
    """Compares the caller's hand with the others; penalties play no part."""  # AD-42
    if caller == NOBODY:
        return NO_CALL
    mine = points[caller]
    found = LOWEST
    for seat in range(players):
        if points[seat] < mine:
            return BEATEN
        if points[seat] == mine and seat != caller:
            found = TIE
    return found


def card_points(points: vec[i64], seat: Seat, caller: Seat, found: i64) -> i64:
    """What a seat scores before penalties."""  # AD-43, AD-44, AD-45
    if seat == caller and found == LOWEST:
        return REWARD
    if seat == caller and found == BEATEN:
        return FAILURE
    return points[seat]


def spared(points: vec[i64], seat: Seat, caller: Seat, found: i64) -> bool:
    """Whether `spare_winner` spares a seat its penalties."""  # AD-46
    if found == LOWEST:
        return seat == caller
    return found == TIE and points[seat] == points[caller]
