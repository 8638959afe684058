"""Frames without end, and peers that never read: they are cut off, and nobody else waits."""

import asyncio
import json

import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from pioche.server.line import FRAMES, Line
from pioche.server.settings import Limits, Settings
from tests.fuzz.frames import CONT, PING, PONG, TEXT, frame, opening
from tests.server.client import Message, Player, full_table, kind
from tests.server.process import ask
from tests.server.serving import Serving

FEW = Settings(limits=Limits(messages=10, requests=1000, message_bytes=1000, queue_bytes=30_000))
MANY = 2 * FRAMES * FEW.limits.messages


async def raw(here: Serving, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A spectator's line, to be written to by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    writer.write(opening(f"/ws/tables/{table}", here.port))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, b'{"type": "hello", "protocol": 1}'))
    await reader.readuntil(b'"snapshot"')
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other side hangs up."""
    heard = b""
    try:
        while piece := await asyncio.wait_for(reader.read(65_536), 10):
            heard += piece
    except ConnectionError:
        pass
    return heard


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b""), frame(PING, b"p" * 125), frame(PONG, b""), frame(CONT, b"", fin=False), frame(TEXT, b"")],
    ids=["pings", "long pings", "pongs", "fragments of nothing", "messages"],
)
def test_whoever_sends_frames_without_end_is_cut_off_and_nobody_waits_for_it(flood: bytes) -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            reader, writer = await raw(here, table)
            if flood == frame(CONT, b"", fin=False):
                writer.write(frame(TEXT, b"", fin=False))
            sent = 0
            while not writer.is_closing() and not reader.at_eof():
                assert sent < 100_000_000, "nobody stopped it"
                writer.write(flood * 1000)
                sent += 1000 * len(flood)
                try:
                    await asyncio.wait_for(writer.drain(), 10)
                except ConnectionError:
                    break
                await asyncio.sleep(0)
            await rest(reader)
            writer.close()

        asyncio.run(scene())
        assert ask(f"{here.url}/api/health").status == 200
        assert not here.app.state.house.allowance.connections


def test_whoever_sends_too_many_frames_is_told_so_and_fewer_are_answered() -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            reader, writer = await raw(here, table)
            writer.write(frame(PING, b"still here") * (MANY // 2))
            for _ in range(MANY // 2):
                await asyncio.wait_for(reader.readuntil(b"still here"), 10)
            writer.write(frame(PING, b"") * MANY)
            heard = await rest(reader)
            assert b"\x03\xf0too many frames" in heard  # 1008
            assert heard.count(b"\x8a\x00") < 2 * MANY
            writer.close()

        asyncio.run(scene())


def test_whoever_pings_and_reads_nothing_is_cut_off() -> None:
    with Serving(Settings(limits=Limits(queue_bytes=30_000, messages=1_000_000, requests=1000))) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            _, writer = await raw(here, table)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is a socket's
            sent = 0
            while here.app.state.house.allowance.connections:
                assert sent < 200_000_000, "nobody stopped it"
                writer.write(frame(PING, b"p" * 125) * 1000)
                sent += 131_000
                try:
                    await asyncio.wait_for(writer.drain(), 10)
                except ConnectionError:
                    await asyncio.sleep(0.1)
            writer.close()

        asyncio.run(scene())


def test_pings_every_moment_and_messages_in_fragments_are_nothing_to_complain_about() -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, ping_interval=0.05) as one:
                for pongs in range(1, 6):
                    message = json.dumps({"type": "ping"})
                    await one.socket.send([*message, ""])  # a fragment a letter
                    await (await one.socket.ping())
                    await one.until(lambda pongs=pongs: len(one.got) == pongs)  # type: ignore[misc]  # a default has no type
                    await asyncio.sleep(0.3)
                assert all(got["type"] == "pong" for got in one.got)
                assert one.closed is None

        asyncio.run(scene())


@pytest.mark.parametrize("fragments", [1, 2, 50])
def test_a_message_is_too_long_in_fragments_as_it_is_in_one_piece(fragments: int) -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def closed(length: int) -> tuple[int | None, list[Message]]:
            async with Player(here.url, table) as one:
                piece = "x" * (length // fragments)
                try:
                    await one.socket.send([piece] * fragments)
                    await one.until(lambda: bool(one.got) or one.closed is not None)
                except ConnectionClosed:
                    await one.until(lambda: one.closed is not None)
                return one.closed, one.got

        async def scene() -> None:
            code, got = await closed(4000)
            assert code is None
            assert kind(got[0]) == "size"
            code, got = await closed(4100)
            assert code in (1009, 1006)  # fragments that still come may overtake the word of farewell
            assert not got

        asyncio.run(scene())


def test_text_that_is_not_utf_8_is_refused_with_a_sentence_and_no_fault_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            reader, writer = await raw(here, table)
            writer.write(frame(TEXT, b"\xff\xfe"))
            assert b'"json"' in await asyncio.wait_for(reader.readuntil(b'"json"'), 10)
            writer.close()

        asyncio.run(scene())
    assert not caplog.records


def test_frames_before_the_door_is_open_are_no_fault_of_ours(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving(FEW) as here:
        table, _ = full_table(here.url, "adriano", 2)
        opened = here.app.middleware_stack
        assert opened is not None

        async def slowly(scope: Scope, receive: Receive, send: Send) -> None:
            await asyncio.sleep(0.3)
            await opened(scope, receive, send)

        monkeypatch.setattr(here.app, "middleware_stack", slowly)

        async def scene() -> None:
            for bad in (b"\xff" * 20, frame(TEXT, b"\xff") * 2 * MANY, frame(PING, b"") * 2 * MANY):
                reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
                writer.write(opening(f"/ws/tables/{table}", here.port))
                await asyncio.sleep(0.1)
                writer.write(bad)
                assert b" 101 " not in await rest(reader)
                writer.close()
            await asyncio.sleep(0.5)

        asyncio.run(scene())
    assert not caplog.records


def test_whoever_neither_reads_nor_answers_is_gone_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(silence=1, messages=1_000_000, requests=1000, queue_bytes=100_000_000)
    with Serving(Settings(limits=limits)) as here:
        table, _ = full_table(here.url, "adriano", 2)
        lines = here._server.server_state.connections

        async def scene() -> None:
            _, writer = await raw(here, table)
            (line,) = [line for line in lines if isinstance(line, Line)]
            monkeypatch.setattr(line, "close_timeout", 0.5)
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it is a socket's
            while not line.transport.get_write_buffer_size():
                writer.write(frame(PING, b"p" * 125) * 1000)
                await writer.drain()
            async with asyncio.timeout(15):
                while line in lines:
                    await asyncio.sleep(0.05)
            writer.close()

        asyncio.run(scene())
