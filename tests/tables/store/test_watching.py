"""Processes on one PostgreSQL hear of each other's appends, and only one of them writes each number."""

import asyncio

from pioche.tables.store.store import Conflict
from tests.tables.postgres import Postgres
from tests.tables.store.opened import AT, failures, numbers, opened, summary, until

# The listeners' connections are known by what they asked last.
DEAFEN = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'SELECT (extract(epoch FROM %'
"""


def test_others_hear_of_every_table_and_nobody_of_their_own(postgres: Postgres) -> None:
    where = postgres.database()
    tables = {f"{'long name ' * 9}{i}".replace(" ", "-") for i in range(700)}  # more than one notification can hold

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            heard_by_one: list[str] = []
            heard_by_two: list[str] = []
            one.watch(heard_by_one.append)
            two.watch(heard_by_two.append)
            await asyncio.gather(*(one.append(summary(table), 1, AT, [b"a"]) for table in tables))
            await until(lambda: set(heard_by_two) == tables)
            await two.append(summary("last"), 1, AT, [b"a"])
            await until(lambda: heard_by_one == ["last"])

    asyncio.run(story())


def test_what_was_not_heard_is_looked_up_when_listening_works_again(postgres: Postgres) -> None:
    where = postgres.database()

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            heard: list[str] = []
            two.watch(heard.append)
            await asyncio.to_thread(postgres.order, DEAFEN, where)
            await one.append(summary("unheard"), 1, AT, [b"a"])
            await until(lambda: "unheard" in heard)
            await one.append(summary("heard"), 1, AT, [b"a"])
            await until(lambda: "heard" in heard)

    asyncio.run(story())


def test_two_processes_that_write_the_same_numbers_share_them(postgres: Postgres) -> None:
    where = postgres.database()
    tables = [f"table {i}" for i in range(30)]

    async def story() -> None:
        async with opened(where) as one, opened(where) as two:
            for seq in range(1, 21):
                asked = [
                    store.append(summary(table), 2 * seq - 1, AT, [store.process.encode()] * 2)
                    for table in (tables if seq % 2 else reversed(tables))
                    for store in (one, two)
                ]
                ends = await failures(asked)
                assert {type(end) for end in ends} == {type(None), Conflict}
                assert sum(end is None for end in ends) == len(tables)
            for table in tables:
                rows = await two.rows(table, 0)
                assert [row.seq for row in rows] == list(range(1, 41))
                assert all(first.body == second.body for first, second in zip(rows[::2], rows[1::2], strict=True))
            assert await numbers(one, tables[0]) == list(range(1, 41))

    asyncio.run(story())
