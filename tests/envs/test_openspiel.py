"""Our games through OpenSpiel: the same matches, and information states that say what a seat may know."""

import copy
import json
import pickle
from collections.abc import Iterator
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import State, gains
from pioche.envs.asking import IllegalAction
from pioche.envs.openspiel import SpielGame, SpielState, load, resampler, seen
from pioche.observing.finding import observer_for
from tests.envs.integration import findings
from tests.envs.matches import SHORT

SEED = bytes([1, 2, 3, 4])
REDUCED: dict[str, dict[str, object]] = {  # so small that every deal is an outcome of chance
    "adriano": {"players": 2, "highest": 3, "colours": 2, "slots": 2},
    "nain_jaune": {"ranks": 3, "suits": 2, "hand": 2},
}
every_game = pytest.mark.parametrize("slug", list(SHORT))
several_tables = pytest.mark.parametrize(
    ("slug", "players"), [(slug, game_of(slug).least + more) for slug in SHORT for more in (0, 2)]
)
fewest_and_most = pytest.mark.parametrize(
    ("slug", "players"), [(slug, players) for slug in SHORT for players in (game_of(slug).least, game_of(slug).most)]
)
rounds_and_matches = pytest.mark.parametrize("one_round", [True, False], ids=["round", "match"])


def dealt(game: SpielGame, seed: bytes = SEED) -> SpielState:
    state = game.new_initial_state()
    for byte in seed:
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def ours(game: Game, players: int, options: dict[str, object], seed: bytes = SEED) -> State:
    return game.start(players, FastRng(seed.hex()), options)


def positions(slug: str, random: Random, apart: int = 3, **parameters: object) -> Iterator[SpielState]:
    """States of one short round that is played at random."""
    state = dealt(load(slug, one_round=True, **SHORT[slug], **parameters), random.randbytes(4))
    while not state.is_terminal():
        if random.randrange(apart) == 0:
            yield state
        state.apply_action(random.choice(state.legal_actions()))


def test_every_installed_game_is_registered() -> None:
    assert {f"pioche_{slug}" for slug in games()} <= set(pyspiel.registered_names())


@every_game
@pytest.mark.parametrize("more", [0, 2])
def test_random_play_goes_and_ends_as_ours(slug: str, more: int) -> None:
    rules, random = game_of(slug), Random(f"{slug} {more}")
    players = rules.least + more
    state = dealt(load(slug, players=players, **SHORT[slug]))
    mine = ours(rules, players, SHORT[slug])
    before = mine.scores()
    while mine.seat != NOBODY:
        assert not state.is_terminal()
        assert state.current_player() == mine.seat
        assert state.legal_actions() == mine.legal()
        assert state.legal_actions((mine.seat + 1) % players) == []
        assert state.returns() == [0] * players
        action = random.choice(mine.legal())
        assert state.action_to_string(action) == rules.notation((action,))
        state.apply_action(action)
        mine.apply(action)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    sign = -1 if rules.low_wins else 1
    assert state.returns() == gains([sign * (end - start) for start, end in zip(before, mine.scores(), strict=True)])


@every_game
def test_one_round_ends_where_the_next_is_dealt(slug: str) -> None:
    rules, random = game_of(slug), Random(slug)
    state = dealt(load(slug, one_round=True, **SHORT[slug]))
    mine = ours(rules, rules.least, SHORT[slug])
    while not state.is_terminal():
        assert mine.round == 0
        assert mine.seat == state.current_player()
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        mine.apply(action)
    assert mine.seat == NOBODY or mine.round == 1
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(slug: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    others_differ = 0
    for state in positions(slug, Random(slug)):
        players = state.num_players()
        for player in range(players):
            imagined = state.resample_from_infostate(player, sampler)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.observation_string(player) == state.observation_string(player)
            assert imagined.observation_tensor(player) == state.observation_tensor(player)
            assert imagined.current_player() == state.current_player()
            if player == state.current_player():
                assert imagined.legal_actions_mask(player) == state.legal_actions_mask(player)
            others_differ += any(
                imagined.information_state_string(other) != state.information_state_string(other)
                for other in range(players)
            )
    assert others_differ > 0


@every_game
def test_what_a_seat_can_tell_apart_has_another_information_state(slug: str) -> None:
    game, random = load(slug), Random(slug)
    deals = [dealt(game, random.randbytes(4)) for _ in range(20)]
    for player in range(game.num_players()):
        assert len({state.information_state_string(player) for state in deals}) > 15, "hands differ"
    for state in positions(slug, random):
        assert len({state.information_state_string(player) for player in range(state.num_players())}) > 1
        later = state.child(state.legal_actions()[0])
        assert later.information_state_string(0) != state.information_state_string(0)


@every_game
def test_an_information_state_is_a_view_and_an_observation_leaves_memories_out(slug: str) -> None:
    state = dealt(load(slug))
    known, visible = json.loads(state.information_state_string(1)), json.loads(state.observation_string(1))
    assert (known["game"], known["viewer"]) == (slug, 1)
    assert "public" in known
    assert "public" not in visible


def test_a_public_observer_sees_what_a_spectator_does() -> None:
    game = load("nain_jaune")
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    state = dealt(game)
    assert game.make_py_observer(public).string_from(state, 0) == state.table.string(int(SPECTATOR), memory=True)


@every_game
def test_copies_and_pickles_go_their_own_way(slug: str) -> None:
    random = Random(slug)
    for state in positions(slug, random, 10):
        before = str(state)
        for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert str(other) == before
            assert other.information_state_string(0) == state.information_state_string(0)
            other.apply_action(random.choice(other.legal_actions()))
            assert str(state) == before


@every_game
def test_a_view_alone_gives_a_state_to_search_from(slug: str) -> None:
    game, mine = load(slug, one_round=True), ours(game_of(slug), game_of(slug).least, {})
    state = seen(game, mine.view(mine.seat), FastRng("imagined"))
    assert state.information_state_string() == dealt(game).information_state_string(int(mine.seat))
    assert state.table.match is not None
    assert state.table.match.view(Seat(0)).legal == mine.view(Seat(0)).legal


@every_game
def test_an_observation_tensor_is_what_the_observer_writes(slug: str) -> None:
    for state in positions(slug, Random(slug), 10):
        match = state.table.match
        assert match is not None
        observer = observer_for(match)
        for player in range(state.num_players()):
            assert state.observation_tensor(player) == list(observer.observe(match, Seat(player)))
    by_field = load(slug).make_py_observer()
    assert list(by_field.dict) == [field.name for field in observer.fields]


@fewest_and_most
@rounds_and_matches
def test_its_own_test_is_passed(slug: str, players: int, one_round: bool) -> None:
    game = load(slug, players=players, one_round=one_round, **SHORT[slug])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@several_tables
def test_its_integration_tests_are_passed(slug: str, players: int) -> None:
    game = load(slug, players=players, one_round=True, **SHORT[slug])
    found = findings(api_test.EnforceAPIOnPartialTreeBase, game)
    assert found.testsRun == 5
    assert not found.failures
    assert not found.errors


@fewest_and_most
@rounds_and_matches
def test_its_ismcts_plays_and_all_that_it_imagined_leaves_no_trace(slug: str, players: int, one_round: bool) -> None:
    game, rules = load(slug, players=players, one_round=one_round, **SHORT[slug]), game_of(slug)
    random = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(random_state=random), 2.0, 4, random_state=random)
    state, mine = dealt(game), ours(rules, players, SHORT[slug])
    before, choices = mine.scores(), 0
    while not state.is_terminal():
        assert state.legal_actions() == mine.legal()
        choices += len(mine.legal()) > 1
        action = bot.step(state)
        state.apply_action(action)
        mine.apply(Action(action))
    assert mine.seat == NOBODY or (one_round and mine.round == 1)
    after = mine.round_scores() if one_round else mine.scores()
    sign = -1 if rules.low_wins else 1
    won = [sign * (end - start) for start, end in zip(before, after, strict=True)]
    assert state.returns() == gains(won)
    assert choices > 1, "it had nothing to think about"


def test_its_ismcts_is_repeatable_with_our_resampler() -> None:
    game = load("adriano", one_round=True)
    policies = []
    for _ in range(2):
        random = np.random.RandomState(1)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(random_state=random), 30.0, 50, random_state=random)
        bot.set_resampler(resampler(FastRng("deals")))
        state = dealt(game)
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        policies.append(bot.get_policy(state))
        assert len(bot._root_node.child_info) > 1
    assert policies[0] == policies[1]


def test_parameters_are_options_and_null_is_minus_one() -> None:
    game = pyspiel.load_game("pioche_nain_jaune(players=4,talon=blind,tokens=-1,ranks=6)")
    assert game.num_players() == 4
    match = dealt(game).table.match
    assert match is not None
    assert (match.options["talon"], match.options["tokens"], match.lab["ranks"]) == ("blind", None, 6)


@every_game
def test_an_illegal_action_says_why_and_does_nothing(slug: str) -> None:
    games = [load(slug, one_round=True, **SHORT[slug])]
    if slug in REDUCED:
        games.append(load(slug, one_round=True, every_deal=True, **REDUCED[slug]))
    for game in games:
        state = game.new_initial_state()
        with pytest.raises(IllegalAction, match="outcome 100000: those of this chance node are from 0 to"):
            state.apply_action(100_000)
        while state.is_chance_node():
            state.apply_action(1)
        before = str(state)
        wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
        for other in (state, state.clone()):
            with pytest.raises(IllegalAction, match=rf"action {wrong} \(.+\): .+\."):
                other.apply_action(wrong)
            with pytest.raises(IllegalAction, match="from 0 to"):
                other.apply_action(game.num_distinct_actions())
            assert str(other) == before
            assert len(other.history()) == len(state.history())
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        with pytest.raises(IllegalAction, match="over"):
            state.apply_action(0)


def test_players_are_those_at_the_table() -> None:
    state = dealt(load("nain_jaune"))
    for player in (-1, 3):
        with pytest.raises(ValueError, match=f"player is {player}: players are from 0 to 2"):
            state.resample_from_infostate(player, lambda: 0.5)
        with pytest.raises(ValueError, match="from 0 to 2"):
            load("nain_jaune").make_py_observer().set_from(state, player)
        with pytest.raises(ValueError, match="from 0 to 2"):
            load("nain_jaune").make_py_observer().string_from(state, player)


def test_without_longest_there_is_no_information_state_tensor_and_that_is_said() -> None:
    with pytest.raises(ValueError, match="load the game with longest=n"):
        dealt(load("nain_jaune")).information_state_tensor(0)
    with pytest.raises(ValueError, match="longest is -1"):
        load("nain_jaune", longest=-1)
