"""What a seat believes: of the deals its view allows, rather those in which the others would have done as they did."""

from typing import Final

from pioche.chance import SPAN32, Chance
from pioche.core.state import Redealer, Redealt
from pioche.search.policy import Policy

PARTS: Final = 4294967296.0  # SPAN32, as a float: of an int as large mypyc makes another number


class Beliefs(Redealer):
    """Draws some deals and keeps one of them, each as probably as its likelihood says."""

    def __init__(self, deals: Redealer, policy: Policy) -> None:
        self.deals = deals
        self.policy = policy

    def redeal(self, chance: Chance) -> Redealt:
        kept = self._deal(chance)
        count = self.policy.draws(kept)
        if count <= 1:
            return kept
        total = self.policy.likelihood(kept)
        for _ in range(count - 1):
            deal = self._deal(chance)
            weight = self.policy.likelihood(deal)
            total += weight
            if weight > 0.0 and float(chance.below(SPAN32)) * total < weight * PARTS:
                kept = deal
        return kept

    def _deal(self, chance: Chance) -> Redealt:
        deal = self.deals.redeal(chance)
        self.policy.lean(deal, chance)
        return deal
