"""A backup is made while tables are played, and goes back into either kind of database."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pioche.tables.store.backup import backup, restore
from pioche.tables.store.store import Store, Unfit
from tests.tables.postgres import Postgres
from tests.tables.store.opened import AT, numbers, opened, summary

TABLES = [f"table {i}" for i in range(10)]


@pytest.fixture(params=["into sqlite", "into postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "into sqlite":
        return str(tmp_path / "elsewhere" / "tables.db")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.database()


async def play(store: Store, table: str) -> None:
    for seq in range(1, 10_000):
        await store.append(summary(table, wakes=seq), seq, AT + seq, [f"{table} {seq}".encode()])


def test_a_backup_during_play_holds_a_moment_and_goes_on_from_it(where: str, elsewhere: str, tmp_path: Path) -> None:
    async def story() -> None:
        copy = tmp_path / "copy.db"
        async with opened(where) as store:
            playing = [asyncio.create_task(play(store, table)) for table in TABLES]
            await asyncio.sleep(0.3)
            before = {table: len(await store.rows(table, 0)) for table in TABLES}
            await backup(where, copy)
            await asyncio.sleep(0.05)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            played = {table: await store.rows(table, 0) for table in TABLES}
        assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == ["copy.db"]
        await restore(copy, elsewhere)
        async with opened(elsewhere) as store:
            _, adopted = await store.adopt()
            assert {table.table for table in adopted} == set(TABLES)
            for table, wakes in adopted:
                rows = await store.rows(table, 0)
                assert before[table] <= len(rows) == wakes
                assert rows == played[table][: len(rows)]
                assert await store.find(f"code of {table}") == table
                await store.append(summary(table), len(rows) + 1, AT, [b"and on"])
            assert {shown.table for shown in await store.lobby(99)} == set(TABLES)

    asyncio.run(story())


def test_a_database_with_tables_is_left_as_it_is(where: str, elsewhere: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a"])
        await backup(where, tmp_path / "copy.db")
        async with opened(elsewhere) as store:
            await store.append(summary("other"), 1, AT, [b"b"])
        with pytest.raises(Unfit) as unfit:
            await restore(tmp_path / "copy.db", elsewhere)
        assert unfit.value.key == "store-not-empty"
        assert "@" not in unfit.value.words["where"]
        async with opened(elsewhere) as store:
            assert [await numbers(store, table) for table in ("one", "other")] == [[], [1]]

    asyncio.run(story())


def test_nothing_is_overwritten_by_a_backup(where: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a"])
            (tmp_path / "letter").write_text("Dear Anne")
            with pytest.raises(Unfit) as unfit:
                await backup(where, tmp_path / "letter")
            assert unfit.value.key == "backup-exists"
            assert (tmp_path / "letter").read_text() == "Dear Anne"
            with pytest.raises(Unfit) as unfit:
                await backup(where, tmp_path / "no folder" / "copy.db")
            assert unfit.value.key == "backup-cannot-write"

    asyncio.run(story())


def test_only_a_database_with_tables_is_copied(tmp_path: Path, postgres: Postgres) -> None:
    async def why(where: str) -> str:
        with pytest.raises(Unfit) as unfit:
            await backup(where, tmp_path / "copy.db")
        assert not list(tmp_path.glob("copy*"))
        return unfit.value.key

    (tmp_path / "empty").touch()
    (tmp_path / "letter").write_text("Dear Anne, " * 500)
    assert asyncio.run(why(str(tmp_path / "none"))) == "store-missing"
    assert asyncio.run(why(str(tmp_path / "empty"))) == "store-not-ours"
    assert asyncio.run(why(str(tmp_path / "letter"))) == "store-not-ours"
    assert asyncio.run(why(postgres.database())) == "store-missing"
    assert asyncio.run(why(postgres.url("no_such_database"))) == "store-cannot-connect"


def test_only_a_backup_is_restored(elsewhere: str, tmp_path: Path) -> None:
    async def why(source: Path) -> str:
        with pytest.raises(Unfit) as unfit:
            await restore(source, elsewhere)
        return unfit.value.key

    (tmp_path / "letter").write_text("Dear Anne, " * 500)
    with sqlite3.connect(tmp_path / "other.db") as db:
        db.execute("CREATE TABLE songs (name TEXT)")
    db.close()
    assert asyncio.run(why(tmp_path / "none")) == "store-missing"
    assert asyncio.run(why(tmp_path / "letter")) == "store-not-ours"
    assert asyncio.run(why(tmp_path / "other.db")) == "store-not-ours"


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "tables.db") as store:
            await store.append(summary(), 1, AT, [b"a"])
            await backup(tmp_path / "tables.db", tmp_path / "copy.db")
        async with opened(tmp_path / "other.db"):
            with pytest.raises(Unfit) as unfit:
                await restore(tmp_path / "copy.db", tmp_path / "other.db")
            assert unfit.value.key == "store-in-use"

    asyncio.run(story())
