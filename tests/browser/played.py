"""Matches that were played to their end, for what comes after them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from tests.server.client import Player, full_table
from tests.server.process import Running


def play_out(server: Running, table: str, tokens: list[str]) -> None:
    """A match to its end, by who has these seats."""

    async def sit(token: str) -> None:
        async with Player(server.url, table, token) as player:
            await player.play(Random(1))

    async def scene() -> None:
        await asyncio.gather(*(sit(token) for token in tokens))

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has its own loop in this thread
        elsewhere.submit(lambda: asyncio.run(scene())).result()


def played_table(server: Running, people: int, rounds: int) -> tuple[str, list[str]]:
    """A table of Pli where people have played to the end, and the secrets of their seats."""
    table, tokens = full_table(server.url, "pli", people, options={"rounds": rounds})
    play_out(server, table, tokens)
    return table, tokens
