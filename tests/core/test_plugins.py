"""Packages of other people may be broken; ours still play."""

import pytest

from pioche.core import plugins
from pioche.core.game import Game


class Point:
    dist = None

    def __init__(self, name: str, thing: object) -> None:
        self.name = name
        self.thing = thing

    def load(self) -> object:
        if isinstance(self.thing, Exception):
            raise self.thing
        return self.thing


@pytest.mark.parametrize("broken", [ImportError("no such module"), "not a game"])
def test_a_broken_plugin_is_warned_of_by_name_and_the_others_are_offered(
    broken: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = Game()
    points = [Point("sound", sound), Point("broken_one", broken)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: points)
    with pytest.warns(UserWarning, match="broken_one"):
        assert plugins.offered("pioche.games", Game, lambda one, other: False) == [sound]
