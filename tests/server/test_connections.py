"""Connections that behave badly are told so, and hurt nobody else."""

import asyncio
import json
import logging
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pioche.server import play
from pioche.server.settings import Limits, Settings
from tests.server.client import Player, full_table, kind
from tests.server.serving import GENEROUS, Serving

SMALL_QUEUE = Settings(limits=Limits(queue_bytes=30_000, messages=10_000, requests=1000, chat_per_minute=100_000))


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
                assert kind(json.loads(await silent.recv())) == "message"
                await silent.wait_closed()
                assert silent.close_code == 1011  # come again

        asyncio.run(scene())


def test_the_first_message_must_be_hello_in_a_version_we_speak() -> None:
    with Serving() as here:
        table, _ = full_table(here.url, "adriano", 2)
        url = f"ws://127.0.0.1:{here.port}/ws/tables/{table}"

        async def answer(text: str, table: str = url) -> str:
            async with connect(table) as line:
                await line.send(text)
                said = kind(json.loads(await line.recv()))
                await line.wait_closed()
                assert line.close_code == 1008
                return said

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
                    assert kind(answer) == "message"
                    assert answer["client"] == "a"
                    assert all(field in text for text in answer["error"]["text"].values()), answer
                    one.got.clear()
                await one.send(type="hello", protocol=1)
                await one.until(lambda: bool(one.got))
                assert kind(one.got[0]) == "message"
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
                assert kind(one.got[-1]) == "limit"
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
