"""For every test: Hypothesis tries the same examples each time, however slow the machine; what tests tell is shown."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from pli import GAME
from tests.installed import installed

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

TOLD = "told"


@pytest.fixture
def told(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Says a sentence at the end of the run, where a worker's own output would be lost."""
    return lambda sentence: record_property(TOLD, sentence)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    sentences = [value for report in reports for name, value in report.user_properties if name == TOLD]
    if sentences:
        terminalreporter.section("told by the tests")
        for sentence in sentences:
            terminalreporter.write_line(str(sentence))


@pytest.fixture(scope="session")
def example_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example game installed as its own package; on PYTHONPATH, Pioche finds the game there."""
    site = tmp_path_factory.mktemp("example") / "site"
    example = Path(__file__).parents[1] / "examples" / "pli"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(site), str(example)], check=True)
    return site


@pytest.fixture(scope="module")
def pli() -> Iterator[None]:
    """The example game as the only one installed."""
    with installed(GAME):
        yield
