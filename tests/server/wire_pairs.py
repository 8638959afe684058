"""Sittings, each with deals that differ only in what its viewer never learned; and what the viewer receives in them."""

import asyncio
from dataclasses import replace
from functools import cache, partial
from itertools import zip_longest

from pioche.chance import Chance, Counted, Script
from pioche.core.game import Move
from pioche.core.knowledge import learned
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, SPECTATOR
from pioche.testing.matches import complete_moves
from pioche.testing.movers import random_mover
from pioche.testing.recording import Rehearsal
from pioche.testing.report import Case, Report
from pioche.testing.secrecy import Truth, compared, imagined_starts, opening, untold_starts
from tests.server.overhearing import Company, Sitting, overheard

GAMES = {"adriano": 3, "janus": 3, "nain_jaune": 4, "programmes": 3}
COMPANY: tuple[Company, ...] = ("bot", "absent", "bots", "persons")
LONGEST = 40  # decisions of a sitting, at most
DETOURS = 0.5  # of the moves before which another could be made and taken back


def rehearsal(script: Script, case: Case, seed: str) -> Chance:
    return Rehearsal(script, case.seed)


def other_starts(truth: Truth) -> list[Script]:
    """One of each kind from which the same moves can be played and lead elsewhere."""
    random, report = truth.case.random("starts"), Report()
    found: list[Script] = []
    kinds = [("untold", untold_starts)]
    if truth.viewer != SPECTATOR:
        kinds.append(("imagined", imagined_starts))
    for how, starts in kinds:
        found += [script for script in starts(truth, random) if compared(truth, script, report, how)][:1]
    return found


def detours(sitting: Sitting, scripts: list[Script]) -> dict[int, Move]:
    """Before some moves, another that could be made in all these deals, and in the first of them taken back."""
    case, random = sitting.case, sitting.case.random("detours")
    chance = Counted(Rehearsal(scripts[0], case.seed))
    truth, others = case.start(chance), [case.start(Rehearsal(script, case.seed)) for script in scripts[1:]]
    found: dict[int, Move] = {}
    for number, move in enumerate(sitting.moves):
        choices = [one for one in case.game.moves(truth) if one != move]
        for choice in random.sample(choices, min(3, len(choices))) if int(truth.seat) not in sitting.held else ():
            tried, drawn = truth.copy(), chance.drawn
            case.game.play(tried, choice)
            harmless = chance.drawn == drawn and not learned(truth, tried)
            everywhere = all(case.game.refusal(other, choice) is None for other in others)
            if harmless and everywhere and random.random() < DETOURS:
                found[number] = choice
        for state in (truth, *others):
            case.game.play(state, move)
    return found


@cache
def sitting_of(game: str, number: int) -> tuple[Sitting, list[Script]]:
    """A sitting, and the deals in which its viewer must receive the same: the true one and others."""
    case = Case(game_of(game), GAMES[game], f"wire {number}")
    random = case.random("sitting")
    actions = opening(case, random_mover, random, LONGEST)
    viewer = SPECTATOR if number % 5 == 3 else random.choice(case.seats())
    truth = Truth(case, viewer)
    for action in actions:
        truth.play(action)
    scripts = [truth.recorder.orders, *(other_starts(truth) if truth.state.seat != NOBODY else [])]
    moves = complete_moves(case, actions)
    seat = None if viewer == SPECTATOR else int(viewer)
    sitting = Sitting(case, moves, seat, COMPANY[number % 4], memory_aid=number % 3 == 1)
    return replace(sitting, detours=detours(sitting, scripts)), scripts


def check_sitting(game: str, number: int) -> int:
    """Answers with how many pairs of deals were compared."""
    sitting, scripts = sitting_of(game, number)
    truth, *others = [partial(overheard, sitting, partial(rehearsal, script, sitting.case)) for script in scripts]
    mine = asyncio.run(truth()) if others else []
    for deal in others:
        for one, other in zip_longest(asyncio.run(deal()), mine, fillvalue=""):
            assert one == other, f"the viewer can tell two deals apart: {difference(one, other)} [{sitting.case}]"
    return len(others)


def difference(one: str, other: str) -> str:
    """The beginning of a message, and where it first differs."""
    at = next((i for i, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs), 0)
    near = slice(max(0, at - 60), at + 40)
    return f"{one[:60]} … {one[near]}, not {other[near]}"
