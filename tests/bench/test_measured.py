"""The page of measurements: what was kept, of whom it is, and the commands for the rest."""

from pathlib import Path

import pytest

from bench.beliefs import Believed
from bench.ismcts import Fought
from bench.measured import page
from bench.planted import Coached, coach_code
from bench.shelf import Measured, keep
from bench.thinking import Thought
from pioche.core.registry import game_of
from pioche.lab.edges import Edge
from pioche.lab.plan import code_of

NOW = code_of(game_of("janus"))


def told(shelf: Path, name: str, found: Measured) -> str:
    keep(shelf / f"{name}.json", found)
    return "\n".join(page(shelf))


def thought(code: str, p99: float = 120.0) -> Thought:
    return Thought("python -m bench.thinking janus", code, "janus", 3, "hard", 200, 51.0, p99, 300.0, 320.0, 34.0)


def fought(rounds: int) -> Fought:
    edge = Edge(0.5, 0.25, rounds)
    return Fought("python -m bench.ismcts janus", NOW, "janus", 3, "short", rounds, edge, 20.0, 210.0, 104.0, 1.0)


def coached(coach: str, matches: int = 200) -> Coached:
    return Coached("python -m bench.planted janus", NOW, "janus", 4, coach, "fast", 1.0, matches, 60, 3.0, 5.1)


def test_what_was_not_measured_yet_is_a_command(tmp_path: Path) -> None:
    page_now = "\n".join(page(tmp_path))
    for command in (
        "python -m bench.thinking nain_jaune --players 8 --moves 300 --bot hard",
        "python -m bench.beliefs adriano --players 2 --matches 50 --samples 200 --share 10 --bot normal",
        "python -m bench.ismcts programmes --rounds 1000",
        "python -m bench.planted janus --matches 200 --players 4 --bots fast --thorough 1",
    ):
        assert any(line.startswith(command) and "# not measured yet" in line for line in page_now.splitlines())


def test_what_was_measured_is_told_with_its_command_and_code(tmp_path: Path) -> None:
    page_now = told(tmp_path, "thinking-janus-3-hard", thought(NOW))
    assert "| Janus | 3 | hard | 51 | 120 | 300 | 34 | 200 |  |" in page_now
    assert f"python -m bench.thinking janus  # by the bots {NOW}" in page_now
    assert "python -m bench.thinking janus --players 3 " not in page_now


@pytest.mark.parametrize(
    ("code", "p99", "mark"),
    [(NOW, 260.0, "too much"), ("of others", 120.0, "earlier bots"), ("of others", 260.0, "too much, earlier bots")],
)
def test_a_row_is_marked_where_a_goal_is_missed_and_where_bots_have_changed(
    tmp_path: Path, code: str, p99: float, mark: str
) -> None:
    assert f"| 200 | {mark} |" in told(tmp_path, "thinking-janus-3-hard", thought(code, p99))


def test_beliefs_stand_beside_uniform_redeals(tmp_path: Path) -> None:
    better = Edge(0.0046, 0.0016, 50)
    found = Believed("python -m bench.beliefs janus", NOW, "janus", 3, "normal", 900, 2.0, 1.9954, better)
    row = "| Janus | 3 | normal | 2.0000 | 1.9954 | +0.0046 ± 0.0016 | 50 | better |"
    assert row in told(tmp_path, "beliefs-janus-3-normal", found)


@pytest.mark.parametrize(
    ("rounds", "count", "mark"), [(120, "120", "better"), (63, "63 of at least 100", "not decided")]
)
def test_rounds_that_are_too_few_decide_nothing(tmp_path: Path, rounds: int, count: str, mark: str) -> None:
    row = f"| Janus | 3, short | {count} | +0.50 [+0.25; +0.75] | 10.5 | 104 | {mark} |"
    assert row in told(tmp_path, "ismcts-janus-3", fought(rounds))


def test_of_a_single_round_there_is_no_interval(tmp_path: Path) -> None:
    found = Fought("python -m bench.ismcts janus", NOW, "janus", 3, "short", 1, None, 20.0, 210.0, 104.0, 1.0)
    assert "| 1 of at least 100 |  | 10.5 | 104 | not decided |" in told(tmp_path, "ismcts-janus-3", found)


def test_blunders_found_are_of_a_coach_and_of_so_many_matches(tmp_path: Path) -> None:
    page_now = told(tmp_path, "planted-janus-4-fast", coached("another", 63))
    row = "| Janus | 4 | fast | 1 | 63 of at least 200 | 60 | 95.2 % [86.9; 98.4] | 3.0 | 5.1 | earlier coach |"
    assert row in page_now
    assert f"# by the bots {NOW} and the coach another" in page_now


def test_the_present_coach_is_not_marked(tmp_path: Path) -> None:
    assert "| 3.0 | 5.1 |  |" in told(tmp_path, "planted-janus-4-fast", coached(coach_code()))
