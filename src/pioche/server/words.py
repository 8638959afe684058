"""What a client has received, in words: for pages that draw nothing. It says nothing that was not sent to it."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import EVERYONE, HIDDEN, NOBODY, Action, Seat
from pioche.core.view import View, Zone
from pioche.core.wire import Json
from pioche.server.protocol import Decision, FactTold, Worded, WordsAsked, ZoneTold
from pioche.texts import Speech

SILENT: Final = ("created", "seen", "muted")  # not worth a line
MOST: Final = 120  # values of one event: more than any pack
PLAIN: Final = ("joined", "started", "undone", "arrived", "departed", "paused", "resumed")


def worded(game: Game, asked: WordsAsked) -> Worded:
    speech = _speech(game, asked.lang)
    speech.names = asked.names
    try:
        titles = [_title(speech, zone) for zone in asked.zones]
        return Worded(
            events=[_happening(game, speech, event) for event in asked.events],
            moves=[speech.move(game.parse(move)) for move in asked.moves],
            zones=[_zone(game, speech, zone, title) for zone, title in zip(asked.zones, titles, strict=True)],
            titles=titles,
            facts=[_fact(game, speech, fact) for fact in asked.facts],
            values=[str(speech.value(told.spell, _value(game, told.spell, told.value))) for told in asked.values],
            decision="" if asked.decision is None else _question(game, speech, asked.decision),
        )
    except (KeyError, ValueError, TypeError, IndexError):
        raise Refusal("message", None, "server-words") from None


@cache
def _speech(game: Game, lang: str) -> Speech:
    """Ours alone, to be given other names every time: reading a catalogue takes long."""
    return Speech(game, lang)


def _happening(game: Game, speech: Speech, data: Json) -> str:
    if "table" in data:
        return _at_the_table(speech, str(data["table"]), data)
    if data["kind"] is None:
        return ""
    kinds = [kind.name for kind in game.events]
    number = kinds.index(str(data["kind"]))
    kind = game.events[number]
    values = [_value(game, field.spell, data[field.name]) for field in kind.fields]
    if kind.rest is not None:
        rest = data[kind.rest.name]
        entries = rest if isinstance(rest, list) else []
        if len(entries) > MOST:
            raise ValueError(kind.name)
        values += [_value(game, kind.rest.spell, entry) for entry in entries]
    return speech.event(Event(number, values, None, EVERYONE))


def _value(game: Game, spell: str, code: object) -> int:
    if code is None:
        return int(NOBODY if spell == "seat" else HIDDEN)
    return int(game.value(spell, str(code)))


def _zone(game: Game, speech: Speech, zone: ZoneTold, title: str) -> str:
    shown: list[str] = []
    for code, codes in groupby(zone.values):
        count = len(list(codes))
        said = str(speech.value(zone.spell, _value(game, zone.spell, code))) if code is not None else ""
        shown += [said] * count if said else [_face_down(speech, count)]
    gap = ", " if any(" " in one for one in shown) else " "
    listed = gap.join(shown) or speech.message("ui-nothing")
    return speech.message("ui-line", what=title, list=listed)


def _title(speech: Speech, zone: ZoneTold) -> str:
    return speech.message(f"zone-{zone.name}", owner=speech.seat(int(_seat(zone.owner))))


def _fact(game: Game, speech: Speech, fact: FactTold) -> str:
    return speech.message(f"fact-{fact.name}", value=speech.value(fact.spell, _value(game, fact.spell, fact.value)))


def _question(game: Game, speech: Speech, told: Decision) -> str:
    """What is asked of the seat that decides; a game may ask differently by what lies in a zone."""
    zones = [
        Zone(zone.name, _seat(zone.owner), zone.spell, [_value(game, zone.spell, code) for code in zone.values])
        for zone in told.zones
    ]
    facts = {fact.name: speech.value(fact.spell, _value(game, fact.spell, fact.value)) for fact in told.facts}
    viewer = Seat(told.viewer)
    legal = [Action(action) for action in told.legal]
    view = View(game.slug, game.rules, game.least, viewer, viewer, 0, told.phase, zones, [], [], {}, {}, {}, [], legal)
    return speech.message(game.question(view), **facts)


def _seat(owner: int | None) -> Seat:
    return NOBODY if owner is None else Seat(owner)


@lru_cache(maxsize=1000)
def _face_down(speech: Speech, count: int) -> str:
    """Said again and again: kept, because writing it takes long."""
    return speech.message("ui-face-down", count=count)


def _at_the_table(speech: Speech, what: str, data: Mapping[str, object]) -> str:
    if what in SILENT:
        return ""
    seat = data.get("seat")
    known = speech.seat(seat) if isinstance(seat, int) and 0 <= seat < max(8, len(speech.names)) else ""
    name = str(data.get("name") or known)  # whoever it was, then: another may sit there since
    if what == "said":
        text = str(data["text"])
        said = speech.message(f"phrase-{text}") if data["phrase"] else text
        return speech.message("table-said", name=name, text=said)
    if what == "moved":
        by = str(data["by"])
        return speech.message("table-stood-in", name=name, by=by) if by in ("absent", "clock") else ""
    if what == "vacated":
        return speech.message("table-vacated", name=name, bot="yes" if data["bot"] else "no")
    if what == "closed":
        return speech.message("table-closed", reason=str(data["reason"]))
    if what not in PLAIN:
        raise KeyError(what)
    return speech.message(f"table-{what}", name=name)
