"""The games installed on this machine, ours and anybody's, found by the entry point `pioche.games`."""

from functools import cache

from pioche.core.game import Game
from pioche.core.plugins import offered
from pioche.core.refusal import Refusal


@cache
def games() -> dict[str, Game]:
    """Every installed game by its slug, in alphabetical order."""
    found = {game.slug: game for game in offered("pioche.games", Game, lambda one, other: one.slug == other.slug)}
    return dict(sorted(found.items()))


def game_of(slug: str) -> Game:
    """The game of this name; a Refusal that lists those installed."""
    game = games().get(slug) or games().get(slug.replace("-", "_"))
    if game is None:
        raise Refusal("argument", None, "game-unknown", words={"game": slug, "known": ", ".join(games())})
    return game
