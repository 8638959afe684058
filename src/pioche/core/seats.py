"""Seats, viewers and the masks that say who may see a value."""

from typing import Final, NewType

from mypy_extensions import i64

from pioche.cards import shl

Seat = NewType("Seat", i64)
Action = NewType("Action", i64)

NOBODY: Final = Seat(-1)  # whose turn it is when the match is over; the owner of what belongs to the table
SPECTATOR: Final = Seat(-2)  # a viewer without a seat

EVERYONE: Final[i64] = -1  # an audience: all seats and all spectators
NO_ONE: Final[i64] = 0
HIDDEN: Final[i64] = -1073741824  # stands where a viewer may not see the value


def only(viewer: Seat) -> i64:
    """The audience of one viewer."""
    if viewer == SPECTATOR:
        return shl(1, 32)
    return shl(1, viewer)


def all_but(viewer: Seat) -> i64:
    """Everyone, spectators included, except one viewer."""
    return EVERYONE ^ only(viewer)
