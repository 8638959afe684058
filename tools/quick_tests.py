"""A pytest plugin for mutation testing: the quickest tests first, few examples of each property, none made smaller.

Most mutants fall to a quick test, and a property that can catch one usually does so within a few examples.
"""

import json
from pathlib import Path

import pytest
from hypothesis import Phase, settings

EXAMPLES = 8
STATS = Path("mutmut-stats.json")  # written by mutmut in the folder the tests run in

original_init = settings.__init__


def few_examples(self: settings, parent: settings | None = None, **given: object) -> None:
    asked = given.get("max_examples", EXAMPLES)
    given["max_examples"] = min(asked, EXAMPLES) if isinstance(asked, int) else EXAMPLES
    given["phases"] = (Phase.explicit, Phase.generate)
    original_init(self, parent, **given)  # type: ignore[arg-type]  # whatever the test gave is passed on


settings.__init__ = few_examples  # type: ignore[method-assign]  # before any test is read


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if STATS.exists():
        seconds: dict[str, float] = json.loads(STATS.read_text(encoding="utf-8"))["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))
