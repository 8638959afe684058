"""A SQLite file that is Pioche's: how it is opened, and what its errors mean."""

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from pioche.tables.store.migrations import MARK, migrate_sqlite
from pioche.tables.store.store import NotStored, Unfit

PATIENCE: Final = 5.0  # seconds to wait for another program that holds the file
ROOM: Final = 256 * 1024  # bytes; with fewer free, whatever failed failed for want of room


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection whose commits are on disk when they return; only the tests of that ask for less."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {synchronous}")
        db.execute("PRAGMA fullfsync = ON")  # on a Mac a plain fsync leaves the bytes in the drive
        db.execute("PRAGMA checkpoint_fullfsync = ON")
    except BaseException:
        db.close()
        raise
    return db


def prepare(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """The file, made if there is none, of this version's shape; Unfit if it cannot be used."""
    try:
        # What lies there tells every hand: nobody but the owner reads it. SQLite gives its side files the same rights.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        refuse_foreign(path, empty=True)
        db = connect(path, synchronous)
        try:
            migrate_sqlite(db)
        except BaseException:
            db.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise Unfit("store-cannot-open", file=str(path)) from error
    return db


def refuse_foreign(path: Path, *, empty: bool) -> None:
    """Before anything is changed: a file without our mark is somebody else's, unless it is `empty` and that will do."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        mark = db.execute("PRAGMA application_id").fetchone()[0]
        filled = mark != 0 or db.execute("SELECT 1 FROM sqlite_master").fetchone() is not None
        if mark != MARK and (filled or not empty):
            raise Unfit("store-not-ours", file=str(path))
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise Unfit("store-not-ours", file=str(path)) from error
        raise
    finally:
        db.close()


def not_stored(error: Exception, path: Path) -> NotStored:
    """Which sentence tells people why; SQLite calls many a full or read-only disk an I/O error."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return NotStored("store-full", str(error))
    if code == sqlite3.SQLITE_READONLY:
        return NotStored("store-read-only", str(error))
    if isinstance(error, sqlite3.OperationalError):
        if path.exists() and not os.access(path, os.W_OK):
            return NotStored("store-read-only", str(error))
        if shutil.disk_usage(path.parent).free < ROOM:
            return NotStored("store-full", str(error))
    return NotStored("store-failed", f"{type(error).__name__}: {error}")
