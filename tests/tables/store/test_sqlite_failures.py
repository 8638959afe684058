"""A full disk, a file that may not be written: nothing is acknowledged that is not there, and all goes on later."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from pioche.tables.store import sqlite, sqlite_pruning
from pioche.tables.store.sqlite import SqliteStore
from pioche.tables.store.store import NotStored, Store
from tests.tables.store.disks import read_only, small_disk
from tests.tables.store.opened import AT, opened, summary

QUESTIONS = {
    sqlite.LATEST: 0,
    sqlite.LAST: 1,
    sqlite.GO_ON: 10,
    sqlite.ROWS: 2,
    sqlite.FIND: 1,
    sqlite.LOBBY: 1,
    sqlite.ORPHANS: 0,
    sqlite.UNTIDY: 1,
    sqlite_pruning.OLD: 2,
    sqlite_pruning.REMOVE_ENTRIES: 1,
    sqlite_pruning.REMOVE_TABLE: 1,
}


async def fill(store: Store, table: str) -> tuple[int, str]:
    """Appends until that fails; the last number acknowledged, and why there is no other."""
    for seq in range(1, 10_000):
        try:
            await store.append(summary(table), seq, AT, [bytes(1000)])
        except NotStored as failure:
            return seq - 1, failure.key
    return 0, "never full"


def test_when_the_disk_is_full_nothing_is_acknowledged_and_with_room_all_goes_on(tmp_path: Path) -> None:
    async def story(disk: Path) -> None:
        ballast = disk / "ballast"
        ballast.write_bytes(bytes(300 * 1024))
        async with opened(disk / "tables.db") as store:
            tables = [f"table {i}" for i in range(8)]
            ends = await asyncio.gather(*(fill(store, table) for table in tables))
            assert {why for _, why in ends} == {"store-full"}
            for table, (last, _) in zip(tables, ends, strict=True):
                assert [row.seq for row in await store.rows(table, 0)] == list(range(1, last + 1))
            ballast.unlink()
            await asyncio.gather(
                *(store.append(summary(t), last + 1, AT, [b"on"]) for t, (last, _) in zip(tables, ends, strict=True))
            )

    with small_disk(tmp_path / "disk", 1500):
        asyncio.run(story(tmp_path / "disk"))


def test_when_sqlite_finds_no_room_those_who_wait_are_told_and_the_next_may_have_some(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        assert store._writing is not None
        store._writing.execute("PRAGMA max_page_count = 30")  # of this connection; the next is free of it
        last, why = await fill(store, "one")
        assert (last > 10, why) == (True, "store-full")
        assert [row.seq for row in await store.rows("one", 0)] == list(range(1, last + 1))
        await store.append(summary(), last + 1, AT, [bytes(1000)])
        await store.close()

    asyncio.run(story())


def test_a_file_that_may_not_be_written_any_more_is_told_and_written_again_later(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            await store.append(summary(), 1, AT, [b"a"])
            with read_only(path, tmp_path / "tables.db-wal"):
                for _ in range(2):
                    with pytest.raises(NotStored) as failure:
                        await store.append(summary(), 2, AT, [b"b"])
                    assert failure.value.key == "store-read-only"
                assert [row.body for row in await store.rows("one", 0)] == [b"a"]
            await store.append(summary(), 2, AT, [b"c"])
            assert [row.body for row in await store.rows("one", 0)] == [b"a", b"c"]

    asyncio.run(story())


def test_while_another_program_holds_the_file_appends_fail_and_then_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pioche.tables.store.sqlite_file.PATIENCE", 0.1)
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotStored) as failure:
                await store.append(summary(), 1, AT, [b"a"])
            assert failure.value.key == "store-failed"
            other.close()
            await store.append(summary(), 1, AT, [b"a"])

    asyncio.run(story())


def test_questions_too_are_answered_again_once_the_file_is_well(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        store = SqliteStore(path)
        for side in ("", "-wal", "-shm"):
            os.rename(f"{path}{side}", f"{path}.away{side}")
        path.write_bytes(b"Dear Anne, " * 1000)
        with pytest.raises(NotStored):
            await store.rows("one", 0)
        for side in ("", "-wal", "-shm"):
            os.replace(f"{path}.away{side}", f"{path}{side}")
        assert await store.rows("one", 0) == []
        await store.close()

    asyncio.run(story())


def test_the_cost_of_an_append_does_not_grow_with_the_match(tmp_path: Path) -> None:
    """Every statement of an append, of reading on and of the lobby finds its rows by a key."""

    async def story() -> None:
        async with opened(tmp_path / "tables.db"):
            db = sqlite3.connect(tmp_path / "tables.db")
            for sql, words in QUESTIONS.items():
                plan = [str(step) for *_, step in db.execute(f"EXPLAIN QUERY PLAN {sql}", (None,) * words)]
                read = [step for step in plan if step.startswith("SCAN") and step != "SCAN back"]
                assert all("INDEX tables_" in step for step in read), (sql, plan)
            db.close()

    asyncio.run(story())
