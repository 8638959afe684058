"""NJ-01 to NJ-06: the pack, the talon, the deal, the tokens, the stakes and the dealer."""

import pytest

from pioche.chance import DEAL, DEALER, TALON, FastRng, Scripted
from pioche.games.nain_jaune import GAME
from tests.rules.nain_jaune.table import (
    BELLES,
    DECK,
    HAND,
    SET_ASIDE,
    SHARE,
    Table,
    board,
    given,
    refused_start,
    start,
)
from tests.rules.table import Watching

PLAYERS = range(3, 9)


@pytest.mark.parametrize("players", [0, 1, 2, 9, 10])
def test_nj_01_fewer_than_three_or_more_than_eight_cannot_play(players: int) -> None:
    assert refused_start(players).kind == "argument"


def test_nj_01_three_to_eight_play() -> None:
    assert (GAME.least, GAME.most) == (3, 8)
    for players in PLAYERS:
        assert start(players).now["players"] == players


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_01_the_pack_is_52_cards_each_once_and_no_joker(players: int) -> None:
    table = start(players, seed="pack")
    talon = str(table.now["talon"]).split()
    assert sorted(sum(table.hands, talon), key=DECK.index) == list(DECK)


def test_nj_01_suits_never_matter_for_following() -> None:
    given(["4C 4D 4H 4S 9C", "2C", "3C"], turn=0, wanted="4").offers("lay 4C", "lay 4D", "lay 4H", "lay 4S")


def test_nj_01_ranks_rise_from_ace_to_king() -> None:
    table = given(["AC 2D 3H 4S 5C 6D 7H 8S 9C 10D JH QS KC KD", "5H", "5S"], turn=0)
    wanted = []
    for card in ["AC", "2D", "3H", "4S", "5C", "6D", "7H", "8S", "9C", "10D", "JH", "QS"]:
        table.offers(f"lay {card}").lays(card)
        wanted.append(table.now["wanted"])
    assert wanted == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    table.offers("lay KC", "lay KD")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("talon", ["safe", "blind"])
def test_nj_02_the_set_aside_cards_are_as_many_as_the_table_says(players: int, talon: str) -> None:
    table = start(players, talon=talon)
    assert len(str(table.now["talon"]).split()) == SET_ASIDE[players]


def test_nj_02_a_belle_is_never_set_aside_and_every_other_card_may_be() -> None:
    aside = set()
    for seed in range(120):
        aside.update(str(start(3, seed=seed).now["talon"]).split())
    assert aside == set(DECK) - set(BELLES)


def test_nj_02_a_blind_talon_may_hold_any_card() -> None:
    aside = set()
    for seed in range(120):
        aside.update(str(start(3, seed=seed, talon="blind").now["talon"]).split())
    assert aside == set(DECK)


def test_nj_02_the_talon_is_drawn_anew_each_round_for_those_still_in() -> None:
    # Seat 2 owes 2 and has 1: out. Three are left: 7 set aside, 15 cards each.
    table = given(["5C", "9C", "8C 9D", "9H"], turn=0, wanted="5", tokens=[20, 20, 1, 20])
    before = str(table.now["talon"]).split()
    table.plays("lay 5C")
    after = str(table.now["talon"]).split()
    assert (len(before), len(after)) == (4, 7)
    assert set(before) != set(after)
    assert [len(hand) for hand in table.hands] == [15, 15, 0, 15]


def test_nj_02_a_round_of_as_many_players_sets_aside_as_many_cards_but_others() -> None:
    table = given(["5C", "9C", "8C"], turn=0, wanted="5", tokens=[20, 20, 20])
    before = str(table.now["talon"]).split()
    table.plays("lay 5C")
    after = str(table.now["talon"]).split()
    assert len(before) == len(after) == 7
    assert set(before) != set(after)


@pytest.mark.parametrize("talon", ["", "clear", "Safe", True, 1])
def test_nj_02_no_other_talon_is_known(talon: object) -> None:
    refusal = refused_start(3, talon=talon)
    assert (refusal.kind, refusal.clause) == ("option", "NJ-02")


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_03_all_remaining_cards_are_dealt_equally(players: int) -> None:
    assert [len(hand) for hand in start(players).hands] == [HAND[players]] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_03_cards_are_dealt_three_at_a_time_and_the_last_packet_is_what_is_left(players: int) -> None:
    chance = Watching("packets")
    table = start(players, chance=chance)
    order = [str(GAME.code("card", card)) for card in chance.orders[DEAL][0]]
    order = [card for card in order if card not in str(table.now["talon"]).split()]
    holder = {card: seat for seat, hand in enumerate(table.hands) for card in hand}
    left = HAND[players]
    while left > 0:
        size = min(3, left)
        packets = [order[i * size : i * size + size] for i in range(players)]
        receivers = [{holder[card] for card in packet} for packet in packets]
        assert sorted(min(seats) for seats in receivers) == list(range(players))
        assert all(len(seats) == 1 for seats in receivers)
        order = order[players * size :]
        left -= size
    assert order == []


def test_nj_03_packets_go_anticlockwise_from_the_dealers_right() -> None:
    # Dealer 2 of 8: packets for 1, 0, 7, 6, 5, 4, 3, 2, and once more.
    aside = ["AC", "KC", "KD", "KS"]
    order = [card for card in reversed(DECK) if card not in aside]
    script = {(DEALER, 0, 0): [2], (TALON, 0, 0): numbers(aside), (DEAL, 0, 0): numbers(order)}
    table = start(8, chance=Scripted(script)).then(dealer=2, turn=1)
    assert sorted(str(table.now["talon"]).split()) == sorted(aside)
    for place, seat in enumerate([1, 0, 7, 6, 5, 4, 3, 2]):
        expected = order[3 * place : 3 * place + 3] + order[24 + 3 * place : 27 + 3 * place]
        assert sorted(table.hands[seat]) == sorted(expected)


def numbers(cards: list[str]) -> list[int]:
    return [GAME.value("card", card) for card in cards]


def test_nj_03_a_later_deal_does_not_depend_on_how_the_round_was_played() -> None:
    here = given(["5C", "9C", "9D"], turn=0, wanted="5", tokens=[50] * 3, dealer=1).plays("lay 5C")
    there = given(["5C", "8C", "6D 7D"], turn=0, wanted="5", tokens=[40] * 3, dealer=1).plays("lay 5C")
    assert here.hands == there.hands
    other = given(
        ["5C", "9C", "9D"], turn=0, wanted="5", dealer=1, tokens=[50] * 3, chance={"kind": "fast", "seed": "1"}
    )
    assert other.plays("lay 5C").hands != here.hands


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_04_65_tokens_are_shared_equally_and_the_remainder_leaves_the_game(players: int) -> None:
    table = start(players)
    assert table.tokens == [SHARE[players] - 6] * players
    assert table.now["out_of_play"] == 65 - players * SHARE[players]


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"stakes": "traditional"}, 35),
        ({"payment": "points"}, 44),
        ({"stakes": "traditional", "payment": "points"}, 35),
    ],
)
def test_nj_04_the_traditional_game_and_the_points_game_give_50_tokens(options: dict[str, object], left: int) -> None:
    # 50 less a stake of 15, or of 6.
    for players in (3, 8):
        table = Table(GAME.start(players, FastRng("0"), options))
        assert table.tokens == [left] * players
        assert table.now["out_of_play"] == 0


@pytest.mark.parametrize(("tokens", "stakes", "left"), [(6, "booklet", 0), (7, "booklet", 1), (15, "traditional", 0)])
def test_nj_04_one_stake_is_the_least_that_may_be_given(tokens: int, stakes: str, left: int) -> None:
    assert start(4, tokens=tokens, stakes=stakes).tokens == [left] * 4


def test_nj_04_ten_thousand_tokens_are_the_most() -> None:
    table = start(8, tokens=10_000)
    assert table.tokens == [9_994] * 8
    assert table.now["out_of_play"] == 0
    assert refused_start(8, tokens=10_001).kind == "option"


def test_nj_04_null_means_the_booklets_share() -> None:
    assert start(5, tokens=None).tokens == [7] * 5


@pytest.mark.parametrize(
    ("tokens", "stakes"),
    [(5, "booklet"), (1, "booklet"), (0, "booklet"), (-1, "booklet"), (14, "traditional"), (6, "traditional")],
)
def test_nj_04_tokens_below_one_stake_are_refused(tokens: int, stakes: str) -> None:
    refusal = refused_start(3, tokens=tokens, stakes=stakes)
    assert (refusal.kind, refusal.clause) == ("option", "NJ-04")


@pytest.mark.parametrize("tokens", ["50", 6.0, True])
def test_nj_04_tokens_are_a_whole_number(tokens: object) -> None:
    assert refused_start(3, tokens=tokens).kind == "option"


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_05_every_player_stakes_two_on_the_nain_jaune_and_one_on_each_other_space(players: int) -> None:
    n = players
    start(players).then(board=board(2 * n, n, n, n, n))


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_05_the_traditional_stake_rises_from_one_to_five(players: int) -> None:
    n = players
    start(players, stakes="traditional").then(board=board(5 * n, n, 2 * n, 3 * n, 4 * n))


def test_nj_05_everyone_stakes_again_before_the_next_round() -> None:
    # Seats 1 and 2 pay 1 each, then all put down 6.
    table = given(["5C", "9C", "9D"], turn=0, wanted="5", tokens=[20, 20, 20], board=board(0, 0, 0, 0, 0))
    table.plays("lay 5C").then(tokens=[16, 13, 13], board=board(6, 3, 3, 3, 3))


def test_nj_05_the_traditional_stake_is_put_down_again_too() -> None:
    table = given(
        ["5C", "9C", "9D"],
        turn=0,
        wanted="5",
        options={"stakes": "traditional"},
        tokens=[20, 20, 20],
        board=board(1, 2, 3, 4, 5),
    )
    table.plays("lay 5C").then(tokens=[7, 4, 4], board=board(16, 5, 9, 13, 17))


@pytest.mark.parametrize("stakes", ["", "none", "double"])
def test_nj_05_no_other_stakes_are_known(stakes: str) -> None:
    refusal = refused_start(3, stakes=stakes)
    assert (refusal.kind, refusal.clause) == ("option", "NJ-05")


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_06_any_seat_may_be_the_first_dealer(players: int) -> None:
    assert {start(players, seed=seed).now["dealer"] for seed in range(80)} == set(range(players))


@pytest.mark.parametrize(("dealer", "following"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_nj_06_the_deal_passes_anticlockwise(dealer: int, following: int) -> None:
    table = given(["5C", "9C", "9D", "9H"], turn=0, wanted="5", tokens=[20] * 4, dealer=dealer)
    table.plays("lay 5C").then(dealer=following, round=1)


@pytest.mark.parametrize(("dealer", "following"), [(0, 3), (1, 0), (2, 0), (3, 2)])
def test_nj_06_the_deal_skips_those_who_are_out(dealer: int, following: int) -> None:
    # Seat 1 owes 2 and has 1: out, even as the dealer.
    table = given(["5C", "9C 8C", "9D", "9H"], turn=0, wanted="5", tokens=[20, 1, 20, 20], dealer=dealer)
    table.plays("lay 5C").then(dealer=following)


def test_the_options_are_those_of_the_rules_the_booklets_reading_first() -> None:
    words = {option.name: (option.clause, option.default, option.values) for option in GAME.options if option.values}
    assert words == {
        "talon": ("NJ-02", "safe", ("safe", "blind")),
        "stakes": ("NJ-05", "booklet", ("booklet", "traditional")),
        "lead": ("NJ-11", "ace", ("ace", "any")),
        "holding_back": ("NJ-13", False, (False, True)),
        "restart": ("NJ-16", "last_asked", ("last_asked", "last_layer")),
        "opera": ("NJ-18", "glory", ("glory", "sweep", "grand")),
        "payment": ("NJ-21", "cards", ("cards", "points")),
    }
    counts = {option.name: (option.clause, option.default, option.high) for option in GAME.options if not option.values}
    assert counts == {"tokens": ("NJ-04", None, 10_000), "rounds": ("NJ-25", 5, 50)}
