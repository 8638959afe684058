"""Environments can be pickled and copied in the middle of a match: copies go on alike, each by itself."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from pioche.bots.bot import RANDOM, Bot
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.envs import pettingzoo
from pioche.envs.batch import BatchEnv
from pioche.envs.gym import SeatEnv, version_of
from pioche.envs.openspiel import load
from pli.game import PliGame
from tests.envs.matches import SHORT

every_game = pytest.mark.parametrize("slug", list(SHORT))
every_way = pytest.mark.parametrize("again", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
Again = Callable[[Any], Any]


class First(Bot):
    """Installed nowhere."""

    name = "first"

    def choose(self, view: View, chance: Chance) -> Action:
        return view.legal[0]


def agents_told(table: Any, random: Random, steps: int) -> list[object]:
    told: list[object] = []
    for _ in range(steps):
        observation, reward, over, _, _ = table.last()
        told.append((table.agent_selection, observation["observation"].tobytes(), reward, over))
        if over:
            table.reset()
        else:
            table.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return told


def seat_told(table: Any, random: Random, steps: int) -> list[object]:
    told: list[object] = []
    mask = table.unwrapped.sitting.observation(table.unwrapped.seat)["action_mask"]
    for _ in range(steps):
        observation, reward, over, _, _ = table.step(random.choice(np.flatnonzero(mask)))
        told.append((observation["observation"].tobytes(), reward, over))
        mask = table.reset()[1]["action_mask"] if over else observation["action_mask"]
    return told


def lanes_told(lanes: BatchEnv, steps: int) -> list[object]:
    told: list[object] = []
    for _ in range(steps):
        lanes.step(lanes.sample())
        told.append([array.tolist() for array in lanes.told])
    return told


@every_game
@every_way
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_tables_of_pettingzoo(slug: str, again: Again, make: Callable[..., Any]) -> None:
    fresh = again(make(slug, options=SHORT[slug]))
    fresh.reset(seed=1)
    table = make(slug, options=SHORT[slug])
    table.reset(seed=1)
    assert agents_told(table, Random(1), 17) == agents_told(fresh, Random(1), 17)
    twin = again(table)
    assert agents_told(twin, Random(2), 60) == agents_told(table, Random(2), 60)


@every_game
@every_way
def test_seats_of_gymnasium(slug: str, again: Again) -> None:
    table = gymnasium.make(
        f"pioche.envs.gym:pioche/{slug}-v{version_of(game_of(slug))}", options=SHORT[slug], bots="fast"
    )
    again(table).reset(seed=1)
    table.reset(seed=1)
    seat_told(table, Random(1), 5)
    twin = again(table)
    assert seat_told(twin, Random(2), 20) == seat_told(table, Random(2), 20)


@every_way
def test_bots_are_found_again_by_name_or_copied(again: Again) -> None:
    bots = again(SeatEnv("janus", bots=[RANDOM, First()])).bots
    assert bots[1] is RANDOM
    assert isinstance(bots[2], First)


@every_game
@every_way
@pytest.mark.parametrize("observe", [True, False])
def test_batches(slug: str, again: Again, observe: bool) -> None:
    lanes = BatchEnv(slug, players=3, count=3, seed="a", options=SHORT[slug], observe=observe, one_round=True)
    lanes_told(lanes, 20)
    sampled = lanes.sample().tolist()
    twin = again(lanes)
    assert twin.actions.tolist() == sampled
    assert [array.tolist() for array in twin.told] == [array.tolist() for array in lanes.told]
    assert lanes_told(twin, 60) == lanes_told(lanes, 60)
    assert [twin.seed_of(lane) for lane in range(3)] == [lanes.seed_of(lane) for lane in range(3)]


def test_a_game_that_is_not_installed_goes_along() -> None:
    lanes = BatchEnv(PliGame(), players=2, count=3, seed=1, observe=False)
    assert lanes_told(copy.deepcopy(lanes), 5) == lanes_told(lanes, 5)


@every_game
@every_way
def test_games_of_openspiel(slug: str, again: Again) -> None:
    game = load(slug, one_round=True, **SHORT[slug])
    other = again(game)
    assert str(other) == str(game)
    assert str(pyspiel.load_game(str(other))) == str(game)
    assert other.new_initial_state().table.setting is game.setting
