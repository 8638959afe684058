"""A process that keeps tables until it is killed: `python -m tests.tables.store.child WHERE TABLE…`.

It says its name once its tables are written, and then goes on appending to them and saying what was acknowledged.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.tables.store.opened import AT, opened, summary


async def keep(where: str, tables: list[str]) -> None:
    async with opened(where) as store:
        mine = (store.process,)
        await asyncio.gather(*(store.append(summary(t, wakes=AT, processes=mine), 1, AT, [b"1"]) for t in tables))
        print(store.process, flush=True)

        async def play(table: str) -> None:
            for seq in range(2, 1_000_000):
                await store.append(summary(table, wakes=AT + seq, processes=mine), seq, AT, [str(seq).encode()])
                print(table, seq, flush=True)

        async def live() -> None:
            while True:
                await store.beat()
                await store.adopt()
                await asyncio.sleep(0.5)

        await asyncio.gather(live(), *(play(table) for table in tables))


@contextmanager
def keeping(where: str, *tables: str) -> Iterator["subprocess.Popen[str]"]:
    """Such a process, killed at the end if it was not before."""
    command = [sys.executable, "-m", "tests.tables.store.child", where, *tables]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]) as process:
        try:
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1], sys.argv[2:]))
