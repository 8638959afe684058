"""Several whole moves on the same imagined deals: what each brings on every one of them."""

from mypy_extensions import i64

from pioche.chance import PLAYOUT, REDEAL, FastRng
from pioche.core.game import Move
from pioche.core.state import Redealer, State
from pioche.search.halving import SET_UP
from pioche.search.policy import Policy, rollout


def weighed(
    policy: Policy, deals: Redealer, moves: list[Move], decisions: i64, least: i64, seed: str
) -> list[list[float]]:
    """By move, its gain on every deal; as many deals as so many imagined decisions allow, and never fewer than least.

    A move of several steps is done to its end before others act, as at a table.
    """
    found: list[list[float]] = [[] for _ in moves]
    chance = FastRng(seed)
    chance.open(REDEAL, 0, 0)
    rng = FastRng(f"{seed} playout")
    trial: State | None = None
    spent: i64 = 0
    nth: i64 = 0
    while nth < least or spent < decisions:
        deal = deals.redeal(chance)
        if trial is None:
            trial = deal.copy()
        policy.expect(deal, nth)
        spent += policy.effort(deal)
        for i in range(len(moves)):
            trial.copy_from(deal)
            for action in moves[i]:
                trial.apply(action)
            rng.open(PLAYOUT, 0, nth)  # the same chance for every move: what differs is what they do
            spent += SET_UP + rollout(policy, deal, trial, rng, policy.longest(deal))
            found[i].append(policy.gain(deal, trial, deal.seat))
        nth += 1
    return found
