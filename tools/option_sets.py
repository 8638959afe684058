"""Random option sets of a game, for the runs that try everything."""

from random import Random

from pioche.chance import Chance
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.options import Option, OptionValue
from pioche.core.refusal import Refusal
from pioche.core.state import State


def random_value(option: Option, random: Random) -> OptionValue:
    """The default half of the time; otherwise any value, the ends of a range as often as its inside."""
    if random.random() < 0.5:
        return option.default
    if option.values:
        return random.choice(option.values)
    return random.choice((option.low, option.high, random.randint(option.low, option.high)))


def random_start(game: Game, players: int, chance: Chance, random: Random, journal: Journal | None = None) -> State:
    """A match under options drawn at random; those that refuse each other are drawn again."""
    while True:
        options = {option.name: random_value(option, random) for option in game.options}
        try:
            return game.start(players, chance, options, journal=journal)
        except Refusal as refusal:
            if refusal.kind != "option":
                raise
