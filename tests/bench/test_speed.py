"""How fast it is: what three programs measure is kept, and told on one page, which says what was not measured yet."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from bench import __main__ as core
from bench import batch, envs, speed
from bench.timing import SHELF

PROGRAMS: dict[str, tuple[ModuleType, Callable[[], int], list[str]]] = {
    "core": (core, core.main, ["--interpreted", "python"]),
    "batch": (batch, batch.main, ["--peers", "python"]),
    "envs": (envs, envs.main, []),
}


class Stopwatch:
    """Stands for a process that measures: everything has the same speed, and others' games are a hundredth as fast."""

    def __init__(self, python: str, core: int) -> None:
        pass

    def measure(self, field: str, job: str, name: str) -> list[float]:
        if job in ("copy", "redeal", "forced"):
            return [0.5]
        ours = "ours" in f"{field} {job}"
        return [8e6, 2e4] if ours else [8e4, 2e2]

    def close(self) -> None:
        pass


def measured(name: str, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    program, run, given = PROGRAMS[name]
    monkeypatch.setattr(program, "Worker", Stopwatch)
    monkeypatch.setattr(sys, "argv", ["bench", *given, "--rounds", "1", "--shelf", str(shelf)])
    return run()


def test_what_was_not_measured_yet_says_so(tmp_path: Path) -> None:
    text = speed.page(tmp_path)
    assert text.count("\nNot measured yet.\n") == 3
    assert "```sh\nmake bench\n```" in text


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_a_program_measured_is_kept_and_told(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert measured(name, tmp_path, monkeypatch) == 0
    text = speed.page(tmp_path)
    assert text.count("\nNot measured yet.\n") == 2
    assert "Best of 1 rounds. Measured with the games " in text
    assert "| pass |" in text
    assert "FAIL |" not in text


def test_all_of_it_is_one_page_with_everybody_on_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROGRAMS:
        measured(name, tmp_path, monkeypatch)
    text = speed.page(tmp_path)
    for other in ("OpenSpiel hearts", "RLCard gin-rummy", "pgx leduc_holdem", "EnvPool CartPole", "RLCard gin_rummy"):
        assert f"| {other}" in text
    assert "PettingZoo leduc_holdem_v4 | 80,000 | 200 | 1.0 × |" in text


def test_batches_that_were_measured_alone_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "Worker", Stopwatch)
    monkeypatch.setattr(sys, "argv", ["bench", "--rounds", "1", "--shelf", str(tmp_path)])
    assert batch.main() == 0
    assert not list(tmp_path.iterdir())


def test_the_page_tells_what_is_kept() -> None:
    root = Path(__file__).parents[2]
    assert speed.page(root / SHELF) == (root / speed.PAGE).read_text(encoding="utf-8")
