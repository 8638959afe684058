"""Sequential halving: every candidate is tried on the same imagined deals, and the worse half goes no further."""

from typing import Final

from mypy_extensions import i64

from pioche.chance import PLAYOUT, Chance, FastRng
from pioche.core.seats import Action, Seat
from pioche.core.state import Redealer, State
from pioche.search.policy import Policy, rollout

LONGEST: Final[i64] = 2000  # decisions of one rollout: some games need not end


class Estimate:
    """What a candidate has brought so far."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.count: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.total / float(self.count) if self.count > 0 else 0.0


class Search:
    """A fixed number of rollouts, so that the same chance gives the same decision on any machine."""

    def __init__(self, policy: Policy, rollouts: i64, longest: i64 = LONGEST) -> None:
        self.policy = policy
        self.rollouts = rollouts
        self.longest = longest

    def choose(self, deals: Redealer, chance: Chance) -> Action:
        alive = [Estimate(action) for action in self.policy.candidates(deals.redeal(chance))]
        share = self.rollouts // _halvings(len(alive))
        while len(alive) > 1:
            self._try(alive, deals, chance, max(1, share // len(alive)))
            alive.sort(key=_worse)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0].action

    def estimates(self, deals: Redealer, chance: Chance) -> list[Estimate]:
        """Every candidate on as many deals, for whoever wants to know them all."""
        found = [Estimate(action) for action in self.policy.candidates(deals.redeal(chance))]
        self._try(found, deals, chance, max(1, self.rollouts // len(found)))
        return found

    def _try(self, candidates: list[Estimate], deals: Redealer, chance: Chance, times: i64) -> None:
        trial: State | None = None
        rng = FastRng(chance.fork())
        for nth in range(times):
            deal = deals.redeal(chance)
            seat = deal.seat
            if trial is None:
                trial = deal.copy()
            for candidate in candidates:
                candidate.add(self._gain(deal, trial, candidate.action, seat, rng, nth))

    def _gain(self, deal: State, trial: State, action: Action, seat: Seat, rng: FastRng, nth: i64) -> float:
        trial.copy_from(deal)
        trial.apply(action)
        rng.open(PLAYOUT, 0, nth)  # the same chance for every candidate: what differs is what they do
        rollout(self.policy, deal, trial, rng, self.longest)
        return self.policy.gain(deal, trial, seat)


def _worse(estimate: Estimate) -> float:
    return -estimate.mean()


def _halvings(count: i64) -> i64:
    """How often so many candidates are halved until one is left."""
    rounds: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return max(1, rounds)
