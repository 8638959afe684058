"""The options of Nain Jaune, and the terms of a match: the same options as numbers the rules can ask quickly."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import ACE, PACK, Rank, bit, popcount
from pioche.core.options import Option, Preset, Settled, flag, number_of
from pioche.core.refusal import Refusal

LEAST: Final = 3
MOST: Final = 8

# The belles, in the order of the board: the Nain Jaune in the middle, then around it.
BELLES: Final = ("7D", "10D", "JC", "QS", "KH")
SPACES: Final[i64] = 5
BELLE_CARDS: Final = vec[i64]([25, 37, 40, 47, 50])
BELLE_MASK: Final[i64] = 0x4812002000000  # the bits of BELLE_CARDS

SHARES: Final = vec[i64]([0, 0, 0, 21, 16, 13, 10, 9, 8])  # NJ-04, by the number of players
SET_ASIDE: Final = vec[i64]([0, 0, 0, 7, 4, 7, 4, 3, 4])  # NJ-02, by the number still in
BAG: Final[i64] = 65  # NJ-04
LONG_PURSE: Final[i64] = 50  # NJ-04, where stakes or payments are higher than the booklet's

SWEEP: Final[i64] = 1  # its place among the operas
GRAND: Final[i64] = 2
OPERAS: Final = ("glory", "sweep", "grand")

OPTIONS: Final = (
    Option("rounds", "NJ-25", 5, low=1, high=50, ours=True),
    Option("tokens", "NJ-04", None, low=6, high=10_000),
    Option("stakes", "NJ-05", "booklet", ("booklet", "traditional")),
    Option("talon", "NJ-02", "safe", ("safe", "blind")),
    Option("lead", "NJ-11", "ace", ("ace", "any")),
    flag("holding_back", "NJ-13", False),
    Option("restart", "NJ-16", "last_asked", ("last_asked", "last_layer")),
    Option("opera", "NJ-18", "glory", OPERAS),
    Option("payment", "NJ-21", "cards", ("cards", "points")),
)

# As families play it, as it was played before the booklet, and a short match.
PRESETS: Final = (
    Preset("family", {"rounds": 3, "lead": "any"}),
    Preset(
        "traditional",
        {
            "stakes": "traditional",
            "talon": "blind",
            "lead": "any",
            "restart": "last_layer",
            "opera": "grand",
            "payment": "points",
        },
    ),
    Preset("short", {"rounds": 1}),
)

# Reduced games: fewer ranks and suits, smaller hands. A belle that is not in the pack has a space all the same.
LAB: Final = (
    Option("ranks", None, 13, low=3, high=13),
    Option("suits", None, 4, low=1, high=4),
    Option("hand", None, None, low=1, high=15),
)


class Terms:
    """What the players agreed on; shared by all copies of a match."""

    def __init__(self, players: i64, options: Settled, lab: Settled) -> None:
        self.options = options
        self.lab = lab
        self.rounds: i64 = number_of(options, "rounds")
        self.safe: bool = options["talon"] == "safe"
        self.ace_first: bool = options["lead"] == "ace"
        self.holding_back: bool = options["holding_back"] is True
        self.layer_restarts: bool = options["restart"] == "last_layer"
        self.opera: i64 = OPERAS.index(cast(str, options["opera"]))
        self.points: bool = options["payment"] == "points"
        self.stakes: vec[i64] = vec[i64]([2, 1, 1, 1, 1])  # NJ-05, in the order of BELLES
        if options["stakes"] == "traditional":
            self.stakes = vec[i64]([5, 1, 2, 3, 4])
        self.stake: i64 = 0
        for amount in self.stakes:
            self.stake += amount
        self.tokens: i64 = 0
        self.remainder: i64 = 0
        self._share(players)
        ranks: i64 = number_of(self.lab, "ranks")
        suits: i64 = number_of(self.lab, "suits")
        hand = self.lab["hand"]
        self.hand: i64 = cast(int, hand) if hand is not None else 0
        self.king: Rank = Rank(ranks - 1)
        self.size: i64 = ranks * suits
        self.pack: vec[i64] = vec[i64]([0] * self.size)
        self.pack_mask: i64 = 0
        for i in range(self.size):
            card = i // suits * 4 + i % suits
            self.pack[i] = card
            self.pack_mask |= bit(card)
        self._check_deals(players)

    def _share(self, players: i64) -> None:  # NJ-04
        tokens = self.options["tokens"]
        if tokens is not None:
            self.tokens = cast(int, tokens)
        elif self.points or self.options["stakes"] == "traditional":
            self.tokens = LONG_PURSE
        else:
            self.tokens = SHARES[players]
            self.remainder = BAG - players * self.tokens
        if self.tokens < self.stake:
            words = {"tokens": str(self.tokens), "stake": str(self.stake)}
            raise Refusal("option", "NJ-04", "tokens-below-stake", words=words)

    def _check_deals(self, players: i64) -> None:
        """A reduced pack must serve every number of players that may be left."""
        plain = self.size - popcount(self.pack_mask & BELLE_MASK)
        for left in range(LEAST, players + 1):
            size = self.hand_size(left)
            set_aside = self.size - size * left
            if size < 1 or set_aside < 0 or (self.safe and set_aside > plain):
                words = {"cards": str(self.size), "hand": str(size), "players": str(left)}
                raise Refusal("option", "NJ-02", "lab-deal", words=words)

    def hand_size(self, left: i64) -> i64:  # NJ-02, NJ-03
        """Cards dealt to each of those still in."""
        if self.hand > 0:
            return self.hand
        if self.size == PACK:
            return (PACK - SET_ASIDE[left]) // left
        return (self.size - 1) // left

    def proves(self, wanted: Rank) -> bool:  # NJ-11, NJ-13
        """Whether « sans X » means that X is not held: always for an ace, else unless players may hold back."""
        return wanted == ACE or not self.holding_back
