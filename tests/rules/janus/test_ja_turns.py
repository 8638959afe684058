"""JA-10 to JA-15 and JA-36: taking, discarding, and the places of a hand."""

import pytest

from pioche.core.refusal import Refusal
from pioche.games.janus import GAME
from tests.rules.janus.table import HANDS, given, refused_start

FULL = ("AB CD EF GH", "IJ KA", "BC DE")
EMPTY = ("", "IJ KA", "BC DE")

# Four symbols, ten cards, six of them laid: AD, CC, CD and DD are in play and a trio of D is possible.
FEW_TRIOS = (("AA AB AC",), ("BB BC BD",), ())


def test_ja_10_one_card_may_be_taken() -> None:
    table = given(stock="BC").plays("take stock").then(turn=0, phase="take", taken_from="stock", laid=False)
    table.plays("stop").then(turn=1, phase="turn", hands=["AB CD BC", *HANDS[1:]], idle=1)


def test_ja_10_or_two_one_after_the_other() -> None:
    table = given(stock="BC DE").plays("take stock", "take 1.2")
    table.then(turn=1, phase="turn", hands=["AB CD DE HG", "EF", "IJ KA"], top="BC", idle=1)


def test_ja_10_never_three() -> None:
    table = given(["", *HANDS[1:]], stock="BC DE FG").plays("take stock", "take stock")
    table.then(turn=1, hands=["FG DE", *HANDS[1:]], top="BC")


def test_ja_10_a_turn_is_never_passed() -> None:
    given().refuses("stop", "JA-10", "JA-15")
    given(EMPTY).refuses("stop", "JA-10", "JA-15")
    given(FULL).refuses("stop", "JA-10", "JA-15")


def test_ja_10_having_taken_one_does_not_discard_in_the_same_turn() -> None:
    places = [f"take {seat}.{place}" for seat in (1, 2) for place in (1, 2)]
    table = given(stock="BC").plays("take stock").offers("stop", "take stock", *places)
    table.refuses("discard 1").refuses("discard 3")


@pytest.mark.parametrize("source", ["take stock", "take 1.1"])
def test_ja_10_never_more_than_four_in_hand(source: str) -> None:
    given(FULL).refuses(source, "JA-10", "JA-15")
    # The fourth card leaves nothing to choose: the turn ends by itself.
    given(["AB CD EF", "IJ KA", "BC DE"], stock="GH").plays(source).then(turn=1, phase="turn", idle=1)


def test_ja_11_from_the_stock_the_upper_side_becomes_inner() -> None:
    table = given(stock="CB GK").plays("take stock")
    assert table.hands[0] == "AB CD GK"
    assert table.stock[-1] == "CB"
    assert table.hand(0, 0) == "A? C? G?"
    for viewer in (-2, 1, 2):
        assert table.hand(viewer, 0) == "?B ?D ?K"


def test_ja_12_from_another_player_the_outer_side_becomes_inner() -> None:
    table = given().plays("take 1.1")
    table.then(hands=["AB CD FE", "GH", "IJ KA"], phase="take", taken_from=1)
    assert table.hand(0, 0) == "A? C? F?"
    for viewer in (-2, 1, 2):
        assert table.hand(viewer, 0) == "?B ?D ?E"


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ja_12_any_card_of_any_other_player_may_be_chosen(turn: int) -> None:
    hands = ["AB CD", "EF GH IK", "JA"]
    table = given(hands, turn)
    places = [f"{seat}.{place}" for seat in range(3) for place in range(1, len(hands[seat].split()) + 1)]
    theirs = [f"take {place}" for place in places if place[0] != str(turn)]
    own = [f"discard {place[2]}" for place in places if place[0] == str(turn)]
    table.offers("propose", "take stock", *theirs, *own)


def test_ja_12_a_last_card_may_be_taken() -> None:
    table = given(["AB CD", "EF", "IJ KA"]).plays("take 1.1", "take 2.2")
    table.then(hands=["AB CD FE AK", "", "IJ"], turn=1, phase="turn")


def test_ja_12_one_takes_from_another_never_from_oneself() -> None:
    given().refuses("take 0.1", "JA-12")
    given(turn=2).refuses("take 2.2", "JA-12")
    given(stock="BC").plays("take stock").refuses("take 0.3", "JA-12")


def test_ja_12_there_must_be_such_a_card() -> None:
    table = given(["AB CD", "EF", ""])
    table.refuses("take 1.2", "JA-12", "JA-36").refuses("take 2.1", "JA-12", "JA-36").refuses("take 1.4")
    table.refuses("take 3.1").refuses("take 5.4")


def test_ja_13_two_cards_may_come_from_two_players() -> None:
    table = given().plays("take 1.1").then(taken_from=1).plays("take 2.1")
    table.then(hands=["AB CD FE JI", "GH", "KA"], turn=1)


@pytest.mark.parametrize("two_from_stock", [True, False])
def test_ja_13_or_one_from_a_player_and_one_from_the_stock_in_either_order(two_from_stock: bool) -> None:
    options = {"two_from_stock": two_from_stock}
    table = given(stock="BC DF", options=options).plays("take 1.1", "take stock")
    table.then(hands=["AB CD FE DF", "GH", "IJ KA"], turn=1, top="BC")
    table = given(stock="BC DF", options=options).plays("take stock", "take 1.1")
    table.then(hands=["AB CD DF FE", "GH", "IJ KA"], turn=1, top="BC")


def test_ja_13_or_both_from_the_stock() -> None:
    table = given(stock="BC DF").plays("take stock", "take stock").then(turn=1)
    assert table.hands[0] == "AB CD DF BC"


def test_ja_13_unless_that_is_forbidden() -> None:
    table = given(stock="BC DF", options={"two_from_stock": False}).plays("take stock").then(phase="take", turn=0)
    table.refuses("take stock", "JA-13").offers("stop", "take 1.1", "take 1.2", "take 2.1", "take 2.2")
    loaded = given(["AB CD BC", *HANDS[1:]], phase="take", options={"two_from_stock": False})
    loaded.then(taken_from="stock").refuses("take stock", "JA-13")


@pytest.mark.parametrize("wrong", ["no", 0, None])
def test_ja_13_two_from_stock_is_a_flag(wrong: object) -> None:
    refusal = refused_start(3, two_from_stock=wrong)
    assert (refusal.kind, refusal.clause) == ("option", "JA-13")


@pytest.mark.parametrize("two_from_stock", [True, False])
def test_ja_13_never_two_cards_from_the_same_player_in_a_turn(two_from_stock: bool) -> None:
    table = given(stock="BC", options={"two_from_stock": two_from_stock}).plays("take 1.1")
    table.refuses("take 1.1", "JA-13").offers("stop", "take stock", "take 2.1", "take 2.2")
    other = given(turn=1).plays("take 2.1").refuses("take 2.1", "JA-13")
    other.offers("stop", "take stock", "take 0.1", "take 0.2")


def test_ja_13_not_even_after_a_trio() -> None:
    table = given(["AB AC", "EA GH", "IJ KD"]).plays("take 1.1")
    table.then(phase="take", laid=True, taken_from=1, scores=[1, 0, 0])
    table.refuses("take 1.1", "JA-13").offers("stop", "take stock", "take 2.1", "take 2.2")


def test_ja_13_the_next_player_may_take_from_the_same_hand_and_so_may_the_same_player_next_turn() -> None:
    table = given(["AB", "EF GH BC", "IJ"]).plays("take 1.1", "stop", "discard 1", "stop").then(turn=2)
    table.plays("take 1.1", "stop").then(turn=0, hands=["AB FE", "", "IJ CB"]).plays("take 2.1", "stop")
    table.then(hands=["AB FE JI", "", "CB"])


def test_ja_14_one_card_may_be_discarded_and_its_inner_side_goes_up() -> None:
    table = given(stock="BC").plays("discard 2").then(turn=0, phase="discard", top="CD", hands=["AB", *HANDS[1:]])
    table.offers("stop", "discard 1").plays("stop").then(turn=1, phase="turn", idle=1)
    assert table.stock[-2:] == ["BC", "CD"]


def test_ja_14_or_two_in_the_order_chosen() -> None:
    table = given(FULL, stock="KB").plays("discard 3", "discard 1").then(turn=1, phase="turn", idle=1)
    assert table.hands[0] == "CD GH"
    assert table.stock[-3:] == ["KB", "EF", "AB"]
    table = given(FULL, stock="KB").plays("discard 1", "discard 2").then(turn=1)
    assert table.hands[0] == "CD GH"
    assert table.stock[-3:] == ["KB", "AB", "EF"]


def test_ja_14_never_three() -> None:
    given(FULL).plays("discard 1", "discard 1").then(turn=1, hands=["EF GH", *FULL[1:]])


def test_ja_14_having_discarded_one_does_not_take_in_the_same_turn() -> None:
    table = given(FULL).plays("discard 1").offers("stop", "discard 1", "discard 2", "discard 3")
    table.refuses("take stock").refuses("take 1.1").refuses("discard 4", "JA-14", "JA-36")


def test_ja_14_there_must_be_such_a_card() -> None:
    given().refuses("discard 3", "JA-14", "JA-36").refuses("discard 4", "JA-14", "JA-36")


def test_ja_14_all_see_what_was_discarded() -> None:
    table = given(stock="KB").plays("discard 2", "stop")
    for viewer in table.viewers():
        assert table.sees(viewer, "stock").split()[-2:] == ["??", "C?"]
        assert table.events(viewer)[0] == {"kind": "discarded", "seat": 0, "place": 2, "symbol": "C"}


def test_ja_14_who_discards_the_last_card_has_nothing_more_to_decide() -> None:
    given(["AB", *HANDS[1:]]).plays("discard 1").then(turn=1, phase="turn", hands=["", *HANDS[1:]], idle=1)


def test_ja_15_with_four_cards_one_must_discard() -> None:
    table = given(FULL).offers("propose", "discard 1", "discard 2", "discard 3", "discard 4")
    table.refuses("take stock", "JA-15", "JA-10").refuses("take 2.2", "JA-15", "JA-10")


def test_ja_15_with_none_one_must_take() -> None:
    table = given(EMPTY).offers("propose", "take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2")
    table.refuses("discard 1", "JA-15")


@pytest.mark.parametrize("hand", ["AB", "AB CD", "AB CD EF"])
def test_ja_15_otherwise_the_choice_is_free(hand: str) -> None:
    takes = ["take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2"]
    discards = [f"discard {place}" for place in range(1, len(hand.split()) + 1)]
    given([hand, "IJ KA", "BC DE"]).offers("propose", *takes, *discards)


def test_ja_15_with_three_there_is_no_second_take_without_a_trio() -> None:
    table = given(["AB CD EF", "IJ KA", "BC DE"], stock="GH").plays("take stock")
    table.then(turn=1, phase="turn", hands=["AB CD EF GH", "IJ KA", "BC DE"], scores=[0, 0, 0])


def test_ja_15_with_three_a_trio_makes_room_for_a_second_take() -> None:
    table = given(["AB CD AF", "IJ KC", "BC DE"], stock="GH AK").plays("take stock")
    table.then(turn=0, phase="take", laid=True, hands=["CD", "IJ KC", "BC DE"], scores=[1, 0, 0])
    table.offers("stop", "take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2")
    table.plays("take 2.2").then(turn=1, hands=["CD ED", "IJ KC", "BC"])


def test_a_turn_that_can_only_stop_ends_by_itself() -> None:
    table = given(["", "AD CC CD DD", ""], trios=FEW_TRIOS, symbols=4).plays("take 1.1")
    table.then(turn=1, phase="turn", hands=["DA", "CC CD DD", ""], stock="", idle=1)


@pytest.mark.parametrize(("two_from_stock", "turn", "phase"), [(True, 0, "take"), (False, 1, "turn")])
def test_a_turn_that_may_not_go_on_with_the_stock_ends_by_itself(two_from_stock: bool, turn: int, phase: str) -> None:
    options = {"two_from_stock": two_from_stock}
    table = given(["", "", ""], trios=FEW_TRIOS, symbols=4, stock="AD CC CD DD", options=options)
    table.plays("take stock").then(turn=turn, phase=phase, hands=["DD", "", ""], stock="AD CC CD")


def test_a_turn_that_can_still_take_does_not_end_by_itself() -> None:
    table = given(["", "AD CC CD", "DD"], trios=FEW_TRIOS, symbols=4).plays("take 1.1")
    table.then(turn=0, phase="take").offers("stop", "take 2.1")


def test_ja_36_a_new_card_stands_last_and_gaps_close() -> None:
    table = given(["AB CD", "EF GH IK", "JA"], stock="BC").plays("take 1.2", "take stock")
    table.then(hands=["AB CD HG BC", "EF IK", "JA"])
    table.plays("discard 1", "stop").then(hands=["AB CD HG BC", "IK", "JA"], turn=2)
    table.plays("take 0.2", "take 1.1").then(hands=["AB HG BC", "", "JA DC KI"])


def test_ja_36_places_are_public() -> None:
    table = given(["AB CD", "EF GH IK", "JA"], stock="BC").plays("take 1.2", "stop")
    for viewer in table.viewers():
        told = table.events(viewer)[0]
        assert (told["kind"], told["seat"], told["owner"], told["place"]) == ("took", 0, 1, 2)
        assert table.hand(viewer, 1) == ("E? I?" if viewer == 1 else "?F ?K")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take 1",
        "take 1.0",
        "take 1.5",
        "take 6.1",
        "take -1.1",
        "take 1.1.1",
        "take stock 1",
        "take 1.2 stock",
        "discard",
        "discard 0",
        "discard 5",
        "discard 1 2",
        "stop 1",
        "pass",
        "turn 1",
        "lay A",
        "propose 1",
        "agree 0",
        "refused",
    ],
)
def test_what_is_no_move_is_a_matter_of_syntax(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert caught.value.kind == "syntax"


def test_every_move_is_read_as_it_is_written() -> None:
    texts = ["take stock", "stop", "propose", "agree", "refuse"]
    texts += [f"discard {place}" for place in range(1, 5)]
    texts += [f"take {seat}.{place}" for seat in range(6) for place in range(1, 5)]
    for text in texts:
        assert GAME.notation(GAME.parse(text)) == text
    assert len({GAME.parse(text) for text in texts}) == len(texts)
