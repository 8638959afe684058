"""One serving process: opens the store, keeps the time, answers, and ends within five seconds of being asked to."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from pioche.server.app import build
from pioche.server.connections import BriskProtocol
from pioche.server.line import Line
from pioche.server.settings import Settings
from pioche.tables.room import Room
from pioche.tables.store.opening import open_store
from pioche.tables.thinking import Processes
from pioche.tables.upkeep import Upkeep

log = logging.getLogger(__name__)

PARTING: Final = 3  # seconds for answers on their way when the server ends
CLOSING: Final = 1.5  # seconds for a store to write what it was given; one that is gone never answers

Ready = Callable[[], None]


class Server(uvicorn.Server):
    """Says when it answers, and leaves signals alone: uvicorn would end the process before the store is closed."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def run(settings: Settings, sockets: Sequence[socket.socket], ready: Ready) -> None:
    """Serves until this process is told to end. Raises Unfit where the database cannot be used."""
    spare_the_collector()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, sockets, ready))


async def serve(settings: Settings, sockets: Sequence[socket.socket], ready: Ready) -> None:
    """What is opened first is closed last: connections end before the bots, and the store after everybody."""
    store = await open_store(settings.database, allow_unsafe=settings.allow_unsafe_database)
    try:
        room = Room(store, settings.pace)
        server = Server(config(build(room, settings), settings), ready)
        upkeep = Upkeep(room, Processes(bot_processes(settings)))
        with ending_on_signals(server):
            try:
                await upkeep.start()
                await server.serve(list(sockets))
            finally:
                await upkeep.stop()
    finally:
        try:
            await asyncio.wait_for(store.close(), CLOSING)
        except TimeoutError:
            log.warning("the store did not close in time; nothing was acknowledged that it had not written")


def spare_the_collector() -> None:
    """Tables live long and hold no cycles: looking through all of them again and again would be most of the work."""
    gc.set_threshold(50_000, 20, 100)
    gc.freeze()


def config(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=BriskProtocol,
        ws=Line,
        ws_per_message_deflate=False,  # costs more memory a connection than it saves on the wire
        ws_max_size=4 * settings.limits.message_bytes,  # up to there the app answers with a sentence
        ws_ping_interval=settings.limits.silence,
        ws_ping_timeout=settings.limits.silence,
        log_config=None,
        log_level="warning",  # below it uvicorn logs addresses, which may hold what nobody else should read
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the app believes the proxies it was told to trust, and no others
        timeout_graceful_shutdown=PARTING,
    )


def bot_processes(settings: Settings) -> int:
    """How many of this process's bots think at once."""
    return settings.bot_processes or max(1, (_cores() - 1) // settings.workers)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


@contextmanager
def ending_on_signals(server: uvicorn.Server) -> Iterator[None]:
    """Ctrl-C and SIGTERM end the server in good order; a signal this process was told to ignore stays ignored."""

    def end(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    heard = [number for number, handler in before.items() if handler is not signal.SIG_IGN]
    for number in heard:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, before[number])
