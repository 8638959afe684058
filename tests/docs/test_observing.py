"""docs/observations.md and docs/batch.md: the layouts are those of the observers."""

import re

from pioche.core.registry import games
from pioche.envs.batch import BatchEnv, Told
from pioche.observing.finding import OBSERVERS
from tests.docs.blocks import DOCS
from tools.observations import page

PAGES = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("observations", "batch")}


def test_the_layouts_are_those_of_the_observers() -> None:
    assert PAGES["observations"] == page(), "run make observations"


def test_every_game_of_ours_has_its_layout_on_the_page() -> None:
    ours = [slug for slug, game in games().items() if game.package.startswith("pioche.")]
    assert sorted(OBSERVERS) == sorted(ours)


def test_the_page_names_every_argument_and_every_array() -> None:
    arguments = set(re.findall(r"`(\w+)`(?=[,` |])", PAGES["batch"]))
    assert set(Told._fields) <= arguments
    assert {"game", "players", "count", "seed", "options", "lab", "one_round"} <= arguments
    assert "observe=False" in PAGES["batch"]
    assert BatchEnv.__doc__
