"""Whole moves out of small steps."""

from collections.abc import Iterator
from functools import partial

import pytest

from pioche.bots.bot import RANDOM
from pioche.chance import BOT, FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.core.turn import dialogue, whole_move
from pioche.core.view import View
from tests.testing import compound_toys


def hesitating() -> State:
    return compound_toys.CompoundToy(compound_toys.Hesitating).start(3, FastRng("a"), journal=Journal())


def test_the_steps_of_a_compound_move_are_one_move() -> None:
    state = hesitating()
    card = state.legal()[2]
    steps = iter([card, compound_toys.LAY])
    assert whole_move(state, lambda view: next(steps)) == (card, compound_toys.LAY)


def test_a_compound_move_that_was_taken_back_is_left_out() -> None:
    state = hesitating()
    first, second = state.legal()[:2]
    steps = iter([first, compound_toys.TAKE_BACK, first, compound_toys.TAKE_BACK, second, compound_toys.LAY])
    assert whole_move(state, lambda view: next(steps)) == (second, compound_toys.LAY)


def test_choosing_changes_nothing() -> None:
    state = hesitating()
    before = state.fingerprint()
    assert state.journal is not None
    heard = len(state.journal.events)
    seen: list[list[Action]] = []

    def choose(view: View) -> Action:
        seen.append(view.legal)
        return view.legal[0]

    whole_move(state, choose)
    assert seen[1] == [compound_toys.LAY, compound_toys.TAKE_BACK]
    assert (state.fingerprint(), len(state.journal.events)) == (before, heard)


def test_a_step_that_is_not_allowed_is_refused() -> None:
    def choose(view: View) -> Action:
        return Action(next(a for a in range(24) if a not in view.legal))

    with pytest.raises(Refusal):
        whole_move(hesitating(), choose)


def thoughtless_moves(seed: str) -> Iterator[str]:
    """A match of Programmes among bots that begin and take back as they please."""
    game = game_of("programmes")
    state = game.start(2, FastRng(seed), {"goal": 1, "difficulty": "easy", "round_limit": 30, "max_rounds": 2})
    chance = FastRng("bots")
    chance.open(BOT, 0, 0)
    while state.seat != NOBODY:
        move = whole_move(state, partial(RANDOM.choose, chance=chance))
        game.play(state, move)
        yield game.notation(move)


def test_matches_of_programmes_hold_whole_moves_alone() -> None:
    moves = [move for seed in ("a", "b", "c") for move in thoughtless_moves(seed)]
    assert any(move.startswith("reveal ") for move in moves)
    assert not any("cancel" in move for move in moves)


# The same as a dialogue, for somebody who answers from elsewhere.


def test_a_dialogue_asks_for_each_step_and_returns_the_whole_move() -> None:
    state = hesitating()
    talk = dialogue(state)
    card = next(talk).legal[2]
    assert talk.send(card).legal == [compound_toys.LAY, compound_toys.TAKE_BACK]
    with pytest.raises(StopIteration) as ended:
        talk.send(compound_toys.LAY)
    assert ended.value.value == (card, compound_toys.LAY)


def test_a_dialogue_asks_again_after_a_move_that_was_taken_back() -> None:
    state = hesitating()
    talk = dialogue(state)
    first = next(talk)
    talk.send(first.legal[0])
    again = talk.send(compound_toys.TAKE_BACK)
    assert (again.viewer, again.legal) == (first.viewer, first.legal)


def test_an_answer_that_is_not_allowed_ends_the_dialogue_with_its_refusal() -> None:
    talk = dialogue(hesitating())
    legal = next(talk).legal
    with pytest.raises(Refusal):
        talk.send(Action(next(a for a in range(24) if a not in legal)))


def test_a_dialogue_may_be_left_at_any_step() -> None:
    state = hesitating()
    before = state.fingerprint()
    talk = dialogue(state)
    talk.send(next(talk).legal[0])
    talk.close()
    assert state.fingerprint() == before
