"""Views and events as JSON data: codes instead of ints, null where a value is hidden; and views read back from it."""

import json
from math import isfinite
from typing import Final

from pioche.core.events import Event
from pioche.core.game import Game
from pioche.core.refusal import Fact
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Action, Seat
from pioche.core.view import UNKNOWN, View, Zone

Json = dict[str, object]

_codes: Final[dict[tuple[str, str], dict[int, str | int]]] = {}  # by game and spelling
_MOST: Final = 1000  # of each

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
        data[kind.rest.name] = encode_values(game, spell, event.values[len(kind.fields) :])
    return data


def encode_values(game: Game, spell: str, values: list[int]) -> list[str | int | None]:
    """A row of values; what a code is, is asked of the game once."""
    known = _codes.setdefault((game.slug, spell), {})
    found: list[str | int | None] = []
    for value in values:
        code = known.get(value)
        if code is None:
            code = encode_value(game, spell, value)
            if code is not None and len(known) < _MOST:
                known[value] = code
        found.append(code)
    return found


def encode_zone(game: Game, zone: Zone) -> Json:
    data: Json = {
        "name": zone.name,
        "owner": encode_value(game, "seat", int(zone.owner)),
        "spell": zone.spell,
        "values": encode_values(game, zone.spell, zone.values),
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


class Encoded:
    """What all viewers of one scene are given alike, encoded for the first of them."""

    def __init__(self) -> None:
        self.shared: Json | None = None  # what is not in zones
        self.zones: dict[int, tuple[Zone, Json]] = {}  # by identity: each is held, so that its identity stays its own


def encode_once(game: Game, zone: Zone, encoded: Encoded) -> Json:
    """A zone that several viewers were given, the very same, is encoded for the first of them."""
    held = encoded.zones.get(id(zone))
    if held is not None and held[0] is zone:
        return held[1]
    data = encode_zone(game, zone)
    encoded.zones[id(zone)] = (zone, data)
    return data


def encode_shared(game: Game, view: View) -> Json:
    """What a scene is to every viewer."""
    return {
        "game": view.game,
        "rules": view.rules,
        "players": view.players,
        "turn": encode_value(game, "seat", int(view.turn)),
        "round": view.round,
        "phase": view.phase,
        "facts": {f.field.name: encode_value(game, f.field.spell, f.value) for f in view.facts},
        "spells": {f.field.name: f.field.spell for f in view.facts},
        "scores": view.scores,
        "options": view.options,
        "lab": view.lab,
    }


def encode_view(game: Game, view: View, *, memory: bool = True, encoded: Encoded | None = None) -> Json:
    """A view as JSON; without memory, only what is visible now.

    `encoded` keeps what all viewers of one scene share, while that scene is there.
    """
    zones = view.zones if memory else [zone.forgotten() for zone in view.zones]
    known = Encoded() if encoded is None else encoded
    if known.shared is None:
        known.shared = encode_shared(game, view)
    data = known.shared.copy()
    data["viewer"] = encode_value(game, "seat", int(view.viewer))
    data["zones"] = [encode_once(game, zone, known) for zone in zones]
    data["last_round"] = [encode_once(game, zone, known) for zone in view.last_round]
    data["legal"] = [int(action) for action in view.legal]
    if memory:
        data["public"] = view.public
    return data


# Reading a view back, where somebody decides far from the state. What they read was written here.


def decode_value(game: Game, spell: str, code: object, absent: int) -> int:
    """The value that was encoded; `absent` is what null stands for."""
    return absent if code is None else game.value(spell, str(code))


def decode_zone(game: Game, data: Json) -> Zone:
    spell, marks = _text(data["spell"]), _text(data["marks"])
    values: list[int] = []
    for code, mark in zip(_list(data["values"]), marks, strict=True):
        values.append(decode_value(game, spell, code, int(HIDDEN) if mark == UNKNOWN else int(NOBODY)))
    zone = Zone(_text(data["name"]), decode_seat(game, data["owner"], NOBODY), spell, values)
    zone.marks = marks
    zone.number = _int(data.get("number", 0))
    zone.aside = "aside" in data
    zone.unordered = "unordered" in data
    if "backs" in data:
        zone.backs = decode_zone(game, _object(data["backs"]))
    return zone


def decode_seat(game: Game, code: object, absent: Seat) -> Seat:
    return Seat(decode_value(game, "seat", code, int(absent)))


def decode_view(game: Game, data: Json) -> View:
    """The view that `encode_view` wrote with memory: bots and redeals do the same with it as with the first."""
    spells = _object(data["spells"])
    facts: list[Fact] = []
    for name, code in _object(data["facts"]).items():
        spell = _text(spells[name])
        facts.append(Fact(name, spell, decode_value(game, spell, code, int(NOBODY))))
    return View(
        _text(data["game"]),
        _int(data["rules"]),
        _int(data["players"]),
        decode_seat(game, data["viewer"], SPECTATOR),
        decode_seat(game, data["turn"], NOBODY),
        _int(data["round"]),
        _text(data["phase"]),
        [decode_zone(game, _object(zone)) for zone in _list(data["zones"])],
        facts,
        [_int(score) for score in _list(data["scores"])],
        _object(data["options"]),
        _object(data["lab"]),
        _object(data["public"]),
        [decode_zone(game, _object(zone)) for zone in _list(data["last_round"])],
        [Action(_int(action)) for action in _list(data["legal"])],
    )


def _object(data: object) -> Json:
    assert isinstance(data, dict)
    return data


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def _text(data: object) -> str:
    assert isinstance(data, str)
    return data


def _int(data: object) -> int:
    assert isinstance(data, int)
    return data


# JSON from anybody.


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
