"""Non-interference at the wire: what a viewer never learned changes no byte that this viewer receives."""

import asyncio
import os
from functools import partial

import pytest

from pioche.chance import Chance, Script
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.testing.evidence import byte_difference
from pioche.testing.matches import complete_moves
from pioche.testing.movers import random_mover
from pioche.testing.recording import Rehearsal
from pioche.testing.report import Case, Report
from pioche.testing.secrecy import Truth, compared, imagined_starts, opening, untold_starts
from tests.server.eavesdropping import overheard

SITTINGS = int(os.environ.get("PIOCHE_WIRE_SITTINGS", "3"))
GAMES = {"adriano": 3, "janus": 3, "nain_jaune": 4, "programmes": 3}


def rehearsal(script: Script, case: Case, seed: str) -> Chance:
    return Rehearsal(script, case.seed)


def other_starts(truth: Truth, sitting: int) -> list[Script]:
    """One of each kind from which the same moves can be played and lead elsewhere."""
    random, report = truth.case.random(f"wire {sitting}"), Report()
    found: list[Script] = []
    kinds = [("untold", untold_starts)]
    if truth.viewer != SPECTATOR:
        kinds.append(("imagined", imagined_starts))
    for how, starts in kinds:
        found += [script for script in starts(truth, random) if compared(truth, script, report, how)][:1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_traffic_to_a_viewer_is_the_same_whatever_it_never_learned(game: str) -> None:
    pairs = 0
    for sitting in range(SITTINGS):
        case = Case(game_of(game), GAMES[game], f"wire {sitting}")
        random = case.random("sitting")
        actions = opening(case, random_mover, random, 30)
        viewer = SPECTATOR if sitting % 3 == 2 else random.choice(case.seats())
        truth = Truth(case, viewer)
        for action in actions:
            truth.play(action)
        if truth.state.seat == NOBODY:
            continue
        moves = [case.game.notation(move) for move in complete_moves(case, actions)]
        hear = partial(overheard, case, moves, seat_of(viewer), memory_aid=sitting % 2 == 1)
        mine = asyncio.run(hear(partial(rehearsal, truth.recorder.orders, case)))
        for script in other_starts(truth, sitting):
            theirs = asyncio.run(hear(partial(rehearsal, script, case)))
            for one, other in zip(theirs, mine, strict=True):
                assert one == other, byte_difference(one.encode(), other.encode())
            pairs += 1
    assert pairs > 0


def seat_of(viewer: Seat) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)
