"""Search makes states by the million: those it drops leave nothing behind."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import games

TIMES = 400


def left_by(make: Callable[[], object]) -> float:
    """Bytes that one call leaves behind."""
    for _ in range(20):
        make()
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(TIMES):
        make()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / TIMES


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_copies_and_imagined_deals_leave_nothing_behind(game: Game) -> None:
    state, chance = game.start(4, FastRng("deal")), FastRng("moves")
    for _ in range(20):
        state.apply(state.pick(chance))
    deals = game.redealer(state.view(state.seat))
    assert left_by(state.copy) < 16
    assert left_by(lambda: deals.redeal(chance)) < 16
