"""What waits to be sent over one WebSocket: bounded, so that a slow reader is dropped and nobody waits for it."""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

SLOW: Final = 1013
PATIENCE: Final = 5.0  # seconds that the last words and the closing may take


class Outbox:
    """Made in the task that reads the connection, which it wakes when the connection is to end."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self.ended: int | None = None  # the code that the connection is closed with
        self.busy = False  # its reader is in the middle of something that must not be cut short
        self._socket = socket
        self._most = most
        self._reader = asyncio.current_task()
        self._waiting: deque[str] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None

    def put(self, text: str) -> None:
        """Never waits. Too much waiting to be read ends the connection."""
        if self.ended is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self._most:
            self._waiting.clear()
            self.end(SLOW)
        elif self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    def end(self, code: int) -> None:
        """What is waiting is still sent; nothing more is read."""
        if self.ended is None:
            self.ended = code
            if not self.busy and self._reader is not None and self._reader is not asyncio.current_task():
                self._reader.cancel()

    async def _send(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft()
                await self._socket.send({"type": "websocket.send", "text": text})
                self._size -= len(text)
        except (WebSocketDisconnect, RuntimeError):  # gone: its reader will hear of it
            self._waiting.clear()
        finally:
            self._sending = None

    async def close(self) -> None:
        """Sends what is left and closes, or gives up on somebody who does not read."""
        sending = self._sending
        if sending is not None:
            await asyncio.wait([sending], timeout=0 if self.ended == SLOW else PATIENCE)
            sending.cancel()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.close(self.ended or 1000)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):  # gone, or as good as gone
            return
