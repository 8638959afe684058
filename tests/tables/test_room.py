"""The one door to the tables: decided, written, and only then told."""

import asyncio

import pytest

from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.pace import Pace
from pioche.tables.room import Room
from pioche.tables.store.store import NotStored
from tests.tables.company import QUICK, Listener, first_move, seated
from tests.tables.shared_store import SharedStore, Shelf


def test_nobody_hears_of_a_move_before_it_is_on_disk() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        listener = Listener()
        await room.follow(table.name, listener, lambda table: None)
        store.gate.clear()
        moving = asyncio.create_task(room.act(table.name, first_move("one")))
        looking = asyncio.create_task(look(room, table.name))
        await asyncio.sleep(0.05)
        assert listener.heard == []
        assert not moving.done()
        assert not looking.done()
        store.gate.set()
        await moving
        assert await looking == 1
        assert len(listener.heard) == 1

    asyncio.run(scene())


async def look(room: Room, name: str) -> int:
    async with room.reading(name) as live:
        assert live.table is not None
        return len(live.table.moves)


def test_what_was_not_stored_is_told_to_nobody_and_the_table_goes_on() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        listener = Listener()
        await room.follow(table.name, listener, lambda table: None)
        store.fails = NotStored("store-full", "no room")
        with pytest.raises(NotStored):
            await room.act(table.name, first_move("one"))
        assert await look(room, table.name) == 0
        assert listener.heard == []
        store.fails = None
        await room.act(table.name, first_move("one"))
        assert await look(room, table.name) == 1
        assert len(listener.heard) == 1

    asyncio.run(scene())


def test_what_was_written_although_the_store_could_not_say_so_counts_once_and_is_told() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        listener = Listener()
        await room.follow(table.name, listener, lambda table: None)
        first = table.to_act
        assert first is not None
        store.fails, store.written = NotStored("store-gone", "no answer"), True
        with pytest.raises(NotStored):
            await room.act(table.name, first_move("one"))
        store.fails = None
        assert await room.act(table.name, lambda table: asks.move(table, first, 0, "pass", "one")) == []
        assert await look(room, table.name) == 1
        assert len(listener.heard) == 1

    asyncio.run(scene())


def test_a_move_given_up_on_by_its_sender_leaves_the_table_as_it_is_on_disk() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        store.gate.clear()
        moving = asyncio.create_task(room.act(table.name, first_move("one")))
        await asyncio.sleep(0.02)
        moving.cancel()
        await asyncio.sleep(0.02)
        store.gate.set()
        assert await look(room, table.name) == len(store.shelf.rows[table.name]) - 5

    asyncio.run(scene())


def test_two_processes_play_one_table_at_once_and_both_hear_everything() -> None:
    async def scene() -> None:
        shelf = Shelf()
        one, two = Room(SharedStore(shelf), QUICK), Room(SharedStore(shelf), QUICK)
        table = await seated(one)
        here, there = Listener(), Listener()
        await one.follow(table.name, here, lambda table: None)
        await two.follow(table.name, there, lambda table: None)
        for i in range(20):
            asked = [room.act(table.name, first_move(f"move {i}")) for room in (one, two)]
            await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.05)
        assert await look(one, table.name) == await look(two, table.name) >= 20
        for listener in (here, there):
            assert all(a[1] == b[0] for a, b in zip(listener.heard, listener.heard[1:], strict=False))
        assert here.heard[-1][1] == there.heard[-1][1]

    asyncio.run(scene())


def test_a_table_is_built_anew_from_its_entries_by_whoever_asks() -> None:
    async def scene() -> None:
        shelf = Shelf()
        one = Room(SharedStore(shelf), QUICK)
        table = await seated(one)
        for i in range(10):
            await one.act(table.name, first_move(f"move {i}"))
        assert await look(Room(SharedStore(shelf), QUICK), table.name) == 10

    asyncio.run(scene())


def test_there_is_no_table_nobody_made() -> None:
    async def scene() -> None:
        room = Room(SharedStore(Shelf()), QUICK)
        with pytest.raises(KeyError):
            await room.act("nothing", asks.start)
        room.forget(0)
        assert room.lives == {}

    asyncio.run(scene())


def test_who_comes_and_goes_is_written_once_however_many_screens_they_have() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        before = len(store.shelf.rows[table.name])
        phone, desktop = Listener(1), Listener(1)
        for screen in (phone, desktop):
            await room.follow(table.name, screen, lambda table: None)
        room.unfollow(table.name, phone)
        await asyncio.sleep(0.02)
        assert len(store.shelf.rows[table.name]) == before + 1
        room.unfollow(table.name, desktop)
        await asyncio.sleep(0.02)
        assert len(store.shelf.rows[table.name]) == before + 2

    asyncio.run(scene())


def test_who_is_back_at_once_was_never_away() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, Pace(parting=100))
        table = await seated(room)
        screen = Listener(1)
        await room.follow(table.name, screen, lambda table: None)
        before = len(store.shelf.rows[table.name])
        room.unfollow(table.name, screen)
        await room.follow(table.name, screen, lambda table: None)
        await asyncio.sleep(0.2)
        assert len(store.shelf.rows[table.name]) == before

    asyncio.run(scene())


def test_a_rematch_has_the_same_seats_another_secret_and_no_cards_yet() -> None:
    async def scene() -> None:
        room = Room(SharedStore(Shelf()), QUICK)
        old = await seated(room, persons=2, bots=1)
        new = await room.rematch(old.name)
        assert [chair.name for chair in new.chairs] == ["Player 0", "Player 1", ""]
        assert new.seat_of("token 1") == 1
        assert new.chairs[2].bot == "normal"
        assert new.commitment != old.commitment
        assert new.status == "open"
        async with room.reading(old.name) as live:
            assert live.table is not None
            assert (live.table.status, live.table.rematch) == ("closed", new.name)
        assert await room.rematch(old.name) is new

    asyncio.run(scene())


def test_several_who_ask_for_a_rematch_at_once_get_the_same_one() -> None:
    async def scene() -> None:
        shelf = Shelf()
        one, two = Room(SharedStore(shelf), QUICK), Room(SharedStore(shelf), QUICK)
        old = await seated(one)
        found = await asyncio.gather(*[room.rematch(old.name) for room in (one, two, one, two)])
        assert len({table.name for table in found}) == 1
        assert len(shelf.rows) == 2

    asyncio.run(scene())


def test_there_is_no_rematch_of_a_table_that_its_host_closed() -> None:
    async def scene() -> None:
        room = Room(SharedStore(Shelf()), QUICK)
        old = await seated(room)
        await room.act(old.name, asks.close)
        with pytest.raises(Refusal):
            await room.rematch(old.name)

    asyncio.run(scene())


def test_who_goes_while_the_store_does_not_answer_is_noted_later() -> None:
    async def scene() -> None:
        store = SharedStore(Shelf())
        room = Room(store, QUICK)
        table = await seated(room)
        listener = Listener(1)
        store.fails = NotStored("store-full", "no room")
        await room.follow(table.name, listener, lambda table: None)
        assert await present(room, table.name) == []
        store.fails = None
        await room.note_missed()
        assert await present(room, table.name) == [1]
        store.fails = NotStored("store-full", "no room")
        room.unfollow(table.name, listener)
        await asyncio.sleep(0.02)
        await room.note_missed()
        store.fails = None
        assert await present(room, table.name) == [1]
        await room.note_missed()
        assert await present(room, table.name) == []
        assert room.unnoted == set()

    asyncio.run(scene())


async def present(room: Room, name: str) -> list[int]:
    async with room.reading(name) as live:
        assert live.table is not None
        return [seat for seat, chair in enumerate(live.table.chairs) if chair.present]
