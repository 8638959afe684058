"""A pytest plugin for mutation testing: the quickest tests first, few examples of each property, none made smaller,
and no test running on for ever.

Most mutants fall to a quick test, and a property that can catch one usually does so within a few examples.
"""

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

EXAMPLES = 8
PATIENCE = 5.0  # seconds of processor time that any test may take, whatever it took without a mutant
STATS = Path("mutmut-stats.json")  # written by mutmut in the folder the tests run in

original_init = settings.__init__


def few_examples(self: settings, parent: settings | None = None, **given: object) -> None:
    asked = given.get("max_examples", EXAMPLES)
    given["max_examples"] = min(asked, EXAMPLES) if isinstance(asked, int) else EXAMPLES
    given["phases"] = (Phase.explicit, Phase.generate)
    original_init(self, parent, **given)  # type: ignore[arg-type]  # whatever the test gave is passed on


settings.__init__ = few_examples  # type: ignore[method-assign]  # before any test is read


def durations() -> dict[str, float]:
    """How long each test took when mutmut first ran them all; it runs them slowly, watching every call."""
    if not STATS.exists():
        return {}
    found: dict[str, float] = json.loads(STATS.read_text(encoding="utf-8"))["duration_by_test"]
    return found


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SECONDS] = durations()
    signal.signal(signal.SIGVTALRM, give_up)


SECONDS = pytest.StashKey[dict[str, float]]()


def give_up(*_: object) -> None:
    raise TimeoutError("a mutant made this test run on and on")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: config.stash[SECONDS].get(item.nodeid, 0.0))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    seconds = item.config.stash[SECONDS]
    if item.nodeid in seconds:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 2 * seconds[item.nodeid])
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
