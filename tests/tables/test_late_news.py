"""Two processes at one table, one of which hears late of what the other wrote."""

import asyncio
from collections.abc import Callable

import pytest

from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.entries import Clock, Created, Entry
from pioche.tables.room import Room
from pioche.tables.table import PLAYING, Table
from tests.tables.company import QUICK, first_move, seated
from tests.tables.shared_store import SharedStore, Shelf


def two_rooms() -> tuple[Room, Room, Callable[[str], None]]:
    """Two processes, and the news that the second would have had, to be told when the test says so."""
    shelf = Shelf()
    first, second = Room(SharedStore(shelf), QUICK), Room(SharedStore(shelf), QUICK)
    news = shelf.watching[second.store.process]
    shelf.watching.clear()
    return first, second, news


def join(token: str) -> Callable[[Table], list[Entry]]:
    return lambda table: asks.join(table, token, "Bob", "ab" * 16, None)


async def waiting_for_one(room: Room) -> Table:
    """A table where one seat is free."""
    created = Created("nain_jaune", 1, {}, ["", "normal", "normal"], "CODE23", "00" * 32, "host", Clock())
    return await room.create(created, [])


def test_nothing_is_refused_for_what_another_process_has_put_right() -> None:
    async def scene() -> None:
        first, second, _ = two_rooms()
        name = (await waiting_for_one(first)).name
        with pytest.raises(Refusal):
            await second.act(name, asks.start)  # nobody sits there yet
        await first.act(name, join("bob"))
        await second.act(name, asks.start)
        async with first.reading(name) as live, second.reading(name) as other:
            assert live.table is not None
            assert other.table is not None
            assert other.table.status == PLAYING

    asyncio.run(scene())


def test_a_refusal_stands_where_nothing_is_new() -> None:
    async def scene() -> None:
        first, _, _ = two_rooms()
        name = (await waiting_for_one(first)).name
        with pytest.raises(Refusal):
            await first.act(name, asks.start)

    asyncio.run(scene())


def test_late_news_of_another_s_move_do_not_stop_the_clock_of_whoever_wrote_last() -> None:
    async def scene() -> None:
        first, second, news = two_rooms()
        wakes: list[int] = []
        second.wake = lambda name, at: wakes.append(at)
        name = (await seated(first, clock=Clock(30))).name
        async with second.reading(name):
            pass
        await first.act(name, first_move("one"))
        await second.act(name, first_move("two"))
        assert wakes[-1] > 0
        news(name)
        await asyncio.sleep(0.05)
        assert wakes[-1] > 0
        await first.act(name, first_move("three"))
        news(name)
        await asyncio.sleep(0.05)
        assert wakes[-1] == 0  # now it is the other's to keep

    asyncio.run(scene())
