"""A bot of another package that tries to find out more than its view tells."""

import re

from pioche.bots.bot import Bot
from pioche.chance import Chance, FastRng
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View


class Curious(Bot):
    """Deals whatever the seed of its chance names, and looks whether its own cards come out; Nain Jaune alone."""

    name = "curious"
    game = "nain_jaune"

    def __init__(self) -> None:
        self.seeds: list[str] = []
        self.guessed: list[bool] = []

    def choose(self, view: View, chance: Chance) -> Action:
        self.seeds.append(chance.seed)
        named = re.sub(r"^bots of | seat \d+$", "", chance.seed)
        for seed in (named, f"{named} deal"):
            dealt = game_of(view.game).start(view.players, FastRng(seed), view.options, view.lab)
            self.guessed.append(_hand(dealt.view(view.viewer)) == _hand(view))
        return view.legal[0]


def _hand(view: View) -> list[int]:
    return sorted(view.zone("hand", view.viewer).values)
