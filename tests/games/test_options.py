"""Every word of every option, and both ends of every range, decide whole matches."""

import pytest

from pioche.chance import FastRng
from pioche.core.game import BOOKLET
from pioche.core.options import OptionValue
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY
from pioche.testing.variety import notable, playable
from pioche.texts import LANGUAGES, speech

PRESETS = [(slug, preset.name) for slug, game in games().items() for preset in (BOOKLET, *game.presets)]
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


@pytest.mark.parametrize(("slug", "name"), PRESETS)
def test_a_way_to_play_is_dealt_to_any_number_of_players_and_has_a_name(slug: str, name: str) -> None:
    game = game_of(slug)
    options = game.preset(name)
    assert all(option.default != options[option.name] for option in game.options if option.name in options)
    for players in range(game.least, game.most + 1):
        assert game.start(players, FastRng("deal"), options).options == game.settled(options, {})[0]
    assert all(speech(game, lang).has(f"preset-{name}") for lang in LANGUAGES)


def test_a_way_to_play_that_a_game_does_not_know_is_refused_with_those_it_knows() -> None:
    with pytest.raises(Refusal) as refused:
        game_of("janus").preset("royal")
    assert refused.value.words == {"given": "royal", "known": "booklet, family, traditional, short"}
