"""Positions of matches of every game, with random options, for what is said of all observers."""

from collections.abc import Iterator
from itertools import cycle, islice

from pioche.bots.levels import LEVELS, Player
from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.observing.finding import observer_for
from pioche.observing.observer import Observer
from pioche.testing import random_options

Told = dict[str, list[int]]

POLICIES = {str(bot.game): bot.policy for bot in LEVELS if isinstance(bot, Player) and bot.name == "fast"}
LONGEST = 600  # decisions of a match that are looked at


def positions(game: Game, chance: Chance, count: int, apart: int = 5) -> Iterator[State]:
    """The ends of matches too; most moves have a sense, some matches have none."""
    policy, seen = POLICIES[game.slug], 0
    for players in cycle(range(game.least, game.most + 1)):
        options = next(islice(random_options(game, players, chance), 1, None))
        state = game.start(players, FastRng(f"{game.slug} {chance.fork()}"), options)
        sense = 4 * chance.below(2)
        for _ in range(LONGEST):
            if state.seat == NOBODY or chance.below(apart) == 0:
                yield state
                seen += 1
                if seen == count:
                    return
            if state.seat == NOBODY:
                break
            state.apply(policy.pick(state, chance) if chance.below(5) < sense else state.pick(chance))


def seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in range(state.players)]


def told(state: State, seat: Seat) -> Told:
    """What a row says, field by field."""
    observer = observer_for(state)
    return fields(observer, list(observer.observe(state, seat)))


def fields(observer: Observer, row: list[int]) -> Told:
    found: Told = {}
    at = 0
    for field in observer.fields:
        found[field.name] = row[at : at + field.size]
        at += field.size
    assert at == len(row)
    return found


def absolute(row: list[int], viewer: Seat) -> list[int]:
    """What a row has for each seat, from the first seat of the table."""
    return row[len(row) - viewer :] + row[: len(row) - viewer] if viewer > 0 else row


def seat_named(number: int, viewer: Seat, players: int) -> int | None:
    """The seat a number of a row names."""
    return None if number == 0 else (number - 1 + int(viewer)) % players
