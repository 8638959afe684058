"""Everything that goes over the wire, typed once; `pioche serve --schema` writes it as JSON Schema.

HTTP asks for lobby, tables, records and rules. A WebSocket follows one table, from a seat or as a spectator.
What a viewer may not see never reaches this module: views and events come redacted.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from pioche.core.wire import Json
from pioche.tables.shown import Sight, TableShown

VERSION: Final = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=280)]
Client = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Secret = Annotated[str, Meta(pattern="^([0-9a-f]{32,64})?$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 86_400)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Token = Annotated[str, Meta(max_length=64)]
Setting = str | int | bool | None

# HTTP: what is asked. A seat's secret travels in the header `Authorization: Bearer …`.


class SeatAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: mine, open to whoever comes, or a bot's."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """`secret`, where the client chooses it, opens the seat; sent again with the same, it is the same table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=8)]
    name: Name
    entropy: Entropy
    options: Annotated[dict[str, Setting], Meta(max_length=40)] = {}
    move_seconds: Seconds = 0
    grace_seconds: Annotated[int, Meta(ge=5, le=3600)] = 30
    spectators: bool = True
    chat: bool = True
    listed: bool = False
    memory_aid: bool = False
    takeback: bool = False
    secret: Secret = ""


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down, in the first free seat unless one is named; with a seat's secret, add to the seed once more.

    `secret`, where the client chooses it, opens the seat; sent again with the same, it is the same seat.
    """

    name: Name
    entropy: Entropy
    seat: Seat | None = None
    secret: Secret = ""


class HostAsks(Struct, forbid_unknown_fields=True, frozen=True):
    """What only the host may do: `free` removes whoever is in a seat, `bot` gives it to a bot."""

    act: Literal["start", "pause", "resume", "close", "free", "bot", "rematch"]
    seat: Seat | None = None
    bot: Annotated[str, Meta(max_length=40)] = ""


class ZoneTold(Struct, frozen=True):
    """What is told in words of a zone; the rest of it may come along."""

    name: Annotated[str, Meta(max_length=40)]
    owner: Seat | None
    spell: Annotated[str, Meta(max_length=40)]
    values: Annotated[list[str | int | None], Meta(max_length=120)]


class ValueTold(Struct, forbid_unknown_fields=True, frozen=True):
    """A value of a zone or an event, with what it is."""

    spell: Annotated[str, Meta(max_length=40)]
    value: str | int | None


class FactTold(Struct, forbid_unknown_fields=True, frozen=True):
    """A fact of a view, by its name."""

    name: Annotated[str, Meta(max_length=40)]
    spell: Annotated[str, Meta(max_length=40)]
    value: str | int | None


class Decision(Struct, forbid_unknown_fields=True, frozen=True):
    """What of a view says what is being decided."""

    phase: Annotated[str, Meta(max_length=40)]
    viewer: Seat
    legal: Annotated[list[int], Meta(max_length=120)]
    zones: Annotated[list[ZoneTold], Meta(max_length=40)]
    facts: Annotated[list[FactTold], Meta(max_length=40)]


class WordsAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """What was received, to be put into words; `names` are those of the seats. No table tells more at once."""

    lang: Literal["fr", "en"]
    names: Annotated[list[Name], Meta(max_length=8)] = []
    events: Annotated[list[Json], Meta(max_length=120)] = []
    moves: Annotated[list[Notation], Meta(max_length=120)] = []
    zones: Annotated[list[ZoneTold], Meta(max_length=40)] = []
    facts: Annotated[list[FactTold], Meta(max_length=40)] = []
    values: Annotated[list[ValueTold], Meta(max_length=120)] = []
    decision: Decision | None = None


# HTTP: what is answered.


class Seated(Struct, frozen=True):
    """The secret of a seat: whoever has it plays there. Shown once, kept only as a hash."""

    table: TableShown
    seat: int | None  # null for a host without a seat
    token: str


class Lobby(Struct, frozen=True):
    tables: list[TableShown]


class OptionWords(Struct, frozen=True):
    """An option in words: what it is called, and each value that has a name, by the value as JSON writes it.

    `about` says what the booklet does and what a choice changes; empty where the game does not say.
    """

    titles: dict[str, str]
    about: dict[str, str]
    values: dict[str, dict[str, str]]


class PresetShown(Struct, frozen=True):
    """A way to play that people know by name: what is not as in the booklet."""

    titles: dict[str, str]
    options: dict[str, Setting]


class GameShown(Struct, frozen=True):
    """`printed` is what stands on cards and their codes do not say, by spell and code; each game has its own fields."""

    slug: str
    titles: dict[str, str]
    taglines: dict[str, str]
    least: int
    most: int
    rules: int
    options: Json  # JSON Schema
    option_words: dict[str, OptionWords]
    presets: dict[str, PresetShown]  # the booklet's first
    bots: list[str]
    phrases: list[str]
    printed: dict[str, dict[str, Json]]


class Games(Struct, frozen=True):
    games: list[GameShown]


class Rules(Struct, frozen=True):
    """A rulebook in Markdown, or one clause of it."""

    game: str
    lang: str
    clause: str | None
    text: str


class Worded(Struct, frozen=True):
    """A sentence for each thing asked, in the order asked; "" for an event that is not worth a line.

    `titles` are those of the zones alone; `decision` is the question that is put to the seat.
    """

    events: list[str]
    moves: list[str]
    zones: list[str]
    titles: list[str]
    facts: list[str]
    values: list[str]
    decision: str


class Failure(Struct, frozen=True):
    """What went wrong and what to do, in every language we speak; `clause` where a rule says so."""

    kind: str
    clause: str | None
    text: dict[str, str]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str


# WebSocket: what a client says.


class Hello(Struct, tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message: a seat's secret, or none for a spectator; `since`, the last version received."""

    protocol: int
    token: Token = ""
    since: Count = 0


class Move(Struct, tag="move", forbid_unknown_fields=True, frozen=True):
    """A whole move in answer to a turn. Sent again under the same name (`client`), it counts once."""

    client: Client
    turn: Count
    move: Notation


class Why(Struct, tag="why", forbid_unknown_fields=True, frozen=True):
    """Asks why a move is not allowed, without making it."""

    client: Client
    move: Notation


class Undo(Struct, tag="undo", forbid_unknown_fields=True, frozen=True):
    client: Client
    turn: Count


class Seen(Struct, tag="seen", forbid_unknown_fields=True, frozen=True):
    """This seat has seen what it was shown up to this version."""

    version: Count


class Say(Struct, tag="say", forbid_unknown_fields=True, frozen=True):
    client: Client
    text: Text
    phrase: bool = False


class Mute(Struct, tag="mute", forbid_unknown_fields=True, frozen=True):
    client: Client
    seat: Seat
    muted: bool = True


class Ping(Struct, tag="ping", forbid_unknown_fields=True, frozen=True):
    pass


Said = Hello | Move | Why | Undo | Seen | Say | Mute | Ping

# WebSocket: what the server says.


class Snapshot(Struct, tag="snapshot", frozen=True):
    """How things stand, what happened since the version last acknowledged, and what was last said."""

    protocol: int
    seat: int | None
    table: TableShown
    sight: Sight
    since: int
    events: list[Json]
    chat: list[Json]
    muted: list[int]  # the seats that the viewer does not hear
    rounds: list[list[int]]  # the scores when each round began, and after the last: a line more for each that ended


class Happened(Struct, tag="happened", frozen=True):
    """What happened after version `since`, one entry a version (`{"kind": null}` for what is not yours to know)."""

    since: int
    events: list[Json]
    sight: Sight
    table: TableShown | None  # null where seats and settings are as they were
    rounds: list[list[int]] | None  # null where no round has ended, or been taken back


class Acknowledged(Struct, tag="ack", frozen=True):
    """What was asked under this name is on disk."""

    client: str


class Refused(Struct, tag="refused", frozen=True):
    """What was asked under this name was not done, and changed nothing. `client` is "" where none was given."""

    client: str
    error: Failure


class Reason(Struct, tag="reason", frozen=True):
    """The answer to `why`; null where the move is allowed."""

    client: str
    error: Failure | None


class Pong(Struct, tag="pong", frozen=True):
    now: int  # the server's clock, in milliseconds since 1970


Told = Snapshot | Happened | Acknowledged | Refused | Reason | Pong

# The lobby's own WebSocket says Lobby whenever it has changed, and Refused before it closes.
