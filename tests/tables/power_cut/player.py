"""The process whose power is cut: `python -m tests.tables.power_cut.player FILE SYNCHRONOUS SEED`.

Plays many tables at once and says each entry on its output as soon as it is acknowledged; meanwhile tables are read.
"""

import asyncio
import os
import random
import sys
from pathlib import Path

from pioche.tables.store.sqlite import SqliteStore
from tests.tables.store.opened import AT, summary


def entry(table: str, seq: int) -> bytes:
    """Anybody who knows the number knows what was written there."""
    return random.Random(f"{table} {seq}").randbytes(20 + seq * 37 % 300)


async def play(path: Path, synchronous: str, seed: int) -> None:
    class Player(SqliteStore):
        pass

    Player.synchronous = synchronous
    store = Player(path)
    chance = random.Random(seed)

    async def one(table: str) -> None:
        seq = 1
        while True:
            many = chance.randrange(1, 4)
            await store.append(summary(table), seq, AT, [entry(table, seq + i) for i in range(many)])
            seq += many
            os.write(1, f"{table} {seq - 1}\n".encode())
            if chance.random() < 0.02:
                await store.rows(table, max(0, seq - 20))

    await asyncio.gather(*(one(f"t{i}") for i in range(chance.randrange(1, 40))))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
