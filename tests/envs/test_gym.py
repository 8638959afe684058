"""One seat against bots through Gymnasium: its own check, and nothing told to a seat that it may not know."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pioche.bots.bot import RANDOM, Bot
from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.seats import Action, Seat
from pioche.core.view import View
from pioche.envs.gym import SeatEnv
from tests.curious import Curious
from tests.envs.matches import SHORT

every_game = pytest.mark.parametrize("slug", list(SHORT))


class Watched(Bot):
    """Plays as it comes, and writes down from which seats it looked."""

    name = "watched"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: View, chance: Chance) -> Action:
        self.seats.add(int(view.viewer))
        return RANDOM.choose(view, chance)


def short(slug: str, **arguments: Any) -> SeatEnv:
    made = gymnasium.make(f"pioche/{slug}-v1", options=SHORT[slug], **{"bots": "random", **arguments})
    assert isinstance(made.unwrapped, SeatEnv)
    return made.unwrapped


@every_game
@pytest.mark.parametrize("more", [0, 2])
@pytest.mark.parametrize("render_mode", [None, "ansi", "human"])
def test_its_own_check_finds_nothing(slug: str, more: int, render_mode: str | None) -> None:
    check_env(short(slug, players=game_of(slug).least + more, seat=1, render_mode=render_mode))


@every_game
@pytest.mark.parametrize("bots", ["random", "fast"])
def test_a_match_is_played_to_its_end(slug: str, bots: str) -> None:
    env, random = short(slug, bots=bots, one_round=True), Random(slug)
    observation, info = env.reset(seed=1)
    over, total, asked = False, 0.0, 0
    while not over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        choices = np.flatnonzero(info["action_mask"])
        assert choices.size > 0
        observation, reward, over, truncated, info = env.step(random.choice(choices))
        assert not truncated
        assert over or reward == 0
        total += reward
        asked += 1
    assert asked > 1
    assert total == env.sitting.returns()[0]
    assert not observation["action_mask"].any()
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


@every_game
def test_bots_look_from_their_own_seats(slug: str) -> None:
    watched, players = Watched(), game_of(slug).least + 1
    env, random = short(slug, players=players, seat=2, bots=[watched] * (players - 1)), Random(slug)
    _, info = env.reset(seed=1)
    for _ in range(20):
        assert env.sitting.state.seat == 2
        _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        if over:
            break
    assert watched.seats == set(range(players)) - {2}


@every_game
def test_the_same_seed_and_actions_give_the_same_match(slug: str) -> None:
    def played() -> list[tuple[bytes, float]]:
        env, random = short(slug, bots="fast"), Random(slug)
        observation, info = env.reset(seed=9)
        told = [(observation["observation"].tobytes(), 0.0)]
        for _ in range(30):
            observation, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
            told.append((observation["observation"].tobytes(), float(reward)))
            if over:
                observation, info = env.reset()
        return told

    assert played() == played()


@every_game
def test_what_the_seat_cannot_tell_apart_it_is_told_alike(slug: str) -> None:
    env, random, chance = short(slug), Random(slug), FastRng(slug)
    observation, info = env.reset(seed=3)
    for _ in range(15):
        truth = env.sitting.state
        env.sitting.state = env.sitting.game.redeal(truth.view(Seat(0)), chance)
        imagined = env.sitting.observation(Seat(0))
        env.sitting.state = truth
        assert np.array_equal(observation["observation"], imagined["observation"])
        assert np.array_equal(observation["action_mask"], imagined["action_mask"])
        observation, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        if over:
            observation, info = env.reset()


@every_game
def test_an_illegal_action_does_nothing_and_costs(slug: str) -> None:
    env = short(slug, illegal_reward=-3.0)
    before, info = env.reset(seed=4)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated) == (-3.0, False, False)
    assert f"action {wrong} (" in info["illegal"]
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], info["action_mask"])


def test_it_can_be_rendered_as_text() -> None:
    env = short("nain_jaune", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "Player 0 (you)" in text


def test_bots_are_named_or_given() -> None:
    assert [bot.name for _, bot in sorted(short("janus", seat=1, bots=["easy", "normal"]).bots.items())] == [
        "normal",
        "easy",
    ]
    with pytest.raises(ValueError, match="no bot named"):
        short("janus", bots="nobody")
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        short("janus", bots=["easy"])
    with pytest.raises(ValueError, match="seat is 3"):
        short("janus", seat=3)
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("janus", render_mode="rgb_array")


def test_no_bot_learns_the_deal_from_its_chance() -> None:
    curious = Curious()
    for seat in range(3):
        short("nain_jaune", bots=curious, players=3, seat=seat).reset(seed=1)
    assert curious.guessed
    assert not any(curious.guessed)
