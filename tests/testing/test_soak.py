"""The long run: many matches, one line a game, and a failure that can be seen again."""

import pytest

from pioche.testing import ContractBroken
from pioche.testing.soak import play_batch
from pli import GAME
from tests.testing.toys import LostCard, NoPlaces, Toy


def test_a_batch_plays_its_matches_under_many_option_sets() -> None:
    assert play_batch(GAME, 0, 40) > 40 * 2 * 2


def test_an_error_names_the_match_it_came_from() -> None:
    with pytest.raises(ContractBroken, match=r"a match raised .*\[players=3, options=.*seed='soak 1 \d+'\]"):
        play_batch(Toy(LostCard), 1, 40)


def test_a_match_without_a_result_is_an_error() -> None:
    with pytest.raises(ContractBroken, match="ended with scores"):
        play_batch(Toy(NoPlaces), 1, 40)
