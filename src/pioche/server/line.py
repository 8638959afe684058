"""A WebSocket as uvicorn speaks it, that can also be written to at once: no task and no waiting for each message."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SOON: Final = 0.5  # seconds: a ping due by then is sent now


class Line(WebSocketsSansIOProtocol):
    """The application finds it in its scope."""

    _heard = 0.0  # when something last came
    _posted = False  # something waits to be written when whatever runs now has ended

    async def run_asgi(self) -> None:
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]  # ours
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whoever has spoken meanwhile need not be asked whether they are there."""
        assert self.ping_interval is not None
        wait = self._heard + self.ping_interval - self.loop.time()
        if wait > self.last_ping_rtt + SOON:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

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
