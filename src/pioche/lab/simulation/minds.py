"""Who plays in a simulation."""

from functools import cache

from pioche.bots.bot import RandomBot, bot_for
from pioche.bots.players import Player
from pioche.lab.native.minds import Asked, Mind, Quick, Random
from pioche.lab.oracle import patient
from pioche.lab.playing import PATIENCE


@cache
def mind_of(game: str, name: str) -> Mind:
    """Who depends on nothing but what its seat may know is asked without a view: it does the same, much sooner."""
    bot = bot_for(game, name)
    if bot is None:
        raise LookupError(f"no bot {name!r} plays {game!r} here")
    if isinstance(bot, RandomBot):
        return Random()
    if isinstance(bot, Player) and bot.forgets == 0 and bot.slips == 0:
        return Quick(bot.policy)
    return Asked(patient(bot, PATIENCE))
