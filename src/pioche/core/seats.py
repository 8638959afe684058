"""Seats, viewers and the masks that say who may see a value."""

from typing import Final, NewType

from mypy_extensions import i64

from pioche.cards import lowest, shl

Seat = NewType("Seat", i64)
Action = NewType("Action", i64)

NOBODY: Final = Seat(-1)  # whose turn it is when the match is over; the owner of what belongs to the table
SPECTATOR: Final = Seat(-2)  # a viewer without a seat

EVERYONE: Final[i64] = -1  # an audience: all seats and all spectators
NO_ONE: Final[i64] = 0
HIDDEN: Final[i64] = -1073741824  # stands where a viewer may not see the value


def actions(mask: i64) -> list[Action]:
    """The action of each bit of a mask, lowest first."""
    if mask != 0 and mask & (mask - 1) == 0:
        return [Action(lowest(mask))]
    found: list[Action] = []
    add_actions(found, 0, mask)
    return found


def add_actions(found: list[Action], first: i64, mask: i64) -> None:
    """Adds the actions of a block that begins at `first`, one for each bit of a mask."""
    while mask != 0:
        found.append(Action(first + lowest(mask)))
        mask &= mask - 1


def only(viewer: Seat) -> i64:
    """The audience of one viewer."""
    if viewer == SPECTATOR:
        return shl(1, 32)
    return shl(1, viewer)


def all_but(viewer: Seat) -> i64:
    """Everyone, spectators included, except one viewer."""
    return EVERYONE ^ only(viewer)
