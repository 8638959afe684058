"""The options of Adriano, its reduced games, and where its randomness comes from.

Streams of chance: DEALER in round 0, one draw below the number of players, is the first dealer.
DEAL in each round shuffles the deck, lowest value first and R B G Y within a value; the shuffled cards go one by one
from the dealer's left to slot 1 of everybody, then slot 2, and so on, and the rest is the pile, next card first.
With `reshuffle`, RESHUFFLE of a round shuffles the pit (bottom first) the n-th time it is turned over, from 0; the
result is the pile, next card first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit, shl
from pioche.core.options import Option, Preset, Settled, flag, number_of
from pioche.core.refusal import Refusal
from pioche.games.adriano.deck import cards
from pioche.games.adriano.moves import SLOTS

OPTIONS: Final = (
    Option("red_fifteens", "AD-01", 1, (1, 2), ours=True),
    Option("rounds", "AD-02", 7, low=1, high=50),
    flag("memory_aid", "AD-05", False),
    flag("pit_combinations", "AD-20", False),
    flag("protect_caller", "AD-41", False),
    flag("spare_winner", "AD-46", True),
    flag("reshuffle", "AD-47", False),
    Option("pit_rounds", "AD-51", 3, low=1, high=20, ours=True),
)

# As families play it, as similar games are played, and a short match.
PRESETS: Final = (
    Preset("family", {"rounds": 3, "protect_caller": True}),
    Preset("traditional", {"pit_combinations": True, "protect_caller": True, "reshuffle": True}),
    Preset("short", {"rounds": 1}),
)

LAB: Final = (
    Option("lowest", None, 1, low=1, high=15),
    Option("highest", None, 15, low=1, high=15),
    Option("colours", None, 4, low=1, high=4),
    Option("slots", None, 4, low=2, high=4),
)


class Settings:
    """What the options and the lab parameters come to, worked out once for a match and all its copies."""

    def __init__(self, players: int, options: Settled, lab: Settled) -> None:
        self.options = options
        self.lab = lab
        self.rounds: i64 = number_of(self.options, "rounds")
        self.red_fifteens: i64 = number_of(self.options, "red_fifteens")
        self.pit_limit: i64 = number_of(self.options, "pit_rounds") * players  # AD-51
        self.pit_combinations: bool = self.options["pit_combinations"] is True
        self.protect_caller: bool = self.options["protect_caller"] is True
        self.spare_winner: bool = self.options["spare_winner"] is True
        self.reshuffle: bool = self.options["reshuffle"] is True
        self.slots: i64 = number_of(self.lab, "slots")
        self.deck: vec[i64] = cards(
            number_of(self.lab, "lowest"), number_of(self.lab, "highest"), number_of(self.lab, "colours")
        )
        self.deck_mask: i64 = 0
        for card in self.deck:
            self.deck_mask |= bit(card)
        self.full: i64 = 0  # the places dealt to, as a mask
        for seat in range(players):
            self.full |= shl(bit(self.slots) - 1, seat * SLOTS)
        needed = players * self.slots + 1  # AD-04: the first player must draw
        if len(self.deck) < needed:
            words = {"deck": str(len(self.deck)), "needed": str(needed)}
            raise Refusal("option", "AD-04", "deck-too-small", words=words)
