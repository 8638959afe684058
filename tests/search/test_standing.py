"""What search makes of a round for the match."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.bots.bot import bot_for
from pioche.bots.players import Searcher
from pioche.chance import PLAYOUT, FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.search.policy import Policy
from pioche.search.standing import Race, leading

OF_SEVERAL_ROUNDS = ["adriano", "nain_jaune", "programmes"]


def policy_of(slug: str) -> Policy:
    hard = bot_for(slug, "hard")
    assert isinstance(hard, Searcher)
    return hard.search.policy


def rounds(slug: str, policy: Policy, seed: str) -> list[tuple[State, State]]:
    """Each round of a match as it began and as it ended."""
    state = game_of(slug).start(4, FastRng(seed))
    chance = FastRng(f"{seed} playout")
    chance.open(PLAYOUT, 0, 0)
    found, before = [], state.copy()
    while state.seat != NOBODY:
        state.apply(policy.pick(state, chance))
        if policy.settled(before, state):
            found.append((before, state.copy()))
            before = state.copy()
    return found


@given(st.floats(-100, 100), st.just(0.0) | st.floats(0.5, 10), st.floats(1, 50))
def test_of_two_players_one_is_ahead_as_probably_as_the_other_is_behind(
    lead: float, left: float, spread: float
) -> None:
    assert leading(lead, left, spread) + leading(-lead, left, spread) == pytest.approx(1)


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    chances = [leading(10.0, float(left), 20.0) for left in range(6, -1, -1)]
    assert chances == sorted(chances)
    assert 0.5 < chances[0] < chances[-1] == 1


def test_whoever_lacks_fewer_programmes_is_likelier_to_be_first() -> None:
    race = Race(5, 0.55)
    assert race.first(3, 3) == pytest.approx(0.5)
    assert race.first(0, 1) == 1
    assert race.first(1, 0) == 0
    assert race.first(1, 2) + race.first(2, 1) == pytest.approx(1)
    assert all(nearer > further for nearer, further in pairwise([race.first(lacks, 3) for lacks in range(6)]))


@pytest.mark.parametrize("slug", OF_SEVERAL_ROUNDS)
def test_in_the_first_round_points_alone_count(slug: str) -> None:
    policy = policy_of(slug)
    before, after = rounds(slug, policy, "first")[0]
    for seat in range(4):
        assert policy.gain(before, after, Seat(seat)) == policy.judging().gain(before, after, Seat(seat))


@pytest.mark.parametrize("slug", OF_SEVERAL_ROUNDS)
def test_in_the_last_round_places_count_beside_points_and_for_a_coach_points_alone(slug: str) -> None:
    policy = policy_of(slug)
    before, after = rounds(slug, policy, "last")[-1]
    ranks = after.ranks()
    for seat in range(4):
        behind = sum((other > ranks[seat]) + (other == ranks[seat]) / 2 for other in ranks) - 0.5
        more = policy.gain(before, after, Seat(seat)) - policy.judging().gain(before, after, Seat(seat))
        assert more == pytest.approx(policy.ambition * behind / 3)
    assert policy.ambition > 0 == policy.judging().ambition
