"""What can happen in Janus, in the past tense. A side that not everybody sees goes to those who see it."""

from typing import Final

from mypy_extensions import i64

from pioche.core.events import EventKind, Field

BEGAN: Final[i64] = 0
DEALT: Final[i64] = 1
SHOWED: Final[i64] = 2
DREW: Final[i64] = 3
TOOK: Final[i64] = 4
LAID: Final[i64] = 5
DISCARDED: Final[i64] = 6
STOPPED: Final[i64] = 7
PROPOSED: Final[i64] = 8
AGREED: Final[i64] = 9
REFUSED: Final[i64] = 10
EXHAUSTED: Final[i64] = 11
CONCLUDED: Final[i64] = 12
STALLED: Final[i64] = 13
WON: Final[i64] = 14

_SEAT: Final = Field("seat", "seat")
_PLACE: Final = Field("place", "number")
_SYMBOL: Final = Field("symbol", "symbol")
_INNER: Final = Field("inner", "symbol")
_OUTER: Final = Field("outer", "symbol")

EVENTS: Final = (
    EventKind("began", [Field("dealer", "seat"), Field("stock", "number")]),
    EventKind("dealt", [_SEAT, _PLACE, _OUTER, _INNER], look=True),
    EventKind("showed", [_SYMBOL]),
    EventKind("drew", [_SEAT, _INNER, _OUTER]),
    EventKind("took", [_SEAT, Field("owner", "seat"), _PLACE, _INNER, _OUTER]),
    # The places of the two cards that were in hand; the third is the one just taken. Then the three other sides.
    EventKind("laid", [_SEAT, _SYMBOL, Field("first", "number"), Field("second", "number")], Field("others", "symbol")),
    EventKind("discarded", [_SEAT, _PLACE, _SYMBOL]),
    EventKind("stopped", [_SEAT]),
    EventKind("proposed", [_SEAT]),
    EventKind("agreed", [_SEAT]),
    EventKind("refused", [_SEAT]),
    EventKind("exhausted", []),
    EventKind("concluded", []),
    EventKind("stalled", [Field("turns", "number")]),
    EventKind("won", [Field("trios", "number")], Field("seats", "seat")),
)
