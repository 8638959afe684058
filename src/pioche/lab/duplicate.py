"""Duplicate deals: the same cards at several tables, so that what a seat wins there is owed to who sits in it."""

from collections.abc import Mapping, Sequence
from time import perf_counter

from msgspec import Struct

from pioche.bots.bot import Bot
from pioche.chance import BOT, FastRng
from pioche.core.game import Game
from pioche.core.seats import NOBODY
from pioche.core.state import State


class Played(Struct, frozen=True):
    """What became of one deal at one table."""

    gains: list[float]  # of each seat: its score against the mean of the others', more is better
    thinking: list[list[float]]  # of each seat: milliseconds for every decision that left a choice


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
    bots: Sequence[Bot],
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
    decided = [0] * len(bots)
    while not _over(state, whole):
        seat = int(state.seat)
        view = state.view(state.seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            chances[seat].open(BOT, 0, decided[seat])
            decided[seat] += 1
            began = perf_counter()
            action = bots[seat].choose(view, chances[seat])
            thinking[seat].append(1000 * (perf_counter() - began))
            if action not in view.legal:
                raise IllegalAction(f"{bots[seat].name} chose {int(action)}, not one of {view.legal}")
        state.apply(action)
    after = state.scores()
    sign = -1 if game.low_wins else 1
    return Played(gains([sign * (end - start) for start, end in zip(before, after, strict=True)]), thinking)


def _over(state: State, whole: bool) -> bool:
    return state.seat == NOBODY or (not whole and state.round > 0)


def gains(won: Sequence[float]) -> list[float]:
    """What each has won more than the others on average."""
    total = sum(won)
    return [mine - (total - mine) / (len(won) - 1) for mine in won]
