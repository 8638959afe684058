"""Views and events as JSON data: codes instead of ints, null where a value is hidden."""

import json
from math import isfinite

from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR
from pioche.core.view import View, Zone

Json = dict[str, object]


def encode_value(game: Game, spell: str, value: int) -> str | int | None:
    if value == HIDDEN:
        return None
    if spell == "seat" and value in (NOBODY, SPECTATOR):
        return None
    return game.code(spell, value)


def encode_event(game: Game, event: Event | None) -> Json:
    """A redacted event; what the viewer may not even know of is `{"kind": null}`."""
    if event is None:
        return {"kind": None}
    kind = game.events[event.kind]
    data: Json = {"kind": kind.name}
    for i, field in enumerate(kind.fields):
        data[field.name] = encode_value(game, field.spell, event.values[i])
    if kind.rest is not None:
        spell = kind.rest.spell
        data[kind.rest.name] = [encode_value(game, spell, v) for v in event.values[len(kind.fields) :]]
    return data


def encode_zone(game: Game, zone: Zone) -> Json:
    data: Json = {
        "name": zone.name,
        "owner": encode_value(game, "seat", int(zone.owner)),
        "spell": zone.spell,
        "values": [encode_value(game, zone.spell, v) for v in zone.values],
        "marks": zone.marks,
    }
    if zone.backs is not None:
        data["backs"] = encode_zone(game, zone.backs)
    return data


def encode_view(game: Game, view: View, *, memory: bool = True) -> Json:
    """A view as JSON; without memory, only what is visible now."""
    zones = view.zones if memory else [zone.forgotten() for zone in view.zones]
    data: Json = {
        "game": view.game,
        "rules": view.rules,
        "players": view.players,
        "viewer": encode_value(game, "seat", int(view.viewer)),
        "turn": encode_value(game, "seat", int(view.turn)),
        "round": view.round,
        "phase": view.phase,
        "zones": [encode_zone(game, zone) for zone in zones],
        "facts": {f.field.name: encode_value(game, f.field.spell, f.value) for f in view.facts},
        "scores": view.scores,
        "options": view.options,
        "lab": view.lab,
        "last_round": [encode_zone(game, zone) for zone in view.last_round],
        "legal": [int(action) for action in view.legal],
    }
    if memory:
        data["public"] = view.public
    return data


def strict_json(content: bytes) -> object:
    """JSON by the letter, from anybody; ValueError says why it is not."""
    try:
        text = content.decode()
        data: object = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
        if "\\u" in text:
            json.dumps(data, ensure_ascii=False).encode()  # half a surrogate pair is no character
    except UnicodeError:
        raise ValueError("not UTF-8 text") from None
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return data


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:20]} is too large a number")
    return number
