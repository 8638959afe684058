"""The options of a game: every ambiguity of its booklet; the default is its reading, or our ruling."""

import json
from collections.abc import Mapping, Sequence

from pioche.core.refusal import Refusal

OptionValue = str | int | bool | None
Settled = dict[str, object]  # every option of a game by name, each with a value it admits


class Option:
    """One named choice. `values` lists the words or flags allowed; a number has `low` and `high` instead.

    `ours`: the booklet is silent, and the default is a ruling of ours.
    """

    def __init__(
        self,
        name: str,
        clause: str | None,
        default: OptionValue,
        values: Sequence[OptionValue] = (),
        low: int = 0,
        high: int = 0,
        ours: bool = False,
    ) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.values = tuple(values)
        self.low = low
        self.high = high
        self.ours = ours

    def admits(self, value: object) -> bool:
        if value is None:
            return self.default is None
        if self.values:
            return any(type(value) is type(allowed) and value == allowed for allowed in self.values)
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        """What may be written, for a refusal."""
        if self.values:
            return " | ".join(written(v) for v in self.values)
        nothing = "null | " if self.default is None else ""
        return f"{nothing}{self.low}..{self.high}"

    def schema(self) -> dict[str, object]:
        """This option as JSON Schema."""
        about: dict[str, object] = {"default": self.default}
        if self.clause is not None:
            about["clause"] = self.clause
        if self.ours:
            about["ours"] = True
        if self.values:
            about["enum"] = list(self.values)
        else:
            about["type"] = "integer" if self.default is not None else ["integer", "null"]
            about["minimum"] = self.low
            about["maximum"] = self.high
        return about


class Preset:
    """A way to play that people know by name, and what it changes."""

    def __init__(self, name: str, options: dict[str, OptionValue]) -> None:
        self.name = name
        self.options = options


def flag(name: str, clause: str, default: bool, ours: bool = False) -> Option:
    return Option(name, clause, default, (default, not default), ours=ours)


def written(value: OptionValue) -> str:
    """A value as it is written in JSON and on the command line."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle(known: Sequence[Option], given: Mapping[str, object]) -> Settled:
    """Every option with its value, defaults filled in; raises a Refusal naming the option that is wrong."""
    if not given:  # most matches: simulations start thousands a second
        return {option.name: option.default for option in known}
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise Refusal("option", None, "option-unknown", words={"option": name, "known": ", ".join(names)})
    settled: Settled = {}
    for option in known:
        value = given.get(option.name, option.default)
        if not option.admits(value):
            said = json.dumps(value, ensure_ascii=False, default=repr)
            words = {"option": option.name, "value": said, "allowed": option.allowed()}
            raise Refusal("option", option.clause, "option-value", words=words)
        settled[option.name] = value
    return settled


def number_of(settled: Mapping[str, object], name: str) -> int:
    """The value of an option that is a number."""
    value = settled[name]
    assert isinstance(value, int)
    return value


def parse_options(known: Sequence[Option], text: str) -> dict[str, object]:
    """Options as a command line writes them: `rounds=3,talon=blind`. Values are checked when a match starts."""
    given: dict[str, object] = {}
    for part in text.split(","):
        if not part.strip():
            continue
        name, equals, value = part.partition("=")
        if not equals:
            example = ",".join(f"{option.name}={written(option.default)}" for option in known[:2])
            raise Refusal("option", None, "option-syntax", words={"given": part.strip(), "example": example})
        given[name.strip()] = _read_value(value.strip())
    return given


def _read_value(text: str) -> OptionValue:
    words: dict[str, OptionValue] = {"true": True, "false": False, "null": None}
    if text in words:
        return words[text]
    try:
        return int(text) if text.removeprefix("-").isdecimal() and text.isascii() else text
    except ValueError:  # more digits than Python reads
        return text


def json_schema(known: Sequence[Option]) -> dict[str, object]:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {option.name: option.schema() for option in known},
    }
