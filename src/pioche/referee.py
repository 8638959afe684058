"""A match driven by JSON requests, one current match a session; docs/referee.md is the protocol."""

import json
import logging
from collections.abc import Callable
from secrets import token_hex

from pioche.chance import REDEAL, RNG_VERSIONS, FastRng, chance_of
from pioche.core.events import Journal
from pioche.core.game import Game, Move
from pioche.core.options import json_schema
from pioche.core.position import impossible
from pioche.core.record import Record, Seating, begin
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.wire import Json, NotJson, encode_event, encode_view, strict_json
from pioche.texts import LANGUAGES, speech

log = logging.getLogger(__name__)


class Match:
    """What a session holds between requests."""

    def __init__(self, game: Game, state: State, journal: Journal, record: Record) -> None:
        self.game = game
        self.state = state
        self.journal = journal
        self.record = record
        self.redeals = 0

    @property
    def version(self) -> int:
        """The length of the journal: the number every viewer shares."""
        return len(self.journal.events)


class Session:
    """Answers one line with one line, whatever the line is."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._speaking: Game | None = None  # the game whose words a refusal is told in
        self._operations: dict[str, Callable[[Json], Json]] = {
            "new": self._new,
            "load": self._load,
            "legal": self._legal,
            "play": self._play,
            "why": self._why,
            "view": self._view,
            "events": self._events,
            "scores": self._scores,
            "dump": self._dump,
            "redeal": self._redeal,
            "record": self._record,
            "options": self._options,
            "games": self._games,
        }

    def answer(self, line: bytes) -> bytes:
        return json.dumps(self.reply(line)).encode() + b"\n"

    def reply(self, line: bytes) -> Json:
        self._speaking = self.match.game if self.match is not None else None
        request: Json = {}
        try:
            request = _request(line)
            done = self._operation(request)(request)
        except Refusal as refusal:
            return self._failure(request, refusal)
        except Exception:  # a fault in a game must not end the process
            log.exception("a request could not be served")
            kind = "position" if request.get("op") == "load" else "argument"
            return self._failure(request, Refusal(kind, None, "referee-fault"))
        return {"id": request.get("id"), "ok": True, **done}

    def _failure(self, request: Json, refusal: Refusal) -> Json:
        return {"id": request.get("id"), "ok": False, "error": self._told(refusal)}

    def _told(self, refusal: Refusal) -> Json:
        try:
            text = {lang: speech(self._speaking, lang).refusal(refusal) for lang in LANGUAGES}
        except Exception:  # nor must a game without words
            log.exception("a refusal could not be put into words")
            text = {lang: speech(None, lang).message("refusal-referee-fault") for lang in LANGUAGES}
        return {"kind": refusal.kind, "clause": refusal.clause, "text": text}

    def _operation(self, request: Json) -> Callable[[Json], Json]:
        known = ", ".join(self._operations)
        if "op" not in request:
            raise Refusal("op", None, "referee-op-missing", words={"known": known})
        name = request["op"]
        if not isinstance(name, str) or name not in self._operations:
            raise Refusal("op", None, "referee-op", words={"given": json.dumps(name), "known": known})
        return self._operations[name]

    # Beginning.

    def _new(self, request: Json) -> Json:
        game = game_of(_text(request, "game"))
        self._speaking = game
        players = _players(request)
        rng = request.get("rng", "fast")
        if not isinstance(rng, str) or rng not in RNG_VERSIONS:
            raise _wrong("rng", "rng")
        seed = _text(request, "seed") if request.get("seed") is not None else token_hex(16)
        options, lab, names = _object(request, "options"), _object(request, "lab"), _names(request, players)
        journal = Journal()
        state = game.start(players, chance_of(rng, seed), options, lab, journal=journal)
        seats = [Seating(name) for name in names] if names is not None else None
        self.match = Match(game, state, journal, begin(state, seats))
        return {"version": self.match.version}

    def _load(self, request: Json) -> Json:
        position = request.get("position")
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise impossible("nameless")
        try:
            game = game_of(position["game"])
        except Refusal as unknown:
            raise Refusal("position", None, unknown.key, words=unknown.words) from None
        self._speaking = game
        state = game.load(position)
        journal = Journal()
        state.journal = journal
        self.match = Match(game, state, journal, begin(state, None, state.dump()))
        return {"version": self.match.version}

    # Playing.

    def _current(self) -> Match:
        if self.match is None:
            raise Refusal("argument", None, "referee-no-match")
        return self.match

    def _legal(self, request: Json) -> Json:
        match = self._current()
        game, state = match.game, match.state
        if state.seat == NOBODY:
            return {"seat": None, "moves": []}
        return {"seat": int(state.seat), "moves": [game.notation(move) for move in game.moves(state)]}

    def _play(self, request: Json) -> Json:
        match = self._current()
        move = _move(request, match)
        match.game.play(match.state, move)
        match.record.add(match.game.notation(move), match.state)
        return {"version": match.version}

    def _why(self, request: Json) -> Json:
        match = self._current()
        refusal = match.game.refusal(match.state, _move(request, match))
        return {"refusal": None if refusal is None else self._told(refusal)}

    # Looking.

    def _view(self, request: Json) -> Json:
        match = self._current()
        viewer = _viewer(request, "seat", match.state)
        return {"view": encode_view(match.game, match.state.view(viewer))}

    def _events(self, request: Json) -> Json:
        match = self._current()
        viewer = _viewer(request, "viewer", match.state)
        since = request.get("since", 0)
        if type(since) is not int or not 0 <= since <= match.version:
            raise _wrong("since", "since", match.version)
        seen = [encode_event(match.game, event.seen_by(viewer)) for event in match.journal.events[since:]]
        return {"events": seen, "version": match.version}

    def _scores(self, request: Json) -> Json:
        state = self._current().state
        return {"scores": list(state.scores()), "ranks": list(state.ranks()), "over": state.seat == NOBODY}

    def _dump(self, request: Json) -> Json:
        return {"position": self._current().state.dump()}

    def _redeal(self, request: Json) -> Json:
        match = self._current()
        seat = _seat(request, "seat", match.state)
        chance = FastRng(f"redeal {match.state.chance.seed}")
        chance.open(REDEAL, 0, match.redeals)
        imagined = match.game.redeal(match.state.view(seat), chance)
        match.redeals += 1
        return {"position": imagined.dump()}

    def _record(self, request: Json) -> Json:
        return {"record": self._current().record.data()}

    # What there is to play.

    def _options(self, request: Json) -> Json:
        game = game_of(_text(request, "game"))
        return {"schema": json_schema(game.options), "lab": json_schema(game.lab)}

    def _games(self, request: Json) -> Json:
        return {
            "games": [
                {
                    "slug": game.slug,
                    "titles": {lang: speech(game, lang).message("title") for lang in LANGUAGES},
                    "least": game.least,
                    "most": game.most,
                    "rules": game.rules,
                }
                for game in games().values()
            ]
        }


# Reading requests.


def _request(line: bytes) -> Json:
    try:
        data = strict_json(line)
    except NotJson as error:
        raise Refusal("json", None, "referee-json", words=error.words) from None
    if not isinstance(data, dict):
        raise Refusal("json", None, "referee-object")
    return data


def _wrong(field: str, wanted: str, most: int = 0) -> Refusal:
    return Refusal("argument", None, "referee-field", words={"field": field, "wanted": wanted, "most": str(most)})


def _text(request: Json, field: str) -> str:
    value = request.get(field)
    if not isinstance(value, str):
        raise _wrong(field, "text")
    return value


def _object(request: Json, field: str) -> Json:
    value = request.get(field)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise _wrong(field, "object")
    return value


def _players(request: Json) -> int:
    players = request.get("players")
    if type(players) is not int:
        raise _wrong("players", "number")
    return players


def _names(request: Json, players: int) -> list[str] | None:
    names = request.get("names")
    if names is None:
        return None
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise _wrong("names", "names")
    return names


def _seat(request: Json, field: str, state: State, otherwise: str = "referee-seat") -> Seat:
    seat = request.get(field)
    if type(seat) is not int or not 0 <= seat < state.players:
        raise Refusal("seat", None, otherwise, words={"last": str(int(state.players) - 1)})
    return Seat(seat)


def _move(request: Json, match: Match) -> Move:
    """The move that the seat to act asks for."""
    state = match.state
    if state.seat == NOBODY:
        raise Refusal("over", None, "over")
    if _seat(request, "seat", state) != state.seat:
        raise Refusal("seat", None, "referee-turn", words={"seat": str(int(state.seat))})
    return match.game.parse(_text(request, "move"))


def _viewer(request: Json, field: str, state: State) -> Seat:
    if request.get(field) == "spectator":
        return SPECTATOR
    return _seat(request, field, state, "referee-viewer")
