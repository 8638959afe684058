"""Pli: everybody plays a card, the highest takes the trick."""

from pli.game import GAME

__all__ = ["GAME"]
