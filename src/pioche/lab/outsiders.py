"""Bots of other packages, in arena and simulation: there the seed of a seat's chance names its deal.

Ours heed the chance alone and draw from that very one; others get nothing but their view and a chance without a past.
"""

from pioche.bots.bot import RANDOM, Bot
from pioche.bots.levels import LEVELS
from pioche.chance import Chance, FastRng
from pioche.core.seats import Action
from pioche.core.view import View


class Outsider(Bot):
    """Asks a bot with a chance of each decision's own. The same decision on the same deal has the same."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.game = bot.game
        self._bot = bot

    def choose(self, view: View, chance: Chance) -> Action:
        return self._bot.choose(view, FastRng(chance.fork()))


def is_ours(bot: Bot) -> bool:
    """Whether it is the very one that we offer: anybody may make others of our classes."""
    return any(bot is one for one in (RANDOM, *LEVELS))
