"""Our games through PettingZoo: its own tests, the same matches as ours, and nothing told that a seat may not know."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State, gains
from pioche.envs.asking import IllegalAction
from pioche.envs.pettingzoo import PiocheEnv, env, raw_env
from pioche.observing.finding import observer_for
from tests.envs.matches import SHORT

every_game = pytest.mark.parametrize("slug", list(SHORT))
several_tables = pytest.mark.parametrize(
    ("slug", "players"),
    [
        (slug, players)
        for slug in SHORT
        for players in (game_of(slug).least, game_of(slug).least + 2, game_of(slug).most)
    ],
)

# What it says of every environment whose observations are dictionaries, but its own.
dictionaries = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents whose match is over
]


def short(slug: str, players: int | None = None, **arguments: object) -> AECEnv:
    return env(slug, players=players, options=SHORT[slug], **arguments)


def decisions(table: PiocheEnv, random: Random) -> Iterator[State]:
    """The positions of a match that is played at random."""
    while not table.sitting.over:
        yield table.sitting.state
        table.step(int(random.choice(table.sitting.state.legal())))


class TestItsOwnTests:
    pytestmark = dictionaries

    @several_tables
    def test_api(self, slug: str, players: int) -> None:
        api_test(short(slug, players), num_cycles=60)
        api_test(raw_env(slug, players=players, options=SHORT[slug], one_round=True), num_cycles=60)

    @several_tables
    def test_seeds_a_hundred_times_in_a_row(self, slug: str, players: int) -> None:
        for _ in range(100):
            seed_test(lambda: short(slug, players), num_cycles=24)

    @several_tables
    def test_rendering(self, slug: str, players: int) -> None:
        render_test(lambda render_mode: short(slug, players, render_mode=render_mode))


@several_tables
def test_matches_are_ours(slug: str, players: int) -> None:
    table, random = raw_env(slug, players=players, options=SHORT[slug]), Random(slug)
    table.reset(seed=5)
    game = game_of(slug)
    mine = game.start(players, FastRng("5/0"), SHORT[slug])
    before = mine.scores()
    while mine.seat != NOBODY:
        assert table.agent_selection == f"player_{mine.seat}"
        assert np.flatnonzero(table.last()[0]["action_mask"]).tolist() == mine.legal()
        assert set(table.rewards.values()) == {0}
        action = random.choice(mine.legal())
        table.step(int(action))
        mine.apply(action)
    sign = -1 if game.low_wins else 1
    won = gains([sign * (end - start) for start, end in zip(before, mine.scores(), strict=True)])
    assert list(table.rewards.values()) == won


@every_game
def test_at_the_end_every_agent_is_told_what_it_won(slug: str) -> None:
    table, random = short(slug, one_round=True), Random(slug)
    table.reset(seed=1)
    won: list[float] = []
    for _ in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            won.append(reward)
        else:
            assert reward == 0
        table.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))
    assert len(won) == len(table.possible_agents)
    assert sum(won) == pytest.approx(0)


@every_game
def test_observations_are_the_observers_and_an_agent_that_is_not_to_act_may_do_nothing(slug: str) -> None:
    table = raw_env(slug, options=SHORT[slug])
    table.reset(seed=2)
    observer = observer_for(table.sitting.state)
    for state in decisions(table, Random(slug)):
        for seat, agent in enumerate(table.agents):
            told = table.observe(agent)
            assert told["observation"].tolist() == list(observer.observe(state, Seat(seat)))
            assert np.flatnonzero(told["action_mask"]).tolist() == (state.legal() if seat == state.seat else [])
            assert table.observation_space(agent).contains(told)


@every_game
def test_what_an_agent_cannot_tell_apart_it_is_told_alike(slug: str) -> None:
    table, chance = raw_env(slug, options=SHORT[slug], render_mode="ansi"), FastRng(slug)
    table.reset(seed=3)
    for nth, truth in enumerate(decisions(table, Random(slug))):
        if nth % 7 != 0:
            continue
        for seat, agent in enumerate(table.agents):
            told, drawn = table.observe(agent), table.sitting.text(Seat(seat))
            table.sitting.state = table.sitting.game.redeal(truth.view(Seat(seat)), chance)
            imagined = table.observe(agent)
            assert table.sitting.text(Seat(seat)) == drawn
            table.sitting.state = truth
            assert np.array_equal(told["observation"], imagined["observation"])
            assert np.array_equal(told["action_mask"], imagined["action_mask"])


def test_a_seed_repeats_its_matches_and_they_differ() -> None:
    def hands(table: AECEnv) -> bytes:
        return bytes(table.last()[0]["observation"].tobytes())

    table, other = short("nain_jaune"), short("nain_jaune")
    table.reset(seed=8)
    other.reset(seed=8)
    for _ in range(3):
        assert hands(table) == hands(other)
        first = hands(table)
        table.reset()
        other.reset()
        assert hands(table) != first
    unseeded = [short("nain_jaune") for _ in range(2)]
    for one in unseeded:
        one.reset()
    assert hands(unseeded[0]) != hands(unseeded[1])


def test_what_was_told_stays_as_it_was() -> None:
    table = short("janus")
    table.reset(seed=1)
    first = table.last()[0]
    kept = {key: array.copy() for key, array in first.items()}
    table.step(int(np.flatnonzero(first["action_mask"])[0]))
    table.last()
    assert all(np.array_equal(first[key], kept[key]) for key in kept)
    first["observation"][:] = 0


@every_game
def test_an_illegal_action_says_why_and_does_nothing(slug: str) -> None:
    table = short(slug)
    table.reset(seed=4)
    mask = table.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    before = table.unwrapped.sitting.state.fingerprint()
    with pytest.raises(IllegalAction, match=rf"action {wrong} \(.+\): .+\."):
        table.step(wrong)
    with pytest.raises(IllegalAction, match="from 0 to"):
        table.step(len(mask))
    with pytest.raises(ValueError, match="must act"):
        table.step(None)
    assert table.unwrapped.sitting.state.fingerprint() == before


def test_its_wrapper_makes_an_illegal_action_a_lost_match() -> None:
    table = TerminateIllegalWrapper(short("nain_jaune"), illegal_reward=-1)
    table.reset(seed=4)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_options_and_reduced_games_are_arguments() -> None:
    table = raw_env("adriano", players=2, lab={"highest": 3, "slots": 2, "colours": 2}, options={"rounds": 1})
    table.reset(seed=1)
    assert table.sitting.state.lab["slots"] == 2
    with pytest.raises(ValueError, match="render_mode"):
        env("adriano", render_mode="rgb_array")
