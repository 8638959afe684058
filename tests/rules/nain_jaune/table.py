"""Nain Jaune positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Mapping, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.wire import Json, encode_event, encode_view
from pioche.games.nain_jaune import GAME

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
BELLES = ("7D", "10D", "JC", "QS", "KH")
DECK = tuple(rank + suit for rank in RANKS for suit in "CDHS")
SET_ASIDE = {3: 7, 4: 4, 5: 7, 6: 4, 7: 3, 8: 4}  # NJ-02
HAND = {3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}
SHARE = {3: 21, 4: 16, 5: 13, 6: 10, 7: 9, 8: 8}  # NJ-04

EMPTY_BOARD = dict.fromkeys(BELLES, 0)


def board(seven: int, ten: int, jack: int, queen: int, king: int) -> dict[str, int]:
    """Tokens on the spaces, in the order 7D, 10D, JC, QS, KH."""
    return dict(zip(BELLES, (seven, ten, jack, queen, king), strict=True))


def rank(card: str) -> str:
    return card[:-1]


def sorted_cards(text: str) -> list[str]:
    return sorted(text.split(), key=DECK.index)


class Table:
    """A match, with the sentences tests say about it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.journal = Journal()
        state.journal = self.journal

    @property
    def now(self) -> dict[str, object]:
        return self.state.dump()

    @property
    def hands(self) -> list[list[str]]:
        hands = self.now["hands"]
        assert isinstance(hands, list)
        return [sorted_cards(hand) for hand in hands]

    @property
    def tokens(self) -> list[int]:
        tokens = self.now["tokens"]
        assert isinstance(tokens, list)
        return tokens

    @property
    def board(self) -> dict[str, int]:
        spaces = self.now["board"]
        assert isinstance(spaces, dict)
        return spaces

    @property
    def out(self) -> list[int | None]:
        out = self.now["out"]
        assert isinstance(out, list)
        return out

    @property
    def over(self) -> bool:
        return self.state.seat == -1

    def moves(self) -> list[str]:
        return [GAME.notation(move) for move in GAME.moves(self.state)]

    def plays(self, *moves: str) -> "Table":
        for move in moves:
            GAME.play(self.state, GAME.parse(move))
        return self

    def lays(self, cards: str) -> "Table":
        return self.plays(*(f"lay {card}" for card in cards.split()))

    def offers(self, *moves: str) -> "Table":
        """Exactly these moves are legal."""
        assert sorted(self.moves()) == sorted(moves)
        return self

    def refuses(self, move: str, *clauses: str) -> "Table":
        """The move is illegal under one of these clauses (any, when none is named), and nothing changes."""
        before = self.now
        mark = self.state.fingerprint()
        with pytest.raises(Refusal) as caught:
            GAME.play(self.state, GAME.parse(move))
        assert caught.value.kind == "illegal"
        assert caught.value.clause is not None
        if clauses:
            assert caught.value.clause in clauses
        assert self.now == before
        assert self.state.fingerprint() == mark
        assert move not in self.moves()
        return self

    def then(self, **expected: object) -> "Table":
        """These fields of the position are as said; `scores`, `ranks` and `over` too."""
        now = self.now
        for name, value in expected.items():
            if name == "hands":
                assert isinstance(value, list)
                assert self.hands == [sorted_cards(hand) for hand in value]
            elif name == "scores":
                assert self.state.scores() == value
            elif name == "ranks":
                assert self.state.ranks() == value
            elif name == "over":
                assert self.over is value
            else:
                assert now[name] == value, name
        return self

    def events(self, viewer: int = int(SPECTATOR)) -> list[Json]:
        """What happened since the table was set, as this viewer was told."""
        return [encode_event(GAME, event.seen_by(Seat(viewer))) for event in self.journal.events]

    def view(self, viewer: int = int(SPECTATOR)) -> Json:
        return encode_view(GAME, self.state.view(Seat(viewer)))

    def seen_cards(self, viewer: int = int(SPECTATOR)) -> list[str]:
        """Every card this viewer knows the place of, in deck order."""
        return cards_in(self.view(viewer)["zones"])


def cards_in(zones: object) -> list[str]:
    """The cards a list of encoded zones shows, in deck order."""
    assert isinstance(zones, list)
    seen: list[str] = []
    for zone in zones:
        if zone["spell"] == "card":
            seen += [value for value in zone["values"] if value is not None]
    return sorted(seen, key=DECK.index)


def given(
    hands: Sequence[str],
    turn: int,
    *,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Table:
    """A round in progress.

    Unless said otherwise the dealer is such that `turn` is first to be asked at the opening, and once a card
    has been laid the layer is still on turn; `asked` follows from who laid and whose turn it is.
    """
    players = len(hands)
    out = fields.get("out", [None] * players)
    assert isinstance(out, list)
    seats_in = [seat for seat in range(players) if out[seat] is None]

    def steps(start: int, end: int) -> int:
        count = 0
        while start != end:
            start = (start - 1) % players
            count += start in seats_in
        return count

    position: dict[str, object] = {"game": GAME.slug, "players": players, "turn": turn, "hands": list(hands)}
    if options:
        position["options"] = dict(options)
    position["dealer"] = next(s for s in [*range(turn + 1, players), *range(turn)] if s in seats_in)
    opening = fields.get("phase", "follow") == "follow" and fields.get("wanted", "A") == "A"
    layer = fields.get("layer", turn)
    if not opening and isinstance(layer, int):
        position["layer"] = layer
        position["asked"] = steps(layer, turn)
    position.update(fields)
    return Table(GAME.load(position))


def refusal_of(position: Mapping[str, object]) -> Refusal:
    """Why a position cannot be."""
    with pytest.raises(Refusal) as caught:
        GAME.load(position)
    return caught.value


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt."""
    return Table(GAME.start(players, chance or FastRng(str(seed)), options))


def refused_start(players: int, **options: object) -> Refusal:
    """Why no such table can be made."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("0"), options)
    return caught.value


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
