"""Closed tables that nobody asks for any more leave PostgreSQL."""

from typing import TYPE_CHECKING, Final

from pioche.tables.store.pruning import portion

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

OLD: Final = """
SELECT id, last FROM pioche.tables WHERE status = 'closed' AND closed > 0 AND closed < $1 ORDER BY closed LIMIT $2
"""
# Whoever appends while a table is removed must find it gone, not write its next entry as the first of a new table: they
# wait for the lock before they look. It is not waited for long: they all stand in line behind it.
PATIENCE: Final = "SET LOCAL lock_timeout = '1s'"
LOCK: Final = "LOCK TABLE pioche.tables IN SHARE ROW EXCLUSIVE MODE"
REMOVE: Final = """
WITH removed AS (
    DELETE FROM pioche.tables WHERE id = ANY ($2::text[]) AND status = 'closed' AND closed < $1 RETURNING id
),
entries AS (DELETE FROM pioche.entries USING removed WHERE table_id = removed.id)
SELECT count(*) FROM removed
"""


async def remove_some(db: "PoolConnectionProxy[Record]", before: int, most: int) -> int:
    """One portion; how many tables it had."""
    old = await db.fetch(OLD, before, most)
    if not old:
        return 0
    tables = [table for table, _ in old[: portion([last for _, last in old])]]
    async with db.transaction():
        await db.execute(PATIENCE)
        await db.execute(LOCK)
        removed: int = await db.fetchval(REMOVE, before, tables)
    return removed
