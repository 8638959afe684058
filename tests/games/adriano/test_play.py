"""Corners of play: extra turns, lapsing powers, piles that run out, calls and their scores."""

from typing import Any

import pytest

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY
from pioche.core.state import State, playout
from pioche.games.adriano import GAME
from tests.games.adriano.tables import deal, load, moves, play, refusal, told

# Four cards each, dealt alternately; then the pile.
HANDS = "R1 B1 R2 B2 R4 B4 R5 B5"
SMALL = {"lab": {"highest": 3, "slots": 2}, "hands": ["R1 B1", "G1 Y1"]}  # 12 cards, 8 of them off the table


def position(state: State) -> dict[str, Any]:
    return dict(state.dump())


# The deal.


def test_ad_03_the_dealer_passes_to_the_left_and_the_next_player_begins() -> None:
    state = deal(HANDS, options={"rounds": 2})
    assert (position(state)["dealer"], int(state.seat)) == (1, 0)
    play(state, "draw", "swap 1", "call", "draw", "swap 1")
    assert (int(state.round), position(state)["dealer"], int(state.seat)) == (1, 0, 1)


def test_ad_03_the_first_dealer_is_drawn_at_random() -> None:
    dealers = {position(GAME.start(6, FastRng(str(seed))))["dealer"] for seed in range(60)}
    assert dealers == {0, 1, 2, 3, 4, 5}


def test_ad_04_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    state = deal("R1 B1 G1 R2 B2 G2 R4 B4 G4 R5 B5 G5 Y9 Y10", players=3)
    assert position(state)["hands"] == ["R1 R2 R4 R5", "B1 B2 B4 B5", "G1 G2 G4 G5"]
    assert position(state)["pile"].startswith("Y9 Y10 ")
    assert moves(state) == ["draw"]


def test_a_different_move_never_changes_a_later_deal() -> None:
    hands: set[str] = set()
    for line in (("draw", "throw", "call", "draw", "throw"), ("draw", "swap 1", "silent", "take", "swap 2", "call")):
        state = play(deal(HANDS + " R10 B10"), *line)
        while state.round == 0:
            state.apply(state.legal()[0] if state.phase() != "call" else GAME.parse("call")[0])
        hands.add(str(position(state)["hands"]))
    assert len(hands) == 1


def test_a_deck_too_small_for_the_players_is_refused() -> None:
    assert GAME.start(2, FastRng("1"), lab={"highest": 3, "colours": 3}).seat != NOBODY
    with pytest.raises(Refusal) as raised:
        GAME.start(2, FastRng("1"), lab={"highest": 2, "colours": 4})
    assert (raised.value.kind, raised.value.clause, raised.value.key) == ("option", "AD-04", "deck-too-small")


@pytest.mark.parametrize("players", [1, 7])
def test_ad_02_two_to_six_play(players: int) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.start(players, FastRng("1"))
    assert (raised.value.kind, raised.value.key) == ("argument", "players")


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(Refusal) as raised:
        GAME.start(2, FastRng("1"), rules=99)
    assert (raised.value.kind, raised.value.key) == ("argument", "rules-unknown")


# Combinations.


def test_ad_21_the_first_freed_slot_is_filled_and_the_others_stay_empty() -> None:
    state = load(hands=["R9 B2 G9 Y9", "B1 G2 Y4 R5"], phase="drawn", held="R1", pit="Y2")
    play(state, "name 1 3 4")
    assert position(state)["hands"][0] == "R1 B2 - -"
    assert position(state)["pit"] == "Y2 R9 G9 Y9"
    assert state.phase() == "call"


def test_ad_22_after_a_failure_the_drawn_card_keeps_its_power() -> None:
    state = load(phase="drawn", held="R7")
    play(state, "name 1 2")
    assert moves(state) == ["throw", "swap 1", "swap 2", "swap 3", "swap 4"]
    assert position(state)["penalties"] == [40, 0]
    assert state.phase() == "drawn"
    play(state, "throw")
    assert state.phase() == "look_own"


def test_ad_22_a_card_of_the_pit_must_still_be_exchanged_after_a_failure() -> None:
    state = load(phase="taken", held="R7", options={"pit_combinations": True})
    play(state, "name 1 2")
    assert moves(state) == ["swap 1", "swap 2", "swap 3", "swap 4"]


def test_ad_22_an_extra_turn_is_a_turn_of_its_own_for_attempts() -> None:
    state = load(phase="drawn", held="R3", pile="B3 " + _rest("R3 B3"))
    play(state, "name 1 2", "throw", "draw")
    assert "name 1 2" in moves(state)


def _rest(without: str) -> str:
    gone = f"R1 B2 G4 Y5 B1 G2 Y4 R5 {without}".split()
    deck = [f"{colour}{value}" for value in range(1, 16) for colour in "RBGY"]
    return " ".join(card for card in deck if card not in gone)


def test_ad_23_a_carre_notes_a_penalty_for_all_the_others_on_top_of_others() -> None:
    state = load(
        players=3,
        hands=["R9 B9 G9 Y9", "B1 G2 Y4 R5", "R1 B2 G4 Y5"],
        phase="drawn",
        held="R15",
        penalties=[40, 0, 80],
    )
    play(state, "name 1 2 3 4")
    assert position(state)["penalties"] == [40, 40, 120]
    assert position(state)["hands"][0] == "R15 - - -"


# Powers.


def test_ad_30_extra_turns_are_drawn_and_end_with_the_call() -> None:
    state = deal(HANDS + " R3 R10 R11 R12")
    play(state, "draw", "throw")
    assert moves(state) == ["draw", "decline"]
    assert position(state)["extra"] == 1
    play(state, "draw", "throw")
    assert moves(state) == ["draw", "decline"]
    assert position(state)["extra"] == 0
    play(state, "draw", "throw")
    assert (int(state.seat), state.phase()) == (0, "call")
    assert position(state)["in_extra"] is False


def test_ad_30_declining_one_extra_turn_ends_them() -> None:
    state = play(deal(HANDS + " R3"), "draw", "throw", "decline")
    assert (int(state.seat), state.phase()) == (0, "call")


def test_ad_30_a_three_thrown_in_an_extra_turn_gives_nothing() -> None:
    state = play(deal(HANDS + " R3 B3 R7 R10"), "draw", "throw", "draw", "throw")
    assert position(state)["extra"] == 0
    play(state, "draw", "throw")
    assert state.phase() == "look_own"
    play(state, "look 1")
    assert state.phase() == "call"


def test_ad_30_a_three_laid_in_the_square_gives_nothing() -> None:
    assert play(deal(HANDS + " R3"), "draw", "swap 1").phase() == "call"


def test_ad_34_a_power_card_taken_from_the_pit_has_no_power() -> None:
    state = play(deal(HANDS + " R9"), "draw", "throw", "decline", "silent", "take", "swap 1")
    assert state.phase() == "call"


def test_ad_15_a_power_without_a_target_lapses() -> None:
    for card in ("R8", "R9"):
        journal = Journal()
        state = load(turn=1, caller=0, phase="drawn", held=card, options={"protect_caller": True})
        state.journal = journal
        play(state, "throw")
        assert state.round == 1
        assert {"kind": "lapsed", "seat": 1, "card": card} in told(journal.events, 0)


def test_ad_41_the_caller_is_not_protected_unless_the_option_says_so() -> None:
    assert "look 0.1" in moves(play(load(turn=1, caller=0, phase="drawn", held="R9"), "throw"))


# The pile runs out.


def test_ad_47_the_pit_is_turned_over_when_somebody_draws() -> None:
    state = load(**SMALL, pile="", pit="R2 B2 G2 Y2 R3 B3 G3 Y3")
    assert moves(state) == ["draw", "take"]
    play(state, "draw")
    assert position(state)["held"] == "R2"
    assert position(state)["pile"] == "B2 G2 Y2 R3 B3 G3 Y3"
    assert position(state)["pit"] == ""
    assert position(state)["turned"] == 1
    assert position(state)["pile_known"] is True


def test_ad_47_a_three_just_thrown_is_turned_over_with_the_pit() -> None:
    state = load(**SMALL, pile="R3", pit="R2 B2 G2 Y2 B3 G3 Y3")
    play(state, "draw", "throw", "draw")
    assert position(state)["held"] == "R2"
    assert position(state)["pile"] == "B2 G2 Y2 B3 G3 Y3 R3"


def test_ad_47_a_pile_of_one_card_can_be_turned_over() -> None:
    state = load(lab={"highest": 5, "colours": 1, "slots": 2}, hands=["R1 R2", "R4 R5"], pile="", pit="R3")
    play(state, "draw")
    assert position(state)["pile"] == position(state)["pit"] == ""
    play(state, "swap 1")
    assert position(state)["pit"] == "R1"
    assert moves(state) == ["silent", "call"]
    play(state, "call")
    assert moves(state) == ["draw", "take"]
    play(state, "draw")
    assert (position(state)["held"], position(state)["turned"]) == ("R1", 2)


def test_ad_48_the_last_card_of_the_turned_pile_ends_the_round_in_silence() -> None:
    last = load(**SMALL, pile="R2", pit="B2 G2 Y2 R3 B3 G3 Y3", turned=1)
    play(last, "draw", "swap 1", "silent")
    assert last.round == 1
    assert last.scores() == [3, 2]


def test_ad_48_the_player_who_took_the_last_card_may_still_call() -> None:
    state = load(**SMALL, pile="R2", pit="B2 G2 Y2 R3 B3 G3 Y3", turned=1)
    play(state, "draw", "throw", "call", "draw")
    assert (position(state)["turned"], position(state)["held"], position(state)["caller"]) == (2, "B2", 0)


def test_ad_48_extra_turns_not_yet_drawn_are_lost() -> None:
    fresh = load(**SMALL, pile="R3", pit="B2 G2 Y2 R2 B3 G3 Y3", turned=1)
    assert play(fresh, "draw", "throw").phase() == "call"
    between = load(**SMALL, phase="extra", extra=1, pile="R2", pit="B2 G2 Y2 B3 G3 Y3 R3", turned=1)
    assert play(between, "draw", "throw").phase() == "call"


def test_ad_48_no_extra_turn_is_lost_after_a_call() -> None:
    state = load(**SMALL, turn=1, caller=0, pile="R3", pit="B2 G2 Y2 R2 B3 G3 Y3", turned=1)
    play(state, "draw", "throw")
    assert moves(state) == ["draw", "decline"]
    play(state, "draw")
    assert (position(state)["turned"], position(state)["held"]) == (2, "B2")


def test_ad_48_a_first_pile_that_runs_out_ends_nothing() -> None:
    state = load(**SMALL, pile="R3", pit="B2 G2 Y2 R2 B3 G3 Y3")
    assert play(state, "draw", "throw").phase() == "extra"


# Taking from the pit for ever.


def test_ad_51_after_full_rounds_at_the_pit_the_next_player_must_draw() -> None:
    state = load(pit="R9", options={"pit_rounds": 1})
    play(state, "take", "swap 1", "silent", "take", "swap 1", "silent")
    assert moves(state) == ["draw"]
    assert refusal(state, "take").clause == "AD-51"
    play(state, "draw", "throw", "silent")
    assert moves(state) == ["draw", "take"]


def test_ad_51_a_draw_starts_the_count_again() -> None:
    state = load(pit="R10", pit_turns=1, options={"pit_rounds": 1}, pile="R9 R11 R12 " + _rest("R9 R10 R11 R12"))
    play(state, "draw", "swap 1", "silent", "take", "swap 1", "silent")
    assert position(state)["pit_turns"] == 1
    assert moves(state) == ["draw", "take"]


# Calls and scores.


def called(first: str, second: str, penalties: list[int], options: dict[str, object] | None = None) -> list[int]:
    """The scores when seat 0 called and seat 1 throws its last card."""
    state = load(
        hands=[first, second],
        turn=1,
        caller=0,
        phase="drawn",
        held="Y12",
        penalties=penalties,
        options=options or {},
    )
    return play(state, "throw").scores()


@pytest.mark.parametrize(
    ("first", "second", "spared", "paid"),
    [
        ("R1 B1 G1 -", "R2 B2 - -", [-10, 44], [30, 44]),
        ("R1 B1 G2 -", "R2 B2 - -", [4, 4], [44, 44]),
        ("R1 B1 G3 -", "R2 B2 - -", [100, 44], [100, 44]),
        ("R15 - - -", "R1 - - -", [-10, 41], [30, 41]),
    ],
)
def test_ad_46_penalties_after_a_call(first: str, second: str, spared: list[int], paid: list[int]) -> None:
    assert called(first, second, [40, 40]) == spared
    assert called(first, second, [40, 40], {"spare_winner": False}) == paid


def test_ad_46_players_not_tied_with_a_tied_caller_pay() -> None:
    state = load(
        players=3,
        hands=["R2 - - -", "B2 - - -", "G4 - - -"],
        turn=2,
        caller=0,
        phase="drawn",
        held="Y12",
        penalties=[40, 80, 40],
    )
    assert play(state, "throw").scores() == [2, 2, 44]


def test_ad_45_a_caller_tied_with_another_but_beaten_by_a_third_fails() -> None:
    state = load(players=3, hands=["R2 - - -", "B2 - - -", "G1 - - -"], turn=2, caller=0, phase="drawn", held="Y12")
    assert play(state, "throw").scores() == [60, 2, 1]


def test_ad_01_the_blue_fifteen_counts_nothing_where_the_table_says_so() -> None:
    assert called("B15 - - -", "R1 - - -", [0, 0]) == [60, 1]
    assert called("B15 - - -", "R1 - - -", [0, 0], {"red_fifteens": 2}) == [-10, 1]


def test_ad_40_after_a_call_everybody_else_has_one_turn_and_nobody_is_asked_again() -> None:
    state = deal(" ".join(f"{colour}{value}" for value in (1, 2, 4, 5, 6, 10, 11, 12) for colour in "RBGY"), players=4)
    play(state, "draw", "swap 1", "silent", "draw", "swap 1", "call")
    seats: list[int] = []
    while state.round == 0:
        seats.append(int(state.seat))
        play(state, "draw", "swap 1")
    assert seats == [2, 3, 0]


def test_ad_49_equal_totals_share_a_place() -> None:
    state = load(
        players=3,
        hands=["R2 B2 - -", "R4 - - -", "R9 - - -"],
        turn=2,
        round=6,
        caller=0,
        phase="drawn",
        held="Y12",
        totals=[-8, -8, 50],
    )
    play(state, "throw")
    assert state.seat == NOBODY
    assert (state.scores(), state.ranks()) == ([-4, -4, 59], [1, 1, 3])
    found = refusal(state, "draw")
    assert (found.kind, found.key) == ("over", "over")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_ends_though_nobody_ever_calls(players: int) -> None:
    state = GAME.start(players, FastRng("quiet"), {"rounds": 1, "pit_rounds": 20}, {"lowest": 3, "highest": 12})
    silent, call = GAME.parse("silent")[0], GAME.parse("call")[0]
    rng = FastRng("moves")
    while state.seat != NOBODY:
        action = state.pick(rng)
        state.apply(silent if action == call else action)
    assert position(state)["turned"] == 1
    assert position(state)["pile"] == ""


def test_random_matches_of_every_size_end() -> None:
    for players in range(2, 7):
        state = GAME.start(players, FastRng("size"), {"rounds": 50})
        assert playout(state, FastRng("moves")) > 50 * players
        assert (state.seat, state.phase(), state.round) == (NOBODY, "over", 50)
