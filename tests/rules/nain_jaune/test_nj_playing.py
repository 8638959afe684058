"""NJ-10 to NJ-16: who begins, the opening ace, series, « sans X », and new series."""

import pytest

from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.games.nain_jaune import GAME
from tests.rules.nain_jaune.table import DECK, Table, given, rank, refused_start, start

PLAYERS = range(3, 9)


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_10_the_player_at_the_dealers_right_begins(players: int) -> None:
    for seed in range(20):
        table = start(players, seed=seed)
        dealer = table.now["dealer"]
        assert isinstance(dealer, int)
        assert table.state.seat == (dealer - 1) % players


def test_nj_10_asking_goes_anticlockwise() -> None:
    table = given(["2C", "2D", "3C", "AC"], turn=2)
    seats = [int(table.state.seat)]
    for _ in range(3):
        table.plays("pass")
        seats.append(int(table.state.seat))
    assert seats == [2, 1, 0, 3]


def test_nj_10_eliminated_seats_are_not_asked() -> None:
    table = given(["2C", "", "3C", "", "AC"], turn=2, out=[None, 1, None, 2, None])
    table.plays("pass").then(turn=0)
    table.plays("pass").then(turn=4)


def test_nj_10_after_an_elimination_the_nearest_player_still_in_begins() -> None:
    # Seat 1 owes 2 and has 1: out. The deal goes from 3 to 2; at 2's right is 1, who is out: 0 begins.
    table = given(["5C", "9C 8C", "9D", "9H"], turn=0, wanted="5", tokens=[20, 1, 20, 20], dealer=3)
    table.plays("lay 5C").then(dealer=2, turn=0)


def test_nj_11_the_opening_player_with_an_ace_must_lead_one() -> None:
    table = given(["2C AC KD AD", "2D", "AH"], turn=0)
    table.then(phase="follow", wanted="A").offers("lay AC", "lay AD")
    table.refuses("lay 2C", "NJ-11").refuses("lay KD", "NJ-11").refuses("pass", "NJ-11")


def test_nj_11_a_player_without_an_ace_says_so_and_the_next_is_asked() -> None:
    table = given(["2C KD", "2D", "AH 3C"], turn=0)
    table.offers("pass").refuses("lay 2C", "NJ-11")
    table.plays("pass").then(turn=2, phase="follow", wanted="A").offers("lay AH")
    table.plays("lay AH").then(turn=2, wanted="2", layer=2)


def test_nj_11_every_round_opens_with_an_ace() -> None:
    table = given(["5C", "9C", "9D"], turn=0, wanted="5", tokens=[20] * 3)
    table.plays("lay 5C").then(round=1, phase="follow", wanted="A", layer=None, asked=0)
    aces = [f"lay {card}" for card in table.hands[int(table.state.seat)] if rank(card) == "A"]
    table.offers(*(aces or ["pass"]))


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_11_a_match_opens_with_an_ace(players: int) -> None:
    for seed in range(10):
        table = start(players, seed=seed).then(phase="follow", wanted="A", layer=None, asked=0)
        aces = [f"lay {card}" for card in table.hands[int(table.state.seat)] if rank(card) == "A"]
        table.offers(*(aces or ["pass"]))


@pytest.mark.parametrize("players", PLAYERS)
def test_nj_11_with_lead_any_the_first_player_leads_any_card(players: int) -> None:
    table = start(players, lead="any").then(phase="lead", wanted=None, layer=None)
    table.offers(*(f"lay {card}" for card in table.hands[int(table.state.seat)]))
    table.refuses("pass")


def test_nj_11_with_lead_any_the_series_goes_on_from_the_card_led() -> None:
    table = given(["7C 8C 2C", "9C", "AC"], turn=0, phase="lead", options={"lead": "any"})
    table.plays("lay 7C").then(turn=0, wanted="8", phase="follow").plays("lay 8C", "pass").then(turn=2, wanted="9")


def test_nj_11_with_lead_any_every_round_opens_with_any_card() -> None:
    table = given(["5C", "9C", "9D"], turn=0, wanted="5", tokens=[20] * 3, options={"lead": "any"})
    table.plays("lay 5C").then(round=1, phase="lead", wanted=None, layer=None)
    table.offers(*(f"lay {card}" for card in table.hands[int(table.state.seat)]))


def test_nj_11_no_other_lead_is_known() -> None:
    refusal = refused_start(3, lead="king")
    assert (refusal.kind, refusal.clause) == ("option", "NJ-11")


def test_nj_12_a_series_rises_by_exactly_one_rank() -> None:
    table = given(["3C 4H 5S 7C", "2C", "3D"], turn=0, wanted="3")
    table.refuses("lay 4H", "NJ-12").refuses("lay 5S", "NJ-12").refuses("lay 7C", "NJ-12").offers("lay 3C")
    table.plays("lay 3C").then(turn=0, wanted="4", layer=0, asked=0).offers("lay 4H")
    table.plays("lay 4H").then(turn=0, wanted="5").offers("lay 5S")
    table.plays("lay 5S").then(turn=0, wanted="6").offers("pass").refuses("lay 7C", "NJ-12")


def test_nj_12_laid_cards_leave_the_hand_for_the_table_in_order() -> None:
    table = given(["3C 4H 5S 7C", "2C", "3D"], turn=0, wanted="3")
    table.lays("3C 4H 5S").then(hands=["7C", "2C", "3D"])
    assert str(table.now["laid"]).split()[-3:] == ["3C", "4H", "5S"]


def test_nj_12_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    table = given(["3C 7C", "3D", "3H"], turn=0, wanted="3")
    for card in DECK:
        if card not in ("3C", "7C"):
            table.refuses(f"lay {card}")


def test_nj_13_a_player_who_holds_the_wanted_rank_must_play_it() -> None:
    table = given(["6C 4D", "5C KC", "4C 6D"], turn=0, wanted="4", layer=1)
    table.offers("lay 4D").refuses("pass", "NJ-13")


def test_nj_13_the_player_on_turn_must_go_on_while_they_can() -> None:
    given(["3C 4D 9C", "4C", "6D"], turn=0, wanted="3").plays("lay 3C").offers("lay 4D").refuses("pass", "NJ-13")


def test_nj_13_with_several_of_the_rank_the_suit_is_chosen() -> None:
    table = given(["4H 4C 4S 9C", "6C", "6D"], turn=0, wanted="4")
    table.offers("lay 4C", "lay 4H", "lay 4S").plays("lay 4H").then(hands=["4C 4S 9C", "6C", "6D"])


def test_nj_13_holding_back_allows_to_pass_with_the_wanted_rank() -> None:
    table = given(["6C 4D", "4C KC", "6D"], turn=0, wanted="4", layer=1, options={"holding_back": True})
    table.offers("lay 4D", "pass").refuses("lay 6C", "NJ-12")
    table.plays("pass").then(turn=2, wanted="4", asked=2, hands=["6C 4D", "4C KC", "6D"])


def test_nj_13_holding_back_allows_to_stop_in_the_middle_of_a_series() -> None:
    table = given(["3C 4D 9C", "4C", "6D"], turn=0, wanted="3", options={"holding_back": True})
    table.plays("lay 3C").offers("lay 4D", "pass").plays("pass").then(turn=2, wanted="4", asked=1, layer=0)


def test_nj_13_holding_back_does_not_excuse_from_leading_an_ace() -> None:
    table = given(["AC 2C AD", "2D", "AH"], turn=0, options={"holding_back": True})
    table.offers("lay AC", "lay AD").refuses("pass", "NJ-11").refuses("lay 2C", "NJ-11")


def test_nj_13_holding_back_lets_a_player_without_an_ace_pass_at_the_opening() -> None:
    given(["2C", "2D", "AH"], turn=0, options={"holding_back": True}).offers("pass")


def test_nj_13_holding_back_does_not_excuse_from_starting_a_series_after_a_king() -> None:
    table = given(["KC 4D 9C", "4C", "6D"], turn=0, wanted="K", options={"holding_back": True})
    table.plays("lay KC").offers("lay 4D", "lay 9C").refuses("pass", "NJ-15", "NJ-13")


def test_nj_13_holding_back_does_not_excuse_the_last_asked_from_starting_a_series() -> None:
    table = given(["3C 4D", "4C 9C", "4H"], turn=1, wanted="4", layer=0, options={"holding_back": True})
    table.then(asked=2).plays("pass").then(turn=1, phase="lead")
    table.offers("lay 4C", "lay 9C").refuses("pass", "NJ-16", "NJ-13")


def test_nj_13_who_passed_holding_the_rank_may_lay_it_later() -> None:
    # Seat 2 passes with a 4; seat 1, asked last, leads 3 and stops; asked again, seat 0 passes and 2 lays the 4.
    table = given(["9C 9D", "3C 9H", "4H 9S"], turn=2, wanted="4", layer=0, options={"holding_back": True})
    table.plays("pass", "pass", "lay 3C", "pass").then(turn=0, wanted="4")
    table.plays("pass").offers("lay 4H", "pass").plays("lay 4H").then(turn=2, wanted="5", layer=2)


@pytest.mark.parametrize("value", ["true", 1, None])
def test_nj_13_holding_back_is_a_flag(value: object) -> None:
    assert refused_start(3, holding_back=value).kind == "option"


def test_nj_14_a_player_who_cannot_go_on_says_the_missing_rank_and_the_next_anticlockwise_is_asked() -> None:
    table = given(["3C 9C", "4D 9D", "9H 5C"], turn=0, wanted="3").plays("lay 3C").offers("pass")
    table.plays("pass").then(turn=2, wanted="4", layer=0, asked=1).offers("pass").refuses("lay 5C", "NJ-12")
    table.plays("pass").then(turn=1, wanted="4", layer=0, asked=2).offers("lay 4D")
    table.plays("lay 4D").then(turn=1, wanted="5", layer=1, asked=0)


def test_nj_14_the_announcement_is_public() -> None:
    table = given(["3C 9C", "4D 9D", "9H 5C"], turn=0, wanted="3").plays("lay 3C")
    told = len(table.events())
    table.plays("pass")
    news = table.events()[told:]
    assert len(news) == 1
    assert sorted(str(value) for name, value in news[0].items() if name != "kind") == ["0", "4"]
    for viewer in (0, 1, 2):
        assert table.events(viewer)[told:] == news


def test_nj_14_what_each_has_said_to_lack_is_remembered() -> None:
    table = given(["3C 9C", "9D 9S", "4H 6C"], turn=0, wanted="3").plays("lay 3C", "pass")
    table.then(lacks=["4", "", ""]).plays("lay 4H", "pass").then(lacks=["4", "", "5"])
    table.plays("pass").then(lacks=["4", "5", "5"]).plays("pass").then(lacks=["4 5", "5", "5"])


def test_nj_14_what_was_lacked_at_the_opening_is_remembered_too() -> None:
    given(["2C 9C", "9D 9S", "AH 6C"], turn=1).plays("pass", "pass").then(lacks=["A", "A", ""], turn=2)


def test_nj_14_a_new_round_forgets_what_was_lacked() -> None:
    table = given(["5C", "9C", "9D"], turn=0, wanted="5", layer=1, lacks=["", "5", ""], tokens=[20] * 3)
    table.plays("lay 5C").then(lacks=["", "", ""])


def test_nj_15_after_a_king_the_same_player_starts_from_any_card() -> None:
    table = given(["QC KC KD 2C 9C", "AD", "AH"], turn=0, wanted="Q")
    table.lays("QC KC").then(turn=0, phase="lead", wanted=None)
    table.offers("lay KD", "lay 2C", "lay 9C").refuses("pass", "NJ-15")


def test_nj_15_another_king_may_follow_a_king() -> None:
    table = given(["KC KD KS 9C", "AD", "AH"], turn=0, wanted="K")
    table.lays("KC KD").then(turn=0, phase="lead").offers("lay KS", "lay 9C")
    table.plays("lay 9C").then(turn=0, phase="follow", wanted="10")


def test_nj_15_the_booklets_example_goes_from_queen_and_king_to_two_three_four() -> None:
    table = given(["QD KC 2D 3H 4H 9H", "AD", "AH"], turn=0, wanted="Q")
    table.lays("QD KC 2D 3H 4H").then(turn=0, wanted="5", hands=["9H", "AD", "AH"])


def test_nj_16_when_nobody_can_continue_the_last_asked_leads() -> None:
    # Seat 2 laid last; asked in turn: 1, 0, 3. Seat 3 is just before seat 2 in turn order.
    table = given(["9C", "9D", "3C 9H", "9S 2C"], turn=2, wanted="3").plays("lay 3C", "pass", "pass", "pass")
    table.then(turn=3, phase="follow", wanted="4", asked=3).offers("pass")
    table.plays("pass").then(turn=3, phase="lead", wanted=None)
    table.offers("lay 9S", "lay 2C").refuses("pass", "NJ-16").plays("lay 2C").then(turn=3, wanted="3", layer=3)


def test_nj_16_the_last_asked_is_found_among_those_still_in() -> None:
    table = given(["9C 9D", "", "3C 9H", "", "9S 2C"], turn=2, wanted="3", out=[None, 1, None, 1, None])
    table.plays("lay 3C", "pass").then(turn=0).plays("pass").then(turn=4).plays("pass").then(turn=4, phase="lead")


def test_nj_16_the_new_series_may_start_from_the_wanted_rank() -> None:
    # Only one who held back can have it.
    table = given(["3C 9C", "4C 9D", "9H 5C"], turn=0, wanted="3", options={"holding_back": True})
    table.plays("lay 3C", "pass", "pass", "pass").then(turn=1, phase="lead")
    table.offers("lay 4C", "lay 9D").plays("lay 4C").then(turn=1, wanted="5", layer=1)


def test_nj_16_the_layer_is_not_asked_again() -> None:
    table = given(["3C 9C", "9D 2C", "9H 5C"], turn=0, wanted="3").plays("lay 3C", "pass", "pass")
    table.then(turn=1, phase="follow").plays("pass").then(turn=1, phase="lead")


def test_nj_16_with_last_layer_the_one_who_laid_last_starts_again() -> None:
    table = given(["9C", "9D", "3C 9H 2C", "9S 2D"], turn=2, wanted="3", options={"restart": "last_layer"})
    table.plays("lay 3C", "pass", "pass", "pass").then(turn=3, phase="follow", asked=3)
    table.plays("pass").then(turn=2, phase="lead", wanted=None).offers("lay 9H", "lay 2C").refuses("pass", "NJ-16")
    table.plays("lay 2C").then(turn=2, wanted="3", layer=2)


def test_nj_16_with_last_layer_the_wanted_rank_may_be_led_by_one_who_held_it_back() -> None:
    table = given(["3C 4C 9C", "9D", "9H"], turn=0, wanted="3", options={"restart": "last_layer", "holding_back": True})
    table.plays("lay 3C", "pass", "pass", "pass").then(turn=0, phase="lead").offers("lay 4C", "lay 9C")


@pytest.mark.parametrize("restart", ["last_asked", "last_layer"])
@pytest.mark.parametrize("holding_back", [False, True])
def test_nj_16_nobody_having_an_ace_the_dealer_leads_any_card(restart: str, holding_back: bool) -> None:
    options = {"restart": restart, "holding_back": holding_back}
    table = given(["2C 5C", "3C 6C", "4C 7C"], turn=1, dealer=2, talon="AC AD AH AS 2D 2H 2S", options=options)
    table.plays("pass", "pass").then(turn=2, phase="follow", wanted="A").offers("pass").refuses("lay 4C", "NJ-11")
    table.plays("pass").then(turn=2, phase="lead", wanted=None).offers("lay 4C", "lay 7C").refuses("pass", "NJ-16")
    table.plays("lay 7C").then(turn=2, phase="follow", wanted="8", layer=2)


def test_nj_16_no_other_restart_is_known() -> None:
    refusal = refused_start(3, restart="dealer")
    assert (refusal.kind, refusal.clause) == ("option", "NJ-16")


@pytest.mark.parametrize("text", ["", "lay", "lay 1C", "lay JK", "pass 4", "lay 7D 8D", "stop", "lay 11C"])
def test_what_is_no_move_is_a_matter_of_syntax(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert caught.value.kind == "syntax"


def test_every_move_is_read_as_it_is_written() -> None:
    for text in ["pass", *(f"lay {card}" for card in DECK)]:
        assert GAME.notation(GAME.parse(text)) == text


@pytest.mark.parametrize(
    "table",
    [
        given(["4C 4D 4H 4S 9C", "2C", "3C"], turn=0, wanted="4"),
        given(["4C 4H 9C", "2C", "3C"], turn=0, wanted="4", options={"holding_back": True}),
        given(["9C", "2C", "3C"], turn=0, wanted="4"),
        given(["2C AD AS KH", "2D", "3C"], turn=0),
        given(["2C AD AS KH", "2D", "3C"], turn=0, options={"holding_back": True}),
        given(["AC 5D 10H KS", "2C", "3C"], turn=0, phase="lead"),
    ],
)
def test_a_random_pick_finds_every_legal_move_and_no_other(table: Table) -> None:
    rng = FastRng("picks")
    rng.open(100, 0, 0)
    legal = table.state.legal()
    assert {table.state.pick(rng) for _ in range(20 * len(legal))} == set(legal)


def test_a_move_is_described_by_what_it_names() -> None:
    for card in DECK:
        key, facts = GAME.describe(GAME.parse(f"lay {card}"))
        assert (key, [GAME.code(fact.field.spell, fact.value) for fact in facts]) == ("lay", [card])
    assert GAME.describe(GAME.parse("pass")) == ("pass", [])
