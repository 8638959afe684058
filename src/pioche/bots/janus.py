"""The levels of Janus."""

from typing import Final

from pioche.bots.bot import Bot
from pioche.bots.players import Player, thinking
from pioche.search.janus import LOOSE, JanusPolicy

LEVELS: Final[tuple[Bot, ...]] = (
    Player("easy", "janus", JanusPolicy(LOOSE), forgets=100, slips=40),
    Player("normal", "janus", JanusPolicy(LOOSE), forgets=60),
    *thinking("janus", JanusPolicy(), 60_000),
)
