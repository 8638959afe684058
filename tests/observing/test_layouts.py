"""A layout has a version: whoever has learned from rows of one may count on it."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.observing.finding import OBSERVERS, observer_of
from pioche.observing.observer import Field, Observer
from pioche.testing.variety import notable

# What the layouts of each version are. A line that stands here is never changed: another layout is another version.
LAYOUTS = {
    ("adriano", 1): "f71d222e93e162ac",
    ("janus", 1): "57f611da9309b3fe",
    ("nain_jaune", 1): "a5f0433f1591c1a2",
    ("programmes", 1): "155ba2d91c7a6dcc",
}
CHANGED = (
    "{slug}'s observations have not the layout that version {version} stands for: raise VERSION in "
    "src/pioche/observing/{slug}.py, unless that is done, and add ({slug!r}, VERSION): {found!r} to LAYOUTS"
)


def layout(observer: Observer) -> str:
    fields = [(field.name, field.size, field.low, field.high) for field in observer.fields]
    return repr((fields, int(observer.actions)))


def layouts(game: Game) -> Iterator[str]:
    """That of every number of players, and of every option and reduced game that has another."""
    for players in range(game.least, game.most + 1):
        usual = layout(observer_of(game, players))
        yield f"{players}: {usual}"
        for option in (*game.options, *game.lab):
            for value in notable(option):
                given = {option.name: value}
                try:
                    other = observer_of(game, players, *(({}, given) if option in game.lab else (given, {})))
                except Refusal:  # such a game cannot be played
                    continue
                if layout(other) != usual:
                    yield f"{players} {given}: {layout(other)}"


@pytest.mark.parametrize("slug", list(OBSERVERS))
def test_a_layout_that_changes_has_another_version(slug: str) -> None:
    game = game_of(slug)
    version = observer_of(game, game.least).version
    found = sha256("\n".join(layouts(game)).encode()).hexdigest()[:16]
    assert LAYOUTS.get((slug, version)) == found, CHANGED.format(slug=slug, version=version, found=found)


def test_a_field_says_what_it_is() -> None:
    assert repr(Field("hand", 52, 0, 1, "the cards you hold")) == "<Field hand: 52 from 0 to 1, the cards you hold>"
