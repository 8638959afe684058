"""How well one could do who saw everything: the search of `hard`, with its budget, on the true state."""

from copy import copy
from typing import Final

from pioche.bots.bot import Bot, bot_for
from pioche.bots.players import Searcher
from pioche.chance import Chance, FastRng
from pioche.core.game import Move
from pioche.core.state import Redealer, Redealt, State
from pioche.lab.duplicate import Seer
from pioche.search.halving import Search

ORACLE: Final = "oracle"


class Truth(Redealer):
    """Imagines the state as it is; only chance that is still to come may turn out otherwise."""

    def __init__(self, state: State) -> None:
        self._state = state

    def redeal(self, chance: Chance) -> Redealt:
        state = self._state.copy()
        state.chance = FastRng(chance.fork())
        return Redealt(state)


class Oracle(Seer):
    name = ORACLE

    def __init__(self, search: Search) -> None:
        self._search = search

    def decide(self, state: State, chance: Chance) -> Move:
        return (self._search.choose(Truth(state), chance),)


def has_oracle(game: str) -> bool:
    return isinstance(bot_for(game, "hard"), Searcher)


def oracle_of(game: str, patience: float) -> Oracle:
    hard = bot_for(game, "hard")
    assert isinstance(hard, Searcher)
    return Oracle(Search(hard.search.policy, hard.search.decisions, patience))


def patient(bot: Bot, patience: float) -> Bot:
    """The same bot, whose search the clock ends only after so many seconds."""
    if not isinstance(bot, Searcher):
        return bot
    other = copy(bot)
    other.search = Search(bot.search.policy, bot.search.decisions, patience)
    return other
