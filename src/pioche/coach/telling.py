"""What a coach found, in words of one language."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from pioche.coach.report import Decision, Option, Remembered, Report, RoundReport
from pioche.core.game import Game
from pioche.core.seats import NOBODY
from pioche.texts import Speech

MOST_SEEN: Final = 6  # things to remember in one sentence


class Told(Struct, frozen=True):
    """Sentences for a person, who is addressed as the one who sat there."""

    summary: str
    rounds: list[str]
    costliest: list[str]  # as `Report.costliest`; one sentence that says so where nothing cost anything


def told(report: Report, speech: Speech) -> Told:
    assert speech.game is not None
    once = speech.game.one_round
    rounds = [] if once else [_round(one, speech) for one in report.rounds if one.start is not None]
    costly = [report.decisions[i] for i in report.costliest]
    sentences = [_costly(one, report.seat, speech.game, speech) for one in costly]
    return Told(_summary(report, speech), rounds, sentences or [speech.message("coach-nothing")])


def _round(one: RoundReport, speech: Speech) -> str:
    return speech.message(
        "coach-round" if one.result is not None else "coach-round-open",
        round=one.round + 1,
        start=signed(one.start, speech.lang),
        luck=signed(one.luck, speech.lang),
        loss=plain(one.loss, speech.lang),
        result=signed(one.result, speech.lang),
    )


def _summary(report: Report, speech: Speech) -> str:
    said = _sums(report, speech)
    return f"{said} {speech.message('coach-caution')}" if report.decisions and speech.has("coach-caution") else said


def _sums(report: Report, speech: Speech) -> str:
    assert speech.game is not None
    ended = [one for one in report.rounds if one.result is not None]
    if not ended:
        loss = _amount(sum(one.loss for one in report.rounds), speech)
        return speech.message("coach-summary-open", decisions=len(report.decisions), loss=loss)
    over = {one.round for one in ended}
    decided = sum(one.round in over for one in report.decisions)
    said = speech.message(
        "coach-summary-once" if speech.game.one_round else "coach-summary",
        decisions=decided,
        result=_amount(sum(one.result or 0.0 for one in ended), speech, sign=True),
        start=signed(sum(one.start or 0.0 for one in ended), speech.lang),
        luck=signed(sum(one.luck for one in ended), speech.lang),
        loss=plain(sum(one.loss for one in ended), speech.lang),
    )
    return said if decided == len(report.decisions) else f"{said} {speech.message('coach-summary-rest')}"


def _costly(one: Decision, seat: int, game: Game, speech: Speech) -> str:
    doubt = speech.message("coach-steady") if nothing(one.half) else f"± {plain(one.half, speech.lang)}"
    said = speech.message(
        "coach-costly-once" if game.one_round else "coach-costly",
        move=one.move,
        round=one.round + 1,
        chosen=speech.move(game.parse(one.chosen)),
        best=speech.move(game.parse(one.best)),
        loss=_amount(one.loss, speech),
        doubt=doubt,
    )
    seen = remembered_texts(one, seat, speech)
    if not seen:
        return said
    listed = (" ; " if speech.lang == "fr" else "; ").join(seen)
    return f"{said} {speech.message('coach-remembered', seen=listed)}"


def decision_text(one: Decision, speech: Speech) -> str:
    """One decision in a line, moves in notation: what the chosen one promised, and how much more or less the others."""
    lang = speech.lang
    return speech.message(
        "coach-decision",
        move=one.move,
        chosen=one.chosen,
        worth=signed(one.worth, lang),
        loss=plain(one.loss, lang),
        luck="?" if one.luck is None else signed(one.luck, lang),
        others=", ".join(_lead(option, lang) for option in one.options if option.move != one.chosen),
    )


def _lead(option: Option, lang: str) -> str:
    said = f"{option.move} {signed(option.lead, lang)}"
    return said if nothing(option.half) else f"{said} ± {plain(option.half, lang)}"


def remembered_texts(one: Decision, seat: int, speech: Speech) -> list[str]:
    """What could be remembered at a decision, a few words each."""
    assert speech.game is not None
    return [_seen(thing, seat, speech.game, speech) for thing in worth_remembering(one, seat)]


def worth_remembering(one: Decision, seat: int) -> list[Remembered]:
    """What lies where the chosen or the best move reaches, and the seat's own cards; all, where they reach nowhere."""
    reached = {place for move in (one.chosen, one.best) for place in _places(move, seat)}
    first = [thing for thing in one.remembered if (thing.owner, thing.place) in reached]
    own = [thing for thing in one.remembered if thing.owner == seat and thing not in first]
    rest = [thing for thing in one.remembered if not reached and thing not in own]
    return [*first, *own, *rest][:MOST_SEEN]


def _places(move: str, seat: int) -> Iterator[tuple[int, int]]:
    """`2.1` is the first place of seat 2, `1` alone one's own."""
    for owner, place in re.findall(r"(?<![\w.])(?:(\d+)\.)?(\d+)(?![\w.])", move):
        yield (int(owner) if owner else seat), int(place)


def _seen(thing: Remembered, seat: int, game: Game, speech: Speech) -> str:
    value = speech.value(thing.spell, game.value(thing.spell, str(thing.value)))
    if thing.owner == NOBODY:
        return speech.message("coach-seen-table", zone=speech.message(f"zone-{thing.zone}"), value=value)
    owner = speech.seat(thing.owner)
    if thing.place == 0:
        return speech.message("coach-seen-hand", owner=owner, value=value)
    key = "coach-seen-own" if thing.owner == seat else "coach-seen-other"
    return speech.message(key, place=thing.place, owner=owner, value=value)


def _amount(number: float, speech: Speech, *, sign: bool = False) -> str:
    """With what the game counts in."""
    text = signed(number, speech.lang) if sign else plain(number, speech.lang)
    return speech.message("coach-amount", number=text, count=int(abs(number)))


def nothing(number: float) -> bool:
    """Whether it would be written 0.00: of an interval, that says only that a number hardly differed between deals."""
    return plain(abs(number), "en") == "0.00"


def plain(number: float, lang: str) -> str:
    """Two digits that matter, with a comma in French."""
    text = f"{number:.2f}" if abs(number) < 0.995 else f"{number:.1f}"
    return text.replace(".", ",") if lang == "fr" else text


def signed(number: float | None, lang: str) -> str:
    """With + or −; what is written as nothing has no minus."""
    amount = number or 0.0
    sign = "+" if amount > 0 or nothing(amount) else "−"
    return sign + plain(abs(amount), lang)
