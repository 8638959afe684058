"""`one_round` ends a match after its first round, and is worth what a match of one round is."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import pioche.envs.gym
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Seat
from pioche.envs.batch import BatchEnv
from pioche.envs.openspiel import SpielState, load
from pioche.envs.pettingzoo import PiocheEnv, raw_env
from pioche.texts import speech
from pioche.texts.reading import Reader
from tests.envs.matches import SHORT

# How each game says that its match has one round; Janus has no other.
ALONE: dict[str, dict[str, object]] = {
    "adriano": {"rounds": 1},
    "janus": {"stall_rounds": 3},
    "nain_jaune": {"rounds": 1},
    "programmes": {"max_rounds": 1, "round_limit": 10},
}
LONGER: dict[str, dict[str, object]] = {**ALONE, "adriano": {}, "nain_jaune": {}, "programmes": {"round_limit": 10}}
SEEDS = 3

every_table = pytest.mark.parametrize(
    ("slug", "players"),
    [(slug, players) for slug in ALONE for players in range(game_of(slug).least, game_of(slug).most + 1)],
)
every_game = pytest.mark.parametrize("slug", list(ALONE))


def won_at_the_table(table: PiocheEnv, seed: int) -> list[float]:
    random = Random(seed)
    table.reset(seed=seed)
    while not table.sitting.over:
        table.step(int(random.choice(table.sitting.state.legal())))
    return list(table.rewards.values())


def won_by_a_seat(seed: int, slug: str, **arguments: Any) -> float:
    random, over, reward = Random(seed), False, 0.0
    table = gymnasium.make(f"pioche/{slug}-v{pioche.envs.gym.version_of(game_of(slug))}", bots="random", **arguments)
    _, info = table.reset(seed=seed)
    while not over:
        _, given, over, _, info = table.step(random.choice(np.flatnonzero(info["action_mask"])))
        reward = float(given)
    return reward


def ended(slug: str, seed: int, **parameters: object) -> SpielState:
    random = Random(seed)
    state = load(slug, **parameters).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.randrange(256) if state.is_chance_node() else random.choice(state.legal_actions()))
    return state


@every_table
def test_pettingzoo_pays_what_a_match_of_one_round_pays(slug: str, players: int) -> None:
    table = raw_env(slug, players=players, options=LONGER[slug], one_round=True)
    alone = raw_env(slug, players=players, options=ALONE[slug])
    for seed in range(4 * SEEDS):  # suns of the next round are rare
        assert won_at_the_table(table, seed) == won_at_the_table(alone, seed)


@every_table
def test_gymnasium_pays_what_a_match_of_one_round_pays(slug: str, players: int) -> None:
    for seed in range(SEEDS):
        won = won_by_a_seat(seed, slug, players=players, options=LONGER[slug], one_round=True)
        assert won == won_by_a_seat(seed, slug, players=players, options=ALONE[slug])


@every_table
def test_openspiel_pays_what_a_match_of_one_round_pays(slug: str, players: int) -> None:
    for seed in range(SEEDS):
        state = ended(slug, seed, players=players, one_round=True, **LONGER[slug])
        assert state.returns() == ended(slug, seed, players=players, **ALONE[slug]).returns()


@every_table
def test_batches_pay_what_matches_of_one_round_pay(slug: str, players: int) -> None:
    lanes = BatchEnv(slug, players=players, count=4, seed=1, options=LONGER[slug], one_round=True)
    alone = BatchEnv(slug, players=players, count=4, seed=1, options=ALONE[slug])
    ends = 0
    for _ in range(250):
        lanes.step(lanes.sample())
        alone.step(alone.sample())
        assert lanes.told.seats.tolist() == alone.told.seats.tolist()
        assert lanes.told.dones.tolist() == alone.told.dones.tolist()
        assert lanes.told.rewards.tolist() == alone.told.rewards.tolist()
        ends += int(lanes.told.dones.sum())
    assert ends > 0


@every_game
def test_the_last_row_says_that_all_is_over_and_how_the_round_ended(slug: str) -> None:
    table = raw_env(slug, options=LONGER[slug], one_round=True, render_mode="ansi")
    won_at_the_table(table, 1)
    sitting = table.sitting
    observer, last = sitting.observer, sitting.state
    assert (last.seat == NOBODY) == (slug == "janus")
    for seat, agent in enumerate(table.possible_agents):
        told = table.observe(agent)
        assert table.observation_space(agent).contains(told)
        assert not told["action_mask"].any()
        row = told["observation"]
        assert row[observer.start_of("turn")] == 0
        if slug != "nain_jaune":
            assert row[observer.start_of("phase")] == sitting.game.phases.index("over")
        if slug == "janus":
            continue
        points = {"adriano": "last_points", "nain_jaune": "last_tokens", "programmes": "last_scores"}[slug]
        first = observer.start_of(points)
        scores = last.round_scores()
        assert row[first : first + len(scores)].tolist() == scores[seat:] + scores[:seat]
        how = Reader(sitting.game, speech(sitting.game, "en"), memory=True).last_round(last.view(Seat(seat)))
        assert sitting.text(Seat(seat)).splitlines() == how != []


@every_game
def test_the_last_state_of_openspiel_says_so_too(slug: str) -> None:
    state = ended(slug, 1, one_round=True, **SHORT[slug])
    observer = state.table.setting.observer
    assert observer is not None
    for player in range(state.num_players()):
        assert state.observation_tensor(player)[observer.start_of("turn")] == 0
        for told in (state.information_state_string(player), state.observation_string(player)):
            assert '"turn":null' in told
            assert '"legal":[]' in told
            assert '"phase":"over"' in told
