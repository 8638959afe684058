"""The file, its log or its lock vanish under a running server: nothing is acknowledged into a file without a name."""

import asyncio
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from pioche.tables.store import sqlite_file
from pioche.tables.store.lock import Lock
from pioche.tables.store.sqlite import SqliteStore
from pioche.tables.store.sqlite_file import not_stored
from pioche.tables.store.store import NotStored, Store
from tests.tables.store.opened import AT, failures, numbers, opened, summary


async def why_not(store: Store, seq: int) -> str:
    with pytest.raises(NotStored) as failure:
        await store.append(summary(), seq, AT, [b"lost"])
    return failure.value.key


def test_while_the_folder_is_away_nothing_is_acknowledged_and_once_it_is_back_all_goes_on(tmp_path: Path) -> None:
    folder, away = tmp_path / "games", tmp_path / "away"

    async def story() -> None:
        async with opened(folder / "tables.db") as store:
            await store.append(summary(), 1, AT, [b"a"])
            await store.rows("one", 0)
            folder.rename(away)
            ends = await failures([store.append(summary(f"{i}"), 1, AT, [b"a"]) for i in range(5)])
            assert [end.key for end in ends if isinstance(end, NotStored)] == ["store-gone"] * 5
            assert await why_not(store, 2) == "store-gone"
            with pytest.raises(NotStored) as failure:
                await store.rows("one", 0)
            assert failure.value.key == "store-gone"
            assert not folder.exists()
            away.rename(folder)
            await store.append(summary(), len(await numbers(store, "one")) + 1, AT, [b"b"])
            assert [row.body for row in await store.rows("one", 0)] == [b"a", b"b"]
        async with opened(folder / "tables.db") as store:
            assert [row.body for row in await store.rows("one", 0)] == [b"a", b"b"]

    asyncio.run(story())


@pytest.mark.parametrize("another", [False, True])
def test_a_file_that_was_removed_is_not_replaced(tmp_path: Path, another: bool) -> None:
    """Nor is another one in its place written to, even where the disk gives it the number of the first."""
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(tmp_path / "other.db") as store:
            await store.append(summary("other"), 1, AT, [b"a"])
        async with opened(path) as store:
            await store.append(summary(), 1, AT, [b"a"])
            for file in tmp_path.glob("tables.db*"):
                file.unlink()
            assert await why_not(store, 2) == "store-gone"
            if another:
                shutil.copy(tmp_path / "other.db", path)
            before = path.read_bytes() if another else None
            for _ in range(3):
                assert await why_not(store, 2) == "store-gone"
                with pytest.raises(NotStored):
                    await store.rows("one", 0)
            assert (path.read_bytes() if path.exists() else None) == before
            assert {file.name for file in tmp_path.glob("tables.db*")} <= {"tables.db"}

    asyncio.run(story())


@pytest.mark.parametrize("read", [False, True])
def test_without_its_log_the_file_gets_what_was_acknowledged_and_goes_on_with_a_new_one(
    tmp_path: Path, read: bool
) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            await store.append(summary(), 1, AT, [b"a"])
            if read:
                await store.rows("one", 0)
            Path(f"{path}-wal").unlink()
            if not read:
                with pytest.raises(NotStored):  # a new reader would not find the log
                    await store.rows("one", 0)
            assert await why_not(store, 2) == "store-gone"
            kept = await numbers(store, "one")
            assert kept in ([1], [1, 2])
            await store.append(summary(), len(kept) + 1, AT, [b"b"])
        async with opened(path) as store:
            assert await numbers(store, "one") == [*kept, len(kept) + 1]

    asyncio.run(story())


def test_a_lock_file_that_was_removed_is_seized_again_unless_another_process_has_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            await store.append(summary(), 1, AT, [b"a"])
            Path(f"{path}.lock").unlink()
            other = Lock(path)
            for _ in range(2):
                assert await why_not(store, 2) == "store-gone"
            other.release()
            await store.append(summary(), len(await numbers(store, "one")) + 1, AT, [b"b"])
            assert Path(f"{path}.lock").exists()

    asyncio.run(story())


def test_a_file_reached_by_a_link_is_the_one_it_leads_to(tmp_path: Path) -> None:
    path, real = tmp_path / "link ?#%.db", tmp_path / "real.db"

    async def story() -> None:
        real.touch(0o600)
        path.symlink_to(real)
        store = SqliteStore(path)
        await store.append(summary(), 1, AT, [b"a"])
        await store.append(summary(), 2, AT, [b"b"])
        os.replace(real, tmp_path / "elsewhere.db")
        assert await why_not(store, 3) == "store-gone"
        os.replace(tmp_path / "elsewhere.db", real)
        await store.append(summary(), len(await numbers(store, "one")) + 1, AT, [b"c"])
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "broken", ["pioche.tables.store.sqlite.not_stored", "pioche.tables.store.sqlite.SqliteStore._written"]
)
def test_no_fault_of_ours_ends_the_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    def raises(*words: object) -> None:
        raise SystemExit("a fault")

    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await store.append(summary(), 1, AT, [b"a"])
            with monkeypatch.context() as patched:
                patched.setattr(broken, raises)
                tables = ["half \ud800", "half \ud801"]  # neither can be written, which is then to be explained
                ends = await asyncio.wait_for(failures([store.append(summary(t), 1, AT, [b"a"]) for t in tables]), 5)
                assert [end.key for end in ends if isinstance(end, NotStored)] == ["store-failed"] * 2
            await store.append(summary(), 2, AT, [b"b"])

    asyncio.run(story())


def test_what_failed_in_a_folder_that_vanished_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "no such folder" / "tables.db"
    assert not_stored(sqlite3.OperationalError("disk I/O error"), missing).key == "store-gone"
    assert sqlite_file._free(missing.parent) > 0
