"""JA-01 to JA-05: the cards, the players, the deal and the two sides of a card in hand."""

import pytest

from pioche.core.seats import Seat
from pioche.core.wire import encode_event
from pioche.games.janus import GAME
from tests.rules.janus.table import DECK, HANDS, given, plainly, refused_start, scripted, start
from tests.rules.table import WATCHER

PLAYERS = range(3, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_ja_01_the_deck_is_66_cards_every_pair_of_11_symbols_once(players: int) -> None:
    assert len(DECK) == len(set(DECK)) == 66
    assert sum(card[0] == card[1] for card in DECK) == 11
    table = start(players)
    assert plainly([*" ".join(table.hands).split(), *table.stock]) == sorted(DECK)


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 8])
def test_ja_02_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    assert refused_start(players).kind == "argument"


def test_ja_02_three_to_six_play_and_the_most_trios_win() -> None:
    assert (GAME.least, GAME.most) == (3, 6)
    assert not GAME.low_wins
    for players in PLAYERS:
        assert len(start(players).hands) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_ja_02_any_seat_may_be_the_first_dealer_and_the_dealer_begins(players: int) -> None:
    dealers = set()
    for seed in range(60):
        table = start(players, seed=seed).then(phase="turn", round=0, idle=0, proposed=False, proposer=None)
        assert table.state.seat == table.number("dealer")
        dealers.add(table.number("dealer"))
    assert dealers == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_ja_02_play_is_clockwise(players: int) -> None:
    dealer = players - 2
    table, _ = scripted(players, dealer, " ".join(f"A{other}" for other in "BCDEFGHIJK"))
    seats = []
    for _ in range(players):
        seats.append(int(table.state.seat))
        table.plays("discard 1", "stop")
    assert seats == [(dealer + i) % players for i in range(players)]
    table.then(turn=dealer)


def test_ja_02_one_deal_is_one_game() -> None:
    table = given(phase="vote", proposer=0, turn=2).plays("agree").then(over=True, turn=None, round=1, phase="over")
    assert table.moves() == []


def test_ja_03_only_the_upper_side_of_the_stocks_top_card_shows() -> None:
    table, _ = scripted(3, 0, "AB CD EF GI IJ KA BC HG")
    assert table.stock[-2:] == ["HG", "BC"]
    for viewer in table.viewers():
        assert table.sees(viewer, "stock", memory=True).split() == ["??"] * 59 + ["B?"]


def test_ja_03_a_card_may_lie_on_either_side() -> None:
    tops = [start(3, seed=seed).stock for seed in range(8)]
    for card in ("AB", "CK", "IJ"):
        assert {text for stock in tops for text in stock if text in (card, card[::-1])} == {card, card[::-1]}
    ups = [card[0] < card[1] for stock in tops for card in stock if card[0] != card[1]]
    assert 0.4 < sum(ups) / len(ups) < 0.6


def test_ja_03_the_deck_is_shuffled_anew_for_every_game() -> None:
    assert len({tuple(plainly([card])[0] for card in start(3, seed=seed).stock[-3:]) for seed in range(20)}) > 15


@pytest.mark.parametrize("players", PLAYERS)
def test_ja_04_two_cards_each_and_the_rest_is_the_stock(players: int) -> None:
    table = start(players)
    assert all(len(hand.split()) == 2 for hand in table.hands)
    assert len(table.stock) == 66 - 2 * players
    table.then(trios=[[]] * players, scores=[0] * players, ranks=[1] * players)


@pytest.mark.parametrize(
    ("dealer", "hands"),
    [
        (0, ["FE AK", "BA HG", "DC JI"]),
        (1, ["DC JI", "FE AK", "BA HG"]),
        (2, ["BA HG", "DC JI", "FE AK"]),
    ],
)
def test_ja_04_dealt_one_by_one_from_the_dealers_left_the_owner_sees_the_side_that_was_down(
    dealer: int, hands: list[str]
) -> None:
    table, _ = scripted(3, dealer, "AB CD EF GH IJ KA BC DE")
    table.then(dealer=dealer, turn=dealer, hands=hands)
    assert table.stock[-2:] == ["DE", "BC"]


def test_ja_04_with_six_players_too() -> None:
    table, _ = scripted(6, 4, "AB CD EF GH IJ KA BC DE FG HI JK AA BB")
    table.then(turn=4, hands=["DC ED", "FE GF", "HG IH", "JI KJ", "AK AA", "BA CB"], top="BB")


def test_ja_04_the_others_see_the_side_that_was_up() -> None:
    table, _ = scripted(3, 2, "AB CD EF GH IJ KA")
    for viewer in (WATCHER, 1, 2):
        assert table.hand(viewer, 0) == "?A ?G"
        assert table.recalls(viewer, 0) == "?A ?G"
    assert table.hand(0, 0) == "B? H?"


def test_ja_04_an_owner_saw_both_sides_during_the_deal_and_may_remember_them() -> None:
    table, _ = scripted(3, 2, "AB CD EF GH IJ KA")
    assert [table.recalls(seat, seat) for seat in range(3)] == ["BA HG", "DC JI", "FE AK"]
    marks = [zone.marks + zone.backs.marks for zone in table.state.view(Seat(0)).zones[:1] if zone.backs is not None]
    assert marks == ["==~~"]


def test_ja_04_the_deal_is_told_as_it_was_seen() -> None:
    _, journal = scripted(3, 2, "AB CD EF GH IJ KA BC DE")
    for viewer, inner in ((0, ["B", None, None, "H", None, None]), (2, [None, None, "F", None, None, "A"])):
        told = [encode_event(GAME, event.seen_by(Seat(viewer))) for event in journal.events]
        dealt = [event for event in told if event["kind"] == "dealt"]
        assert [event["seat"] for event in dealt] == [0, 1, 2, 0, 1, 2]
        assert [event["place"] for event in dealt] == [1, 1, 1, 2, 2, 2]
        assert [event["outer"] for event in dealt] == ["A", "C", "E", "G", "I", "K"]
        assert [event["inner"] for event in dealt] == inner
        assert told[0] == {"kind": "began", "dealer": 2, "stock": 60}
        assert told[-1] == {"kind": "showed", "symbol": "B"}
    public = [encode_event(GAME, event.seen_by(Seat(WATCHER))) for event in journal.events]
    assert all(event["inner"] is None for event in public if event["kind"] == "dealt")


def test_ja_05_the_owner_sees_the_inner_side_and_all_others_the_outer() -> None:
    table = given()
    for seat, hand in enumerate(HANDS):
        first, second = hand.split()
        assert table.hand(seat, seat) == f"{first[0]}? {second[0]}?"
        for viewer in table.viewers():
            if viewer != seat:
                assert table.hand(viewer, seat) == f"?{first[1]} ?{second[1]}"


def test_ja_05_nobody_may_turn_a_card() -> None:
    table = given(stock="BC")
    places = [f"{seat}.{place}" for seat in (1, 2) for place in (1, 2)]
    table.offers("propose", "take stock", *(f"take {place}" for place in places), "discard 1", "discard 2")
    table.plays("take stock")
    assert table.hands[0] == "AB CD BC"
    table.plays("stop")
    assert table.hands[0] == "AB CD BC"


@pytest.mark.parametrize("memory_aid", [False, True])
def test_ja_05_the_memory_aid_adds_what_was_seen_and_changes_no_rule(memory_aid: bool) -> None:
    table = given(stock="BC", options={"memory_aid": memory_aid}).plays("take stock", "stop")
    table.then(turn=1, hands=["AB CD BC", *HANDS[1:]])
    assert table.recalls(1, 0) == "?B ?D BC"  # seat 1 saw the B on the stock and now sees the C
    if not memory_aid:
        assert table.hand(1, 0) == "?B ?D ?C"
    table.offers(*given(hands=table.hands, turn=1, stock="").moves())


@pytest.mark.parametrize("memory_aid", ["yes", 1, None])
def test_ja_05_the_memory_aid_is_a_flag(memory_aid: object) -> None:
    refusal = refused_start(3, memory_aid=memory_aid)
    assert (refusal.kind, refusal.clause) == ("option", "JA-05")


def test_the_options_are_those_of_the_rules_the_booklets_reading_first() -> None:
    words = {option.name: (option.clause, option.default, option.values) for option in GAME.options if option.values}
    assert words == {
        "memory_aid": ("JA-05", False, (False, True)),
        "two_from_stock": ("JA-13", True, (True, False)),
    }
    counts = {o.name: (o.clause, o.default, o.low, o.high) for o in GAME.options if not o.values}
    assert counts == {"stall_rounds": ("JA-32", 30, 1, 200)}


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert refused_start(3, rounds=2).kind == "option"
