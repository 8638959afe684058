"""What is written down of a table: entries, numbered from 1, that are never changed or taken away.

A table is what its entries make of it: everything else about it, the match included, is worked out from them.
"""

from typing import Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "absent", "clock"]


class Clock(Struct, frozen=True):
    """Seconds that a move may take, 0 for any time; and how long an absent player is waited for."""

    move: int = 0
    grace: int = 30


class Created(Struct, tag="created", frozen=True):
    """The table, before anybody sits at it. `secret` is the server's part of the seed; its commitment is public."""

    game: str
    rules: int
    options: dict[str, object]
    bots: list[str]  # the bot of each seat, "" where a person may sit
    code: str
    secret: str
    host: str  # the hash of the host's token
    clock: Clock = Clock()
    spectators: bool = True
    chat: bool = True
    listed: bool = False
    memory_aid: bool = False
    takeback: bool = False  # with one person and only bots, any move may be taken back


class Joined(Struct, tag="joined", frozen=True):
    """A person sits down, or once more adds to the seed; `token` is the hash of the seat's secret."""

    seat: int
    token: str
    name: str
    entropy: str


class Vacated(Struct, tag="vacated", frozen=True):
    """The person of a seat is gone for good: it is free, or a bot's; the old link opens nothing."""

    seat: int
    bot: str
    by_host: bool
    name: str = ""  # of the person who is gone


class Started(Struct, tag="started", frozen=True):
    """The cards are dealt, from the secret and what the players' clients added until now."""


class Moved(Struct, tag="moved", frozen=True):
    """A whole move. `client`, here and elsewhere, is the sender's own name for it: sent again, it counts once."""

    seat: int
    move: str
    client: str
    by: By


class Undone(Struct, tag="undone", frozen=True):
    """Moves are taken back, until so many are left."""

    seat: int
    left: int
    client: str = ""


class Seen(Struct, tag="seen", frozen=True):
    """A seat has seen what it was shown up to this version."""

    seat: int
    version: int


class Said(Struct, tag="said", frozen=True):
    """Chat, or the name of one of our phrases, which each reads in their own language."""

    seat: int
    text: str
    phrase: bool
    client: str = ""
    name: str = ""  # of who said it: another may sit there since


class Muted(Struct, tag="muted", frozen=True):
    """A seat no longer hears what another says, or hears it again."""

    seat: int
    other: int
    muted: bool


class Arrived(Struct, tag="arrived", frozen=True):
    """Somebody with this seat's link is connected to this process."""

    seat: int
    process: str


class Departed(Struct, tag="departed", frozen=True):
    """Nobody with this seat's link is connected to this process any more."""

    seat: int
    process: str


class Paused(Struct, tag="paused", frozen=True):
    pass


class Resumed(Struct, tag="resumed", frozen=True):
    pass


class Closed(Struct, tag="closed", frozen=True):
    """Nothing more happens here; `rematch` is the table where it goes on."""

    reason: Literal["host", "idle", "rematch"]
    rematch: str = ""


Entry = (
    Created
    | Joined
    | Vacated
    | Started
    | Moved
    | Undone
    | Seen
    | Said
    | Muted
    | Arrived
    | Departed
    | Paused
    | Resumed
    | Closed
)

_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    entry: Entry = _decoder.decode(body)
    return entry
