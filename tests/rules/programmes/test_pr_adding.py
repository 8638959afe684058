"""PR-34: adding cards to what lies on the table."""

import pytest

from pioche.core.refusal import Refusal
from pioche.games.programmes import GAME
from tests.rules.programmes.table import Laid, Table, asked, given, group, in_order, run

HEARTS = run("4H 5H 6H")
NINES = group("9C 9H 9S")


def holding(hand: str, *laid: Laid, **options: object) -> Table:
    """Seat 0 has revealed, holds these cards and a king of spades, and plays."""
    return given([f"{hand} KS", "KD KH"], revealed=[0], laid=laid, options=options)


def test_pr_34_what_may_be_added_where() -> None:
    table = given(["7H 2C 9D", "KD KH"], revealed=[0], laid=[HEARTS, NINES])
    table.offers(
        "add 7H 1 high",
        "add 2C 1 low",
        "add 2C 1 high",
        "add 2C 2",
        "add 9D 2",
        "discard 7H",
        "discard 2C",
        "discard 9D",
    )


@pytest.mark.parametrize("card", ["9C", "9D", "9H", "9S", "2D", "JK"])
def test_pr_34_a_set_takes_its_rank_in_any_suit_or_a_wild(card: str) -> None:
    table = holding(card, NINES).plays(f"add {card} 1").lies(" ".join(in_order(["9C", "9H", "9S", card])))
    assert table.hands[0] == ["KS"]
    table.then(turn=0, phase="play")
    for viewer in table.viewers():
        assert table.events(viewer) == [{"kind": "added", "seat": 0, "card": card, "combination": 1}]


@pytest.mark.parametrize("card", ["8C", "10D", "AH", "KS"])
def test_pr_34_a_set_takes_no_other_rank(card: str) -> None:
    holding(card, NINES).refuses(f"add {card} 1", "PR-34")


@pytest.mark.parametrize(
    ("card", "end", "after"),
    [
        ("3H", "low", "3H 4H 5H 6H"),
        ("7H", "high", "4H 5H 6H 7H"),
        ("JK", "low", "JK 4H 5H 6H"),
        ("JK", "high", "4H 5H 6H JK"),
        ("2S", "low", "2S 4H 5H 6H"),
        ("2H", "high", "4H 5H 6H 2H"),
    ],
)
def test_pr_34_a_run_takes_the_next_rank_at_either_end_or_a_wild_at_the_end_named(
    card: str, end: str, after: str
) -> None:
    table = holding(card, HEARTS).plays(f"add {card} 1 {end}").lies(after)
    low = 3 if end == "low" else 4
    table.then(combinations=[{"kind": "run", "owner": 0, "low": low, "suits": "H", "cards": after}], turn=0)
    for viewer in table.viewers():
        assert table.events(viewer) == [{"kind": f"added_{end}", "seat": 0, "card": card, "combination": 1}]


@pytest.mark.parametrize(
    ("card", "end"),
    [
        ("3H", "high"),
        ("7H", "low"),
        ("8H", "high"),
        ("2H", ""),
        ("4H", "low"),
        ("5H", "high"),
        ("6H", "high"),
        ("3S", "low"),
        ("7D", "high"),
        ("7C", "high"),
        ("AH", "low"),
    ],
)
def test_pr_34_a_run_takes_nothing_else(card: str, end: str) -> None:
    table = holding(card, HEARTS)
    if end:
        table.refuses(f"add {card} 1 {end}", "PR-34")
    else:
        with pytest.raises(Refusal) as caught:
            GAME.play(table.state, GAME.parse(f"add {card} 1"))
        assert caught.value.kind in ("illegal", "syntax")


def test_pr_34_a_set_has_no_ends() -> None:
    table = holding("9D", NINES)
    with pytest.raises(Refusal) as caught:
        GAME.play(table.state, GAME.parse("add 9D 1 high"))
    assert caught.value.kind in ("illegal", "syntax")


def test_pr_34_there_must_be_such_a_combination_and_such_a_card() -> None:
    table = holding("7H", HEARTS)
    table.refuses("add 7H 2 high", "PR-34").refuses("add 7H 2", "PR-34").refuses("add 3H 1 low", "PR-34")
    holding("7H 9D").refuses("add 9D 1", "PR-34")


def test_pr_34_an_added_card_opens_the_next_place() -> None:
    table = holding("7H 8H 9H 3H", HEARTS).refuses("add 8H 1 high", "PR-34")
    table.plays("add 7H 1 high", "add 8H 1 high", "add 3H 1 low", "add 9H 1 high").lies("3H 4H 5H 6H 7H 8H 9H")


def test_pr_34_a_wild_keeps_the_place_it_was_given() -> None:
    table = holding("JK 7H 8H", HEARTS).plays("add JK 1 high").refuses("add 7H 1 high", "PR-34")
    table.plays("add 8H 1 high").lies("4H 5H 6H JK 8H")


@pytest.mark.parametrize("card", ["KH", "JK", "2H", "AH"])
def test_pr_34_nothing_stands_below_a_low_ace(card: str) -> None:
    holding(card, run("AH 2S 3H 4H", low=1)).refuses(f"add {card} 1 low", "PR-34", "PR-18")
    holding("5H", run("AH 2S 3H 4H", low=1)).plays("add 5H 1 high").lies("AH 2S 3H 4H 5H")


@pytest.mark.parametrize("card", ["JK", "2H", "AH", "3H"])
def test_pr_34_nothing_stands_above_a_high_ace(card: str) -> None:
    holding(card, run("QH KH AH", low=12)).refuses(f"add {card} 1 high", "PR-34", "PR-18")
    holding("JH", run("QH KH AH", low=12)).plays("add JH 1 low").lies("JH QH KH AH")


def test_pr_34_a_wild_may_stand_for_an_ace_and_then_nothing_follows() -> None:
    low = holding("2C JK 2D", run("3H 4H 5H")).plays("add 2C 1 low", "add JK 1 low").lies("JK 2C 3H 4H 5H")
    low.then(combinations=[{"kind": "run", "owner": 0, "low": 1, "suits": "H", "cards": "JK 2C 3H 4H 5H"}])
    low.refuses("add 2D 1 low", "PR-34", "PR-18")
    high = holding("2C JK", run("QH KH", low=12) | {"cards": "JH QH KH", "low": 11}).plays("add 2C 1 high")
    high.refuses("add JK 1 high", "PR-34", "PR-18").plays("add JK 1 low").lies("JK JH QH KH 2C")


def test_pr_34_a_natural_ace_goes_below_a_wild_two_and_above_a_king() -> None:
    holding("AH", run("3H 4H 5H")).refuses("add AH 1 low", "PR-34")
    holding("AH 2H", run("3H 4H 5H")).plays("add 2H 1 low", "add AH 1 low").lies("AH 2H 3H 4H 5H")
    holding("AH", run("JH QH KH")).plays("add AH 1 high").lies("JH QH KH AH")
    holding("AS", run("JH QH KH")).refuses("add AS 1 high", "PR-34")


def test_pr_34_to_anybodys_combination() -> None:
    laid = [HEARTS | {"owner": 1}, NINES | {"owner": 0}]
    table = given(["7H 9D KS", "KD", "QD"], revealed=[0, 1], laid=laid).plays("add 7H 1 high", "add 9D 2")
    table.lies("4H 5H 6H 7H", "9C 9D 9H 9S")
    combinations = table.entries("combinations")
    assert [one["owner"] for one in combinations if isinstance(one, dict)] == [1, 0]


def test_pr_34_before_revealing_nobody_may_add() -> None:
    table = given(["7H 9D KS", "KD", "QD"], revealed=[1], laid=[HEARTS | {"owner": 1}, NINES | {"owner": 1}])
    table.refuses("add 7H 1 high", "PR-34", "PR-33").refuses("add 9D 2", "PR-34", "PR-33")
    table.offers("discard 7H", "discard 9D", "discard KS")


def test_pr_34_in_the_turn_of_the_reveal_already() -> None:
    table = asked("P01", "3H 4H 5H 6H 7H KS").refuses("add 7H 1 high", "PR-33", "PR-34").plays("reveal 3H4H5H6H")
    table.plays("add 7H 1 high").lies("3H 4H 5H 6H 7H")


@pytest.mark.parametrize("suit", ["D", "H", "S", "C"])
@pytest.mark.parametrize("cards", ["4H 5H 6H 7H 8H", "4H 5D 6S 7H 8D", "4H 5H JK 7H 8H"])
def test_pr_34_a_run_for_several_suits_takes_them_all_mixed_or_not(cards: str, suit: str) -> None:
    table = asked("P08", f"{cards} 9{suit} 3{suit} KS").plays(f"reveal {cards.replace(' ', '')}")
    if suit == "C":
        table.refuses("add 9C 1 high", "PR-34", "PR-13").refuses("add 3C 1 low", "PR-34", "PR-13")
    else:
        table.plays(f"add 9{suit} 1 high", f"add 3{suit} 1 low").lies(f"3{suit} {cards} 9{suit}")


@pytest.mark.parametrize("suit", ["D", "H", "S", "C"])
def test_pr_34_without_mixing_it_takes_its_own_suit_only(suit: str) -> None:
    table = asked("P08", f"4H 5H 6H 7H 8H 9{suit} KS", mixed_runs=False).plays("reveal 4H5H6H7H8H")
    if suit == "H":
        table.plays("add 9H 1 high").lies("4H 5H 6H 7H 8H 9H")
    else:
        table.refuses(f"add 9{suit} 1 high", "PR-34", "PR-13")


def test_pr_34_a_run_for_one_suit_takes_that_suit() -> None:
    table = asked("P12", "8S 9S JK JS QS QH 7S KS").plays("reveal 8S9SJKJS")
    table.refuses("add QH 1 high", "PR-34", "PR-13").plays("add QS 1 high", "add 7S 1 low")
    table.lies("7S 8S 9S JK JS QS")


def test_pr_34_the_number_of_cards_and_imposed_values_bind_the_reveal_only() -> None:
    asked("P04", "3S 4S 5S 6S KS").plays("reveal 3S4S5S", "add 6S 1 high").lies("3S 4S 5S 6S")
    asked("P29", "7C 7D 7H 7S 7C KS").plays("reveal 7C7D7H7S", "add 7C 1").lies("7C 7C 7D 7H 7S")


def test_pr_34_a_sets_permitted_suits_bind_the_reveal_only() -> None:
    table = asked("P14", "9D 9D 9H 9H 9S 9C KS").plays("reveal 9D9D9H9H", "add 9S 1", "add 9C 1")
    table.lies("9C 9D 9D 9H 9H 9S")


def test_pr_34_no_wilds_binds_the_reveal_only() -> None:
    asked("P31", "3H 4H 5H 6H JK KS").plays("reveal 3H4H5H6H", "add JK 1 high").lies("3H 4H 5H 6H JK")


def test_pr_34_no_wild_is_recovered() -> None:
    table = holding("5H", run("4H JK 6H"))
    table.refuses("add 5H 1 low", "PR-34").refuses("add 5H 1 high", "PR-34").offers("discard 5H", "discard KS")


@pytest.mark.parametrize("wild", ["JK", "2D"])
def test_pr_17_where_agreed_wilds_never_outnumber_naturals_after_an_addition(wild: str) -> None:
    even_run, even_set = run("4H 5H JK 2S"), group("9C 9H JK 2S")
    free = holding(f"{wild} 8H 9D", even_run, even_set)
    assert {f"add {wild} 1 low", f"add {wild} 1 high", f"add {wild} 2"} <= set(free.moves())
    bound = holding(f"{wild} 8H 9D", even_run, even_set, wild_limit="half")
    for move in (f"add {wild} 1 low", f"add {wild} 1 high", f"add {wild} 2"):
        bound.refuses(move, "PR-17")
    bound.plays("add 8H 1 high", f"add {wild} 1 low", "add 9D 2")
    bound.lies(f"{wild} 4H 5H JK 2S 8H", " ".join(in_order(["9C", "9D", "9H", "JK", "2S"])))


def test_pr_17_one_more_wild_is_fine_while_naturals_are_as_many() -> None:
    table = holding("JK 2D", run("4H 5H 6H 2S"), wild_limit="half").plays("add JK 1 high", "add 2D 1 low")
    table.lies("2D 4H 5H 6H 2S JK")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw 1",
        "take 7H",
        "reveal /",
        "reveal 3H4H5H6H /",
        "reveal 3H4H5H1H",
        "set 7X7H7D",
        "add",
        "add 7H",
        "add 7H 0",
        "add 7H x",
        "add 7H 1 middle",
        "add 7H 1 high low",
        "add 7H8H 1 high",
        "discard",
        "discard 7H 8H",
        "discard 1H",
        "discard 7",
        "exchange P01",
        "keep 1",
        "pass",
    ],
)
def test_what_is_no_move_is_a_matter_of_syntax(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert caught.value.kind == "syntax"


def test_a_move_without_its_cards_is_refused() -> None:
    for move in ("reveal", "set"):
        for table in (asked("P01", "3H 4H 5H 6H 9C 9D 9H"), holding("9C 9D 9H", HEARTS)):
            before = table.now
            with pytest.raises(Refusal):
                GAME.play(table.state, GAME.parse(move))
            assert table.now == before


def test_every_move_is_read_as_it_is_written() -> None:
    texts = ["draw", "take", "exchange", "keep", "discard JK", "discard 10S", "reveal 3H4H5H6H", "set 7C7D7H"]
    texts += ["add 7C 2", "add 8H 1 low", "add 2C 1 high", "add JK 12", "add 10D 3 high"]
    texts += ["reveal 7C7D7H / 3H4HJK6H", "reveal 3D3H2S / 7C7D7S / 9D9SJK"]
    for text in texts:
        assert GAME.notation(GAME.parse(text)) == text
