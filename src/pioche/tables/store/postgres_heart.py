"""The beat of a process, on a connection of its own: no number of questions makes others believe that it is dead."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pioche.tables.store.postgres_connection import Database

BEAT: Final = """
INSERT INTO pioche.processes VALUES ($1, clock_timestamp()) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat
"""
LEAVE: Final = "DELETE FROM pioche.processes WHERE name = $1"


class Heart:
    """A connection that does nothing else; lost, it is made again for the next beat."""

    def __init__(self, connect: Callable[[], Awaitable["Database"]], process: str) -> None:
        self._connect = connect
        self._process = process
        self._db: Database | None = None
        self._one_at_a_time = asyncio.Lock()

    async def beat(self) -> None:
        await self._say(BEAT)

    async def leave(self) -> None:
        """Others need not wait for our silence."""
        await self._say(LEAVE)

    def close(self) -> None:
        if self._db is not None:
            self._db.terminate()

    async def _say(self, what: str) -> None:
        async with self._one_at_a_time:
            if self._db is None or self._db.is_closed():
                self._db = await self._connect()
            try:
                await self._db.execute(what, self._process)
            except BaseException:
                self._db.terminate()  # one that failed may stay unfit when the database is well again
                raise
