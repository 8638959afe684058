"""The lobby: listed tables, told when they change and only then."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.client import create, host, join
from tests.server.process import ask
from tests.server.serving import Serving


def names(lobby: dict[str, Any]) -> list[str]:
    return [table["table"] for table in lobby["tables"]]


def test_the_lobby_tells_of_listed_tables_as_they_come_and_change() -> None:
    with Serving() as here:

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:

                async def heard() -> dict[str, Any]:
                    told: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 10))
                    return told

                assert names(await heard()) == []
                create(here.url, "janus", ["me", "open", "open"])  # by link only
                listed = create(here.url, "janus", ["me", "open", "beginner"], listed=True)
                table, token = listed["table"]["table"], listed["token"]
                assert names(await heard()) == [table]
                join(here.url, table)
                host(here.url, table, token, act="start")
                told = await heard()  # both at once
                assert told["tables"][0]["status"] == "playing"
                assert told == ask(f"{here.url}/api/lobby").json()

        asyncio.run(scene())


def test_whoever_comes_later_is_told_the_same_and_the_first_hears_no_less() -> None:
    with Serving() as here:

        async def scene() -> None:
            url = f"ws://127.0.0.1:{here.port}/ws/lobby"
            async with connect(url) as first:
                await first.recv()
                create(here.url, "janus", ["me", "open", "beginner"], listed=True)
                async with connect(url) as second:
                    told = await asyncio.wait_for(second.recv(), 10)
                    assert await asyncio.wait_for(first.recv(), 10) == told

        asyncio.run(scene())


def test_whoever_says_anything_to_the_lobby_is_sent_away() -> None:
    with Serving() as here:

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                await line.recv()
                await line.send("anything")
                await asyncio.wait_for(line.wait_closed(), 10)
                assert line.close_code == 1008

        asyncio.run(scene())


def test_a_fault_while_looking_is_logged_and_the_next_look_tells(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving() as here:

        async def scene() -> None:
            lobby = here.app.state.house.lobby
            read, faults = lobby.read, ["once"]

            async def faulty() -> bytes:
                if faults:
                    raise ValueError(faults.pop())
                text: bytes = await read()
                return text

            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                await line.recv()
                monkeypatch.setattr(lobby, "read", faulty)
                create(here.url, "janus", ["me", "open", "beginner"], listed=True)
                assert len(names(json.loads(await asyncio.wait_for(line.recv(), 10)))) == 1
                assert not faults

        asyncio.run(scene())
    assert "the lobby could not be told" in caplog.text
