"""The levels of Nain Jaune."""

from typing import Final

from pioche.bots.bot import Bot
from pioche.bots.players import Player, thinking
from pioche.search.nain_jaune import NainJaunePolicy

POLICY: Final = NainJaunePolicy()

LEVELS: Final[tuple[Bot, ...]] = (
    Player("easy", "nain_jaune", POLICY, slips=30),
    Player("normal", "nain_jaune", POLICY),
    *thinking("nain_jaune", POLICY, 1_400_000),
)
