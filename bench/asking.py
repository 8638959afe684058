"""What the programs here are asked for at the command line."""

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.texts import speech


def game_for(slug: str, players: int | None = None) -> Game:
    """The program ends with a sentence where there is no such game, or none for so many."""
    game = None
    try:
        game = game_of(slug)
        if players is not None:
            game.admit(players, game.rules)
    except Refusal as refusal:
        raise SystemExit(speech(game, "en").refusal(refusal)) from None
    return game
