"""AD-01 to AD-05: the deck, the players, the dealer, the squares and the first look."""

import pytest

from pioche.chance import DEAL, FastRng
from pioche.core.events import Journal
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.wire import encode_event
from pioche.games.adriano import GAME
from tests.rules.adriano.table import DECK, HANDS, cards_told, drawn, given, refused_start, start
from tests.rules.table import Watching

PLAYERS = range(2, 7)


@pytest.mark.parametrize("players", PLAYERS)
def test_ad_01_the_deck_is_60_cards_one_of_each_value_and_colour(players: int) -> None:
    table = start(players)
    assert len(DECK) == 60
    assert sorted(sum(table.hands, table.pile + table.pit)) == sorted(DECK)


def test_ad_01_every_card_is_written_as_its_colour_and_value() -> None:
    for card in DECK:
        assert GAME.code("card", GAME.value("card", card)) == card
    assert len({GAME.value("card", card) for card in DECK}) == 60


@pytest.mark.parametrize("text", ["", "R", "1", "R0", "R16", "X1", "1R", "r1", "R1.0", "R-1", "R 1", "RR", "KH"])
def test_ad_01_what_is_no_card_is_not_read_as_one(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.value("card", text)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("R1 B2 G3 Y4", 10),
        ("R5 B6 G7 Y8", 26),
        ("R9 B10 G11 Y12", 42),
        ("R13 B14 G15 Y15", 57),
        ("R15 B14 G13 Y12", 39),
        ("B15 R14 G13 Y12", 54),
        ("R15 - - -", 0),
        ("- - Y1 -", 1),
    ],
)
@pytest.mark.parametrize("red_fifteens", [1, 2])
def test_ad_01_a_card_is_worth_its_value_and_the_red_fifteen_nothing(hand: str, points: int, red_fifteens: int) -> None:
    # Nobody called and the turned-over pile is empty: everybody scores the hand.
    if red_fifteens == 2 and "B15" in hand:
        points -= 15
    options = {"rounds": 1, "red_fifteens": red_fifteens}
    table = given([hand, "R2 - - -"], turn=1, rest="pit", phase="call", turned=1, options=options)
    table.plays("silent").then(over=True, scores=[points, 2])


@pytest.mark.parametrize("red_fifteens", [0, 3, "1", True, None])
def test_ad_01_one_or_two_fifteens_are_red(red_fifteens: object) -> None:
    refusal = refused_start(2, red_fifteens=red_fifteens)
    assert (refusal.kind, refusal.clause) == ("option", "AD-01")


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_ad_02_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    assert refused_start(players).kind == "argument"


def test_ad_02_two_to_six_play_and_the_lowest_wins() -> None:
    assert (GAME.least, GAME.most) == (2, 6)
    assert GAME.low_wins
    for players in PLAYERS:
        assert len(start(players).hands) == players


def test_ad_02_seven_rounds_are_played_by_default() -> None:
    assert start(2).state.options["rounds"] == 7
    ending = given(turn=0, rest="pit", phase="call", turned=1, round=5)
    ending.plays("silent").then(over=False, round=6)
    given(turn=0, rest="pit", phase="call", turned=1, round=6).plays("silent").then(over=True, turn=None)


@pytest.mark.parametrize("rounds", [1, 2, 50])
def test_ad_02_the_match_ends_after_the_agreed_number_of_rounds(rounds: int) -> None:
    options = {"rounds": rounds}
    if rounds > 1:
        table = given(turn=0, rest="pit", phase="call", turned=1, round=rounds - 2, options=options)
        table.plays("silent").then(over=False)
    table = given(turn=0, rest="pit", phase="call", turned=1, round=rounds - 1, options=options)
    table.plays("silent").then(over=True)


@pytest.mark.parametrize("rounds", [0, -1, 51, "7", False, None])
def test_ad_02_one_to_fifty_rounds_may_be_agreed(rounds: object) -> None:
    refusal = refused_start(2, rounds=rounds)
    assert (refusal.kind, refusal.clause) == ("option", "AD-02")


@pytest.mark.parametrize("players", PLAYERS)
def test_ad_03_any_seat_may_be_the_first_dealer_and_the_player_at_their_left_begins(players: int) -> None:
    dealers = set()
    for seed in range(60):
        table = start(players, seed=seed).then(phase="turn")
        dealer = table.number("dealer")
        assert table.state.seat == (dealer + 1) % players
        dealers.add(dealer)
    assert dealers == set(range(players))


@pytest.mark.parametrize(("dealer", "following", "first"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ad_03_the_deal_passes_left_whoever_played_last(dealer: int, following: int, first: int, turn: int) -> None:
    table = given(turn=turn, dealer=dealer, rest="pit", phase="call", turned=1)
    table.plays("silent").then(round=1, dealer=following, turn=first, phase="turn")


@pytest.mark.parametrize("players", PLAYERS)
def test_ad_04_four_cards_each_the_rest_is_the_pile_and_the_pit_is_empty(players: int) -> None:
    table = start(players)
    assert all(len(hand) == 4 and "-" not in hand for hand in table.hands)
    assert len(table.pile) == 60 - 4 * players
    assert table.pit == []
    table.then(turned=0, held=None, caller=None, penalties=[0] * players, totals=[0] * players, pit_turns=0)


@pytest.mark.parametrize("players", PLAYERS)
def test_ad_04_cards_are_dealt_one_by_one(players: int) -> None:
    chance = Watching("one by one")
    table = start(players, chance=chance)
    order = [str(GAME.code("card", card)) for card in chance.orders[DEAL][0]]
    holder = {card: seat for seat, hand in enumerate(table.hands) for card in hand}
    rounds = [[holder[card] for card in order[i * players : (i + 1) * players]] for i in range(4)]
    assert all(sorted(seats) == list(range(players)) for seats in rounds)
    assert rounds[0] == rounds[1] == rounds[2] == rounds[3]
    assert sorted(order[4 * players :]) == sorted(table.pile)


def test_ad_04_the_first_player_must_draw() -> None:
    start(2).offers("draw").refuses("take", "AD-04", "AD-10")


def test_ad_04_each_round_starts_with_full_squares_and_an_empty_pit() -> None:
    table = given(["R1 - - Y5", "R6 B10 - -"], turn=0, rest="pit", phase="call", turned=1, pit_turns=1)
    table.plays("silent")
    assert all(len(hand) == 4 and "-" not in hand for hand in table.hands)
    assert (len(table.pile), table.pit) == (52, [])
    table.then(turned=0, pit_turns=0, penalties=[0, 0], caller=None).offers("draw")


@pytest.mark.parametrize("players", PLAYERS)
def test_ad_05_each_player_has_seen_their_two_bottom_cards_and_nobody_else_has(players: int) -> None:
    table = start(players)
    for seat in range(players):
        assert [table.known(seat, slot) for slot in (1, 2, 3, 4)] == [[], [], [seat], [seat]]
        assert table.seen_cards(seat) == sorted(table.hands[seat][2:], key=DECK.index)
    assert table.seen_cards() == []


def test_ad_05_the_first_look_is_told_to_its_player_alone() -> None:
    journal = Journal()
    state = GAME.start(3, FastRng("look"), journal=journal)
    hands = state.dump()["hands"]
    assert isinstance(hands, list)
    for viewer in (0, 1, 2):
        told = [c for event in journal.events for c in cards_told(encode_event(GAME, event.seen_by(Seat(viewer))))]
        assert sorted(set(told)) == sorted(hands[viewer].split()[2:])
    for event in journal.events:
        assert cards_told(encode_event(GAME, event.seen_by(SPECTATOR))) == []


def test_ad_05_every_round_begins_with_a_look() -> None:
    table = given(turn=0, rest="pit", phase="call", turned=1).plays("silent")
    for seat in range(3):
        assert [table.known(seat, slot) for slot in (1, 2, 3, 4)] == [[], [], [seat], [seat]]
        assert set(table.hands[seat][2:]) <= set(table.told(seat))


@pytest.mark.parametrize("memory_aid", [False, True])
def test_ad_05_a_memory_aid_changes_nothing_but_what_is_displayed(memory_aid: bool) -> None:
    table = drawn("R7", options={"memory_aid": memory_aid}).plays("throw", "look 1", "silent")
    table.then(turn=1, phase="turn").offers("draw", "take")
    assert table.known(0, 1) == [0]
    assert table.seen_cards(0) == sorted(["R1", "G4", "Y5", "G13", "R7"], key=DECK.index)
    assert table.seen_cards(1) == sorted(["G11", "Y12", "G13", "R7"], key=DECK.index)
    assert table.hands == [hand.split() for hand in HANDS]


@pytest.mark.parametrize("memory_aid", ["yes", 1, None])
def test_ad_05_the_memory_aid_is_a_flag(memory_aid: object) -> None:
    refusal = refused_start(2, memory_aid=memory_aid)
    assert (refusal.kind, refusal.clause) == ("option", "AD-05")


def test_the_options_are_those_of_the_rules_the_booklets_reading_first() -> None:
    words = {option.name: (option.clause, option.default, option.values) for option in GAME.options if option.values}
    assert words == {
        "red_fifteens": ("AD-01", 1, (1, 2)),
        "memory_aid": ("AD-05", False, (False, True)),
        "pit_combinations": ("AD-20", False, (False, True)),
        "protect_caller": ("AD-41", False, (False, True)),
        "spare_winner": ("AD-46", True, (True, False)),
        "reshuffle": ("AD-47", False, (False, True)),
    }
    counts = {o.name: (o.clause, o.default, o.low, o.high) for o in GAME.options if not o.values}
    assert counts == {"rounds": ("AD-02", 7, 1, 50), "pit_rounds": ("AD-51", 3, 1, 20)}
