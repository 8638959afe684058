"""docs/observations.md and docs/batch.md: the layouts are those of the observers, and every example runs."""

import re
from pathlib import Path

import pytest

from pioche.core.registry import games
from pioche.envs.batch import BatchEnv, Told
from pioche.observing.finding import OBSERVERS
from tools.observations import page

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("observations", "batch")}
EXAMPLES = [
    (name, code) for name, text in PAGES.items() for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)
]


def test_the_layouts_are_those_of_the_observers() -> None:
    assert PAGES["observations"] == page(), "run make observations"


def test_every_game_of_ours_has_its_layout_on_the_page() -> None:
    ours = [slug for slug, game in games().items() if game.package.startswith("pioche.")]
    assert sorted(OBSERVERS) == sorted(ours)


@pytest.mark.parametrize(("name", "code"), EXAMPLES, ids=[f"{name}-{i}" for i, (name, _) in enumerate(EXAMPLES)])
def test_every_example_runs(name: str, code: str) -> None:
    exec(code, {})


def test_the_page_names_every_argument_and_every_array() -> None:
    arguments = set(re.findall(r"`(\w+)`(?=[,` |])", PAGES["batch"]))
    assert set(Told._fields) <= arguments
    assert {"game", "players", "count", "seed", "options", "lab", "one_round"} <= arguments
    assert "observe=False" in PAGES["batch"]
    assert BatchEnv.__doc__
