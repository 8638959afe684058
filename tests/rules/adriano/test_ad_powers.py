"""AD-30 to AD-34: what a 3, a 7, an 8 and a 9 do when drawn from the pile and thrown."""

import pytest

from pioche.chance import FastRng
from tests.rules.adriano.table import COMBINATIONS, DECK, SWAPS, Table, drawn, given

TWO = ("R1 B2 G4 Y5", "R6 B10 G11 Y12")


@pytest.mark.parametrize("colour", "RBGY")
@pytest.mark.parametrize(("value", "phase"), [(3, "extra"), (7, "look_own"), (8, "trade"), (9, "look_other")])
def test_ad_30_to_33_every_colour_of_a_power_card_has_its_power(colour: str, value: int, phase: str) -> None:
    drawn(f"{colour}{value}").plays("throw").then(phase=phase, turn=0, top=f"{colour}{value}", held=None)


def test_ad_30_a_three_gives_two_extra_turns() -> None:
    table = drawn("R3", pile="B5 B6 R4").plays("throw").then(phase="extra", turn=0, extra=1, in_extra=True)
    table.plays("draw").then(phase="drawn", held="B5", turn=0, extra=1, in_extra=True)
    table.plays("throw").then(phase="extra", turn=0, extra=0, top="B5")
    table.plays("draw").then(phase="drawn", held="B6", turn=0).plays("swap 1")
    table.then(phase="call", turn=0, top="R1").plays("silent").then(turn=1, phase="turn", extra=0, in_extra=False)


def test_ad_30_an_extra_turn_is_drawn_from_the_pile_only() -> None:
    table = drawn("R3", pile="B5").plays("throw").offers("draw", "decline").refuses("take", "AD-30")
    table.plays("draw", "throw").then(top="B5").offers("draw", "decline").refuses("take", "AD-30")


def test_ad_30_declining_one_ends_them() -> None:
    drawn("R3").plays("throw", "decline").then(phase="call", turn=0)
    drawn("R3", pile="B5").plays("throw", "draw", "throw", "decline").then(phase="call", turn=0)


def test_ad_30_a_three_thrown_during_them_gives_nothing() -> None:
    table = drawn("R3", pile="B3 B5").plays("throw", "draw", "throw").then(phase="extra", extra=0, top="B3")
    table.plays("draw", "throw").then(phase="call")


def test_ad_30_a_three_thrown_in_the_last_of_them_gives_nothing() -> None:
    table = drawn("R3", pile="B5 B3").plays("throw", "draw", "throw", "draw", "throw")
    table.then(phase="call", top="B3", turn=0)


def test_ad_30_everything_else_works_in_an_extra_turn() -> None:
    table = drawn("R3", pile="B7 B9").plays("throw", "draw").offers("throw", *SWAPS, *COMBINATIONS)
    table.plays("throw").then(phase="look_own").plays("look 1").then(phase="extra", extra=0)
    table.plays("draw", "throw").then(phase="look_other").plays("look 1.1").then(phase="call")
    table = drawn("R3", pile="B8").plays("throw", "draw", "throw").then(phase="trade")
    table.plays("decline").then(phase="extra", extra=0)


def test_ad_30_a_combination_may_be_made_in_an_extra_turn() -> None:
    table = drawn("R3", ["R5 B5 G4 Y1", TWO[1]], pile="B6").plays("throw", "draw", "name 1 2")
    table.then(phase="extra", extra=0)
    assert table.hands[0] == ["B6", "-", "G4", "Y1"]


def test_ad_30_a_three_that_enters_a_square_gives_nothing() -> None:
    drawn("R3").plays("swap 1").then(phase="call", extra=0)
    drawn("R3", ["R5 B5 G4 Y1", TWO[1]]).plays("name 1 2").then(phase="call", extra=0)


def test_ad_31_a_seven_shows_one_of_ones_own_cards() -> None:
    table = drawn("R7").plays("throw").offers("look 1", "look 2", "look 3", "look 4", "decline")
    table.plays("look 2").then(phase="call", turn=0)
    assert table.known(0, 2) == [0]
    assert "B2" in table.seen_cards(0)
    assert table.told(0) == ["R7", "B2"]
    for viewer in (-2, 1, 2):
        assert table.told(viewer) == ["R7"]
        assert "B2" not in table.seen_cards(viewer)


def test_ad_31_a_seven_shows_no_other_players_card() -> None:
    table = drawn("R7").plays("throw")
    for move in ("look 1.1", "look 2.4", "look 0.1"):
        table.refuses(move, "AD-31")
    table.refuses("trade 1 1.1", "AD-31").refuses("draw").refuses("take").refuses("call")


def test_ad_31_using_a_seven_is_optional() -> None:
    table = drawn("R7").plays("throw", "decline").then(phase="call", turn=0)
    assert table.known(0, 1) == []
    assert table.told(0) == ["R7"]


def test_ad_32_an_eight_swaps_any_own_card_with_any_of_another_player() -> None:
    table = drawn("R8").plays("throw")
    trades = [f"trade {own} {seat}.{slot}" for own in range(1, 5) for seat in (1, 2) for slot in range(1, 5)]
    table.offers("decline", *trades).plays("trade 2 2.3").then(phase="call", turn=0)
    assert table.hands == [
        ["R1", "G2", "G4", "Y5"],
        ["R6", "B10", "G11", "Y12"],
        ["R13", "B14", "B2", "Y1"],
    ]


def test_ad_32_neither_card_is_looked_at() -> None:
    table = drawn("R8").plays("throw", "trade 2 1.2")
    assert table.known(0, 2) == table.known(1, 2) == []
    for viewer in (-2, 0, 1, 2):
        assert table.told(viewer) == ["R8"]


def test_ad_32_one_does_not_swap_with_oneself() -> None:
    table = drawn("R8", turn=1, dealer=0).plays("throw").refuses("trade 1 1.2", "AD-32").refuses("trade 1 1.1", "AD-32")
    table.refuses("look 1", "AD-32").refuses("look 0.1", "AD-32").refuses("swap 1")


def test_ad_32_nor_with_a_seat_that_is_not_there() -> None:
    drawn("R8", TWO).plays("throw").refuses("trade 1 2.1").refuses("trade 1 5.4")
    drawn("R9", TWO).plays("throw").refuses("look 2.1").refuses("look 5.4")


def test_ad_32_using_an_eight_is_optional() -> None:
    table = drawn("R8", TWO).plays("throw", "decline").then(phase="call")
    assert table.hands == [hand.split() for hand in TWO]


def test_ad_33_a_nine_shows_one_of_an_opponents_cards() -> None:
    table = drawn("R9").plays("throw")
    table.offers("decline", *(f"look {seat}.{slot}" for seat in (1, 2) for slot in range(1, 5)))
    table.plays("look 2.1").then(phase="call", turn=0)
    assert table.known(2, 1) == [0]
    assert table.told(0) == ["R9", "R13"]
    assert "R13" in table.seen_cards(0)
    for viewer in (-2, 1, 2):
        assert table.told(viewer) == ["R9"]
        assert "R13" not in table.seen_cards(viewer)


def test_ad_33_a_nine_shows_none_of_ones_own_cards() -> None:
    table = drawn("R9", turn=1, dealer=0).plays("throw")
    table.refuses("look 1.1", "AD-33").refuses("look 1", "AD-33").refuses("trade 1 0.1", "AD-33")


def test_ad_33_a_card_its_owner_knows_is_then_known_to_both() -> None:
    table = drawn("R9").plays("throw", "look 2.4")
    assert table.known(2, 4) == [0, 2]


def test_ad_33_using_a_nine_is_optional() -> None:
    drawn("R9").plays("throw", "decline").then(phase="call", turn=0)


@pytest.mark.parametrize("card", ["R3", "R7", "R8", "R9"])
def test_ad_34_on_the_pit_a_power_card_is_an_ordinary_card(card: str) -> None:
    table = given(pit=card).plays("take").then(held=card, phase="taken").offers(*SWAPS)
    table.plays("swap 1").then(phase="call", turn=0)
    assert table.hands[0][0] == card


@pytest.mark.parametrize("card", ["R3", "R7", "R8", "R9"])
def test_ad_34_the_next_player_gets_no_power_from_a_card_just_thrown(card: str) -> None:
    moves = ["throw", "decline", "silent", "take", "swap 4"]
    drawn(card).plays(*moves).then(phase="call", turn=1, top="Y12")


@pytest.mark.parametrize("card", ["B3", "B7", "B8", "B9"])
def test_ad_34_a_power_card_drawn_from_the_turned_over_pile_has_its_power(card: str) -> None:
    others = " ".join(c for c in DECK if c not in {card, "G13"} and c not in " ".join(TWO).split())
    table = given(TWO, pit=f"{card} {others} G13").plays("draw").then(held=card, turned=1).plays("throw")
    phases = {"B3": "extra", "B7": "look_own", "B8": "trade", "B9": "look_other"}
    table.then(phase=phases[card])


@pytest.mark.parametrize(
    "table",
    [
        given(pit="G13"),
        drawn("B5"),
        drawn("B5").plays("name 1 2"),
        drawn("B5", ["R1 - G4 -", TWO[1]]),
        given(pit="G13").plays("take"),
        given(["- B2 - Y5", TWO[1]], pit="G13", options={"pit_combinations": True}).plays("take"),
        drawn("R3").plays("throw"),
        drawn("R7", ["- B2 - Y5", TWO[1]]).plays("throw"),
        drawn("R8", ["- B2 - Y5", "R6 - - Y12", "R13 B14 - Y1"]).plays("throw"),
        drawn("R8", turn=1, dealer=0).plays("throw"),
        drawn("R8", turn=1, caller=0, options={"protect_caller": True}).plays("throw"),
        drawn("R9", ["- B2 - Y5", "R6 - - Y12", "R13 B14 - Y1"]).plays("throw"),
        drawn("R9", turn=2, dealer=1).plays("throw"),
        drawn("R9", turn=1, caller=2, options={"protect_caller": True}).plays("throw"),
        drawn("B5").plays("throw"),
    ],
)
def test_a_random_pick_finds_every_legal_move_and_no_other(table: Table) -> None:
    rng = FastRng("picks")
    rng.open(100, 0, 0)
    legal = table.state.legal()
    assert {table.state.pick(rng) for _ in range(20 * len(legal))} == set(legal)
