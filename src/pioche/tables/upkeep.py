"""What happens by itself: bots move, clocks run out, idle tables close, and dead processes' tables are taken over."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.entries import Closed, Entry
from pioche.tables.pace import Due, next_due
from pioche.tables.room import Room
from pioche.tables.store.store import NotStored
from pioche.tables.table import Table
from pioche.tables.thinking import Thinker, decide

log = logging.getLogger(__name__)

AHEAD: Final = 600  # milliseconds before a bot's move is due that it begins to think, so that thinking takes no time
AGAIN: Final = 2000  # milliseconds until something that failed is tried again
FORGOTTEN: Final = 120_000  # milliseconds after which a table that nobody follows leaves the memory


class Upkeep:
    """Keeps the time of this process's tables."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        self.room = room
        self.thinker = thinker
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        room.wake = self.wake

    async def start(self) -> None:
        await self._round()
        self._run(self._rounds())

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinker.close()

    def wake(self, name: str, at: int) -> None:
        """Has a look at a table at this time, and at no other; never, at 0."""
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        if at:
            wait = max(0, at - AHEAD - self.room.nature.now()) / 1000
            self._timers[name] = asyncio.get_running_loop().call_later(wait, self._woken, name)

    def _woken(self, name: str) -> None:
        self._timers.pop(name, None)
        self._run(self._attend(name))

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # One table.

    async def _attend(self, name: str) -> None:
        try:
            async with self.room.reading(name) as live:
                table = live.table
                assert table is not None
                due, turn = next_due(table, self.room.pace), table.turn
                if due is None:
                    return
                if due.at - AHEAD > self.room.nature.now():
                    self.wake(name, due.at)
                    return
                thinking = None if due.what == "idle" else self._think(table)
            if thinking is None:
                await self._close(name)
            else:
                await self._play(name, due, turn, await thinking)
        except KeyError:
            return
        except Refusal as refusal:  # somebody was quicker
            log.debug("table %s went on without its bot: %s", name, refusal)
        except NotStored as error:
            log.warning("table %s has to wait: %s", name, error)
            self.wake(name, self.room.nature.now() + AHEAD + AGAIN)
        except Exception:  # a fault in one game or bot must not stop the other tables
            log.exception("table %s could not be attended to", name)
            self.wake(name, self.room.nature.now() + AHEAD + AGAIN)

    def _think(self, table: Table) -> Coroutine[object, object, str]:
        """What the bot of the seat to act plays; the same in whichever process it is asked."""
        state = table.match.copy()
        bot = table.chairs[int(state.seat)].bot or asks.stand_in(table)
        seed = f"{table.created.secret} {table.turn}"

        async def thought() -> str:
            return table.game.notation(await decide(self.thinker, state, bot, seed))

        return thought()

    async def _play(self, name: str, due: Due, turn: int, move: str) -> None:
        await asyncio.sleep(max(0, due.at - self.room.nature.now()) / 1000)

        def ask(table: Table) -> list[Entry]:
            seat, now = table.to_act, next_due(table, self.room.pace)
            if seat is None or table.turn != turn or now is None or now.what != due.what or now.what == "idle":
                return []  # the player is back, or the table is paused
            return asks.move(table, seat, turn, move, f"{now.what} {turn}", now.what)

        if not await self.room.act(name, ask):
            await self._again(name)

    async def _close(self, name: str) -> None:
        def ask(table: Table) -> list[Entry]:
            due = next_due(table, self.room.pace)
            gone = due is not None and due.what == "idle" and due.at <= self.room.nature.now()
            return [Closed("idle")] if gone else []

        if not await self.room.act(name, ask):
            await self._again(name)

    async def _again(self, name: str) -> None:
        async with self.room.reading(name) as live:
            assert live.table is not None
            due = next_due(live.table, self.room.pace)
            if due is not None:
                self.wake(name, due.at)

    # All of them.

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self._round()
            except NotStored as error:
                log.warning("the store does not answer: %s", error)
            except Exception:  # whatever it was, the next round may go well
                log.exception("a round of upkeep failed")

    async def _round(self) -> None:
        await self.room.store.beat()
        alive, adopted = await self.room.store.adopt()
        for table in adopted:
            self.wake(table.table, table.wakes)
            self._run(self._adopt(table.table, alive))
        await self.room.note_missed()
        self.room.forget(self.room.nature.now() - FORGOTTEN)

    async def _adopt(self, name: str, alive: frozenset[str]) -> None:
        try:
            await self.room.adopt(name, alive)
        except (NotStored, KeyError) as error:
            log.warning("table %s could not be taken over: %s", name, error)
