"""PR-32 and PR-33 step by step: a reveal or a set in the making is its player's secret until it is whole."""

import pytest

from pioche.core.refusal import Refusal
from pioche.core.seats import Action, Seat
from pioche.core.state import State
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from tests.rules.programmes.table import Table, asked, given, in_order, run, split, wild

Steps = tuple[Action, ...]
CANCEL = GAME.parse("cancel")


def walks(state: State, taken: Steps = ()) -> list[tuple[Steps, State]]:
    """Every way from here to the end of a move, step by step."""
    found = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        here = (*taken, action)
        found += walks(after, here) if after.midway() else [(here, after)]
    return found


def alike(move: str) -> str:
    """A move whatever the order of a set's cards, and whichever wilds it uses."""
    verb, _, rest = move.partition(" ")
    if verb not in ("reveal", "set"):
        return move
    parts = []
    for part in rest.split(" / "):
        cards = ["*" if wild(card) else card for card in split(part)]
        ranks = {card[:-1] for card in cards if card != "*"}
        parts.append(" ".join(in_order_or_stars(cards) if len(ranks) == 1 else cards))
    return f"{verb} {' / '.join(parts)}"


def in_order_or_stars(cards: list[str]) -> list[str]:
    return [*in_order(card for card in cards if card != "*"), *("*" for card in cards if card == "*")]


REVEALING = [
    ("P01", "3H 4H 5H 6H JK 9C"),
    ("P03", "9C 9D 9H 9S 2D JK 4C"),
    ("P05", "9C 9D 9H 9S 10H JH 2S KS"),
    ("P02", "9C 9D 9H 8C 8D 8H KS"),
]


@pytest.mark.parametrize(("programme", "hand"), REVEALING)
def test_pr_32_steps_lead_to_the_reveals_that_are_offered_or_to_a_cancel(programme: str, hand: str) -> None:
    table = asked(programme, hand)
    before = table.now
    reached = set()
    for steps, after in walks(table.state):
        if steps[-1:] == CANCEL:
            now = after.dump()
            assert all(now[field] == before[field] for field in ("hands", "combinations", "turn", "phase", "revealed"))
            continue
        text = GAME.notation(steps)
        reached.add(alike(text))
        whole = Table(GAME.load(before)).plays(text)
        assert after.dump() == whole.now
    if programme != "P02":  # equal directives may be met in any order
        assert reached == {alike(move) for move in table.moves()}
    else:
        assert {alike(move) for move in table.moves()} <= reached


def test_pr_33_steps_lead_to_the_sets_that_are_offered_or_to_a_cancel() -> None:
    table = given(["9C 9D 9H 2D JK KS", "KD"], revealed=[0], laid=[run("3S 4S 5S")])
    ends = [GAME.notation(steps) for steps, _ in walks(table.state) if steps[-1:] != CANCEL]
    assert {alike(text) for text in ends} == {alike(move) for move in table.moves()}


@pytest.mark.parametrize(("programme", "hand"), REVEALING)
def test_pr_45_a_reveal_in_the_making_is_seen_by_nobody_else(programme: str, hand: str) -> None:
    table = asked(programme, hand)
    others = {viewer: table.view(viewer) for viewer in (-2, 1)}
    state = table.state
    reveal = GAME.parse(next(move for move in table.moves() if move.startswith("reveal")))
    for action in reveal[:-1]:
        state.play(action)
        assert state.midway()
        assert state.seat == 0
        assert table.events() == []
        for viewer, before in others.items():
            assert encode_view(GAME, state.view(Seat(viewer))) == before
    state.play(reveal[-1])
    assert not state.midway()
    assert table.heard()[0] == "revealed"


def test_pr_32_half_a_reveal_is_no_move() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C")
    whole = GAME.parse("reveal 3H4H5H6H")
    before = table.now
    for length in range(1, len(whole)):
        with pytest.raises(Refusal):
            GAME.play(table.state, whole[:length])
        assert table.now == before


@pytest.mark.parametrize("text", ["reveal cancel", "reveal 3H4H5H6H cancel", "reveal 3H4H5H6H / cancel"])
def test_pr_32_a_reveal_given_up_is_no_move(text: str) -> None:
    with pytest.raises(Refusal, match="syntax"):
        GAME.parse(text)
    asked("P01", "3H 4H 5H 6H 9C").refuses("cancel", "PR-32")


@pytest.mark.parametrize("text", ["set cancel", "set 9C9D9H cancel", "set 9C9D9H / cancel"])
def test_pr_33_a_set_given_up_is_no_move(text: str) -> None:
    with pytest.raises(Refusal, match="syntax"):
        GAME.parse(text)
    given(["9C 9D 9H 2D", "KD"], revealed=[0], laid=[run("3S 4S 5S")]).refuses("cancel", "PR-32", "PR-33")


def test_pr_32_after_a_cancel_everything_may_still_be_done() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C")
    moves = table.moves()
    cancelled = next(steps for steps, _ in walks(table.state) if steps[-1:] == CANCEL)
    for action in cancelled:
        table.state.play(action)
    assert table.moves() == moves
    assert table.events(1) == []
    table.plays("reveal 3H4H5H6H").lies("3H 4H 5H 6H")


def test_every_action_is_legal_or_refused_never_both() -> None:
    states = [asked("P05", "9C 9D 9H 3H JK 5H KS").state, given(["9C 9D", "KD"], phase="take").state]
    states.append(given(["7H 9C 9D 9H 2D", "KD"], revealed=[0], laid=[run("4H 5H 6H")]).state)
    states.append(given(["9D", "KD"], revealed=[0], kept=[0, 3]).plays("discard 9D").state)
    midway = asked("P05", "9C 9D 9H 3H JK 5H KS").state
    for action in GAME.parse("reveal 9C9D9H / 3HJK5H")[:5]:
        midway.play(action)
        states.append(midway.copy())
    for state in states:
        legal = set(state.legal())
        assert legal == {a for a in range(GAME.actions) if state.refusal(Action(a)) is None}
        assert sorted(legal) == state.legal()
