"""Closed tables that nobody asks for any more leave the SQLite file; the room they had there is used again."""

import sqlite3
from asyncio import Future
from typing import Final

from pioche.tables.store.append import Job
from pioche.tables.store.pruning import portion

OLD: Final = """
SELECT id, tail, last FROM tables WHERE status = 'closed' AND closed > 0 AND closed < ? ORDER BY closed LIMIT ?
"""
REMOVE_ENTRIES: Final = """
WITH RECURSIVE back (id, before) AS (
    SELECT id, before FROM entries WHERE id = ?
    UNION ALL
    SELECT entries.id, entries.before FROM back JOIN entries ON entries.id = back.before
)
DELETE FROM entries WHERE id IN (SELECT id FROM back)
"""
REMOVE_TABLE: Final = "DELETE FROM tables WHERE id = ?"


class Prune(Job):
    """One portion to be removed by the writing thread, and how many tables it had; `most` is how many it may have."""

    def __init__(self, before: int, most: int, done: "Future[None]") -> None:
        super().__init__(done)
        self.before = before
        self.most = most
        self.removed = 0


def remove_some(db: sqlite3.Connection, before: int, most: int) -> int:
    """Within the transaction."""
    old = db.execute(OLD, (before, most)).fetchall()
    removed = old[: portion([last for _, _, last in old])]
    for table, tail, _ in removed:
        db.execute(REMOVE_ENTRIES, (tail,))
        db.execute(REMOVE_TABLE, (table,))
    return len(removed)
