"""One position, looked at closely: legality, notation, copies, dumps, redeals and words."""

import json
from random import Random

from pioche.chance import REDEAL, Chance, FastRng
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.testing.evidence import assignment, byte_difference, cards, difference, seat_name, view_bytes
from pioche.testing.report import Case, Report
from pioche.testing.words import Words

ONWARD = 60  # decisions a copy is played on
MOVES = 60  # of one position that are written and read back
JUNK: tuple[object, ...] = (None, -1, 10**6, 2.5, True, "", "?", [], ["?"], [[-1]], {}, {"?": 1})


def check_position(case: Case, state: State, words: Words, report: Report, random: Random) -> None:
    """Everything that can be asked of a position without leaving it."""
    report.positions += 1
    words.position(case, state)
    check_standing(case, state)
    check_copies(case, state, random)
    check_dump(case, state, random)
    if state.seat == NOBODY:
        check_over(case, state, words)
        return
    check_legality(case, state, words, report)
    if not state.midway():
        check_notation(case, state, words, random)


def check_standing(case: Case, state: State) -> None:
    """A score and a place for every seat; equals share a place and the next ones are skipped: 1, 1, 3."""
    scores, ranks = state.scores(), state.ranks()
    if len(scores) != case.players or len(ranks) != case.players:
        raise case.broken(f"{len(scores)} scores and {len(ranks)} ranks for {case.players} seats")
    if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
        raise case.broken(f"the ranks {ranks} are not places, ties sharing, as in 1, 1, 3")


def check_over(case: Case, state: State, words: Words) -> None:
    if state.legal() != []:
        raise case.broken("the match is over, and legal() still offers something")
    for action in (0, case.game.actions - 1):
        refusal = state.refusal(Action(action))
        if refusal is None or refusal.kind != "over":
            raise case.broken(f"the match is over, and the refusal of action {action} is not of kind over")
        words.refusal(case, refusal)


def check_legality(case: Case, state: State, words: Words, report: Report) -> None:
    """Legality is one thing: an action is in legal() exactly when it has no refusal."""
    legal = [int(action) for action in state.legal()]
    mark = state.fingerprint()
    if not legal:
        raise case.broken(f"seat {state.seat} is to act and has no legal action")
    if legal != sorted(set(legal)):
        raise case.broken(f"legal() is not ascending: {legal}")
    offered = set(legal)
    for action in (-1, *range(case.game.actions), case.game.actions, case.game.actions + 1000):
        refusal = state.refusal(Action(action))
        if (refusal is None) != (action in offered):
            lists = "lists" if action in offered else "does not list"
            why = "does not refuse it" if refusal is None else f"refuses it ({refusal.key})"
            raise case.broken(f"legal() {lists} action {action}, and refusal() {why}, in phase {state.phase()}")
        if refusal is not None:
            report.refusals += 1
            words.refusal(case, refusal)
    if state.fingerprint() != mark:
        raise case.broken("asking for refusals changed the state")


def check_notation(case: Case, state: State, words: Words, random: Random) -> None:
    """Every move is written in one way, and reads back as itself."""
    moves = case.game.moves(state)
    texts: set[str] = set()
    for move in random.sample(moves, MOVES) if len(moves) > MOVES else moves:
        text = case.game.notation(move)
        try:
            again = case.game.parse(text)
        except Refusal as refusal:
            raise case.broken(
                f"the move {tuple(move)} is written {text!r}, which parse() refuses: {refusal}"
            ) from refusal
        if tuple(again) != tuple(move):
            raise case.broken(f"the move {tuple(move)} is written {text!r}, which reads back as {tuple(again)}")
        if text in texts:
            raise case.broken(f"two moves of one position are written {text!r}")
        texts.add(text)
        words.move(case, move)
        try:
            case.game.play(state.copy(), move)
        except Refusal as refusal:
            raise case.broken(f"moves() offers {text!r}, which is refused: {refusal}") from refusal


def check_copies(case: Case, state: State, random: Random) -> None:
    """A copy is equal, and nothing that happens to one of the two touches the other."""
    position, mark = state.dump(), state.fingerprint()
    first = state.copy()
    if first.dump() != position or first.fingerprint() != mark:
        raise case.broken(f"a copy is not equal to its original: {difference(first.dump(), position)}")
    if first.journal is not None:
        raise case.broken("a copy took the journal along")
    second = first.copy()
    onward(first, random)
    for kept, what in ((state, "original"), (second, "own copy")):
        if kept.dump() != position or kept.fingerprint() != mark:
            where = difference(kept.dump(), position)
            raise case.broken(f"playing a copy changed its {what}: {where}")
    first.copy_from(state)
    if first.dump() != position or first.fingerprint() != mark:
        raise case.broken(f"copy_from() left something of the state before: {difference(first.dump(), position)}")
    onward(first, random)
    if state.dump() != position:
        raise case.broken(f"playing on after copy_from() changed the original: {difference(state.dump(), position)}")


def onward(state: State, random: Random) -> list[int]:
    """Play a little further; the fingerprints passed through."""
    rng = FastRng(f"{random.random()}")
    marks: list[int] = []
    while state.seat != NOBODY and len(marks) < ONWARD:
        state.apply(state.pick(rng))
        marks.append(int(state.fingerprint()))
    return marks


def check_dump(case: Case, state: State, random: Random) -> None:
    """A position is JSON, comes back equal, and plays on alike."""
    position = state.dump()
    try:
        text = json.dumps(position, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise case.broken(f"dump() is not JSON data: {error}") from error
    if json.loads(text) != position:
        raise case.broken(f"dump() changes on its way through JSON: {difference(json.loads(text), position)}")
    try:
        loaded = case.game.load(json.loads(text))
    except Refusal as refusal:
        raise case.broken(f"load() refuses a dumped position: {refusal.key} {refusal.words}") from refusal
    if loaded.dump() != position:
        raise case.broken(f"a loaded position dumps otherwise: {difference(loaded.dump(), position)}")
    if loaded.fingerprint() != state.fingerprint():
        raise case.broken("a loaded position has another fingerprint, though it dumps the same")
    again = random.random()
    if onward(loaded, Random(again)) != onward(state.copy(), Random(again)):
        raise case.broken("a loaded position plays on otherwise than the one it was dumped from")


def check_mangled(case: Case, state: State) -> None:
    """Whatever is given, load() answers with a state or with a Refusal of kind position, which has words."""
    position, words = state.dump(), Words(case.game)
    mangled: list[tuple[str, dict[str, object]]] = [("nothing", {})]
    for name in position:
        mangled.append((f"no {name}", {key: value for key, value in position.items() if key != name}))
        mangled += [(f"{name} = {junk!r}", {**position, name: junk}) for junk in JUNK]
    for what, given in mangled:
        try:
            case.game.load(given)
        except Refusal as refusal:
            if refusal.kind != "position":
                raise case.broken(f"load() of a position with {what} is refused by kind {refusal.kind}") from refusal
            words.refusal(case, refusal)
        except Exception as error:
            raise case.broken(f"load() of a position with {what} raises {error!r} instead of a Refusal") from error


def check_redeals(case: Case, state: State, viewer: Seat, times: int, report: Report, limit: int) -> None:
    """What a seat imagines looks to it exactly like what it sees, and can be played to the end."""
    view = state.view(viewer)
    seen, truth, mark, pieces = view_bytes(case.game, view), assignment(state), state.fingerprint(), cards(state)
    chance = case.rng("redeal")
    chance.open(REDEAL, mark & 0xFFFFFF, viewer)
    redealer = case.game.redealer(view)
    for _ in range(times):
        imagined = redealer.redeal(chance)
        report.redeals += 1
        again = view_bytes(case.game, imagined.view(viewer))
        if again != seen:
            where = byte_difference(again, seen)
            raise case.broken(f"{seat_name(viewer)} imagined a state in which its own view is another: {where}")
        if cards(imagined) != pieces:
            raise case.broken(f"{seat_name(viewer)} imagined a state with other cards in it")
        if assignment(imagined) != truth:
            report.other_deals += 1
            if imagined.fingerprint() == mark:
                raise case.broken("two states with cards in other places have the same fingerprint")
    play_out(case, imagined, chance, limit)
    if state.fingerprint() != mark or view_bytes(case.game, state.view(viewer)) != seen:
        raise case.broken(f"playing on what {seat_name(viewer)} imagined changed the true state")


def play_out(case: Case, state: State, chance: Chance, limit: int) -> None:
    for _ in range(limit):
        if state.seat == NOBODY:
            return
        state.apply(state.pick(chance))
    raise case.broken(f"an imagined match is not over after {limit} decisions")
