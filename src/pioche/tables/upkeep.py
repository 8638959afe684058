"""What happens by itself: bots move, clocks run out, idle tables close, and dead processes' tables are taken over."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, NamedTuple, TypeVar

from pioche.bot_chance import bot_seed
from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.entries import Closed, Entry
from pioche.tables.pace import Due
from pioche.tables.room import Room
from pioche.tables.store.store import NotStored
from pioche.tables.table import Table
from pioche.tables.thinking import Thinker, any_move, decide
from pioche.tables.timing import next_due

log = logging.getLogger(__name__)

AHEAD: Final = 600  # milliseconds before a bot's move is due that it begins to think, so that thinking takes no time
LONGEST: Final = 30_000  # milliseconds of one timer: a machine that slept, or was set right, is not late for longer
AGAIN: Final = 2000  # milliseconds until something that failed is tried again
ROUND: Final = 0.5  # seconds between two beats, and two looks for tables of dead processes: several to a silence
PRUNING: Final = 60_000  # milliseconds between two looks for tables closed so long ago that they are deleted
FORGOTTEN: Final = 120_000  # milliseconds after which a table that nobody follows leaves the memory

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot plays at a turn, once it knows, and why it does."""

    turn: int
    due: Due
    move: asyncio.Task[str]


class Upkeep:
    """Keeps the time of this process's tables."""

    def __init__(self, room: Room, thinker: Thinker) -> None:
        self.room = room
        self.thinker = thinker
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._wakes: dict[str, int] = {}  # when each table is to be looked at
        self._left_out: set[str] = set()  # tables that this Pioche cannot read
        self._pruned = 0  # when old tables were last looked for
        self._thoughts: dict[str, Thought] = {}  # the one waited for at each table
        self._noting: asyncio.Task[None] | None = None  # who came and went
        self._stopping = False
        self._tasks: set[asyncio.Task[object]] = set()
        room.wake = self.wake

    async def start(self) -> None:
        await self._round()
        self._run(self._rounds())

    async def stop(self) -> None:
        self._stopping = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinker.close()

    def wake(self, name: str, at: int) -> None:
        """Has a look at a table at this time, and at no other; never, at 0."""
        if self._stopping:
            return
        before, self._wakes[name] = self._wakes.get(name, 0), at
        timer = self._timers.get(name)
        if timer is not None:
            if 0 < before <= at:
                return  # it will see then that it is too early
            timer.cancel()
            del self._timers[name]
        if at:
            wait = min(max(0, at - AHEAD - self.room.nature.now()), LONGEST) / 1000
            self._timers[name] = asyncio.get_running_loop().call_later(wait, self._woken, name)
        else:
            del self._wakes[name]

    def _woken(self, name: str) -> None:
        del self._timers[name]
        at = self._wakes.pop(name)
        if at - AHEAD > self.room.nature.now():
            self.wake(name, at)
        else:
            self._run(self._attend(name))

    def _run(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # One table.

    async def _attend(self, name: str) -> None:
        try:
            async with self.room.reading(name) as live:
                table = live.table
                assert table is not None
                due = next_due(table, self.room.pace)
                if due is None:
                    return
                if due.at - AHEAD > self.room.nature.now():
                    self.wake(name, due.at)
                    return
                before = self._thoughts.get(name)
                if before is not None:
                    if (before.turn, before.due.what) == (table.turn, due.what):
                        return  # whoever waits for it looks at the table afterwards
                    before.move.cancel()
                thought = None if due.what == "idle" else self._begin(table, due)
            if not await (self._play(name, thought) if thought is not None else self._close(name, due)):
                await self._again(name)
        except NotStored as error:
            log.warning("a table has to wait: %s", error)
            self._soon(name)
        except asyncio.CancelledError:  # what it waited for, unless upkeep stops
            self._soon(name)
            raise
        except Exception as error:  # a fault in one game or bot must not stop the other tables
            if isinstance(error, KeyError) and error.args == (name,):
                return  # there is no such table any more
            log.exception("a table could not be attended to")
            self._soon(name)

    def _begin(self, table: Table, due: Due) -> Thought:
        thought = self._thoughts[table.name] = Thought(table.turn, due, self._run(self._think(table)))
        return thought

    def _think(self, table: Table) -> Coroutine[object, object, str]:
        """What the bot of the seat to act plays; the same in whichever process it is asked."""
        state = table.match.copy()
        bot = table.chairs[int(state.seat)].bot or asks.stand_in(table)
        seed = bot_seed(table.created.secret, table.turn)

        async def thought() -> str:
            try:
                move = await decide(self.thinker, state, bot, seed)
            except Exception:  # a bot that fails must not stop its table
                log.exception("the bot %s of %s has failed; a random move is made for it", bot, state.game)
                move = any_move(state, seed)
            return table.game.notation(move)

        return thought()

    async def _until(self, due: int) -> None:
        """Waits until it is due; where it is late, until it is whole steps late, which tells less of the thinking."""
        late = self.room.nature.now() - due
        await asyncio.sleep((-late if late <= 0 else -late % max(1, self.room.pace.late)) / 1000)

    async def _play(self, name: str, thought: Thought) -> list[Entry]:
        def ask(table: Table) -> list[Entry]:
            seat, now, due, turn = table.to_act, next_due(table, self.room.pace), thought.due, thought.turn
            if seat is None or table.turn != turn or now is None or now.what != due.what or now.what == "idle":
                return []  # the player is back, or the table is paused
            if now.at > self.room.nature.now():
                return []  # it was paused, or the player was back, meanwhile
            return asks.move(table, seat, turn, thought.move.result(), f"{now.what} {turn}", now.what)

        try:
            await asyncio.wait([thought.move])
            if thought.move.cancelled():
                return []
            await self._until(thought.due.at)
            return await self.room.act(name, ask)
        except Refusal as refusal:  # somebody was quicker
            log.debug("a table went on without its bot: %s", refusal)
            return []
        finally:
            if self._thoughts.get(name) is thought:
                del self._thoughts[name]

    async def _close(self, name: str, due: Due) -> list[Entry]:
        def ask(table: Table) -> list[Entry]:
            now = next_due(table, self.room.pace)
            gone = now is not None and now.what == "idle" and now.at <= self.room.nature.now()
            return [Closed("idle")] if gone else []

        await self._until(due.at)
        return await self.room.act(name, ask)

    async def _again(self, name: str) -> None:
        async with self.room.reading(name) as live:
            assert live.table is not None
            due = next_due(live.table, self.room.pace)
            if due is not None:
                if due.at > self.room.nature.now():
                    self.wake(name, due.at)
                else:
                    self._soon(name)

    def _soon(self, name: str) -> None:
        self.wake(name, self.room.nature.now() + AHEAD + AGAIN)

    # All of them.

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
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
            if table.table not in self._left_out:
                self.wake(table.table, table.wakes)
                self._run(self._adopt(table.table, alive))
        if self.room.unnoted and (self._noting is None or self._noting.done()):
            self._noting = self._run(self.room.note_missed())
        now = self.room.nature.now()
        self.room.forget(now - FORGOTTEN)
        if now - self._pruned > PRUNING:
            self._pruned = now
            await self.room.store.prune(now - self.room.pace.kept)

    async def _adopt(self, name: str, alive: frozenset[str]) -> None:
        try:
            await self.room.adopt(name, alive)
        except (NotStored, KeyError) as error:
            log.warning("a table could not be taken over: %s", error)
        except Exception:  # a game that is not installed, say: it waits until it is
            log.exception("a table cannot be read here, and is left alone")
            self._left_out.add(name)
