"""Bots that think in the search's terms: they imagine the deals their view allows, and meet no other state."""

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.search.halving import Search
from pioche.search.policy import Policy


class Fast(Bot):
    """A policy that plays from its first thought. What it picks depends on the view alone, so any deal will do."""

    name = "fast"

    def __init__(self, game: str, policy: Policy) -> None:
        self.game = game
        self.policy = policy

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.policy.pick(game_of(view.game).redeal(view, chance), chance)


class Searcher(Bot):
    """Tries its candidates on so many imagined deals."""

    def __init__(self, name: str, game: str, search: Search) -> None:
        self.name = name
        self.game = game
        self.search = search

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.search.choose(game_of(view.game).redealer(view), chance)
