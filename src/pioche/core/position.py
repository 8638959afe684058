"""Positions: the fields that all games have in common, and readers that refuse what does not fit.

Anybody may have written a position. What cannot be is a Refusal of kind position, whose message says why.
"""

from collections.abc import Callable, Mapping
from typing import Final

from pioche.chance import RNG_VERSIONS, Chance, chance_of
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.core.view import View

HEADER: Final = ("game", "rules", "players", "options", "lab", "chance", "round", "turn", "phase")
OVER: Final = "over"  # the phase of a match that is over, in every game
MOST: Final = 1_000_000  # of a number that has no other bound


def impossible(reason: str, clause: str | None = None, **words: object) -> Refusal:
    """Message `refusal-position-<reason>`, which receives the words."""
    return Refusal("position", clause, f"position-{reason}", words={name: str(words[name]) for name in words})


# Reading values.


def text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise impossible("text", name=name)
    return value


def number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        if low == high:
            raise impossible("only", name=name, value=low)
        raise impossible("number", name=name, low=low, high=high)
    return value


def flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise impossible("flag", name=name)
    return value


def items(value: object, name: str, count: int | None = None) -> list[object]:
    if not isinstance(value, list):
        raise impossible("list", name=name)
    if count is not None and len(value) != count:
        raise impossible("entries", name=name, count=count)
    return list(value)


def mapping(value: object, name: str) -> dict[str, object]:
    if not isinstance(value, Mapping):
        raise impossible("object", name=name)
    return {text(key, name): value[key] for key in value}


def read_cards(value: object, name: str, card_of: Callable[[str], int]) -> list[int]:
    """The cards of `"3H 10S JK"`; `card_of` raises a ValueError where a word is none."""
    if not isinstance(value, str):
        raise impossible("cards", name=name)
    found: list[int] = []
    for word in value.split():
        try:
            found.append(card_of(word))
        except ValueError:
            raise impossible("card", name=name, word=word) from None
    return found


class Fields:
    """The entries of a JSON object. A reader that is given a default accepts that the field is left out."""

    def __init__(self, data: object, known: tuple[str, ...], within: str = "") -> None:
        self.data: dict[str, object] = mapping(data, within or "position")
        self.prefix = f"{within}." if within else ""
        for key in self.data:
            if key not in known:
                raise impossible("field", name=self.prefix + key, known=", ".join(known))

    def has(self, name: str) -> bool:
        return name in self.data

    def given(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(name) is not None

    def get(self, name: str) -> object:
        if name not in self.data:
            raise impossible("missing", name=self.prefix + name)
        return self.data[name]

    def text(self, name: str, default: str | None = None) -> str:
        if default is not None and name not in self.data:
            return default
        return text(self.get(name), self.prefix + name)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and name not in self.data:
            return default
        return number(self.get(name), self.prefix + name, low, high)

    def flag(self, name: str, default: bool | None = None) -> bool:
        if default is not None and name not in self.data:
            return default
        return flag(self.get(name), self.prefix + name)

    def mapping(self, name: str) -> dict[str, object]:
        """An object, empty where it is left out."""
        return mapping(self.data.get(name, {}), self.prefix + name)

    def row(self, name: str, count: int) -> list[object]:
        """One entry a seat."""
        value = self.get(name)
        if not isinstance(value, list) or len(value) != count:
            raise impossible("seats", name=self.prefix + name, count=count)
        return list(value)

    def texts(self, name: str, count: int) -> list[str]:
        return [text(entry, self.prefix + name) for entry in self.row(name, count)]

    def numbers(self, name: str, count: int, low: int, high: int, default: int | None = None) -> list[int]:
        if default is not None and name not in self.data:
            return [default] * count
        return [number(entry, self.prefix + name, low, high) for entry in self.row(name, count)]


class Position(Fields):
    """A position whose header has been read; the fields of its own the game reads itself."""

    def __init__(self, data: object, own: tuple[str, ...]) -> None:
        super().__init__(data, HEADER + own)
        self.rules: int = 0
        self.players: int = 0
        self.options: dict[str, object] = {}
        self.lab: dict[str, object] = {}
        self.chance: Chance = _chance(Fields(self.data.get("chance", {}), ("kind", "seed"), "chance"))
        self.seat: Seat = NOBODY
        self.phase: str = OVER

    def over(self) -> bool:
        return self.seat == NOBODY

    def read_game(self, slug: str, current: int, supported: tuple[int, ...]) -> None:
        """The game it must be of, and the version of its rules."""
        if self.get("game") != slug:
            raise impossible("only", name="game", value=slug)
        self.rules = self.number("rules", min(supported), max(supported), current)
        if self.rules not in supported:
            raise impossible("choice", name="rules", known=", ".join([str(version) for version in supported]))

    def read_moment(self, phases: tuple[str, ...]) -> None:
        """Whose turn it is, nobody's when the match is over; the first phase is the usual one."""
        self.seat = self.seat_or_nobody("turn") if self.has("turn") else self.seat_of("turn")
        phase = self.data.get("phase", OVER if self.over() else phases[0])
        if not isinstance(phase, str) or phase not in phases:
            raise impossible("choice", name="phase", known=", ".join(phases))
        self.phase = phase
        if self.over() != (self.phase == OVER):
            raise impossible("over")

    def rounds(self, least: int, most: int) -> int:
        """Rounds finished before this one; of a match that is over, those played: `least` to `most` of them."""
        if self.over():
            return self.number("round", least, most, most)
        return self.number("round", 0, most - 1, 0)

    def seat_of(self, name: str, default: int | None = None) -> Seat:
        value = self.data.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.players:
            self.get(name)
            raise impossible("seat", name=name, last=self.players - 1)
        return Seat(value)

    def seat_or_nobody(self, name: str) -> Seat:
        """A seat; NOBODY where it is null or left out."""
        return self.seat_of(name) if self.given(name) else NOBODY


def _chance(source: Fields) -> Chance:
    try:
        return chance_of(source.text("kind", "fast"), source.text("seed", "0"))
    except ValueError:
        raise impossible("choice", name="chance.kind", known=", ".join(RNG_VERSIONS)) from None


# Writing.


def header(state: State) -> dict[str, object]:
    """The fields a dump begins with."""
    return {
        "game": state.game,
        "rules": state.rules,
        "players": int(state.players),
        "options": dict(state.options),
        "lab": dict(state.lab),
        "chance": {"kind": state.chance.kind, "seed": state.chance.seed},
        "round": int(state.round),
        "turn": seat_or_null(state.seat),
        "phase": state.phase(),
    }


def seen_header(view: View) -> dict[str, object]:
    """The same from a view, which does not know where chance comes from."""
    return {
        "game": view.game,
        "rules": view.rules,
        "players": view.players,
        "options": view.options,
        "lab": view.lab,
        "round": view.round,
        "turn": seat_or_null(view.turn),
        "phase": view.phase,
    }


def seat_or_null(seat: Seat) -> int | None:
    return int(seat) if seat != NOBODY else None
