"""Two servers that share a PostgreSQL share all tables."""

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random

import pytest
from websockets.asyncio.client import connect

from tests.crashes.killing import QUICK
from tests.crashes.table import GENEROUS, Played
from tests.server.process import Running, ask
from tests.tables.postgres import Postgres

QUICK_HOUSE = GENEROUS | QUICK


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


def test_a_table_is_played_through_both_at_once_and_goes_on_when_one_is_killed(postgres: Postgres) -> None:
    db = postgres.database()
    with Running("--db", db, env=QUICK_HOUSE) as one, Running("--db", db, env=QUICK_HOUSE) as two:
        tables = [Played(game, people, 0, Random(5)) for game, people in (("adriano", 2), ("nain_jaune", 3))]
        for table in tables:
            table.create(one.url)

        async def through_both() -> None:
            await asyncio.gather(*[table.play(one.url, 12, two.url) for table in tables])

        asyncio.run(through_both())
        for table in tables:
            assert table.acknowledged >= 12
            table.check(two.url)

        async def one_is_killed() -> None:
            async def kill() -> None:
                await asyncio.sleep(0.2)
                await asyncio.to_thread(one.kill)

            await asyncio.gather(kill(), *[table.play(one.url, 10_000, two.url) for table in tables])

        asyncio.run(one_is_killed())
        for table in tables:
            table.check(two.url)
            asyncio.run(table.play(two.url, 100_000))
            table.check(two.url)
            assert table.over


async def to_act(table: Played, url: str) -> int:
    """The seat whose turn it is, by what the first one is told as it connects."""
    address = f"ws{url.removeprefix('http').rstrip('/')}/ws/tables/{table.name}"
    async with connect(address, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": table.tokens[0], "since": 0}))
        while (told := json.loads(await socket.recv()))["type"] != "snapshot":
            pass
    return int(told["sight"]["view"]["turn"])


def test_bots_go_on_within_five_seconds_when_their_server_is_killed(postgres: Postgres) -> None:
    db = postgres.database()
    slow = QUICK_HOUSE | {"PIOCHE_PACE_BOT_LEAST": "400", "PIOCHE_PACE_BOT_MOST": "500"}  # so that some is left to do
    with Running("--db", db, env=slow) as one, Running("--db", db, env=slow) as two:
        warming, table = Played("programmes", 1, 3, Random(7)), Played("programmes", 1, 3, Random(6))
        for each, server in ((warming, two), (table, one)):
            each.create(server.url)
            asyncio.run(each.play(server.url, 6))  # bots have thought in each process
        for _ in range(20):
            if asyncio.run(to_act(table, one.url)) != 0:
                break  # a turn has just ended: three bots are to move
            asyncio.run(table.play(one.url, 1))
        one.kill()
        killed = time.monotonic()
        before = len(table.stored(two.url))
        while len(table.stored(two.url)) == before:
            assert time.monotonic() - killed < 5
            time.sleep(0.05)
        asyncio.run(table.play(two.url, 2))
        table.check(two.url)


def test_what_one_server_says_in_the_lobby_the_other_says_too(postgres: Postgres) -> None:
    db = postgres.database()
    with Running("--db", db, env=QUICK_HOUSE) as one, Running("--db", db, env=QUICK_HOUSE) as two:
        seats = [{"who": "me"}, {"who": "open"}]
        asked = {"game": "adriano", "seats": seats, "name": "One", "entropy": "ab" * 16, "listed": True}
        assert ask(f"{one.url.rstrip('/')}/api/tables", asked).status in (200, 201)
        lobbies = [ask(f"{server.url.rstrip('/')}/api/lobby").json() for server in (one, two)]
        assert lobbies[0] == lobbies[1]
        assert len(lobbies[0]["tables"]) == 1
