"""The one door to the tables: whatever is asked of one is decided, written, and only then told.

Any process can serve any table: it is built from its entries, and kept in memory while somebody follows it.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import perf_counter
from types import TracebackType

import msgspec

from pioche.chance import Chance, SealedRng
from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.entries import Created, Departed, Entry, Joined, Moved, decode, encode
from pioche.tables.live import Live, Watcher
from pioche.tables.nature import Nature, hashed
from pioche.tables.pace import Pace
from pioche.tables.sight import shown
from pioche.tables.store.store import Conflict, NotStored, Store, Summary
from pioche.tables.table import CLOSED, Table
from pioche.tables.timing import next_due

log = logging.getLogger(__name__)

Ask = Callable[[Table], list[Entry]]


class Room:
    """Tables by name. `changed` is called after every table that went on, wherever that happened."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        nature: Nature | None = None,
        chance: Callable[[str], Chance] = SealedRng,
    ) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.nature = nature or Nature()
        self.chance = chance
        self.lives: dict[str, Live] = {}
        self.moves = 0  # written by this process, for the metrics
        self.stored: Callable[[float], None] = lambda seconds: None  # told how long each append took, for the metrics
        self.unnoted: set[tuple[str, int]] = set()  # seats that came or went while the store did not answer
        self.wake: Callable[[str, int], None] = lambda name, at: None  # set by whoever keeps the time
        self.changed: Callable[[Table], None] = lambda table: None
        self._tasks: set[asyncio.Task[None]] = set()
        store.watch(self._written_elsewhere)

    # Asking.

    async def create(self, created: Created, joined: list[Joined], name: str = "") -> Table:
        """A new table with those who already sit at it; or the one of this name, where it is there already."""
        while True:
            live = Live(name or self.nature.hex(12))
            table = Table(live.name, created, self.nature.now(), self.chance)
            for entry in joined:
                table.apply(entry, table.seq + 1, table.changed)
            entries: list[Entry] = [created, *joined]
            try:
                wakes = await self._append(table, 1, table.changed, entries)
            except Conflict:
                if name and await self.store.rows(name, 0):
                    async with self.reading(name) as there:
                        assert there.table is not None
                        return there.table
                created = msgspec.structs.replace(created, code=self.nature.code())  # another table has this code
                continue
            if live.name not in self.lives:  # else somebody has read it meanwhile, and follows that
                self.lives[live.name] = live
                live.show(table)
            self._gone_on(table, wakes)
            return table

    async def act(self, name: str, ask: Ask) -> list[Entry]:
        """Asks a table, writes what it answers, and tells everybody once that is on disk.

        Raises the Refusal of the table or of the rules, NotStored where the disk did not answer for it, and
        KeyError for a table there is not.
        """
        async with self.reading(name) as live:
            while True:
                table = live.table
                assert table is not None
                try:
                    entries = ask(table)
                except Refusal:
                    if await self._read_on(live):  # what another process wrote may make it right
                        continue
                    raise
                if not entries:
                    return []
                first = table.seq + 1
                at = max(self.nature.now(), table.changed)
                live.table = None  # until it is written, nobody may build on it
                for seq, entry in enumerate(entries, first):
                    table.apply(entry, seq, at)
                try:
                    wakes = await self._append(table, first, at, entries)
                except Conflict:
                    await self.read(live)
                    continue
                live.show(table)
                self.moves += sum(isinstance(entry, Moved) for entry in entries)
                self._gone_on(table, wakes)
                return entries

    async def _append(self, table: Table, first: int, at: int, entries: list[Entry]) -> int:
        """Answers with when the table wakes, once all is on disk."""
        began = perf_counter()
        due = next_due(table, self.pace)
        wakes = due.at if due is not None else 0
        await self.store.append(self._summary(table, wakes), first, at, [encode(entry) for entry in entries])
        self.stored(perf_counter() - began)
        return wakes

    def reading(self, name: str) -> "Reading":
        """A table to look at, nothing of it on its way to the disk; KeyError where there is none."""
        live = self.lives.get(name)
        if live is None:
            live = self.lives[name] = Live(name)
        return Reading(self, live)

    async def read(self, live: Live) -> None:
        """Builds a table from all its entries."""
        live.table = None
        rows = await self.store.rows(live.name, 0)
        if not rows:
            raise KeyError(live.name)
        created = decode(rows[0].body)
        if not isinstance(created, Created):
            raise ValueError(f"table {live.name} does not begin with its creation")
        table = Table(live.name, created, rows[0].at, self.chance)
        for row in rows[1:]:
            table.apply(decode(row.body), row.seq, row.at)
        live.show(table)

    def _summary(self, table: Table, wakes: int) -> Summary:
        processes = sorted({process for chair in table.chairs for process in chair.processes})
        return Summary(
            table=table.name,
            code=table.created.code,
            status=table.status,
            listed=table.created.listed,
            wakes=wakes,
            processes=tuple(processes),
            body=self._lobby_body(table),
        )

    def _lobby_body(self, table: Table) -> bytes:
        """What the lobby shows, which moves do not change."""
        if table.arranged != table.shown_at:
            table.shown_at, table.body = table.arranged, msgspec.json.encode(shown(table))
        return table.body

    def _gone_on(self, table: Table, wakes: int) -> None:
        self.wake(table.name, wakes)
        self.changed(table)

    # Following.

    async def follow(self, name: str, watcher: Watcher, greet: Callable[[Table], None]) -> None:
        """From now on the watcher hears of everything; `greet` is told how things stand, before anything else."""
        async with self.reading(name) as live:
            assert live.table is not None
            greet(live.table)
            live.watchers.add(watcher)
        await self._note_presence(name, watcher.seat)

    def unfollow(self, name: str, watcher: Watcher) -> None:
        live = self.lives.get(name)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            self._run(self._note_parting(name, watcher.seat))

    async def _note_parting(self, name: str, seat: int | None) -> None:
        await asyncio.sleep(self.pace.parting / 1000)  # who is back by then was never away
        await self._note_presence(name, seat)

    async def _note_presence(self, name: str, seat: int | None) -> None:
        """Writes that a seat has come or gone, whichever is true when it is its turn to be written.

        Where the store does not answer, upkeep tries again: nobody is taken for present for ever.
        """
        if seat is None:
            return

        def presence(table: Table) -> list[Entry]:
            if table.status == CLOSED:
                return []
            live = self.lives.get(name)
            here = live is not None and live.connected(seat)
            return (asks.arrive if here else asks.depart)(table, seat, self.store.process)

        self.unnoted.add((name, seat))
        try:
            await self.act(name, presence)
        except KeyError:
            log.warning("a table is not there any more")
        except NotStored as error:
            log.warning("who is at a table could not be noted: %s", error)
            return
        self.unnoted.discard((name, seat))

    async def note_missed(self) -> None:
        """Writes who came and went while the store did not answer."""
        await asyncio.gather(*[self._note_presence(name, seat) for name, seat in self.unnoted])

    # What other processes write.

    def _written_elsewhere(self, name: str) -> None:
        live = self.lives.get(name)
        if live is not None:
            self._run(self._catch_up(live))

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, live: Live) -> None:
        try:
            async with self.reading(live.name):
                await self._read_on(live)
                table = live.table
                assert table is not None
                lost = [seat for seat, chair in enumerate(table.chairs) if self._forgotten(live, seat, chair.processes)]
            for seat in lost:
                await self._note_presence(live.name, seat)
        except (NotStored, Refusal, KeyError) as error:
            live.table = None
            log.warning("a table could not be followed: %s", error)

    async def _read_on(self, live: Live) -> bool:
        """Whether another process has written at this table; all of that is then read, and its last writer keeps it."""
        table = live.table
        assert table is not None
        rows = await self.store.rows(live.name, table.seq) if self.store.shared else []
        if rows:
            live.table = None  # half read, it is nothing to build on
            for row in rows:
                table.apply(decode(row.body), row.seq, row.at)
            live.show(table)
            self.wake(table.name, 0)
            self.changed(table)
        return bool(rows)

    def _forgotten(self, live: Live, seat: int, processes: set[str]) -> bool:
        """Whether others took this process for dead although somebody is connected to it."""
        return live.connected(seat) and self.store.process not in processes

    async def adopt(self, name: str, alive: frozenset[str]) -> None:
        """Takes over a table from a process that is no more: whoever was connected there is away."""

        def depart(table: Table) -> list[Entry]:
            return [
                Departed(seat, process)
                for seat, chair in enumerate(table.chairs)
                for process in sorted(chair.processes - alive)
            ]

        await self.act(name, depart)

    # Memory.

    def forget(self, before: int) -> None:
        """Drops tables that nobody follows here and that have not changed since."""
        for name, live in list(self.lives.items()):
            unused = not live.watchers and live.users == 0
            if unused and (live.table is None or live.table.changed < before):
                del self.lives[name]

    async def rematch(self, name: str) -> Table:
        """Another table with the same seats, the only one: it is there before the old one says where it goes on."""
        async with self.reading(name) as live:
            old = live.table
            assert old is not None
            fresh = old.rematch or _rematch_of(old)
            asks.rematch(old, fresh)
            created = msgspec.structs.replace(
                old.created,
                rules=old.game.rules,
                code=self.nature.code(),
                secret=self.nature.hex(32),
                host=old.host,
                bots=[chair.bot for chair in old.chairs],
            )
            seated = [
                Joined(seat, chair.token, chair.name, "") for seat, chair in enumerate(old.chairs) if chair.person
            ]
        table = await self.create(created, seated, fresh)
        await self.act(name, lambda old: asks.rematch(old, fresh))
        return table


def _rematch_of(old: Table) -> str:
    """The same whoever asks, so that there is one; from what no record tells, so that no stranger finds it."""
    return hashed(f"rematch {old.name} {old.created.secret} {old.created.host}")[: len(old.name)]


class Reading:
    """`async with`: nobody else reads or changes the table meanwhile; no async generator, for mypyc has none."""

    def __init__(self, room: Room, live: Live) -> None:
        self._room = room
        self._live = live

    async def __aenter__(self) -> Live:
        live = self._live
        live.users += 1
        try:
            await live.lock.acquire()
            try:
                if live.table is None:
                    await self._room.read(live)
            except BaseException:
                live.lock.release()
                raise
        except BaseException:
            live.users -= 1
            raise
        return live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.lock.release()
        self._live.users -= 1
