"""Tables over HTTP: making one, sitting down, leaving, hosting, and the record of what was played."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.record import Record
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.server import failures
from pioche.server.answers import answer, asked, bearer, json_answer, refused, table_of
from pioche.server.house import House
from pioche.server.one_line import one_line
from pioche.server.protocol import HostAsks, Join, NewTable, Seated
from pioche.tables import asks
from pioche.tables.entries import Clock, Created, Entry, Joined
from pioche.tables.nature import LETTERS, hashed
from pioche.tables.recording import record_of
from pioche.tables.room import Ask
from pioche.tables.shown import TableShown
from pioche.tables.sight import shown
from pioche.tables.table import CLOSED, OVER, Table

SECRET: Final = 32  # bytes of the server's part of a deal
TOKEN: Final = 16  # bytes of a seat's link
NAME: Final = 24  # hexadecimal digits of a table's


class TablesDoor:
    def __init__(self, house: House) -> None:
        self.house = house
        self.room = house.room

    # Looking.

    async def lobby(self, request: Request) -> Response:
        return json_answer(await self.house.lobby.read())

    async def table(self, request: Request) -> Response:
        return answer(await self._shown(table_of(request)))

    async def code(self, request: Request) -> Response:
        code = request.path_params["code"].upper()
        name = await self.room.store.find(code) if set(code) <= set(LETTERS) else None
        if name is None:
            raise Refusal("not-found", None, "server-no-code")
        return answer(await self._shown(name))

    async def record(self, request: Request) -> Response:
        """Everything once it is over; before that, what a memory aid would remember anyway."""
        try:
            async with self.room.reading(table_of(request)) as live:
                assert live.table is not None
                return json_answer(record_for(live.table, bearer(request)).text().encode())
        except KeyError:
            raise failures.no_table() from None

    # Coming and going.

    async def create(self, request: Request) -> Response:
        wanted = await asked(request, NewTable, self._most)
        game = game_of(wanted.game)
        try:
            with self._charged(request):
                return await self._created(game, wanted)
        except Refusal as refusal:
            return refused(refusal, game)

    async def _created(self, game: Game, wanted: NewTable) -> Response:
        nature = self.room.nature
        mine = [seat for seat, asked_for in enumerate(wanted.seats) if asked_for.who == "me"]
        if len(mine) > 1:
            raise asks.refused("table-one-seat")
        game.start(len(wanted.seats), FastRng("possible"), wanted.options)  # refuses what could never be dealt
        options, _ = game.settled(wanted.options, {})
        aided = wanted.memory_aid or options.get("memory_aid") is True
        if "memory_aid" in options:  # some games name the table's memory aid in their rules
            options["memory_aid"] = aided
        token = wanted.secret or nature.hex(TOKEN)
        created = Created(
            game=game.slug,
            rules=game.rules,
            options=options,
            bots=[_bot(game, seat.bot) if seat.who == "bot" else "" for seat in wanted.seats],
            code=nature.code(),
            secret=nature.hex(SECRET),
            host=hashed(token),
            clock=Clock(wanted.move_seconds, wanted.grace_seconds),
            spectators=wanted.spectators,
            chat=wanted.chat,
            listed=wanted.listed,
            memory_aid=aided,
            takeback=wanted.takeback,
        )
        joined = [Joined(seat, hashed(token), _name(wanted.name), wanted.entropy) for seat in mine]
        name = hashed(f"table {token}")[:NAME] if wanted.secret else ""
        table = await self.room.create(created, joined, name)
        return answer(Seated(shown(table), mine[0] if mine else None, token), 201)

    async def join(self, request: Request) -> Response:
        wanted = await asked(request, Join, self._most)
        given = bearer(request)
        token = given or wanted.secret or self.room.nature.hex(TOKEN)
        name = _name(wanted.name)

        def ask(table: Table) -> list[Entry]:
            if given and table.seat_of(hashed(given)) is None and hashed(given) != table.host:
                raise Refusal("link", None, "table-seat-lost")
            return asks.join(table, hashed(token), name, wanted.entropy, wanted.seat)

        self._slow_down(request, request.scope["address"])
        await self._act(request, ask)
        async with self.room.reading(table_of(request)) as live:
            assert live.table is not None
            return answer(Seated(shown(live.table), live.table.seat_of(hashed(token)), token))

    async def leave(self, request: Request) -> Response:
        token = self._token(request)

        def ask(table: Table) -> list[Entry]:
            seat = table.seat_of(token)
            if seat is None:
                raise Refusal("link", None, "table-seat-lost")
            return asks.leave(table, seat)

        await self._act(request, ask)
        return answer(await self._shown(table_of(request)))

    # Hosting.

    async def host(self, request: Request) -> Response:
        wanted = await asked(request, HostAsks, self._most)
        token = self._token(request)
        self._slow_down(request, token)

        def ask(table: Table) -> list[Entry]:
            if token != table.host:
                raise Refusal("link", None, "table-not-host")
            return _hosted(table, wanted)

        await self._act(request, ask)
        name = table_of(request)
        if wanted.act == "rematch":
            with self._charged(request):
                return answer(shown(await self.room.rematch(name)))
        return answer(await self._shown(name))

    # What they share.

    @property
    def _most(self) -> int:
        return self.house.settings.limits.message_bytes

    @contextmanager
    def _charged(self, request: Request) -> Iterator[None]:
        """Takes a new table from what is left to an address; gives it back where none came of it."""
        tables, address = self.house.allowance.tables, request.scope["address"]
        wait = tables.wait(address)
        if wait:
            raise failures.limited("server-tables", wait)
        try:
            yield
        except BaseException:
            tables.give_back(address)
            raise

    def _slow_down(self, request: Request, who: str) -> None:
        """Each of these is kept with the table for ever: nobody writes them as fast as they can."""
        wait = self.house.allowance.chat.wait((table_of(request), who))
        if wait:
            raise failures.limited("server-requests", wait)

    def _token(self, request: Request) -> str:
        token = bearer(request)
        if not token:
            raise Refusal("token", None, "server-no-token")
        return hashed(token)

    async def _shown(self, name: str) -> TableShown:
        try:
            async with self.room.reading(name) as live:
                assert live.table is not None
                return shown(live.table)
        except KeyError:
            raise failures.no_table() from None

    async def _act(self, request: Request, ask: Ask) -> list[Entry]:
        try:
            return await self.room.act(table_of(request), ask)
        except KeyError:
            raise failures.no_table() from None


def record_for(table: Table, token: str) -> Record:
    """What whoever has this secret, or none, may know of what was played here; a Refusal where that is nothing."""
    if table.state is None:
        raise asks.refused("table-no-record")
    if table.status in (OVER, CLOSED):
        return record_of(table)
    if not table.created.memory_aid:
        raise asks.refused("table-record-later")
    if not table.created.spectators and hashed(token) != table.host and table.seat_of(hashed(token)) is None:
        raise Refusal("link", None, "table-no-spectators")
    return record_of(table).withheld()


def _hosted(table: Table, wanted: HostAsks) -> list[Entry]:
    if wanted.act == "start":
        return asks.start(table)
    if wanted.act == "pause":
        return asks.pause(table)
    if wanted.act == "resume":
        return asks.resume(table)
    if wanted.act == "close":
        return asks.close(table)
    if wanted.act == "rematch":
        return []
    if wanted.seat is None:
        raise Refusal("message", None, "server-message", words={"reason": "missing", "field": "seat"})
    bot = _bot(table.game, wanted.bot) if wanted.act == "bot" else ""
    return asks.vacate(table, wanted.seat, bot)


def _bot(game: Game, name: str) -> str:
    """The bot asked for, or the usual one."""
    wanted = name or asks.usual_bot(game)
    if bot_for(game.slug, wanted) is None:
        raise asks.refused("table-bot-unknown", given=wanted)
    return wanted


def _name(text: str) -> str:
    """A name as it is written at the table: in one line, with something to see."""
    name = one_line(text)
    if not name or name != " ".join(text.split()):
        raise Refusal("message", None, "server-name")
    return name
