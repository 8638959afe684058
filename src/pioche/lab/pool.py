"""Jobs in processes of their own, for arena and simulation; how many they are changes nothing but the time it takes."""

import atexit
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType
from typing import Final, TypeVar

from pioche.core.refusal import Refusal
from pioche.lab.programs import PARTING, end_programs, kill_programs

AHEAD: Final = 4  # jobs a process has waiting, so that it never waits itself

J = TypeVar("J")
D = TypeVar("D")


def done(
    play: Callable[[J], D], jobs: Iterator[J], workers: int, *, programs: bool = False
) -> Generator[tuple[J, D], None, None]:
    """Each job with what became of it, in the order in which they are finished.

    Where jobs start programs even one worker is a process of its own: it ends them when this one is killed.
    """
    if workers == 1 and not programs:
        for job in jobs:
            yield job, play(job)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_left_to_the_parent)
    waiting: dict[Future[D], J] = {}
    try:
        while True:
            for job in islice(jobs, AHEAD * workers - len(waiting)):
                waiting[pool.submit(play, job)] = job
            if not waiting:
                break
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    except BrokenProcessPool:
        raise Refusal("argument", None, "arena-worker-died") from None
    finally:
        if waiting:  # what is still being thought of is of no use any more
            _stop(list((pool._processes or {}).values()))
        pool.shutdown(cancel_futures=True)


def _stop(processes: list[BaseProcess]) -> None:
    """Each ends its programs first; one that is too busy to hear of it is killed."""
    for process in processes:
        process.terminate()
    until = monotonic() + PARTING
    while processes and monotonic() < until:
        ended = connection.wait([process.sentinel for process in processes], until - monotonic())
        processes = [process for process in processes if process.sentinel not in ended]
    for process in processes:
        process.kill()


def _left_to_the_parent() -> None:
    """Ctrl-C is for the parent, which ends its processes itself; one that was killed takes them with it.

    So do they with their programs, however they end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_now)
    atexit.register(end_programs)
    threading.Thread(target=_end_with_the_parent, name="pioche-pool", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        kill_programs()
        os._exit(1)


def _end_now(number: int, frame: FrameType | None) -> None:
    kill_programs()
    os._exit(1)
