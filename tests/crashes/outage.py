"""The database goes away under a running server, and comes back."""

import asyncio
import json
import time
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.crashes.table import GENEROUS, Played
from tests.server.process import Running
from tests.tables.postgres import Postgres


class Outage:
    """What a player was told: how often a move was refused while nothing could be stored, and in which words."""

    def __init__(self) -> None:
        self.refusals: list[str] = []
        self.acknowledged = False


def without_a_database(seconds: float) -> Outage:
    """One move is tried again and again while PostgreSQL is stopped, and after it has come back."""
    postgres = Postgres()
    try:
        with Running("--db", postgres.database(), env=GENEROUS) as server:
            table = Played("programmes", 2, 0, Random(3))
            table.create(server.url)
            return asyncio.run(_try_again(server.url, table, postgres, seconds))
    finally:
        postgres.remove()


async def _try_again(url: str, table: Played, postgres: Postgres, seconds: float) -> Outage:
    found = Outage()
    address = f"ws{url.removeprefix('http').rstrip('/')}/ws/tables/{table.name}"
    async with connect(address, compression=None) as one, connect(address, compression=None) as two:
        sights = [await _sit_down(socket, token) for socket, token in zip((one, two), table.tokens, strict=True)]
        mover, sight = (one, sights[0]) if sights[0]["moves"] else (two, sights[1])
        move = {"type": "move", "client": "the one", "turn": sight["turn"], "move": sight["moves"][0]}
        await asyncio.to_thread(postgres.stop)
        back = time.monotonic() + seconds
        stopped = True
        while not found.acknowledged:
            if stopped and time.monotonic() > back:
                await asyncio.to_thread(postgres.start)
                stopped = False
            await mover.send(json.dumps(move))
            told = await _answer(mover)
            found.acknowledged = told["type"] == "ack"
            if not found.acknowledged:
                found.refusals.append(told["error"]["text"]["en"])
                await asyncio.sleep(0.1)
            assert not (stopped and found.acknowledged), "acknowledged while there was no database"
        later = await asyncio.to_thread(table.stored, url)
        assert later == [move["move"]]
    return found


async def _sit_down(socket: ClientConnection, token: str) -> dict[str, Any]:
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    while True:
        told = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if told["type"] == "snapshot":
            sight: dict[str, Any] = told["sight"]
            return sight


async def _answer(socket: ClientConnection) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if told["type"] in ("ack", "refused"):
            return told
