"""How long a bot thinks: a compound move is one, with the time of all its steps, and both goals are looked at."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import cast

import pytest

from bench import beliefs, endings, ismcts, luck, planted, shelf, thinking
from bench.thinking import Answer
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.lab.plan import code_of
from pioche.tables.thinking import chosen

GAME = game_of("programmes")


def test_a_move_is_charged_with_every_step_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []

    def timed(game: str, bot: str, view: bytes, seed: str, step: int) -> Answer:
        steps.append(step)
        return Answer(chosen(game, bot, view, seed, step), 2.0, 3.0)

    monkeypatch.setattr(thinking, "timed", timed)
    state = GAME.start(2, FastRng("thinking"))
    longest = 0
    with ThreadPoolExecutor(1) as pool:
        for number in range(40):
            assert state.seat != NOBODY
            steps.clear()
            spent = thinking.move(GAME, state, "fast", f"{number}", cast(ProcessPoolExecutor, pool))
            taken = (spent.busy, spent.passed) if spent else (0.0, 0.0)
            assert taken == (2.0 * len(steps), 3.0 * len(steps))
            longest = max(longest, len(steps))
    assert longest > 1, "no move had steps"


@pytest.mark.parametrize(("longest", "largest", "reached"), [(1e9, 1e9, True), (0.0, 1e9, False), (1e9, 1.0, False)])
def test_a_goal_that_is_missed_is_said(
    monkeypatch: pytest.MonkeyPatch, longest: float, largest: float, reached: bool
) -> None:
    monkeypatch.setattr(thinking, "LONGEST", longest)
    monkeypatch.setattr(thinking, "LARGEST", largest)
    found = thinking.measured(GAME, 2, "fast", 3)
    row = thinking.row(found)
    assert row[:3] == ["programmes", "2", "3"]
    assert found.memory > 1, "a process takes more than a megabyte"
    assert (found.good, row[-1]) == (reached, "" if reached else "too much")


def test_what_a_table_took_is_kept_with_the_command_that_measures_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    thinking.main(["programmes", "--players", "2", "--moves", "3", "--bot", "fast"])
    (found,) = shelf.every(shelf.MEASURED, "thinking", thinking.Thought).values()
    assert found.command == "python -m bench.thinking programmes --players 2 --moves 3 --bot fast"
    assert (found.code, found.moves) == (code_of(GAME), 3)
    assert 0 < found.p50 <= found.p99 <= found.longest


@pytest.mark.parametrize("program", [thinking.main, planted.main, ismcts.main, luck.main])
def test_times_are_measured_of_compiled_rules_alone(
    program: Callable[[list[str]], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shelf, "core", lambda: "interpreted")
    with pytest.raises(SystemExit, match=r"`make bench-[a-z]+` compiles them"):
        program(["programmes"])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("program", [thinking.main, planted.main, endings.main, luck.main, beliefs.main])
def test_a_table_that_there_is_not_is_a_sentence(
    program: Callable[[list[str]], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="This game is for 3 to 8 players, not 9"):
        program(["nain_jaune", "--players", "9"])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("program", [thinking.main, planted.main, endings.main, luck.main, beliefs.main, ismcts.main])
def test_a_game_that_there_is_not_is_a_sentence(program: Callable[[list[str]], object]) -> None:
    with pytest.raises(SystemExit, match="There is no game chess here"):
        program(["chess"])
