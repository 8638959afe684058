"""A store in memory that several rooms share, and that fails when told to: for what no real disk does on demand."""

import asyncio
from collections.abc import Callable
from itertools import count

from pioche.tables.store.store import Adopted, Conflict, NotStored, Row, Summary

LIVES = 0.3  # seconds without a beat until a process is dead


class Shelf:
    """What all of them write to."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.keepers: dict[str, str] = {}
        self.beats: dict[str, float] = {}
        self.watching: dict[str, Callable[[str], None]] = {}
        self.numbers = count(1)


class SharedStore:
    """One process's door to the shelf. `gate`, where closed, holds every append; `fails` is raised, after writing
    where `written`."""

    shared = True

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.process = f"process {next(shelf.numbers)}"
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails: NotStored | None = None
        self.written = False

    async def append(self, summary: Summary, seq: int, at: int, bodies: list[bytes]) -> None:
        await self.gate.wait()
        if self.fails is not None and not self.written:
            raise self.fails
        rows = self.shelf.rows.setdefault(summary.table, [])
        if len(rows) != seq - 1:
            raise Conflict
        rows += [Row(seq + i, at, body) for i, body in enumerate(bodies)]
        self.shelf.summaries[summary.table] = summary
        self.shelf.keepers[summary.table] = self.process
        for process, changed in self.shelf.watching.items():
            if process != self.process:
                asyncio.get_running_loop().call_soon(changed, summary.table)
        if self.fails is not None:
            raise self.fails

    async def rows(self, table: str, since: int) -> list[Row]:
        return self.shelf.rows.get(table, [])[since:]

    async def find(self, code: str) -> str | None:
        return next((name for name, summary in self.shelf.summaries.items() if summary.code == code), None)

    async def lobby(self, most: int) -> list[Summary]:
        return [summary for summary in self.shelf.summaries.values() if summary.listed][:most]

    async def beat(self) -> None:
        self.shelf.beats[self.process] = asyncio.get_running_loop().time()

    async def adopt(self) -> tuple[frozenset[str], list[Adopted]]:
        now = asyncio.get_running_loop().time()
        alive = frozenset(process for process, beat in self.shelf.beats.items() if now - beat < LIVES)
        taken: list[Adopted] = []
        for name, summary in self.shelf.summaries.items():
            if self.shelf.keepers[name] not in alive or not alive.issuperset(summary.processes):
                self.shelf.keepers[name] = self.process
                taken.append(Adopted(name, summary.wakes))
        return alive, taken

    async def prune(self, before: int) -> int:
        closed = [name for name, summary in self.shelf.summaries.items() if summary.status == "closed"]
        old = [name for name in closed if self.shelf.rows[name][-1].at < before]
        for name in old:
            del self.shelf.rows[name], self.shelf.summaries[name], self.shelf.keepers[name]
        return len(old)

    def watch(self, changed: Callable[[str], None]) -> None:
        self.shelf.watching[self.process] = changed

    async def close(self) -> None:
        self.shelf.watching.pop(self.process, None)
