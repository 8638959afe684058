"""A WebSocket as uvicorn speaks it, that can also be written to at once: no task and no waiting for each message."""

import asyncio
from typing import Final

from starlette.applications import Starlette
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from pioche.server.limits import Bucket

SOON: Final = 0.5  # seconds: a ping due by then is sent now
FRAMES: Final = 5  # of any kind, for each message that is allowed: pings, pongs and fragments are not messages
PIECE: Final = 4096  # bytes that are read before their frames are counted
REFUSED: Final = 1008
SILENT: Final = 1011


class Line(WebSocketsSansIOProtocol):
    """The application finds it in its scope."""

    _heard = 0.0  # when something last came
    _posted = False  # something waits to be written when whatever runs now has ended
    _parting: asyncio.TimerHandle | None = None  # until what nobody reads is thrown away

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        app = config.app
        assert isinstance(app, Starlette)
        limits = app.state.house.settings.limits
        self._most: int = limits.queue_bytes
        self._allowed = Bucket(FRAMES * limits.messages, 2 * FRAMES * limits.messages)

    async def run_asgi(self) -> None:
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]  # ours
        await super().run_asgi()
        if not self.disconnected:  # closing waits for the other side to read, for ever if it does not
            self._parting = self.loop.call_later(self.close_timeout, self.hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._parting is not None:
            self._parting.cancel()

    def shutdown(self) -> None:
        if self.transport.is_closing() or not self.writable.is_set():  # nobody waits for whoever does not read
            self.hang_up()
        else:
            super().shutdown()

    # Hearing.

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:  # the door is not open yet
            self.hang_up()
            return
        self._heard = self.loop.time()
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        if self.transport.get_write_buffer_size() > self._most:
            self.hang_up()
        elif any(self._allowed.wait() for _ in self.conn.events):
            self.conn.fail(REFUSED, "too many frames")
            self.handle_parser_exception()
        else:
            super().handle_events()

    def handle_text(self, event: Frame) -> None:
        """The application reads bytes, and says itself what it cannot read; uvicorn would log it as a fault."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # fragments of nothing would pile up
            super().handle_cont(event)

    # Asking whether somebody is still there.

    def send_keepalive_ping(self) -> None:
        """Whoever has spoken meanwhile need not be asked whether they are there."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > self.last_ping_rtt + SOON:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SILENT})

    # Telling.

    def post(self, text: bytes) -> int:
        """Writes a message, with all others of this moment; answers with how many bytes wait to be read."""
        if self.disconnected or self.close_sent:
            return 0  # gone: its reader will hear of it
        try:
            self.conn.send_text(text)
        except InvalidState:
            return 0
        if not self._posted:
            self._posted = True
            self.loop.call_soon(self._write)
        return self.transport.get_write_buffer_size()

    def _write(self) -> None:
        self._posted = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """What waits to be read is thrown away."""
        self.transport.abort()
