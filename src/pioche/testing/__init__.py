"""The conformance kit: `check_game(game)` and `check_bot(bot, game)` say whether anybody's keep the contract."""

from pioche.testing.bots import check_bot
from pioche.testing.check import Reduced, check_game
from pioche.testing.movers import bot_mover, random_mover
from pioche.testing.report import Case, ContractBroken, Report
from pioche.testing.variety import random_options

__all__ = [
    "Case",
    "ContractBroken",
    "Reduced",
    "Report",
    "bot_mover",
    "check_bot",
    "check_game",
    "random_mover",
    "random_options",
]
