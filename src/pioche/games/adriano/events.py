"""What can happen in Adriano, in the past tense."""

from typing import Final

from mypy_extensions import i64

from pioche.core.events import EventKind, Field

SEAT: Final = Field("seat", "seat")
SLOT: Final = Field("slot", "slot")
CARD: Final = Field("card", "card")

DEALT: Final[i64] = 0
REMEMBERED: Final[i64] = 1
DREW: Final[i64] = 2
TOOK: Final[i64] = 3
EXCHANGED: Final[i64] = 4
THREW: Final[i64] = 5
SHOWED: Final[i64] = 6
MATCHED: Final[i64] = 7
MISMATCHED: Final[i64] = 8
PENALIZED: Final[i64] = 9
GAINED: Final[i64] = 10
LOST: Final[i64] = 11
LAPSED: Final[i64] = 12
PEEKED: Final[i64] = 13
SPIED: Final[i64] = 14
SWAPPED: Final[i64] = 15
DECLINED: Final[i64] = 16
TURNED: Final[i64] = 17
SHUFFLED: Final[i64] = 18
CALLED: Final[i64] = 19
SILENT: Final[i64] = 20
REVEALED: Final[i64] = 21
SUCCEEDED: Final[i64] = 22
TIED: Final[i64] = 23
FAILED: Final[i64] = 24
UNCALLED: Final[i64] = 25
SCORED: Final[i64] = 26
WON: Final[i64] = 27

EVENTS: Final = (
    EventKind("dealt", [Field("round", "number"), Field("dealer", "seat"), Field("pile", "number")]),
    EventKind("remembered", [SEAT], rest=Field("cards", "card"), look=True),
    EventKind("drew", [SEAT, CARD]),
    EventKind("took", [SEAT, CARD]),
    EventKind("exchanged", [SEAT, SLOT, Field("laid", "card"), CARD]),
    EventKind("threw", [SEAT, CARD]),
    EventKind("showed", [SEAT, SLOT, CARD], look=True),
    EventKind("matched", [SEAT, Field("count", "number"), SLOT, Field("laid", "card")]),
    EventKind("mismatched", [SEAT, Field("count", "number")]),
    EventKind("penalized", [SEAT, Field("points", "number")]),
    EventKind("gained", [SEAT, Field("turns", "number")]),
    EventKind("lost", [SEAT, Field("turns", "number")]),
    EventKind("lapsed", [SEAT, CARD]),
    EventKind("peeked", [SEAT, SLOT, CARD], look=True),
    EventKind("spied", [SEAT, Field("owner", "seat"), SLOT, CARD], look=True),
    EventKind("swapped", [SEAT, SLOT, Field("owner", "seat"), Field("other_slot", "slot")]),
    EventKind("declined", [SEAT]),
    EventKind("turned", [Field("count", "number")]),
    EventKind("shuffled", [Field("count", "number")]),
    EventKind("called", [SEAT]),
    EventKind("silent", [SEAT]),
    EventKind("revealed", [SEAT, Field("points", "number")], rest=Field("cards", "card")),
    EventKind("succeeded", [SEAT]),
    EventKind("tied", [SEAT]),
    EventKind("failed", [SEAT]),
    EventKind("uncalled", []),
    EventKind("scored", [SEAT, Field("points", "number"), Field("total", "number")]),
    EventKind("won", [Field("total", "number")], rest=Field("seats", "seat")),
)
