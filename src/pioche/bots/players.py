"""What levels are made of. All of them imagine deals that their view allows, and meet no other state."""

from pioche.bots.bot import RANDOM, Bot
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.search.beliefs import Beliefs
from pioche.search.halving import Search
from pioche.search.policy import Policy


class Player(Bot):
    """Does what first comes to its mind. That depends on the view alone, so any deal that the view allows will do."""

    def __init__(self, name: str, game: str, policy: Policy, forgets: int = 0, slips: int = 0) -> None:
        self.name = name
        self.game = game
        self.policy = policy
        self.forgets = forgets  # per cent of what it only remembers
        self.slips = slips  # per cent of its decisions are as they come

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        state = game_of(view.game).redeal(view, chance)
        if self.forgets > 0:
            self.policy.forget(state, self.forgets, chance)
        if chance.below(100) < self.slips:
            choices = self.policy.slips(state)
            return choices[chance.below(len(choices))]
        return self.policy.pick(state, chance)


class Searcher(Bot):
    """Tries what it might do on many deals that its view allows."""

    def __init__(self, name: str, game: str, policy: Policy, decisions: int, patience: float) -> None:
        self.name = name
        self.game = game
        self.search = Search(policy, decisions, patience)

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        deals = game_of(view.game).redealer(view)
        return self.search.choose(Beliefs(deals, self.search.policy), chance)


class Child(Bot):
    """Plays like another bot, and now and then as it comes."""

    name = "easy"

    def __init__(self, model: Bot, slips: int) -> None:
        self.game = model.game
        self.model = model
        self.slips = slips  # per cent of its decisions

    def choose(self, view: View, chance: Chance) -> Action:
        bot = RANDOM if chance.below(100) < self.slips else self.model
        return bot.choose(view, chance)


def thinking(game: str, policy: Policy, decisions: int) -> tuple[Bot, ...]:
    """`decisions` are those that fill 200 ms of one core of the machine they were counted on."""
    return (
        Searcher("hard", game, policy, decisions, patience=5.0),
        Searcher("max", game, policy, 10 * decisions, patience=20.0),
        Player("fast", game, policy),
    )
