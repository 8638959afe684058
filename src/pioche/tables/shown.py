"""The shape of what one viewer gets of a table; sight.py fills it in."""

from msgspec import Struct

from pioche.core.wire import Json


class ChairShown(Struct, frozen=True):
    """A seat, as anybody may know it."""

    name: str
    bot: str  # "" for a person
    free: bool
    present: bool
    host: bool


class TableShown(Struct, frozen=True):
    """What anybody with the link may know of a table."""

    table: str
    code: str
    game: str
    rules: int
    options: dict[str, object]
    status: str
    paused: bool
    chairs: list[ChairShown]
    move_seconds: int
    grace_seconds: int
    spectators: bool
    chat: bool
    listed: bool
    memory_aid: bool
    takeback: bool
    commitment: str
    rematch: str


class Sight(Struct, frozen=True):
    """The match as one viewer sees it, at a version that all viewers share."""

    version: int
    turn: int  # what a move must answer
    view: Json | None  # null before the deal
    moves: list[str]  # what this viewer may do now
    looks: list[Json]  # shown to this viewer and not yet acknowledged
    waiting: list[int]  # the seats that still look at something
    deadline: int | None  # when a bot decides instead, in milliseconds since 1970
