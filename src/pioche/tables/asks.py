"""What may be asked of a table: each answers with the entries to write, or with the Refusal of table or rules."""

from typing import Final

from pioche.bots.bot import bot_for
from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.tables.entries import (
    Arrived,
    By,
    Closed,
    Departed,
    Entry,
    Joined,
    Moved,
    Muted,
    Paused,
    Resumed,
    Said,
    Seen,
    Started,
    Vacated,
)
from pioche.tables.table import CLOSED, OPEN, OVER, PLAYING, Table

PHRASES: Final = ("hello", "well-played", "thanks", "oops", "thinking", "your-turn", "good-game", "bye")


def refused(key: str, **words: str) -> Refusal:
    return Refusal("table", None, key, words=words)


def join(table: Table, token: str, name: str, entropy: str, seat: int | None = None) -> list[Entry]:
    """A person takes a free seat, the first if none is named; whoever sits there already adds to the seed.

    [] where this very thing was asked before.
    """
    mine = table.seat_of(token)
    if mine is not None and (table.chairs[mine].name, table.chairs[mine].entropy) == (name, entropy):
        return []
    if table.status != OPEN:
        raise refused("table-started")
    if mine is not None:
        return [Joined(mine, token, name, entropy)]
    free = [i for i, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise refused("table-full")
    if seat is not None and seat not in free:
        raise refused("table-seat-taken")
    return [Joined(free[0] if seat is None else seat, token, name, entropy)]


def leave(table: Table, seat: int) -> list[Entry]:
    """The person of a seat goes for good; while a match is on, a bot takes over."""
    _open_still(table)
    bot = "" if table.status == OPEN else stand_in(table)
    return [Vacated(seat, bot, by_host=False, name=table.chairs[seat].name)]


def stand_in(table: Table) -> str:
    """The bot that plays for whoever is not there."""
    return usual_bot(table.game)


def usual_bot(game: Game) -> str:
    """The bot where none is named."""
    for name in ("normal", "random"):
        if bot_for(game.slug, name) is not None:
            return name
    raise refused("table-no-bot", game=game.slug)


# The host.


def start(table: Table) -> list[Entry]:
    if table.status != OPEN:
        raise refused("table-started")
    if any(chair.free for chair in table.chairs):
        raise refused("table-not-full")
    return [Started()]


def vacate(table: Table, seat: int, bot: str) -> list[Entry]:
    """The host removes whoever is in a seat: it is free again, or a bot's (always a bot's once dealt)."""
    _open_still(table)
    if not 0 <= seat < table.players:
        raise refused("table-no-seat", last=str(table.players - 1))
    if not bot and table.status != OPEN:
        bot = stand_in(table)
    if bot and bot_for(table.game.slug, bot) is None:
        raise refused("table-bot-unknown", given=bot)
    return [Vacated(seat, bot, by_host=True, name=table.chairs[seat].name)]


def pause(table: Table) -> list[Entry]:
    if table.status != PLAYING:
        raise refused("table-not-playing")
    return [] if table.paused else [Paused()]


def resume(table: Table) -> list[Entry]:
    if table.status != PLAYING:
        raise refused("table-not-playing")
    return [Resumed()] if table.paused else []


def close(table: Table) -> list[Entry]:
    return [] if table.status == CLOSED else [Closed("host")]


def rematch(table: Table, name: str) -> list[Entry]:
    """The table closes and says where it goes on; [] where it has said so already."""
    if table.status == CLOSED and not table.rematch:
        raise refused("table-closed")
    return [] if table.rematch else [Closed("rematch", name)]


def _open_still(table: Table) -> None:
    if table.status in (OVER, CLOSED):
        raise refused("table-over")


# Playing.


def move(table: Table, seat: int, turn: int, text: str, client: str, by: By = "person") -> list[Entry]:
    """A whole move in answer to a turn; [] where this very move was written before."""
    if by == "person" and table.done("move", seat, client):
        return []
    if table.status == PLAYING and turn != table.turn:
        raise refused("table-turn-past")
    return [Moved(seat, table.game.notation(_allowed(table, seat, text)), client, by)]


def why(table: Table, seat: int, text: str) -> Refusal | None:
    """Why a seat may not make this move now; asks the rules and nobody else. None where it may."""
    try:
        _allowed(table, seat, text)
    except Refusal as refusal:
        return refusal
    return None


def _allowed(table: Table, seat: int, text: str) -> Move:
    """The move that a text means; raises the Refusal of one that may not be made now."""
    if table.status in (OVER, CLOSED):
        raise refused("table-over")
    if table.status != PLAYING:
        raise refused("table-not-playing")
    if table.paused:
        raise refused("table-paused")
    asked = table.game.parse(text)
    if table.to_act != seat:
        raise Refusal("seat", None, "table-not-your-turn")
    refusal = table.game.refusal(table.match, asked)
    if refusal is not None:
        raise refusal
    return asked


def seen(table: Table, seat: int, version: int) -> list[Entry]:
    """Written down only where something is waited for."""
    if table.status == CLOSED:
        return []
    chair = table.chairs[seat]
    version = min(version, table.version)
    waits = any(shown <= version for shown, _ in chair.looks) or 0 < chair.reveal <= version
    return [Seen(seat, version)] if waits else []


# Talking, coming and going.


def say(table: Table, seat: int, text: str, client: str = "", *, phrase: bool) -> list[Entry]:
    if table.done("say", seat, client):
        return []
    if table.status == CLOSED:
        raise refused("table-closed")
    if not table.created.chat:
        raise refused("table-no-chat")
    if phrase and text not in PHRASES:
        raise refused("table-no-phrase", known=", ".join(PHRASES))
    if not text.strip():
        raise refused("table-nothing-said")
    return [Said(seat, text, phrase, client, table.chairs[seat].name)]


def mute(table: Table, seat: int, other: int, *, muted: bool) -> list[Entry]:
    _open_still(table)
    if not 0 <= other < table.players or other == seat:
        raise refused("table-no-seat", last=str(table.players - 1))
    if (other in table.chairs[seat].muted) == muted:
        return []
    return [Muted(seat, other, muted)]


def arrive(table: Table, seat: int, process: str) -> list[Entry]:
    return [] if process in table.chairs[seat].processes else [Arrived(seat, process)]


def depart(table: Table, seat: int, process: str) -> list[Entry]:
    return [Departed(seat, process)] if process in table.chairs[seat].processes else []
