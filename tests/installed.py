"""Games and bots as if packages offered them, for tests that must not depend on what is installed."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from unittest.mock import patch

from pioche.bots.bot import Bot, bots
from pioche.core import plugins, registry
from pioche.core.game import Game


class Point:
    """What the registry asks of an entry point."""

    dist = None

    def __init__(self, name: str, offer: Game | tuple[Bot, ...]) -> None:
        self.name = name
        self._offer = offer

    def load(self) -> Game | tuple[Bot, ...]:
        return self._offer


@contextmanager
def installed(*games: Game) -> Iterator[None]:
    """Exactly these games are installed, and no bots."""
    offers = {"pioche.games": [Point(game.slug, game) for game in games]}
    _forget()
    with patch.object(plugins, "entry_points", lambda group: offers.get(group, [])):
        yield
    _forget()


@contextmanager
def offered(*theirs: Bot) -> Iterator[None]:
    """Another package offers these bots."""
    points = [*entry_points(group="pioche.bots"), Point("theirs", theirs)]
    bots.cache_clear()
    with patch.object(
        plugins, "entry_points", lambda group: points if group == "pioche.bots" else entry_points(group=group)
    ):
        yield
    bots.cache_clear()


def _forget() -> None:
    registry.games.cache_clear()
    bots.cache_clear()
