"""A registry of chosen games, for tests that must not depend on what is installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from pioche.bots.bot import bots
from pioche.core import plugins, registry
from pioche.core.game import Game


class Point:
    """What the registry asks of an entry point."""

    def __init__(self, game: Game) -> None:
        self.name = game.slug
        self._game = game

    def load(self) -> Game:
        return self._game


@contextmanager
def installed(*games: Game) -> Iterator[None]:
    """Exactly these games are installed, and no bots."""
    offers = {"pioche.games": [Point(game) for game in games]}
    _forget()
    with patch.object(plugins, "entry_points", lambda group: offers.get(group, [])):
        yield
    _forget()


def _forget() -> None:
    registry.games.cache_clear()
    bots.cache_clear()
