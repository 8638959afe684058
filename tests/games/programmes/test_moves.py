"""Actions, their notation, and legality as one thing."""

from random import Random

import pytest

from pioche.cards import cards_of
from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.core.seats import Action, Seat
from pioche.core.state import State
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from tests.games.programmes.tables import EXCHANGE, TABLES, Fields, Table, hand, laid, load, match, moves, play


def test_every_action_is_written_and_read_back() -> None:
    written = [GAME.notation((Action(action),)) for action in range(GAME.actions)]
    assert len(set(written)) == GAME.actions == 6474
    assert [GAME.parse(text) for text in written] == [(Action(action),) for action in range(GAME.actions)]


def test_the_layout_never_changes() -> None:
    assert [GAME.notation((Action(action),)) for action in (*range(9), 60, 61, 113, 114, 167, 220, 273, 6473)] == [
        *("draw", "take", "exchange", "keep", "reveal", "set", "close", "cancel"),
        *("discard AC", "discard JK", "place AC", "place JK"),
        *("add AC 1", "add AC 1 low", "add AC 1 high", "add AC 2", "add JK 40 high"),
    ]


@pytest.mark.parametrize("text", ["reveal 3H4H5H6H / 7S7D2H", "reveal 10H", "set 7H7SJK"])
def test_compound_moves_are_written_as_they_are_read(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == text


def test_spaces_within_combinations_do_not_matter() -> None:
    assert GAME.parse("  reveal 3H 4H 10H/7S7D  2H ") == GAME.parse("reveal 3H4H10H / 7S7D2H")


@pytest.mark.parametrize(
    "text",
    [
        *("", "pass", "Draw", "draw 3H", "take take", "discard", "discard 1H", "discard 3H 4H", "discard 3h", "place"),
        *("place XX", "reveal 3H4", "reveal 3H / / 4H", "reveal /", "reveal 3H /", "reveal / cancel", "set 3H4H / 5H"),
        *("set 3H0", "add", "add 3H", "add 3H 0", "add 3H 41", "add 3H 01", "add 3H +1", "add 3H ²", "add 3H 1 set"),
        *("add 3H 1 middle", "add 3H 1 low low", "add XX 1", "cancel cancel", "close 3H", "exchange P01"),
    ],
)
def test_what_is_no_move_is_refused_with_what_was_written(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert (caught.value.kind, caught.value.key, caught.value.words) == ("syntax", "syntax", {"given": text})


# Legality is one thing.


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_an_action_is_refused_exactly_when_it_is_not_legal(table: Table) -> None:
    random = Random(1)
    for step, state in enumerate(match(*table)):
        legal = state.legal()
        assert legal == sorted(set(legal))
        tried = {*range(114), *legal, *random.sample(range(GAME.actions), 60)}
        if step % 40 == 0 or random.random() < 0.01:
            tried = set(range(GAME.actions))
        refused = {action: state.refusal(Action(action)) for action in tried}
        assert [action for action in sorted(tried) if refused[action] is None] == legal
        for refusal in refused.values():
            over = state.phase() == "over"
            assert refusal is None or (refusal.kind, refusal.clause is None) == ("over" if over else "illegal", over)
        for action in (-1, GAME.actions, 10**9):
            found = state.refusal(Action(action))
            assert found is not None
            assert found.kind in ("syntax", "over")


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_an_illegal_action_changes_nothing(table: Table) -> None:
    random = Random(2)
    for state in match(*table, seed="illegal"):
        if random.random() < 0.8:
            continue
        before, mark = state.dump(), state.fingerprint()
        action = random.choice([action for action in range(200) if action not in state.legal()])
        with pytest.raises(Refusal):
            state.play(Action(action))
        assert (state.dump(), state.fingerprint()) == (before, mark)


# One of them at random.

HALF_SET: Fields = {**laid("7H 7D 7C JK JK 9C"), "options": {"wild_limit": "half"}}


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": "take"},
        {**hand("5H"), "phase": "take"},
        EXCHANGE,
        {},
        hand("7H 7S 3C"),
        *[{"steps": steps} for steps in ("reveal", "reveal 7H", "reveal 7H7S7D", "reveal 7H7S7D /")],
        {"steps": "reveal", "cancelled": True},
        laid("7H 9C"),
        laid("8D 2H 6H JK 9C"),
        HALF_SET,
        *[{**HALF_SET, "steps": steps} for steps in ("set", "set 7H", "set 7H7D7C", "set JK7H", "set 7HJK7DJK")],
        {**HALF_SET, "steps": "set", "cancelled": True},
    ],
)
def test_a_random_action_is_any_legal_one_and_never_another(fields: Fields) -> None:
    state, rng = load(**fields), FastRng("pick")
    assert sorted({state.pick(rng) for _ in range(400)}) == state.legal()


# Whole moves.


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_every_whole_move_is_written_once_and_can_be_played(table: Table) -> None:
    compound = 0
    for step, state in enumerate(match(*table, seed="whole")):
        whole = GAME.moves(state)
        written = [GAME.notation(move) for move in whole]
        assert len(set(written)) == len(written)
        assert [GAME.parse(text) for text in written] == whole
        assert {move[0] for move in whole} == set(state.legal())
        long = [move for move in whole if len(move) > 1]
        compound += len(long)
        for move in [*long[:20], *whole[:: 1 + step % 5]]:
            twin = state.copy()
            GAME.play(twin, move)
            assert state.midway() or not twin.midway()
    assert compound > 0


def test_a_set_and_its_wilds_are_listed_in_one_way() -> None:
    state = load(hands=["9C 9D 9H JK 2D", "KD KH"], programmes=["P03", "P40"], known=["2D", ""])
    reveals = [text for text in moves(state) if text.startswith("reveal")]
    assert reveals == ["reveal 9C9D9H2D", "reveal 9C9D2DJK", "reveal 9C9H2DJK", "reveal 9D9H2DJK"]
    for other in ("reveal 9C9D9HJK", "reveal 2D9H9C9D", "reveal JK9C2D9D"):
        play(load(hands=["9C 9D 9H JK 2D", "KD KH"], programmes=["P03", "P40"]), other)


@pytest.mark.parametrize(
    ("known", "reveal"),
    [
        ("", "reveal 9C9D2C2S"),
        ("2S", "reveal 9C9D2S2C"),
        ("2C 2S", "reveal 9C9D2C2S"),
        ("JK", "reveal 9C9DJK2C"),
        ("2S JK", "reveal 9C9D2SJK"),
    ],
)
def test_the_wilds_that_all_know_of_are_listed_first_then_twos_then_jokers(known: str, reveal: str) -> None:
    state = load(hands=["9C 9D JK 2C 2S", "KD KH"], programmes=["P03", "P40"], known=[known, ""])
    assert [text for text in moves(state) if text.startswith("reveal 9C9D")] == [reveal]


def test_half_a_move_is_refused_and_changes_nothing() -> None:
    state = load()
    before = state.dump()
    for text in ("reveal", "reveal 7D7H7S"):
        with pytest.raises(Refusal):
            GAME.play(state, GAME.parse(text))
    with pytest.raises(Refusal, match="move-unfinished"):
        GAME.play(state, GAME.parse("reveal 7D7H7S / 3C4C5C")[:-1])
    assert state.dump() == before


# Steps.

REVEAL = "reveal 7D7H7S / 3C4C5C"


def test_steps_are_seen_by_their_player_alone() -> None:
    state, other = load(), load(hands=["7H 7S 7D 3C 4C 5C 9S", "KD KH"])
    for action in GAME.parse(REVEAL)[:-1]:
        state.play(action)
        assert state.midway()
        for viewer in (1, -2):
            assert encode_view(GAME, state.view(Seat(viewer))) == encode_view(GAME, other.view(Seat(viewer)))
        assert encode_view(GAME, state.view(Seat(0))) != encode_view(GAME, other.view(Seat(0)))
    state.play(GAME.parse("close")[0])
    assert not state.midway()
    assert state.dump() == play(load(), REVEAL).dump()


def test_a_reveal_may_be_given_up_once_a_turn_between_combinations() -> None:
    state = load()
    for text in ("reveal", "place 7D", "place 7H", "place 7S"):
        state.play(GAME.parse(text)[0])
        assert ("cancel" in moves(state)) == (text == "reveal")
    play(state, "close")
    assert "cancel" in moves(state)
    play(state, "cancel")
    assert not state.midway()
    assert "reveal 7D7H7S / 3C4C5C" in moves(state)
    state.play(GAME.parse("reveal")[0])
    assert "cancel" not in moves(state)
    refusal = state.refusal(GAME.parse("cancel")[0])
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("PR-32", "no-cancel-now")


def give_up(state: State) -> State:
    """Begin a reveal and take it back, step by step."""
    for text in ("reveal", "cancel"):
        state.play(GAME.parse(text)[0])
    return state


@pytest.mark.parametrize(
    "text",
    [
        *("reveal cancel", "set cancel", "reveal 7D7H7S cancel", "reveal 7D7H7S / cancel", "reveal 7D7H7S / 3C cancel"),
        *("reveal 7D7H7S / 3C4C5C cancel", "reveal 7D7H7S / 3C4C5C / cancel", "set 7D7H7S cancel", "set 7D cancel"),
        *("reveal cancel 7D7H7S", "cancel reveal", "cancel 7D"),
    ],
)
def test_a_move_is_not_written_as_given_up(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert (caught.value.kind, caught.value.key, caught.value.words) == ("syntax", "syntax", {"given": text})


def test_a_move_given_up_is_no_whole_move() -> None:
    state = load()
    before = state.dump()
    whole, cancel = GAME.parse(REVEAL), GAME.parse("cancel")
    for move in ((*whole[:1], *cancel), (*whole[:5], *cancel), (*whole, *cancel)):
        with pytest.raises(Refusal, match="move-unfinished"):
            GAME.play(state, move)
    with pytest.raises(Refusal, match="nothing-under-way"):
        GAME.play(state, cancel)
    assert state.dump() == before


def test_the_next_turn_has_a_cancel_of_its_own() -> None:
    state = give_up(load())
    play(state, "discard 9S", "draw", "discard KD", "draw")
    assert state.dump()["cancelled"] is False
    assert give_up(state).dump()["cancelled"] is True


def test_moves_are_described_with_their_cards() -> None:
    def described(text: str) -> tuple[str, list[tuple[str, str, int]]]:
        key, facts = GAME.describe(GAME.parse(text))
        return key, [(fact.field.name, fact.field.spell, fact.value) for fact in facts]

    seven = cards_of("7D")[0]
    assert [described(text) for text in ("draw", "reveal", "set", "close", "cancel")] == [
        *(("draw", []), ("begin-reveal", []), ("begin-set", []), ("close", []), ("cancel", []))
    ]
    assert described("discard 7D") == ("discard", [("card", "card", seven)])
    assert described("place 7D") == ("place", [("card", "card", seven)])
    assert described("set 7D7D7DJK") == ("set", [("cards", "card", card) for card in cards_of("7D7D7DJK")])
    for text, key in (("add 7D 3", "add"), ("add 7D 3 low", "add-low"), ("add 7D 3 high", "add-high")):
        assert described(text) == (key, [("card", "card", seven), ("combination", "number", 3)])
