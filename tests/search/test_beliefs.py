"""Beliefs: of the deals a view allows, the likelier ones come oftener."""

import pytest

from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.state import Redealer, Redealt, State
from pioche.search.beliefs import Beliefs
from pioche.search.policy import Policy


class Marked(Redealer):
    """Deals of round 0, 1 and 2 in turn."""

    def __init__(self) -> None:
        self.state = game_of("nain_jaune").start(3, FastRng("any"))
        self.drawn = 0

    def redeal(self, chance: Chance) -> Redealt:
        deal = self.state.copy()
        deal.round = self.drawn % 3
        self.drawn += 1
        return Redealt(deal)


class Thinks(Policy):
    """Finds round 1 three times as likely as round 0, and round 2 impossible."""

    def draws(self, state: State) -> int:
        return 3

    def likelihood(self, state: State) -> float:
        return (1.0, 3.0, 0.0)[state.round]


def rounds(policy: Policy) -> list[int]:
    beliefs, chance = Beliefs(Marked(), policy), FastRng("draw")
    return [int(beliefs.redeal(chance).round) for _ in range(3000)]


def test_deals_are_kept_as_often_as_their_likelihood_says() -> None:
    found = rounds(Thinks())
    assert found.count(2) == 0
    assert found.count(1) / found.count(0) == pytest.approx(3, rel=0.15)


def test_where_deeds_tell_nothing_every_deal_is_kept() -> None:
    assert rounds(Policy()).count(2) == 1000


class Wonders(Policy):
    """Makes a later round of every deal it is shown."""

    def lean(self, state: State, chance: Chance) -> None:
        state.round += 10


def test_the_deal_that_is_kept_may_be_changed_into_a_likelier_one() -> None:
    assert min(rounds(Wonders())) == 10
