"""The network as a bot: it does what promises most, and searches nothing."""

import numpy as np

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.games.adriano.rules import Adriano
from train.net import Net
from train.sight import Sight


class Trained(Bot):
    name = "trained"
    game = "adriano"

    def __init__(self, net: Net) -> None:
        self.net = net

    def choose(self, view: View, chance: Chance) -> Action:
        """What it knows depends on the view alone, so any deal that the view allows will do."""
        if len(view.legal) == 1:
            return view.legal[0]
        table = game_of("adriano").redeal(view, chance)
        assert isinstance(table, Adriano)
        sight = Sight(table.players)
        sight.look(table)
        values = self.net.values(np.array([sight.lit], dtype=np.uint16))
        return sight.actions[int(values[0, sight.heads].argmax())]
