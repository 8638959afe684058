"""Plays what a plan asks for, in processes of its own; how many there are changes nothing but the time it takes."""

import atexit
import logging
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import cache, partial
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType
from typing import Final

from msgspec import Struct

from pioche.bots.bot import Bot, bot_for
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab.duplicate import Seer, Sitting, play
from pioche.lab.ledger import Ledger, Row
from pioche.lab.oracle import ORACLE, oracle_of, patient
from pioche.lab.plan import Job, Plan
from pioche.lab.programs import PARTING, ProgramFault, end_programs, kill_programs, program
from pioche.lab.standings import Contest

PATIENCE: Final = 600.0  # seconds of a search: a busy machine must not change what a bot does
LIMIT: Final = 60.0  # seconds that a program may take to answer
AHEAD: Final = 4  # jobs a process has waiting, so that it never waits itself


class Failed(Struct, frozen=True):
    """Why a job could not be played: a key of the catalogue and its words, which travel between processes."""

    key: str
    words: dict[str, str]


def run(contest: Contest, workers: int, heard: Callable[[Job], None], limit: float = LIMIT) -> None:
    """Plays those jobs whose results the ledger does not hold; `heard` is told of each that the contest knows.

    `limit` is how many seconds a program may take to answer.
    """
    ledger = contest.ledger
    with closing(_played(partial(played, ledger.plan, limit), _missing(ledger, contest.wanted()), workers)) as results:
        for job, done in results:
            if isinstance(done, Failed):
                raise Refusal("argument", None, done.key, words=done.words)
            ledger.add(done)
            contest.hear()
            heard(job)


def _missing(ledger: Ledger, wanted: Iterator[Job]) -> Iterator[Job]:
    for job in wanted:
        if not ledger.has(job):
            if ledger.stale:
                raise Refusal("argument", None, "arena-plan-stale", words={"folder": str(ledger.folder)})
            yield job


Done = list[Row] | Failed


def _played(play: Callable[[Job], Done], jobs: Iterator[Job], workers: int) -> Generator[tuple[Job, Done], None, None]:
    if workers == 1:
        try:
            for job in jobs:
                yield job, play(job)
        finally:
            end_programs()
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_left_to_the_arena)
    waiting: dict[Future[Done], Job] = {}
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


def _left_to_the_arena() -> None:
    """Ctrl-C is for the arena, which ends its processes itself; one that was killed takes them with it.

    So do they with their programs, however they end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_now)
    atexit.register(end_programs)
    threading.Thread(target=_end_with_the_arena, name="pioche-arena", daemon=True).start()


def _end_with_the_arena() -> None:
    arena = parent_process()
    if arena is not None:
        arena.join()
        kill_programs()
        os._exit(1)


def _end_now(number: int, frame: FrameType | None) -> None:
    kill_programs()
    os._exit(1)


class Cuts(logging.Handler):
    """Counts the searches that the clock ended."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


def played(plan: Plan, limit: float, job: Job) -> Done:
    """All tables of a job."""
    cuts = Cuts()
    log = logging.getLogger("pioche.search")
    log.addHandler(cuts)
    log.propagate = False
    try:
        return [_row(plan, limit, job, sitting, cuts) for sitting in job.sittings(plan.players)]
    except ProgramFault as fault:
        return Failed(fault.key, fault.words)
    except Exception as error:  # a bot is anybody's, and may fail in any way
        words = {"hero": job.hero or job.villain, "villain": job.villain, "deal": str(job.deal), "error": repr(error)}
        return Failed("arena-bot-failed", words)
    finally:
        log.removeHandler(cuts)
        log.propagate = True


def _row(plan: Plan, limit: float, job: Job, sitting: Sitting, cuts: Cuts) -> Row:
    before = cuts.count
    game = game_of(plan.game)
    bots = [seated(plan, limit, name) for name in sitting.names(plan.players)]
    found = play(game, bots, plan.deal(job.deal), plan.options, plan.lab, whole=plan.whole)
    ms, busy = (_of(times, job, sitting) for times in (found.thinking, found.busy))
    if (job.hero or job.villain) in plan.programs:
        busy = []  # it thinks in a process of its own
    return Row(job.deal, job.villain, job.hero, sitting.seat, found.gains, ms, cuts.count - before, busy)


def _of(times: list[list[float]], job: Job, sitting: Sitting) -> list[float]:
    """Those of the hero, or of all where there is none."""
    told = times[sitting.seat] if job.hero else [time for seat in times for time in seat]
    return [round(time, 4) for time in told]


def seated(plan: Plan, limit: float, name: str) -> Bot | Seer:
    if name in plan.programs:
        return program(name, plan.programs[name], limit)
    return _ours(plan.game, name)


@cache
def _ours(game: str, name: str) -> Bot | Seer:
    if name == ORACLE:
        return oracle_of(game, PATIENCE)
    bot = bot_for(game, name)
    if bot is None:
        raise LookupError(f"no bot {name!r} plays {game!r} here")
    return patient(bot, PATIENCE)
