"""A server is killed at random moments, again and again; nothing it acknowledged may be lost or doubled."""

import asyncio
from random import Random
from typing import Final

from tests.crashes.table import GENEROUS, Broken, Played
from tests.server.process import Running

KINDS: Final = (("nain_jaune", 3, 0), ("adriano", 2, 0), ("janus", 3, 0), ("programmes", 2, 0), ("adriano", 1, 2))
LONGEST: Final = 0.6  # seconds from the first move to the kill, at most
AFTERWARDS: Final = 3  # moves that a table must still take after the server has come back
QUICK: Final = {
    "PIOCHE_PACE_BOT_LEAST": "5",
    "PIOCHE_PACE_BOT_MOST": "20",
    "PIOCHE_PACE_LATE": "1",
    "PIOCHE_PACE_REVEAL": "0",
}


class Tally:
    def __init__(self) -> None:
        self.kills = 0
        self.acknowledged = 0
        self.sent = 0

    def text(self, store: str) -> str:
        return (
            f"{store}: {self.kills} kills, {self.acknowledged:,} moves acknowledged of {self.sent:,} sent; "
            "none lost, none doubled"
        )


def kill_again_and_again(db: str, runs: int, seed: int) -> Tally:
    """Each run: start, check and go on with the tables of the run before, play new ones, kill."""
    tally = Tally()
    before: list[Played] = []
    for run in range(runs + 1):
        random = Random(f"{seed} {run}")
        with Running("--db", db, env=GENEROUS | QUICK) as server:
            for table in before:
                table.check(server.url)
            asyncio.run(go_on(server.url, before))
            for table in before:
                table.check(server.url)
                tally.acknowledged += table.acknowledged
                tally.sent += len(table.sent)
            if run == runs:
                return tally
            tables = [Played(*random.choice(KINDS), random) for _ in range(3)]
            for table in tables:
                table.create(server.url)
            asyncio.run(play_until_killed(server, tables, random.random() * LONGEST))
            tally.kills += 1
            before = tables
    return tally


async def go_on(url: str, tables: list[Played]) -> None:
    wanted = [table.acknowledged + AFTERWARDS for table in tables]
    async with asyncio.timeout(60):
        await asyncio.gather(*[table.play(url, AFTERWARDS) for table in tables])
    for table, least in zip(tables, wanted, strict=True):
        if table.acknowledged < least and not table.over:
            raise Broken(f"{table.game} {table.name} did not go on after the server came back")


async def play_until_killed(server: Running, tables: list[Played], seconds: float) -> None:
    async def kill() -> None:
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.kill)

    await asyncio.gather(kill(), *[table.play(server.url, 1_000_000) for table in tables])
