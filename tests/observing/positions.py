"""Positions of matches of every game, with random options, for what is said of all observers."""

from collections.abc import Iterator
from itertools import cycle

from pioche.bots.levels import LEVELS
from pioche.bots.players import Player
from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.observing.finding import observer_for
from pioche.observing.observer import Observer
from pioche.testing import random_options
from pioche.testing.variety import some_value

Told = dict[str, list[int]]

POLICIES = {str(bot.game): bot.policy for bot in LEVELS if isinstance(bot, Player) and bot.name == "fast"}
A_MATCH = 4  # positions of one that are looked at, its end not counted
APART = (2, 12, 60, 150)  # decisions between two of them, more or less: some matches are seen to their end
ATTEMPTS = 20  # to find a reduced game that can be played


def positions(game: Game, chance: Chance, count: int) -> Iterator[State]:
    """A few of each match, its end too: every number of players, every option, one match of three a reduced game.

    Most moves have a sense; some matches have none.
    """
    policy, seen = POLICIES[game.slug], 0
    every_table = range(game.least, game.most + 1)
    options = {players: random_options(game, players, chance) for players in every_table}
    for nth, players in enumerate(cycle(every_table)):
        state = _started(game, players, next(options[players]), chance, reduced=nth % 3 == 2)
        apart, sense = APART[chance.below(len(APART))], 4 * chance.below(2)
        for _ in range(A_MATCH):
            for _ in range(chance.below(2 * apart)):
                if state.seat != NOBODY:
                    state.apply(policy.pick(state, chance) if chance.below(5) < sense else state.pick(chance))
            yield state
            seen += 1
            if seen == count:
                return
            if state.seat == NOBODY:
                break


def _started(game: Game, players: int, options: dict[str, object], chance: Chance, *, reduced: bool) -> State:
    for _ in range(ATTEMPTS if reduced else 0):
        lab = {option.name: some_value(option, chance) for option in game.lab}
        try:
            return game.start(players, FastRng(f"{game.slug} {chance.fork()}"), options, lab)
        except Refusal:
            continue
    return game.start(players, FastRng(f"{game.slug} {chance.fork()}"), options)


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
