"""Rooms to test with: quick bots, and watchers that keep what they are told."""

import asyncio
from collections.abc import Callable, Coroutine

from pioche.tables import asks
from pioche.tables.entries import Clock, Created, Entry, Joined
from pioche.tables.pace import Pace
from pioche.tables.room import Room
from pioche.tables.table import Table
from pioche.tables.thinking import Thinker, chosen
from pioche.tables.upkeep import Upkeep
from tests.tables.shared_store import SharedStore, Shelf

QUICK = Pace(bot_least=1, bot_most=3, late=1, reveal=50, parting=0)


class Inline:
    """Bots that think in this process: for tests of everything but the processes."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        self.asked += 1
        return chosen(game, bot, view, seed, step)

    async def close(self) -> None:
        pass


class Listener:
    """Keeps the versions it was told of: from which, to which."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.heard: list[tuple[int, int]] = []

    def happened(self, table: Table, since: int) -> None:
        self.heard.append((since, table.version))


async def seated(
    room: Room,
    game: str = "nain_jaune",
    persons: int = 3,
    bots: int = 0,
    *,
    clock: Clock | None = None,
    options: dict[str, object] | None = None,
) -> Table:
    """A table that has started, with the persons in its first seats."""
    created = Created(
        game,
        1,
        options or {},
        [""] * persons + ["normal"] * bots,
        room.nature.code(),
        room.nature.hex(32),
        "token 0",
        clock or Clock(),
    )
    joined = [Joined(seat, f"token {seat}", f"Player {seat}", "ab" * 16) for seat in range(persons)]
    table = await room.create(created, joined)
    await room.act(table.name, asks.start)
    return table


def first_move(client: str) -> Callable[[Table], list[Entry]]:
    """The seat to act makes the first move it may."""

    def ask(table: Table) -> list[Entry]:
        seat = table.to_act
        assert seat is not None
        game = table.game
        return asks.move(table, seat, table.turn, game.notation(game.moves(table.match)[0]), client)

    return ask


async def until(true: Callable[[], Coroutine[object, object, bool]], seconds: float = 10.0) -> None:
    """Waits until something is so; fails after some seconds."""
    for _ in range(int(seconds * 100)):
        if await true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"still not so after {seconds} seconds")


class Process:
    """A room with its upkeep, on a shared shelf."""

    def __init__(self, shelf: Shelf, pace: Pace = QUICK, thinker: Thinker | None = None) -> None:
        self.store = SharedStore(shelf)
        self.room = Room(self.store, pace)
        self.upkeep = Upkeep(self.room, thinker or Inline())

    async def table(self, name: str) -> Table:
        async with self.room.reading(name) as live:
            assert live.table is not None
            return live.table

    async def until_moved(self, name: str) -> None:
        async def moved() -> bool:
            return bool((await self.table(name)).moves)

        await until(moved)

    async def die(self) -> None:
        """As by kill -9: nothing is said to anybody."""
        await self.upkeep.stop()
        self.store.shelf.watching.pop(self.store.process, None)
