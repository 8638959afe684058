"""How a row ends where an environment ends a match that the rules would go on with."""

from pioche.core.game import Game
from pioche.observing.observer import Observer

OVER = "over"


def ended_places(game: Game, observer: Observer) -> list[tuple[int, int]]:
    """Places of a row, and what stands there when nobody is to act any more."""
    names = {field.name for field in observer.fields}
    ends = [("turn", 0)] + ([("phase", game.phases.index(OVER))] if OVER in game.phases else [])
    return [(observer.start_of(name), number) for name, number in ends if name in names]
