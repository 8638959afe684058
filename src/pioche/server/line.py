"""A WebSocket as uvicorn speaks it, that can also be written to at once: no task and no waiting for each message."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class Line(WebSocketsSansIOProtocol):
    """The application finds it in its scope."""

    _posted = False  # something waits to be written when whatever runs now has ended

    async def run_asgi(self) -> None:
        self.scope["line"] = self  # type: ignore[typeddict-unknown-key]  # ours
        await super().run_asgi()

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
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        """What waits to be read is thrown away."""
        self.transport.abort()
