"""Matches coached in a process of their own, one after the other; what was found once is kept."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from pioche.built import INTERPRETED, core
from pioche.coach import Decision, Report, coach, told
from pioche.coach.telling import remembered_texts
from pioche.core.game import Game
from pioche.core.record import Record, read
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.server import failures
from pioche.server.protocol_after import (
    Advice,
    Coached,
    CoachSays,
    DecisionWeighed,
    OptionWeighed,
    RoundWeighed,
)
from pioche.tables.thinking import Processes
from pioche.texts import LANGUAGES, Speech, quoted

log = logging.getLogger(__name__)

LONGEST: Final = 180.0  # seconds for one match
HOLD: Final = 2.0  # seconds that an answer is waited for before it is said that it is on its way
LEFT: Final = 10.0  # seconds after which a match that nobody asks about any more is left alone
MOST: Final = 8  # matches that are waited for at once
EACH: Final = 2  # of them, for one address
KEPT: Final = 50  # answers, the last that were asked for

Answer = tuple[int, bytes]  # an HTTP status and a body
Key = tuple[bytes, int]


class Going:
    """A match that is being thought of."""

    def __init__(self, address: str) -> None:
        self.address = address  # of whoever asked first
        self.task: asyncio.Task[Answer] | None = None
        self.asked = time.monotonic()


class Coaching:
    """All that is coached here."""

    def __init__(self, thorough: float) -> None:
        self.thorough = thorough if core() == "compiled" else thorough * INTERPRETED
        self._processes = Processes(1, aside=True)
        self._kept: OrderedDict[Key, Answer] = OrderedDict()
        self._going: dict[Key, Going] = {}

    async def answer(self, record: Record, seat: int, address: str, begin: Callable[[], None]) -> Answer | None:
        """What was found, None while it is thought of; `begin` may refuse to think of another match."""
        text = record.text().encode()
        key = (sha256(text).digest(), seat)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        going = self._going.get(key)
        if going is None:
            theirs = sum(other.address == address for other in self._going.values())
            if len(self._going) >= MOST or theirs >= EACH:
                raise failures.limited("server-coach-busy", LEFT)
            begin()
            going = self._going[key] = Going(address)
            going.task = asyncio.create_task(self._found(key, going, partial(coached, text, seat, self.thorough)))
            going.task.add_done_callback(_noted)
        assert going.task is not None
        going.asked = time.monotonic()
        await asyncio.wait([going.task], timeout=HOLD)
        return going.task.result() if going.task.done() else None

    async def _found(self, key: Key, going: Going, ask: Callable[[], Answer]) -> Answer:
        thinking = asyncio.create_task(self._processes.answer(ask, LONGEST))
        try:
            while not thinking.done():
                if time.monotonic() > going.asked + LEFT:
                    raise failures.limited("server-coach-busy", 0)  # whoever asks again begins again
                await asyncio.wait([thinking], timeout=1)
            answer = thinking.result()
        except TimeoutError:
            answer = _refused(Refusal("size", None, "server-coach-long"), None)  # and would take as long again
        finally:
            thinking.cancel()
            del self._going[key]
        self._kept[key] = answer
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer

    async def close(self) -> None:
        for going in list(self._going.values()):
            if going.task is not None:
                going.task.cancel()
        await self._processes.close()


def _noted(task: asyncio.Task[Answer]) -> None:
    """What went wrong is told to whoever waits; where nobody does, it is in the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        log.warning("a match could not be coached: %r", error)


def coached(content: bytes, seat: int, thorough: float) -> Answer:
    """What the coach's process does."""
    game: Game | None = None
    try:
        record = read(content)
        game = game_of(record.game)
        advice = _advice(coach(record, seat, thorough), record)
    except Refusal as refusal:
        return _refused(refusal, game)
    return 200, msgspec.json.encode(Coached(advice))


def _refused(refusal: Refusal, game: Game | None) -> Answer:
    return failures.status(refusal), msgspec.json.encode(failures.failure(refusal, game))


def _advice(report: Report, record: Record) -> Advice:
    speeches = {lang: _speech(record, lang) for lang in LANGUAGES}
    text: dict[str, CoachSays] = {}
    for lang, speech in speeches.items():
        said = told(report, speech)
        text[lang] = CoachSays(said.summary, said.rounds, said.costliest)
    return Advice(
        seat=report.seat,
        rounds=[
            RoundWeighed(one.round, _short(one.start), round(one.luck, 3), round(one.loss, 3), _short(one.result))
            for one in report.rounds
        ],
        decisions=[_weighed(one, report.seat, speeches) for one in report.decisions],
        costliest=report.costliest,
        text=text,
    )


def _weighed(one: Decision, seat: int, speeches: dict[str, Speech]) -> DecisionWeighed:
    options = [OptionWeighed(option.move, round(option.worth, 3), round(option.half, 3)) for option in one.options]
    return DecisionWeighed(
        move=one.move,
        round=one.round,
        chosen=one.chosen,
        best=one.best,
        worth=round(one.worth, 3),
        loss=round(one.loss, 3),
        half=round(one.half, 3),
        luck=_short(one.luck),
        options=options,
        remembered={lang: remembered_texts(one, seat, speech) for lang, speech in speeches.items()},
    )


def _short(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _speech(record: Record, lang: str) -> Speech:
    """With everybody's name, as the page calls them."""
    speech = Speech(game_of(record.game), lang)
    for number, one in enumerate(record.seats, start=1):
        speech.names.append(quoted(one.name) or speech.message("bot" if one.bot else "player", number=number))
    return speech
