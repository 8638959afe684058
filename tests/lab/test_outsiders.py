"""Bots of other packages get their view and a chance that tells nothing of the deal; ours draw as they always did."""

from collections.abc import Iterator

import pytest

from pioche.bots.bot import bot_for
from pioche.bots.nain_jaune import POLICY
from pioche.bots.players import Player
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.lab import playing
from pioche.lab.ledger import Row
from pioche.lab.native.minds import Asked, Quick
from pioche.lab.plan import Job, plan_of
from pioche.lab.simulation import playing as simulating
from pioche.lab.simulation.minds import mind_of
from pioche.lab.simulation.playing import Played
from pioche.lab.simulation.study import Part
from pioche.search.policy import Policy
from tests.curious import Curious
from tests.installed import offered
from tests.lab.studies import study


class Peeping(Policy):
    """Would look into any state that it is given."""

    def pick(self, state: State, chance: Chance) -> Action:
        raise AssertionError("it was given a state")


@pytest.fixture
def curious() -> Iterator[Curious]:
    found = Curious()
    with offered(found, Player("peeping", "nain_jaune", Peeping())):
        yield found
    playing._installed.cache_clear()
    mind_of.cache_clear()


def arena(job: Job) -> list[Row]:
    plan = plan_of(game_of("nain_jaune"), 3, {"rounds": 1}, {}, seed="test")
    found = playing.played(plan, 60, job)
    assert isinstance(found, list), found
    return found


def test_nobody_learns_the_deal_in_the_arena(curious: Curious) -> None:
    arena(Job(0, "random", "curious"))
    assert len(curious.guessed) > 10
    assert not any(curious.guessed)


def test_nobody_learns_the_deal_in_a_simulation(curious: Curious) -> None:
    of = study("nain_jaune", names=("curious", "random"), options={"rounds": 1})
    assert isinstance(simulating.played(of, Part(0, 0, 2)), Played)
    assert len(curious.guessed) > 10
    assert not any(curious.guessed)


def test_the_same_decision_has_the_same_chance_whatever_was_played_before(curious: Curious) -> None:
    def seeds(*jobs: Job) -> list[str]:
        curious.seeds.clear()
        for job in jobs:
            arena(job)
        return list(curious.seeds)

    first, second = Job(0, "random", "curious"), Job(1, "random", "curious")
    apart = seeds(first) + seeds(second)
    assert apart == seeds(first, second)
    assert len(set(seeds(first))) > 10


@pytest.mark.parametrize("name", ["easy", "fast", "random"])
def test_our_bots_are_seated_as_they_are(curious: Curious, name: str) -> None:
    plan = plan_of(game_of("nain_jaune"), 3, {}, {}, seed="test")
    assert playing.seated(plan, 60, name) is bot_for("nain_jaune", name)


def test_a_policy_of_another_package_is_given_no_state_in_a_simulation(curious: Curious) -> None:
    assert isinstance(mind_of("nain_jaune", "peeping"), Asked)
    fast = mind_of("nain_jaune", "fast")
    assert isinstance(fast, Quick)
    assert fast.policy is POLICY
