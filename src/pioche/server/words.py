"""What a client has received, in words: for pages that draw nothing. It says nothing that was not sent to it."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from pioche.core.events import Event, Field
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import EVERYONE, HIDDEN, NOBODY
from pioche.core.wire import Json
from pioche.server.protocol import Worded, WordsAsked, ZoneTold
from pioche.texts import Speech

SILENT: Final = ("created", "seen", "muted")  # not worth a line
MOST: Final = 120  # values of one event: more than any pack
PLAIN: Final = ("joined", "started", "undone", "arrived", "departed", "paused", "resumed")


def worded(game: Game, asked: WordsAsked) -> Worded:
    speech = _speech(game, asked.lang)
    speech.names = asked.names
    try:
        return Worded(
            events=[_happening(game, speech, event) for event in asked.events],
            moves=[speech.move(game.parse(move)) for move in asked.moves],
            zones=[_zone(game, speech, zone) for zone in asked.zones],
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
    values = [_value(game, field, data[field.name]) for field in kind.fields]
    if kind.rest is not None:
        rest = data[kind.rest.name]
        entries = rest if isinstance(rest, list) else []
        if len(entries) > MOST:
            raise ValueError(kind.name)
        values += [_value(game, kind.rest, entry) for entry in entries]
    return speech.event(Event(number, values, None, EVERYONE))


def _value(game: Game, field: Field, code: object) -> int:
    if code is None:
        return int(NOBODY if field.spell == "seat" else HIDDEN)
    return int(game.value(field.spell, str(code)))


def _zone(game: Game, speech: Speech, zone: ZoneTold) -> str:
    owner = int(NOBODY) if zone.owner is None else zone.owner
    title = speech.message(f"zone-{zone.name}", owner=speech.seat(owner))
    field = Field(zone.name, zone.spell)
    shown: list[str] = []
    for code, codes in groupby(zone.values):
        count = len(list(codes))
        said = str(speech.value(zone.spell, _value(game, field, code))) if code is not None else ""
        shown += [said] * count if said else [_face_down(speech, count)]
    gap = ", " if any(" " in one for one in shown) else " "
    return speech.message("ui-line", what=title, list=gap.join(shown) or speech.message("ui-nothing"))


@lru_cache(maxsize=1000)
def _face_down(speech: Speech, count: int) -> str:
    """Said again and again: kept, because writing it takes long."""
    return speech.message("ui-face-down", count=count)


def _at_the_table(speech: Speech, what: str, data: Mapping[str, object]) -> str:
    if what in SILENT:
        return ""
    seat = data.get("seat")
    name = speech.seat(seat) if isinstance(seat, int) and 0 <= seat < max(8, len(speech.names)) else ""
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
    return speech.message(f"table-{what}", name=str(data.get("name", name)))
