"""Janus positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations_with_replacement

from pioche.chance import DEAL, DEALER, SIDES, Chance, FastRng, Scripted
from pioche.core.events import Journal
from pioche.games.janus import GAME
from tests.rules import table
from tests.rules.table import AnyTable

SYMBOLS = "ABCDEFGHIJK"
DECK = tuple("".join(pair) for pair in combinations_with_replacement(SYMBOLS, 2))

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


class Table(AnyTable):
    game = GAME

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

    def thing(self, name: str) -> object:
        return self.stock[-1] if name == "top" else super().thing(name)


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


refused_start = partial(table.refused_start, GAME)
refusal_of = partial(table.refusal_of, GAME)
