"""Plays at many tables at once: at a given rate, or as fast as the server answers."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, NamedTuple

from bench.load.contender import Contender, Ticket
from bench.load.table import Screen, Table
from bench.load.websocket import Lost

AT_ONCE: Final = 100  # connections being opened
AN_ADDRESS: Final = 4000  # connections from one address of ours, far from running out of its ports
TICK: Final = 0.001  # seconds; moves due within one are sent together
PATIENCE: Final = 60.0  # seconds after which what has not happened never will


class Played(NamedTuple):
    """What happened while moves were played."""

    waits: list[float]  # seconds from when a move was due until the last screen showed it, in ascending order
    seconds: float
    cpu: float  # seconds of the server's processes
    client: float  # seconds of this one
    missed: int  # moves that the server never got to

    @property
    def moves(self) -> int:
        return len(self.waits)

    def wait(self, share: float) -> float:
        """The wait that this share of the moves did not exceed."""
        return self.waits[min(self.moves - 1, int(self.moves * share))]


class Driver:
    """The clients of all tables of one server."""

    def __init__(self, contender: Contender, seed: int = 1) -> None:
        self.contender = contender
        self.tables: list[Table] = []
        self._random = Random(seed)
        self._failures: list[str] = []
        self._waits: list[float] = []
        self._each = 0  # moves that each table shall have played, where they follow each other at once

    async def seat(self, opened: list[list[Ticket]]) -> None:
        """Connects every seat of these tables, and waits until all show the match."""
        screens: list[Screen] = []
        for tickets in opened:
            table = Table(self._random.getrandbits(32), self._shown, self._failures)
            self.tables.append(table)
            screens += [self.contender.screen(table, seat, ticket) for seat, ticket in enumerate(tickets)]
        for first in range(0, len(screens), AT_ONCE):
            batch = screens[first : first + AT_ONCE]
            await asyncio.gather(*(self._connect(screen, 2 + first // AN_ADDRESS) for screen in batch))
            await self._until(partial(_shown, batch))
        if not await self._until(lambda: all(table.seated for table in self.tables)):
            raise Lost("not everybody could sit down")

    async def _connect(self, screen: Screen, address: int) -> None:
        loop, local = asyncio.get_running_loop(), (f"127.0.0.{address}", 0)
        await loop.create_connection(lambda: screen, "127.0.0.1", self.contender.port, local_addr=local)

    def leave(self) -> None:
        for table in self.tables:
            for screen in table.screens:
                screen.close()

    # Playing.

    async def steadily(self, rate: float, seconds: float) -> Played:
        """So many moves a second at every table, each table at moments of its own; no answer delays the next move."""
        period = 1 / rate
        phases = sorted((self._random.random() * period, number) for number in range(len(self.tables)))
        measured = self._begin()
        start = time.perf_counter() + period / 10
        rounds = int(seconds * rate)
        for lap in range(rounds):
            for phase, number in phases:
                due = start + lap * period + phase
                while (early := due - time.perf_counter()) > 0:
                    await asyncio.sleep(max(TICK, early))
                self.tables[number].owe(due)
        return await self._end(measured, rounds * len(self.tables))

    async def at_once(self, moves: int) -> Played:
        """So many moves at every table, each as soon as all screens show the one before."""
        measured = self._begin()
        self._each = self.tables[0].played + moves
        for table in self.tables:
            table.owe(time.perf_counter())
        return await self._end(measured, moves * len(self.tables))

    def _shown(self, table: Table, due: float, now: float) -> None:
        self._waits.append(now - due)
        if table.played < self._each:
            table.owe(now)

    def _begin(self) -> tuple[float, float, float]:
        self._waits, self._each = [], 0
        return time.perf_counter(), self.contender.use().cpu, time.process_time()

    async def _end(self, measured: tuple[float, float, float], moves: int) -> Played:
        """Waits for the moves still under way, and gives up those not even sent by then."""
        began, cpu, client = measured
        await self._until(lambda: len(self._waits) == moves)
        for table in self.tables:
            table.owed.clear()
        missed = moves - len(self._waits)
        self._each = 0
        await self._until(lambda: not any(table.behind for table in self.tables))
        seconds = time.perf_counter() - began
        used = self.contender.use().cpu - cpu, time.process_time() - client
        return Played(sorted(self._waits), seconds, *used, missed)

    async def _until(self, done: Callable[[], bool]) -> bool:
        until = time.perf_counter() + PATIENCE
        while not done():
            if self._failures:
                raise Lost(self._failures[0])
            if time.perf_counter() > until:
                return False
            await asyncio.sleep(0.005)
        return True


def _shown(screens: list[Screen]) -> bool:
    return all(screen.turn >= 0 for screen in screens)
