"""Adriano: a memory game in which the fewest points win."""

from pioche.games.adriano.game import GAME

__all__ = ["GAME"]
