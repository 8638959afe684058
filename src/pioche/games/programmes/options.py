"""The options, the reduced games of the lab, and what both come to.

Chance. DEALER (0, 0) answers one number, the seat that gets the first card face up; DEALER (0, 1) shuffles the pack
for that (PR-20). PROGRAMMES (0, 0) shuffles the programme cards, the first one drawn first; PROGRAMMES (round, n) is
the n-th time that completed ones are shuffled into a new pile (PR-44). DEAL (round, 0) shuffles the pack: from the
front, a whole hand to the dealer's left and so on clockwise, then the first discard, then the reserve, next card first.
RESHUFFLE (round, n), n from 0, shuffles the discard into a new reserve, next card first (PR-36).
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import JOKER, bit
from pioche.core.options import Option, Preset, Settled, flag, number_of
from pioche.core.refusal import Refusal
from pioche.games.programmes.book import Book, book_of
from pioche.games.programmes.distance import Gauge
from pioche.games.programmes.hands import is_wild
from pioche.games.programmes.listing import TIERS, listing
from pioche.games.programmes.solver import Solver

MOST_PLAYERS: Final = 6
HAND: Final = 13
JOKERS: Final = 4
PACK: Final = 108

OPTIONS: Final = (
    Option("difficulty", "PR-03", "all", ("all", *TIERS), ours=True),
    flag("mixed_runs", "PR-13", True, ours=True),
    Option("wild_limit", "PR-17", "none", ("none", "half")),
    Option("swap_after", "PR-42", 3, low=0, high=50),
    Option("goal", "PR-43", 5, low=1, high=10),
    Option("round_limit", "PR-46", 100, low=1, high=500, ours=True),
    Option("max_rounds", "PR-47", 40, low=1, high=200, ours=True),
)

# As families play it, with runs and wilds as in most rummies, and a short match.
PRESETS: Final = (
    Preset("family", {"difficulty": "easy", "goal": 3, "swap_after": 1}),
    Preset("traditional", {"mixed_runs": False, "wild_limit": "half"}),
    Preset("short", {"difficulty": "easy", "max_rounds": 2}),
)

LAB: Final = (
    Option("ranks", None, 13, low=1, high=13),
    Option("suits", None, 4, low=1, high=4),
    Option("packs", None, 2, low=1, high=2),
    Option("jokers", None, JOKERS, low=0, high=JOKERS),
    Option("hand", None, HAND, low=1, high=HAND),
    Option("list", None, "full", ("full", "tiny")),
    Option("programmes", None, None, low=1, high=48),
    Option("suns", None, 2, low=0, high=2),
    Option("dealer", None, None, low=0, high=MOST_PLAYERS - 1),
)


class Settings:
    """Options and lab parameters as the rules use them."""

    def __init__(self, rules: int, players: int, options: Settled, lab: Settled) -> None:
        self.options = options
        self.lab = lab
        self.goal: i64 = number_of(options, "goal")
        self.swap_after: i64 = number_of(options, "swap_after")
        self.round_limit: i64 = number_of(options, "round_limit")
        self.max_rounds: i64 = number_of(options, "max_rounds")
        self.half: bool = options["wild_limit"] == "half"
        self.book: Book = book_of(rules, options["mixed_runs"] is True, self.half)
        self.solver = Solver(self.book)
        cards = deck(lab)
        self.deck: vec[i64] = vec[i64](cards)
        self.deck_size: i64 = len(cards)
        self.hand: i64 = number_of(lab, "hand")
        dealer = lab["dealer"]
        self.dealer: i64 = dealer if isinstance(dealer, int) else -1
        self.ids: list[int] = programmes(rules, options, lab)
        self.gauge = _gauge(self.book, cards)
        self._check(players)

    def _check(self, players: int) -> None:
        """Reduced games must still have enough of everything."""
        suns = sum(1 for i in self.ids if self.book.programmes[i].is_sun)
        least = players + (1 if suns else 0)
        if len(self.ids) - suns < least:
            raise Refusal("option", None, "lab-programmes", words={"least": str(least)})
        if self.deck_size < players * self.hand + 2:
            words = {"least": str(players * self.hand + 2), "given": str(self.deck_size)}
            raise Refusal("option", None, "lab-deck", words=words)
        if self.dealer >= players:
            raise Refusal("option", None, "lab-dealer", words={"most": str(players - 1)})


def deck(lab: Settled) -> list[int]:
    """The pack in order, twins side by side; a reduced one has the highest ranks and the last suits."""  # PR-01
    ranks = range(13 - number_of(lab, "ranks"), 13)
    suits = range(4 - number_of(lab, "suits"), 4)
    packs = number_of(lab, "packs")
    cards = [rank * 4 + suit for rank in ranks for suit in suits for _ in range(packs)]
    return cards + [int(JOKER)] * number_of(lab, "jokers")


def programmes(rules: int, options: Settled, lab: Settled) -> list[int]:
    """The numbers of the programme cards in play, suns last."""  # PR-03
    tiny = lab["list"] == "tiny"
    tier = options["difficulty"]
    found: list[int] = []
    suns: list[int] = []
    for number, programme in enumerate(listing(rules)):
        if programme.is_sun:
            suns.append(number)
        elif programme.name.startswith("T") == tiny and (tiny or tier in ("all", programme.tier)):
            found.append(number)
    most = lab["programmes"]
    if isinstance(most, int):
        found = found[:most]
    return found + suns[: number_of(lab, "suns")]


def _gauge(book: Book, cards: list[int]) -> Gauge:
    one: i64 = 0
    two: i64 = 0
    wilds: i64 = 0
    for card in cards:
        if is_wild(card):
            wilds += 1
        else:
            two |= one & bit(card)
            one |= bit(card)
    return Gauge(book, one, two, wilds)


@lru_cache(maxsize=256)
def _settings(
    rules: int, players: int, options: tuple[tuple[str, object], ...], lab: tuple[tuple[str, object], ...]
) -> Settings:
    return Settings(rules, players, dict(options), dict(lab))


def settings_of(rules: int, players: int, options: Settled, lab: Settled) -> Settings:
    """What settled options come to. Raises a Refusal of kind option for values that cannot be together."""
    return _settings(rules, players, tuple(options.items()), tuple(lab.items()))
