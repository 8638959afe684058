"""A bot that thinks as long as a search would, and then plays anything."""

import time
from typing import Final

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.seats import Action
from pioche.core.view import View

THOUGHT: Final = 0.5  # seconds


class Thinker(Bot):
    name = "thinker"

    def choose(self, view: View, chance: Chance) -> Action:
        until = time.perf_counter() + THOUGHT
        while time.perf_counter() < until:
            pass
        return view.legal[chance.below(len(view.legal))]


THINKER = Thinker()
