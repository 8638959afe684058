"""PostgreSQL: any number of processes share the tables, and hear of each other's appends."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import asyncpg

from pioche.tables.store.append import Append
from pioche.tables.store.migrations import migrate_postgres
from pioche.tables.store.postgres_connection import SETTINGS, TO_ANSWER, TO_CONNECT, connect, not_stored, place
from pioche.tables.store.postgres_heart import Heart
from pioche.tables.store.postgres_listener import Listener
from pioche.tables.store.postgres_pruning import remove_some
from pioche.tables.store.postgres_writer import Writer
from pioche.tables.store.pruning import TABLES
from pioche.tables.store.store import Adopted, Row, Summary, Unfit

if TYPE_CHECKING:
    from pioche.tables.store.postgres_connection import Database

READERS: Final = 4
SILENCE: Final = 2.0  # seconds after which a process counts as dead: several beats
FORGOTTEN: Final = 86_400.0  # seconds after which nobody asks for it any more

ROWS: Final = "SELECT seq, at, body FROM pioche.entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
FIND: Final = "SELECT id FROM pioche.tables WHERE code = $1"
LOBBY: Final = """
SELECT id, code, status, listed, wakes, processes, body FROM pioche.tables
WHERE listed AND status IN ('open', 'playing') ORDER BY created DESC LIMIT $1
"""
FORGET: Final = "DELETE FROM pioche.processes WHERE beat < clock_timestamp() - make_interval(secs => $1)"
ALIVE: Final = "SELECT name FROM pioche.processes WHERE beat > clock_timestamp() - make_interval(secs => $1)"
# A living keeper's table is left to it, which sees to those connected to a dead process until none is left. A row that
# somebody else is taking is passed over; one just taken is looked at again, and has a living keeper then.
ADOPT: Final = """
WITH orphans AS MATERIALIZED (
    SELECT id FROM pioche.tables
    WHERE status <> 'closed' AND (keeper <> ALL ($2::text[]) OR keeper = $1 AND NOT processes <@ $2::text[])
    ORDER BY id FOR UPDATE SKIP LOCKED
)
UPDATE pioche.tables AS kept SET keeper = $1 FROM orphans WHERE kept.id = orphans.id
RETURNING kept.id, kept.wakes
"""
KEPT: Final = "SELECT id, wakes FROM pioche.tables WHERE status <> 'closed' AND keeper = $1"


async def open_postgres(url: str, *, allow_unsafe: bool = False) -> "PostgresStore":
    """The tables at this address, of this version's shape; Unfit if they cannot be used."""

    async def another() -> "Database":
        return await connect(url, allow_unsafe=allow_unsafe)

    process = secrets.token_hex(8)
    async with contextlib.AsyncExitStack() as opened:
        try:
            db = await another()
            opened.callback(db.terminate)
            await migrate_postgres(db)
            await db.execute(FORGET, FORGOTTEN)
            heart = Heart(another, process)
            opened.callback(heart.close)
            await heart.beat()
            listener = Listener(another, process)
            opened.push_async_callback(listener.close)
            await listener.start()
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=READERS, timeout=TO_CONNECT, command_timeout=TO_ANSWER,
                server_settings=SETTINGS, reset=_as_it_is,
            )  # fmt: skip
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            raise Unfit("store-cannot-connect", where=place(url)) from error
        opened.pop_all()
    return PostgresStore(process, heart, Writer(db, another, process), listener, pool)


async def _as_it_is(db: object) -> None:
    """Nothing is ever set on a connection, so nothing has to be put back: one round trip less for each question."""


class PostgresStore:
    """One process among those who share the database."""

    shared = True

    def __init__(
        self, process: str, heart: Heart, writer: Writer, listener: Listener, pool: "asyncpg.Pool[asyncpg.Record]"
    ) -> None:
        self.process = process
        self._heart = heart
        self._writer = writer
        self._listener = listener
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._beaten = time.monotonic()
        self._judges_from = 0.0  # when this process can tell again which others are dead
        self._told_all = True  # False: tables may have been adopted without our having learned which

    async def append(self, summary: Summary, seq: int, at: int, bodies: list[bytes]) -> None:
        await self._writer.append(Append(summary, seq, at, bodies, self._loop.create_future()))

    async def rows(self, table: str, since: int) -> list[Row]:
        async with self._asking() as db:
            return [Row(*row) for row in await db.fetch(ROWS, table, since)]

    async def find(self, code: str) -> str | None:
        async with self._asking() as db:
            found: str | None = await db.fetchval(FIND, code)
            return found

    async def lobby(self, most: int) -> list[Summary]:
        async with self._asking() as db:
            return [_summary(*row) for row in await db.fetch(LOBBY, most)]

    async def beat(self) -> None:
        try:
            await self._heart.beat()
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, Unfit) as error:
            raise not_stored(error) from error
        now = time.monotonic()
        if now - self._beaten > SILENCE:
            # The database was away, or this machine slept: the others may only just be coming back too.
            self._judges_from = now + SILENCE
        self._beaten = now

    async def adopt(self) -> tuple[frozenset[str], list[Adopted]]:
        told_all, self._told_all = self._told_all, False
        silence = SILENCE if time.monotonic() >= self._judges_from else FORGOTTEN
        async with self._asking() as db, db.transaction():
            alive = frozenset(name for (name,) in await db.fetch(ALIVE, silence)) | {self.process}
            taken = await db.fetch(ADOPT, self.process, sorted(alive))
            if not told_all:
                taken = await db.fetch(KEPT, self.process)
        self._told_all = True
        return alive, [Adopted(*row) for row in taken]

    async def prune(self, before: int) -> int:
        removed = 0
        async with self._asking() as db:
            while removed < TABLES and (some := await remove_some(db, before, TABLES - removed)):
                removed += some
        return removed

    def watch(self, changed: Callable[[str], None]) -> None:
        self._listener.changed = changed

    async def close(self) -> None:
        await self._writer.close()
        await self._listener.close()
        with contextlib.suppress(Exception):  # without a database the others find out by our silence
            await self._heart.leave()
            await asyncio.wait_for(self._pool.close(), TO_CONNECT)
        self._heart.close()
        self._pool.terminate()

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator["asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise not_stored(error) from error


def _summary(
    table: str, code: str, status: str, listed: bool, wakes: int, processes: list[str], body: bytes
) -> Summary:
    return Summary(table, code, status, listed, wakes, tuple(processes), body)
