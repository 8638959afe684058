"""Plays what a plan asks for; how many processes do changes nothing but the time it takes."""

import logging
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from traceback import extract_tb
from typing import Final

from msgspec import Struct

from pioche.bots.bot import Bot, bot_for
from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.state import State
from pioche.lab.duplicate import Seer, Sitting, play
from pioche.lab.ledger import Ledger, Row
from pioche.lab.oracle import ORACLE, oracle_of, patient
from pioche.lab.outsiders import Outsider, is_ours
from pioche.lab.plan import HOME, Job, Plan
from pioche.lab.pool import done
from pioche.lab.programs import Program, ProgramFault, program
from pioche.lab.standings import Contest

PATIENCE: Final = 600.0  # seconds of a search: a busy machine must not change what a bot does
LIMIT: Final = 60.0  # seconds that a program may take to answer


class Failed(Struct, frozen=True):
    """Why a job could not be played: a key of the catalogue and its words, which travel between processes."""

    key: str
    words: dict[str, str]


def run(contest: Contest, workers: int, heard: Callable[[Job], None], limit: float = LIMIT) -> None:
    """Plays those jobs whose results the ledger does not hold; `heard` is told of each that the contest knows.

    `limit` is how many seconds a program may take to answer.
    """
    ledger = contest.ledger
    playing, missing = partial(played, ledger.plan, limit), _missing(ledger, contest.wanted())
    with closing(done(playing, missing, workers, programs=bool(ledger.plan.programs))) as results:
        for job, found in results:
            if isinstance(found, Failed):
                raise Refusal("argument", None, found.key, words=found.words)
            ledger.add(found)
            contest.hear()
            heard(job)


def _missing(ledger: Ledger, wanted: Iterator[Job]) -> Iterator[Job]:
    for job in wanted:
        if not ledger.has(job):
            if ledger.stale:
                raise Refusal("argument", None, "arena-plan-stale", words={"folder": str(ledger.folder)})
            yield job


Done = list[Row] | Failed


class Cuts(logging.Handler):
    """Counts how often the clock told a search to end."""

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
        words = {"hero": job.hero or job.villain, "villain": job.villain, "deal": str(job.deal), "error": told(error)}
        return Failed("arena-bot-failed", words)
    finally:
        log.removeHandler(cuts)
        log.propagate = True


def told(error: Exception) -> str:
    """What went wrong and where: the last line of the bot's own code, or of ours if it has none in this."""
    frames = extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not Path(frame.filename).is_relative_to(HOME)]
    last = (theirs or frames)[-1]
    return f"{error!r}, {Path(last.filename).name}:{last.lineno}"


def _row(plan: Plan, limit: float, job: Job, sitting: Sitting, cuts: Cuts) -> Row:
    before = cuts.count
    game = game_of(plan.game)
    bots = [seated(plan, limit, name) for name in sitting.names(plan.players)]
    for bot in bots:
        if isinstance(bot, Program) and not bot.started:
            bot.rehearse(_rehearsal(plan), FastRng("rehearsal"))
    found = play(game, bots, plan.deal(job.deal), plan.options, plan.lab, whole=plan.whole)
    ms, busy = (_of(times, job, sitting) for times in (found.thinking, found.busy))
    if (job.hero or job.villain) in plan.programs:
        busy = []  # it thinks in a process of its own
    return Row(job.deal, job.villain, job.hero, sitting.seat, found.gains, ms, cuts.count - before, busy)


def _rehearsal(plan: Plan) -> State:
    """The first choice of a deal that is not played."""
    state = game_of(plan.game).start(plan.players, FastRng(f"{plan.seed} rehearsal"), plan.options, plan.lab)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0])
    return state


def _of(times: list[list[float]], job: Job, sitting: Sitting) -> list[float]:
    """Those of the hero, or of all where there is none."""
    told = times[sitting.seat] if job.hero else [time for seat in times for time in seat]
    return [round(time, 4) for time in told]


def seated(plan: Plan, limit: float, name: str) -> Bot | Seer:
    if name in plan.programs:
        return program(name, plan.programs[name], limit)
    return _installed(plan.game, name)


@cache
def _installed(game: str, name: str) -> Bot | Seer:
    if name == ORACLE:
        return oracle_of(game, PATIENCE)
    bot = bot_for(game, name)
    if bot is None:
        raise LookupError(f"no bot {name!r} plays {game!r} here")
    return admitted(bot)


def admitted(bot: Bot) -> Bot:
    """It has all the time it needs and, where it is not ours, a chance that tells nothing of the deal."""
    calm = patient(bot, PATIENCE)
    return calm if is_ours(bot) else Outsider(calm)
