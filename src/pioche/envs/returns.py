"""What a match was worth to each seat, for every environment alike."""

from pioche.core.game import Game
from pioche.core.state import gains


def returns(game: Game, before: list[int], after: list[int]) -> list[float]:
    """What each has won more than the others on average, from scores as the game counts them."""
    sign = -1.0 if game.low_wins else 1.0
    return gains([sign * (end - start) for start, end in zip(before, after, strict=True)])
