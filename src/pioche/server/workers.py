"""Several serving processes on one port: they share the listening sockets, and one that dies is started again."""

import asyncio
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from pioche.server.settings import Settings
from pioche.tables.store.opening import open_store

log = logging.getLogger(__name__)

LOOKS: Final = 0.2  # seconds between two looks at whether to end
AT_MOST_EVERY: Final = 1.0  # seconds between two starts of the same worker
ENDING: Final = 6.0  # seconds for the workers to end by themselves


class Worker:
    """One process, and the word it gives when it answers."""

    def __init__(self, settings: Settings, sockets: Sequence[socket.socket]) -> None:
        spawning = get_context("spawn")
        self.ready, word = spawning.Pipe(duplex=False)
        self.started = time.monotonic()
        self.process: SpawnProcess = spawning.Process(target=work, args=(settings, list(sockets), word))
        self.process.start()
        word.close()


def supervise(settings: Settings, sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Keeps `settings.workers` processes serving until this one is told to end; `ready` is called once all answer.

    Raises Unfit where the database cannot be used.
    """
    asyncio.run(_open_once(settings))
    ending = threading.Event()

    def end(number: int, frame: FrameType | None) -> None:
        ending.set()

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    workers = [Worker(settings, sockets) for _ in range(settings.workers)]
    try:
        unready = set(workers)
        while not ending.is_set():
            connection.wait([worker.process.sentinel for worker in workers if worker.process.is_alive()], LOOKS)
            answering = {worker for worker in unready if worker.ready.poll() and worker.process.is_alive()}
            if unready and not unready - answering:
                ready()
            unready -= answering
            for i, worker in enumerate(workers):
                if not worker.process.is_alive() and time.monotonic() > worker.started + AT_MOST_EVERY:
                    log.warning("worker %s ended with code %s: another is started", i, worker.process.exitcode)
                    workers[i] = Worker(settings, sockets)
                    if worker in unready:
                        unready = unready - {worker} | {workers[i]}
    finally:
        _end([worker.process for worker in workers])
        for number, handler in before.items():
            signal.signal(number, handler)


async def _open_once(settings: Settings) -> None:
    """Before there are workers, so that what is wrong is said once, and a new version's shape given once."""
    store = await open_store(settings.database, allow_unsafe=settings.allow_unsafe_database)
    await store.close()


def _end(processes: Sequence[SpawnProcess]) -> None:
    deadline = time.monotonic() + ENDING
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()


def work(settings: Settings, sockets: list[socket.socket], word: Connection) -> None:
    """What a worker's process does."""
    from pioche.server.running import run

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that supervises
    threading.Thread(target=_end_with_the_parent, name="pioche-parent", daemon=True).start()

    def ready() -> None:
        with suppress(OSError):  # nobody waits for it any more
            word.send_bytes(b"ready")

    run(settings, sockets, ready)


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
