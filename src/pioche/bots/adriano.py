"""The levels of Adriano."""

from typing import Final

from pioche.bots.bot import Bot
from pioche.bots.players import Player, thinking
from pioche.search.adriano import AdrianoPolicy

POLICY: Final = AdrianoPolicy()

LEVELS: Final[tuple[Bot, ...]] = (
    Player("easy", "adriano", POLICY, forgets=60, slips=30),
    Player("normal", "adriano", POLICY, forgets=20),
    *thinking("adriano", POLICY, 200_000),
)
