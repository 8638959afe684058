"""Janus: two-faced cards; you see one side of yours, everybody else the other."""

from pioche.games.janus.game import GAME

__all__ = ["GAME"]
