"""A record played again, move by move."""

from collections.abc import Iterator

from pioche.chance import RNG_VERSIONS, chance_of
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.record import Record
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import SPECTATOR
from pioche.core.state import State
from pioche.core.view import View


def opening(record: Record, game: Game, journal: Journal | None = None) -> State:
    """The match before its first move, under the rules it was made under."""
    source = record.source
    game.admit(len(record.seats), record.rules)
    if source.version != RNG_VERSIONS.get(source.kind):
        raise Refusal("argument", None, "record-chance", words={"kind": source.kind, "given": str(source.version)})
    if source.seed is None:
        raise Refusal("argument", None, "record-seed-hidden")
    if record.position is not None:
        state = game.load(record.position)
        state.journal = journal
        return state
    chance = chance_of(source.kind, source.seed)
    return game.start(len(record.seats), chance, record.options, record.lab, record.rules, journal)


def steps(record: Record, journal: Journal | None = None) -> Iterator[State]:
    """The match as it began, then after every move: one state, that changes between the steps."""
    game = game_of(record.game)
    yield from played(game, opening(record, game, journal), record.moves)


def played(game: Game, state: State, moves: list[str]) -> Iterator[State]:
    """The state as it is, then after every move."""
    yield state
    for text in moves:
        game.play(state, game.parse(text))
        yield state


def replay(record: Record, journal: Journal | None = None) -> State:
    """The match after the last move; a Refusal where the record breaks the rules."""
    last: State | None = None
    for state in steps(record, journal):
        last = state
    assert last is not None
    return last


def open_view(state: State) -> View:
    """A spectator's view with every card turned up: for a match that has no secrets any more."""
    view = state.view(SPECTATOR)
    view.zones = state.zones()
    view.last_round = state.last_round()
    return view
