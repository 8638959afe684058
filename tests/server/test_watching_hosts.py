"""A host without a seat watches, even where nobody else may."""

import asyncio

from tests.server.client import ENTROPY, Player, create, host, join
from tests.server.process import ask
from tests.server.serving import Serving


def test_a_host_without_a_seat_follows_where_there_are_no_spectators() -> None:
    with Serving() as here:
        seated = create(here.url, "adriano", ["normal", "normal"], spectators=False)
        table, token = str(seated["table"]["table"]), str(seated["token"])

        async def scene() -> None:
            async with Player(here.url, table, token) as watching:
                assert watching.shown["status"] == "open"
                assert watching.seat is None
                await asyncio.to_thread(host, here.url, table, token, act="start")
                await watching.until(lambda: watching.status == "playing")
                assert watching.sight["moves"] == []

        asyncio.run(scene())


def test_whoever_is_host_no_longer_watches_no_longer() -> None:
    with Serving() as here:
        seated = create(here.url, "adriano", ["open", "open"], spectators=False)
        table, token = str(seated["table"]["table"]), str(seated["token"])
        address = f"{here.url}/api/tables/{table}"

        def mine(what: str, body: dict[str, object]) -> int:
            return ask(f"{address}/{what}", body, Authorization=f"Bearer {token}").status

        async def scene() -> None:
            async with Player(here.url, table, token) as watching:
                await asyncio.to_thread(join, here.url, table)
                assert await asyncio.to_thread(mine, "join", {"name": "Anne", "entropy": ENTROPY}) == 200
                await watching.until(lambda: watching.shown["chairs"][1]["host"])
                assert await asyncio.to_thread(mine, "leave", {}) == 200
                await watching.until(lambda: watching.closed == 1008)
                assert watching.got[0]["error"]["kind"] == "link"

        asyncio.run(scene())
