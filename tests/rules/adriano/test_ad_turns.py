"""AD-10 to AD-15: drawing, taking, exchanging, throwing, and empty slots."""

import pytest

from pioche.core.refusal import Refusal
from pioche.games.adriano import GAME
from tests.rules.adriano.table import COMBINATIONS, SWAPS, drawn, given

THIN = ("R1 - G4 -", "R6 B10 - Y12", "- B14 G2 Y1")


def test_ad_10_a_turn_begins_with_the_pile_or_the_pit() -> None:
    given(pit="G13").then(phase="turn").offers("draw", "take")


def test_ad_10_drawing_takes_the_top_of_the_pile() -> None:
    table = given(pile="B9 R4", pit="G13").plays("draw").then(phase="drawn", held="B9", turn=0, top="G13")
    assert table.pile[0] == "R4"


def test_ad_10_the_drawn_card_is_seen_by_the_drawer_alone() -> None:
    table = given(pile="B9 R4", pit="G13").plays("draw")
    assert "B9" in table.seen_cards(0)
    assert "B9" in table.told(0)
    for viewer in (-2, 1, 2):
        assert "B9" not in table.seen_cards(viewer)
        assert "B9" not in table.told(viewer)


def test_ad_10_taking_takes_the_top_of_the_pit() -> None:
    table = given(pit="G13 B6 B9").plays("take").then(phase="taken", held="B9", turn=0)
    assert table.pit == ["G13", "B6"]


@pytest.mark.parametrize(
    "move", ["swap 1", "throw", "name 1 2", "look 1", "look 1.1", "trade 1 1.1", "decline", "call"]
)
def test_ad_10_nothing_else_comes_first(move: str) -> None:
    given(pit="G13").refuses(move)


def test_ad_11_a_card_taken_from_the_pit_must_be_exchanged() -> None:
    table = given(pit="G13").plays("take").offers(*SWAPS)
    table.refuses("throw", "AD-11").refuses("draw").refuses("take").refuses("call").refuses("silent")


@pytest.mark.parametrize(
    ("slot", "hand", "old"),
    [
        (1, "G13 B2 G4 Y5", "R1"),
        (2, "R1 G13 G4 Y5", "B2"),
        (3, "R1 B2 G13 Y5", "G4"),
        (4, "R1 B2 G4 G13", "Y5"),
    ],
)
def test_ad_11_it_takes_the_old_cards_place_and_the_old_one_lies_on_the_pit(slot: int, hand: str, old: str) -> None:
    table = given(pit="B6 G13").plays("take", f"swap {slot}")
    assert table.hands[0] == hand.split()
    assert table.pit == ["B6", old]
    table.then(held=None, phase="call", turn=0)


def test_ad_11_everyone_knows_the_card_taken_from_the_pit() -> None:
    table = given(pit="B6 G13").plays("take", "swap 1")
    assert table.known(0, 1) == [0, 1, 2]
    for viewer in (-2, 0, 1, 2):
        assert "G13" in table.seen_cards(viewer)


@pytest.mark.parametrize(
    ("slot", "hand", "old"),
    [
        (1, "B9 B2 G4 Y5", "R1"),
        (2, "R1 B9 G4 Y5", "B2"),
        (3, "R1 B2 B9 Y5", "G4"),
        (4, "R1 B2 G4 B9", "Y5"),
    ],
)
def test_ad_12_a_drawn_card_may_be_exchanged_for_any_of_ones_cards(slot: int, hand: str, old: str) -> None:
    table = drawn("B9").plays(f"swap {slot}")
    assert table.hands[0] == hand.split()
    assert table.pit == ["G13", old]
    table.then(held=None, phase="call", turn=0)


def test_ad_12_the_new_card_is_known_to_the_drawer_alone_and_the_old_one_to_all() -> None:
    table = drawn("B9").plays("swap 1")
    assert table.known(0, 1) == [0]
    assert "B9" in table.seen_cards(0)
    for viewer in (-2, 1, 2):
        assert "B9" not in table.seen_cards(viewer)
        assert "R1" in table.seen_cards(viewer)
        assert table.told(viewer) == ["R1"]


def test_ad_12_the_old_card_is_unseen_until_it_lies_on_the_pit_and_cannot_be_taken_back() -> None:
    table = drawn("B9")
    assert "R1" not in table.seen_cards(0)
    table.plays("swap 1").refuses("take").refuses("swap 1").offers("call", "silent")


def test_ad_12_a_power_card_leaving_a_square_has_no_power() -> None:
    for card in ("R3", "R7", "R8", "R9"):
        drawn("B6", [f"{card} B2 G4 Y5", "R13 B14 G2 Y1"]).plays("swap 1").then(phase="call", top=card)


def test_ad_13_a_drawn_card_may_be_thrown() -> None:
    table = drawn("B5").plays("throw").then(held=None, phase="call", turn=0)
    assert table.pit == ["G13", "B5"]
    assert table.hands[0] == ["R1", "B2", "G4", "Y5"]
    for viewer in (-2, 1, 2):
        assert table.told(viewer) == ["B5"]


@pytest.mark.parametrize("value", [1, 2, 4, 5, 6, 10, 11, 12, 13, 14, 15])
def test_ad_13_an_ordinary_card_thrown_ends_the_turn(value: int) -> None:
    drawn(f"G{value}", ["R1 B2 R4 Y5", "R6 B10 R11 Y12"], pit="Y13").plays("throw").then(phase="call", turn=0)


def test_ad_14_a_drawn_card_is_exchanged_thrown_or_given_for_a_combination_and_nothing_else() -> None:
    table = drawn("B9").offers("throw", *SWAPS, *COMBINATIONS)
    for move in ("draw", "take", "decline", "call", "silent", "look 1", "look 1.1", "trade 1 1.1"):
        table.refuses(move)


def test_ad_14_a_turn_is_never_passed() -> None:
    given(pit="G13").refuses("decline", "AD-10", "AD-14").refuses("silent", "AD-10", "AD-14")
    drawn("B9").refuses("decline", "AD-14")


def test_ad_14_the_turn_passes_to_the_left() -> None:
    table = drawn("B5").plays("throw", "silent").then(turn=1, phase="turn")
    table.plays("take", "swap 1", "silent").then(turn=2, phase="turn")
    table.plays("take", "swap 1", "silent").then(turn=0, phase="turn")


def test_ad_15_an_empty_slot_is_never_filled() -> None:
    table = drawn("B9", THIN).offers("swap 1", "swap 3", "throw", "name 1 3", "name 3 1")
    table.refuses("swap 2", "AD-15").refuses("swap 4", "AD-15")
    given(THIN, pit="G13").plays("take").offers("swap 1", "swap 3").refuses("swap 2", "AD-15")


@pytest.mark.parametrize("move", ["name 1 2", "name 2 1", "name 2 4", "name 1 3 4", "name 4 1 3", "name 1 2 3 4"])
def test_ad_15_an_empty_slot_is_no_part_of_a_combination(move: str) -> None:
    drawn("B9", THIN).refuses(move, "AD-15")


def test_ad_15_an_empty_slot_is_not_looked_at() -> None:
    table = drawn("R7", THIN).plays("throw").offers("look 1", "look 3", "decline")
    table.refuses("look 2", "AD-15").refuses("look 4", "AD-15")
    table = (
        drawn("R9", THIN)
        .plays("throw")
        .offers("look 1.1", "look 1.2", "look 1.4", "look 2.2", "look 2.3", "look 2.4", "decline")
    )
    table.refuses("look 1.3", "AD-15").refuses("look 2.1", "AD-15")


def test_ad_15_an_empty_slot_is_not_swapped() -> None:
    table = drawn("R8", THIN).plays("throw")
    targets = ["1.1", "1.2", "1.4", "2.2", "2.3", "2.4"]
    table.offers("decline", *(f"trade {own} {target}" for own in (1, 3) for target in targets))
    table.refuses("trade 2 1.1", "AD-15").refuses("trade 1 1.3", "AD-15").refuses("trade 3 2.1", "AD-15")


@pytest.mark.parametrize("card", ["R8", "R9"])
def test_ad_15_a_power_without_a_target_lapses(card: str) -> None:
    # The caller is protected and there is nobody else: the throw ends the last turn.
    table = drawn(card, ["R1 B2 G4 Y5", "R6 B10 G11 Y12"], caller=1, options={"protect_caller": True, "rounds": 1})
    table.plays("throw").then(over=True, scores=[12, 60])


def test_ad_15_a_hand_of_one_card_can_still_be_exchanged_and_looked_at() -> None:
    drawn("B5", ["- - R1 -", "R6 B10 G11 Y12"]).offers("swap 3", "throw")
    drawn("R7", ["- - R1 -", "R6 B10 G11 Y12"]).plays("throw").offers("look 3", "decline")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw 1",
        "swap",
        "swap 0",
        "swap 5",
        "swap 1 2",
        "name",
        "name 1",
        "name 1 1",
        "name 1 5",
        "name 0 1",
        "look",
        "look 0",
        "look 5",
        "look 1.0",
        "look 1.5",
        "trade 1",
        "trade 1 2",
        "trade 1.1 2",
        "trade 5 1.1",
        "trade 1 1.5",
        "pass",
        "adriano",
        "throw R3",
        "take 1",
    ],
)
def test_what_is_no_move_is_a_matter_of_syntax(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert caught.value.kind == "syntax"


def test_every_move_is_read_as_it_is_written() -> None:
    texts = ["draw", "take", "throw", "decline", "call", "silent", *SWAPS, *COMBINATIONS]
    texts += [f"look {slot}" for slot in range(1, 5)]
    texts += [f"look {seat}.{slot}" for seat in range(6) for slot in range(1, 5)]
    texts += [f"trade {own} {seat}.{slot}" for own in range(1, 5) for seat in range(6) for slot in range(1, 5)]
    for text in texts:
        assert GAME.notation(GAME.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("draw", "draw", []),
        ("take", "take", []),
        ("throw", "throw", []),
        ("decline", "decline", []),
        ("call", "call", []),
        ("silent", "silent", []),
        ("swap 3", "swap", [3]),
        ("look 2", "peek", [2]),
        ("look 1.3", "spy", [1, 3]),
        ("look 5.4", "spy", [5, 4]),
        ("trade 2 1.3", "trade", [2, 1, 3]),
        ("trade 4 5.1", "trade", [4, 5, 1]),
    ],
)
def test_a_move_is_described_by_what_it_names(text: str, key: str, facts: list[int]) -> None:
    described, told = GAME.describe(GAME.parse(text))
    assert described == key
    assert [GAME.code(fact.field.spell, fact.value) for fact in told] == facts
