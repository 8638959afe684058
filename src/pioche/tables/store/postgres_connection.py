"""A connection to PostgreSQL: when it is fit to be used, and what its errors mean."""

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import asyncpg

from pioche.tables.store.store import NotStored, Unfit

if TYPE_CHECKING:
    from asyncpg import Connection, Record

    Database = Connection[Record]

TO_CONNECT: Final = 3.0  # seconds
TO_ANSWER: Final = 10.0  # seconds; a database silent for longer counts as gone

SETTINGS: Final = {
    "application_name": "pioche",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",  # a question is planned once,
    "enable_seqscan": "off",  # and a plan made while tables are few must not read them all once they are many
}

GONE: Final = (
    OSError,  # among them TimeoutError
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,  # it stops, or is only just starting
    asyncpg.TooManyConnectionsError,
)


async def connect(url: str, *, allow_unsafe: bool) -> "Database":
    """A connection whose commits are on disk when they return, unless `allow_unsafe`."""
    db = await asyncpg.connect(url, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=SETTINGS)
    try:
        if not allow_unsafe:
            await refuse_unsafe(db)
    except BaseException:
        db.terminate()
        raise
    return db


async def refuse_unsafe(db: "Database") -> None:
    for setting in ("fsync", "synchronous_commit"):
        if await db.fetchval("SELECT current_setting($1)", setting) == "off":
            raise Unfit("store-unsafe", setting=setting)


def not_stored(error: Exception) -> NotStored:
    """Which sentence tells people why."""
    if isinstance(error, asyncpg.DiskFullError):
        key = "store-full"
    elif isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        key = "store-read-only"
    elif isinstance(error, GONE):
        key = "store-gone"
    else:
        key = "store-failed"
    return NotStored(key, f"{type(error).__name__}: {error}")


def place(url: str) -> str:
    """An address without the user and the password in it."""
    try:
        parts = urlsplit(url)
        return f"{parts.hostname or 'localhost'}{parts.path}"
    except ValueError:
        return "PostgreSQL"
