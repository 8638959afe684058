"""The lobby: listed tables, told when they change and only then."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from pioche.server import lobby
from pioche.tables.store.store import NotStored, Summary
from tests.server.client import Player, create, full_table, host, join
from tests.server.process import ask
from tests.server.serving import Serving


def names(told: dict[str, Any]) -> list[str]:
    return [table["table"] for table in told["tables"]]


def refused(text: str | bytes) -> str:
    told = json.loads(text)
    assert told["type"] == "refused"
    assert told["client"] == ""
    assert set(told["error"]["text"]) == {"fr", "en"}
    return str(told["error"]["kind"])


def test_the_lobby_tells_of_listed_tables_as_they_come_and_change() -> None:
    with Serving() as here:

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:

                async def heard() -> dict[str, Any]:
                    told: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 10))
                    return told

                assert names(await heard()) == []
                create(here.url, "janus", ["me", "open", "open"])  # by link only
                listed = create(here.url, "janus", ["me", "open", "normal"], listed=True)
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
                create(here.url, "janus", ["me", "open", "normal"], listed=True)
                async with connect(url) as second:
                    told = await asyncio.wait_for(second.recv(), 10)
                    assert await asyncio.wait_for(first.recv(), 10) == told

        asyncio.run(scene())


def test_whoever_says_anything_to_the_lobby_is_told_why_and_sent_away() -> None:
    with Serving() as here:

        async def scene() -> None:
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                await line.recv()
                await line.send("anything")
                assert refused(await asyncio.wait_for(line.recv(), 10)) == "message"
                await asyncio.wait_for(line.wait_closed(), 10)
                assert line.close_code == 1008

        asyncio.run(scene())


def test_whoever_comes_while_the_store_does_not_answer_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving() as here:

        async def gone(most: int) -> list[Summary]:
            raise NotStored("store-gone", "pulled out")

        async def scene() -> None:
            monkeypatch.setattr(here.store, "lobby", gone)
            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                assert refused(await asyncio.wait_for(line.recv(), 10)) == "store"
                await asyncio.wait_for(line.wait_closed(), 10)
                assert line.close_code == 1011

        asyncio.run(scene())


def test_moves_at_a_listed_table_are_no_reason_to_look_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "ROUND", 60.0)
    with Serving() as here:
        house = here.app.state.house
        table, tokens = full_table(here.url, "adriano", 2, listed=True)
        looks: list[None] = []
        read = house.lobby.read

        async def counted() -> bytes:
            looks.append(None)
            text: bytes = await read()
            return text

        async def scene() -> None:
            async with (
                connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line,
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as other,
            ):
                while not all(chair["present"] for chair in json.loads(await line.recv())["tables"][0]["chairs"]):
                    pass  # who sits there is told
                await asyncio.sleep(2 * lobby.SOON)
                monkeypatch.setattr(house.lobby, "read", counted)
                mover = one if one.sight["moves"] else other
                assert (await mover.move())["type"] == "ack"
                await asyncio.sleep(3 * lobby.SOON)
                assert not looks
                assert host(here.url, table, tokens[0], act="pause").status == 200
                assert json.loads(await asyncio.wait_for(line.recv(), 10))["tables"][0]["paused"]
                assert len(looks) == 1

        asyncio.run(scene())


def test_the_lobby_remembers_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "REMEMBERED", 2)
    with Serving() as here:
        for _ in range(4):
            create(here.url, "janus", ["me", "open", "normal"], listed=True)
        assert len(here.app.state.house.lobby._arranged) == 2


def test_a_fault_while_looking_is_logged_and_the_next_look_tells(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving() as here:

        async def scene() -> None:
            live = here.app.state.house.lobby
            read, faults = live.read, ["once"]

            async def faulty() -> bytes:
                if faults:
                    raise ValueError(faults.pop())
                text: bytes = await read()
                return text

            async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby") as line:
                await line.recv()
                monkeypatch.setattr(live, "read", faulty)
                create(here.url, "janus", ["me", "open", "normal"], listed=True)
                assert len(names(json.loads(await asyncio.wait_for(line.recv(), 10)))) == 1
                assert not faults

        asyncio.run(scene())
    assert "the lobby could not be told" in caplog.text
