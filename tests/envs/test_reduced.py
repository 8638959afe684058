"""Reduced games through OpenSpiel: every deal an outcome of chance, complete information states, and a solver."""

import copy
import gc
import pickle
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from weakref import ref

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy

from pioche.chance import FastRng
from pioche.core.state import State
from pioche.envs.openspiel import SpielGame, SpielState, load
from pioche.observing.finding import observer_for
from tests.docs.blocks import DOCS

# Two cards each of six, and one player of three to begin with any of them.
TINY: dict[str, object] = {"ranks": 3, "suits": 2, "hand": 2, "lead": "any", "one_round": True, "every_deal": True}
# Six cards of one suit, two each, which may be held back: no iteration of CFR+ before the fourth has found out when.
SOLVED: dict[str, object] = {
    "ranks": 6,
    "suits": 1,
    "hand": 2,
    "holding_back": True,
    "payment": "points",
    "one_round": True,
    "every_deal": True,
}
# Three cards, one each; what is dealt in the second round is chance's too.
TWICE: dict[str, object] = {"ranks": 3, "suits": 1, "hand": 1, "rounds": 2, "every_deal": True}
# Seven cards of which the last three turn over again and again, shuffled.
TURNING: dict[str, object] = {
    "players": 2,
    "highest": 6,
    "colours": 1,
    "slots": 2,
    "reshuffle": True,
    "one_round": True,
    "every_deal": True,
}


def walked(state: SpielState) -> Iterator[SpielState]:
    """Every state of the tree below one."""
    yield state
    for action in () if state.is_terminal() else state.legal_actions():
        yield from walked(state.child(action))


def chance_nodes(game: SpielGame, random: Random) -> Iterator[SpielState]:
    """The chance nodes of a match that is played at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            yield state
        state.apply_action(random.choice(state.legal_actions()))


def match_of(state: SpielState) -> State:
    assert state.table.match is not None
    return state.table.match


def test_every_deal_is_an_outcome_as_likely_as_it_is() -> None:
    state = load("nain_jaune", **TINY).new_initial_state()
    chances = state.chance_outcomes()
    assert len(chances) == 3 * 90  # dealers, and ways to give two cards each to three players
    assert [probability for _, probability in chances] == pytest.approx([1 / 270] * 270)
    hands = {tuple(match_of(state.child(outcome)).zones()[0].values) for outcome, _ in chances}
    assert len(hands) == 15


@pytest.mark.parametrize(("slug", "parameters"), [("nain_jaune", TWICE), ("adriano", TURNING)])
def test_what_is_drawn_later_is_a_chance_node_too(slug: str, parameters: dict[str, object]) -> None:
    game, later = load(slug, **parameters), 0
    for seed in range(5):
        for state in chance_nodes(game, Random(seed)):
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert len({str(state.child(outcome)) for outcome, _ in outcomes}) == len(outcomes) > 1
            if state.move_number() > 0:
                later += 1
                again = pickle.loads(pickle.dumps(state))
                assert again.chance_outcomes() == outcomes
                assert str(again) == str(state) == str(copy.deepcopy(state))
                assert str(again.child(outcomes[-1][0])) == str(state.child(outcomes[-1][0]))
    assert later > 0


@pytest.mark.parametrize(("slug", "parameters"), [("nain_jaune", TINY), ("nain_jaune", TWICE), ("adriano", TURNING)])
def test_its_own_test_is_passed(slug: str, parameters: dict[str, object]) -> None:
    pyspiel.random_sim_test(load(slug, **parameters), num_sims=2, serialize=True, verbose=False, mask_test=True)


def test_states_that_went_other_ways_do_not_change_each_other() -> None:
    state = load("nain_jaune", **TINY).new_initial_state()
    state.apply_action(7)
    before = str(state)
    for action in state.legal_actions():
        assert str(state.child(action)) != before
    assert str(state) == before


def test_information_states_are_complete_where_decisions_are_noted() -> None:
    game = load("nain_jaune", longest=6, **TINY)
    assert game.get_type().provides_information_state_tensor
    assert len(api_test._assert_is_perfect_recall(game)) == 591


Pasts = dict[tuple[int, str], set[tuple[object, ...]]]  # what a player knew and did before it knew this


def remember(state: SpielState, own: tuple[tuple[object, ...], ...], found: Pasts) -> None:
    """Every past of every information state of the tree below a state, to which `own` of each player has led."""
    if state.is_terminal():
        return
    player, known = state.current_player(), ""
    if player >= 0:
        known = state.information_state_string()
        found.setdefault((player, known), set()).add(own[player])
    for action in state.legal_actions():
        after = list(own)
        if player >= 0:
            after[player] += ((known, action),)
        remember(state.child(action), tuple(after), found)


def test_in_the_game_that_is_solved_a_view_alone_has_one_past() -> None:
    game, found = load("nain_jaune", **SOLVED), Pasts()
    remember(game.new_initial_state(), ((),) * game.num_players(), found)
    assert len(found) == 3840
    assert max(map(len, found.values())) == 1


def test_an_information_state_tensor_has_a_row_for_each_decision_and_one_for_now() -> None:
    game, random = load("nain_jaune", longest=6, **TINY), Random(3)
    state = game.new_initial_state()
    state.apply_action(11)
    size = len(state.observation_tensor(0))
    noted: list[list[list[float]]] = [[], [], []]
    while not state.is_terminal():
        player = state.current_player()
        known = state.observation_tensor(player)
        told = state.information_state_tensor(player)
        rows = [told[at : at + 1 + size] for at in range(0, len(told), 1 + size)]
        assert len(rows) == 7
        assert rows[: len(noted[player])] == noted[player]
        assert rows[len(noted[player])] == [0, *known]
        assert not any(any(row) for row in rows[len(noted[player]) + 1 :])
        action = random.choice(state.legal_actions())
        noted[player].append([action + 1, *known])
        state.apply_action(action)


def test_what_a_seat_imagines_has_its_own_information_state() -> None:
    game, random, chance = load("nain_jaune", longest=6, **TINY), Random(1), FastRng("imagined")
    state = game.new_initial_state()
    state.apply_action(30)
    while not state.is_terminal():
        for player in range(3):
            imagined = state.imagined(player, chance)
            assert imagined.information_state_tensor(player) == state.information_state_tensor(player)
            assert imagined.information_state_string(player) == state.information_state_string(player)
        state.apply_action(random.choice(state.legal_actions()))


def test_a_tensor_without_room_says_so() -> None:
    state = load("nain_jaune", longest=1, **TINY).new_initial_state()
    state.apply_action(0)
    player = state.current_player()
    while len(state.table.decisions[player]) < 2:
        assert len(state.information_state_tensor(player)) > 0
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="longest"):
        state.information_state_tensor(player)


def test_whole_games_have_no_such_trees_and_tensors() -> None:
    assert not load("nain_jaune").get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="reduced games"):
        load("nain_jaune", every_deal=True)
    with pytest.raises(ValueError, match="hand"):
        load("nain_jaune", **{**TINY, "hand": 3})


@pytest.mark.parametrize(("slug", "parameters"), [("nain_jaune", TINY), ("adriano", TURNING)])
def test_its_ismcts_plays_them_too(slug: str, parameters: dict[str, object]) -> None:
    game, random = load(slug, longest=200, **parameters), np.random.RandomState(2)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(random_state=random), 2.0, 4, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()) if chance else bot.step(state))
    kept = state.table.setting.kept
    assert kept <= state.move_number(), "what a search imagines is not kept"


def test_counterfactual_regret_minimization_comes_closer_to_an_equilibrium(told: Callable[[str], None]) -> None:
    game = load("nain_jaune", **SOLVED)
    at_random = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver, distances = cfr.CFRPlusSolver(game), []
    for _ in range(4):
        solver.evaluate_and_update_policy()
        distances.append(exploitability.nash_conv(game, solver.current_policy()))
    average = exploitability.nash_conv(game, solver.average_policy())
    told(
        f"NashConv of a reduced Nain Jaune of {game.num_players()} players: at random {at_random:.2f}; "
        f"after each iteration of CFR+ {', '.join(f'{distance:.4f}' for distance in distances)}; "
        f"of the average of {len(distances)} {average:.2f}"
    )
    assert distances[0] > 0.5, "one iteration does not solve it"
    assert all(later < 0.6 * earlier for earlier, later in pairwise(distances))
    assert distances[-1] < 0.001
    assert average < at_random / 10, "no more than the weight that the average gives to random play"
    *before, last = (f"{distance:.2f}" for distance in distances)
    policies = f"the policies of the first four iterations have {', '.join(before)} and {last}"
    said = f"At random it is {at_random:.2f}; {policies}, their average {average:.2f}."
    assert said in " ".join((DOCS / "environments.md").read_text(encoding="utf-8").split())


def test_observers_of_reduced_games_are_those_of_the_whole_ones() -> None:
    state = load("nain_jaune", **TINY).new_initial_state()
    state.apply_action(0)
    assert len(state.observation_tensor(0)) == observer_for(match_of(state)).size


def test_with_its_last_game_and_state_a_tree_is_given_back() -> None:
    game = load("nain_jaune", **TINY)
    setting, state = ref(game.setting), game.new_initial_state()
    assert load("nain_jaune", **TINY).setting is game.setting
    state.apply_action(3)
    assert game.setting.kept == 1
    del game
    assert setting() is not None, "a state is enough"
    del state
    gc.collect()
    assert setting() is None


# Six cards, two each: small, and a view of it forgets what was decided when.
FORGETFUL: dict[str, object] = {
    "players": 2,
    "highest": 3,
    "colours": 2,
    "slots": 2,
    "one_round": True,
    "every_deal": True,
}


def pasts(game: SpielGame, matches: int) -> Pasts:
    """Those of matches played at random."""
    found: Pasts = {}
    random = Random(1)
    for _ in range(matches):
        state = game.new_initial_state()
        own: list[tuple[object, ...]] = [()] * game.num_players()
        while not state.is_terminal():
            player, action = state.current_player(), random.choice(state.legal_actions())
            if player >= 0:
                known = state.information_state_string(player)
                found.setdefault((player, known), set()).add(own[player])
                own[player] += (known, action)
            state.apply_action(action)
    return found


def test_with_longest_an_information_state_has_one_past_where_views_have_several() -> None:
    assert max(map(len, pasts(load("adriano", **FORGETFUL), 150).values())) > 1
    assert max(map(len, pasts(load("adriano", longest=300, **FORGETFUL), 150).values())) == 1
