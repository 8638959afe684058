"""How long a bot thinks: a compound move is one, with the time of all its steps, and both goals are looked at."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import cast

import pytest

from bench import thinking
from bench.thinking import Answer
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
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
    row, good = thinking.measured(GAME, 2, "fast", 3)
    assert row[:3] == ["programmes", "2", "3"]
    assert float(row[-2]) > 1, "a process takes more than a megabyte"
    assert (good, row[-1]) == (reached, "" if reached else "too much")
