"""What is compared: everything a viewer receives, and everything that lies on the table."""

from collections import Counter

import msgspec

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.core.view import View
from pioche.core.wire import Json, encode_value, encode_view


def view_bytes(game: Game, view: View) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(encode_view(game, view))


def refusal_json(game: Game, refusal: Refusal | None) -> Json | None:
    if refusal is None:
        return None
    facts = [[fact.field.name, encode_value(game, fact.field.spell, fact.value)] for fact in refusal.facts]
    clause, words = refusal.clause, refusal.words
    return {"kind": refusal.kind, "clause": clause, "key": refusal.key, "facts": facts, "words": words}


def difference(one: object, other: object, path: str = "") -> str:
    """Where two pieces of JSON data first differ: `zones[2].values[0]: 7D, not 8D`."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for name in one:
            if one[name] != other[name]:
                return difference(one[name], other[name], f"{path}.{name}" if path else str(name))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return difference(mine, theirs, f"{path}[{i}]")
    return f"{path}: {one}, not {other}"


def byte_difference(one: bytes, other: bytes) -> str:
    return difference(msgspec.json.decode(one), msgspec.json.decode(other))


def assignment(state: State) -> tuple[tuple[int, ...], ...]:
    """What lies in every place, the side turned away included."""
    found: list[tuple[int, ...]] = []
    for zone in state.zones():
        found.append(tuple(zone.values))
        if zone.backs is not None:
            found.append(tuple(zone.backs.values))
    return tuple(found)


def cards(state: State) -> Counter[tuple[int, ...]]:
    """Every card in the zones, wherever it lies; one with two faces is the pair of them, either way round."""
    found: Counter[tuple[int, ...]] = Counter()
    for zone in state.zones():
        if zone.backs is not None:
            found.update(tuple(sorted(faces)) for faces in zip(zone.values, zone.backs.values, strict=True))
        elif zone.spell == "card":
            found.update((value,) for value in zone.values)
    return found


def seat_name(viewer: Seat) -> str:
    return f"seat {viewer}" if viewer >= 0 else "a spectator"
