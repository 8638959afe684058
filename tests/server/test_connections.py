"""Connections that behave badly are told so, and hurt nobody else."""

import asyncio
import json
import logging
import socket

import pytest
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pioche.server import play
from pioche.server.line import FRAMES, Line
from pioche.server.settings import Limits, Settings
from tests.fuzz.frames import CONT, PING, PONG, TEXT, frame, opening
from tests.server.client import Message, Player, full_table
from tests.server.process import ask
from tests.server.serving import GENEROUS, Serving

SMALL_QUEUE = Settings(limits=Limits(queue_bytes=30_000, messages=10_000, requests=1000, chat_per_minute=100_000))


def refused(message: Message) -> str:
    assert message["type"] == "refused"
    return str(message["error"]["kind"])


def test_a_slow_reader_is_dropped_and_the_others_hear_everything() -> None:
    with Serving(SMALL_QUEUE) as here:
        table, tokens = full_table(here.url, "adriano", 2)
        metrics = here.app.state.house.metrics

        async def scene() -> None:
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", here.port))
            url = f"ws://127.0.0.1:{here.port}/ws/tables/{table}"
            async with Player(here.url, table, tokens[0]) as talker, Player(here.url, table, tokens[1]) as listener:
                slow = await connect(url, sock=narrow, compression=None, max_queue=1, ping_interval=None)
                await slow.send(json.dumps({"type": "hello", "protocol": 1}))
                said = 0
                more = 5
                while more:
                    assert said < 20_000
                    assert (await talker.ask(type="say", text="x" * 280))["type"] == "ack"
                    said += 1
                    more -= metrics.dropped
                await listener.until(lambda: sum(event.get("table") == "said" for event in listener.events) == said)
                assert metrics.dropped == 1
                assert listener.closed is None
                heard = 0
                try:
                    async for _ in slow:
                        heard += 1
                except ConnectionClosed:
                    pass
                assert heard < said
                assert slow.close_code in (1013, 1006)

        asyncio.run(scene())


def test_nobody_is_waited_for_longer_than_hello_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "GREETING", 0.1)
    with Serving() as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/tables/{table}") as silent:
                assert refused(json.loads(await silent.recv())) == "message"
                await silent.wait_closed()
                assert silent.close_code == 1008

        asyncio.run(scene())


def test_the_first_message_must_be_hello_in_a_version_we_speak() -> None:
    with Serving() as here:
        table, _ = full_table(here.url, "adriano", 2)
        url = f"ws://127.0.0.1:{here.port}/ws/tables/{table}"

        async def answer(text: str, table: str = url) -> str:
            async with connect(table) as line:
                await line.send(text)
                kind = refused(json.loads(await line.recv()))
                await line.wait_closed()
                assert line.close_code == 1008
                return kind

        async def scene() -> None:
            assert await answer('{"type": "ping"}') == "message"
            assert await answer("hello?") == "json"
            assert await answer('{"type": "hello"}') == "message"
            assert await answer('{"type": "hello", "protocol": 99}') == "protocol"
            nowhere = f"ws://127.0.0.1:{here.port}/ws/tables/{'0' * 24}"
            assert await answer('{"type": "hello", "protocol": 1}', nowhere) == "not-found"

        asyncio.run(scene())


def test_a_senseless_message_is_refused_by_its_field_and_its_name() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                for message, field in (
                    ({"type": "move", "client": "a", "move": "draw"}, "turn"),
                    ({"type": "move", "client": "a", "turn": "x", "move": "draw"}, "turn"),
                    ({"type": "move", "client": "a", "turn": 1, "move": "draw", "seat": 0}, "seat"),
                    ({"type": "dance", "client": "a"}, "type"),
                    ({"type": "say", "client": "a", "text": ""}, "text"),
                ):
                    answer = await one.ask(**message)
                    assert refused(answer) == "message"
                    assert answer["client"] == "a"
                    assert all(field in text for text in answer["error"]["text"].values()), answer
                    one.got.clear()
                await one.send(type="hello", protocol=1)
                await one.until(lambda: bool(one.got))
                assert refused(one.got[0]) == "message"
                assert one.closed is None

        asyncio.run(scene())


def test_after_twenty_in_a_row_the_connection_is_closed() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                for _ in range(19):
                    await one.socket.send("nonsense")
                await one.send(type="ping")  # what makes sense counts from the start again
                for _ in range(19):
                    await one.socket.send(b"\xff\xfe")
                await one.until(lambda: len(one.got) == 39)
                assert one.closed is None
                await one.socket.send("[]")
                await one.until(lambda: one.closed is not None)
                assert one.closed == 1008
                assert len(one.got) == 40

        asyncio.run(scene())


def test_who_sends_too_much_is_told_when_to_go_on() -> None:
    with Serving(Settings(limits=Limits(messages=3, requests=1000))) as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                for _ in range(8):
                    await one.send(type="ping")
                await one.until(lambda: len(one.got) == 8)
                assert [answer["type"] for answer in one.got] == ["pong"] * 5 + ["refused"] * 3
                assert refused(one.got[-1]) == "limit"
                await asyncio.sleep(1)
                one.got.clear()
                await one.send(type="ping")
                await one.until(lambda: bool(one.got))
                assert one.got[0]["type"] == "pong"

        asyncio.run(scene())


def test_messages_as_bytes_mean_the_same() -> None:
    with Serving(Settings(limits=GENEROUS)) as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                await one.socket.send(b'{"type": "ping"}')
                await one.until(lambda: bool(one.got))
                assert one.got[0]["type"] == "pong"

        asyncio.run(scene())


def test_only_who_is_silent_is_asked_whether_they_are_still_there(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    with Serving(Settings(limits=Limits(silence=2))) as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def pings(said: int) -> int:
            name = f"{said} words"
            url = f"ws://127.0.0.1:{here.port}/ws/tables/{table}"
            async with connect(url, ping_interval=None, logger=logging.getLogger(name)) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                for _ in range(said):
                    await socket.send(json.dumps({"type": "ping"}))
                    await asyncio.sleep(5 / said)
            return sum(record.name == name and "< PING" in record.getMessage() for record in caplog.records)

        async def both() -> tuple[int, int]:
            talking, silent = await asyncio.gather(pings(10), pings(1))
            return talking, silent

        talking, silent = asyncio.run(both())
        assert talking == 0
        assert silent > 0


# Frames that are no messages.

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
                    await one.until(lambda pongs=pongs: len(one.got) == pongs)  # type: ignore[misc]
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
            assert refused(got[0]) == "size"
            code, got = await closed(4100)
            assert code == 1009
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
