"""NJ-19 to NJ-26: payments, eliminations, the end of the match and the places."""

from collections.abc import Mapping

import pytest

from tests.rules.nain_jaune.table import EMPTY_BOARD, Table, board, given, refused_start, start

LAST = {"rounds": 1}


def goes_out(
    others: list[str], tokens: list[int], *, options: Mapping[str, object] | None = None, **fields: object
) -> Table:
    """Seat 0 lays its last card, the five of clubs; an empty string is the hand of one already out."""
    fields.setdefault("board", EMPTY_BOARD)
    return given(["5C", *others], turn=0, options=options, wanted="5", tokens=tokens, **fields).plays("lay 5C")


def test_nj_19_the_winner_is_paid_before_anybody_must_stake() -> None:
    # Seat 0 has nothing, receives 2 * 3 = 6 from 1 to 3 and can stake; the others stake from 18.
    table = goes_out(["8C 9C", "8D 9D", "8H 9H"], [0, 20, 20, 20])
    table.then(over=False, round=1, tokens=[0, 12, 12, 12], out=[None] * 4, board=board(8, 4, 4, 4, 4))


def test_nj_19_the_last_round_is_paid_and_then_nobody_is_eliminated_for_want_of_a_stake() -> None:
    goes_out(["8C", "8D", "8H"], [1, 2, 3, 4], options=LAST).then(
        over=True, turn=None, tokens=[4, 1, 2, 3], out=[None] * 4, ranks=[1, 4, 3, 2], board=EMPTY_BOARD
    )


def test_nj_19_the_deal_passes_after_the_eliminations_and_only_those_left_stake() -> None:
    # Seat 3 cannot pay 2 with 1 (NJ-22), seat 4 keeps 5 and cannot stake (NJ-23).
    table = goes_out(["8C", "8D", "8H 9H", "8S"], [20, 20, 20, 1, 6], dealer=0)
    # Seat 0: 20 + 1 + 1 + 1 + 1 = 24, less 6. The deal goes from 0 over 4 and 3 to 2; 1 begins.
    table.then(dealer=2, turn=1, board=board(6, 3, 3, 3, 3))
    assert table.tokens[:3] == [18, 13, 13]
    assert [out is None for out in table.out] == [True, True, True, False, False]


def test_nj_19_the_match_ends_before_any_stake_when_payments_leave_fewer_than_three() -> None:
    # Seat 1 pays 1 of 2 and is out; seat 2 pays in full. No stake is put down.
    table = goes_out(["8C 9C", "8D"], [20, 1, 20])
    table.then(over=True, tokens=[22, 0, 19], board=EMPTY_BOARD, ranks=[1, 3, 2])


def test_nj_20_the_round_ends_the_moment_a_player_lays_the_last_card() -> None:
    table = given(["5C", "6C 6D", "9C"], turn=0, wanted="5", tokens=[10] * 3, options=LAST)
    table.plays("lay 5C").then(over=True, tokens=[13, 8, 9], turn=None)
    assert table.moves() == []


def test_nj_20_a_last_card_that_is_a_belle_takes_its_space_first() -> None:
    # 0 + 12 from the king's space, then 1 + 1.
    table = given(["KH", "6C", "9C"], turn=0, wanted="K", tokens=[0, 5, 5], board=board(1, 2, 3, 4, 12), options=LAST)
    table.plays("lay KH").then(over=True, tokens=[14, 4, 4], board=board(1, 2, 3, 4, 0))


def test_nj_20_a_last_card_that_is_a_king_asks_for_no_new_series() -> None:
    table = given(["QC KC", "6C", "9C"], turn=0, wanted="Q", tokens=[10] * 3)
    table.lays("QC KC").then(round=1)


def test_nj_20_any_player_may_be_the_one_who_stops() -> None:
    table = given(["8C 6C", "9C", "7C"], turn=2, wanted="7", layer=0, tokens=[10] * 3, options=LAST)
    table.plays("lay 7C").then(over=True, tokens=[8, 9, 13])


def test_nj_21_each_other_player_pays_one_token_a_card() -> None:
    goes_out(["8C 9C 10C", "8D", "8H 9H"], [10, 10, 10, 10], options=LAST).then(tokens=[16, 7, 9, 8])


@pytest.mark.parametrize("belle", ["7D", "10D", "JC", "QS", "KH"])
def test_nj_21_a_belle_costs_two_in_all(belle: str) -> None:
    goes_out([f"{belle} 9C", "8D"], [10, 10, 10], options=LAST).then(tokens=[14, 7, 9])


def test_nj_21_all_five_belles_cost_ten() -> None:
    goes_out(["7D 10D JC QS KH 2C", "8D"], [10, 30, 10], options=LAST).then(tokens=[22, 19, 9])


@pytest.mark.parametrize(
    ("hand", "cost"),
    [
        ("AC 2C 3C 4C 6C 7C 8C 9C 10C", 1 + 2 + 3 + 4 + 6 + 7 + 8 + 9 + 10),
        ("JD QC KC", 30),
        ("5D 5H 5S", 15),
        ("7D", 14),
        ("10D", 20),
        ("JC", 20),
        ("QS", 20),
        ("KH", 20),
        ("7D 7H 10D 10H JC JH QS QH KH KD", 14 + 7 + 4 * 30),
    ],
)
def test_nj_21_with_points_cards_cost_their_value_and_belles_double(hand: str, cost: int) -> None:
    table = goes_out([hand, "8D"], [100, 200, 100], options={"payment": "points", "rounds": 1})
    table.then(tokens=[108 + cost, 200 - cost, 92])


def test_nj_21_no_other_payment_is_known() -> None:
    refusal = refused_start(3, payment="cash")
    assert (refusal.kind, refusal.clause) == ("option", "NJ-21")


def test_nj_21_the_remaining_cards_are_shown_to_all() -> None:
    table = goes_out(["8C 9C", "8D"], [20, 20, 20])
    for viewer in (-2, 0, 1, 2):
        shown = [card for zone in _last_round(table, viewer) for card in zone]
        assert sorted(shown) == ["8C", "8D", "9C"]


def _last_round(table: Table, viewer: int) -> list[list[str]]:
    zones = table.view(viewer)["last_round"]
    assert isinstance(zones, list)
    return [zone["values"] for zone in zones if zone["spell"] == "card"]


def test_nj_22_a_player_who_cannot_pay_in_full_gives_all_and_is_out() -> None:
    # Seat 1 owes 3 and has 2. Seat 0: 10 + 2 + 1 + 1 - 6; seats 2 and 3: 10 - 1 - 6.
    table = goes_out(["8C 9C 10C", "8D", "8H"], [10, 2, 10, 10])
    table.then(tokens=[8, 0, 3, 3], over=False, board=board(6, 3, 3, 3, 3))
    assert [out is None for out in table.out] == [True, False, True, True]
    assert table.hands[1] == []


def test_nj_22_a_player_who_pays_exactly_in_full_is_not_out() -> None:
    # In the last round seat 1 pays its only 2, seat 2 gives 2 of 3: both have nothing, but only 2 is out.
    table = goes_out(["8C 9C", "8D 9D 10C", "8H"], [10, 2, 2, 10], options=LAST)
    table.then(tokens=[15, 0, 0, 9], ranks=[1, 3, 4, 2])
    assert [out is None for out in table.out] == [True, True, False, True]


def test_nj_22_several_may_be_out_at_once_and_give_what_they_have() -> None:
    table = goes_out(["8C 9C", "8D 9D", "8H", "8S", "9S"], [10, 1, 0, 20, 20, 20])
    # 10 + 1 + 0 + 1 + 1 + 1 - 6
    table.then(tokens=[8, 0, 0, 13, 13, 13], over=False)
    assert table.out[1] == table.out[2] is not None


def test_nj_22_with_points_a_player_who_is_short_gives_all_they_have() -> None:
    # Seat 1 owes 20 + 13 and has 32.
    table = goes_out(["KH KC 3C", "AC"], [0, 32, 5], options={"payment": "points", "rounds": 1})
    table.then(tokens=[33, 0, 4], ranks=[1, 3, 2])


@pytest.mark.parametrize(("left", "stays"), [(5, False), (6, True), (0, False), (7, True)])
def test_nj_23_who_cannot_stake_is_out_before_staking(left: int, stays: bool) -> None:
    table = goes_out(["8C", "8D", "8H"], [20, 20, 20, left + 1])
    staking = 4 if stays else 3
    table.then(over=False, board=board(2 * staking, staking, staking, staking, staking))
    assert (table.out[3] is None) is stays
    assert [len(hand) for hand in table.hands] == ([12] * 4 if stays else [15, 15, 15, 0])


@pytest.mark.parametrize(("left", "stays"), [(14, False), (15, True)])
def test_nj_23_the_traditional_stake_is_fifteen(left: int, stays: bool) -> None:
    table = goes_out(["8C", "8D", "8H"], [50, 50, 50, left + 1], options={"stakes": "traditional"})
    assert (table.out[3] is None) is stays


def test_nj_23_tokens_kept_leave_play() -> None:
    # Seat 3 keeps 5. Seat 0: 20 + 3 - 6; 1 and 2: 19 - 6; 18 on the board.
    table = goes_out(["8C", "8D", "8H"], [20, 20, 20, 6])
    assert table.tokens[:3] == [17, 13, 13]
    assert sum(table.board.values()) == 18


def test_nj_23_when_fewer_than_three_could_stake_the_match_ends_and_nobody_is_out() -> None:
    table = goes_out(["8C", "8D", "8H"], [20, 6, 20, 6])
    table.then(over=True, tokens=[23, 5, 19, 5], out=[None] * 4, ranks=[1, 3, 2, 3], board=EMPTY_BOARD)


def test_nj_23_three_who_can_stake_go_on() -> None:
    table = goes_out(["8C", "8D", "8H", "8S"], [20, 7, 7, 1, 2])
    # Seats 3 and 4 keep 0 and 1; 0, 1 and 2 stake: 24 - 6, 6 - 6, 6 - 6.
    table.then(over=False)
    assert table.tokens[:3] == [18, 0, 0]
    assert [out is None for out in table.out] == [True, True, True, False, False]


def test_nj_23_after_payments_that_leave_three_a_player_short_of_a_stake_ends_the_match() -> None:
    # Seat 1 is out by NJ-22, three are left, but seat 2 has 5: only two could stake. Seat 2 is not out.
    table = goes_out(["8C 9C", "8D", "8H"], [20, 1, 6, 20])
    table.then(over=True, tokens=[23, 0, 5, 19], ranks=[1, 4, 3, 2])
    assert [out is None for out in table.out] == [True, False, True, True]


def test_nj_24_tokens_left_on_the_board_stay_for_the_next_round() -> None:
    table = goes_out(["8C", "8D"], [20, 20, 20], board=board(9, 8, 0, 6, 5))
    table.then(board=board(15, 11, 3, 9, 8))


def test_nj_24_at_the_end_they_belong_to_nobody() -> None:
    table = goes_out(["8C", "8D"], [20, 20, 20], board=board(9, 8, 0, 6, 5), options=LAST)
    table.then(over=True, board=board(9, 8, 0, 6, 5), tokens=[22, 19, 19], scores=[22, 19, 19])


def test_nj_25_five_rounds_are_played_by_default() -> None:
    assert start(3).state.options["rounds"] == 5
    goes_out(["8C", "8D"], [90] * 3, round=3).then(over=False, round=4)
    goes_out(["8C", "8D"], [90] * 3, round=4).then(over=True)


@pytest.mark.parametrize("rounds", [1, 2, 50])
def test_nj_25_the_match_ends_after_the_agreed_number_of_rounds(rounds: int) -> None:
    options = {"rounds": rounds}
    if rounds > 1:
        goes_out(["8C", "8D"], [90] * 3, round=rounds - 2, options=options).then(over=False, round=rounds - 1)
    goes_out(["8C", "8D"], [90] * 3, round=rounds - 1, options=options).then(over=True, turn=None)


@pytest.mark.parametrize("rounds", [0, -1, 51, "5", True, None])
def test_nj_25_one_to_fifty_rounds_may_be_agreed(rounds: object) -> None:
    refusal = refused_start(3, rounds=rounds)
    assert (refusal.kind, refusal.clause) == ("option", "NJ-25")


def test_nj_25_the_match_ends_when_fewer_than_three_can_go_on() -> None:
    goes_out(["8C 9C", "8D"], [20, 1, 20], round=1).then(over=True)


def test_nj_25_no_duration_is_offered() -> None:
    assert refused_start(3, duration=60).kind == "option"


def test_nj_26_most_tokens_among_those_not_eliminated_win() -> None:
    goes_out(["8C", "8D", "8H"], [1, 10, 12, 11], options=LAST).then(tokens=[4, 9, 11, 10], ranks=[4, 3, 1, 2])


def test_nj_26_ties_share_the_place() -> None:
    goes_out(["8C", "8D", "8H"], [7, 11, 11, 6], options=LAST).then(tokens=[10, 10, 10, 5], ranks=[1, 1, 1, 4])
    goes_out(["8C", "8D", "8H"], [9, 11, 11, 6], options=LAST).then(tokens=[12, 10, 10, 5], ranks=[1, 2, 2, 4])


def test_nj_26_the_eliminated_rank_below_and_the_latest_out_first() -> None:
    # Seats 1, 2 and 5 went out earlier, at moments 1, 3 and 2, whatever they kept; seat 3 has nothing but is in.
    table = goes_out(["", "", "8C", "8D", ""], [10, 5, 0, 1, 20, 3], out=[None, 1, 3, None, None, 2], round=4)
    table.then(over=True, ranks=[2, 6, 4, 3, 1, 5])


def test_nj_26_of_those_out_at_the_same_moment_more_tokens_rank_first_and_equals_share() -> None:
    table = goes_out(
        ["", "", "", "8C", "8D", ""], [10, 2, 5, 2, 20, 20, 4], out=[None, 1, 1, 1, None, None, 2], round=4
    )
    table.then(over=True, ranks=[3, 6, 5, 6, 1, 1, 4])


def test_nj_26_out_for_want_of_a_stake_is_later_than_out_in_payment_of_the_same_round() -> None:
    # Seat 1 owes 2 with 1 (NJ-22); seat 2 keeps 0 after paying in full (NJ-23): both have nothing.
    table = goes_out(["8C 9C", "8D", "8H", "8S"], [20, 1, 1, 20, 20])
    out = table.out
    assert out[1] is not None
    assert out[2] is not None
    assert out[2] > out[1]
    table.then(ranks=[1, 5, 4, 2, 2], over=False)


def test_nj_26_out_in_a_later_payment_is_later_than_out_for_want_of_an_earlier_stake() -> None:
    # Seat 3 went out with 5 tokens at moment 2; seat 1 goes out now with none.
    table = goes_out(["8C 9C", "8D", "", "8S"], [20, 1, 20, 5, 20], out=[None, None, None, 2, None], round=4)
    table.then(over=True, ranks=[1, 4, 2, 5, 2])
    assert table.out[1] is not None
    assert table.out[1] > 2


def test_nj_26_those_out_for_want_of_a_stake_rank_by_what_they_keep() -> None:
    # After paying 1 each seats 3, 4 and 5 keep 2, 5 and 2.
    table = goes_out(["8C", "8D", "8H", "8S", "9S"], [20, 20, 20, 3, 6, 3])
    table.then(over=False, ranks=[1, 2, 2, 5, 4, 5])
    assert table.out[3] == table.out[4] == table.out[5] is not None


def test_nj_26_places_are_known_while_the_match_goes_on() -> None:
    given(["5C", "6C", "7C"], turn=0, wanted="9", tokens=[3, 9, 3]).then(ranks=[2, 1, 2], scores=[3, 9, 3])
