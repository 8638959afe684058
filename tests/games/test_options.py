"""Every word of every option, and both ends of every range, decide whole matches."""

import pytest

from pioche.chance import FastRng
from pioche.core.options import OptionValue
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY
from pioche.testing.variety import notable, playable

CHOICES = [
    (slug, option.name, value) for slug, game in games().items() for option in game.options for value in notable(option)
]
MOST = 100_000  # decisions of a match


@pytest.mark.parametrize(("slug", "name", "value"), CHOICES)
def test_a_value_of_an_option_is_played_with(slug: str, name: str, value: OptionValue) -> None:
    game = game_of(slug)
    options: dict[str, object] = {name: value}
    players = next(count for count in range(game.least, game.most + 1) if playable(game, count, options))
    state = game.start(players, FastRng("deal"), options)
    assert state.options[name] == value
    mover = FastRng("moves")
    for _ in range(MOST):
        if state.seat == NOBODY:
            break
        state.apply(state.pick(mover))
    assert state.seat == NOBODY
