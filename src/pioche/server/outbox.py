"""What goes out over one WebSocket: bounded, so that a slow reader is dropped and nobody waits for it."""

import asyncio
from typing import Final

from starlette.types import Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from pioche.server.line import Line

SLOW: Final = 1013
PATIENCE: Final = 5.0  # seconds that the last words and the closing may take


class Outbox:
    """Made in the task that reads the connection, which it wakes when the connection is to end."""

    def __init__(self, scope: Scope, send: Send, most: int) -> None:
        self.ended: int | None = None  # the code that the connection is closed with
        self.busy = False  # its reader is in the middle of something that must not be cut short
        self._line: Line = scope["line"]
        self._send = send
        self._most = most
        self._reader = asyncio.current_task()

    def put(self, text: bytes) -> None:
        """Never waits. Too much waiting to be read ends the connection."""
        if self.ended is None and self._line.post(text) > self._most:
            self.end(SLOW)

    def end(self, code: int) -> None:
        """Nothing more is read."""
        if self.ended is None:
            self.ended = code
            if not self.busy and self._reader is not None and self._reader is not asyncio.current_task():
                self._reader.cancel()

    async def close(self) -> None:
        """Closes once what was put is read, or hangs up on somebody who does not read."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send({"type": "websocket.close", "code": self.ended or 1000})
        except TimeoutError:
            self._line.hang_up()
        except (ClientDisconnected, RuntimeError):  # gone, or closed from the other side
            return
