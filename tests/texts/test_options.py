"""What an option says of itself, where a table is set up."""

import pytest

from pioche.core.game import Game
from pioche.games import adriano, janus, nain_jaune, programmes
from pioche.texts import LANGUAGES, speech

GAMES = [one.GAME for one in (adriano, janus, nain_jaune, programmes)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_every_option_of_ours_is_explained_in_one_sentence(game: Game, lang: str) -> None:
    for option in game.options:
        about = speech(game, lang).message(f"option-{option.name}-about")
        assert about.endswith("."), about
        assert ". " not in about
