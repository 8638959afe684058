"""Backups: always one SQLite file, made while the tables are played, to be restored into either kind of database."""

import asyncio
import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import asyncpg

from pioche.tables.store.lock import Lock
from pioche.tables.store.migrations import CLOSED, SQLITE, migrate_postgres, migrate_sqlite, refuse_too_new
from pioche.tables.store.opening import is_address, make_folder
from pioche.tables.store.postgres_connection import connect, place
from pioche.tables.store.sqlite_file import prepare, refuse_foreign
from pioche.tables.store.store import Unfit

HOURS: Final = 6 * 3600.0  # seconds that copying may take

COMMON: Final = "id, code, status, listed, wakes, processes, created, last, body"
TABLES: Final = f"SELECT {COMMON} FROM pioche.tables"
ENTRIES: Final = "SELECT table_id, seq, at, body FROM pioche.entries ORDER BY table_id, seq"
PUT_TABLE: Final = f"INSERT INTO tables ({COMMON}, keeper, tail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0)"
PUT_ENTRY: Final = "INSERT INTO entries (id, before, table_id, seq, at, body) VALUES (?, ?, ?, ?, ?, ?)"
PUT_TAIL: Final = "UPDATE tables SET tail = ? WHERE id = ?"


async def backup(where: str | Path, target: str | Path) -> None:
    """Copies all tables, as they are at one moment, into a new file; Unfit says why it cannot be done."""
    target = Path(target)
    if target.exists():
        raise Unfit("backup-exists", file=str(target))
    unfinished = target.with_name(f"{target.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            if is_address(where):
                await _copy_postgres(str(where), unfinished)
            else:
                await asyncio.to_thread(_copy_sqlite, Path(where), unfinished)
            unfinished.rename(target)
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise Unfit("backup-cannot-write", file=str(target)) from error


async def restore(source: str | Path, where: str | Path) -> None:
    """Puts the tables of a backup where there are none; Unfit says why it cannot be done."""
    source = Path(source)
    refuse_no_backup(source)
    if is_address(where):
        await _restore_postgres(source, str(where))
    else:
        await asyncio.to_thread(_restore_sqlite, source, Path(where))


def refuse_no_backup(path: Path) -> None:
    if not path.is_file():
        raise Unfit("store-missing", file=str(path))
    try:
        refuse_foreign(path, empty=False)
        with _reading(path) as db:
            refuse_too_new(db.execute("PRAGMA user_version").fetchone()[0], len(SQLITE))
    except sqlite3.Error as error:
        raise Unfit("store-cannot-open", file=str(path)) from error


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA query_only = ON")
        yield db


def _copy_sqlite(path: Path, target: Path) -> None:
    refuse_no_backup(path)
    with _reading(path) as db, closing(sqlite3.connect(target, isolation_level=None)) as copy:
        db.backup(copy)  # in one step: those who write meanwhile do not make it begin again
        _finish(copy)


def _finish(copy: sqlite3.Connection) -> None:
    """A backup is one file, without a log beside it."""
    copy.execute("PRAGMA journal_mode = DELETE")


async def _copy_postgres(url: str, target: Path) -> None:
    try:
        db = await connect(url, allow_unsafe=True)
        try:
            if not await db.fetchval("SELECT to_regclass('pioche.version') IS NOT NULL"):
                raise Unfit("store-missing", file=place(url))
            with closing(prepare(target)) as copy:
                copy.execute("BEGIN")
                async with db.transaction(isolation="repeatable_read", readonly=True):
                    await _copy_rows(db, copy)
                copy.execute("COMMIT")
                _finish(copy)
        finally:
            await db.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ConnectionError, TimeoutError) as error:
        raise Unfit("store-cannot-connect", where=place(url)) from error


async def _copy_rows(db: "asyncpg.Connection[asyncpg.Record]", copy: sqlite3.Connection) -> None:
    async for *start, processes, created, last, body in db.cursor(TABLES, prefetch=1000):
        copy.execute(PUT_TABLE, (*start, json.dumps(processes), created, last, body))
    before, latest, current = 0, 0, ""
    async for table, seq, at, body in db.cursor(ENTRIES, prefetch=1000):
        if table != current:
            copy.execute(PUT_TAIL, (latest, current))
            before, current = 0, table
        latest += 1
        copy.execute(PUT_ENTRY, (latest, before, table, seq, at, body))
        before = latest
    copy.execute(PUT_TAIL, (latest, current))
    copy.execute(CLOSED)


def _restore_sqlite(source: Path, path: Path) -> None:
    make_folder(path)
    lock = Lock(path)
    try:
        with closing(prepare(path)) as db, _reading(source) as kept:
            if db.execute("SELECT 1 FROM tables").fetchone() is not None:
                raise Unfit("store-not-empty", where=str(path))
            kept.backup(db)
            migrate_sqlite(db)
    except sqlite3.Error as error:
        raise Unfit("store-cannot-open", file=str(path)) from error
    finally:
        lock.release()


async def _restore_postgres(source: Path, url: str) -> None:
    try:
        db = await connect(url, allow_unsafe=True)
        try:
            await migrate_postgres(db)
            with tempfile.TemporaryDirectory() as folder, _up_to_date(source, Path(folder)) as kept:
                async with db.transaction():
                    await db.execute("LOCK TABLE pioche.tables IN EXCLUSIVE MODE")  # nobody begins a table meanwhile
                    if await db.fetchval("SELECT EXISTS (SELECT FROM pioche.tables)"):
                        raise Unfit("store-not-empty", where=place(url))
                    await _put_rows(kept, db)
        finally:
            await db.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise Unfit("store-cannot-connect", where=place(url)) from error


@contextmanager
def _up_to_date(source: Path, folder: Path) -> Iterator[sqlite3.Connection]:
    """A backup by an earlier Pioche is brought up to date in a copy: the backup itself stays as it is."""
    copy = folder / "copy.db"
    with _reading(source) as db, closing(sqlite3.connect(copy, isolation_level=None)) as current:
        db.backup(current)
        migrate_sqlite(current)
        yield current


async def _put_rows(kept: sqlite3.Connection, db: "asyncpg.Connection[asyncpg.Record]") -> None:
    tables = (
        (table, code, status, bool(listed), wakes, json.loads(processes), "", created, 0, last, last, body, closed)
        for table, code, status, listed, wakes, processes, created, last, body, closed in kept.execute(
            f"SELECT {COMMON}, closed FROM tables"
        )
    )
    columns = ("id", "code", "status", "listed", "wakes", "processes", "keeper", "created", "changed", "first", "last")
    await db.copy_records_to_table(
        "tables", schema_name="pioche", columns=(*columns, "body", "closed"), records=tables, timeout=HOURS
    )
    await db.copy_records_to_table(
        "entries",
        schema_name="pioche",
        columns=("table_id", "seq", "at", "body"),
        records=kept.execute("SELECT table_id, seq, at, body FROM entries"),
        timeout=HOURS,
    )
