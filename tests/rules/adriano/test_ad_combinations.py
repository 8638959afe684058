"""AD-20 to AD-23: pair, brelan and carré, right and wrong."""

import pytest

from tests.rules.adriano.table import COMBINATIONS, HANDS, SWAPS, drawn, given, namings, refused_start

OTHERS = HANDS[1:]  # 6 10 11 12 and 13 14 2 1
PIT_TOO = {"pit_combinations": True}


@pytest.mark.parametrize(
    ("hand", "move", "after", "gone"),
    [
        ("R5 B5 G4 Y3", "name 1 2", "B9 - G4 Y3", "R5 B5"),
        ("R5 B4 G5 Y3", "name 1 3", "B9 B4 - Y3", "R5 G5"),
        ("R5 B4 G3 Y5", "name 1 4", "B9 B4 G3 -", "R5 Y5"),
        ("R4 B5 G5 Y3", "name 2 3", "R4 B9 - Y3", "B5 G5"),
        ("R4 B5 G3 Y5", "name 2 4", "R4 B9 G3 -", "B5 Y5"),
        ("R4 B3 G5 Y5", "name 3 4", "R4 B3 B9 -", "G5 Y5"),
        ("R5 B5 G5 Y3", "name 1 2 3", "B9 - - Y3", "R5 B5 G5"),
        ("R5 B5 G3 Y5", "name 1 2 4", "B9 - G3 -", "R5 B5 Y5"),
        ("R5 B3 G5 Y5", "name 1 3 4", "B9 B3 - -", "R5 G5 Y5"),
        ("R3 B5 G5 Y5", "name 2 3 4", "R3 B9 - -", "B5 G5 Y5"),
        ("R5 B5 G5 Y5", "name 1 2 3 4", "B9 - - -", "R5 B5 G5 Y5"),
    ],
)
def test_ad_21_a_right_combination_goes_to_the_pit_and_the_drawn_card_takes_its_lowest_slot(
    hand: str, move: str, after: str, gone: str
) -> None:
    table = drawn("B9", [hand, "R6 B10 G11 Y12"]).plays(move)
    assert table.hands[0] == after.split()
    assert table.pit == ["G13", *gone.split()]
    table.then(held=None, phase="call", turn=0)


@pytest.mark.parametrize(
    ("hand", "move", "after", "gone"),
    [
        ("R5 B4 G5 Y3", "name 3 1", "B9 B4 - Y3", "G5 R5"),
        ("R4 B5 G3 Y5", "name 4 2", "R4 B9 G3 -", "Y5 B5"),
        ("R5 B5 G5 Y3", "name 2 3 1", "B9 - - Y3", "B5 G5 R5"),
        ("R3 B5 G5 Y5", "name 4 2 3", "R3 B9 - -", "Y5 B5 G5"),
        ("R5 B5 G5 Y5", "name 4 1 3 2", "B9 - - -", "Y5 R5 G5 B5"),
    ],
)
def test_ad_21_they_go_to_the_pit_in_the_order_named_and_the_last_lies_on_top(
    hand: str, move: str, after: str, gone: str
) -> None:
    table = drawn("B9", [hand, "R6 B10 G11 Y12"]).plays(move)
    assert table.hands[0] == after.split()
    assert table.pit == ["G13", *gone.split()]
    assert table.told() == gone.split()


def test_ad_20_naming_is_always_legal() -> None:
    drawn("B9").offers("throw", *SWAPS, *COMBINATIONS)


def test_ad_20_a_pair_may_be_named_out_of_three_alike() -> None:
    table = drawn("B9", ["R5 B5 G5 Y3", *OTHERS]).plays("name 1 3").then(penalties=[0, 0, 0])
    assert table.hands[0] == ["B9", "B5", "-", "Y3"]


def test_ad_20_the_red_fifteen_is_a_fifteen() -> None:
    table = drawn("B9", ["R15 B4 G15 Y3", *OTHERS]).plays("name 1 3").then(penalties=[0, 0, 0])
    assert table.hands[0] == ["B9", "B4", "-", "Y3"]


@pytest.mark.parametrize("red_fifteens", [1, 2])
def test_ad_20_worthless_fifteens_make_a_carre_with_the_others(red_fifteens: int) -> None:
    table = drawn("B9", ["R15 B15 G15 Y15", *OTHERS], options={"red_fifteens": red_fifteens})
    table.plays("name 1 2 3 4").then(penalties=[0, 40, 40])


def test_ad_20_cards_of_one_colour_are_no_combination() -> None:
    drawn("B9", ["R1 R2 G4 Y5", "R6 B10 G11 Y12"]).plays("name 1 2").then(penalties=[40, 0])


def test_ad_20_the_drawn_card_itself_is_no_part_of_the_combination() -> None:
    # A five drawn does not complete a five and a four.
    drawn("B5", ["R5 B2 G4 Y1", "R6 B10 G11 Y12"]).plays("name 1 3").then(penalties=[40, 0])


def test_ad_20_a_combination_needs_two_cards() -> None:
    drawn("B9", ["- B5 - -", *OTHERS]).offers("swap 2", "throw")


def test_ad_20_a_card_from_the_pit_buys_no_combination() -> None:
    table = given(["R5 B5 G4 Y3", *OTHERS], pit="G13").plays("take").offers(*SWAPS)
    table.refuses("name 1 2", "AD-20", "AD-11")


def test_ad_20_with_pit_combinations_it_does() -> None:
    table = given(["R5 B5 G4 Y3", *OTHERS], pit="B6 G13", options=PIT_TOO).plays("take").offers(*SWAPS, *COMBINATIONS)
    table.plays("name 1 2").then(phase="call", penalties=[0, 0, 0], held=None)
    assert table.hands[0] == ["G13", "-", "G4", "Y3"]
    assert table.pit == ["B6", "R5", "B5"]
    assert table.known(0, 1) == [0, 1, 2]


def test_ad_20_pit_combinations_is_a_flag() -> None:
    refusal = refused_start(2, pit_combinations="maybe")
    assert (refusal.kind, refusal.clause) == ("option", "AD-20")


def test_ad_21_the_drawn_card_is_known_to_the_drawer_alone_and_the_empty_slots_to_nobody() -> None:
    table = drawn("B9", ["R5 B4 G5 Y3", *OTHERS]).plays("name 1 3")
    assert [table.known(0, slot) for slot in (1, 2, 3, 4)] == [[0], [], [], [0]]
    for viewer in (-2, 1, 2):
        assert table.told(viewer) == ["R5", "G5"]
        assert "B9" not in table.seen_cards(viewer)


def test_ad_21_no_card_of_a_combination_has_a_power_nor_has_the_drawn_one() -> None:
    for value in (3, 7, 8, 9):
        drawn(f"G{value}", [f"R{value} B{value} G4 Y5", "R6 B10 G11 Y12"]).plays("name 1 2").then(phase="call")


def test_ad_21_the_freed_slots_stay_empty_for_the_round() -> None:
    table = drawn("B9", ["R5 B5 G4 Y3", "R6 B10 G11 Y12"], pile="R2").plays("name 1 2", "silent")
    table.plays("take", "swap 1", "silent", "draw")
    table.offers("throw", "swap 1", "swap 3", "swap 4", *namings(1, 3, 4))


def test_ad_21_a_hand_never_has_fewer_than_one_card() -> None:
    table = drawn("B9", ["R5 - - Y5", *OTHERS]).plays("name 1 4")
    assert table.hands[0] == ["B9", "-", "-", "-"]


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("R5 B6 G4 Y3", "name 1 2"),
        ("R5 B5 G4 Y3", "name 1 2 3"),
        ("R5 B5 G5 Y3", "name 1 2 3 4"),
        ("R5 B4 G4 Y3", "name 1 3"),
        ("R3 B5 G5 Y5", "name 1 2 3 4"),
        ("R5 B4 G5 Y5", "name 1 2 3"),
    ],
)
def test_ad_22_a_combination_wrong_even_partly_costs_forty_and_the_cards_go_back(hand: str, move: str) -> None:
    table = drawn("B10", [hand, "R6 B1 G11 Y12"]).plays(move)
    table.then(penalties=[40, 0], phase="drawn", held="B10", turn=0, failed=True, top="G13")
    assert table.hands[0] == hand.split()


def test_ad_22_the_cards_named_are_shown_to_all() -> None:
    table = drawn("B9").plays("name 1 2 4")
    assert [table.known(0, slot) for slot in (1, 2, 3, 4)] == [[0, 1, 2], [0, 1, 2], [0], [0, 1, 2]]
    for viewer in (-2, 1, 2):
        assert table.told(viewer) == ["R1", "B2", "Y5"]
        assert {"R1", "B2", "Y5"} <= set(table.seen_cards(viewer))
        assert "G4" not in table.seen_cards(viewer)


def test_ad_22_the_turn_goes_on_with_the_same_card_and_without_a_second_attempt() -> None:
    table = drawn("B15").plays("name 1 2").offers("throw", *SWAPS)
    for move in COMBINATIONS:
        table.refuses(move, "AD-22")
    table.plays("swap 2").then(phase="call")
    assert table.hands[0] == ["R1", "B15", "G4", "Y5"]


@pytest.mark.parametrize(
    ("card", "phase"), [("R3", "extra"), ("R7", "look_own"), ("R8", "trade"), ("R9", "look_other")]
)
def test_ad_22_the_drawn_card_keeps_its_power(card: str, phase: str) -> None:
    drawn(card).plays("name 1 2", "throw").then(phase=phase, penalties=[40, 0, 0])


def test_ad_22_a_new_turn_allows_a_new_attempt_and_penalties_add_up() -> None:
    table = drawn("R3", pile="B5").plays("name 1 2", "throw", "draw").offers("throw", *SWAPS, *COMBINATIONS)
    table.plays("name 1 2").then(penalties=[80, 0, 0], failed=True).refuses("name 1 2", "AD-22")


def test_ad_22_the_next_players_attempt_is_their_own() -> None:
    table = drawn("R5", ["R1 B2 G4 Y3", *OTHERS], pile="B5").plays("name 1 2", "throw", "silent", "draw")
    table.then(turn=1, failed=False).plays("name 1 2").then(penalties=[40, 40, 0])


def test_ad_22_after_a_wrong_one_with_a_card_from_the_pit_that_card_must_be_exchanged() -> None:
    table = given(pit="B6 G13", options=PIT_TOO).plays("take", "name 1 2")
    table.then(phase="taken", held="G13", penalties=[40, 0, 0], failed=True)
    table.offers(*SWAPS).refuses("throw", "AD-11").refuses("name 3 4", "AD-22")
    table.plays("swap 1").then(phase="call", top="R1")


def test_ad_23_a_right_carre_costs_every_other_player_forty() -> None:
    drawn("B9", ["R5 B5 G5 Y5", *OTHERS]).plays("name 1 2 3 4").then(penalties=[0, 40, 40])
    hands = ["R6 B10 G11 Y12", "R5 B5 G5 Y5"]
    drawn("B9", hands, turn=1).plays("name 1 2 3 4").then(penalties=[40, 0])


def test_ad_23_a_pair_or_a_brelan_costs_nobody_anything() -> None:
    drawn("B9", ["R5 B5 G5 Y5", *OTHERS]).plays("name 1 2").then(penalties=[0, 0, 0])
    drawn("B9", ["R5 B5 G5 Y5", *OTHERS]).plays("name 1 2 3").then(penalties=[0, 0, 0])


def test_ad_23_all_penalties_add_up() -> None:
    table = drawn("B9", ["R5 B5 G5 Y5", *OTHERS], penalties=[80, 40, 0]).plays("name 1 2 3 4")
    table.then(penalties=[80, 80, 40])


def test_ad_23_with_pit_combinations_a_carre_counts_as_well() -> None:
    table = given(["R5 B5 G5 Y5", *OTHERS], pit="G13", options=PIT_TOO).plays("take", "name 1 2 3 4")
    table.then(penalties=[0, 40, 40])
    assert table.hands[0] == ["G13", "-", "-", "-"]
