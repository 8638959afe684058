"""Duplicate deals: the same cards at several tables, so that what a seat wins there is owed to who sits in it."""

from collections.abc import Mapping, Sequence
from time import perf_counter, thread_time

from msgspec import Struct

from pioche.bots.bot import Bot
from pioche.chance import BOT, Chance, FastRng
from pioche.core.game import Game, Move
from pioche.core.seats import NOBODY
from pioche.core.state import State, gains
from pioche.core.view import View


class Played(Struct, frozen=True):
    """What became of one deal at one table."""

    gains: list[float]  # of each seat: its score against the mean of the others', more is better
    thinking: list[list[float]]  # of each seat: milliseconds for every decision that left a choice
    busy: list[list[float]]  # the same, of one core's time: what others do on the machine is left out


class Seer:
    """Takes part like a bot and is given the state itself: for what only a lab may ask, and never at a table."""

    name: str

    def decide(self, state: State, chance: Chance) -> Move:
        """A whole legal move of the seat to act; the state stays as it is."""
        raise NotImplementedError


class IllegalAction(ValueError):
    """What a bot chose is not among what it may do."""


class Sitting(Struct, frozen=True):
    """A bot in one seat among others of one kind, or those alone."""

    villain: str
    hero: str = ""
    seat: int = 0

    def names(self, players: int) -> list[str]:
        return [self.hero if self.hero and seat == self.seat else self.villain for seat in range(players)]


def play(
    game: Game,
    bots: Sequence[Bot | Seer],
    deal: str,
    options: Mapping[str, object] | None = None,
    lab: Mapping[str, object] | None = None,
    *,
    whole: bool = False,
) -> Played:
    """One round of a match, or all of it. A seat's chance depends on the deal and on how often it has decided alone."""
    state = game.start(len(bots), FastRng(f"{deal} deal"), options, lab)
    before = state.scores()
    chances = [FastRng(f"{deal} seat {seat}") for seat in range(len(bots))]
    thinking: list[list[float]] = [[] for _ in bots]
    busy: list[list[float]] = [[] for _ in bots]
    decided = [0] * len(bots)
    while not _over(state, whole):
        seat = int(state.seat)
        view = state.view(state.seat)
        move: Move = (view.legal[0],)
        if len(view.legal) > 1:
            chances[seat].open(BOT, 0, decided[seat])
            decided[seat] += 1
            began, unused = perf_counter(), thread_time()
            move = _decision(bots[seat], state, view, chances[seat])
            thinking[seat].append(1000 * (perf_counter() - began))
            busy[seat].append(1000 * (thread_time() - unused))
        for action in move:
            state.apply(action)
    after = state.scores() if whole else state.round_scores()
    sign = -1 if game.low_wins else 1
    return Played(gains([sign * (end - start) for start, end in zip(before, after, strict=True)]), thinking, busy)


def _decision(bot: Bot | Seer, state: State, view: View, chance: Chance) -> Move:
    if isinstance(bot, Seer):
        return bot.decide(state, chance)
    action = bot.choose(view, chance)
    if action not in view.legal:
        raise IllegalAction(f"{bot.name} chose {int(action)}, not one of {view.legal}")
    return (action,)


def _over(state: State, whole: bool) -> bool:
    return state.seat == NOBODY or (not whole and state.round > 0)
