"""The games installed on this machine, ours and anybody's, found by the entry point `pioche.games`."""

from functools import cache
from importlib.metadata import entry_points

from pioche.core.game import Game
from pioche.core.refusal import Refusal


@cache
def games() -> dict[str, Game]:
    """Every installed game by its slug, in alphabetical order."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group="pioche.games"), key=lambda point: point.name):
        game = point.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {point.name} of pioche.games must name a Game, not {type(game).__name__}")
        found[game.slug] = game
    return found


def game_of(slug: str) -> Game:
    """The game of this name; a Refusal that lists those installed."""
    game = games().get(slug) or games().get(slug.replace("-", "_"))
    if game is None:
        raise Refusal("argument", None, "game-unknown", words={"game": slug, "known": ", ".join(games())})
    return game
