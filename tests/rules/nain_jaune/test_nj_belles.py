"""NJ-17 and NJ-18: the belles, and laying ace to king in one turn."""

import pytest

from tests.rules.nain_jaune.table import EMPTY_BOARD, Table, board, given, refused_start

FULL = board(60, 30, 20, 15, 12)  # 137 in all
CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"


@pytest.mark.parametrize(
    ("belle", "wanted", "taken"),
    [("7D", "7", 60), ("10D", "10", 30), ("JC", "J", 20), ("QS", "Q", 15), ("KH", "K", 12)],
)
def test_nj_17_laying_a_belle_takes_its_space_at_once(belle: str, wanted: str, taken: int) -> None:
    table = given([f"{belle} 2C 2D", "3C", "3D"], turn=0, wanted=wanted, tokens=[5, 6, 7], board=FULL)
    table.plays(f"lay {belle}").then(tokens=[5 + taken, 6, 7], board=FULL | {belle: 0})


def test_nj_17_the_other_cards_of_these_ranks_take_nothing() -> None:
    for card in ["7C", "7H", "7S", "10C", "10H", "10S", "JD", "JH", "JS", "QC", "QD", "QH", "KC", "KD", "KS"]:
        table = given([f"{card} 2C 2D", "3C", "3D"], turn=0, wanted=card[:-1], tokens=[5, 6, 7], board=FULL)
        table.plays(f"lay {card}").then(tokens=[5, 6, 7], board=FULL)


def test_nj_17_the_one_who_lays_it_takes_it_whoever_led() -> None:
    table = given(["2C 9C", "JC 2D", "QD 2H"], turn=1, wanted="J", layer=0, tokens=[5, 6, 7], board=FULL)
    table.plays("lay JC").then(tokens=[5, 26, 7], board=FULL | {"JC": 0})


def test_nj_17_several_belles_may_be_taken_in_one_turn() -> None:
    # 30 + 20 + 15 + 12 = 77
    table = given(["9C 10D JC QS KH 7D 2C", "3C", "3D"], turn=0, wanted="9", tokens=[0, 6, 7], board=FULL)
    table.lays("9C 10D JC QS KH").then(tokens=[77, 6, 7], board=board(60, 0, 0, 0, 0), turn=0)
    table.plays("lay 7D").then(tokens=[137, 6, 7], board=EMPTY_BOARD)


def test_nj_17_a_belle_may_be_led_and_takes_its_space() -> None:
    table = given(["7D 2C", "3C", "3D"], turn=0, phase="lead", tokens=[5, 6, 7], board=FULL)
    table.plays("lay 7D").then(tokens=[65, 6, 7], board=FULL | {"7D": 0}, wanted="8")


def test_nj_17_an_empty_space_gives_nothing() -> None:
    table = given(["7D 2C", "3C", "3D"], turn=0, wanted="7", tokens=[5, 6, 7], board=FULL | {"7D": 0})
    table.plays("lay 7D").then(tokens=[5, 6, 7], board=FULL | {"7D": 0})


def test_nj_17_taking_a_space_is_told_to_all() -> None:
    table = given(["7D 2C", "3C", "3D"], turn=0, wanted="7", tokens=[5, 6, 7], board=FULL).plays("lay 7D")
    assert any(60 in event.values() for event in table.events())
    assert table.events(1) == table.events(2) == table.events()


def full_hand(opera: str, *, rest: str = "2D 3D", rounds: int = 1) -> Table:
    """Three players at the opening, seat 0 with all clubs and two cards more."""
    others = ["AD 4D 5D 6D 7D", "2H 3H 4H QS KH"]  # worth 4 + 2 = 6 and 3 + 2 + 2 = 7 tokens
    return given(
        [f"{CLUBS} {rest}", *others],
        turn=0,
        dealer=1,
        options={"opera": opera, "rounds": rounds},
        tokens=[10, 20, 30],
        board=FULL,
    )


def test_nj_18_ace_to_king_in_one_turn_earns_glory_only() -> None:
    # Nothing but the jack's space: 10 + 20.
    table = full_hand("glory").lays(CLUBS)
    table.then(turn=0, phase="lead", tokens=[30, 20, 30], board=FULL | {"JC": 0}, over=False)
    table.offers("lay 2D", "lay 3D")


def kinds_at_the_king(table: Table, before: str) -> set[object]:
    table.lays(before)
    told = len(table.events())
    table.plays("lay KC")
    assert table.events(1) == table.events(2) == table.events()
    return {event["kind"] for event in table.events()[told:]}


def test_nj_18_ace_to_king_in_one_turn_is_announced_to_all() -> None:
    plain = kinds_at_the_king(given(["2C KC 9C", "AD", "AH"], turn=0, wanted="K", layer=1), "")
    glory = kinds_at_the_king(full_hand("glory"), CLUBS.removesuffix(" KC"))
    assert len(glory - plain) == 1


def test_nj_18_two_to_king_is_not_announced() -> None:
    hand = CLUBS.removeprefix("AC ")
    table = given([f"{hand} 9D", "AD", "AH"], turn=0, phase="lead", layer=0)
    plain = kinds_at_the_king(given(["2C KC 9C", "AD", "AH"], turn=0, wanted="K", layer=1), "")
    assert kinds_at_the_king(table, hand.removesuffix(" KC")) == plain


def test_nj_18_with_sweep_the_player_takes_every_space_and_the_round_ends() -> None:
    # 10 + the whole board 137 + 6 + 7; the two cards kept cost nothing.
    full_hand("sweep").lays(CLUBS).then(over=True, tokens=[160, 14, 23], board=EMPTY_BOARD, ranks=[1, 3, 2])


def test_nj_18_with_sweep_the_next_round_follows_as_after_going_out() -> None:
    # As above, less a stake of 6 each; the deal passes from 1 to 0, and 2 begins.
    table = full_hand("sweep", rounds=2).lays(CLUBS)
    table.then(over=False, round=1, tokens=[154, 8, 17], board=board(6, 3, 3, 3, 3), dealer=0, turn=2)
    assert [len(hand) for hand in table.hands] == [15, 15, 15]


def test_nj_18_with_sweep_the_spaces_are_taken_only_at_the_king() -> None:
    table = full_hand("sweep").lays(CLUBS.removesuffix(" KC"))
    table.then(over=False, tokens=[30, 20, 30], board=FULL | {"JC": 0}, wanted="K", turn=0)


def test_nj_18_with_sweep_the_series_may_come_after_another_in_the_same_turn() -> None:
    # Fifteen cards: QD KD, then ace to king. It is also the last card: the round ends once.
    table = given(
        [f"QD KD {CLUBS}", "AD 4D", "2H"],
        turn=0,
        phase="lead",
        layer=None,
        asked=0,
        options={"opera": "sweep", "lead": "any", "rounds": 1},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.lays(f"QD KD {CLUBS}").then(over=True, tokens=[150, 18, 29], board=EMPTY_BOARD)


def test_nj_18_with_sweep_the_series_may_come_at_any_moment_of_the_round() -> None:
    # Seat 0 ends another's series with a king and leads the ace: 10 + 137 + 1 + 1.
    table = given(
        [f"KD {CLUBS} 2D", "3D", "3H"],
        turn=0,
        wanted="K",
        layer=1,
        options={"opera": "sweep", "rounds": 1},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.plays("lay KD").then(over=False, tokens=[10, 20, 30], phase="lead")
    table.lays(CLUBS).then(over=True, tokens=[149, 19, 29], board=EMPTY_BOARD)


@pytest.mark.parametrize(("run", "swept"), [(12, True), (0, False)])
def test_nj_18_a_series_is_complete_when_all_thirteen_cards_are_one_players(run: int, swept: bool) -> None:
    table = given(
        ["KC 2D", "3D", "3H"],
        turn=0,
        wanted="K",
        run=run,
        options={"opera": "sweep", "rounds": 1},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.plays("lay KC").then(over=swept, tokens=[149, 19, 29] if swept else [10, 20, 30])


def test_nj_18_with_sweep_a_series_from_two_to_king_takes_nothing_more() -> None:
    hand = CLUBS.removeprefix("AC ")
    table = given(
        [f"{hand} 2D", "3D", "3H"], turn=0, phase="lead", options={"opera": "sweep"}, tokens=[10, 20, 30], board=FULL
    )
    table.lays(hand).then(tokens=[30, 20, 30], board=FULL | {"JC": 0}, turn=0, phase="lead")


def test_nj_18_with_sweep_a_series_finished_by_another_takes_nothing_more() -> None:
    # Seat 0 lays ace to five, seat 2 the rest with the jack of clubs.
    table = given(
        ["AC 2C 3C 4C 5C 9S", "3D", "6C 7C 8C 9C 10C JC QC KC 3H"],
        turn=0,
        options={"opera": "sweep"},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.lays("AC 2C 3C 4C 5C").plays("pass").lays("6C 7C 8C 9C 10C JC QC KC")
    table.then(tokens=[10, 20, 50], board=FULL | {"JC": 0}, turn=2, phase="lead")


def test_nj_18_with_sweep_two_turns_of_one_player_are_not_one() -> None:
    # Seat 0 lays ace to five, seat 2 the six, and seat 0 goes on from seven to king.
    table = given(
        ["AC 2C 3C 4C 5C 7C 8C 9C 10C JC QC KC 3H", "3D", "6C 9D"],
        turn=0,
        options={"opera": "sweep"},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.lays("AC 2C 3C 4C 5C").plays("pass", "lay 6C", "pass", "pass").lays("7C 8C 9C 10C JC QC KC")
    table.then(tokens=[30, 20, 30], board=FULL | {"JC": 0}, turn=0, phase="lead")


def test_nj_18_with_sweep_a_series_taken_up_again_by_its_own_layer_is_not_one_turn() -> None:
    # Seat 0 stops after the three, nobody goes on, and as last layer it starts again from its four.
    table = given(
        [f"{CLUBS} 2D", "3D 9D", "3H 9H"],
        turn=0,
        options={"opera": "sweep", "holding_back": True, "restart": "last_layer"},
        tokens=[10, 20, 30],
        board=FULL,
    )
    table.lays("AC 2C 3C").plays("pass", "pass", "pass").then(turn=0, phase="lead")
    table.lays("4C 5C 6C 7C 8C 9C 10C JC QC KC")
    table.then(tokens=[30, 20, 30], board=FULL | {"JC": 0}, turn=0, phase="lead")


def test_nj_18_with_sweep_a_player_who_cannot_pay_gives_all_they_have() -> None:
    # Seat 1 owes 6 and has 5, seat 2 pays 7: 10 + 137 + 5 + 7.
    others = ["AD 4D 5D 6D 7D", "2H 3H 4H QS KH"]
    table = given([f"{CLUBS} 2D 3D", *others], turn=0, options={"opera": "sweep"}, tokens=[10, 5, 30], board=FULL).lays(
        CLUBS
    )
    table.then(over=True, tokens=[159, 0, 23], ranks=[1, 3, 2])


def test_nj_18_with_grand_the_whole_hand_in_the_opening_turn_takes_every_space() -> None:
    # 10 + 137 + 6 + 7.
    table = full_hand("grand", rest="QD KD").lays(f"{CLUBS} QD")
    table.then(over=False, tokens=[30, 20, 30])
    table.plays("lay KD").then(over=True, tokens=[160, 14, 23], board=EMPTY_BOARD)


@pytest.mark.parametrize(("opera", "taken"), [("glory", 20), ("sweep", 137), ("grand", 137)])
def test_nj_18_going_out_ace_to_king_in_the_opening_turn(opera: str, taken: int) -> None:
    # Led queen and king first, then ace to king: at the king of clubs all is laid.
    table = given(
        [f"QD KD {CLUBS}", "AD 4D", "2H"],
        turn=0,
        phase="lead",
        layer=None,
        asked=0,
        options={"opera": opera, "lead": "any", "rounds": 1},
        tokens=[10, 20, 30],
        board=FULL,
    )
    left = EMPTY_BOARD if taken == 137 else FULL | {"JC": 0}
    table.lays(f"QD KD {CLUBS}").then(over=True, tokens=[13 + taken, 18, 29], board=left)


def test_nj_18_with_grand_ace_to_king_alone_takes_nothing_more() -> None:
    table = full_hand("grand").lays(CLUBS)
    table.then(over=False, tokens=[30, 20, 30], board=FULL | {"JC": 0}, turn=0, phase="lead")


@pytest.mark.parametrize("opera", ["glory", "sweep"])
def test_nj_18_the_whole_hand_in_the_opening_turn_is_nothing_special_but_in_grand(opera: str) -> None:
    hands = ["AC 2C 3C 4C 5C 6C", "7D", "8D", "9D", "8H", "9H", "JD", "QD"]
    table = given(hands, turn=0, options={"opera": opera, "rounds": 1}, tokens=[10] * 8, board=FULL)
    # 2 for the seven of diamonds and 1 from each of the six others.
    table.lays(hands[0]).then(over=True, tokens=[18, 8, 9, 9, 9, 9, 9, 9], board=FULL)


def test_nj_18_with_grand_six_cards_are_enough_at_a_table_of_eight() -> None:
    hands = ["AC 2C 3C 4C 5C 6C", "7D", "8D", "9D", "8H", "9H", "JD", "QD"]
    table = given(hands, turn=0, options={"opera": "grand", "rounds": 1}, tokens=[10] * 8, board=FULL)
    table.lays(hands[0]).then(over=True, tokens=[155, 8, 9, 9, 9, 9, 9, 9], board=EMPTY_BOARD)


def test_nj_18_with_grand_those_who_only_said_sans_as_do_not_count() -> None:
    hands = ["AC 2C 3C", "8C", "9D"]
    table = given(hands, turn=2, dealer=0, options={"opera": "grand", "rounds": 1}, tokens=[10] * 3, board=FULL)
    table.plays("pass", "pass").lays("AC 2C 3C").then(over=True, tokens=[149, 9, 9], board=EMPTY_BOARD)


def test_nj_18_with_grand_going_out_after_somebody_else_laid_takes_nothing_more() -> None:
    hands = ["AC 2C 4C 5C", "8C", "3D 9D"]
    table = given(hands, turn=0, options={"opera": "grand", "rounds": 1}, tokens=[10] * 3, board=FULL)
    table.lays("AC 2C").plays("pass", "lay 3D", "pass", "pass").lays("4C 5C")
    table.then(over=True, tokens=[12, 9, 9], board=FULL)


def test_nj_18_with_grand_the_second_to_lay_takes_nothing_more() -> None:
    hands = ["AC 2C 9C", "8C", "3D 4D"]
    table = given(hands, turn=0, options={"opera": "grand", "rounds": 1}, tokens=[10] * 3, board=FULL)
    table.lays("AC 2C").plays("pass").lays("3D 4D").then(over=True, tokens=[9, 9, 12], board=FULL)


def test_nj_18_with_grand_a_hand_laid_in_two_turns_is_not_the_opening_turn() -> None:
    # Seat 0 says sans 3, everybody is asked, and as last layer it starts again: its opening turn was over.
    options = {"opera": "grand", "restart": "last_layer", "rounds": 1}
    table = given(["AC 2C 9C", "8C", "8H"], turn=0, options=options, tokens=[10] * 3, board=FULL)
    table.lays("AC 2C").plays("pass", "pass", "pass").lays("9C").then(over=True, tokens=[12, 9, 9], board=FULL)


def test_nj_18_with_grand_the_dealer_who_leads_for_want_of_an_ace_may_do_it() -> None:
    hands = ["5C 6C 7C", "8C", "9D"]
    options = {"opera": "grand", "rounds": 1}
    table = given(hands, turn=2, dealer=0, talon="AC AD AH AS 2C 2D 2H", options=options, tokens=[10] * 3, board=FULL)
    table.plays("pass", "pass", "pass").lays("5C 6C 7C").then(over=True, tokens=[149, 9, 9], board=EMPTY_BOARD)


def test_nj_18_no_other_opera_is_known() -> None:
    refusal = refused_start(3, opera="soap")
    assert (refusal.kind, refusal.clause) == ("option", "NJ-18")
