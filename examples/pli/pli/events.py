"""What can happen, in the past tense."""

from typing import Final

from pioche.core.events import EventKind, Field

DEALT: Final = 0
PLAYED: Final = 1
TOOK: Final = 2
SHOWN: Final = 3

EVENTS: Final = (
    EventKind("dealt", [Field("seat", "seat")], rest=Field("cards", "card")),
    EventKind("played", [Field("seat", "seat"), Field("card", "card")]),
    EventKind("took", [Field("seat", "seat"), Field("tokens", "number")]),
    EventKind("shown", [], rest=Field("cards", "card")),
)
