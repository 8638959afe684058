"""HTTP as uvicorn speaks it, but not for whoever holds connections open without asking anything."""

import asyncio
from typing import Final

from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from pioche.core.refusal import Refusal
from pioche.server import failures
from pioche.server.answers import PATIENCE, refused
from pioche.server.limits import Allowance

HEAD: Final = 65_536  # bytes of a request before its body


class BriskProtocol(HttpToolsProtocol):
    """The head of every request comes within some seconds, and one peer has so many connections at once.

    A WebSocket is counted by its visitor's address (see limits.py) once its request has come.
    """

    _allowance: Allowance
    _peer: str | None = None  # whose connection this one is counted as
    _waiting: asyncio.TimerHandle | None = None  # for the head of a request
    _head: int | None = None  # bytes that came while one was read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        app = self.config.app
        assert isinstance(app, Starlette)
        self._allowance = app.state.house.allowance
        peer = self._allowance.peer(self.client[0]) if self.client else None
        if peer is not None:
            if self._allowance.peers[peer] >= self._allowance.limits.connections:
                self._refuse(failures.limited("server-connections", PATIENCE))
                return
            self._allowance.peers[peer] += 1
            self._peer = peer
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._come()
        self._uncount()

    def handle_websocket_upgrade(self) -> None:
        self._uncount()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > HEAD:
                self._refuse(failures.too_long(HEAD))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._come()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():  # nothing more was asked meanwhile
            self._wait()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(PATIENCE, self._late)

    def _come(self) -> None:
        self._head = None
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _late(self) -> None:
        if self._head is None:  # there is no request to answer
            self.transport.close()
        else:
            self._refuse(failures.late(PATIENCE))

    def _uncount(self) -> None:
        if self._peer is not None:
            self._allowance.peers[self._peer] -= 1
            if not self._allowance.peers[self._peer]:
                del self._allowance.peers[self._peer]
            self._peer = None

    def _refuse(self, refusal: Refusal) -> None:
        """Answers outside the application, and hangs up."""
        if self.transport.is_closing():
            return
        response = refused(refusal)
        response.headers["Connection"] = "close"
        headers = b"".join(b"%s: %s\r\n" % header for header in response.raw_headers)
        self.transport.write(b"%s%s\r\n%s" % (STATUS_LINE[response.status_code], headers, response.body))
        self.transport.close()
