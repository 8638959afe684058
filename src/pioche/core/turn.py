"""From the small steps somebody chooses to one whole move, so that nothing is played or recorded by halves."""

from collections.abc import Callable, Generator

from pioche.core.events import Journal
from pioche.core.game import Move
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.core.view import View


def dialogue(state: State) -> Generator[View, Action, Move]:
    """Yields each view the seat to act decides from, is sent its action, and returns the whole move.

    The state itself stays as it is. A compound move that was taken back told nobody anything: it is left out,
    and another one is chosen.
    """
    trial = state.copy()
    trial.journal = journal = Journal()
    seat = state.seat
    while True:
        heard = len(journal.events)
        steps: list[Action] = []
        while not steps or trial.midway():
            steps.append((yield trial.view(seat)))
            trial.play(steps[-1])
        if len(steps) == 1 or len(journal.events) > heard:
            return tuple(steps)


def whole_move(state: State, choose: Callable[[View], Action]) -> Move:
    """What the seat to act does, chosen step by step from its views; the state itself stays as it is."""
    talk = dialogue(state)
    view = next(talk)
    while True:
        try:
            view = talk.send(choose(view))
        except StopIteration as ended:
            move: Move = ended.value
            return move
