"""What tests say about a match of any game, tersely and through the public door only."""

from collections.abc import Mapping
from typing import ClassVar, Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import State
from pioche.core.wire import Json, encode_event, encode_view

WATCHER = int(SPECTATOR)


class AnyTable:
    """A match, with the sentences tests say about it."""

    game: ClassVar[Game]

    def __init__(self, state: State) -> None:
        self.state = state
        self.journal = Journal()
        state.journal = self.journal

    @property
    def now(self) -> dict[str, object]:
        return self.state.dump()

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    def number(self, field: str) -> int:
        value = self.now[field]
        assert isinstance(value, int)
        return value

    def rows(self, field: str) -> list[list[str]]:
        """A field of texts, each word by word."""
        texts = self.now[field]
        assert isinstance(texts, list)
        return [text.split() for text in texts]

    def moves(self) -> list[str]:
        return [self.game.notation(move) for move in self.game.moves(self.state)]

    def plays(self, *moves: str) -> Self:
        for move in moves:
            self.game.play(self.state, self.game.parse(move))
        return self

    def offers(self, *moves: str) -> Self:
        """Exactly these moves are legal."""
        assert sorted(self.moves()) == sorted(moves)
        return self

    def refuses(self, move: str, *clauses: str) -> Self:
        """The move is illegal under one of these clauses (any, when none is named), and nothing changes."""
        before = self.now
        mark = self.state.fingerprint()
        told = len(self.journal.events)
        with pytest.raises(Refusal) as caught:
            self.game.play(self.state, self.game.parse(move))
        assert caught.value.kind == "illegal", caught.value
        assert caught.value.clause is not None
        if clauses:
            assert caught.value.clause in clauses, caught.value
        assert self.now == before
        assert self.state.fingerprint() == mark
        assert len(self.journal.events) == told
        assert move not in self.moves()
        return self

    def then(self, **expected: object) -> Self:
        """These things are as said: fields of the position, `scores`, `ranks`, `over`, and what a game adds."""
        for name, value in expected.items():
            assert self.thing(name) == value, name
        return self

    def thing(self, name: str) -> object:
        if name == "scores":
            return self.state.scores()
        if name == "ranks":
            return self.state.ranks()
        return self.over if name == "over" else self.now[name]

    def events(self, viewer: int = WATCHER) -> list[Json]:
        """What happened since the table was set, as this viewer was told."""
        return [encode_event(self.game, event.seen_by(Seat(viewer))) for event in self.journal.events]

    def view(self, viewer: int = WATCHER, *, memory: bool = True) -> Json:
        return encode_view(self.game, self.state.view(Seat(viewer)), memory=memory)

    def viewers(self) -> list[int]:
        return [WATCHER, *range(self.number("players"))]


def refused_start(game: Game, players: int, **options: object) -> Refusal:
    """Why no such table can be made."""
    with pytest.raises(Refusal) as caught:
        game.start(players, FastRng("0"), options)
    return caught.value


def refusal_of(game: Game, position: Mapping[str, object]) -> Refusal:
    """Why a position cannot be."""
    with pytest.raises(Refusal) as caught:
        game.load(position)
    return caught.value


def plays_to_its_end(game: Game, state: State, rng: Chance) -> None:
    """At every step what is refused is exactly what is not offered, and a copy plays on alone."""
    while state.seat != NOBODY:
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert legal == [action for action in map(Action, range(game.actions)) if state.refusal(action) is None]
        for action in (-1, game.actions, game.actions + 7):
            refusal = state.refusal(Action(action))
            assert refusal is not None
            assert refusal.kind in ("syntax", "illegal")
        picked = {state.pick(rng) for _ in range(12 * len(legal))}
        assert picked <= set(legal)
        assert len(legal) > 4 or picked == set(legal)
        twin = state.copy()
        before = state.dump()
        assert twin.dump() == before
        assert twin.fingerprint() == state.fingerprint()
        move = state.pick(rng)
        twin.apply(move)
        assert state.dump() == before
        state.apply(move)
        assert state.dump() == twin.dump()
        assert state.fingerprint() == twin.fingerprint()


class Watching(Chance):
    """Chance that remembers the order every shuffle ended in, by the purpose of its stream."""

    def __init__(self, seed: object) -> None:
        super().__init__()
        self._rest = FastRng(str(seed))
        self.kind = "fast"
        self.seed = str(seed)
        self.purpose = -1
        self.orders: dict[int, list[list[int]]] = {}

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.purpose = purpose
        self._rest.open(purpose, round, nth)

    def below(self, n: i64) -> i64:
        return self._rest.below(n)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        super().shuffle(cards, count)
        self.orders.setdefault(self.purpose, []).append([cards[i] for i in range(count)])
