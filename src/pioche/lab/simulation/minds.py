"""Who plays in a simulation."""

from functools import cache

from pioche.bots.bot import RANDOM, bot_for
from pioche.bots.players import Player
from pioche.lab.native.minds import Asked, Mind, Quick, Random
from pioche.lab.outsiders import is_ours
from pioche.lab.playing import admitted


@cache
def mind_of(game: str, name: str) -> Mind:
    """One of ours that heeds only what its seat may know is asked without a view: it does the same, much sooner."""
    bot = bot_for(game, name)
    if bot is None:
        raise LookupError(f"no bot {name!r} plays {game!r} here")
    if bot is RANDOM:
        return Random()
    if is_ours(bot) and isinstance(bot, Player) and bot.forgets == 0 and bot.slips == 0:
        return Quick(bot.policy)
    return Asked(admitted(bot))
