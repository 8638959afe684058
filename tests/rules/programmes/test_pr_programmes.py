"""PR-10 to PR-19: what meets a programme, seen through the reveals that are accepted and refused."""

import pytest

from tests.rules.programmes.table import CARDS, Table, asked, given, in_order, split

SIX_SEVENS = "7H 7S 7D 2S 7C JK"


def reveals(programme: str, *combinations: str, **options: object) -> Table:
    """Seat 0 holds just these cards and a king, and reveals."""
    table = asked(programme, " ".join([*combinations, "KS"]), **options)
    return table.plays(reveal(*combinations))


def fails(programme: str, clause: str | tuple[str, ...], *combinations: str, **options: object) -> None:
    clauses = clause if isinstance(clause, tuple) else (clause,)
    table = asked(programme, " ".join([*combinations, "KS"]), **options)
    table.refuses(reveal(*combinations), *clauses)


def reveal(*combinations: str) -> str:
    return "reveal " + " / ".join("".join(split(cards)) for cards in combinations)


@pytest.mark.parametrize(
    ("programme", "combinations"),
    [
        ("P01", ("3H 4H 5H 6H",)),
        ("P01", ("8S 9S 2D JS",)),
        ("P19", (SIX_SEVENS,)),
        ("P04", ("3S 4S 5S",)),
        ("P33", ("2S 5H 5C 5S 2H",)),
        ("P12", ("8S 9S JK JS",)),
        ("P08", ("4S 5S 6S 7S 2H",)),
        ("P08", ("4H 5H 6H 7D 8S",)),
        ("P17", ("2S 3H 3D", "7D 7S 7C", "9S 9D JK")),
        ("P18", ("AC AS AH", "8H 8C 8S")),
        ("P01", ("AD 2D 3D 4D",)),
        ("P01", ("JD QD KD AD",)),
    ],
)
def test_pr_10_the_booklets_examples_hold(programme: str, combinations: tuple[str, ...]) -> None:
    table = reveals(programme, *combinations)
    runs = programme not in ("P19", "P33", "P17", "P18")
    laid = [" ".join(split(cards) if runs else in_order(split(cards))) for cards in combinations]
    table.lies(*laid).then(turn=0, phase="play", revealed=[True, False], scores=[1, 0])
    assert table.hands[0] == ["KS"]


def test_pr_10_all_directives_are_met_at_once() -> None:
    reveals("P05", "9C 9D 9H", "3H 4H 5H").lies("9C 9D 9H", "3H 4H 5H")
    fails("P05", "PR-32", "9C 9D 9H")
    fails("P05", ("PR-32", "PR-10", "PR-11"), "3H 4H 5H", "9C 9D 9H")  # the set is asked for first
    fails("P05", ("PR-32", "PR-11"), "9C 9D 9H", "3H 4H 6H")


def test_pr_10_with_different_cards() -> None:
    # One nine of hearts cannot stand in both.
    table = asked("P05", "9C 9D 9H 10H JH KS").refuses("reveal 9C9D9H / 9H10HJH", "PR-10", "PR-32")
    assert not any(move.startswith("reveal") for move in table.moves())
    asked("P05", "9C 9D 9H 9H 10H JH KS").plays("reveal 9C9D9H / 9H10HJH").lies("9C 9D 9H", "9H 10H JH")


def test_pr_11_a_run_is_of_one_suit() -> None:
    reveals("P10", "5C 6C 7C 8C 9C")
    fails("P10", "PR-11", "5C 6C 7C 8C 9D")
    fails("P10", "PR-11", "5C 6D 7C JK 9C")
    reveals("P10", "5C 6C 2H 8C 9C")


def test_pr_11_a_run_is_consecutive_from_low_to_high() -> None:
    fails("P01", "PR-11", "3H 4H 5H 7H")
    fails("P01", "PR-11", "3H 4H 6H 5H")
    fails("P01", "PR-11", "6H 5H 4H 3H")
    fails("P01", "PR-11", "3H 3H 4H 5H")
    fails("P01", "PR-11", "3H JK 4H 5H")
    fails("P01", "PR-11", "3H JK JK 5H")


def test_pr_11_a_set_is_of_one_rank_and_a_run_is_no_set() -> None:
    reveals("P03", "9C 9D 9H 9S")
    fails("P03", "PR-11", "9C 9D 9H 10S")
    fails("P03", "PR-11", "3H 4H 5H 6H")
    fails("P01", "PR-11", "9C 9D 9H 9S")


@pytest.mark.parametrize("low", range(1, 12))
def test_pr_11_the_player_chooses_the_sequence(low: int) -> None:
    ranks = ["A", "JK", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][low - 1 : low + 3]
    cards = " ".join(rank if rank == "JK" else f"{rank}C" for rank in ranks)
    reveals("P01", cards).then(combinations=[{"kind": "run", "owner": 0, "low": low, "suits": "C", "cards": cards}])


@pytest.mark.parametrize("rank", ["A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
def test_pr_11_the_player_chooses_the_rank(rank: str) -> None:
    table = asked("P03", f"{rank}C {rank}D {rank}H {rank}S 2H 4H").plays(f"reveal {rank}C{rank}D{rank}H{rank}S")
    cards = f"{rank}C {rank}D {rank}H {rank}S"
    table.then(combinations=[{"kind": "set", "owner": 0, "rank": rank, "cards": cards}])


@pytest.mark.parametrize(
    ("programme", "cards", "clause"),
    [
        ("P04", "4S 5S 6S", "PR-12"),
        ("P04", "JK 5S 6S", "PR-12"),
        ("P04", "2S 3S 4S", "PR-12"),
        ("P04", "3S 4S 5H", ("PR-11", "PR-12")),
        ("P33", "6C 6D 6H 6S 6C", "PR-12"),
        ("P33", "5C 5D 5H 5S 6C", ("PR-11", "PR-12")),
        ("P29", "8C 8D 8H JK", "PR-12"),
        ("P28", "9S 10S JS QS KS", "PR-12"),
        ("P07", "10H JH QH", "PR-12"),
    ],
)
def test_pr_12_imposed_values_are_these_and_no_others(
    programme: str, cards: str, clause: str | tuple[str, ...]
) -> None:
    fails(programme, clause, cards)


@pytest.mark.parametrize(
    ("programme", "cards"),
    [
        ("P04", "3S JK 5S"),
        ("P04", "JK JK 5C"),
        ("P04", "3D 2H 2S"),
        ("P33", "5C 5C 5D 5D 5H"),
        ("P33", "5C 2C 2D 2H JK"),
        ("P28", "10S JS QS KS AS"),
        ("P28", "JK JK JK JK AD"),
        ("P13", "6H 7H 8H 9H"),
        ("P07", "JC QC KC"),
    ],
)
def test_pr_12_in_any_suit_and_wilds_may_stand_for_some(programme: str, cards: str) -> None:
    reveals(programme, cards)


def test_pr_13_naturals_are_of_the_permitted_suits_and_not_all_need_appear() -> None:
    reveals("P12", "8S 9S 10S JS")
    fails("P12", "PR-13", "8H 9H 10H JH")
    fails("P12", "PR-13", "8S 9S 10H JS")
    reveals("P14", "9D 9D 9H 9H")
    reveals("P14", "9D 9D 2S JK")
    fails("P14", "PR-13", "9D 9D 9H 9S")
    fails("P14", "PR-13", "9C 2D 2H JK")


def test_pr_13_a_wild_may_be_of_any_suit() -> None:
    reveals("P12", "8S 2H JK JS")
    reveals("P08", "4S 5S 6S 7S 2C")


@pytest.mark.parametrize("cards", ["4H 5D 6S 7H 8D", "4H JK 6S JK 8D", "9S 10S JS QS KD"])
def test_pr_13_a_run_may_mix_the_permitted_suits_unless_agreed_otherwise(cards: str) -> None:
    reveals("P08", cards).then(
        combinations=[{"kind": "run", "owner": 0, "low": 4 if cards[0] == "4" else 9, "suits": "DHS", "cards": cards}]
    )
    fails("P08", ("PR-11", "PR-13"), cards, mixed_runs=False)
    fails("P08", "PR-13", cards.replace("S", "C"))


@pytest.mark.parametrize(("suit", "allowed"), [("H", True), ("D", True), ("S", True), ("C", False)])
def test_pr_13_without_mixing_a_run_is_of_one_of_the_permitted_suits(suit: str, allowed: bool) -> None:
    cards = " ".join(f"{rank}{suit}" for rank in range(4, 8)) + " JK"
    for mixed in (True, False):
        if allowed:
            accepted = "DHS" if mixed else suit
            reveals("P08", cards, mixed_runs=mixed).then(
                combinations=[{"kind": "run", "owner": 0, "low": 4, "suits": accepted, "cards": cards}]
            )
        else:
            fails("P08", "PR-13", cards, mixed_runs=mixed)


def test_pr_13_sets_mix_suits_in_any_case() -> None:
    reveals("P14", "9D 9D 9H 9H", mixed_runs=False)


@pytest.mark.parametrize(
    ("programme", "combinations"),
    [
        ("P02", ("7C 7D 7H", "7C 7D 7S")),
        ("P06", ("3H 4H 5H", "3H 4H 5H")),
        ("P06", ("3H 4H 5H", "6H 7H 8H")),
        ("P06", ("3H 4H 5H", "JS QS KS")),
        ("P17", ("7C 7D 7H", "7C 7D 7S", "7H 7S JK")),
        ("P39", ("3C 4C 5C 6C", "3C 4C 5C 6C", "7D 8D 9D 10D")),
    ],
)
def test_pr_14_so_many_combinations_the_same_one_again_being_allowed(
    programme: str, combinations: tuple[str, ...]
) -> None:
    assert len(reveals(programme, *combinations).laid) == len(combinations)


def test_pr_14_no_fewer_and_no_more() -> None:
    fails("P02", "PR-32", "7C 7D 7H")
    fails("P02", "PR-32", "7C 7D 7H", "8C 8D 8H", "9C 9D 9H")
    fails("P17", "PR-32", "7C 7D 7H", "8C 8D 8H")


def test_pr_14_in_any_order() -> None:
    one = reveals("P02", "9C 9D 9H", "7C 7D 7H")
    assert sorted(one.laid) == ["7C 7D 7H", "9C 9D 9H"]
    two = reveals("P06", "6S 7S 8S", "3H 4H 5H")
    assert sorted(two.laid) == ["3H 4H 5H", "6S 7S 8S"]


@pytest.mark.parametrize(
    ("programme", "combinations"),
    [
        ("P18", ("AC AS AH", "8H 8C 2S")),
        ("P18", ("AC AS JK", "8H 8C 8S")),
        ("P31", ("3H 4H JK 6H",)),
        ("P31", ("AH 2H 3H 4H",)),
        ("P32", ("9C 9D 9H", "JK 4H 5H")),
    ],
)
def test_pr_15_without_wilds_neither_jokers_nor_twos(programme: str, combinations: tuple[str, ...]) -> None:
    fails(programme, "PR-15", *combinations)


def test_pr_15_without_wilds_naturals_alone_and_later_additions_may_use_them() -> None:
    table = asked("P31", "3H 4H 5H 6H JK 2S KS").plays("reveal 3H4H5H6H", "add JK 1 high", "add 2S 1 low")
    table.lies("2S 3H 4H 5H 6H JK")
    table = asked("P18", "AC AS AH 8H 8C 8S 2D KS").plays("reveal ACASAH / 8H8C8S")
    number = table.laid.index("AC AH AS") + 1
    table.plays(f"add 2D {number}")
    assert sorted(table.laid) == ["8C 8H 8S", "AC AH AS 2D"]


@pytest.mark.parametrize("wilds", ["2C 2D 2H", "JK 2C JK", "2C JK JK"])
def test_pr_17_every_combination_has_at_least_one_natural(wilds: str) -> None:
    cards = split(wilds)
    fails("P11", ("PR-17", "PR-18"), f"{wilds} {cards[0]} {cards[1]}")
    fails("P04", "PR-17", wilds)
    fails("P02", ("PR-17", "PR-18"), "9C 9D 9H", wilds)
    reveals("P11", f"9C {wilds} {cards[0]}")
    reveals("P02", "9C 9D 9H", f"8C {cards[0]} {cards[1]}")


def test_pr_17_a_wild_stands_for_any_rank_and_suit() -> None:
    table = asked("P01", "2C 2D JK KS 4C").plays("reveal 2C2DJKKS")
    table.then(combinations=[{"kind": "run", "owner": 0, "low": 10, "suits": "S", "cards": "2C 2D JK KS"}])


@pytest.mark.parametrize(
    ("cards", "low"),
    [("JK JK 9H 10H", 7), ("JK 8H 9H JK", 7), ("9H 10H JK 2S", 9), ("7H 2S JK 10H", 7)],
)
def test_pr_17_the_value_a_wild_takes_is_where_it_stands(cards: str, low: int) -> None:
    reveals("P01", cards).then(combinations=[{"kind": "run", "owner": 0, "low": low, "suits": "H", "cards": cards}])


def test_pr_17_and_it_is_fixed_for_the_round() -> None:
    # The two stands for the 10: neither end accepts it as anything else, and the natural 10 has no place.
    table = asked("P01", "8S 9S 2D JS 10S QS 7S 4C").plays("reveal 8S9S2DJS")
    table.refuses("add 10S 1 high", "PR-34").refuses("add 10S 1 low", "PR-34")
    table.plays("add QS 1 high", "add 7S 1 low").lies("7S 8S 9S 2D JS QS")


@pytest.mark.parametrize(
    ("programme", "cards", "allowed"),
    [
        ("P03", "9C 9D JK 2H", True),
        ("P03", "9C JK JK 2H", False),
        ("P11", "9C 9D 9H JK 2H", True),
        ("P11", "9C 9D 2S JK 2H", False),
        ("P01", "3H 2C JK 6H", True),
        ("P01", "3H 2C JK 2D", False),
        ("P10", "3H 2C JK 6H 7H", True),
        ("P10", "3H 2C JK 2D 7H", False),
        ("P33", "2S 5H 5C 5S 2H", True),
        ("P33", "2S 5H 5C 2D 2H", False),
    ],
)
def test_pr_17_where_agreed_wilds_never_outnumber_naturals(programme: str, cards: str, allowed: bool) -> None:
    reveals(programme, cards)
    if allowed:
        reveals(programme, cards, wild_limit="half")
    else:
        fails(programme, "PR-17", cards, wild_limit="half")


def test_pr_17_the_limit_is_kept_in_every_combination() -> None:
    reveals("P02", "9C 9D JK", "8C 8D JK", wild_limit="half")
    fails("P02", "PR-17", "9C 9D 9H", "8C JK JK", wild_limit="half")


@pytest.mark.parametrize(
    ("cards", "low"),
    [("AD 2D 3D 4D", 1), ("AD JK 3D 4D", 1), ("JD QD KD AD", 11), ("JK JK JK AD", 11), ("AD JK JK JK", 1)],
)
def test_pr_18_an_ace_is_low_or_high(cards: str, low: int) -> None:
    asked("P01", f"{cards} 9C").plays(reveal(cards)).then(
        combinations=[{"kind": "run", "owner": 0, "low": low, "suits": "D", "cards": cards}]
    )


@pytest.mark.parametrize(
    "cards", ["QD KD AD 2D", "KD AD 2D 3D", "KD AD JK 3D", "QD KD AD JK", "JK AD 2D 3D", "2D AD JK 4D"]
)
def test_pr_18_there_is_no_wrap(cards: str) -> None:
    table = asked("P01", f"{cards} 9C")
    table.refuses(reveal(cards), "PR-18", "PR-11")


def test_pr_18_an_ace_keeps_the_value_it_was_laid_with() -> None:
    low = asked("P01", "AD 2D 3D 4D KD 5D 9C").plays("reveal AD2D3D4D").refuses("add KD 1 low", "PR-34", "PR-18")
    low.refuses("add KD 1 high", "PR-34").plays("add 5D 1 high").lies("AD 2D 3D 4D 5D")
    high = asked("P01", "JD QD KD AD 3D 2D 10D 9C").plays("reveal JDQDKDAD").refuses("add 3D 1 high", "PR-34", "PR-18")
    high.refuses("add 2D 1 high", "PR-34", "PR-18").plays("add 10D 1 low").lies("10D JD QD KD AD")


def test_pr_18_rank_two_in_a_run_is_a_wild_and_sets_of_twos_do_not_exist() -> None:
    # A two beside a three of its suit is a wild standing for a two, or for anything else.
    asked("P04", "2S 4S 5S 9C").plays("reveal 2S4S5S").then(
        combinations=[{"kind": "run", "owner": 0, "low": 3, "suits": "S", "cards": "2S 4S 5S"}]
    )
    fails("P31", "PR-15", "AH 2H 3H 4H")
    asked("P11", "2C 2C 2D 2H 2S 9C").refuses("reveal 2C2C2D2H2S", "PR-17", "PR-18")


def test_pr_18_a_run_holds_both_aces_only_by_additions() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    laid = [{"kind": "run", "owner": 0, "low": 2, "suits": "H", "cards": " ".join(f"{r}H" for r in ranks)}]
    table = given(["AH AH 9C", "KS"], revealed=[0], laid=laid).plays("add AH 1 low", "add AH 1 high")
    table.lies(" ".join(["AH", *(f"{r}H" for r in ranks), "AH"]))


def test_pr_19_twins_may_stand_in_one_set() -> None:
    assert CARDS.count("9C") == 2
    reveals("P03", "9C 9C 9D 9D").lies("9C 9C 9D 9D")
    reveals("P18", "AC AC AH", "8H 8H 8S")
    reveals("P33", "5C 5C 5D 5D JK")


def test_pr_19_but_not_in_one_run() -> None:
    fails("P01", "PR-11", "3H 4H 4H 5H")
