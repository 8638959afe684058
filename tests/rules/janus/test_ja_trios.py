"""JA-20 and JA-21: what a trio is, when it is laid, and what becomes of it."""

import pytest

from tests.rules.janus.table import given


@pytest.mark.parametrize(
    ("hand", "taken", "trio", "left"),
    [
        ("AB AC", "AD", "AB AC AD", ""),
        ("AB CD AE", "AF", "AB AE AF", "CD"),
        ("CD AB AE", "AF", "AB AE AF", "CD"),
        ("AB AE CD", "AF", "AB AE AF", "CD"),
        ("KB AK KC", "KD", "KB KC KD", "AK"),
    ],
)
def test_ja_20_three_equal_inner_sides_are_laid_at_once(hand: str, taken: str, trio: str, left: str) -> None:
    table = given([hand, "GH IJ", "HI JG"], stock=taken).plays("take stock")
    assert table.trios == [[trio.split()], [], []]
    table.then(turn=0, phase="take", laid=True, scores=[1, 0, 0], ranks=[1, 2, 2])
    assert table.hands[0] == left


@pytest.mark.parametrize(
    ("hand", "taken", "laid"),
    [
        ("AA AB", "AC", True),
        ("AB AC", "AA", True),
        ("AA AB", "CD", False),
        ("AB CD", "AA", False),
        ("AA CD", "AB", False),
        ("BA CA", "DA", False),
        ("AB CA", "AD", False),
        ("BA AC", "AD", False),
        ("AB AC", "DA", False),
        ("AA BA", "CA", False),
        ("AA BA CA", "DA", False),
    ],
)
def test_ja_20_a_double_counts_as_one_card_and_outer_sides_never_count(hand: str, taken: str, laid: bool) -> None:
    table = given([hand, "GH IJ", "HI JG"], stock=taken).plays("take stock")
    table.then(scores=[int(laid), 0, 0])
    assert table.hands[0] == ("" if laid else f"{hand} {taken}")


def test_ja_20_a_card_taken_from_a_player_counts_by_the_side_the_taker_saw() -> None:
    table = given(["AB AC", "EA GH", "IJ KD"]).plays("take 1.1").then(laid=True, scores=[1, 0, 0])
    assert table.trios[0] == [["AB", "AC", "AE"]]
    given(["AB AC", "AE GH", "IJ KD"]).plays("take 1.1").then(laid=False, scores=[0, 0, 0])


def test_ja_20_every_player_lays_their_own() -> None:
    table = given(["GH IJ", "AB AC", "HI JG"], turn=1, stock="AD").plays("take stock")
    assert table.trios == [[], [["AB", "AC", "AD"]], []]
    table.then(scores=[0, 1, 0], ranks=[2, 1, 2])
    table = given(["GH IJ", "HI JG", "AB AC"], turn=2, stock="AD").plays("take stock")
    assert table.trios == [[], [], [["AB", "AC", "AD"]]]
    table.then(scores=[0, 0, 1], ranks=[2, 2, 1])


def test_ja_20_the_second_card_taken_may_make_the_trio() -> None:
    table = given(["AB CD", "EA GH", "IJ KF"], stock="AK").plays("take stock").then(laid=False)
    table.plays("take 1.1").then(turn=1, phase="turn", hands=["CD", "GH", "IJ KF"], scores=[1, 0, 0])
    assert table.trios[0] == [["AB", "AE", "AK"]]


def test_ja_20_after_the_first_cards_trio_a_second_may_be_taken_or_not() -> None:
    table = given(["AB AC", "EG GH", "IJ KF"], stock="BC AK").plays("take stock").then(phase="take", laid=True)
    table.offers("stop", "take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2").plays("stop")
    table.then(turn=1, phase="turn", hands=["", "EG GH", "IJ KF"])
    again = given(["AB AC", "EG GH", "IJ KF"], stock="BC AK").plays("take stock", "take stock")
    again.then(turn=1, hands=["BC", "EG GH", "IJ KF"])


def test_ja_20_two_of_a_kind_wait() -> None:
    table = given(["AB AC EF", "GH", "IJ"], stock="EK").plays("take stock").then(turn=1, scores=[0, 0, 0])
    assert table.hands[0] == "AB AC EF EK"


def test_ja_20_a_discard_never_makes_a_trio() -> None:
    table = given(["AB AC CD EF", "DA HA", "IJ"]).plays("discard 3", "stop").then(scores=[0, 0, 0])
    assert table.trios == [[], [], []]


def test_ja_20_laying_is_told_to_all() -> None:
    table = given(["AB CD AE", "GH IJ", "HI JG"], stock="AF").plays("take stock")
    for viewer in table.viewers():
        told = [event for event in table.events(viewer) if event["kind"] == "laid"]
        assert [(event["seat"], event["symbol"], event["others"]) for event in told] == [(0, "A", ["B", "E", "F"])]
        assert (told[0]["first"], told[0]["second"]) == (1, 3)


def test_ja_21_a_laid_trio_is_out_of_play() -> None:
    table = given(["AB AC", "GH IJ", "HI JG"], stock="AD").plays("take stock", "stop").then(turn=1)
    table.offers("propose", "take stock", "take 2.1", "take 2.2", "discard 1", "discard 2")
    table.refuses("take 0.1", "JA-12", "JA-21", "JA-36")
    table.plays("discard 1", "stop", "discard 1", "stop", "take stock", "stop")
    assert table.trios == [[["AB", "AC", "AD"]], [], []]
    assert table.hands == ["HI", "IJ", "JG"]


def test_ja_21_both_sides_of_its_cards_are_public() -> None:
    table = given(["AB AC", "GH IJ", "HI JG"], stock="AD").plays("take stock")
    for viewer in table.viewers():
        assert sorted(table.sees(viewer, "trios", 0).split()) == ["AB", "AC", "AD"]
        assert table.sees(viewer, "trios", 1) == ""


def test_ja_21_trios_add_up() -> None:
    trios = [["AB AC AD"], [], ["EF EG EH", "BB BC BD"]]
    table = given(["AE FG FH", "IJ", ""], trios=trios, stock="FI").then(scores=[1, 0, 2], ranks=[2, 3, 1])
    table.plays("take stock").then(scores=[2, 0, 2], ranks=[1, 3, 1], hands=["AE", "IJ", ""])
    assert table.trios == [[["AB", "AC", "AD"], ["FG", "FH", "FI"]], [], [["EF", "EG", "EH"], ["BB", "BC", "BD"]]]
