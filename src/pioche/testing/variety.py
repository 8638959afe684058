"""Option sets drawn so that every value of every option gets its turn."""

from collections.abc import Iterator

from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.options import Option, OptionValue
from pioche.core.refusal import Refusal

Options = dict[str, object]

ATTEMPTS = 50  # to find company for a value before it is left alone with the defaults


def notable(option: Option) -> list[OptionValue]:
    """What must be tried: every word, or both ends of the range and the default."""
    if option.values:
        return list(option.values)
    return list(dict.fromkeys((option.default, option.low, option.high)))


def some_value(option: Option, chance: Chance) -> OptionValue:
    """The default half of the time, else any notable value, else any value at all."""
    if chance.below(2) == 0:
        return option.default
    if option.values or chance.below(2) == 0:
        choices = notable(option)
        return choices[chance.below(len(choices))]
    return option.low + int(chance.below(option.high - option.low + 1))


def playable(game: Game, players: int, options: Options) -> bool:
    try:
        game.start(players, FastRng("variety"), options)
    except Refusal as refusal:
        if refusal.kind != "option":
            raise
        return False
    return True


def random_options(game: Game, players: int, chance: Chance) -> Iterator[Options]:
    """Playable option sets without end: each notable value in turn, with random values of the other options.

    Sets that the game refuses are left out; so is a value it never accepts with this number of players.
    """
    wanted = [(option.name, value) for option in game.options for value in notable(option)]
    while True:
        if not wanted:
            yield {}
            continue
        for i in range(len(wanted) - 1, 0, -1):
            j = chance.below(i + 1)
            wanted[i], wanted[j] = wanted[j], wanted[i]
        for name, value in wanted:
            for attempt in range(ATTEMPTS + 1):
                alone = attempt == ATTEMPTS
                others: Options = {} if alone else {o.name: some_value(o, chance) for o in game.options}
                if playable(game, players, {**others, name: value}):
                    yield {**others, name: value}
                    break
