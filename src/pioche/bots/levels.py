"""The levels of every game."""

from typing import Final

from pioche.bots import adriano, janus, nain_jaune, programmes
from pioche.bots.bot import Bot

LEVELS: Final[tuple[Bot, ...]] = (*adriano.LEVELS, *janus.LEVELS, *nain_jaune.LEVELS, *programmes.LEVELS)
