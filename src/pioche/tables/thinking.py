"""Bots decide in processes of their own: they get a seat's view, encoded as the wire encodes it, and nothing else."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from pioche.bots.bot import RANDOM, bot_for
from pioche.chance import BOT, FastRng
from pioche.core.game import Move
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.core.turn import dialogue, whole_move
from pioche.core.wire import decode_view, encode_view

LONGEST: Final = 60.0  # seconds that a bot may take once a process is its own; waiting for one takes none of them
TRIES: Final = 3  # processes that may die of a question before it is given up
ASIDE: Final = 10  # how nice a process is that gives way to all others

T = TypeVar("T")


class Thinker(Protocol):
    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        """The action a bot takes in this view; the same for the same arguments, wherever it is asked."""

    async def close(self) -> None: ...


async def decide(thinker: Thinker, state: State, bot: str, seed: str) -> Move:
    """The whole move of the seat to act, chosen by a bot from that seat's views; the state stays as it is."""
    game = game_of(state.game)
    talk = dialogue(state)
    view = next(talk)
    step = 0
    while True:
        seen = msgspec.json.encode(encode_view(game, view))
        action = await thinker.choose(state.game, bot, seen, seed, step)
        step += 1
        try:
            view = talk.send(Action(action))
        except StopIteration as ended:
            move: Move = ended.value
            return move


def any_move(state: State, seed: str) -> Move:
    """What is played for a bot that has failed."""
    chance = FastRng(seed)
    chance.open(BOT, 1, 0)
    return whole_move(state, lambda view: RANDOM.choose(view, chance))


def chosen(game: str, bot: str, view: bytes, seed: str, step: int) -> int:
    """What a bot's process does."""
    player = bot_for(game, bot)
    if player is None:
        raise LookupError(f"no bot {bot!r} plays {game!r} here")
    chance = FastRng(seed)
    chance.open(BOT, 0, step)
    seen = decode_view(game_of(game), msgspec.json.decode(view))
    try:
        return int(player.choose(seen, chance))
    except BaseException as error:  # raised again in the server, which a bot's sys.exit() must not end
        raise RuntimeError(f"{bot!r} gave up a decision of {game!r}: {error!r}") from error


class Processes:
    """Thinks in so many processes, each a pool of its own: one that hangs or dies is replaced and disturbs no other.

    Those that are `aside` give way to everything else on this machine. What they log or print goes to a file where
    one is given: the terminal may be somebody's table.
    """

    def __init__(self, count: int, *, aside: bool = False, printed: Path | None = None) -> None:
        self.aside = aside
        self.printed = printed
        self._pools = {self._started() for _ in range(count)}
        self._free: asyncio.LifoQueue[ProcessPoolExecutor] = asyncio.LifoQueue()
        for pool in self._pools:
            self._free.put_nowait(pool)

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        """Raises TimeoutError for a bot that comes to no end, and BrokenProcessPool for one that ends its process."""
        ask = partial(chosen, game, bot, view, seed, step)
        for _ in range(TRIES - 1):
            try:
                return await self.answer(ask, LONGEST)
            except BrokenProcessPool:
                continue
        return await self.answer(ask, LONGEST)

    async def answer(self, ask: Callable[[], T], longest: float) -> T:
        """What a process answers to any question, within so many seconds; cancelled, it ends with its process."""
        pool = await self._free.get()
        try:
            async with asyncio.timeout(longest):
                return await asyncio.get_running_loop().run_in_executor(pool, ask)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):  # nobody waits for what it may still think of
            pool = self._instead_of(pool)
            raise
        finally:
            self._free.put_nowait(pool)

    def _instead_of(self, pool: ProcessPoolExecutor) -> ProcessPoolExecutor:
        if pool not in self._pools:
            return pool  # closed: nothing may start any more
        _kill(pool)
        pool.shutdown(wait=False)
        fresh = self._started()
        self._pools = self._pools - {pool} | {fresh}
        return fresh

    def _started(self) -> ProcessPoolExecutor:
        """Its process starts with its first question."""
        ready = partial(_left_to_the_server, self.aside, self.printed)
        return ProcessPoolExecutor(1, get_context("spawn"), initializer=ready)

    async def close(self) -> None:
        """Whatever is being thought of is of no use any more."""
        pools, self._pools = self._pools, set()
        for pool in pools:
            _kill(pool)
        for pool in pools:
            await asyncio.to_thread(pool.shutdown)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()


def _left_to_the_server(aside: bool, printed: Path | None) -> None:
    """Ctrl-C is for the server, which ends its bots itself; one that was killed takes them with it."""
    if printed is not None:
        with printed.open("ab") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
    if aside and sys.platform != "win32":
        os.nice(ASIDE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, name="pioche-server", daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
