"""Programmes: runs and sets as secret programmes ask for them."""

from pioche.games.programmes.game import ProgrammesGame

GAME = ProgrammesGame()
