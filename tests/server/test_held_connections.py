"""Whoever holds connections open without asking anything holds them neither long nor in any number."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.asyncio.client import connect

from pioche.server import answers, connections
from pioche.server.settings import Limits, Settings
from tests.server.process import ask
from tests.server.serving import GENEROUS, Serving

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
FEW = Settings(limits=Limits(connections=5))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    monkeypatch.setattr(answers, "PATIENCE", 0.3)
    with Serving(Settings(limits=GENEROUS)) as here:
        yield here


def connected(here: Serving) -> socket.socket:
    return socket.create_connection(("127.0.0.1", here.port), timeout=10)


def rest(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    heard = b""
    while piece := line.recv(65_536):
        heard += piece
    return heard


def answer(line: socket.socket) -> bytes:
    """The head of an answer and what came with it."""
    heard = b""
    while b"\r\n\r\n" not in heard or not heard.endswith(b"}"):
        heard += line.recv(65_536)
    return heard


def failure(heard: bytes, status: int) -> str:
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status), heard
    assert b"connection: close" in head.lower()
    said = json.loads(body)
    assert set(said["text"]) == {"fr", "en"}
    return str(said["kind"])


def trickle(line: socket.socket, *, piece: bytes = b"x", seconds: float = 5.0) -> bytes:
    """Sends a little again and again until the other side hangs up; what it said."""
    line.settimeout(0.05)
    until = time.monotonic() + seconds
    heard = b""
    while time.monotonic() < until:
        try:
            line.send(piece)
            said = line.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            return heard
        if not said:
            return heard
        heard += said
    raise AssertionError("still connected")


def test_half_a_head_is_waited_for_some_seconds(hurried: Serving) -> None:
    with connected(hurried) as line:
        line.sendall(HEALTH[:30])
        assert failure(rest(line), 408) == "late"
    with connected(hurried) as line:
        line.sendall(HEALTH[:-2] + b"X-Slow: ")
        assert failure(trickle(line), 408) == "late"


def test_whoever_asks_nothing_is_hung_up_on_without_a_word(hurried: Serving) -> None:
    with connected(hurried) as line:
        assert rest(line) == b""


def test_half_a_body_is_waited_for_some_seconds(hurried: Serving) -> None:
    with connected(hurried) as line:
        line.sendall(POST + b"{")
        heard = rest(line)
        assert failure(heard, 408) == "late"
        assert b"x-content-type-options" in heard  # the application answered


def test_after_an_answer_the_next_request_is_waited_for_no_longer(hurried: Serving) -> None:
    with connected(hurried) as line:
        line.sendall(HEALTH)
        assert answer(line).startswith(b"HTTP/1.1 200")
        line.sendall(HEALTH + HEALTH)  # what comes in time is answered
        assert answer(line).startswith(b"HTTP/1.1 200")
        line.sendall(b"\r\n")
        rest(line)
    with connected(hurried) as line:
        line.sendall(HEALTH)
        answer(line)
        line.sendall(HEALTH[:30])
        assert failure(rest(line), 408) == "late"
    with connected(hurried) as line:  # a body that nobody reads
        line.sendall(POST.replace(b"/api/tables", b"/api/nothing").replace(b"100", b"1000000"))
        assert trickle(line).startswith(b"HTTP/1.1 404")


def test_a_head_without_end_is_refused() -> None:
    with Serving() as here, connected(here) as line:
        line.sendall(HEALTH[:-2])
        try:
            for i in range(200):
                line.sendall(b"X-%d: %s\r\n" % (i, b"x" * 1000))
            heard = rest(line)
        except OSError:  # hung up on while it still talked
            return
        assert failure(heard, 413) == "size"


def test_one_peer_holds_so_many_connections_and_no_more() -> None:
    with Serving(FEW) as here:
        peers = here.app.state.house.allowance.peers
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(connected(here)).sendall(HEALTH[:30])
            with connected(here) as sixth:
                assert failure(rest(sixth), 429) == "limit"
        until = time.monotonic() + 5
        while peers and time.monotonic() < until:
            time.sleep(0.01)
        assert not peers
        assert ask(f"{here.url}/api/health").status == 200


def test_a_proxy_we_trust_holds_as_many_as_it_likes() -> None:
    with Serving(Settings(limits=Limits(connections=5), trusted_proxies=("127.0.0.1",))) as here, ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(connected(here)).sendall(HEALTH[:30])
        assert ask(f"{here.url}/api/health").status == 200


def test_a_websocket_is_counted_by_its_address_alone() -> None:
    with Serving() as here:
        allowance = here.app.state.house.allowance

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                await line.recv()
                assert (dict(allowance.peers), allowance.connections.total()) == ({}, 1)

        asyncio.run(scene())
