"""docs/environments.md: every argument has its line."""

import inspect
import re

from pioche.core.registry import game_of
from pioche.envs.gym import SeatEnv
from pioche.envs.openspiel import specification
from pioche.envs.pettingzoo import PiocheEnv
from tests.docs.blocks import DOCS

PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_every_argument_has_its_line() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE))
    for made in (PiocheEnv, SeatEnv):
        assert set(inspect.signature(made).parameters) <= named
    ours = {option.name for option in game_of("janus").options + game_of("janus").lab}
    assert set(specification(game_of("janus"))) - ours <= named
