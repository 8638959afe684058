"""Views and events as JSON data: codes instead of ints, null where a value is hidden."""

import json
from math import isfinite
from typing import Final

from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR
from pioche.core.view import View, Zone

Json = dict[str, object]

DEEPEST: Final = 64  # levels of nesting; positions need five


def encode_value(game: Game, spell: str, value: int) -> str | int | None:
    if value == int(HIDDEN):  # as an int: a value may be wider than 63 bits
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
    if zone.number != 0:
        data["number"] = zone.number
    if zone.aside:
        data["aside"] = True
    if zone.unordered:
        data["unordered"] = True
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


class NotJson(ValueError):
    """Why bytes from outside are not JSON: `reason` is empty, syntax, encoding, number, depth or surrogate."""

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(reason)
        self.words = {"reason": reason, "line": str(line), "column": str(column)}


def strict_json(content: bytes) -> object:
    """JSON by the letter, from anybody; raises NotJson."""
    if not content.strip():
        raise NotJson("empty")
    try:
        text = content.decode()
        data: object = json.loads(text, parse_constant=_number, parse_float=_number)
    except UnicodeError:
        raise NotJson("encoding") from None
    except json.JSONDecodeError as error:
        raise NotJson("syntax", error.lineno, error.colno) from None
    except RecursionError:
        raise NotJson("depth") from None
    except ValueError:
        raise NotJson("number") from None
    _check_depth(data)
    if "\\u" in text:
        _check_characters(data)
    return data


def _number(text: str) -> float:
    """A number with a fraction; JSON has neither NaN nor infinities."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _check_depth(data: object) -> None:
    """Deep nesting would make trouble later, wherever a value is looked at."""
    level = [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for node in level:
            if isinstance(node, dict):
                below += node.values()
            elif isinstance(node, list):
                below += node
        if not below:
            return
        level = below
    raise NotJson("depth")


def _check_characters(data: object) -> None:
    """Half a surrogate pair is no character: it could be neither hashed nor written."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeError:
        raise NotJson("surrogate") from None
