"""What can happen, as rows of small ints."""

from typing import Final

from pioche.core.events import EventKind, Field

_SEAT: Final = Field("seat", "seat")
_CARD: Final = Field("card", "card")
_CARDS: Final = Field("cards", "card")
_COMBINATION: Final = Field("combination", "number")
_PROGRAMME: Final = Field("programme", "programme")

DEALER: Final = 0
PROGRAMME: Final = 1
SUN: Final = 2
DEALT: Final = 3
TURNED: Final = 4
DREW: Final = 5
TOOK: Final = 6
RESHUFFLED: Final = 7
REVEALED: Final = 8
LAID_RUN: Final = 9
LAID_SET: Final = 10
ADDED: Final = 11
ADDED_LOW: Final = 12
ADDED_HIGH: Final = 13
DISCARDED: Final = 14
ROUND_ENDED: Final = 15
ASKED: Final = 16
KEPT: Final = 17
EXCHANGED: Final = 18
RECYCLED: Final = 19
WON: Final = 20
MATCH_ENDED: Final = 21

EVENTS: Final = (
    # The cards turned up one by one from `first` on, until the first spade made the dealer (PR-20).
    EventKind("dealer", [Field("dealer", "seat"), Field("first", "seat")], _CARDS),
    EventKind("programme", [_SEAT, _PROGRAMME]),
    EventKind("sun", [_SEAT, _PROGRAMME]),
    EventKind("dealt", [_SEAT], _CARDS),
    EventKind("turned", [Field("dealer", "seat"), _CARD]),
    EventKind("drew", [_SEAT, _CARD]),
    EventKind("took", [_SEAT, _CARD]),
    EventKind("reshuffled", [Field("count", "number")]),
    EventKind("revealed", [_SEAT, _PROGRAMME]),
    EventKind("laid_run", [_SEAT, _COMBINATION, Field("low", "rank")], _CARDS),
    EventKind("laid_set", [_SEAT, _COMBINATION], _CARDS),
    EventKind("added", [_SEAT, _CARD, _COMBINATION]),
    EventKind("added_low", [_SEAT, _CARD, _COMBINATION]),
    EventKind("added_high", [_SEAT, _CARD, _COMBINATION]),
    EventKind("discarded", [_SEAT, _CARD]),
    EventKind("round_ended", [Field("round", "number")]),
    EventKind("asked", [_SEAT]),
    EventKind("kept", [_SEAT]),
    EventKind("exchanged", [_SEAT, _PROGRAMME]),
    EventKind("recycled", [Field("count", "number")], Field("programmes", "programme")),
    EventKind("won", [_SEAT]),
    EventKind("match_ended", [Field("rounds", "number")]),
)
