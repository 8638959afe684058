"""The WebSocket of a table: somebody follows it, from a seat or as a spectator, and plays."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from pioche.core.refusal import Refusal
from pioche.server import failures, protocol
from pioche.server.answers import deny, short, table_of
from pioche.server.house import House
from pioche.server.one_line import one_line
from pioche.server.outbox import SLOW, Outbox
from pioche.server.telling import encoded
from pioche.tables import asks
from pioche.tables.entries import Entry
from pioche.tables.nature import hashed
from pioche.tables.store.store import NotStored
from pioche.tables.table import Table
from pioche.tables.undo import undo

log = logging.getLogger(__name__)

GREETING = 5.0  # seconds until the first message
PATIENCE: Final = 20  # messages in a row that make no sense
REFUSED: Final = 1008
FAULT: Final = 1011

decoder: Final = msgspec.json.Decoder(protocol.Said)


class PlayDoor:
    """An application of its own: Starlette's WebSocket would stand between every message and the line."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            name = table_of(HTTPConnection(scope))
        except Refusal as refusal:
            await deny(refusal, scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        # A task of its own: else every message would wake all that stands between the line and this door.
        await asyncio.get_running_loop().create_task(self._follow(name, scope, receive, send))

    async def _follow(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        outbox = Outbox(scope, send, self._house.settings.limits.queue_bytes)
        await Session(self._house, name, receive, outbox).run()


class Session:
    """One connection. The room tells it what happened; it asks the room for what its client asks for."""

    def __init__(self, house: House, name: str, receive: Receive, outbox: Outbox) -> None:
        self.seat: int | None = None
        self._house = house
        self._room = house.room
        self._name = name
        self._receive = receive
        self._outbox = outbox
        self._token = ""  # the hash of the secret it came with
        self._allowed = house.allowance.messages()
        self._senseless = 0

    async def run(self) -> None:
        try:
            if await self._greeted():
                await self._converse()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._outbox.ended is None or task is None:
                raise
            task.uncancel()  # it was the outbox that ended it
        finally:
            self._room.unfollow(self._name, self)
        if self._outbox.ended == SLOW:
            self._house.metrics.dropped += 1
        await self._outbox.close()

    # Telling.

    def happened(self, table: Table, since: int) -> None:
        try:
            self._tell_of(table, since)
        except Exception:  # it is written and counts: whoever cannot be told comes back for how things stand
            log.exception("table %s could not be told", short(self._name))
            self._refuse("", failures.fault())
            self._outbox.end(FAULT)

    def _tell_of(self, table: Table, since: int) -> None:
        if self.seat is not None and table.chairs[self.seat].token != self._token:
            self._turned_away(Refusal("link", None, "table-seat-lost"))
            return
        if self.seat is None and not self._may_watch(table):
            self._turned_away(Refusal("link", None, "table-no-spectators"))
            return
        self._outbox.put(self._house.telling.happened(table, since, self.seat))

    def _tell(self, message: msgspec.Struct) -> None:
        self._outbox.put(encoded(message))

    def _refuse(self, client: str, refusal: Refusal, table: Table | None = None) -> None:
        self._house.metrics.refused(refusal.kind)
        self._tell(protocol.Refused(client, failures.failure(refusal, table.game if table is not None else None)))

    # Coming in.

    async def _greeted(self) -> bool:
        """Whether somebody came who may follow this table."""
        try:
            async with asyncio.timeout(GREETING):
                message = await self._receive()
        except TimeoutError:
            return self._turned_away(Refusal("message", None, "server-hello-late"), FAULT)
        if message["type"] == "websocket.disconnect":
            return False
        try:
            hello = self._read(message)
            if not isinstance(hello, protocol.Hello):
                raise Refusal("message", None, "server-hello-first")
            if hello.protocol != protocol.VERSION:
                words = {"given": str(hello.protocol), "known": str(protocol.VERSION)}
                raise Refusal("protocol", None, "server-protocol", words=words)
            self._outbox.busy = True
            await self._room.follow(self._name, self, lambda table: self._greet(table, hello))
            self._outbox.busy = False
        except Refusal as refusal:
            return self._turned_away(refusal)
        except NotStored as error:
            return self._turned_away(failures.not_stored(error), FAULT)
        except KeyError:
            return self._turned_away(failures.no_table())
        except Exception:
            log.exception("table %s could not be shown", short(self._name))
            return self._turned_away(failures.fault(), FAULT)
        return self._outbox.ended is None

    def _greet(self, table: Table, hello: protocol.Hello) -> None:
        self._token = hashed(hello.token)
        self.seat = table.seat_of(self._token)
        if self.seat is None:
            if hello.token and self._token != table.host:
                raise Refusal("link", None, "table-seat-lost")
            if not self._may_watch(table):
                raise Refusal("link", None, "table-no-spectators")
            # Whoever comes while a round's end is shown is told how it came about, once.
            known = max(table.ending_at, min(hello.since, table.version)) if table.end_shown else table.version
            self._outbox.put(self._house.telling.snapshot(table, known, None))
            return
        known = max(table.chairs[self.seat].known, min(hello.since, table.version))
        self._outbox.put(self._house.telling.snapshot(table, known, self.seat))

    def _may_watch(self, table: Table) -> bool:
        """Whether this connection may follow without a seat; whoever hosts a table may."""
        return table.created.spectators or self._token == table.host

    def _turned_away(self, refusal: Refusal, code: int = REFUSED) -> bool:
        """FAULT where the same may be answered otherwise in a moment."""
        self._refuse("", refusal)
        self._outbox.end(code)
        return False

    # Listening.

    async def _converse(self) -> None:
        while self._outbox.ended is None:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            self._outbox.busy = True  # what is on its way to the disk is brought to its end
            await self._hear(message)
            self._outbox.busy = False

    def _read(self, message: object) -> protocol.Said:
        """What a client said; raises a Refusal."""
        self._house.metrics.messages += 1
        wait = self._allowed.wait()
        if wait:
            raise failures.limited("server-messages", wait)
        said = _content(message)
        most = self._house.settings.limits.message_bytes
        if len(said) > most:
            raise failures.too_long(most)
        try:
            understood: protocol.Said = decoder.decode(said)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise failures.misunderstood(error) from None
        return understood

    async def _hear(self, message: object) -> None:
        try:
            said = self._read(message)
        except Refusal as refusal:
            self._refuse(_client(message), refusal)
            self._senseless += 1
            if self._senseless >= PATIENCE:
                self._outbox.end(REFUSED)
            return
        self._senseless = 0
        client = getattr(said, "client", "")
        try:
            await self._do(said)
        except Refusal as refusal:
            live = self._room.lives.get(self._name)
            self._refuse(client, refusal, live.table if live is not None else None)
        except NotStored as error:
            self._refuse(client, failures.not_stored(error))
        except Exception:  # a fault in one game must not cut its players off
            log.exception("table %s could not answer a %s", short(self._name), type(said).__name__)
            self._refuse(client, failures.fault())

    async def _do(self, said: protocol.Said) -> None:
        if isinstance(said, protocol.Move):
            await self._act(lambda table, seat: asks.move(table, seat, said.turn, said.move, said.client))
        elif isinstance(said, protocol.Why):
            await self._why(said)
            return
        elif isinstance(said, protocol.Undo):
            self._slow_down("server-messages")
            await self._act(lambda table, seat: undo(table, seat, said.turn, said.client))
        elif isinstance(said, protocol.Seen):
            await self._act(lambda table, seat: asks.seen(table, seat, said.version))
            return
        elif isinstance(said, protocol.Say):
            self._slow_down("server-chat")
            text = one_line(said.text)
            await self._act(lambda table, seat: asks.say(table, seat, text, said.client, phrase=said.phrase))
        elif isinstance(said, protocol.Mute):
            self._slow_down("server-messages")
            await self._act(lambda table, seat: asks.mute(table, seat, said.seat, muted=said.muted))
        elif isinstance(said, protocol.Ping):
            self._tell(protocol.Pong(self._room.nature.now()))
            return
        else:
            raise Refusal("message", None, "server-hello-again")
        self._tell(protocol.Acknowledged(said.client))

    async def _act(self, ask: Callable[[Table, int], list[Entry]]) -> None:
        await self._room.act(self._name, lambda table: ask(table, self._sits(table)))

    async def _why(self, said: protocol.Why) -> None:
        async with self._room.reading(self._name) as live:
            table = live.table
            assert table is not None
            refusal = asks.why(table, self._sits(table), said.move)
        error = failures.failure(refusal, table.game) if refusal is not None else None
        self._tell(protocol.Reason(said.client, error))

    def _sits(self, table: Table) -> int:
        """The seat that this connection still has."""
        if self.seat is None:
            raise Refusal("seat", None, "table-spectator")
        if table.chairs[self.seat].token != self._token:
            raise Refusal("link", None, "table-seat-lost")
        return self.seat

    def _slow_down(self, key: str) -> None:
        """Moves come to an end; whatever else is kept with the table is not written as fast as somebody can."""
        wait = self._house.allowance.chat.wait((self._name, self.seat))
        if wait:
            raise failures.limited(key, wait)


def _content(message: object) -> str | bytes:
    """A message is text; as bytes it means the same."""
    assert isinstance(message, dict)
    text = message.get("text")
    said: str | bytes = text if text is not None else message.get("bytes") or b""
    return said


def _client(message: object) -> str:
    """The name that a message which makes no sense gave itself, if that much can be read."""
    try:
        client = msgspec.json.decode(_content(message), type=dict[str, object]).get("client")
    except (msgspec.DecodeError, UnicodeError):
        return ""
    return client if isinstance(client, str) and len(client) <= 40 else ""
