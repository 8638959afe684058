"""What happens by itself at the tables of a process, and of one that is no more."""

import asyncio

from pioche.tables import asks
from pioche.tables.entries import Clock
from pioche.tables.pace import Pace
from tests.tables.company import Listener, Process, seated, until
from tests.tables.shared_store import Shelf


class Failing:
    """A bot that fails, and what it was told before."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        self.told += [view.decode(), seed]
        raise ValueError("no idea")

    async def close(self) -> None:
        pass


def test_bots_play_a_whole_match_by_themselves() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        await process.upkeep.start()
        table = await seated(process.room, "adriano", persons=0, bots=2, options={"rounds": 1})

        async def over() -> bool:
            return (await process.table(table.name)).status == "over"

        await until(over, 60)
        assert {moved.by for moved in (await process.table(table.name)).moves} == {"bot"}
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_bot_stands_in_for_who_is_away_and_hands_back_at_once() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        await process.upkeep.start()
        table = await seated(process.room, "janus", persons=3, clock=Clock(grace=0))
        away = table.to_act
        assert away is not None
        others = [Listener(seat) for seat in range(3) if seat != away]
        for listener in others:
            await process.room.follow(table.name, listener, lambda table: None)

        await process.until_moved(table.name)
        assert (await process.table(table.name)).moves[0].by == "absent"
        back = Listener(away)
        await process.room.follow(table.name, back, lambda table: None)

        async def theirs() -> bool:
            return (await process.table(table.name)).to_act == away

        for listener in others:
            process.room.unfollow(table.name, listener)  # for whom bots stand in now, until it is the first one's turn
        await until(theirs)
        count = len((await process.table(table.name)).moves)
        await asyncio.sleep(0.2)
        assert len((await process.table(table.name)).moves) == count
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_bot_that_fails_does_not_stop_its_table() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        process.upkeep.thinker = Failing()
        await process.upkeep.start()
        table = await seated(process.room, "janus", persons=0, bots=3)

        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_bots_never_learn_the_secret_of_the_deal() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        process.upkeep.thinker = thinker = Failing()
        await process.upkeep.start()
        table = await seated(process.room, "janus", persons=0, bots=3)

        async def asked() -> bool:
            return bool(thinker.told)

        await until(asked)
        assert all(table.created.secret not in said for said in thinker.told)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_clock_that_began_anew_while_a_bot_was_thinking_is_waited_for() -> None:
    async def scene() -> None:
        process = Process(Shelf(), Pace(bot_least=1, bot_most=2, reveal=0))
        await process.upkeep.start()
        table = await seated(process.room, "programmes", persons=2, clock=Clock(move=1))
        for seat in range(2):
            await process.room.follow(table.name, Listener(seat), lambda table: None)
        await asyncio.sleep(0.7)
        await process.room.act(table.name, asks.pause)
        await process.room.act(table.name, asks.resume)
        resumed = process.store.shelf.rows[table.name][-1].at
        await process.until_moved(table.name)
        moved = next(row for row in process.store.shelf.rows[table.name] if b'"moved"' in row.body)
        assert moved.at - resumed >= 1000
        await process.upkeep.stop()

    asyncio.run(scene())


def test_when_the_clock_runs_out_a_bot_decides_once() -> None:
    async def scene() -> None:
        process = Process(Shelf(), Pace(bot_least=1, bot_most=2, reveal=0))
        await process.upkeep.start()
        table = await seated(process.room, "programmes", persons=2, clock=Clock(move=1))
        for seat in range(2):
            await process.room.follow(table.name, Listener(seat), lambda table: None)

        await process.until_moved(table.name)
        moves = (await process.table(table.name)).moves
        assert [entry.by for entry in moves] == ["clock"]
        await process.upkeep.stop()

    asyncio.run(scene())


def test_an_idle_table_closes_by_itself() -> None:
    async def scene() -> None:
        process = Process(Shelf(), Pace(idle_playing=700))
        await process.upkeep.start()
        table = await seated(process.room)

        async def closed() -> bool:
            return (await process.table(table.name)).status == "closed"

        await until(closed)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_the_tables_of_a_dead_process_go_on_elsewhere_with_the_moves_it_would_have_made() -> None:
    async def scene() -> None:
        matches = []
        for dies in (False, True):
            shelf = Shelf()
            one, two = Process(shelf), Process(shelf)
            one.room.nature.secret = lambda size: b"7" * size  # type: ignore[method-assign]  # the same secret in both stories
            await one.upkeep.start()
            table = await seated(one.room, "adriano", persons=0, bots=2, options={"rounds": 1})

            async def begun(one: Process = one, name: str = table.name) -> bool:
                return len((await one.table(name)).moves) > 5

            await until(begun)
            if dies:
                await one.die()
            await two.upkeep.start()

            async def over(two: Process = two, name: str = table.name) -> bool:
                return (await two.table(name)).status == "over"

            await until(over, 60)
            matches.append([moved.move for moved in (await two.table(table.name)).moves])
            await one.upkeep.stop()
            await two.upkeep.stop()
        assert matches[0] == matches[1]

    asyncio.run(scene())


def test_whoever_was_connected_to_a_dead_process_is_away() -> None:
    async def scene() -> None:
        shelf = Shelf()
        one, two = Process(shelf), Process(shelf)
        await one.upkeep.start()
        table = await seated(one.room)
        await one.room.follow(table.name, Listener(0), lambda table: None)
        await two.room.follow(table.name, Listener(1), lambda table: None)
        await one.die()
        await two.upkeep.start()

        async def away() -> bool:
            chairs = (await two.table(table.name)).chairs
            return not chairs[0].present and chairs[1].present

        await until(away)
        await two.upkeep.stop()

    asyncio.run(scene())


def test_a_paused_table_is_left_alone() -> None:
    async def scene() -> None:
        process = Process(Shelf(), Pace(bot_least=300, bot_most=300, reveal=0))
        await process.upkeep.start()
        table = await seated(process.room, persons=0, bots=3)
        await process.room.act(table.name, asks.pause)
        await asyncio.sleep(0.5)
        assert (await process.table(table.name)).moves == []
        await process.room.act(table.name, asks.resume)

        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_tables_closed_long_ago_are_deleted() -> None:
    async def scene() -> None:
        process = Process(Shelf(), Pace(kept=0))
        table = await seated(process.room)
        await process.room.act(table.name, asks.close)
        await asyncio.sleep(0.01)
        await process.upkeep.start()
        assert table.name not in process.store.shelf.rows
        await process.upkeep.stop()

    asyncio.run(scene())


def test_nobody_is_noted_twice_while_the_store_takes_its_time() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        await process.upkeep.start()
        table = await seated(process.room)
        process.store.gate.clear()
        follows = asyncio.create_task(process.room.follow(table.name, Listener(0), lambda table: None))
        await asyncio.sleep(3.5)  # three rounds
        assert process.room.lives[table.name].users == 2  # the one who follows, and one round's
        process.store.gate.set()
        await follows
        await process.upkeep.stop()

    asyncio.run(scene())
