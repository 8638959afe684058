"""A WebSocket as uvicorn speaks it, with a short way for what nearly all of its traffic is: whole messages of text.

They are written at once, without a task or waiting for each, and read without a parser; all else takes the long way.
"""

import asyncio
from collections import deque
from typing import Final

from starlette.applications import Starlette
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from pioche.server.limits import Bucket

SOON: Final = 0.5  # seconds: a ping due by then is sent now
FRAMES: Final = 5  # of any kind, for each message that is allowed: pings, pongs and fragments are not messages
PIECE: Final = 4096  # bytes that are read before their frames are counted
WHOLE_TEXT: Final = 0x81  # the first byte of a message of text that is in one frame
MASKED: Final = 0x80
SHORT: Final = 126  # bytes: from there on the length has bytes of its own
LONG: Final = 0x10000
REFUSED: Final = 1008
SILENT: Final = 1011


class Post:
    """What is said in one moment, over all lines, is written in one go: it wakes those who listen less often."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def collect(self, line: "Line") -> None:
        if not self._lines:
            line.loop.call_soon(self._write)
        self._lines.append(line)

    def _write(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.write_posts()


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """What was heard, for the one who listens: a queue with less ado."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._heard: deque[ASGIReceiveEvent] = deque()
        self._listening: asyncio.Future[None] | None = None
        self._loop = loop

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._heard.append(item)
        if self._listening is not None and not self._listening.done():
            self._listening.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._heard:
            self._listening = self._loop.create_future()
            await self._listening
        return self._heard.popleft()

    def empty(self) -> bool:
        return not self._heard

    def qsize(self) -> int:
        return len(self._heard)


class Line(WebSocketsSansIOProtocol):
    """The application finds it in its scope."""

    _heard = 0.0  # when something last came
    _posts: tuple[bytes, ...] = ()  # what waits to be written when whatever runs now has ended
    _unparsed = 0  # bytes of a frame that has not come whole
    _parting: asyncio.TimerHandle | None = None  # until what nobody reads is thrown away

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox(self.loop)
        app = config.app
        assert isinstance(app, Starlette)
        house = app.state.house
        limits = house.settings.limits
        self._post: Post = house.post
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
            self.write_posts()
            super().shutdown()

    # Hearing.

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        if self._unparsed == 0 and self._is_short_message(data):
            self._received(apply_mask(data[6:], data[2:6]))
        elif self.handshake_initiated and not self.handshake_complete:  # the door is not open yet
            self.hang_up()
        else:
            self._parse(data)

    def _is_short_message(self, data: bytes) -> bool:
        """Whether this is one masked frame of text, all of it, at a moment when one may come."""
        return (
            data[0] == WHOLE_TEXT
            and len(data) > 5
            and len(data) == (data[1] ^ MASKED) + 6 < SHORT + 6
            and self.handshake_complete
            and self.conn.state is OPEN
            and not self.frames
        )

    def _parse(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            self._unparsed += len(piece) if self.handshake_complete else 0
            super().data_received(piece)
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        if self.transport.get_write_buffer_size() > self._most:
            self.hang_up()
        elif any(self._allowed.wait() for _ in self.conn.events):
            self.conn.fail(REFUSED, "too many frames")
            self.handle_parser_exception()
        else:
            if self.handshake_complete:
                self._unparsed -= sum(_size(event) for event in self.conn.events if isinstance(event, Frame))
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        message, self.frames = b"".join(self.frames), []
        self._received(message)

    def _received(self, message: bytes) -> None:
        """The next is read only once the application has this one; one may wait before it, so that nobody is slowed."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

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
        """Writes a message; answers with how many bytes wait to be read."""
        if self.conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return 0  # gone: its reader will hear of it
        if not self._posts:
            self._post.collect(self)
        self._posts += (_header(len(text)), text)
        return self.transport.get_write_buffer_size()

    def write_posts(self) -> None:
        text, self._posts = b"".join(self._posts), ()
        if text and not self.transport.is_closing():
            self.transport.write(text)

    async def send(self, message: ASGISendEvent) -> None:
        self.write_posts()  # a closing comes after what was said before it
        await super().send(message)

    def hang_up(self) -> None:
        """What waits to be read is thrown away."""
        self.transport.abort()


def _header(length: int) -> bytes:
    """What comes before a message of text from us, which is not masked."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8)


def _size(frame: Frame) -> int:
    """How many bytes a frame took at least: with its mask, and its length as short as it can be written."""
    length = len(frame.data)
    return length + (6 if length < SHORT else 8 if length < LONG else 14)
