"""What a table may choose, and what only the lab may."""

from pioche.core.options import Option

HAND = Option("hand", "PL-02", 4, low=2, high=6)
ROUNDS = Option("rounds", "PL-07", 3, low=1, high=9)
WINS = Option("wins", "PL-05", "high", ("high", "low"))

PACK = Option("pack", "PL-01", 24, low=4, high=24)  # fewer cards, for deals that can be counted one by one
