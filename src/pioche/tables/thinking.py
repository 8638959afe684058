"""Bots decide in processes of their own: they get a seat's view, encoded as the wire encodes it, and nothing else."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Final, Protocol

import msgspec

from pioche.bots.bot import RANDOM, bot_for
from pioche.chance import BOT, FastRng
from pioche.core.game import Move
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.core.turn import dialogue, whole_move
from pioche.core.wire import decode_view, encode_view

LONGEST: Final = 60.0  # seconds that a bot may take, waiting for its turn to think included


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
    return int(player.choose(decode_view(game_of(game), msgspec.json.decode(view)), chance))


class Processes:
    """Thinks in so many processes; one that dies is replaced, and its question asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_left_to_the_server)

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        """Raises TimeoutError for a bot that does not come to an end; the processes are then others."""
        ask = partial(chosen, game, bot, view, seed, step)
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            async with asyncio.timeout(LONGEST):
                return await loop.run_in_executor(pool, ask)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._started()
            return await loop.run_in_executor(self._pool, ask)
        except TimeoutError:
            if pool is self._pool:
                self._pool = self._started()
                await _ended(pool)
            raise

    async def close(self) -> None:
        """Whatever is being thought of is of no use any more."""
        await _ended(self._pool)


async def _ended(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _left_to_the_server() -> None:
    """Ctrl-C is for the server, which ends its bots itself; one that was killed takes them with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, name="pioche-server", daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
