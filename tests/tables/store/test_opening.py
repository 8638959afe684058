"""What can be opened, what is refused and why, and how an old database becomes a new one."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pioche.tables.store import migrations
from pioche.tables.store.opening import open_store
from pioche.tables.store.store import Row, Unfit
from tests.tables.postgres import Postgres
from tests.tables.store.child import keeping
from tests.tables.store.disks import read_only
from tests.tables.store.opened import AT, opened, summary

OLD = Path(__file__).parent / "old"


def why(where: str | Path) -> tuple[str, dict[str, str]]:
    async def story() -> tuple[str, dict[str, str]]:
        with pytest.raises(Unfit) as unfit:
            await (await open_store(where)).close()
        return unfit.value.key, unfit.value.words

    return asyncio.run(story())


def test_a_file_and_its_folder_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"

    async def story() -> None:
        async with opened(path) as store:
            await store.append(summary(), 1, AT, [b"a"])
            assert path.parent.stat().st_mode & 0o777 == 0o700
            assert {file.stat().st_mode & 0o077 for file in path.parent.iterdir()} == {0}

    asyncio.run(story())


def test_a_second_process_on_a_file_is_refused_until_the_first_is_no_more(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with keeping(str(path), "one") as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert why(path) == ("store-in-use", {"file": str(path)})
        process.kill()
        process.wait()

    async def story() -> None:
        async with opened(path) as store:
            assert await store.rows("one", 0) != []
            with pytest.raises(Unfit):
                await open_store(path)

    asyncio.run(story())


def test_a_file_that_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    letter, songs = tmp_path / "letter", tmp_path / "songs.db"
    letter.write_text("Dear Anne, " * 500)
    with sqlite3.connect(songs) as db:
        db.execute("CREATE TABLE tables (id TEXT)")
    db.close()
    for path in (letter, songs):
        before = path.read_bytes()
        assert why(path) == ("store-not-ours", {"file": str(path)})
        assert path.read_bytes() == before


def test_what_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "tables.db"):
        assert why(path) == ("store-cannot-open", {"file": str(path)})


def test_a_file_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(close_at_once(path))
    with read_only(path):
        assert why(path) == ("store-cannot-open", {"file": str(path)})
    asyncio.run(close_at_once(path))


async def close_at_once(where: str | Path) -> None:
    async with opened(where):
        pass


def test_a_database_nobody_answers_for_is_refused_without_its_password(postgres: Postgres) -> None:
    for url in (
        f"postgresql://anne:secret@/no_such_database?host={postgres.folder}",
        "postgresql://anne:secret@localhost:1/games",
        "postgres://anne:secret@[/games",
        "postgresql://anne:secret@localhost:port/games",
    ):
        key, words = why(url)
        assert key == "store-cannot-connect"
        assert "secret" not in str(words)


def test_a_database_that_does_not_wait_for_its_disk_is_refused_unless_allowed(postgres: Postgres) -> None:
    where = postgres.database()
    name = where.split("@/")[1].split("?")[0]
    for setting, off, on in (
        (
            "synchronous_commit",
            f"ALTER DATABASE {name} SET synchronous_commit = off",
            f"ALTER DATABASE {name} RESET ALL",
        ),
        ("fsync", "ALTER SYSTEM SET fsync = off", "ALTER SYSTEM RESET fsync"),
    ):
        postgres.order(off)
        postgres.order("SELECT pg_reload_conf()")
        try:
            assert why(where) == ("store-unsafe", {"setting": setting})

            async def story() -> None:
                async with opened(where, allow_unsafe=True) as store:
                    assert await store.rows("one", 0) == []

            asyncio.run(story())
        finally:
            postgres.order(on)
            postgres.order("SELECT pg_reload_conf()")
    asyncio.run(close_at_once(where))


def test_a_database_of_a_later_pioche_is_refused(where: str, postgres: Postgres) -> None:
    asyncio.run(close_at_once(where))
    if where.startswith("postgresql"):
        postgres.order("UPDATE pioche.version SET number = 99", where)
    else:
        with sqlite3.connect(where) as db:
            db.execute("PRAGMA user_version = 99")
        db.close()
    assert why(where) == ("store-too-new", {"found": "99", "known": "2"})


def test_a_database_of_version_1_opens_and_its_tables_go_on(where: str, postgres: Postgres) -> None:
    """The files in old/ were written when that version was the newest, and never change."""
    if where.startswith("postgresql"):
        postgres.order((OLD / "postgres_1.sql").read_text(), where)
    else:
        with sqlite3.connect(where) as db:
            db.executescript((OLD / "sqlite_1.sql").read_text())
        db.close()

    async def story() -> None:
        async with opened(where) as store:
            assert [shown.table for shown in await store.lobby(9)] == ["new", "old"]
            assert sorted(table for table, _ in (await store.adopt())[1]) == ["new", "old"]
            assert await store.rows("old", 0) == [Row(1, 1000, b"a"), Row(2, 2000, b"b")]
            await store.append(summary("old", code="AAAA"), 3, AT, [b"c"])
            assert await store.rows("old", 1) == [Row(2, 2000, b"b"), Row(3, AT, b"c")]
            assert await store.find("BBBB") == "new"
            assert [await store.prune(before) for before in (3000, 3001, AT)] == [0, 1, 0]  # "gone" was closed at 3000
            assert await store.rows("gone", 0) == []

    asyncio.run(story())


def test_a_step_is_taken_once_and_whole(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(), 1, AT, [b"a"])
        monkeypatch.setattr(migrations, "SQLITE", (*migrations.SQLITE, "ALTER TABLE tables ADD COLUMN mood TEXT;"))
        monkeypatch.setattr(
            migrations, "POSTGRES", (*migrations.POSTGRES, "ALTER TABLE pioche.tables ADD COLUMN mood text")
        )
        for seq in (2, 3):
            async with opened(where) as store:
                await store.append(summary(), seq, AT, [b"b"])
        broken = "CREATE TABLE {}extra (id text); CREATE TABLE {}tables (id text);"
        monkeypatch.setattr(migrations, "SQLITE", (*migrations.SQLITE, broken.format("", "")))
        monkeypatch.setattr(migrations, "POSTGRES", (*migrations.POSTGRES, broken.format("pioche.", "pioche.")))
        for _ in range(2):
            with pytest.raises(Unfit):
                await open_store(where)
        monkeypatch.undo()
        with pytest.raises(Unfit) as unfit:
            await open_store(where)
        assert unfit.value.words == {"found": "3", "known": "2"}

    asyncio.run(story())


def test_processes_that_start_together_on_an_empty_database_all_open_it(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        stores = await asyncio.gather(*(open_store(where) for _ in range(5)))
        assert len({store.process for store in stores}) == 5
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())
