"""A WebSocket as light as a client can be: twenty thousand of them share this machine with the server they load."""

import asyncio
from abc import ABC, abstractmethod
from typing import Final, cast

TEXT: Final = 0x81  # whole messages: neither server splits what it says
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
SHORT: Final = 126  # lengths from here on need two more bytes
LONG: Final = 127  # or eight

KEY: Final = "Sec-WebSocket-Key: bG9hZCBvZiBQaW9jaGUhIQ==\r\n"


class Lost(Exception):
    """The server closed a connection, or never opened it."""


def upgrade(path: str, port: int) -> bytes:
    """What asks a server for a WebSocket."""
    asked = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{asked}{KEY}\r\n".encode()


def frame(kind: int, payload: bytes) -> bytes:
    """A frame from client to server, masked with zeros: as the protocol wants it, and at no cost."""
    size = len(payload)
    if size < SHORT:
        return bytes((kind, MASKED | size)) + b"\0\0\0\0" + payload
    return bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class WebSocket(asyncio.Protocol, ABC):
    """Says `request`, then hears whole text messages; what else a server may do is an error."""

    request = b""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.rest = b""  # what came of a message not yet whole
        self.open = False
        self.closing = False

    @abstractmethod
    def opened(self) -> None: ...

    @abstractmethod
    def heard(self, payload: bytes) -> None: ...

    @abstractmethod
    def failed(self, why: str) -> None: ...

    def say(self, payload: bytes) -> None:
        self._write(frame(TEXT, payload))

    def close(self) -> None:
        self.closing = True
        if self.transport is not None:
            self.transport.close()

    def _write(self, data: bytes) -> None:
        if self.transport is None:
            raise Lost("not connected")
        self.transport.write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop has classes of its own
        self._write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self.failed(f"connection lost: {exc or 'closed by the server'}")

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open:
            if b"\r\n\r\n" not in data:
                self.rest = data
                return
            at = self._begin(data)
        end = len(data)
        while end - at >= 2:
            size, head = data[at + 1], at + 2
            if size == SHORT:
                head += 2
                size = int.from_bytes(data[at + 2 : head], "big")
            elif size == LONG:
                head += 8
                size = int.from_bytes(data[at + 2 : head], "big")
            if head + size > end:
                break
            self._frame(data[at], data[head : head + size])
            at = head + size
        self.rest = data[at:]

    def _begin(self, data: bytes) -> int:
        """Where the frames begin after the server's answer."""
        status = data[: data.find(b"\r\n")]
        if b" 101 " not in status:
            self.closing = True
            self.failed(status.decode("latin-1"))
            return len(data)
        self.open = True
        self.opened()
        return data.find(b"\r\n\r\n") + 4

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._write(frame(PONG, payload))
        elif kind == CLOSE:
            self.failed(f"closed by the server: {payload!r}")
        elif kind != PONG:
            self.failed(f"unexpected frame {kind:#x}")
