"""The layout of actions, their notation, and the one truth about what is legal."""

import pytest

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Action
from pioche.games.adriano import GAME
from tests.games.adriano.tables import deal, load, moves, play, refusal


def test_every_action_has_a_notation_of_its_own_that_leads_back_to_it() -> None:
    written = [GAME.notation((Action(action),)) for action in range(GAME.actions)]
    assert len(set(written)) == GAME.actions
    assert [GAME.parse(text)[0] for text in written] == list(range(GAME.actions))


def test_notation_counts_slots_from_one_and_seats_from_zero() -> None:
    for text in ("swap 1", "swap 4", "name 1 2", "name 1 2 3 4", "look 2", "look 0.1", "look 5.4", "trade 4 5.4"):
        assert GAME.notation(GAME.parse(text)) == text
    assert GAME.parse("  look   2 ") == GAME.parse("look 2")


@pytest.mark.parametrize(
    "text", ["", "swap", "swap 0", "swap 5", "name 1", "name 1 1", "look 6.1", "trade 1 2", "Draw"]
)
def test_what_is_no_move_is_refused_and_says_what_may_be_written(text: str) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.parse(text)
    assert (raised.value.kind, raised.value.key) == ("syntax", "syntax")


@pytest.mark.parametrize("players", range(2, 7))
def test_an_action_is_refused_exactly_when_it_is_not_in_the_legal_list(players: int) -> None:
    state = GAME.start(players, FastRng("legal"), {"rounds": 2, "protect_caller": True, "pit_combinations": True})
    rng = FastRng("moves")
    while state.seat != NOBODY:
        allowed = [action for action in range(-1, GAME.actions + 1) if state.refusal(Action(action)) is None]
        assert allowed == state.legal()
        state.apply(state.pick(rng))
    assert state.legal() == []
    assert [state.refusal(Action(action)) is None for action in range(GAME.actions)] == [False] * GAME.actions


def test_pick_chooses_what_the_same_number_would_choose_from_the_legal_list() -> None:
    state = load(phase="trade", pit="R8", hands=["R1 - G4 Y5", "- G2 Y4 R5"])
    picked, listed = FastRng("same"), FastRng("same")
    for _ in range(50):
        choices = state.legal()
        assert state.pick(picked) == choices[listed.below(len(choices))]


def test_a_trade_pairs_every_own_card_with_every_card_of_the_others() -> None:
    state = load(phase="trade", pit="R8", hands=["R1 - G4 -", "- G2 - R5"])
    assert moves(state) == ["decline", "trade 1 1.2", "trade 1 1.4", "trade 3 1.2", "trade 3 1.4"]


@pytest.mark.parametrize(
    ("fields", "move", "clause", "key"),
    [
        ({}, "throw", "AD-10", "in-turn-draw"),
        ({"pit": "R9"}, "throw", "AD-10", "in-turn"),
        ({}, "take", "AD-04", "pit-empty"),
        ({"pit": "R9", "pit_turns": 6}, "take", "AD-51", "must-draw"),
        ({"phase": "drawn", "held": "R9"}, "draw", "AD-14", "in-drawn"),
        ({"phase": "drawn", "held": "R9", "failed": True}, "draw", "AD-14", "in-drawn-failed"),
        ({"phase": "drawn", "held": "R9", "failed": True}, "name 1 2", "AD-22", "second-attempt"),
        ({"phase": "drawn", "held": "R9", "pit": "B9"}, "take", "AD-14", "in-drawn"),
        ({"phase": "taken", "held": "R9"}, "throw", "AD-11", "taken-stays"),
        ({"phase": "taken", "held": "R9"}, "name 1 2", "AD-20", "pit-combination"),
        ({"phase": "taken", "held": "R9"}, "call", "AD-11", "in-taken"),
        (
            {"phase": "taken", "held": "R9", "options": {"pit_combinations": True}},
            "call",
            "AD-11",
            "in-taken-naming",
        ),
        ({"phase": "look_own", "pit": "R7"}, "look 1.1", "AD-31", "in-look_own"),
        ({"phase": "look_other", "pit": "R9"}, "look 1", "AD-33", "in-look_other"),
        ({"phase": "look_other", "pit": "R9"}, "look 0.1", "AD-33", "own-card"),
        ({"phase": "look_other", "pit": "R9"}, "look 2.1", "AD-33", "no-such-seat"),
        ({"phase": "trade", "pit": "R8"}, "look 1.1", "AD-32", "in-trade"),
        ({"phase": "trade", "pit": "R8"}, "trade 1 0.1", "AD-32", "own-card"),
        ({"phase": "extra", "pit": "R3"}, "take", "AD-30", "extra-from-pile"),
        ({"phase": "extra", "pit": "R3"}, "call", "AD-30", "in-extra"),
        ({"phase": "call", "pit": "R3"}, "draw", "AD-40", "in-call"),
    ],
)
def test_a_refusal_names_its_clause(fields: dict[str, object], move: str, clause: str, key: str) -> None:
    found = refusal(load(**fields), move)
    assert (found.kind, found.clause, found.key) == ("illegal", clause, key)


@pytest.mark.parametrize(
    ("fields", "move", "key"),
    [
        ({"phase": "drawn", "held": "R9"}, "swap 2", "empty-slot"),
        ({"phase": "drawn", "held": "R9"}, "name 1 2", "empty-slot"),
        ({"phase": "look_own", "pit": "R7"}, "look 2", "empty-slot"),
        ({"phase": "trade", "pit": "R8"}, "trade 2 1.1", "empty-slot"),
        ({"phase": "trade", "pit": "R8"}, "trade 1 1.3", "empty-slot-of"),
        ({"phase": "look_other", "pit": "R9"}, "look 1.3", "empty-slot-of"),
    ],
)
def test_ad_15_an_empty_slot_is_refused(fields: dict[str, object], move: str, key: str) -> None:
    found = refusal(load(hands=["R1 - G4 Y5", "B1 G2 - R5"], **fields), move)
    assert (found.clause, found.key) == ("AD-15", key)


@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"phase": "drawn", "held": "R9"}, "swap 1"),
        ({"phase": "taken", "held": "R9"}, "swap 1"),
        ({"phase": "look_own", "pit": "R7"}, "look 1"),
        ({"phase": "trade", "pit": "R8"}, "trade 1 1.1"),
    ],
)
def test_ad_15_the_first_slot_too_is_refused_when_it_is_empty(fields: dict[str, object], move: str) -> None:
    found = refusal(load(hands=["- B2 G4 Y5", "B1 G2 - R5"], **fields), move)
    assert (found.clause, found.key) == ("AD-15", "empty-slot")


@pytest.mark.parametrize(
    ("fields", "others", "clause", "key"),
    [
        ({"phase": "drawn", "held": "R9"}, "look 1, look 0.1, trade 1 0.1, trade 4 5.4", "AD-14", "in-drawn"),
        ({"phase": "taken", "held": "R9"}, "look 1, look 0.1, trade 1 0.1, trade 4 5.4", "AD-11", "in-taken"),
        ({"phase": "look_own", "pit": "R7"}, "swap 4, look 0.1, look 1.1, trade 1 1.1", "AD-31", "in-look_own"),
        ({"phase": "look_other", "pit": "R9"}, "swap 1, look 4, trade 1 0.1, name 1 2", "AD-33", "in-look_other"),
        ({"phase": "trade", "pit": "R8"}, "look 5.4, look 4, name 1 2, name 4 3 2 1", "AD-32", "in-trade"),
    ],
)
def test_a_move_of_another_moment_is_told_what_this_one_asks_for(
    fields: dict[str, object], others: str, clause: str, key: str
) -> None:
    for move in others.split(", "):
        found = refusal(load(**fields), move)
        assert (found.clause, found.key) == (clause, key), move


def test_ad_41_a_protected_caller_is_refused_as_a_target() -> None:
    position = {
        "players": 3,
        "turn": 0,
        "caller": 2,
        "phase": "look_other",
        "pit": "R9",
        "hands": ["R1 B2 G4 Y5", "B1 G2 Y4 R5", "R6 B6 G6 Y6"],
        "options": {"protect_caller": True},
    }
    state = load(**position)
    assert moves(state) == ["decline", "look 1.1", "look 1.2", "look 1.3", "look 1.4"]
    assert (refusal(state, "look 2.1").clause, refusal(state, "look 2.1").key) == ("AD-41", "caller-protected")


def test_numbers_that_are_no_action_are_refused_as_writing() -> None:
    state = load()
    for action in (-1, GAME.actions):
        found = state.refusal(Action(action))
        assert found is not None
        assert (found.kind, found.key) == ("syntax", "no-such-action")


def test_a_refused_move_changes_nothing() -> None:
    state = deal("R1 B1 R2 B2 R4 B4 R5 B5 R9")
    before = state.dump()
    with pytest.raises(Refusal):
        play(state, "take")
    assert state.dump() == before


@pytest.mark.parametrize(
    ("move", "pit"), [("name 1 3", "Y2 R15 B15"), ("name 3 1", "Y2 B15 R15"), ("name 3 4 1", "Y2 B15 G15 R15")]
)
def test_ad_21_the_player_chooses_which_card_of_a_combination_ends_on_top(move: str, pit: str) -> None:
    state = load(phase="drawn", held="R4", pit="Y2", hands=["R15 R1 B15 G15", "Y3 Y4 Y5 Y6"])
    play(state, move)
    assert state.dump()["pit"] == pit


def test_ad_22_a_failed_combination_is_shown_in_the_order_named() -> None:
    state = load(phase="drawn", held="R4", hands=["R15 R1 B15 G15", "Y3 Y4 Y5 Y6"])
    state.journal = Journal()
    play(state, "name 3 2")
    shown = [event.values[1] for event in state.journal.events if GAME.events[event.kind].name == "showed"]
    assert shown == [2, 1]


def test_pick_of_a_drawn_card_reaches_every_legal_action() -> None:
    state = load(phase="drawn", held="R4", hands=["R15 R1 B15 G15", "Y3 Y4 Y5 Y6"])
    rng = FastRng("all")
    assert {int(state.pick(rng)) for _ in range(2000)} == set(state.legal())
    assert len(state.legal()) == 65
