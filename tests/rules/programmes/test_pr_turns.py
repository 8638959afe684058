"""PR-30 to PR-36: taking, revealing, laying and adding, discarding, and an empty reserve."""

from collections import Counter

import pytest

from pioche.cards import RANKS
from pioche.core.refusal import Refusal
from pioche.games.programmes import GAME
from tests.rules.programmes.table import (
    CARDS,
    NATURALS,
    Table,
    asked,
    given,
    group,
    in_order,
    refused_start,
    run,
    start,
)

TWO = ("3H 4H 9C 10D", "KD KH")
THREE = (*TWO, "QD QH")


def test_pr_30_a_turn_begins_with_one_card() -> None:
    given(TWO, phase="take").offers("draw", "take")
    table = given(TWO, phase="take")
    for move in ("discard 3H", "reveal 3H4H5H6H", "set 9C9D9H", "add 9C 1", "keep", "exchange"):
        table.refuses(move)
    table.refuses("discard 3H", "PR-30").refuses("add 9C 1", "PR-30", "PR-33", "PR-34")


def test_pr_30_the_top_of_the_reserve_unseen_by_others() -> None:
    table = given(TWO, phase="take", reserve="6C 7C").plays("draw").then(turn=0, phase="play", discard="KC", turns=0)
    assert table.hands[0] == ["3H", "4H", "6C", "9C", "10D"]
    assert table.cards("reserve")[0] == "7C"
    assert table.events(0) == [{"kind": "drew", "seat": 0, "card": "6C"}]
    for viewer in (-2, 1):
        assert table.events(viewer) == [{"kind": "drew", "seat": 0, "card": None}]
        assert table.sees(viewer, "hand", 0) == [None] * 5
    table.then(known=["", ""])


def test_pr_30_or_the_top_of_the_discard_and_only_the_top() -> None:
    table = given(TWO, phase="take", discard="6C 7C").plays("take").then(turn=0, phase="play", discard="6C")
    assert table.hands[0] == ["3H", "4H", "7C", "9C", "10D"]
    for viewer in table.viewers():
        assert table.events(viewer) == [{"kind": "took", "seat": 0, "card": "7C"}]
    table.then(known=["7C", ""])


@pytest.mark.parametrize("first", ["draw", "take"])
def test_pr_30_one_card_and_no_more(first: str) -> None:
    table = given(TWO, phase="take").plays(first)
    table.refuses("draw", "PR-30").refuses("take", "PR-30")


def test_pr_30_only_the_player_whose_turn_it_is() -> None:
    table = given(TWO, phase="take", turn=1).plays("draw")
    assert len(table.hands[0]) == 4
    assert len(table.hands[1]) == 3


@pytest.mark.parametrize(("hand", "free"), [("9C", False), ("9C 9D", True), ("9C 9D 9H", True)])
def test_pr_31_with_exactly_one_card_the_reserve_is_compulsory(hand: str, free: bool) -> None:
    table = given([hand, "KD KH"], phase="take", revealed=[0], laid=[group("8C 8D 8H")])
    if free:
        table.offers("draw", "take")
    else:
        table.offers("draw").refuses("take", "PR-31")
        table.plays("draw").then(phase="play")
        assert len(table.hands[0]) == 2


def test_pr_31_others_hands_do_not_matter() -> None:
    given(["9C 9D", "KD"], phase="take", revealed=[1]).offers("draw", "take")


def test_pr_32_revealing_is_optional() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C")
    table.offers("reveal 3H4H5H6H", *(f"discard {card}" for card in ("3H", "4H", "5H", "6H", "9C")))
    table.plays("discard 9C").then(turn=1, revealed=[False, False], programmes=["P01", "P38"], scores=[0, 0])


def test_pr_32_the_programme_and_its_combinations_are_laid_face_up() -> None:
    table = asked("P05", "9C 9D 9H 3H 4H 5H KS").plays("reveal 9C9D9H / 3H4H5H").lies("9C 9D 9H", "3H 4H 5H")
    table.then(turn=0, phase="play", programmes=[None, "P38"], completed=[["P05"], []], revealed=[True, False])
    table.then(scores=[1, 0], ranks=[1, 2], hands=["KS", "KD KH"])
    for viewer in table.viewers():
        assert table.events(viewer)[0] == {"kind": "revealed", "seat": 0, "programme": "P05"}
        laid = table.events(viewer)[1:]
        assert [(event["kind"], event["seat"], event["combination"]) for event in laid] == [
            ("laid_set", 0, 1),
            ("laid_run", 0, 2),
        ]
        assert [event["cards"] for event in laid] == [["9C", "9D", "9H"], ["3H", "4H", "5H"]]
        assert table.sees(viewer, "completed", 0) == ["P05"]
        assert table.sees(viewer, "set", 0) == ["9C", "9D", "9H"]
        assert table.sees(viewer, "run", 0) == ["3H", "4H", "5H"]
        assert table.sees(viewer, "programme", 0) == []


@pytest.mark.parametrize(
    ("programme", "move"),
    [
        ("P01", "reveal 3H4H5H"),
        ("P01", "reveal 3H4H5H6H7H"),
        ("P01", "reveal 3H4H5H6H / 9C9D9H"),
        ("P05", "reveal 9C9D9H"),
        ("P05", "reveal 9C9D9H9S / 3H4H5H"),
        ("P05", "reveal 9C9D9H / 3H4H5H6H"),
        ("P05", "reveal 9C9D / 3H4H5H"),
        ("P02", "reveal 9C9D9H / 9S9C9D9H"),
    ],
)
def test_pr_32_each_directive_takes_exactly_the_number_of_cards_asked(programme: str, move: str) -> None:
    asked(programme, "3H 4H 5H 6H 7H 9C 9C 9D 9D 9H 9H 9S KS").refuses(move, "PR-32")


def test_pr_32_from_the_hand_alone() -> None:
    asked("P01", "3H 4H 5H 9C KS").refuses("reveal 3H4H5H6H", "PR-32")
    asked("P02", "9C 9D 9H 9S 8C KS").refuses("reveal 9C9D9H / 9S9C9D", "PR-32", "PR-10")


@pytest.mark.parametrize(("naturals", "missing"), [("7H", 3), ("7H 7S", 2), ("7H 7S 9C", 1), ("7H 8H 9H", 1)])
def test_pr_17_with_wilds_to_spare_a_hand_lacks_a_natural_for_each_combination(naturals: str, missing: int) -> None:
    wilds = "2C 2C 2D 2D 2H 2H 2S 2S JK JK JK"
    refusal = asked("P43", f"{naturals} {wilds}").state.refusal(GAME.parse("reveal")[0])
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("PR-32", "not-complete")
    assert [fact.value for fact in refusal.facts if fact.field.name == "missing"] == [missing]


def test_pr_32_only_once_a_round_and_only_ones_own() -> None:
    table = (
        asked("P01", "3H 4H 5H 6H 3S 4S 5S 6S KS").plays("reveal 3H4H5H6H").refuses("reveal 3S4S5S6S", "PR-32", "PR-33")
    )
    assert not any(move.startswith("reveal") for move in table.moves())
    given(["9C 9D 9H 9S 4C", "KD"], programmes={0: "P01", 1: "P03"}).refuses("reveal 9C9D9H9S")


def test_pr_32_the_programme_card_is_kept_for_the_rest_of_the_game() -> None:
    table = given(["3H 4H 5H 6H", "KD KH"], programmes={0: "P01"}, completed={0: ["S1", "P20"]}).plays(
        "reveal 3H4H5H6H"
    )
    table.then(completed=[["S1", "P20", "P01"], []], scores=[3, 0], round=1)


def test_pr_33_who_has_revealed_may_lay_sets_in_that_same_turn() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C 9D 9H KS").plays("reveal 3H4H5H6H")
    assert "set 9C9D9H" in table.moves()
    table.plays("set 9C9D9H").lies("3H 4H 5H 6H", "9C 9D 9H").then(turn=0, phase="play")
    assert table.now["combinations"] == [
        {"kind": "run", "owner": 0, "low": 3, "suits": "H", "cards": "3H 4H 5H 6H"},
        {"kind": "set", "owner": 0, "rank": "9", "cards": "9C 9D 9H"},
    ]


def test_pr_33_and_in_later_turns_as_often_as_they_like() -> None:
    table = given(["9C 9D 9H 8C 8D 8H JK KS", "KD KH"], revealed=[0], laid=[run("3H 4H 5H 6H")])
    table.plays("set 9C9D9H", "set 8C8D8H", "add JK 3").lies("3H 4H 5H 6H", "9C 9D 9H", "8C 8D 8H JK")
    assert table.hands[0] == ["KS"]


def test_pr_33_not_before_revealing() -> None:
    table = given(["9C 9D 9H 9S 3C", "KD", "QD"], revealed=[1], laid=[run("3H 4H 5H 6H", owner=1)])
    table.refuses("set 9C9D9H", "PR-33").refuses("add 7H 1 high", "PR-33", "PR-34")
    assert {move.split()[0] for move in table.moves()} == {"discard"}


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("9C 9D 9H", True),
        ("9C 9C 9D", True),
        ("9C 9D 9H 9S", True),
        ("9C 9C 9D 9D 9H 9H 9S 9S", True),
        ("9C 9D JK", True),
        ("9C 2D JK", True),
        ("9C 2D 2H JK JK", True),
        ("AC AD AH", True),
        ("9C 9D 10H", False),
        ("2C 2D 2H", False),
        ("JK JK 2C", False),
        ("3H 4H 5H", False),
        ("9H 10H JK", False),
    ],
)
def test_pr_33_a_new_set_has_three_or_more_of_a_rank_with_at_least_one_natural(cards: str, allowed: bool) -> None:
    table = given([f"{cards} KS", "KD KH"], revealed=[0], laid=[run("3S 4S 5S 6S")])
    move = f"set {cards.replace(' ', '')}"
    if allowed:
        table.plays(move).lies("3S 4S 5S 6S", " ".join(in_order(cards.split())))
        assert table.hands[0] == ["KS"]
    else:
        table.refuses(move, "PR-33", "PR-11", "PR-17", "PR-18")


@pytest.mark.parametrize("cards", ["9C9D", "9CJK", "9C"])
def test_pr_33_two_are_too_few(cards: str) -> None:
    table = given(["9C 9D 9H JK KS", "KD KH"], revealed=[0], laid=[run("3S 4S 5S 6S")])
    with pytest.raises(Refusal) as caught:
        GAME.play(table.state, GAME.parse(f"set {cards}"))
    assert caught.value.kind in ("illegal", "syntax")
    assert len(table.hands[0]) == 5


def test_pr_33_sets_are_from_the_hand_alone() -> None:
    table = given(["9C 9D KS", "KD KH"], revealed=[0], laid=[group("9H 9S 9C")])
    table.refuses("set 9C9D9H", "PR-33").refuses("set 9C9C9D", "PR-33")


@pytest.mark.parametrize(
    ("cards", "allowed"), [("9C 9D JK", True), ("9C 9D JK 2H", True), ("9C JK 2H", False), ("9C 9D JK 2H 2S", False)]
)
def test_pr_17_where_agreed_wilds_never_outnumber_naturals_in_new_sets(cards: str, allowed: bool) -> None:
    table = given([f"{cards} KS", "KD"], revealed=[0], laid=[run("3S 4S 5S 6S")], options={"wild_limit": "half"})
    move = f"set {cards.replace(' ', '')}"
    if allowed:
        table.plays(move)
    else:
        table.refuses(move, "PR-17")
        given([f"{cards} KS", "KD"], revealed=[0], laid=[run("3S 4S 5S 6S")]).plays(move)


def test_pr_33_new_runs_are_never_allowed() -> None:
    table = given(["9H 10H JH QH KS", "KD"], revealed=[0], laid=[run("3S 4S 5S 6S")])
    table.refuses("reveal 9H10HJHQH", "PR-32", "PR-33").refuses("set 9H10HJH", "PR-33", "PR-11")
    assert {move.split()[0] for move in table.moves()} == {"discard"}


def test_pr_35_the_turn_ends_by_discarding_one_card() -> None:
    table = given(THREE, phase="play", discard="6C").plays("discard 9C")
    table.then(turn=1, phase="take", turns=1, discard="6C 9C", hands=["3H 4H 10D", *THREE[1:]])
    for viewer in table.viewers():
        assert table.events(viewer) == [{"kind": "discarded", "seat": 0, "card": "9C"}]
    given(THREE, turn=2).plays("discard QD").then(turn=0, phase="take")


def test_pr_35_the_card_just_taken_may_be_discarded() -> None:
    given(TWO, phase="take", discard="6C 7C").plays("take", "discard 7C").then(turn=1, discard="6C 7C")
    given(TWO, phase="take", reserve="7C", discard="6C").plays("draw", "discard 7C").then(turn=1, discard="6C 7C")


@pytest.mark.parametrize("card", ["JK", "2S"])
def test_pr_35_so_may_a_wild(card: str) -> None:
    given([f"9C {card}", "KD KH"]).plays(f"discard {card}").then(top=card, turn=1)


def test_pr_35_any_card_of_the_hand_and_no_other() -> None:
    table = given(["3H 3H 9C JK", "KD KH"]).offers("discard 3H", "discard 9C", "discard JK")
    table.refuses("discard KD", "PR-35").refuses("discard 3S", "PR-35")
    table.plays("discard 3H").then(hands=["3H 9C JK", "KD KH"])


def reserve_of(table: Table) -> Counter[str]:
    return Counter(table.cards("reserve"))


def test_pr_36_drawing_from_an_empty_reserve_shuffles_the_discard_except_its_top() -> None:
    table = given(TWO, phase="take", rest="discard", discard="7C")
    buried = Counter(table.cards("discard")[:-1])
    assert table.cards("reserve") == []
    table.offers("draw", "take").plays("draw").then(discard="7C", phase="play", turn=0)
    drawn = Counter(table.hands[0]) - Counter(["3H", "4H", "9C", "10D"])
    assert sum(drawn.values()) == 1
    assert reserve_of(table) + drawn == buried
    count = sum(buried.values())
    assert {"kind": "reshuffled", "count": count} in table.events()


def test_pr_36_the_order_changes() -> None:
    table = given(TWO, phase="take", rest="discard", discard="7C")
    before = table.cards("discard")[:-1]
    table.plays("draw")
    after = table.cards("reserve")
    assert after != before[: len(after)]
    assert after != before[::-1][: len(after)]
    seeds = [given(TWO, phase="take", rest="discard", chance={"kind": "fast", "seed": str(n)}) for n in range(6)]
    assert len({tuple(one.plays("draw").cards("reserve")) for one in seeds}) == 6


def test_pr_36_until_then_the_top_may_be_taken() -> None:
    table = given(TWO, phase="take", rest="discard", discard="6C 7C").plays("take")
    assert table.cards("reserve") == []
    table.then(top="6C").plays("discard 9C").then(turn=1, top="9C").offers("draw", "take")
    assert table.cards("reserve") == []


def test_pr_36_drawing_the_last_card_of_the_reserve_shuffles_nothing_yet() -> None:
    table = given(TWO, phase="take", rest="discard", reserve="6C", discard="7C").plays("draw")
    assert table.cards("reserve") == []
    assert len(table.cards("discard")) == 108 - 7
    assert "6C" in table.hands[0]
    assert "reshuffled" not in table.heard()


def test_pr_36_with_nothing_to_shuffle_there_is_still_something_to_do() -> None:
    # Every card but the top of the discard is held or laid.
    eights = [" ".join(f"{rank}{suit}" for suit in "CDHS" for _ in (1, 2)) for rank in RANKS if rank not in "2K"]
    laid = [group(cards) for cards in [*eights[1:], f"{eights[0]} JK JK JK JK"]]
    twos = "2D 2D 2H 2H 2S 2S"
    table = given(["2C 2C", f"{twos} KC KD KD KH KH KS KS"], phase="take", revealed=[0], laid=laid, discard="KC")
    assert (table.cards("reserve"), table.cards("discard")) == ([], ["KC"])
    table.offers("take").refuses("draw", "PR-36", "PR-30")
    laid[-1] = group(f"{eights[0]} JK JK JK JK 2C")
    given(["2C", f"{twos} KC KD KD KH KH KS KS"], phase="take", revealed=[0], laid=laid, discard="KC").offers("take")
    alone = given(["2C", f"{twos} KC KD KD KH KH KS"], phase="take", revealed=[0], laid=laid, discard="KS KC")
    assert alone.cards("reserve") == []
    alone.offers("draw").plays("draw").then(discard="KC")
    assert alone.hands[0] == ["2C", "KS"]


def test_every_card_is_somewhere() -> None:
    table = start(4, seed=9)
    assert Counter(sum(table.hands, table.cards("reserve") + table.cards("discard"))) == Counter(CARDS)
    assert len(NATURALS) == 52
    assert refused_start(9).kind == "argument"
