"""Option sets that leave nothing untried."""

from itertools import islice

from pioche.chance import FastRng
from pioche.testing import random_options
from pli import GAME
from pli.game import PliGame
from pli.options import HAND, ROUNDS, WINS


def test_every_word_and_both_ends_of_every_range_get_their_turn() -> None:
    sets = list(islice(random_options(GAME, 2, FastRng("v")), 8))
    tried = {(name, value) for options in sets for name, value in options.items()}
    wanted = [(o.name, value) for o in (HAND, ROUNDS) for value in (o.low, o.default, o.high)]
    assert tried >= {*wanted, *(("wins", value) for value in WINS.values)}


def test_sets_that_the_game_refuses_are_left_out() -> None:
    class Short(PliGame):
        """With ten cards, four players cannot hold three each."""

        lab = (type(GAME.lab[0])("pack", "PL-01", 10, low=4, high=24),)

    sets = list(islice(random_options(Short(), 4, FastRng("v")), 20))
    assert {options.get("hand") for options in sets} == {2}


def test_the_same_chance_gives_the_same_sets() -> None:
    one, two = (list(islice(random_options(GAME, 3, FastRng("v")), 12)) for _ in range(2))
    assert one == two
