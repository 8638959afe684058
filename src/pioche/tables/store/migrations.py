"""The shape of the two databases, one step a version: a database of any version opens, and is brought up to date.

A step is never changed once released; what must change is another step.
"""

import sqlite3
from typing import Final

from asyncpg import Connection, Record

from pioche.tables.store.store import Unfit

MARK: Final = 0x50494F43  # "PIOC", by which a SQLite file says that it is ours
LOCK: Final = 0x50494F43  # of PostgreSQL's advisory locks, the one of those who change the shape

# `closed` is the time of the last append to a closed table, and 0 before it is closed: of what changes with each append
# nothing is in an index.
CLOSED: Final = """
UPDATE tables SET closed = coalesce((SELECT at FROM entries WHERE entries.id = tail), created) WHERE status = 'closed'
"""

# Entries of all tables follow one another as they came, each pointing to the one `before` it of its table, and the
# table to its `tail`: a commit of many tables writes a few pages; with a key (table, seq) it would be one for each.
SQLITE: Final[tuple[str, ...]] = (
    f"""
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL, listed INTEGER NOT NULL,
        wakes INTEGER NOT NULL, processes TEXT NOT NULL, keeper TEXT NOT NULL,
        created INTEGER NOT NULL, last INTEGER NOT NULL, tail INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_lobby ON tables (created) WHERE listed = 1 AND status IN ('open', 'playing');
    CREATE INDEX tables_going ON tables (id) WHERE status <> 'closed';
    CREATE TABLE entries (
        id INTEGER PRIMARY KEY, before INTEGER NOT NULL, table_id TEXT NOT NULL, seq INTEGER NOT NULL,
        at INTEGER NOT NULL, body BLOB NOT NULL
    );
    PRAGMA application_id = {MARK};
    """,
    f"""
    ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
    {CLOSED};
    CREATE INDEX tables_closed ON tables (closed) WHERE status = 'closed';
    """,
)

# `first` and `last` are the numbers the latest append to a table wrote: the next one starts after `last`. `changed` is
# by the database's clock, all other times by the writer's.
# Room is left on each page of `tables`, so that an update stays there and touches no index.
POSTGRES: Final[tuple[str, ...]] = (
    """
    CREATE TABLE pioche.tables (
        id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL UNIQUE, status text NOT NULL,
        listed boolean NOT NULL, wakes bigint NOT NULL, processes text[] NOT NULL, keeper text NOT NULL,
        created bigint NOT NULL, changed bigint NOT NULL, first bigint NOT NULL, last bigint NOT NULL,
        body bytea NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_lobby ON pioche.tables (created) WHERE listed AND status IN ('open', 'playing');
    CREATE INDEX tables_going ON pioche.tables (keeper) WHERE status <> 'closed';
    CREATE TABLE pioche.entries (
        table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE pioche.processes (name text PRIMARY KEY, beat timestamptz NOT NULL);
    """,
    """
    ALTER TABLE pioche.tables ADD COLUMN closed bigint NOT NULL DEFAULT 0;
    UPDATE pioche.tables SET closed =
        coalesce((SELECT at FROM pioche.entries WHERE table_id = tables.id AND seq = tables.last), created)
    WHERE status = 'closed';
    CREATE INDEX tables_closed ON pioche.tables (closed) WHERE status = 'closed';
    """,
)


def migrate_sqlite(db: sqlite3.Connection) -> None:
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    refuse_too_new(found, len(SQLITE))
    for version, step in enumerate(SQLITE[found:], found + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {version}; COMMIT;")


async def migrate_postgres(db: "Connection[Record]") -> None:
    async with db.transaction():
        # Processes that start together change the shape one after the other.
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if not await db.fetchval("SELECT to_regclass('pioche.version') IS NOT NULL"):
            await db.execute(
                "CREATE SCHEMA IF NOT EXISTS pioche; CREATE TABLE pioche.version (number integer NOT NULL);"
            )
            await db.execute("INSERT INTO pioche.version VALUES (0)")
        found: int = await db.fetchval("SELECT number FROM pioche.version")
        refuse_too_new(found, len(POSTGRES))
        for step in POSTGRES[found:]:
            await db.execute(step)
        if found < len(POSTGRES):
            await db.execute("UPDATE pioche.version SET number = $1", len(POSTGRES))


def refuse_too_new(found: int, known: int) -> None:
    if found > known:
        raise Unfit("store-too-new", found=str(found), known=str(known))
