"""Closed tables go after some time; nothing else does."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from pioche.tables.store.backup import backup, restore
from pioche.tables.store.postgres_pruning import LOCK, REMOVE
from pioche.tables.store.pruning import ENTRIES, TABLES, portion
from pioche.tables.store.store import Conflict, NotStored, Store
from tests.tables.postgres import Postgres
from tests.tables.store.opened import AT, numbers, opened, summary


async def entries(where: str) -> int:
    """How many there are, of all tables."""
    if where.startswith("postgresql"):
        db = await asyncpg.connect(where)
        try:
            return int(await db.fetchval("SELECT count(*) FROM pioche.entries"))
        finally:
            await db.close()
    file = sqlite3.connect(where)
    try:
        return int(file.execute("SELECT count(*) FROM entries").fetchone()[0])
    finally:
        file.close()


async def close_tables(store: Store, many: int) -> None:
    await asyncio.gather(*(store.append(summary(f"{i}"), 1, AT, [b"a", b"b"]) for i in range(many)))
    await asyncio.gather(*(store.append(summary(f"{i}", status="closed"), 3, AT + i, [b"closed"]) for i in range(many)))


def test_closed_tables_that_changed_before_that_time_are_removed_with_their_entries(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            assert await store.prune(AT * 2) == 0
            for status in ("open", "playing", "over"):
                await store.append(summary(status, status=status), 1, 1, [b"a", b"b"])
            await close_tables(store, 3)
            await store.append(summary("0", status="closed"), 4, AT + 9, [b"said afterwards"])
            assert [await store.prune(AT + before) for before in (1, 2, 2)] == [0, 1, 0]
            assert [await numbers(store, f"{i}") for i in range(3)] == [[1, 2, 3, 4], [], [1, 2, 3]]
            assert [await store.find(f"code of {i}") for i in range(3)] == ["0", None, "2"]
            with pytest.raises(Conflict):
                await store.append(summary("1"), 4, AT, [b"late"])
        async with opened(where) as store:
            assert await store.prune(AT * 2) == 2
            assert await store.prune(AT * 2) == 0
            assert await entries(where) == 6
            for status in ("open", "playing", "over"):
                assert await numbers(store, status) == [1, 2]
                await store.append(summary(status), 3, AT, [b"on"])
            await store.append(summary("new", code="code of 1"), 1, AT, [b"a"])
        with pytest.raises(NotStored):
            await store.prune(AT)

    asyncio.run(story())


def test_a_table_opened_again_is_kept(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await close_tables(store, 1)
            await store.append(summary("0"), 4, AT, [b"once more"])
            assert await store.prune(AT * 2) == 0
            assert await numbers(store, "0") == [1, 2, 3, 4]

    asyncio.run(story())


def test_a_call_removes_so_many_and_the_oldest_first_while_others_play(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await close_tables(store, TABLES + 20)

            async def play() -> None:
                for seq in range(1, 40):
                    await store.append(summary("played"), seq, AT, [b"a"])

            playing = asyncio.create_task(play())
            assert await store.prune(AT * 2) == TABLES
            assert [await numbers(store, f"{i}") for i in (0, TABLES - 1, TABLES)] == [[], [], [1, 2, 3]]
            assert await store.prune(AT * 2) == 20
            await playing
            assert await numbers(store, "played") == list(range(1, 40))
            assert await entries(where) == 39

    asyncio.run(story())


@pytest.mark.parametrize(
    ("lengths", "many"),
    [([], 0), ([5], 1), ([ENTRIES * 9], 1), ([ENTRIES * 9, 1], 1), ([1, ENTRIES - 1, 1], 2), ([1] * 50, 50)],
)
def test_a_transaction_removes_a_portion_and_one_table_at_least(lengths: list[int], many: int) -> None:
    assert portion(lengths) == many


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_restored_table_is_as_old_as_before(where: str, kind: str, tmp_path: Path, postgres: Postgres) -> None:
    elsewhere = str(tmp_path / "elsewhere" / "tables.db") if kind == "sqlite" else postgres.database()

    async def story() -> None:
        async with opened(where) as store:
            await close_tables(store, 3)
        await backup(where, tmp_path / "copy.db")
        await restore(tmp_path / "copy.db", elsewhere)
        async with opened(elsewhere) as store:
            assert [await store.prune(AT + before) for before in range(4)] == [0, 1, 1, 1]

    asyncio.run(story())


def test_a_postgresql_of_version_1_can_be_backed_up_before_it_is_brought_up_to_date(
    tmp_path: Path, postgres: Postgres
) -> None:
    where = postgres.database()
    postgres.order((Path(__file__).parent / "old" / "postgres_1.sql").read_text(), where)

    async def story() -> None:
        await backup(where, tmp_path / "copy.db")
        async with opened(tmp_path / "copy.db") as store:
            assert [await store.prune(before) for before in (3000, 3001)] == [0, 1]

    asyncio.run(story())


def test_who_appends_to_a_table_while_it_is_removed_finds_it_gone(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as store:
            await close_tables(store, 1)
            db = await asyncpg.connect(where)
            async with db.transaction():
                await db.execute(LOCK)
                assert await db.fetchval(REMOVE, AT * 2, ["0"]) == 1
                late = asyncio.create_task(store.append(summary("0", status="closed"), 4, AT, [b"late"]))
                await asyncio.sleep(0.3)
                assert not late.done()
            await db.close()
            with pytest.raises(Conflict):
                await late
            assert await numbers(store, "0") == []
            assert await store.find("code of 0") is None

    asyncio.run(story())


def test_an_append_changes_no_index_of_postgresql(postgres: Postgres) -> None:
    """A time that changes with each append must not be in one."""
    where = postgres.database()

    async def story() -> tuple[int, int]:
        async with opened(where) as store:
            for seq in range(1, 200):
                await store.append(summary(), seq, AT + seq, [b"a"])
        await asyncio.sleep(0.5)  # until the connections have ended, and counted
        db = await asyncpg.connect(where)
        try:
            asked = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"
            updated, within_the_page = await db.fetchrow(asked) or (0, 0)
            return updated, within_the_page
        finally:
            await db.close()

    updated, within_the_page = asyncio.run(story())
    assert updated > 190
    assert within_the_page > updated * 0.9
