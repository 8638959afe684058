"""Checking a record: it is played again under its own rules and compared, and its deal with what was committed to."""

import json
from collections.abc import Generator, Iterator
from typing import Final

from pioche.chance import RNG_VERSIONS, commitment, mixed
from pioche.core.game import Game
from pioche.core.record import Record, Source, Undo
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.replaying import steps
from pioche.core.seats import NOBODY
from pioche.core.state import State

VERIFIED: Final = "verified"
UNFINISHED: Final = "unfinished"  # right as far as it goes
DIFFERS: Final = "differs"
SEED_HIDDEN: Final = "seed-hidden"  # well formed; the play cannot be checked before the seed is shown
OTHER_RULES: Final = "other-rules"  # made under rules that this Pioche does not play
OTHER_CHANCE: Final = "other-chance"  # dealt by a generator that this Pioche does not have


class Finding:
    """What checking a record found; `refusal` says why it differs, `at` is the move (from 1; 0: none of them)."""

    def __init__(self, verdict: str, record: Record, game: Game, at: int = 0, refusal: Refusal | None = None) -> None:
        self.verdict = verdict
        self.record = record
        self.game = game
        self.at = at
        self.refusal = refusal

    def fair(self) -> bool:
        """Whether the deals are proved to follow from a secret committed to and from what the players added."""
        source = self.record.source
        dealt = source.kind == "sealed" and source.entropy is not None and self.record.position is None
        return dealt and self.verdict in (VERIFIED, UNFINISHED)


def verify(record: Record) -> Finding:
    """Replay a record under its own rules version and compare; a Refusal only where its game is not installed."""
    check = checking(record)
    while True:
        try:
            next(check)
        except StopIteration as end:
            finding: Finding = end.value
            return finding


def checking(record: Record) -> Generator[State, None, Finding]:
    """The same, move by move, for whoever has other things to do between them."""
    game = game_of(record.game)
    source = record.source
    if record.rules not in game.supported:
        return Finding(OTHER_RULES, record, game)
    if source.version != RNG_VERSIONS.get(source.kind):
        return Finding(OTHER_CHANCE, record, game)
    at = 0
    try:
        _check_deal(source)
        if source.seed is None:
            _check_form(record, game)
            for text in record.moves:
                at += 1
                game.parse(text)
            return Finding(SEED_HIDDEN, record, game)
        for state in steps(record):
            if at == 0:
                _check_start(record, state)
            at += 1
            yield state
        at = 0
        _check_result(record, state)
        yield from _check_undone(record, game)
    except Refusal as refusal:
        return Finding(DIFFERS, record, game, at, refusal)
    return Finding(VERIFIED if state.seat == NOBODY else UNFINISHED, record, game)


def _check_deal(source: Source) -> None:
    """What was committed to, and what the seed was mixed from, as far as it is shown."""
    if source.seed is None:
        return
    if source.entropy is None:
        if source.commitment is not None and commitment(source.seed) != source.commitment:
            raise Refusal("argument", None, "record-commitment")
        return
    if source.secret is None or commitment(source.secret) != source.commitment:
        raise Refusal("argument", None, "record-secret")
    if mixed(source.secret, source.entropy) != source.seed:
        raise Refusal("argument", None, "record-mixed")


def _check_form(record: Record, game: Game) -> None:
    """What of a start can be checked while the seed is not shown."""
    game.admit(len(record.seats), record.rules)
    game.settled(record.options, record.lab)


def _check_start(record: Record, state: State) -> None:
    """What a record says of its start, against the state that the start gives."""
    stated: list[tuple[str, object, object]] = [
        ("game", record.game, state.game),
        ("rules", record.rules, state.rules),
        ("seats", len(record.seats), state.players),
        ("options", {**state.options, **record.options}, state.options),
        ("lab", {**state.lab, **record.lab}, state.lab),
        ("chance", (record.source.kind, record.source.seed), (state.chance.kind, state.chance.seed)),
    ]
    for field, said, found in stated:
        if said != found:
            raise Refusal("argument", None, "record-start", words={"field": field})


def _check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    if state.seat != NOBODY:
        raise Refusal("argument", None, "record-result-early")
    if record.result.scores != state.scores() or record.result.ranks != state.ranks():
        words = {"scores": json.dumps(state.scores()), "ranks": json.dumps(state.ranks())}
        raise Refusal("argument", None, "record-result", words=words)


def _check_undone(record: Record, game: Game) -> Iterator[State]:
    """What was taken back could have been played there."""
    undos: dict[int, list[Undo]] = {}
    for mark in record.marks:
        if isinstance(mark, Undo):
            undos.setdefault(mark.after, []).append(mark)
    for number, state in enumerate(steps(record) if undos else []):
        for undo in undos.get(number, []):
            _try_out(undo, game, state.copy())
            yield state


def _try_out(undo: Undo, game: Game, trial: State) -> None:
    for text in undo.undone:
        try:
            game.play(trial, game.parse(text))
        except Refusal:
            words = {"move": text, "after": str(undo.after)}
            raise Refusal("argument", None, "record-undone", words=words) from None
