"""Who decides for a seat of a simulation."""

from mypy_extensions import mypyc_attr

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.search.policy import Policy


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    def decide(self, state: State, chance: Chance) -> Action:
        raise NotImplementedError


class Quick(Mind):
    """A policy on the state itself: it uses nothing that its seat may not know, so it does what it does from a view."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def decide(self, state: State, chance: Chance) -> Action:
        return self.policy.pick(state, chance)


class Random(Mind):
    """Whatever may be done."""

    def decide(self, state: State, chance: Chance) -> Action:
        return state.pick(chance)


class Asked(Mind):
    """A bot, asked with its seat's view where there is a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, state: State, chance: Chance) -> Action:
        view = state.view(state.seat)
        if len(view.legal) == 1:
            return view.legal[0]
        action = self.bot.choose(view, chance)
        if action not in view.legal:
            raise ValueError(f"{self.bot.name} chose {int(action)}, not one of {view.legal}")
        return action
