"""A match as a file: how it began and every move in notation, so that anybody can replay it."""

import json
from copy import copy
from typing import Final

from pioche.chance import RNG_VERSIONS, commitment
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.core.wire import Json, NotJson, strict_json

FORMATS: Final = (1, 2)

# Why a move was not its player's own.
BOT: Final = "bot"  # a bot was put in the player's place
ABSENT: Final = "absent"  # the player was away, and a bot played
CLOCK: Final = "clock"  # the player's time was up, and a bot played
TAKEOVERS: Final = (BOT, ABSENT, CLOCK)


class Seating:
    """Who sat in a seat: a name, and the bot that played it (None: a person)."""

    def __init__(self, name: str = "", bot: str | None = None) -> None:
        self.name = name
        self.bot = bot

    def data(self) -> Json:
        return {"name": self.name, "bot": self.bot}


class Source:
    """Where the deals came from. A sealed seed may be withheld: its commitment alone is public then.

    At a table the seed is mixed from a secret, which the commitment binds, and from what each player added.
    """

    def __init__(
        self,
        kind: str,
        version: int,
        seed: str | None,
        commitment: str | None,
        secret: str | None = None,
        entropy: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.version = version
        self.seed = seed
        self.commitment = commitment
        self.secret = secret
        self.entropy = entropy  # one text a seat, "" where none came; None where the seed was not mixed

    def withheld(self) -> "Source":
        """Without seed and secret. What the players added stays: each can see at once that theirs is in it."""
        if self.seed is None:
            return self
        bound = commitment(self.seed if self.secret is None else self.secret)
        return Source(self.kind, self.version, None, bound, None, self.entropy)

    def data(self) -> Json:
        data: Json = {"kind": self.kind, "version": self.version, "seed": self.seed, "commitment": self.commitment}
        if self.entropy is not None:
            data["secret"] = self.secret
            data["entropy"] = self.entropy
        return data


class Result:
    """Points and places, one a seat."""

    def __init__(self, scores: list[int], ranks: list[int]) -> None:
        self.scores = scores
        self.ranks = ranks

    def data(self) -> Json:
        return {"scores": self.scores, "ranks": self.ranks}


class Takeover:
    """A move (from 1) that was not its player's own, and why: BOT, ABSENT or CLOCK."""

    def __init__(self, move: int, by: str) -> None:
        self.move = move
        self.by = by

    def data(self) -> Json:
        return {"move": self.move, "by": self.by}


class Undo:
    """Moves that were played after a move (0: after the deal) and taken back by a seat."""

    def __init__(self, after: int, undone: list[str], seat: int) -> None:
        self.after = after
        self.undone = undone
        self.seat = seat

    def data(self) -> Json:
        return {"after": self.after, "undone": self.undone, "seat": self.seat}


Mark = Takeover | Undo


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
        marks: list[Mark] | None = None,
        *,
        takeback: bool = False,
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
        self.marks: list[Mark] = marks if marks is not None else []  # what was not an ordinary move
        self.takeback = takeback  # whether one person among bots could take back any move

    def add(self, notation: str, state: State, by: str | None = None) -> None:
        """Note a complete move that was played, and the result if it ended the match.

        `by` is BOT, ABSENT or CLOCK where the move was not the player's own.
        """
        self.moves.append(notation)
        if by is not None:
            self.marks.append(Takeover(len(self.moves), by))
        self.conclude(state)

    def undo(self, after: int, seat: int) -> None:
        """Take back the moves after this one (0: all of them). Marks about them go with them."""
        undone = self.moves[after:]
        del self.moves[after:]
        self.marks = [mark for mark in self.marks if (mark.move if isinstance(mark, Takeover) else mark.after) <= after]
        self.marks.append(Undo(after, undone, seat))
        self.result = None

    def conclude(self, state: State) -> None:
        """Note the result of a match that is over."""
        if state.seat == NOBODY:
            self.result = Result(list(state.scores()), list(state.ranks()))

    def withheld(self) -> "Record":
        """The same record with its seed kept back, for publishing before the end; a position hides nothing."""
        if self.source.seed is None or self.position is not None:
            return self
        public = copy(self)
        public.source = self.source.withheld()
        return public

    def format(self) -> int:
        """The first format that has what this record says: one that needs nothing new stays readable everywhere."""
        return 2 if self.marks or self.takeback or self.source.entropy is not None else 1

    def data(self) -> Json:
        data: Json = {
            "format": self.format(),
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
        if self.format() > 1:
            data["marks"] = [mark.data() for mark in self.marks]
            data["takeback"] = self.takeback
        return data

    def text(self) -> str:
        """The file: one field, one seat, one move and one mark a line."""
        lines: list[str] = []
        for name, value in self.data().items():
            written = _spread(value) if name in ("seats", "position", "moves", "marks") else _json(value)
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


def begin(
    state: State,
    seats: list[Seating] | None = None,
    position: Json | None = None,
    *,
    secret: str | None = None,
    entropy: list[str] | None = None,
    takeback: bool = False,
) -> Record:
    """The record of a match no move of which has been played; `position`, where it did not start with a deal.

    `secret` and `entropy`, one text a seat, are what a table mixed the seed from.
    """
    chance = state.chance
    bound = commitment(chance.seed if secret is None else secret) if chance.kind == "sealed" else None
    source = Source(chance.kind, RNG_VERSIONS[chance.kind], chance.seed, bound, secret, entropy)
    seated = seats if seats is not None else [Seating() for _ in range(state.players)]
    options, lab = dict(state.options), dict(state.lab)
    record = Record(state.game, state.rules, options, lab, source, seated, position, takeback=takeback)
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
    if version not in FORMATS:
        words = {"given": str(version), "known": ", ".join(str(known) for known in FORMATS)}
        raise Refusal("argument", None, "record-format", words=words)
    record = Record(
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
    if version > 1:
        _read_deal(_object(entry.get("chance"), "chance"), record)
        record.marks = [
            _mark(mark, f"marks[{i}]", record) for i, mark in enumerate(_list(entry.get("marks", []), "marks"))
        ]
        record.takeback = _flag(entry.get("takeback", False), "takeback")
    return record


def _source(entry: Json) -> Source:
    seed = _text(entry["seed"], "chance.seed") if entry.get("seed") is not None else None
    bound = _text(entry["commitment"], "chance.commitment") if entry.get("commitment") is not None else None
    if seed is None and bound is None:
        raise _malformed("chance.seed", "text")
    kind = _text(entry.get("kind"), "chance.kind")
    return Source(kind, _number(entry.get("version"), "chance.version"), seed, bound)


def _read_deal(entry: Json, record: Record) -> None:
    """The secret and what the players added, where a table mixed the seed from them: shown with it, and bound."""
    source = record.source
    if entry.get("entropy") is None:
        if entry.get("secret") is not None:
            raise _malformed("chance.entropy", "one-a-seat")
        return
    source.entropy = _texts(entry["entropy"], "chance.entropy")
    if len(source.entropy) != len(record.seats):
        raise _malformed("chance.entropy", "one-a-seat")
    _text(source.commitment, "chance.commitment")
    if source.seed is not None:
        source.secret = _text(entry.get("secret"), "chance.secret")
    elif entry.get("secret") is not None:
        raise _malformed("chance.seed", "text")


def _mark(value: object, where: str, record: Record) -> Mark:
    entry = _object(value, where)
    if "undone" in entry:
        undone = _texts(entry["undone"], f"{where}.undone")
        after = _within(entry.get("after"), 0, len(record.moves), f"{where}.after", "move")
        return Undo(after, undone, _within(entry.get("seat"), 0, len(record.seats) - 1, f"{where}.seat", "seat"))
    by = entry.get("by")
    if by not in TAKEOVERS:
        raise _malformed(f"{where}.by", "takeover")
    return Takeover(_within(entry.get("move"), 1, len(record.moves), f"{where}.move", "move"), _text(by, f"{where}.by"))


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


def _within(value: object, low: int, high: int, field: str, wanted: str) -> int:
    number = _number(value, field)
    if not low <= number <= high:
        raise _malformed(field, wanted)
    return number


def _flag(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise _malformed(field, "flag")
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
