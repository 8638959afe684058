"""Games stepped at once from arrays: the same games as stepped one by one, and nothing lost over a wrong action."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State, gains
from pioche.envs import asking
from pioche.envs.batch import BatchEnv, IllegalAction
from pli.game import PliGame

SHORT: dict[str, dict[str, object]] = {  # matches that end soon
    "adriano": {"rounds": 2},
    "janus": {"stall_rounds": 3},
    "nain_jaune": {"rounds": 2},
    "programmes": {"goal": 1, "max_rounds": 2, "round_limit": 10, "difficulty": "easy"},
}
LANES = 3
every_game = pytest.mark.parametrize("slug", list(SHORT))


def batch(slug: str, *, seed: str = "seed", more: int = 0, one_round: bool = False, observe: bool = True) -> BatchEnv:
    players = min(game_of(slug).least + more, game_of(slug).most)
    return BatchEnv(
        slug, players=players, count=LANES, seed=seed, options=SHORT[slug], one_round=one_round, observe=observe
    )


def dealt(env: BatchEnv, lane: int) -> State:
    """The match that a lane has begun, from the game itself."""
    return env.game.start(env.players, FastRng(env.seed_of(lane)), SHORT[env.game.slug])


class Alone:
    """A lane, stepped by itself."""

    def __init__(self, env: BatchEnv, lane: int) -> None:
        self.state = dealt(env, lane)
        self.before = self.state.scores()

    def rewards(self, *, low_wins: bool, one_round: bool) -> list[float]:
        sign = -1 if low_wins else 1
        after = self.state.round_scores() if one_round else self.state.scores()
        return gains([sign * (now - then) for now, then in zip(after, self.before, strict=True)])


@every_game
@settings(max_examples=8, deadline=None)
@given(seed=st.text(max_size=4), more=st.integers(0, 3), one_round=st.booleans())
def test_lanes_play_the_same_games_as_states_stepped_one_by_one(
    slug: str, seed: str, more: int, one_round: bool
) -> None:
    env, random = batch(slug, seed=seed, more=more, one_round=one_round), Random(seed)
    alone = [Alone(env, lane) for lane in range(LANES)]
    told = env.reset()
    for _ in range(120):
        for lane, one in enumerate(alone):
            state = one.state
            assert told.seats[lane] == state.seat
            assert np.flatnonzero(told.masks[lane]).tolist() == state.legal()
            assert told.observations[lane].tolist() == list(env.observer.observe(state, state.seat))
            assert env.state(lane).fingerprint() == state.fingerprint()
        actions = [random.choice(one.state.legal()) for one in alone]
        told = env.step(np.array(actions))
        for lane, one in enumerate(alone):
            one.state.apply(Action(actions[lane]))
            ended = one.state.seat == NOBODY or (one_round and one.state.round > 0)
            assert told.dones[lane] == ended
            if ended:
                assert told.rewards[lane].tolist() == one.rewards(low_wins=env.game.low_wins, one_round=one_round)
                alone[lane] = Alone(env, lane)
            else:
                assert not told.rewards[lane].any()


@every_game
def test_the_same_seed_gives_the_same_games_and_another_seed_others(slug: str) -> None:
    def prints(env: BatchEnv) -> list[int]:
        found: list[int] = []
        for _ in range(40):
            env.step(env.sample())
            found += [int(env.state(lane).fingerprint()) for lane in range(LANES)]
        return found

    first = prints(batch(slug, seed="a"))
    assert prints(batch(slug, seed="a")) == first
    other = batch(slug, seed="b")
    assert prints(other) != first
    other.reset("a")
    assert prints(other) == first


def test_without_a_seed_matches_are_never_the_same_twice() -> None:
    one, other = BatchEnv("nain_jaune", count=LANES), BatchEnv("nain_jaune", count=LANES, seed=None)
    seeds = {env.seed_of(lane) for env in (one, other) for lane in range(LANES)}
    assert len(seeds) == 2 * LANES
    before = one.state(0).fingerprint()
    assert before != other.state(0).fingerprint()
    one.step(one.sample())
    one.reset()
    assert one.state(0).fingerprint() == before, "reset repeats them"


def test_without_players_there_are_as_few_as_the_rules_allow() -> None:
    for slug in SHORT:
        assert BatchEnv(slug, count=1, seed=1).told.rewards.shape == (1, game_of(slug).least)


def test_a_batch_says_what_it_is() -> None:
    assert repr(batch("janus")) == "<BatchEnv of janus: 3 lanes of 3 players, seed 'seed'>"


@every_game
def test_sampled_actions_are_legal_and_come_to_all_that_is(slug: str) -> None:
    env = batch(slug)
    told = env.reset()
    seen: list[set[int]] = [set() for _ in range(LANES)]
    for _ in range(400):
        actions = env.sample()
        assert told.masks[np.arange(LANES), actions].all()
        for lane in range(LANES):
            seen[lane].add(int(actions[lane]))
    for lane in range(LANES):
        assert seen[lane] == set(np.flatnonzero(told.masks[lane]))


@every_game
@pytest.mark.parametrize("observe", [True, False])
def test_a_wrong_action_is_named_with_its_lane_and_nothing_is_done(slug: str, observe: bool) -> None:
    env = batch(slug, observe=observe)
    for _ in range(7):
        env.step(env.sample())
    before = [env.state(lane).fingerprint() for lane in range(LANES)]
    told = [array.tolist() for array in env.told]
    actions = env.sample().copy()
    legal = env.state(1).legal()
    actions[1] = next(action for action in range(env.game.actions) if action not in legal)
    with pytest.raises(IllegalAction, match="lane 1") as raised:
        env.step(actions)
    assert raised.value.lane == 1
    assert env.game.notation((Action(int(actions[1])),)) in str(raised.value)
    assert [env.state(lane).fingerprint() for lane in range(LANES)] == before
    assert [array.tolist() for array in env.told] == told
    env.step(env.sample())


@pytest.mark.parametrize("wrong", [-1, 53, 2**40])
def test_an_action_that_no_game_knows_is_named_with_its_lane(wrong: int) -> None:
    env = batch("nain_jaune")
    actions = env.sample().copy()
    actions[2] = wrong
    with pytest.raises(IllegalAction, match=rf"lane 2, action {wrong}: .*from 0 to 52"):
        env.step(actions)
    with pytest.raises(asking.IllegalAction, match="lane 2"):  # as the other environments raise
        env.step(actions)


def test_actions_of_another_shape_or_kind_are_refused() -> None:
    env = batch("nain_jaune")
    with pytest.raises(ValueError, match="3 whole numbers"):
        env.step([0, 1])
    with pytest.raises(ValueError, match="3 whole numbers"):
        env.step([0.0, 1.0, 2.0])
    assert env.step(env.sample().tolist()) is env.told


def test_arrays_are_made_once_and_cannot_be_written_to() -> None:
    env = batch("nain_jaune")
    told = env.reset()
    assert env.step(env.sample()) is told
    with pytest.raises(ValueError, match="read-only"):
        told.masks[0, 0] = True
    with pytest.raises(ValueError, match="read-only"):
        told.observations[0, 0] = 1


def test_without_observations_the_games_are_the_same() -> None:
    blind, seeing = batch("janus", observe=False), batch("janus")
    assert blind.told.observations.size == blind.told.masks.size == 0
    for _ in range(60):
        blind.step(blind.sample())
        told = seeing.step(seeing.sample())
        assert blind.told.seats.tolist() == told.seats.tolist()
        assert blind.told.rewards.tolist() == told.rewards.tolist()
        assert [blind.state(lane).fingerprint() for lane in range(LANES)] == [
            seeing.state(lane).fingerprint() for lane in range(LANES)
        ]


def test_a_game_without_an_observer_is_batched_without_observations() -> None:
    env = BatchEnv(PliGame(), players=2, count=LANES, seed=1, observe=False)
    alone = [env.game.start(2, FastRng(env.seed_of(lane))) for lane in range(LANES)]
    while not env.told.dones.any():
        assert env.told.seats.tolist() == [state.seat for state in alone]
        for state, action in zip(alone, env.sample(), strict=True):
            state.apply(Action(int(action)))
        env.step(env.actions)
    with pytest.raises(LookupError, match="pli"):
        BatchEnv(PliGame(), players=2, count=LANES)


def test_reduced_games_are_batched_too() -> None:
    lab = {"highest": 3, "slots": 2, "colours": 2}
    env = BatchEnv("adriano", players=2, count=4, seed=1, lab=lab, one_round=True)
    ended = sum(int(env.step(env.sample()).dones.sum()) for _ in range(200))
    assert ended > 10


def test_there_is_at_least_one_lane_and_each_has_its_number() -> None:
    with pytest.raises(ValueError, match="at least one"):
        BatchEnv("nain_jaune", players=3, count=0)
    env = batch("nain_jaune")
    for lane in (-1, LANES):
        with pytest.raises(IndexError, match=f"lane is {lane}: lanes are from 0 to 2"):
            env.seed_of(lane)
        with pytest.raises(IndexError, match="from 0 to 2"):
            env.state(lane)
    env.close()
