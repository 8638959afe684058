"""Tables whose process is no more are taken over, by one process each."""

import asyncio
import time

import asyncpg
import pytest

from pioche.tables.store.store import Adopted, Store
from tests.tables.postgres import Postgres
from tests.tables.store.child import keeping
from tests.tables.store.opened import AT, numbers, opened, summary, until

TABLES = [f"t{i}" for i in range(20)]


def killed(where: str) -> tuple[str, dict[str, int]]:
    """The name of a process killed while it appended, and the last number of each table that was acknowledged."""
    with keeping(where, *TABLES) as process:
        assert process.stdout is not None
        name = process.stdout.readline().strip()
        told = [process.stdout.readline() for _ in range(300)]
        process.kill()
        told += process.stdout.readlines()
    said = [line.split() for line in told if line.endswith("\n")]
    return name, {table: max([1, *(int(seq) for name, seq in said if name == table)]) for table in TABLES}


def test_after_a_kill_another_process_has_every_acknowledged_entry_and_every_table(where: str) -> None:
    last = killed(where)[1]

    async def story() -> None:
        async with opened(where) as store:
            taken: dict[str, int] = {}
            began = time.monotonic()
            while len(taken) < len(TABLES):
                await store.beat()
                alive, adopted = await store.adopt()
                taken |= dict(adopted)
                assert time.monotonic() - began < 5
                await asyncio.sleep(0.1)
            assert alive == {store.process}
            for table in TABLES:
                rows = await store.rows(table, 0)
                assert [row.body for row in rows] == [str(seq).encode() for seq in range(1, len(rows) + 1)]
                assert len(rows) >= last[table]
                assert taken[table] == (AT + len(rows) if len(rows) > 1 else AT)
                await store.append(summary(table), len(rows) + 1, AT, [b"on"])
            assert await store.adopt() == (alive, [])

    asyncio.run(story())


def test_a_table_is_offered_until_nobody_is_said_to_be_connected_to_the_dead(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            await store.append(summary(processes=(store.process,)), 1, AT, [b"a"])
        async with opened(where) as store:
            for _ in range(3):
                assert (await store.adopt())[1] == [Adopted("one", 0)]
            await store.append(summary(processes=(store.process,)), 2, AT, [b"they left, I came"])
            assert (await store.adopt())[1] == []

    asyncio.run(story())


def test_closed_tables_are_nobodys(where: str) -> None:
    async def story() -> None:
        async with opened(where) as store:
            for status in ("open", "playing", "over", "closed"):
                await store.append(summary(status, status=status, wakes=7), 1, AT, [b"a"])
        async with opened(where) as store:
            _, adopted = await store.adopt()
            assert sorted(adopted) == [Adopted("open", 7), Adopted("over", 7), Adopted("playing", 7)]

    asyncio.run(story())


async def lives(store: Store, taken: list[tuple[str, str]]) -> None:
    """Beats and adopts, noting who took which table."""
    while True:
        await store.beat()
        _, adopted = await store.adopt()
        for table, _ in adopted:
            taken.append((table, store.process))
            rows = await store.rows(table, 0)
            await store.append(summary(table), len(rows) + 1, AT, [b"taken over"])
        await asyncio.sleep(0.25)


def test_of_two_living_processes_one_takes_each_table_within_five_seconds(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            taken: list[tuple[str, str]] = []
            living = [asyncio.create_task(lives(store, taken)) for store in (one, two)]
            dead, _ = await asyncio.to_thread(killed, where)
            # A living keeper's table is left to it, for it will see who is gone.
            await one.append(summary("mine", processes=(dead,)), 1, AT, [b"a"])
            await until(lambda: len(taken) > len(TABLES))
            await asyncio.sleep(1)  # for one that is taken twice
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            assert sorted(table for table, _ in taken) == sorted([*TABLES, "mine"])
            assert [process for table, process in taken if table == "mine"] == [one.process]

    asyncio.run(story())


def test_a_process_that_closes_is_followed_at_once(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as one:
            async with opened(where) as two:
                await two.append(summary(), 1, AT, [b"a"])
                assert await one.adopt() == (frozenset((one.process, two.process)), [])
            assert await one.adopt() == (frozenset((one.process,)), [Adopted("one", 0)])

    asyncio.run(story())


def test_a_process_beats_however_many_questions_wait(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            db = await asyncpg.connect(where)
            async with db.transaction():
                await db.execute("LOCK TABLE pioche.entries")  # no question about a table is answered meanwhile
                asked = [asyncio.create_task(one.rows("one", 0)) for _ in range(1000)]
                await asyncio.sleep(0.1)
                for _ in range(3):
                    await asyncio.wait_for(one.beat(), 1)
                assert not any(task.done() for task in asked)
                assert one.process in (await two.adopt())[0]
            await db.close()
            assert await asyncio.gather(*asked) == [[]] * 1000

    asyncio.run(story())


def test_a_beat_that_was_cut_short_is_followed_by_others(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as store:
            beating = [asyncio.create_task(store.beat()) for _ in range(5)]
            await asyncio.sleep(0)
            beating[0].cancel()
            ends = await asyncio.gather(*beating, return_exceptions=True)
            assert ends[1:] == [None] * 4
            await store.beat()

    asyncio.run(story())


def test_whoever_was_silent_itself_takes_nobody_for_dead(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away for all of them, or the machine slept: the first to wake must not take everything."""
    monkeypatch.setattr("pioche.tables.store.postgres.SILENCE", 0.3)
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            await two.append(summary(), 1, AT, [b"a"])
            await asyncio.sleep(0.4)
            await one.beat()
            assert await one.adopt() == (frozenset((one.process, two.process)), [])
            for _ in range(4):
                await asyncio.sleep(0.1)
                await one.beat()
            assert await one.adopt() == (frozenset((one.process,)), [Adopted("one", 0)])
            assert await numbers(two, "one") == [1]

    asyncio.run(story())
