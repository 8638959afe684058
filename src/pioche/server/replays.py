"""Matches played again for whoever looks at them afterwards: those of this server's tables, and any record."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pioche.core.events import Event, Journal
from pioche.core.game import Game
from pioche.core.record import Record, Takeover, Undo, read
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.replaying import open_view, opening, played
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.verifying import checking
from pioche.core.wire import Json, encode_event, encode_view
from pioche.server import failures
from pioche.server.answers import answer, bearer, body_of, queried, refused, table_of
from pioche.server.house import House
from pioche.server.http import record_for
from pioche.server.protocol_after import FindingTold, Frame, Outline, Replay, ReplayAsked, Standing
from pioche.tables import asks
from pioche.tables.nature import hashed
from pioche.tables.table import CLOSED, OVER, Table, is_private_to
from pioche.texts import LANGUAGES, speech
from pioche.texts.findings import finding_text

OPEN: Final = "open"
MOST_MOVES: Final = 5000  # of a record that somebody brings, what was taken back included
LONGEST_MOVE: Final = 400
SLICE: Final = 0.005  # seconds of replaying after which the tables of this server come first


@dataclass(frozen=True)
class Match:
    """A match before its first move, and what is to be played in it."""

    record: Record
    game: Game
    state: State  # as dealt; its journal has heard the deal
    memory: bool  # whether its players were shown what they had seen before
    ended: bool  # while it is on, nothing is verified: the seed is nobody's to know


class ReplayDoor:
    def __init__(self, house: House) -> None:
        self.house = house
        self._one = asyncio.Lock()  # one match at a time, however many ask

    async def table(self, request: Request) -> Response:
        """What was played here; while it is on, only what this very viewer has seen and may look at again."""
        wanted = queried(request, ReplayAsked)
        self._slow_down(request)
        try:
            async with self.house.room.reading(table_of(request)) as live:
                assert live.table is not None
                match = _at_table(live.table, bearer(request), wanted.view)
        except KeyError:
            raise failures.no_table() from None
        return answer(await self._replayed(match, wanted))

    async def record(self, request: Request) -> Response:
        """What a file says was played."""
        wanted = queried(request, ReplayAsked)
        self._slow_down(request)
        record = bounded(read(await body_of(request, 16 * self.house.settings.limits.message_bytes)))
        game = game_of(record.game)
        try:
            state = opening(record, game, Journal())
            memory = record.options.get("memory_aid") is True
            return answer(await self._replayed(Match(record, game, state, memory, ended=True), wanted))
        except Refusal as refusal:
            return refused(refusal, game)

    def _slow_down(self, request: Request) -> None:
        wait = self.house.allowance.replays.wait(request.scope["address"])
        if wait:
            raise failures.limited("server-requests", wait)

    async def _replayed(self, match: Match, wanted: ReplayAsked) -> Replay:
        if wanted.view.isdigit() and int(wanted.view) >= len(match.record.seats):
            raise asks.refused("table-no-seat", last=str(len(match.record.seats) - 1))
        async with self._one:
            breath = Breath()
            frames: list[Frame] = []
            standings: list[Standing] = []
            step = 0
            for step, frame in _steps(match, wanted, standings):
                if frame is not None:
                    frames.append(frame)
                if wanted.first > 0 and step + 1 >= wanted.first + wanted.count:
                    break
                await breath.taken()
            if wanted.first > 0:
                return Replay(None, frames)
            over = match.state.seat == NOBODY
            finding = await _finding(match, breath) if match.ended else None
            return Replay(Outline(step, over, standings, finding), frames)


class Breath:
    """Lets everything else of this server go on, once in a while."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    async def taken(self) -> None:
        if time.monotonic() - self._since > SLICE:
            await asyncio.sleep(0)
            self._since = time.monotonic()


# Whose match, and who may see it.


def _at_table(table: Table, token: str, view: str) -> Match:
    record = record_for(table, token)
    ended = table.status in (OVER, CLOSED)
    seat = table.seat_of(hashed(token))
    if not ended and view != str(seat):  # whoever watches may see what a player must not
        raise asks.refused("table-replay-own")
    return Match(record, table.game, table.replayed(0), table.created.memory_aid, ended)


def bounded(record: Record) -> Record:
    """A record that is not too much work; the command line replays any."""
    moves = [*record.moves, *(move for mark in record.marks if isinstance(mark, Undo) for move in mark.undone)]
    if len(moves) + len(record.marks) > MOST_MOVES or any(len(move) > LONGEST_MOVE for move in moves):
        raise Refusal("size", None, "server-record-long", words={"most": str(MOST_MOVES)})
    return record


# What is seen of it.


def _steps(match: Match, wanted: ReplayAsked, standings: list[Standing]) -> Iterator[tuple[int, Frame | None]]:
    """Each step, with what is seen of it where that was asked for; ends where the rules refuse a move."""
    asked_for = range(wanted.first, wanted.first + wanted.count)
    stood_in = {mark.move: mark.by for mark in match.record.marks if isinstance(mark, Takeover)}
    state, journal = match.state, match.state.journal
    assert journal is not None
    mover: int | None = None
    try:
        for step, _ in enumerate(played(match.game, state, match.record.moves)):
            events, journal.events = journal.events, []
            now = Standing(step, state.round, state.scores())
            if not standings or (standings[-1].round, standings[-1].scores) != (now.round, now.scores):
                standings.append(now)
            frame: Frame | None = None
            if step in asked_for:
                frame = _frame(match, mover, events, wanted.view)
                if step in stood_in:
                    frame.events.insert(0, {"table": "moved", "seat": mover, "by": stood_in[step]})
            mover = int(state.seat)
            yield step, frame
    except Refusal:
        return  # the finding says which move, and why


def _frame(match: Match, mover: int | None, events: list[Event], view: str) -> Frame:
    game = match.game
    if view == OPEN:
        told = [encode_event(game, event) for event in events]
        return Frame(mover, told, [], encode_view(game, open_view(match.state), memory=False))
    viewer = Seat(int(view)) if view.isdigit() else SPECTATOR
    looks = [event for event in events if game.events[event.kind].look and is_private_to(event, viewer)]
    return Frame(
        mover,
        _seen(game, events, viewer),
        _seen(game, looks, viewer),
        encode_view(game, match.state.view(viewer), memory=match.memory),
    )


def _seen(game: Game, events: list[Event], viewer: Seat) -> list[Json]:
    return [encode_event(game, event.seen_by(viewer)) for event in events]


async def _finding(match: Match, breath: Breath) -> FindingTold:
    check = checking(match.record)
    while True:
        try:
            next(check)
        except StopIteration as end:
            text = {lang: finding_text(end.value, speech(match.game, lang)) for lang in LANGUAGES}
            return FindingTold(end.value.verdict, end.value.fair(), text)
        await breath.taken()
