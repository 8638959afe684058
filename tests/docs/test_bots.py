"""What docs/bots.md says was shown of the bots is of the present ones, or says that it is not."""

import re

import pytest

from pioche.core.game import Game
from pioche.core.registry import games
from pioche.lab.plan import code_of
from pioche.texts import speech
from tests.docs.blocks import DOCS

PAGE = (DOCS / "bots.md").read_text(encoding="utf-8")
OURS = [game for game in games().values() if game.package.startswith("pioche.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.slug))
def test_whose_moves_were_shown_to_depend_on_nothing_hidden_is_told(game: Game) -> None:
    title = speech(game, "en").message("title")
    (code,) = re.findall(rf"([0-9a-f]{{16}}) \({title}\)", PAGE)
    assert code == code_of(game) or f"({title}), earlier bots" in PAGE, "make test-bots, and write down who passed"
