"""What a bot is: a pure function of its seat's view and a stream of chance. It never meets a state."""

from functools import cache

from mypy_extensions import mypyc_attr

from pioche.chance import Chance
from pioche.core.plugins import offered
from pioche.core.seats import Action
from pioche.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Keeps nothing between moves; `view.legal` is what it may choose from."""

    name: str = "bot"
    game: str | None = None  # the slug it plays, None for any game

    def choose(self, view: View, chance: Chance) -> Action:
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal action."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> Action:
        return view.legal[chance.below(len(view.legal))]


RANDOM = RandomBot()


@cache
def bots() -> tuple[Bot, ...]:
    """Every installed bot, found by the entry point `pioche.bots`."""
    return tuple(offered("pioche.bots", Bot, _clash))


def _clash(one: Bot, other: Bot) -> bool:
    """Whether some table could mean either by the same name."""
    return one.name == other.name and (one.game == other.game or one.game is None or other.game is None)


def bot_for(game: str, name: str) -> Bot | None:
    """The bot of this name that plays this game."""
    for bot in bots():
        if bot.name == name and bot.game in (game, None):
            return bot
    return None
