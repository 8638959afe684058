"""A whole random match: it ends, nothing is lost on the way, and its record plays again."""

from pioche.core.events import Event, Journal
from pioche.core.game import Move
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.core.wire import encode_event
from pioche.testing.evidence import cards
from pioche.testing.positions import check_mangled, check_position, check_redeals
from pioche.testing.report import Case, Report
from pioche.testing.words import Words

MARKED = 2000  # decisions of a match that are followed one by one
COUNTED = 200  # positions of a match in which the cards are counted
REPLAYED = 2000  # moves of a match that are written down and played again
REDEALS = 3  # by every seat, in each position looked at closely


def random_match(case: Case, limit: int) -> tuple[list[Action], list[int], State]:
    """The actions of a random match, the fingerprints it began with, and how it stands at its end."""
    state, rng = case.start(), case.rng("moves")
    actions: list[Action] = []
    marks: list[int] = []
    while state.seat != NOBODY:
        if len(actions) == limit:
            raise case.broken(f"a random match is not over after {limit} decisions")
        action = state.pick(rng)
        if len(marks) < MARKED:
            marks.append(int(state.fingerprint()))
            if state.refusal(action) is not None:
                raise case.broken(f"pick() chose action {action}, which is not legal, in phase {state.phase()}")
        actions.append(action)
        state.apply(action)
    return actions, marks, state


def check_match(case: Case, words: Words, report: Report, *, looks: int, limit: int) -> None:
    """Play a random match, then go through it again with a journal, looking closely at some positions."""
    actions, marks, end = random_match(case, limit)
    report.matches += 1
    report.decisions += len(actions)
    random = case.random("match")
    steps = range(len(actions) + 1)
    closely = {0, len(actions), *random.sample(steps, min(looks, len(steps)))}
    counted = closely | set(random.sample(steps, min(COUNTED, len(steps))))
    journal = Journal()
    state = case.start(journal=journal)
    constant, pieces, dealt, heard = case.game.conserved(state), cards(state), state.round, 0
    for step in steps:
        if step < len(marks) and state.fingerprint() != marks[step]:
            raise case.broken(f"the same {step} actions lead to another state when a journal listens")
        if state.round != dealt:
            pieces, dealt = cards(state), state.round
        if step in counted:
            check_conserved(case, state, constant, pieces)
        if step in closely:
            check_position(case, state, words, report, random)
            check_imagination(case, state, report, limit)
        if step == 0:
            check_mangled(case, state)
        for event in journal.events[heard:]:
            check_event(case, event, words)
        report.events += len(journal.events) - heard
        heard = len(journal.events)
        if step < len(actions):
            state.apply(actions[step])
    if state.fingerprint() != end.fingerprint() or state.dump() != end.dump():
        raise case.broken("the same actions lead to another end when a journal listens")
    check_record(case, actions)


def check_conserved(case: Case, state: State, constant: dict[str, object], pieces: object) -> None:
    if case.game.conserved(state) != constant:
        raise case.broken(f"what must be conserved was not: {case.game.conserved(state)}, not {constant}")
    if state.seat != NOBODY and cards(state) != pieces:
        raise case.broken(f"a card was lost, found or doubled in round {state.round}, phase {state.phase()}")


def check_imagination(case: Case, state: State, report: Report, limit: int) -> None:
    if state.seat == NOBODY:
        return
    for viewer in case.seats():
        if viewer == state.seat or not state.midway():
            check_redeals(case, state, viewer, REDEALS, report, limit)


def check_event(case: Case, event: Event, words: Words) -> None:
    """An event has the columns of its kind, an audience for each where some are secret, and words for everyone."""
    kind = case.game.events[event.kind]
    columns, least = len(event.values), len(kind.fields)
    if columns < least or (columns > least and kind.rest is None):
        raise case.broken(f"the event {kind.name!r} has {columns} values for {least} columns")
    if event.audiences is not None and len(event.audiences) != columns:
        raise case.broken(f"the event {kind.name!r} has {len(event.audiences)} audiences for {columns} values")
    for viewer in case.viewers():
        seen = event.seen_by(viewer)
        words.event(case, seen)
        encode_event(case.game, seen)


def complete_moves(case: Case, actions: list[Action]) -> list[Move]:
    """The actions as whole moves; a compound move begun and taken back told nobody anything, and is none."""
    journal = Journal()
    state = case.start(journal=journal)
    moves: list[Move] = []
    begun: list[Action] = []
    heard = len(journal.events)
    for action in actions:
        state.apply(action)
        begun.append(action)
        if not state.midway():
            if len(begun) == 1 or len(journal.events) > heard:
                moves.append(tuple(begun))
            begun = []
            heard = len(journal.events)
    return moves


def check_record(case: Case, actions: list[Action]) -> None:
    """Start + moves in notation lead to the same state."""
    moves = complete_moves(case, actions[:REPLAYED])
    written, state = case.start(), case.start()
    for move in moves:
        for action in move:
            state.apply(action)
        text = case.game.notation(move)
        try:
            case.game.play(written, case.game.parse(text))
        except Refusal as refusal:
            raise case.broken(f"the record of a match breaks off: {text!r} is refused: {refusal}") from refusal
        if written.fingerprint() != state.fingerprint():
            raise case.broken(f"a record played again leads to another state after {text!r}")
