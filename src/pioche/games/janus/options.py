"""The options of Janus, its reduced games, and where its randomness comes from.

Streams of chance, all of round 0, nth 0. DEALER: one draw below the number of players. DEAL: one shuffle of the pairs
(`sides.PAIRS`); the first is the top of the deck, and cards are dealt from there one by one from the dealer's left,
everybody's first card and then everybody's second; the rest is the stock. SIDES: for each card of the shuffled deck,
from the top, one draw below 2 (0: its lower letter is up), or below 1 for a double, whose sides are the same.
Nothing is drawn after the deal.
"""

from typing import Final

from mypy_extensions import i64

from pioche.core.options import Option, Preset, Settled, flag, number_of
from pioche.core.refusal import Refusal
from pioche.games.janus.sides import deck_size

LEAST: Final = 3
MOST: Final = 6

OPTIONS: Final = (
    flag("memory_aid", "JA-05", False),
    flag("two_from_stock", "JA-13", True, ours=True),
    Option("stall_rounds", "JA-32", 30, low=1, high=200, ours=True),
)

# As families play it: what was seen stays shown, and nobody waits long for a last trio. As games with a stock usually
# are: one card of it a turn. And a short match.
PRESETS: Final = (
    Preset("family", {"memory_aid": True, "stall_rounds": 10}),
    Preset("traditional", {"two_from_stock": False}),
    Preset("short", {"stall_rounds": 5}),
)

# Reduced games: fewer symbols, hands of one card.
LAB: Final = (
    Option("symbols", None, 11, low=3, high=11),
    Option("hand", None, 2, low=1, high=2),
)


class Terms:
    """What the players agreed on; shared by all copies of a match."""

    def __init__(self, players: int, options: Settled, lab: Settled) -> None:
        self.options = options
        self.lab = lab
        self.two_from_stock: bool = self.options["two_from_stock"] is True
        self.stall: i64 = number_of(options, "stall_rounds") * players  # JA-32, in turns
        self.symbols: i64 = number_of(lab, "symbols")
        self.hand: i64 = number_of(lab, "hand")
        self.cards: i64 = deck_size(self.symbols)
        if self.cards < self.hand * players:
            words = {"cards": str(self.cards), "needed": str(self.hand * players)}
            raise Refusal("option", "JA-04", "deck-too-small", words=words)
