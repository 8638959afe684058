"""docs/bot-authors.md names all that a bot may look at."""

import re

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import games
from pioche.core.seats import NOBODY, Seat
from pioche.core.wire import encode_view
from pioche.texts import speech
from tests.docs.blocks import DOCS

PAGE = (DOCS / "bot-authors.md").read_text(encoding="utf-8")
OURS = [game for game in games().values() if game.package.startswith("pioche.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.slug))
def test_every_zone_and_fact_of_a_game_is_in_its_row(game: Game) -> None:
    title = speech(game, "en").message("title")
    (row,) = re.findall(rf"^\| {title} \|(.+)\|(.+)\|(.+)\|$", PAGE, re.MULTILINE)
    of_seats, of_the_table, facts = (set(re.findall(r"`(\w+)`", cell)) for cell in row)
    chance, state = FastRng("page"), game.start(game.most, FastRng("page"))
    for _ in range(300):
        if state.seat == NOBODY:
            break
        view = state.view(state.seat)
        assert {zone.name for zone in view.zones if zone.owner != NOBODY} <= of_seats
        assert {zone.name for zone in view.zones if zone.owner == NOBODY} - {"held"} <= of_the_table
        assert {fact.field.name for fact in view.facts} <= facts
        state.apply(state.pick(chance))


def test_every_part_of_a_view_has_its_line() -> None:
    named = set(re.findall(r"`(\w+)", PAGE))
    game = OURS[0]
    view = game.start(game.least, FastRng("page")).view(Seat(0))
    assert set(encode_view(game, view)) - {"spells"} <= named  # which go with the facts
