"""The tables that anybody may find, told again whenever they change."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pioche.core.refusal import Refusal
from pioche.server import failures, protocol
from pioche.server.outbox import Outbox
from pioche.server.telling import encoded
from pioche.tables.room import Room
from pioche.tables.store.store import NotStored
from pioche.tables.table import Table

log = logging.getLogger(__name__)

MOST: Final = 100  # tables, the newest
SOON: Final = 0.3  # seconds: what changes together is told together
REFUSED: Final = 1008
BROKEN: Final = 1011
REMEMBERED: Final = 10_000  # tables; one that was forgotten is only looked at once too often
ROUND: Final = 2.0  # seconds between two looks at what other processes do


class LiveLobby:
    def __init__(self, room: Room, queue: int) -> None:
        self.room = room
        self._queue = queue
        self._listeners: set[Outbox] = set()
        self._text = b""
        self._looking: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._arranged: dict[str, int] = {}  # by table: as of which entry it was last looked at
        room.changed = self.changed

    async def read(self) -> bytes:
        """The message Lobby, of the bytes that stand beside the tables."""
        tables = await self.room.store.lobby(MOST)
        return b'{"tables":[%s]}' % b",".join(table.body for table in tables)

    def changed(self, table: Table) -> None:
        """A move changes nothing that the lobby shows."""
        if not table.created.listed or self._arranged.get(table.name) == table.arranged:
            return
        self._arranged[table.name] = table.arranged
        if len(self._arranged) > REMEMBERED:
            del self._arranged[next(iter(self._arranged))]
        self._changed.set()

    async def follow(self, socket: WebSocket) -> None:
        """Tells one connection, until it goes or says anything: nothing is asked here."""
        with suppress(WebSocketDisconnect):  # gone before it was let in, or before it was closed
            await self._follow(socket)

    async def _follow(self, socket: WebSocket) -> None:
        await socket.accept()
        outbox = Outbox(socket.scope, socket.send, self._queue)
        try:
            await self._refresh()
            outbox.put(self._text)
            self._listeners.add(outbox)
            if self._looking is None:
                self._looking = asyncio.get_running_loop().create_task(self._look())
            if (await socket.receive())["type"] != "websocket.disconnect":
                _turn_away(outbox, Refusal("message", None, "server-lobby"), REFUSED)
        except NotStored as error:
            log.warning("the lobby could not be read: %s", error)
            _turn_away(outbox, failures.not_stored(error), BROKEN)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if outbox.ended is None or task is None:
                raise
            task.uncancel()
        finally:
            self._listeners.discard(outbox)
        if socket.client_state is not WebSocketState.DISCONNECTED:
            await outbox.close()

    async def _look(self) -> None:
        """While anybody listens."""
        while self._listeners:
            try:
                await asyncio.wait_for(self._changed.wait(), ROUND)
                await asyncio.sleep(SOON)
            except TimeoutError:
                pass
            self._changed.clear()
            try:
                await self._refresh()
            except NotStored as error:
                log.warning("the lobby could not be read: %s", error)
            except Exception:  # whoever listens is told at the next look
                log.exception("the lobby could not be told")
        self._looking = None

    async def _refresh(self) -> None:
        text = await self.read()
        if text != self._text:
            self._text = text
            for outbox in list(self._listeners):
                outbox.put(text)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)


def _turn_away(outbox: Outbox, refusal: Refusal, code: int) -> None:
    outbox.put(encoded(protocol.Refused("", failures.failure(refusal))))
    outbox.end(code)
