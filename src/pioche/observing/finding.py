"""The observer of a game."""

from collections.abc import Callable, Mapping
from typing import Final

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.state import State
from pioche.observing.adriano import AdrianoObserver
from pioche.observing.janus import JanusObserver
from pioche.observing.nain_jaune import NainJauneObserver
from pioche.observing.observer import Observer
from pioche.observing.programmes import ProgrammesObserver

OBSERVERS: Final[dict[str, Callable[[State], Observer]]] = {
    "adriano": AdrianoObserver,
    "janus": JanusObserver,
    "nain_jaune": NainJauneObserver,
    "programmes": ProgrammesObserver,
}


def observer_for(state: State) -> Observer:
    """The observer of a match, and of every other one of the same game, players and options."""
    make = OBSERVERS.get(state.game)
    if make is None:
        raise LookupError(f"the game {state.game} has no observer")
    return make(state)


def observer_of(
    game: Game, players: int, options: Mapping[str, object] | None = None, lab: Mapping[str, object] | None = None
) -> Observer:
    """The observer of the matches that `game.start` begins with the same arguments; raises the same Refusals."""
    game.admit(players, game.rules)
    return observer_for(game.table(game.rules, players, FastRng(""), *game.settled(options or {}, lab or {})))
