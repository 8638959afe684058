"""A SQLite file that is Pioche's: how it is opened, and what its errors mean."""

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final
from urllib.parse import quote

from pioche.tables.store.migrations import MARK, migrate_sqlite
from pioche.tables.store.store import NotStored, Unfit

PATIENCE: Final = 5.0  # seconds to wait for another program that holds the file
ROOM: Final = 256 * 1024  # bytes; with fewer free, whatever failed failed for want of room


def connect(path: Path, synchronous: str = "FULL") -> sqlite3.Connection:
    """A connection whose commits are on disk when they return; only the tests of that ask for less.

    The file must be there: one that vanished while the server runs is not replaced by an empty one.
    """
    db = sqlite3.connect(_uri(path), uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {synchronous}")
        db.execute("PRAGMA fullfsync = ON")  # on a Mac a plain fsync leaves the bytes in the drive
        db.execute("PRAGMA checkpoint_fullfsync = ON")
    except BaseException:
        db.close()
        raise
    return db


def _uri(path: Path) -> str:
    place = path.absolute().as_posix()  # of Windows too: C:/… after a third slash, //server/… after the two
    return f"file://{'' if place.startswith('/') else '/'}{quote(os.fsencode(place), safe='/:')}?mode=rw"


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


def not_stored(error: BaseException, path: Path) -> NotStored:
    """Which sentence tells people why; SQLite calls many a full or read-only disk an I/O error."""
    if isinstance(error, NotStored):
        return NotStored(error.key, str(error))  # one for each who waits
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return NotStored("store-full", str(error))
    if code == sqlite3.SQLITE_READONLY:
        return NotStored("store-read-only", str(error))
    if isinstance(error, sqlite3.OperationalError):
        if not os.path.exists(path):
            return NotStored("store-gone", str(error))
        if not os.access(path, os.W_OK):
            return NotStored("store-read-only", str(error))
        if _free(path.parent) < ROOM:
            return NotStored("store-full", str(error))
    return NotStored("store-failed", f"{type(error).__name__}: {error}")


def _free(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:  # the folder vanished meanwhile: nobody knows, and it is not for want of room
        return ROOM
