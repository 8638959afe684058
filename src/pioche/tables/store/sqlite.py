"""A SQLite file: one thread writes, and whatever came in while it waited for the disk goes into the next commit."""

import asyncio
import contextlib
import json
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from pioche.tables.store.append import Append, Job, deliver
from pioche.tables.store.lock import Lock
from pioche.tables.store.presence import Presence
from pioche.tables.store.pruning import TABLES
from pioche.tables.store.sqlite_file import connect, not_stored, prepare
from pioche.tables.store.sqlite_pruning import Prune, remove_some
from pioche.tables.store.store import Adopted, Conflict, NotStored, Row, Summary, Unfit

T = TypeVar("T")

BATCH: Final = 512  # appends in one commit
REMEMBERED: Final = 20_000  # tables

LATEST: Final = "SELECT coalesce(max(id), 0) FROM entries"
LAST: Final = "SELECT last, tail FROM tables WHERE id = ?"
BEGIN: Final = """
INSERT INTO tables (status, listed, wakes, processes, keeper, last, tail, body, closed, id, code, created)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
GO_ON: Final = """
UPDATE tables SET status = ?, listed = ?, wakes = ?, processes = ?, keeper = ?, last = ?, tail = ?, body = ?, closed = ?
WHERE id = ?
"""
ENTRY: Final = "INSERT INTO entries (id, before, table_id, seq, at, body) VALUES (?, ?, ?, ?, ?, ?)"
ROWS: Final = """
WITH RECURSIVE back (before, seq, at, body) AS (
    SELECT before, seq, at, entries.body FROM tables JOIN entries ON entries.id = tail WHERE tables.id = ?1 AND seq > ?2
    UNION ALL
    SELECT entries.before, entries.seq, entries.at, entries.body FROM back JOIN entries ON entries.id = back.before
    WHERE entries.seq > ?2
)
SELECT seq, at, body FROM back ORDER BY seq
"""
FIND: Final = "SELECT id FROM tables WHERE code = ?"
LOBBY: Final = """
SELECT id, code, status, listed, wakes, processes, body FROM tables
WHERE listed = 1 AND status IN ('open', 'playing') ORDER BY created DESC LIMIT ?
"""
ORPHANS: Final = "SELECT id, wakes FROM tables WHERE status <> 'closed'"
TAKE: Final = "UPDATE tables SET keeper = ? WHERE status <> 'closed'"
UNTIDY: Final = f"{ORPHANS} AND processes NOT IN ('[]', ?)"


class SqliteStore:
    """The only process on its file: all that others kept before is adopted at once."""

    shared = False
    synchronous = "FULL"  # less only where a test shows what would be lost

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process = secrets.token_hex(8)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Append | Prune | None] = SimpleQueue()
        self._closed = False
        self._adopted = False
        self._lock = Lock(path)
        try:
            self._writing: sqlite3.Connection | None = prepare(path, self.synchronous)
            self._orphans = self._take_over(self._writing)
            self._presence = Presence(path)
            self._presence.log_opened()
        except BaseException:
            self._lock.release()
            raise
        self._ends: dict[str, tuple[int, int]] = {}  # where tables end, as far as the writing thread has seen them
        self._reading: sqlite3.Connection | None = None
        self._read_or_closed = threading.Lock()
        self._reader = ThreadPoolExecutor(1, "pioche-read")
        self._writer = threading.Thread(target=self._write, name="pioche-write", daemon=True)
        self._writer.start()

    async def append(self, summary: Summary, seq: int, at: int, bodies: list[bytes]) -> None:
        if self._closed:
            raise NotStored("store-failed", "the store is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Append(summary, seq, at, bodies, done))
        await done

    async def rows(self, table: str, since: int) -> list[Row]:
        return await self._read(lambda db: [Row(*row) for row in db.execute(ROWS, (table, since))])

    async def find(self, code: str) -> str | None:
        found = await self._read(lambda db: db.execute(FIND, (code,)).fetchone())
        return None if found is None else str(found[0])

    async def lobby(self, most: int) -> list[Summary]:
        return await self._read(lambda db: [_summary(*row) for row in db.execute(LOBBY, (most,))])

    async def beat(self) -> None:
        """Nobody else listens."""

    async def adopt(self) -> tuple[frozenset[str], list[Adopted]]:
        """All there was at first; later those whose entries still tell of somebody connected to a dead process."""
        if self._orphans and self._adopted:
            alone = json.dumps([self.process])
            self._orphans = await self._read(lambda db: [Adopted(*row) for row in db.execute(UNTIDY, (alone,))])
        self._adopted = True
        return frozenset((self.process,)), self._orphans

    async def prune(self, before: int) -> int:
        removed = 0
        while removed < TABLES:
            if self._closed:
                raise NotStored("store-failed", "the store is closed")
            job = Prune(before, TABLES - removed, self._loop.create_future())
            self._queue.put(job)
            await job.done
            if not job.removed:
                break
            removed += job.removed
        return removed

    def watch(self, changed: Callable[[str], None]) -> None:
        """No other process appends here."""

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._writer.join()
        self._reader.shutdown()
        self._close_both()
        self._presence.release()
        self._lock.release()

    def _take_over(self, db: sqlite3.Connection) -> list[Adopted]:
        try:
            db.execute("BEGIN IMMEDIATE")
            orphans = [Adopted(*row) for row in db.execute(ORPHANS)]
            db.execute(TAKE, (self.process,))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            db.close()
            raise Unfit("store-cannot-open", file=str(self.path)) from error
        return orphans

    # The reading thread.

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._reader, self._asked, ask)

    def _asked(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        with self._read_or_closed:
            try:
                if self._reading is None:
                    self._presence.check()
                    self._reading = connect(self.path, self.synchronous)
                return ask(self._reading)
            except (sqlite3.Error, NotStored) as error:
                reading, self._reading = self._reading, None
                _close(reading)
                raise not_stored(error, self.path) from error

    # The writing thread.

    def _write(self) -> None:
        going = True
        while going:
            batch: list[Append] = []
            job = self._queue.get()
            while isinstance(job, Append):
                batch.append(job)
                if len(batch) == BATCH or self._queue.empty():
                    break
                job = self._queue.get()
            going = job is not None
            if batch:
                self._answer(batch, partial(self._commit, batch))
            if isinstance(job, Prune):
                self._answer([job], partial(self._prune, job))

    def _answer(self, batch: Sequence[Job], write: Callable[[], None]) -> None:
        """Whatever happens, nobody waits for ever, and the next ones are written."""
        try:
            write()
        except BaseException as error:
            for job in batch:
                job.failed = NotStored("store-failed", f"{type(error).__name__}: {error}")
            with contextlib.suppress(Exception):
                self._close_both()
        with contextlib.suppress(RuntimeError):  # the loop has ended, and those who waited with it
            self._loop.call_soon_threadsafe(deliver, batch)

    def _commit(self, batch: list[Append]) -> None:
        try:
            db = self._begin()
            latest: int = db.execute(LATEST).fetchone()[0]
            for job in batch:
                job.failed = self._written(db, job, latest)
                latest += len(job.bodies)
            self._end_of_commit(db)
        except Exception as error:
            self._close_both()
            if len(batch) > 1 and not isinstance(error, (sqlite3.OperationalError, NotStored)):
                for job in batch:  # one that no database could write fails alone
                    self._commit([job])
                return
            for job in batch:
                job.failed = not_stored(error, self.path)

    def _written(self, db: sqlite3.Connection, job: Append, latest: int) -> Conflict | None:
        """Within the transaction: the summary and the entries, numbered after `latest`, or nothing."""
        table, code, status, listed, wakes, processes, body = job.summary
        found = self._ends.get(table) or db.execute(LAST, (table,)).fetchone()
        last, tail = found or (0, 0)
        if last != job.seq - 1:
            return Conflict(table)
        many = len(job.bodies)
        end = latest + many if many else tail
        closed = job.at if status == "closed" else 0
        kept = (status, listed, wakes, _json(processes), self.process, last + many, end, body, closed, table)
        if found:
            db.execute(GO_ON, kept)
        else:
            try:
                db.execute(BEGIN, (*kept, code, job.at))
            except sqlite3.IntegrityError:  # another table has this code
                return Conflict(code)
        for entry in job.bodies:
            latest += 1
            last += 1
            db.execute(ENTRY, (latest, tail, table, last, job.at, entry))
            tail = latest
        self._ends[table] = (last, tail)
        return None

    def _prune(self, job: Prune) -> None:
        try:
            db = self._begin()
            self._ends.clear()
            job.removed = remove_some(db, job.before, job.most)
            self._end_of_commit(db)
        except Exception as error:
            self._close_both()
            job.failed = not_stored(error, self.path)

    def _begin(self) -> sqlite3.Connection:
        if self._writing is None:
            self._presence.check()
            self._seize_again()
            self._writing = connect(self.path, self.synchronous)
        if len(self._ends) > REMEMBERED:
            self._ends.clear()
        self._writing.execute("BEGIN IMMEDIATE")
        self._presence.log_opened()
        return self._writing

    def _seize_again(self) -> None:
        """A lock file that somebody removed is made anew, unless another process came in meanwhile."""
        if not self._lock.in_place():
            try:
                lost, self._lock = self._lock, Lock(self.path)
            except Unfit as error:
                raise NotStored("store-gone", str(error)) from error
            lost.release()

    def _end_of_commit(self, db: sqlite3.Connection) -> None:
        """What went into a file that is gone, or that another process may write, counts for nothing."""
        db.execute("COMMIT")
        self._presence.check()
        if not self._lock.in_place():
            raise NotStored("store-gone", "the lock file is not the one that was seized")

    def _close_both(self) -> None:
        """A connection that failed may stay unfit (read-only, say) when the disk is well again: the next one is new.

        Where somebody removed the log, the last to close still writes what it held into the file.
        """
        self._ends.clear()
        with self._read_or_closed:
            reading, self._reading = self._reading, None
            writing, self._writing = self._writing, None
            _close(reading)
            _close(writing)  # what was not committed is rolled back
            self._presence.log_closed()


def _close(db: sqlite3.Connection | None) -> None:
    if db is not None:
        with contextlib.suppress(sqlite3.Error):
            db.close()


@lru_cache(4096)
def _json(processes: tuple[str, ...]) -> str:
    """The same few again and again."""
    return json.dumps(processes)


def _summary(table: str, code: str, status: str, listed: int, wakes: int, processes: str, body: bytes) -> Summary:
    return Summary(table, code, status, bool(listed), wakes, tuple(json.loads(processes)), body)
