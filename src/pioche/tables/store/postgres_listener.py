"""What other processes wrote, as PostgreSQL tells it; what it could not tell is looked up when it is back."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from pioche.tables.store.postgres_connection import TO_ANSWER
from pioche.tables.store.postgres_writer import CHANNEL

if TYPE_CHECKING:
    from pioche.tables.store.postgres_connection import Database

EVERY: Final = 1.0  # seconds between two looks at the connection
LATE: Final = int(TO_ANSWER * 1000)  # milliseconds by which an append may be seen after its time

NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CHANGED: Final = "SELECT id FROM pioche.tables WHERE changed > $1"


class Listener:
    """A connection that does nothing else; lost, it is made again."""

    def __init__(self, connect: Callable[[], Awaitable["Database"]], process: str) -> None:
        self._connect = connect
        self._process = process
        self._db: Database | None = None
        self._sound = 0  # when the connection last worked, by the database's clock
        self._task: asyncio.Task[None] | None = None
        self.changed: Callable[[str], None] = lambda table: None

    async def start(self) -> None:
        await self._look()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._db is not None:
            self._db.terminate()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._look()
            except Exception:  # whatever is wrong, the next look tries again
                if self._db is not None:
                    self._db.terminate()

    async def _look(self) -> None:
        if self._db is None or self._db.is_closed():
            self._db = await self._connect()
            await self._db.add_listener(CHANNEL, self._heard)
            if self._sound:
                for (table,) in await self._db.fetch(CHANGED, self._sound - LATE):
                    self.changed(table)
        self._sound = await self._db.fetchval(NOW)

    def _heard(self, db: object, pid: int, channel: str, payload: object) -> None:
        process, *tables = str(payload).split(" ")
        if process != self._process:
            for table in tables:
                self.changed(table)
