"""Bots at the tables of a process: what they are asked, how often, and what becomes of it."""

import asyncio
from collections.abc import Callable

from pioche.tables import asks
from pioche.tables.entries import Clock, Entry
from pioche.tables.pace import Pace
from pioche.tables.table import Table
from pioche.tables.thinking import chosen
from tests.tables.company import Inline, Listener, Process, first_move, seated, until
from tests.tables.shared_store import Shelf


class Slow(Inline):
    """Bots that think until they are let go on; some are given up before."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self.given_up = 0

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        self.asked += 1
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return chosen(game, bot, view, seed, step)


class Cancelling(Inline):
    """Whose first question is cancelled by nobody who asked."""

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        if self.asked:
            return await super().choose(game, bot, view, seed, step)
        self.asked += 1
        raise asyncio.CancelledError


def muting(*, muted: bool) -> Callable[[Table], list[Entry]]:
    return lambda table: asks.mute(table, 0, 1, muted=muted)


async def begun(thinker: Inline) -> None:
    async def asked() -> bool:
        return thinker.asked > 0

    await until(asked)


def test_whatever_is_written_meanwhile_a_bot_is_asked_once_for_its_move() -> None:
    async def scene() -> None:
        thinker = Slow()
        process = Process(Shelf(), Pace(bot_least=1, bot_most=2, reveal=0), thinker)
        await process.upkeep.start()
        table = await seated(process.room, "programmes", persons=2, clock=Clock(move=1))
        for seat in range(2):
            await process.room.follow(table.name, Listener(seat), lambda table: None)
        await begun(thinker)
        for i in range(10):
            await process.room.act(table.name, muting(muted=i % 2 == 0))
            await asyncio.sleep(0.02)
        assert thinker.asked == 1
        thinker.go_on.set()
        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_thinking_for_a_turn_that_is_past_is_given_up_and_the_next_is_played() -> None:
    async def scene() -> None:
        thinker = Slow()
        process = Process(Shelf(), thinker=thinker)
        await process.upkeep.start()
        table = await seated(process.room, persons=3, clock=Clock(grace=0))
        there = next(seat for seat in range(3) if seat != table.to_act)
        await process.room.follow(table.name, Listener(there), lambda table: None)
        await begun(thinker)
        await process.room.act(table.name, first_move("back again"))

        while (await process.table(table.name)).to_act == there:
            await process.room.act(table.name, first_move(f"move {process.room.moves}"))

        async def next_begun() -> bool:
            return thinker.given_up > 0 and thinker.asked == thinker.given_up + 1

        await until(next_begun)
        by_themselves = len((await process.table(table.name)).moves)
        thinker.go_on.set()

        async def played() -> bool:
            return len((await process.table(table.name)).moves) > by_themselves

        await until(played)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_table_paused_while_its_bot_thinks_goes_on_when_it_is_resumed() -> None:
    async def scene() -> None:
        thinker = Slow()
        process = Process(Shelf(), thinker=thinker)
        await process.upkeep.start()
        table = await seated(process.room, persons=0, bots=3)
        await begun(thinker)
        await process.room.act(table.name, asks.pause)
        thinker.go_on.set()
        await asyncio.sleep(1.2)  # thinking that is late is a whole second late
        assert (await process.table(table.name)).moves == []
        await process.room.act(table.name, asks.resume)
        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_table_paused_and_resumed_while_its_bot_thinks_goes_on_too() -> None:
    async def scene() -> None:
        thinker = Slow()
        process = Process(Shelf(), thinker=thinker)
        await process.upkeep.start()
        table = await seated(process.room, persons=0, bots=3)
        await begun(thinker)
        await process.room.act(table.name, asks.pause)
        await process.room.act(table.name, asks.resume)
        await asyncio.sleep(0.1)
        assert thinker.asked == 1
        thinker.go_on.set()
        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_a_table_whose_thinking_was_cancelled_by_nobody_who_asked_goes_on() -> None:
    async def scene() -> None:
        process = Process(Shelf(), thinker=Cancelling())
        await process.upkeep.start()
        table = await seated(process.room, persons=0, bots=3)
        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())


def test_what_a_bot_thinks_of_is_given_up_when_upkeep_stops() -> None:
    async def scene() -> None:
        thinker = Slow()
        process = Process(Shelf(), thinker=thinker)
        await process.upkeep.start()
        await seated(process.room, persons=0, bots=3)
        await begun(thinker)
        async with asyncio.timeout(5):
            await process.upkeep.stop()
        assert (thinker.asked, thinker.given_up) == (1, 1)

    asyncio.run(scene())


def test_a_table_whose_entry_was_cancelled_on_its_way_to_the_disk_goes_on() -> None:
    async def scene() -> None:
        process = Process(Shelf())
        await process.upkeep.start()
        table = await seated(process.room, persons=0, bots=3)
        process.store.fails = asyncio.CancelledError()  # type: ignore[assignment]  # no store means to raise it
        await asyncio.sleep(1.5)  # a move that is late is a whole second late
        process.store.fails = None
        await process.until_moved(table.name)
        await process.upkeep.stop()

    asyncio.run(scene())
