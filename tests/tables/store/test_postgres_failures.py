"""A database that stops, fills up or turns read-only: clear errors, nothing lost, and no restart needed."""

import asyncio

import asyncpg
import pytest

from pioche.tables.store.store import NotStored, Store
from tests.tables.postgres import Postgres
from tests.tables.store.opened import AT, numbers, opened, summary

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON pioche.entries EXECUTE FUNCTION full_disk();
"""


async def play(store: Store, table: str, stopping: asyncio.Event) -> tuple[int, int, set[str]]:
    """Appends, whatever happens, as one who reads on after each failure; the number reached, the failures, and why."""
    acknowledged, failed, why = 0, 0, set()
    unsure = False  # whether something was written that nobody answered for
    while not stopping.is_set() or unsure:
        try:
            if unsure:
                there = len(await store.rows(table, 0))
                assert acknowledged <= there <= acknowledged + 1
                acknowledged, unsure = there, False
            await store.append(summary(table), acknowledged + 1, AT, [b"a"])
            acknowledged += 1
        except NotStored as failure:
            failed += 1
            why.add(failure.key)
            unsure = True
            await asyncio.sleep(0.05)
    return acknowledged, failed, why


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_database_that_stops_and_comes_back_has_all_that_was_acknowledged(postgres: Postgres, mode: str) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as store, opened(where) as other:
            heard: list[str] = []
            other.watch(heard.append)
            stopping = asyncio.Event()
            playing = [asyncio.create_task(play(store, f"table {i}", stopping)) for i in range(10)]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.stop, mode)
            try:
                await asyncio.sleep(1)
                for asked in (store.beat(), store.adopt(), store.find("code"), store.lobby(1)):
                    with pytest.raises(NotStored) as failure:
                        await asked
                    assert failure.value.key == "store-gone"
            finally:
                await asyncio.to_thread(postgres.start)
            await asyncio.sleep(2)
            stopping.set()
            for i, (reached, failed, why) in enumerate(await asyncio.gather(*playing)):
                assert failed > 0
                assert why == {"store-gone"}
                assert await numbers(store, f"table {i}") == list(range(1, reached + 1))
            heard.clear()
            await store.append(summary("afterwards"), 1, AT, [b"a"])
            await asyncio.sleep(1)
            assert "afterwards" in heard
            await store.beat()
            assert store.process in (await other.adopt())[0]

    asyncio.run(story())


def test_tables_taken_without_our_learning_it_are_told_with_the_next_answer(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(wakes=5), 1, AT, [b"a"])
            assert (await store.adopt())[1] == []
            await asyncio.to_thread(postgres.stop)
            try:
                with pytest.raises(NotStored):
                    await store.adopt()
            finally:
                await asyncio.to_thread(postgres.start)
            assert (await store.adopt())[1] == [("one", 5)]
            assert (await store.adopt())[1] == []

    asyncio.run(story())


def test_a_full_disk_is_told_and_with_room_all_goes_on(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a"])
            await asyncio.to_thread(postgres.order, FULL, where)
            with pytest.raises(NotStored) as failure:
                await store.append(summary(), 2, AT, [b"b"])
            assert failure.value.key == "store-full"
            assert await numbers(store, "one") == [1]
            await asyncio.to_thread(postgres.order, "DROP TRIGGER full_disk ON pioche.entries", where)
            await store.append(summary(), 2, AT, [b"b"])

    asyncio.run(story())


def test_a_database_turned_read_only_is_told_and_written_again_later(postgres: Postgres) -> None:
    where = postgres.database()
    name = where.split("@/")[1].split("?")[0]
    new = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    new += " AND pid <> pg_backend_pid()"

    async def story() -> None:
        async with opened(where) as store:
            await asyncio.to_thread(postgres.order, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            await asyncio.to_thread(postgres.order, new, where)
            await asyncio.sleep(0.1)
            with pytest.raises(NotStored) as failure:
                await store.append(summary(), 1, AT, [b"a"])
            assert failure.value.key == "store-read-only"
            await asyncio.to_thread(postgres.order, f"ALTER DATABASE {name} RESET default_transaction_read_only")
            await store.append(summary(), 1, AT, [b"a"])

    asyncio.run(story())


def test_no_table_is_ever_read_from_end_to_end(postgres: Postgres) -> None:
    """Neither an append nor a question costs more when there are more tables, or longer ones."""
    where = postgres.database()

    async def story() -> list[tuple[str, int]]:
        async with opened(where) as store:
            for seq in range(1, 20):
                await asyncio.gather(*(store.append(summary(f"table {i}"), seq, AT, [b"a"]) for i in range(50)))
                await store.rows("table 1", 1)
                await store.find("code of table 1")
                await store.lobby(5)
                await store.adopt()
                await store.append(summary(f"closed {seq}", status="closed"), 1, AT, [b"a"])
                await store.prune(AT + 1)
        await asyncio.sleep(0.5)  # until the connections have ended, and counted
        db = await asyncpg.connect(where)
        try:
            asked = "SELECT relname, seq_scan FROM pg_stat_user_tables WHERE relname IN ('tables', 'entries')"
            return [(name, scans) for name, scans in await db.fetch(asked)]
        finally:
            await db.close()

    found = asyncio.run(story())
    assert [name for name, _ in sorted(found)] == ["entries", "tables"]
    assert all(scans < 10 for _, scans in found)  # when their indexes were made
