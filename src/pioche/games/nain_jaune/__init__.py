"""Nain Jaune: series of rising cards, and five belles to lay before the others go out."""

from pioche.games.nain_jaune.game import GAME

__all__ = ["GAME"]
