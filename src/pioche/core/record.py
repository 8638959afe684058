"""A match as a file: how it began and every move in notation, so that anybody can replay it."""

import json
from collections.abc import Iterator
from typing import Final

from pioche.chance import RNG_VERSIONS, chance_of, commitment
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.core.wire import Json, NotJson, strict_json

FORMAT: Final = 1


class Seating:
    """Who sat in a seat: a name, and the bot that played it (None: a person)."""

    def __init__(self, name: str = "", bot: str | None = None) -> None:
        self.name = name
        self.bot = bot

    def data(self) -> Json:
        return {"name": self.name, "bot": self.bot}


class Source:
    """Where the deals came from. A sealed seed may be withheld: its commitment alone is public then."""

    def __init__(self, kind: str, version: int, seed: str | None, commitment: str | None) -> None:
        self.kind = kind
        self.version = version
        self.seed = seed
        self.commitment = commitment

    def data(self) -> Json:
        return {"kind": self.kind, "version": self.version, "seed": self.seed, "commitment": self.commitment}


class Result:
    """Points and places, one a seat."""

    def __init__(self, scores: list[int], ranks: list[int]) -> None:
        self.scores = scores
        self.ranks = ranks

    def data(self) -> Json:
        return {"scores": self.scores, "ranks": self.ranks}


class Record:
    """Start + moves: the start is (game, rules, options, seed), or a dumped position."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Json,
        lab: Json,
        source: Source,
        seats: list[Seating],
        position: Json | None = None,
        moves: list[str] | None = None,
        result: Result | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.lab = lab
        self.source = source
        self.seats = seats
        self.position = position
        self.moves: list[str] = moves if moves is not None else []
        self.result = result

    def add(self, notation: str, state: State) -> None:
        """Note a complete move that was played, and the result if it ended the match."""
        self.moves.append(notation)
        self.conclude(state)

    def conclude(self, state: State) -> None:
        """Note the result of a match that is over."""
        if state.seat == NOBODY:
            self.result = Result(list(state.scores()), list(state.ranks()))

    def withheld(self) -> "Record":
        """The same record with its seed kept back, for publishing before the end; a position hides nothing."""
        source = self.source
        if source.seed is None or self.position is not None:
            return self
        bound = Source(source.kind, source.version, None, commitment(source.seed))
        return Record(self.game, self.rules, self.options, self.lab, bound, self.seats, None, self.moves, self.result)

    def data(self) -> Json:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "lab": self.lab,
            "chance": self.source.data(),
            "seats": [seat.data() for seat in self.seats],
            "position": self.position,
            "moves": self.moves,
            "result": self.result.data() if self.result is not None else None,
        }

    def text(self) -> str:
        """The file: one field, one seat and one move a line."""
        lines: list[str] = []
        for name, value in self.data().items():
            written = _spread(value) if name in ("seats", "position", "moves") else _json(value)
            lines.append(f"  {_json(name)}: {written}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _spread(value: object) -> str:
    """One entry a line."""
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {_json(entry)}" for entry in value) + "\n  ]"
    if isinstance(value, dict) and value:
        return "{\n" + ",\n".join(f"    {_json(name)}: {_json(entry)}" for name, entry in value.items()) + "\n  }"
    return _json(value)


# Making one.


def begin(state: State, seats: list[Seating] | None = None, position: Json | None = None) -> Record:
    """The record of a match no move of which has been played; `position`, where it did not start with a deal."""
    chance = state.chance
    bound = commitment(chance.seed) if chance.kind == "sealed" else None
    source = Source(chance.kind, RNG_VERSIONS[chance.kind], chance.seed, bound)
    seated = seats if seats is not None else [Seating() for _ in range(state.players)]
    record = Record(state.game, state.rules, dict(state.options), dict(state.lab), source, seated, position)
    record.conclude(state)
    return record


# Reading one.


def read(content: bytes) -> Record:
    """The record a file holds; a Refusal says what is wrong with it."""
    try:
        data = strict_json(content)
    except NotJson as error:
        raise Refusal("argument", None, "record-json", words=error.words) from None
    return decode(data)


def decode(data: object) -> Record:
    """The record that JSON data describes."""
    entry = _object(data, "record")
    version = _number(entry.get("format"), "format")
    if version != FORMAT:
        raise Refusal("argument", None, "record-format", words={"given": str(version), "known": str(FORMAT)})
    return Record(
        _text(entry.get("game"), "game"),
        _number(entry.get("rules"), "rules"),
        _object(entry.get("options"), "options"),
        _object(entry.get("lab"), "lab"),
        _source(_object(entry.get("chance"), "chance")),
        _seats(entry.get("seats")),
        _object(entry["position"], "position") if entry.get("position") is not None else None,
        _texts(entry.get("moves"), "moves"),
        _result(entry.get("result")),
    )


def _source(entry: Json) -> Source:
    seed = _text(entry["seed"], "chance.seed") if entry.get("seed") is not None else None
    bound = _text(entry["commitment"], "chance.commitment") if entry.get("commitment") is not None else None
    if seed is None and bound is None:
        raise _malformed("chance.seed", "text")
    kind = _text(entry.get("kind"), "chance.kind")
    return Source(kind, _number(entry.get("version"), "chance.version"), seed, bound)


def _seats(value: object) -> list[Seating]:
    seats: list[Seating] = []
    for i, entry in enumerate(_list(value, "seats")):
        where = f"seats[{i}]"
        seat = _object(entry, where)
        bot = _text(seat["bot"], f"{where}.bot") if seat.get("bot") is not None else None
        seats.append(Seating(_text(seat.get("name"), f"{where}.name"), bot))
    return seats


def _result(value: object) -> Result | None:
    if value is None:
        return None
    entry = _object(value, "result")
    return Result(_numbers(entry.get("scores"), "result.scores"), _numbers(entry.get("ranks"), "result.ranks"))


def _malformed(field: str, wanted: str) -> Refusal:
    return Refusal("argument", None, "record-field", words={"field": field, "wanted": wanted})


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise _malformed(field, "text")
    return value


def _number(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _malformed(field, "number")
    return value


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, list):
        raise _malformed(field, "list")
    return value


def _object(value: object, field: str) -> Json:
    if not isinstance(value, dict):
        raise _malformed(field, "object")
    return value


def _texts(value: object, field: str) -> list[str]:
    return [_text(entry, f"{field}[{i}]") for i, entry in enumerate(_list(value, field))]


def _numbers(value: object, field: str) -> list[int]:
    return [_number(entry, f"{field}[{i}]") for i, entry in enumerate(_list(value, field))]


# Playing one again.


def opening(record: Record, game: Game, journal: Journal | None = None) -> State:
    """The match before its first move, under the rules it was made under."""
    source = record.source
    game.admit(len(record.seats), record.rules)
    if source.version != RNG_VERSIONS.get(source.kind):
        raise Refusal("argument", None, "record-chance", words={"kind": source.kind, "given": str(source.version)})
    if source.seed is None:
        raise Refusal("argument", None, "record-seed-hidden")
    if record.position is not None:
        state = game.load(record.position)
        state.journal = journal
        return state
    chance = chance_of(source.kind, source.seed)
    return game.start(len(record.seats), chance, record.options, record.lab, record.rules, journal)


def steps(record: Record, journal: Journal | None = None) -> Iterator[State]:
    """The match as it began, then after every move: one state, that changes between the steps."""
    game = game_of(record.game)
    state = opening(record, game, journal)
    yield state
    for text in record.moves:
        game.play(state, game.parse(text))
        yield state


def replay(record: Record, journal: Journal | None = None) -> State:
    """The match after the last move; a Refusal where the record breaks the rules."""
    last: State | None = None
    for state in steps(record, journal):
        last = state
    assert last is not None
    return last


# Checking one.

VERIFIED: Final = "verified"
UNFINISHED: Final = "unfinished"  # right as far as it goes
DIFFERS: Final = "differs"
SEED_HIDDEN: Final = "seed-hidden"  # well formed; the play cannot be checked before the seed is shown
OTHER_RULES: Final = "other-rules"  # made under rules that this Pioche does not play
OTHER_CHANCE: Final = "other-chance"  # dealt by a generator that this Pioche does not have


class Finding:
    """What checking a record found; `refusal` says why it differs, `at` is the move (from 1; 0: none of them)."""

    def __init__(self, verdict: str, record: Record, game: Game, at: int = 0, refusal: Refusal | None = None) -> None:
        self.verdict = verdict
        self.record = record
        self.game = game
        self.at = at
        self.refusal = refusal


def verify(record: Record) -> Finding:
    """Replay a record under its own rules version and compare; a Refusal only where its game is not installed."""
    game = game_of(record.game)
    source = record.source
    if record.rules not in game.supported:
        return Finding(OTHER_RULES, record, game)
    if source.version != RNG_VERSIONS.get(source.kind):
        return Finding(OTHER_CHANCE, record, game)
    at = 0
    try:
        _check_commitment(source)
        if source.seed is None:
            _check_form(record, game)
            for text in record.moves:
                at += 1
                game.parse(text)
            return Finding(SEED_HIDDEN, record, game)
        for state in steps(record):
            if at == 0:
                _check_start(record, state)
            at += 1
        at = 0
        _check_result(record, state)
    except Refusal as refusal:
        return Finding(DIFFERS, record, game, at, refusal)
    return Finding(VERIFIED if state.seat == NOBODY else UNFINISHED, record, game)


def _check_commitment(source: Source) -> None:
    if source.seed is not None and source.commitment is not None and commitment(source.seed) != source.commitment:
        raise Refusal("argument", None, "record-commitment")


def _check_form(record: Record, game: Game) -> None:
    """What of a start can be checked while the seed is not shown."""
    game.admit(len(record.seats), record.rules)
    game.settled(record.options, record.lab)


def _check_start(record: Record, state: State) -> None:
    """What a record says of its start, against the state that the start gives."""
    stated: list[tuple[str, object, object]] = [
        ("game", record.game, state.game),
        ("rules", record.rules, state.rules),
        ("seats", len(record.seats), state.players),
        ("options", {**state.options, **record.options}, state.options),
        ("lab", {**state.lab, **record.lab}, state.lab),
        ("chance", (record.source.kind, record.source.seed), (state.chance.kind, state.chance.seed)),
    ]
    for field, said, found in stated:
        if said != found:
            raise Refusal("argument", None, "record-start", words={"field": field})


def _check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    if state.seat != NOBODY:
        raise Refusal("argument", None, "record-result-early")
    if record.result.scores != state.scores() or record.result.ranks != state.ranks():
        words = {"scores": _json(state.scores()), "ranks": _json(state.ranks())}
        raise Refusal("argument", None, "record-result", words=words)
