"""What every store promises."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from pioche.tables.store.store import Conflict, NotStored, Row
from tests.tables.store.opened import AT, failures, numbers, opened, summary


def test_what_was_written_is_read_as_it_was(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"first", b"\x00\xff"])
            await store.append(summary(), 3, AT + 7, [b""])
            assert await store.rows("one", 0) == [Row(1, AT, b"first"), Row(2, AT, b"\x00\xff"), Row(3, AT + 7, b"")]
            assert await store.rows("one", 2) == [Row(3, AT + 7, b"")]
            assert await store.rows("one", 3) == []
            assert await store.rows("none", 0) == []

    asyncio.run(story())


def test_numbering_goes_on_where_an_earlier_process_left_it(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a", b"b"])
            earlier = store.process
        async with opened(where) as store:
            assert store.process != earlier
            with pytest.raises(Conflict):
                await store.append(summary(), 2, AT, [b"again"])
            await store.append(summary(), 3, AT, [b"c"])
            assert [row.body for row in await store.rows("one", 0)] == [b"a", b"b", b"c"]

    asyncio.run(story())


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
def test_a_number_that_is_taken_or_too_high_is_a_conflict(where: str, seq: int) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(body=b"kept"), 1, AT, [b"a", b"b"])
            with pytest.raises(Conflict):
                await store.append(summary(body=b"late"), seq, AT, [b"c"])
            assert await numbers(store, "one") == [1, 2]
            assert [shown.body for shown in await store.lobby(9)] == [b"kept"]

    asyncio.run(story())


def test_a_new_table_begins_with_number_1(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            with pytest.raises(Conflict):
                await store.append(summary(), 2, AT, [b"a"])
            assert await store.find("code of one") is None
            assert await numbers(store, "one") == []

    asyncio.run(story())


def test_several_entries_are_written_all_or_none(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a"])
            ends = await failures([store.append(summary(), 2, AT, [b"x", b"y", b"z"]) for _ in range(8)])
            assert [end for end in ends if end is None] == [None]
            with pytest.raises(Conflict):
                await store.append(summary(), 3, AT, [b"late", b"later", b"last", b"after the last"])
            assert [row.body for row in await store.rows("one", 0)] == [b"a", b"x", b"y", b"z"]

    asyncio.run(story())


def test_of_appends_that_come_together_only_the_stale_ones_fail(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            tables = [f"table {i}" for i in range(20)]
            await failures([store.append(summary(table), 1, AT, [b"a"]) for table in tables])
            ends = await failures([store.append(summary(t), 1 + i % 2, AT, [b"b"]) for i, t in enumerate(tables)])
            assert [type(end) for end in ends] == [Conflict, type(None)] * 10
            assert [await numbers(store, t) for t in tables] == [[1], [1, 2]] * 10

    asyncio.run(story())


def test_appends_to_one_table_that_come_together_are_written_in_their_order(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            ends = await failures([store.append(summary(), seq, AT, [str(seq).encode()]) for seq in range(1, 30)])
            assert ends == [None] * 29
            assert [row.body for row in await store.rows("one", 0)] == [str(seq).encode() for seq in range(1, 30)]

    asyncio.run(story())


def test_what_no_database_can_write_fails_alone(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            tables = ["good", "half \ud800", "better"]
            ends = await failures([store.append(summary(table, code=table[0]), 1, AT, [b"a"]) for table in tables])
            assert [type(end) for end in ends] == [type(None), NotStored, type(None)]
            assert isinstance(ends[1], NotStored)
            assert ends[1].key == "store-failed"
            assert [await numbers(store, table) for table in ("good", "better")] == [[1], [1]]

    asyncio.run(story())


def test_a_code_belongs_to_one_table(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary("one", code="AB12"), 1, AT, [b"a"])
            names = ["two", "three"]
            ends = await failures(
                [
                    store.append(summary("two", code="AB12"), 1, AT, [b"a"]),
                    store.append(summary("three", code="CD34"), 1, AT, [b"a"]),
                ]
            )
            assert [type(end) for end in ends] == [Conflict, type(None)]
            assert [await numbers(store, name) for name in names] == [[], [1]]
            assert [await store.find(code) for code in ("AB12", "CD34", "none")] == ["one", "three", None]

    asyncio.run(story())


def test_the_lobby_shows_the_newest_listed_tables_that_are_open_or_playing(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            shown = {
                "old": summary("old", status="open", body=b"an old one", wakes=5, processes=("p", "q")),
                "new": summary("new"),
                "over": summary("over", status="over"),
                "closed": summary("closed", status="closed"),
                "unlisted": summary("unlisted", listed=False),
            }
            for i, name in enumerate(shown):
                await store.append(shown[name], 1, AT + i, [b"a"])
            await store.append(shown["old"], 2, AT + 99, [b"b"])
            assert await store.lobby(9) == [shown["new"], shown["old"]]
            assert await store.lobby(1) == [shown["new"]]

    asyncio.run(story())


def test_what_was_asked_for_before_closing_is_written_and_nothing_after(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            asked = [asyncio.create_task(store.append(summary(f"{i}"), 1, AT, [b"a"])) for i in range(50)]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*asked) == [None] * 50
            with pytest.raises(NotStored):
                await store.append(summary("late"), 1, AT, [b"a"])
        async with opened(where) as store:
            assert [await numbers(store, f"{i}") for i in range(50)] == [[1]] * 50

    asyncio.run(story())


def test_who_stops_waiting_harms_nobody(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            asked = [asyncio.create_task(store.append(summary(f"{i}"), 1, AT, [b"a"])) for i in range(10)]
            await asyncio.sleep(0)
            asked[3].cancel()
            ends = await asyncio.gather(*asked, return_exceptions=True)
            assert [i for i, end in enumerate(ends) if end is not None] == [3]

    asyncio.run(story())


def test_appends_that_arrive_together_share_a_commit(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            before = await commits(where)
            await store.append(summary("alone"), 1, AT, [b"a"])
            assert before < await commits(where) < before + 10
            await asyncio.gather(*(store.append(summary(f"{i}"), 1, AT, [b"a"]) for i in range(1000)))
            assert await commits(where) < before + 100

    asyncio.run(story())


async def commits(where: str) -> int:
    """Transactions so far: PostgreSQL numbers them, and in SQLite's log the last frame of each says so."""
    if where.startswith("postgresql"):
        db = await asyncpg.connect(where)
        try:
            return int(await db.fetchval("SELECT txid_current()"))
        finally:
            await db.close()
    log = Path(f"{where}-wal").read_bytes()
    page = int.from_bytes(log[8:12], "big")
    return sum(log[at + 4 : at + 8] != bytes(4) for at in range(32, len(log), 24 + page))
