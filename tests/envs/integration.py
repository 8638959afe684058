"""OpenSpiel's integration tests, asked about a game of ours."""

import unittest

from pioche.envs.openspiel import SpielGame


def findings(case: type, game: SpielGame) -> unittest.TestResult:
    """What the tests of one of its classes find out about a game."""
    of_game = type("Tested", (case,), {"game_name": game.get_type().short_name, "game": game})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(of_game).run(found)
    return found
