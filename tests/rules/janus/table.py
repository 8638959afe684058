"""Janus positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement

import pytest

from pioche.chance import DEAL, DEALER, SIDES, Chance, FastRng, Scripted
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.wire import Json, encode_event, encode_view
from pioche.games.janus import GAME

SYMBOLS = "ABCDEFGHIJK"
DECK = tuple("".join(pair) for pair in combinations_with_replacement(SYMBOLS, 2))
WATCHER = int(SPECTATOR)

# Inner then outer; no symbol twice inside one hand.
HANDS = ("AB CD", "EF GH", "IJ KA")


def plain(card: str) -> str:
    """A card, whichever side is named first."""
    return "".join(sorted(card))


def plainly(cards: str | Iterable[str]) -> list[str]:
    """Cards without their sides and their order."""
    return sorted(plain(card) for card in (cards.split() if isinstance(cards, str) else cards))


def turned(cards: str) -> str:
    """The other side of each card first."""
    return " ".join(card[::-1] for card in cards.split())


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
    def hands(self) -> list[str]:
        hands = self.now["hands"]
        assert isinstance(hands, list)
        return hands

    @property
    def stock(self) -> list[str]:
        return str(self.now["stock"]).split()

    @property
    def trios(self) -> list[list[list[str]]]:
        """For each seat the trios it laid, the cards of one in alphabetical order."""
        trios = self.now["trios"]
        assert isinstance(trios, list)
        return [[sorted(trio.split()) for trio in own] for own in trios]

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    def number(self, field: str) -> int:
        value = self.now[field]
        assert isinstance(value, int)
        return value

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
        """These fields of the position are as said; `scores`, `ranks`, `over` and `top` (of the stock) too."""
        now = self.now
        for name, value in expected.items():
            if name == "scores":
                assert self.state.scores() == value
            elif name == "ranks":
                assert self.state.ranks() == value
            elif name == "over":
                assert self.over is value
            elif name == "top":
                assert self.stock[-1] == value
            else:
                assert now[name] == value, name
        return self

    def events(self, viewer: int = WATCHER) -> list[Json]:
        """What happened since the table was set, as this viewer was told."""
        return [encode_event(GAME, event.seen_by(Seat(viewer))) for event in self.journal.events]

    def view(self, viewer: int = WATCHER, *, memory: bool = True) -> Json:
        return encode_view(GAME, self.state.view(Seat(viewer)), memory=memory)

    def sees(self, viewer: int, name: str, owner: int | None = None, *, memory: bool = False) -> str:
        """Cards as this viewer sees them now (or also remembers them), `?` for a side they do not."""
        zones = self.view(viewer, memory=memory)["zones"]
        assert isinstance(zones, list)
        found = [zone for zone in zones if zone["name"] == name and zone["owner"] == owner]
        assert len(found) == 1
        sides = zip(found[0]["values"], found[0]["backs"]["values"], strict=True)
        return " ".join((front or "?") + (back or "?") for front, back in sides)

    def hand(self, viewer: int, seat: int) -> str:
        """What this viewer sees of a hand."""
        return self.sees(viewer, "hand", seat)

    def recalls(self, viewer: int, seat: int) -> str:
        """What this viewer sees and remembers of a hand."""
        return self.sees(viewer, "hand", seat, memory=True)

    def viewers(self) -> list[int]:
        return [WATCHER, *range(self.number("players"))]


def given(
    hands: Sequence[str] = HANDS,
    turn: int = 0,
    *,
    stock: str = "",
    trios: Sequence[Sequence[str]] | None = None,
    symbols: int = 11,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Table:
    """A game in progress. `stock` lies on top, its last card uppermost; all other cards lie below it."""
    laid = [list(own) for own in trios] if trios is not None else [[] for _ in hands]
    texts = [*hands, stock, *(trio for own in laid for trio in own)]
    used = {plain(card) for text in texts for card in text.split()}
    deck = [card for card in DECK if card[1] in SYMBOLS[:symbols]]
    others = " ".join(card for card in deck if card not in used)
    position: dict[str, object] = {
        "game": GAME.slug,
        "players": len(hands),
        "turn": turn,
        "hands": list(hands),
        "stock": f"{others} {stock}".strip(),
        "trios": laid,
    }
    if symbols != 11:
        position["lab"] = {"symbols": symbols}
    if options:
        position["options"] = dict(options)
    position.update(fields)
    return Table(GAME.load(position))


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt."""
    return Table(GAME.start(players, chance or FastRng(str(seed)), options))


def scripted(players: int, dealer: int, deck: str) -> tuple[Table, Journal]:
    """A match dealt from this deck, top first, each card upper then lower side; and what was told of the deal."""
    cards = deck.split()
    cards += [card for card in DECK if card not in plainly(deck)]
    pairs = [[SYMBOLS.index(side) for side in card] for card in cards]
    chance = Scripted(
        {
            (int(DEALER), 0, 0): [dealer],
            (int(DEAL), 0, 0): [max(pair) * 16 + min(pair) for pair in pairs],
            (int(SIDES), 0, 0): [int(upper > lower) for upper, lower in pairs],
        }
    )
    journal = Journal()
    return Table(GAME.start(players, chance, journal=journal)), journal


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
