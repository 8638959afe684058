"""Sequential halving: every candidate is tried on the same imagined deals, and the worse half goes no further."""

import logging
from time import monotonic
from typing import Final

from mypy_extensions import i64

from pioche.chance import PLAYOUT, Chance, FastRng
from pioche.core.seats import Action
from pioche.core.state import Redealer, State
from pioche.search.policy import Policy, rollout

log = logging.getLogger(__name__)

SET_UP: Final[i64] = 5  # what a copy and its share of a deal cost, in decisions
LOOK: Final[i64] = 64  # after so many deals, and again after as many more, a leader may be found to be sure
SURE: Final = 16.0  # squared: four standard errors before all others, since one looks often


class Estimate:
    """What a candidate has brought so far, and what it promised before."""

    def __init__(self, action: Action, hope: float = 0.0) -> None:
        self.action: Action = action
        self.hope: float = hope
        self.total: float = 0.0
        self.gains: list[float] = []  # since candidates were last left out: everybody has had the same deals

    def add(self, gain: float) -> None:
        self.total += gain
        self.gains.append(gain)


class Search:
    """A fixed number of imagined decisions, so that the same chance gives the same move on any machine."""

    def __init__(self, policy: Policy, decisions: i64, patience: float = 60.0) -> None:
        self.policy = policy
        self.decisions = decisions
        self.patience = patience  # seconds: an emergency stop for machines that are far too slow
        self._until: float = 0.0

    def choose(self, deals: Redealer, chance: Chance) -> Action:
        self._until = monotonic() + self.patience
        alive = self._candidates(deals.redeal(chance))
        share = self.decisions // _halvings(len(alive))
        while len(alive) > 1:
            sure = self._try(alive, deals, chance, share)
            alive.sort(key=_worse)
            if sure:
                break
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action

    def _candidates(self, deal: State) -> list[Estimate]:
        actions = self.policy.candidates(deal)
        hopes = self.policy.hopes(deal, actions)
        return [Estimate(action, hope) for action, hope in zip(actions, hopes, strict=True)]

    def _try(self, candidates: list[Estimate], deals: Redealer, chance: Chance, decisions: i64) -> bool:
        """Whether one was found to be surely the best before all was spent."""
        for candidate in candidates:
            candidate.gains = []
        trial: State | None = None
        rng = FastRng(chance.fork())
        spent: i64 = 0
        nth: i64 = 0
        while spent < decisions:
            if nth > 0 and monotonic() > self._until:
                log.warning("a search was stopped after %g s: it is not repeatable", self.patience)
                return False
            deal = deals.redeal(chance)
            if trial is None:
                trial = deal.copy()
            self.policy.expect(deal, nth)
            spent += self.policy.effort(deal)
            for candidate in candidates:
                trial.copy_from(deal)
                trial.apply(candidate.action)
                rng.open(PLAYOUT, 0, nth)  # the same chance for every candidate: what differs is what they do
                spent += SET_UP + rollout(self.policy, deal, trial, rng, self.policy.longest(deal))
                candidate.add(self.policy.gain(deal, trial, deal.seat))
            nth += 1
            if nth % LOOK == 0 and _clear(candidates):
                return True
        return False


def _clear(candidates: list[Estimate]) -> bool:
    """Whether the first of them is surely better than every other that did not do the same on every deal."""
    leader = min(candidates, key=_worse)
    count = float(len(leader.gains))
    for other in candidates:
        if other is leader:
            continue
        lead: float = 0.0
        squares: float = 0.0
        for i in range(len(leader.gains)):
            more = leader.gains[i] - other.gains[i]
            lead += more
            squares += more * more
        if squares == 0.0:
            continue
        if lead <= 0.0 or lead * lead <= SURE * (squares - lead * lead / count):
            return False
    return True


def _worse(estimate: Estimate) -> float:
    """All that are left have had the same deals."""
    return -(estimate.total + estimate.hope)


def _halvings(count: i64) -> i64:
    """How often so many candidates are halved until one is left."""
    rounds: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return max(1, rounds)
