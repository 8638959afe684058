"""The one task of a process that writes to PostgreSQL: whatever came in meanwhile goes into the next statement."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import asyncpg

from pioche.tables.store.append import Append, deliver
from pioche.tables.store.postgres_connection import not_stored
from pioche.tables.store.store import Conflict, NotStored

if TYPE_CHECKING:
    from pioche.tables.store.postgres_connection import Database

CHANNEL: Final = "pioche"
BATCH: Final = 512  # appends in one statement
NAMES: Final = 7_900  # bytes of the names of their tables: a notification holds less than 8,000

# One statement, one transaction. A table's row is written only if the number before ours is its last one, or if there
# is no row and we start with 1; whoever comes second waits for the row and then sees that it is too late. Entries
# follow where that was so. Everybody takes the rows in the order of their names, so that no two wait for each other.
APPEND: Final = """
WITH clock AS MATERIALIZED (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now),
asked AS (
    SELECT * FROM unnest(
        $3::text[], $4::text[], $5::text[], $6::boolean[], $7::bigint[], $8::text[],
        $9::bigint[], $10::bigint[], $11::bigint[], $12::bytea[]
    ) AS asked (id, code, status, listed, wakes, processes, at, first, last, body)
),
written AS (
    INSERT INTO pioche.tables AS kept
        (id, code, status, listed, wakes, processes, keeper, created, changed, first, last, body, closed)
    SELECT id, code, status, listed, wakes, string_to_array(processes, ' '), $1, at, now, first, last, body,
        CASE status WHEN 'closed' THEN at ELSE 0 END
    FROM asked, clock
    WHERE first = 1 OR (SELECT true FROM pioche.tables AS there WHERE there.id = asked.id)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, wakes = excluded.wakes,
        processes = excluded.processes, keeper = excluded.keeper, changed = excluded.changed,
        first = excluded.first, last = excluded.last, body = excluded.body, closed = excluded.closed
    WHERE kept.last = excluded.first - 1
    RETURNING id
),
entered AS (
    INSERT INTO pioche.entries (table_id, seq, at, body)
    SELECT entry.table_id, entry.seq, entry.at, entry.body
    FROM unnest($13::text[], $14::bigint[], $15::bigint[], $16::bytea[]) AS entry (table_id, seq, at, body)
    JOIN written ON written.id = entry.table_id
),
told AS (SELECT pg_notify($2, $1 || ' ' || string_agg(id, ' ')) FROM written HAVING count(*) > 0)
SELECT written.id FROM written, told
"""


class Writer:
    """Takes appends as they come; after a lost connection it makes another for the next of them."""

    def __init__(self, db: "Database", connect: Callable[[], Awaitable["Database"]], process: str) -> None:
        self._db = db
        self._connect = connect
        self._process = process
        self._waiting: deque[Append] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, job: Append) -> None:
        if self._closing:
            raise NotStored("store-failed", "the store is closed")
        self._waiting.append(job)
        self._news.set()
        await job.done

    async def close(self) -> None:
        self._closing = True
        self._news.set()
        await self._task
        self._db.terminate()

    async def _run(self) -> None:
        while not self._closing:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch = self._next()
                await self._write(batch)
                deliver(batch)

    def _next(self) -> list[Append]:
        """One append a table at most, in the order of the tables' names."""
        batch: dict[str, Append] = {}
        later: list[Append] = []
        room = NAMES - len(self._process)
        while self._waiting and len(batch) < BATCH and room > 0:
            job = self._waiting.popleft()
            table = job.summary.table
            room -= len(table.encode(errors="replace")) + 1
            if table in batch or (room < 0 and batch):
                later.append(job)
            else:
                batch[table] = job
        self._waiting.extendleft(reversed(later))
        return [batch[table] for table in sorted(batch)]

    async def _write(self, batch: list[Append]) -> None:
        try:
            if self._db.is_closed():
                self._db = await self._connect()
            written = {table for (table,) in await self._db.fetch(APPEND, *self._arguments(batch))}
        except Exception as error:
            await self._answer_failed(batch, error)
            return
        for job in batch:
            if job.summary.table not in written:
                job.failed = Conflict(job.summary.table)

    async def _answer_failed(self, batch: list[Append], error: Exception) -> None:
        failed = not_stored(error)
        if failed.key != "store-failed":
            self._db.terminate()  # one that failed so may stay unfit when the database is well again
        elif len(batch) > 1:
            for job in batch:  # whatever no database could write, or has a code that is taken, fails alone
                await self._write([job])
            return
        taken = isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == "tables_code_key"
        for job in batch:
            job.failed = Conflict(job.summary.code) if taken else not_stored(error)

    def _arguments(self, batch: list[Append]) -> tuple[object, ...]:
        summaries = [job.summary for job in batch]
        entries = [(job, job.seq + i, body) for job in batch for i, body in enumerate(job.bodies)]
        return (
            self._process,
            CHANNEL,
            [summary.table for summary in summaries],
            [summary.code for summary in summaries],
            [summary.status for summary in summaries],
            [summary.listed for summary in summaries],
            [summary.wakes for summary in summaries],
            [" ".join(summary.processes) for summary in summaries],
            [job.at for job in batch],
            [job.seq for job in batch],
            [job.seq + len(job.bodies) - 1 for job in batch],
            [summary.body for summary in summaries],
            [job.summary.table for job, _, _ in entries],
            [seq for _, seq, _ in entries],
            [job.at for job, _, _ in entries],
            [body for _, _, body in entries],
        )
