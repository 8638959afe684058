"""Who plays the moves before a viewer is tried."""

from collections.abc import Callable

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.seats import Action
from pioche.core.state import State

Mover = Callable[[State, Chance], Action]


def random_mover(state: State, chance: Chance) -> Action:
    return state.pick(chance)


def bot_mover(bot: Bot) -> Mover:
    """A bot that errs one time in four: it reaches what random play does not, and not only what is sensible."""

    def choose(state: State, chance: Chance) -> Action:
        if chance.below(4) == 0:
            return state.pick(chance)
        return bot.choose(state.view(state.seat), chance)

    return choose
