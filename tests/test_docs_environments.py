"""docs/environments.md: every example runs, and every argument has its line."""

import inspect
import re
from pathlib import Path

import pytest

from pioche.core.registry import game_of
from pioche.envs.gym import SeatEnv
from pioche.envs.openspiel import specification
from pioche.envs.pettingzoo import PiocheEnv

PAGE = (Path(__file__).parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("nth", range(len(EXAMPLES)))
def test_every_example_runs(nth: int) -> None:
    exec(compile(EXAMPLES[nth], "environments.md", "exec"), {})


def test_every_argument_has_its_line() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    for made in (PiocheEnv, SeatEnv):
        assert set(inspect.signature(made).parameters) <= named
    ours = {option.name for option in game_of("janus").options + game_of("janus").lab}
    assert set(specification(game_of("janus"))) - ours <= named
