"""Nain Jaune positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Self

from pioche.chance import Chance, FastRng
from pioche.games.nain_jaune import GAME
from tests.rules import table
from tests.rules.table import WATCHER, AnyTable

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


class Table(AnyTable):
    game = GAME

    @property
    def hands(self) -> list[list[str]]:
        return [sorted(hand, key=DECK.index) for hand in self.rows("hands")]

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

    def lays(self, cards: str) -> Self:
        return self.plays(*(f"lay {card}" for card in cards.split()))

    def seen_cards(self, viewer: int = WATCHER) -> list[str]:
        """Every card this viewer knows the place of, in deck order."""
        return cards_in(self.view(viewer)["zones"])

    def then(self, **expected: object) -> Self:
        """As for any game; `hands` in any order of their cards."""
        hands = expected.pop("hands", None)
        if hands is not None:
            assert isinstance(hands, list)
            assert self.hands == [sorted_cards(hand) for hand in hands]
        return super().then(**expected)


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


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt."""
    return Table(GAME.start(players, chance or FastRng(str(seed)), options))


refused_start = partial(table.refused_start, GAME)
refusal_of = partial(table.refusal_of, GAME)
