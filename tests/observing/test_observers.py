"""Observations tell what a seat knows and nothing else; masks tell what it may do.

PIOCHE_OBSERVED  positions of each game that are looked at
"""

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.observing.finding import OBSERVERS, observer_for, observer_of
from pli.game import PliGame
from tests.observing.positions import absolute, positions, seats, told

POSITIONS = int(os.environ.get("PIOCHE_OBSERVED", "100"))
MOST_POSITIONS = max(POSITIONS, 6000)  # until every field has had something to tell
every_game = pytest.mark.parametrize("slug", list(OBSERVERS))


@every_game
def test_states_that_a_seat_cannot_tell_apart_give_it_the_same_observation_and_mask(slug: str) -> None:
    game, chance = game_of(slug), FastRng(f"secrets {slug}")
    for state in positions(game, chance, POSITIONS):
        observer = observer_for(state)
        for seat in seats(state):
            imagined = game.redeal(state.view(seat), chance)
            assert list(observer.observe(imagined, seat)) == list(observer.observe(state, seat))
            if seat == state.seat:
                assert list(observer.mask(imagined)) == list(observer.mask(state))


@every_game
def test_every_number_lies_between_the_bounds_of_its_field(slug: str) -> None:
    for state in positions(game_of(slug), FastRng(f"bounds {slug}"), POSITIONS):
        observer = observer_for(state)
        for seat in seats(state):
            row = list(observer.observe(state, seat))
            assert len(row) == observer.size
            for field in observer.fields:
                start = observer.start_of(field.name)
                for number in row[start : start + field.size]:
                    assert field.low <= number <= field.high, field.name


@every_game
def test_no_field_is_forgotten_and_scores_are_those_of_the_view(slug: str) -> None:
    names: set[str] = set()
    filled: set[str] = set()
    for nth, state in enumerate(positions(game_of(slug), FastRng(f"fields {slug}"), MOST_POSITIONS)):
        if nth >= POSITIONS and names == filled:
            break
        for seat in seats(state):
            row = told(state, seat)
            names |= row.keys()
            filled |= {name for name, numbers in row.items() if any(numbers)}
            if "scores" in row:
                assert absolute(row["scores"], seat) == state.scores()
    assert names == filled, "somewhere nothing was ever told"


@every_game
def test_a_mask_has_a_one_for_every_legal_action(slug: str) -> None:
    game = game_of(slug)
    for state in positions(game, FastRng(f"masks {slug}"), POSITIONS):
        mask = list(observer_for(state).mask(state))
        assert len(mask) == game.actions
        assert [action for action, bit in enumerate(mask) if bit == 1] == state.legal()


@every_game
def test_an_observation_is_written_where_it_is_wanted_and_over_what_was_there(slug: str) -> None:
    for state in positions(game_of(slug), FastRng(f"places {slug}"), 10):
        observer = observer_for(state)
        size = int(observer.size)
        seat = seats(state)[-1]
        rows = vec[i16]([i16(7)] * (size + 6))
        observer.write(state, seat, rows, i64(3))
        assert list(rows) == [7, 7, 7, *observer.observe(state, seat), 7, 7, 7]


@every_game
def test_the_observer_of_a_setting_is_that_of_its_matches(slug: str) -> None:
    game = game_of(slug)
    for players in range(game.least, game.most + 1):
        asked, found = observer_of(game, players), observer_for(game.start(players, FastRng("setting")))
        shapes = [[(f.name, f.size, f.low, f.high) for f in one.fields] for one in (asked, found)]
        assert shapes[0] == shapes[1]
        assert len({field.name for field in asked.fields}) == len(asked.fields)
        assert asked.actions == game.actions


def test_what_cannot_be_played_cannot_be_observed() -> None:
    with pytest.raises(Refusal):
        observer_of(game_of("nain_jaune"), 2)
    with pytest.raises(Refusal):
        observer_of(game_of("nain_jaune"), 3, {"rounds": 0})


def test_a_game_without_an_observer_is_named() -> None:
    state = PliGame().start(2, FastRng("toy"))
    with pytest.raises(LookupError, match=state.game):
        observer_for(state)
