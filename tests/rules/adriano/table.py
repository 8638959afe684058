"""Adriano positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.wire import Json, encode_event, encode_view
from pioche.games.adriano import GAME

COLOURS = "RBGY"
DECK = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 16))

# Three hands without a combination: 12, 39 and 30 points.
HANDS = ("R1 B2 G4 Y5", "R6 B10 G11 Y12", "R13 B14 G2 Y1")


def namings(*slots: int) -> list[str]:
    """Every way to name two or more of these slots; the order is the player's."""
    orders = [order for size in (2, 3, 4) for order in permutations(slots, size)]
    return [f"name {' '.join(str(slot) for slot in order)}" for order in orders]


COMBINATIONS = tuple(namings(1, 2, 3, 4))
SWAPS = ("swap 1", "swap 2", "swap 3", "swap 4")


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
        """Four entries a seat, `-` for an empty slot."""
        hands = self.now["hands"]
        assert isinstance(hands, list)
        return [hand.split() for hand in hands]

    @property
    def pile(self) -> list[str]:
        return str(self.now["pile"]).split()

    @property
    def pit(self) -> list[str]:
        return str(self.now["pit"]).split()

    @property
    def over(self) -> bool:
        return self.state.seat == -1

    def number(self, field: str) -> int:
        value = self.now[field]
        assert isinstance(value, int)
        return value

    def known(self, seat: int, slot: int) -> list[int]:
        """The seats that know the card in this slot, counted from 1."""
        known = self.now["known"]
        assert isinstance(known, list)
        return sorted(known[seat][slot - 1])

    def moves(self) -> list[str]:
        return [GAME.notation(move) for move in GAME.moves(self.state)]

    def plays(self, *moves: str) -> "Table":
        for move in moves:
            GAME.play(self.state, GAME.parse(move))
        return self

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
        """These fields of the position are as said; `scores`, `ranks`, `over` and `top` (of the pit) too."""
        now = self.now
        for name, value in expected.items():
            if name == "scores":
                assert self.state.scores() == value
            elif name == "ranks":
                assert self.state.ranks() == value
            elif name == "over":
                assert self.over is value
            elif name == "top":
                assert self.pit[-1] == value
            else:
                assert now[name] == value, name
        return self

    def events(self, viewer: int = int(SPECTATOR)) -> list[Json]:
        """What happened since the table was set, as this viewer was told."""
        return [encode_event(GAME, event.seen_by(Seat(viewer))) for event in self.journal.events]

    def told(self, viewer: int = int(SPECTATOR)) -> list[str]:
        """Every card named to this viewer since the table was set."""
        return [card for event in self.events(viewer) for card in cards_told(event)]

    def view(self, viewer: int = int(SPECTATOR)) -> Json:
        return encode_view(GAME, self.state.view(Seat(viewer)))

    def seen_cards(self, viewer: int = int(SPECTATOR)) -> list[str]:
        """Every card this viewer knows the place of, in deck order."""
        return cards_in(self.view(viewer)["zones"])


def cards_in(zones: object) -> list[str]:
    """The cards a list of encoded zones shows, in deck order."""
    assert isinstance(zones, list)
    seen = [value for zone in zones for value in zone["values"] if value in DECK]
    return sorted(seen, key=DECK.index)


def cards_told(event: Json) -> list[str]:
    told: list[str] = []
    for value in event.values():
        told += [v for v in (value if isinstance(value, list) else [value]) if v in DECK]
    return told


def given(
    hands: Sequence[str] = HANDS,
    turn: int = 0,
    *,
    pile: str = "",
    pit: str = "",
    rest: str = "pile",
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Table:
    """A round in progress. `pile` is drawn first and `pit` lies on top; `rest` says where all other cards lie."""
    used = set(f"{' '.join(hands)} {pile} {pit} {fields.get('held') or ''}".split())
    others = " ".join(card for card in DECK if card not in used)
    position: dict[str, object] = {
        "game": GAME.slug,
        "players": len(hands),
        "turn": turn,
        "hands": list(hands),
        "pile": f"{pile} {others}".strip() if rest == "pile" else pile,
        "pit": f"{others} {pit}".strip() if rest == "pit" else pit,
    }
    if options:
        position["options"] = dict(options)
    position.update(fields)
    return Table(GAME.load(position))


def drawn(card: str, hands: Sequence[str] = HANDS, turn: int = 0, **fields: object) -> Table:
    """The player on turn has just drawn this card; the pit holds an ordinary one."""
    options = fields.pop("options", None)
    assert options is None or isinstance(options, Mapping)
    pit = str(fields.pop("pit", "G13"))
    pile = str(fields.pop("pile", ""))
    rest = str(fields.pop("rest", "pile"))
    return given(
        hands, turn, pile=pile, pit=pit, rest=rest, options=options, **({"phase": "drawn", "held": card} | fields)
    )


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt."""
    return Table(GAME.start(players, chance or FastRng(str(seed)), options))


def refused_start(players: int, **options: object) -> Refusal:
    """Why no such table can be made."""
    with pytest.raises(Refusal) as caught:
        GAME.start(players, FastRng("0"), options)
    return caught.value


def refusal_of(position: Mapping[str, object]) -> Refusal:
    """Why a position cannot be."""
    with pytest.raises(Refusal) as caught:
        GAME.load(position)
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
