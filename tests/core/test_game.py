"""Whole moves: why one may not be made, asked without making it."""

import pytest

from pioche.chance import FastRng
from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State

WRITTEN = {  # of Programmes: compound moves, whole or not
    "reveal 7H7S7D / 3C4C5C": None,
    "reveal 7H7S8D / 3C4C5C": "place-not-held",
    "reveal 7H7S7D": "wrong-count",
    "reveal": "move-unfinished",
    "set 7H7S7D": "set-before-reveal",
    "discard 9S": None,
    "discard KD": "discard-not-held",
}
REVEALING: dict[str, object] = {
    "game": "programmes",
    "players": 2,
    "turn": 0,
    "phase": "play",
    "hands": ["7H 7S 7D 3C 4C 5C 9S", "KD KH"],
    "programmes": ["P05", "P40"],
}


def refused(game: Game, state: State, move: Move) -> Refusal | None:
    """Why a copy of the state does not take a move."""
    try:
        game.play(state.copy(), move)
    except Refusal as refusal:
        return refusal
    return None


def same(one: Refusal | None, other: Refusal | None) -> bool:
    if one is None or other is None:
        return one is other
    facts = [[(fact.field.name, fact.value) for fact in refusal.facts] for refusal in (one, other)]
    return (one.kind, one.clause, one.key, one.words, facts[0]) == (
        other.kind,
        other.clause,
        other.key,
        other.words,
        facts[1],
    )


@pytest.mark.parametrize("slug", ["adriano", "janus", "nain_jaune", "programmes"])
def test_a_move_is_refused_for_the_reason_that_playing_it_would_give(slug: str) -> None:
    game, rng = game_of(slug), FastRng("moves")
    state = game.start(3, FastRng("whole"))
    for step in range(60):
        if state.seat == NOBODY:
            break
        mark, position = state.fingerprint(), state.dump()
        for action in range(step % 7, game.actions, 7):
            asked = game.refusal(state, (Action(action),))
            assert same(asked, refused(game, state, (Action(action),)))
        assert (state.fingerprint(), state.dump()) == (mark, position)
        state.apply(state.pick(rng))


@pytest.mark.parametrize(("text", "key"), WRITTEN.items())
def test_a_compound_move_is_refused_as_a_whole_and_nothing_is_begun(text: str, key: str | None) -> None:
    game = game_of("programmes")
    state = game.load(REVEALING)
    mark, position = state.fingerprint(), state.dump()
    refusal = game.refusal(state, game.parse(text))
    assert (refusal.key if refusal is not None else None) == key
    assert same(refusal, refused(game, state, game.parse(text)))
    assert (state.fingerprint(), state.dump()) == (mark, position)
    assert not state.midway()
