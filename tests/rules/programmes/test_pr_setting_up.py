"""PR-16 and PR-20 to PR-22: the first dealer, the programmes, suns, and the deal."""

import functools
import operator

import pytest

from tests.rules.programmes.table import IDS, NATURALS, SUNS, Table, in_order, scripted, split, start

PLAYERS = range(2, 7)


def news(table: Table, kind: str, viewer: int = -2) -> list[dict[str, object]]:
    return [event for event in table.events(viewer) if event["kind"] == kind]


@pytest.mark.parametrize(
    ("players", "first", "faces", "dealer"),
    [
        (3, 0, "AS", 0),
        (3, 2, "KS", 2),
        (3, 1, "AC 2S", 2),  # a two of spades is a spade
        (3, 1, "AC 2C 3S", 0),
        (3, 0, "JK JK JK 5S", 0),  # jokers have no suit
        (2, 1, "AC AD AH 4H 10S", 1),
        (6, 4, "AC AD AH 4H JK 10S", 3),
        (4, 3, "AC AC AD AD AH AH KS KS", 1),
    ],
)
def test_pr_20_the_first_player_to_get_a_spade_deals(players: int, first: int, faces: str, dealer: int) -> None:
    table = scripted(players, first=first, faces=faces).then(dealer=dealer)
    shown = split(faces)
    shown = shown[: [card[-1] == "S" for card in shown].index(True) + 1]
    for viewer in table.viewers():
        assert news(table, "dealer", viewer) == [{"kind": "dealer", "dealer": dealer, "first": first, "cards": shown}]


@pytest.mark.parametrize("players", PLAYERS)
def test_pr_20_any_seat_may_get_the_first_card_and_any_may_deal(players: int) -> None:
    firsts, dealers = set(), set()
    for seed in range(80):
        told = news(start(players, seed=seed), "dealer")[0]
        cards = told["cards"]
        assert isinstance(cards, list)
        assert [card[-1] == "S" for card in cards] == [False] * (len(cards) - 1) + [True]
        first, dealer = told["first"], told["dealer"]
        assert isinstance(first, int)
        assert dealer == (first + len(cards) - 1) % players
        firsts.add(first)
        dealers.add(dealer)
    assert firsts == dealers == set(range(players))


def test_pr_21_one_programme_each_starting_at_the_dealers_left() -> None:
    table = scripted(3, first=1, programmes=["P10", "P20", "P30", "P40"]).then(dealer=1)
    table.then(programmes=["P20", "P30", "P10"], completed=[[], [], []], scores=[0, 0, 0], kept=[0, 0, 0])
    assert table.entries("pile")[0] == "P40"
    assert len(table.entries("pile")) == 47


def test_pr_21_programmes_are_secret_until_completed() -> None:
    table = scripted(3, first=1, programmes=["P10", "P20", "P30"])
    for viewer in table.viewers():
        for seat, programme in enumerate(["P20", "P30", "P10"]):
            assert table.sees(viewer, "programme", seat) == [programme if viewer == seat else None]
        told = [(event["seat"], event["programme"]) for event in news(table, "programme", viewer)]
        assert told == [
            (2, "P10" if viewer == 2 else None),
            (0, "P20" if viewer == 0 else None),
            (1, "P30" if viewer == 1 else None),
        ]
        assert table.sees(viewer, "pile") == [None] * 47


def test_pr_16_a_sun_counts_at_once_and_is_replaced_at_once() -> None:
    table = scripted(3, first=1, programmes=["P10", "S2", "P20", "P30", "P40"])
    table.then(programmes=["P20", "P30", "P10"], completed=[["S2"], [], []], scores=[1, 0, 0], ranks=[1, 2, 2])
    assert table.entries("pile")[0] == "P40"
    for viewer in table.viewers():
        assert news(table, "sun", viewer) == [{"kind": "sun", "seat": 0, "programme": "S2"}]


def test_pr_16_even_two_in_a_row() -> None:
    table = scripted(2, first=0, programmes=["S1", "S2", "P20", "P30"])
    table.then(dealer=0, programmes=["P30", "P20"], completed=[[], ["S1", "S2"]], scores=[0, 2], over=False)


def test_pr_16_a_sun_that_is_the_last_programme_wanted_wins_immediately() -> None:
    table = scripted(3, first=1, programmes=["P10", "S1", "P20"], goal=1)
    table.then(over=True, turn=None, scores=[1, 0, 0], ranks=[1, 2, 2], completed=[["S1"], [], []])
    assert table.moves() == []
    assert table.events()[-1] == {"kind": "won", "seat": 0}
    scripted(3, first=1, programmes=["S1", "P10", "P20", "P30"], goal=2).then(over=False, scores=[0, 0, 1])
    scripted(2, first=0, programmes=["S1", "S2"], goal=2).then(over=True, scores=[0, 2], ranks=[2, 1])
    scripted(2, first=0, programmes=["S1", "P01", "S2", "P02"], goal=2).then(over=False, scores=[1, 1], ranks=[1, 1])


def test_pr_16_a_sun_is_never_a_players_programme() -> None:
    suns = 0
    for seed in range(60):
        table = start(6, seed=seed)
        assert not set(table.entries("programmes")) & set(SUNS)
        suns += sum(table.state.scores())
        gone = [one for own in table.entries("completed") for one in (own if isinstance(own, list) else [])]
        assert set(gone) <= set(SUNS)
        assert sorted([*map(str, table.entries("programmes")), *map(str, table.entries("pile")), *gone]) == sorted(
            IDS + SUNS
        )
    assert suns > 5


@pytest.mark.parametrize("players", PLAYERS)
def test_pr_22_thirteen_cards_each_one_in_the_discard_and_the_rest_in_reserve(players: int) -> None:
    table = start(players)
    assert [len(hand) for hand in table.hands] == [13] * players
    assert len(table.cards("discard")) == 1
    assert len(table.cards("reserve")) == 107 - 13 * players
    table.then(phase="take", round=0, turns=0, combinations=[], revealed=[False] * players, known=[""] * players)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_pr_22_the_next_card_is_turned_and_the_dealers_left_begins(dealer: int) -> None:
    cards = [*NATURALS][:39]
    table = scripted(3, first=dealer, cards=" ".join([*cards, "9H", "JK", "4S"]))
    table.then(dealer=dealer, turn=(dealer + 1) % 3, discard="9H")
    assert table.cards("reserve")[:2] == ["JK", "4S"]
    assert in_order(functools.reduce(operator.iadd, table.hands, [])) == in_order(cards)
    for viewer in table.viewers():
        assert news(table, "turned", viewer) == [{"kind": "turned", "dealer": dealer, "card": "9H"}]


def test_pr_22_each_is_told_their_own_cards_only() -> None:
    table = start(3, seed=5)
    for viewer in table.viewers():
        told = {event["seat"]: event["cards"] for event in news(table, "dealt", viewer)}
        for seat in range(3):
            cards = told[seat]
            assert isinstance(cards, list)
            assert cards == [None] * 13 if seat != viewer else in_order(cards) == table.hands[seat]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pr_22_play_is_clockwise(players: int) -> None:
    table = start(players, seed=3)
    first = table.number("dealer") + 1
    for turn in range(2 * players):
        table.then(turn=(first + turn) % players, phase="take", turns=turn)
        table.plays("draw")
        table.plays(f"discard {table.hands[int(table.state.seat)][0]}")


def test_pr_22_the_deal_is_shuffled_anew_each_match() -> None:
    assert len({tuple(start(2, seed=seed).hands[0]) for seed in range(20)}) == 20
    assert len({str(start(2, seed=seed).now["discard"]) for seed in range(40)}) > 20
