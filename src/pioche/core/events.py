"""What happened, as rows of small ints; a value that not everybody may see carries its audience."""

from mypy_extensions import i64

from pioche.core.redaction import redact
from pioche.core.seats import EVERYONE, Seat, only


class Field:
    """One column of an event, or one fact of a refusal: its name and what its number stands for."""

    def __init__(self, name: str, spell: str) -> None:
        self.name = name
        self.spell = spell  # "number", "seat", "card", … : how Game.code and Game.spell write it


class EventKind:
    """The shape of one kind of event; `rest`, where given, is a column that repeats to the end of the row.

    A `look` shows for a moment what no zone shows afterwards: tables keep it in sight until the seat that saw it moves.
    """

    def __init__(self, name: str, fields: list[Field], rest: Field | None = None, *, look: bool = False) -> None:
        self.name = name
        self.fields = fields
        self.rest = rest
        self.look = look

    def column(self, index: int) -> Field:
        if index < len(self.fields):
            return self.fields[index]
        if self.rest is None:
            raise IndexError(f"event {self.name} has no column {index}")
        return self.rest


class Event:
    def __init__(self, kind: int, values: list[int], audiences: list[int] | None, witnesses: int) -> None:
        self.kind = kind  # index into Game.events
        self.values = values
        self.audiences = audiences  # one mask a value; None where everybody may see all
        self.witnesses = witnesses  # who may know that it happened at all

    def seen_by(self, viewer: Seat) -> "Event | None":
        """The event as this viewer gets it; None where only the version number advances."""
        me = only(viewer)
        witnesses: i64 = self.witnesses
        if witnesses != EVERYONE and witnesses & me == 0:
            return None
        return Event(self.kind, redact(self.values, self.audiences, viewer), None, EVERYONE)


class Journal:
    """Collects events while somebody listens; its length is the version number every viewer shares."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(self, kind: i64, values: list[int]) -> None:
        """An event that everybody sees in full."""
        self.events.append(Event(kind, values, None, EVERYONE))

    def whisper(self, kind: i64, values: list[int], audiences: list[int]) -> None:
        """An event everybody knows of, some of whose values are secrets."""
        self.events.append(Event(kind, values, audiences, EVERYONE))

    def confide(self, kind: i64, values: list[int], witnesses: i64) -> None:
        """An event that only its witnesses know of."""
        self.events.append(Event(kind, values, None, witnesses))
