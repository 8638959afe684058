"""Stores opened and closed, and summaries to write in them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from pioche.tables.store.opening import open_store
from pioche.tables.store.store import Store, Summary

T = TypeVar("T")

AT = 1_790_000_000_000


@asynccontextmanager
async def opened(where: str | Path, *, allow_unsafe: bool = False) -> AsyncIterator[Store]:
    store = await open_store(where, allow_unsafe=allow_unsafe)
    try:
        yield store
    finally:
        await store.close()


def summary(
    table: str = "one",
    *,
    code: str | None = None,
    status: str = "playing",
    listed: bool = True,
    wakes: int = 0,
    processes: tuple[str, ...] = (),
    body: bytes = b"{}",
) -> Summary:
    return Summary(table, f"code of {table}" if code is None else code, status, listed, wakes, processes, body)


async def numbers(store: Store, table: str) -> list[int]:
    return [row.seq for row in await store.rows(table, 0)]


async def failures(appends: list[Coroutine[None, None, None]]) -> list[BaseException | None]:
    """How appends that were asked for at once ended."""
    return await asyncio.gather(*appends, return_exceptions=True)


async def until(true: Callable[[], bool], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)
