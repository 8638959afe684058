"""What happens in a match of Nain Jaune."""

from typing import Final

from mypy_extensions import i64

from pioche.core.events import EventKind, Field

BEGAN: Final[i64] = 0
STAKED: Final[i64] = 1
SET_ASIDE: Final[i64] = 2
DEALT: Final[i64] = 3
LAID: Final[i64] = 4
PASSED: Final[i64] = 5
TOOK: Final[i64] = 6
LED: Final[i64] = 7
COMPLETED: Final[i64] = 8
SWEPT: Final[i64] = 9
STOPPED: Final[i64] = 10
SHOWED: Final[i64] = 11
PAID: Final[i64] = 12
ELIMINATED: Final[i64] = 13
ENDED: Final[i64] = 14

_SEAT: Final = Field("seat", "seat")
_CARDS: Final = Field("cards", "card")
_TOKENS: Final = Field("tokens", "number")

EVENTS: Final = (
    EventKind("began", [Field("round", "number"), Field("dealer", "seat")]),
    EventKind("staked", [_TOKENS]),
    EventKind("set_aside", [Field("count", "number")]),
    EventKind("dealt", [_SEAT], _CARDS),
    EventKind("laid", [_SEAT, Field("card", "card")]),
    EventKind("passed", [_SEAT, Field("wanted", "rank")]),
    EventKind("took", [_SEAT, Field("card", "card"), _TOKENS]),
    EventKind("led", [_SEAT]),
    EventKind("completed", [_SEAT]),
    EventKind("swept", [_SEAT, _TOKENS]),
    EventKind("stopped", [_SEAT]),
    EventKind("showed", [_SEAT], _CARDS),
    EventKind("paid", [_SEAT, _TOKENS, Field("winner", "seat")]),
    EventKind("eliminated", [_SEAT, _TOKENS]),
    EventKind("ended", []),
)
