"""Corners of a round: who is asked, who leads, what is taken, when it ends."""

import pytest

from pioche.cards import card_of
from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import NOBODY, Action
from pioche.games.nain_jaune import GAME
from tests.games.nain_jaune.tables import hand, moves, play, position, refused, start, turn


def test_nj_12_a_player_goes_on_until_the_next_rank_is_missing() -> None:
    match = play(position(["AC 2C 3C 9C", "4C 9D", "9H 5S"], 0), "lay AC", "lay 2C", "lay 3C")
    assert (turn(match), moves(match)) == (0, ["pass"])


def test_nj_13_of_several_cards_of_the_rank_any_may_be_chosen() -> None:
    match = position(["AC 4C", "AD AS 4H", "4S 9H"], 1)
    assert moves(match) == ["lay AD", "lay AS"]


def test_nj_13_holding_back_offers_the_card_and_the_pass() -> None:
    match = position(["AC 2C 9C", "2D 9D", "9H"], 0, options={"holding_back": True})
    play(match, "lay AC")
    assert moves(match) == ["lay 2C", "pass"]
    play(match, "pass")
    assert (turn(match), moves(match)) == (2, ["pass"])


def test_nj_11_holding_back_never_excuses_from_the_opening_ace() -> None:
    match = position(["AC 2C 9C", "2D 9D", "9H"], 0, options={"holding_back": True})
    assert moves(match) == ["lay AC"]
    refusal = refused(match, "pass")
    assert (refusal.clause, refusal.key) == ("NJ-11", "must-lead-ace")


def test_nj_11_later_rounds_open_with_an_ace_too() -> None:
    match = start(seed="4")
    while match.round == 0:
        match.apply(match.pick(FastRng(str(match.laid_count))))
    assert (int(match.wanted), match.phase()) == (0, "follow")


def test_nj_14_asking_goes_to_the_right_and_skips_those_who_are_out() -> None:
    match = position(["9C", "AC 9D", "9H", "", "9S"], 1, out=[None, None, None, 1, None])
    asked = []
    for move in ("lay AC", "pass", "pass", "pass"):
        play(match, move)
        asked.append(match.seat)
    assert asked == [1, 0, 4, 2]


def test_nj_16_the_last_asked_is_the_seat_just_before_the_layer() -> None:
    match = play(position(["AC 9C", "9D 8D", "9H"], 0), "lay AC", "pass", "pass", "pass")
    assert (turn(match), match.phase()) == (1, "lead")
    assert moves(match) == ["lay 8D", "lay 9D"]


def test_nj_16_under_last_layer_the_layer_leads_again() -> None:
    match = position(["AC 9C", "9D 8D", "9H"], 0, options={"restart": "last_layer"})
    play(match, "lay AC", "pass", "pass", "pass")
    assert (turn(match), moves(match)) == (0, ["lay 9C"])


@pytest.mark.parametrize("restart", ["last_asked", "last_layer"])
def test_nj_16_without_an_ace_anywhere_the_dealer_leads(restart: str) -> None:
    match = position(["2C 9C", "9D 8D", "9H"], 0, dealer=1, options={"restart": restart})
    play(match, "pass", "pass", "pass")
    assert (turn(match), match.phase()) == (1, "lead")


def test_nj_16_a_card_held_back_may_open_the_new_series() -> None:
    match = position(["AC 9C", "2D 9D", "9H"], 0, options={"holding_back": True})
    play(match, "lay AC", "pass", "pass", "pass")
    assert (turn(match), moves(match)) == (1, ["lay 2D", "lay 9D"])


def test_nj_15_after_a_king_the_same_player_must_lead() -> None:
    match = position(["KC KD 3C", "9D", "9H"], 0, phase="lead", layer=0)
    play(match, "lay KC")
    assert (turn(match), moves(match)) == (0, ["lay 3C", "lay KD"])
    assert (refused(match, "pass").clause, refused(match, "pass").key) == ("NJ-15", "lead-pass")


def test_nj_17_a_belle_takes_its_space_at_once() -> None:
    match = position(["6D 7D 9C", "9D", "9H"], 0, phase="lead", layer=0, tokens=[1, 1, 1])
    play(match, "lay 6D", "lay 7D")
    assert list(match.tokens) == [7, 1, 1]
    assert list(match.board) == [0, 3, 3, 3, 3]


WHOLE_SUIT = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
ACE_TO_KING = [f"lay {card}" for card in WHOLE_SUIT.split()]


def test_nj_18_glory_is_announced_and_earns_nothing() -> None:
    match = position([WHOLE_SUIT + " 2D", "9D", "9H"], 0, tokens=[0, 9, 9])
    match.journal = Journal()
    play(match, *ACE_TO_KING)
    assert [GAME.events[event.kind].name for event in match.journal.events].count("completed") == 1
    assert list(match.tokens) == [3, 9, 9]
    assert turn(match) == 0


def test_nj_18_sweep_takes_the_board_and_ends_the_round() -> None:
    match = position(
        [WHOLE_SUIT + " 2D 7D", "9D", "9H KH"], 0, tokens=[0, 9, 9], options={"opera": "sweep", "rounds": 1}
    )
    play(match, *ACE_TO_KING)
    assert match.seat == NOBODY
    # 18 on the board; one card, then one card and a belle; the sweeper's own two cost nothing
    assert list(match.tokens) == [18 + 1 + 3, 8, 6]


def test_nj_18_a_series_that_another_began_is_no_fin_du_fin() -> None:
    held = WHOLE_SUIT.removeprefix("AC ")
    match = position([held, "AD 9D", "9H"], 1, options={"opera": "sweep"})
    play(match, "lay AD", "pass", *[f"lay {card}" for card in held.split()[:-1]])
    assert (match.run, match.phase()) == (0, "follow")


def test_nj_18_grand_sweeps_when_nobody_else_has_laid() -> None:
    match = position(["AC 2C", "9D", "9H"], 0, tokens=[0, 9, 9], options={"opera": "grand", "rounds": 1})
    play(match, "lay AC", "lay 2C")
    assert list(match.tokens) == [18 + 2, 8, 8]


def test_nj_18_grand_is_lost_once_another_has_laid() -> None:
    match = position(["AC 3C", "9D 8D", "9H 2H"], 0, tokens=[0, 9, 9], options={"opera": "grand", "rounds": 1})
    play(match, "lay AC", "pass", "lay 2H", "pass", "pass", "lay 3C")
    assert list(match.tokens) == [3, 7, 8]


def test_nj_18_grand_is_lost_once_the_opening_turn_is_interrupted() -> None:
    options = {"opera": "grand", "rounds": 1, "restart": "last_layer"}
    match = position(["AC 3C", "9D", "9H"], 0, tokens=[0, 9, 9], options=options)
    play(match, "lay AC", "pass", "pass", "pass", "lay 3C")
    assert list(match.tokens) == [2, 8, 8]


def test_nj_18_grand_is_open_to_whoever_has_the_first_ace() -> None:
    match = position(["9C", "9D", "AH 2H"], 0, tokens=[9, 9, 0], options={"opera": "grand", "rounds": 1})
    play(match, "pass", "lay AH", "lay 2H")
    assert list(match.tokens) == [8, 8, 18 + 2]


def test_nj_20_the_last_card_takes_its_space_before_the_payments() -> None:
    match = position(["7D", "9D", "9H"], 0, phase="lead", layer=0, tokens=[0, 9, 9], options={"rounds": 1})
    play(match, "lay 7D")
    assert list(match.tokens) == [6 + 2, 8, 8]


@pytest.mark.parametrize(("payment", "owed"), [("cards", 2 + 1 + 1), ("points", 14 + 10 + 1)])
def test_nj_21_what_is_left_is_paid(payment: str, owed: int) -> None:
    options = {"payment": payment, "rounds": 1}
    match = position(["2C", "7D KC AD", "9H"], 0, phase="lead", layer=0, tokens=[0, 40, 40], options=options)
    play(match, "lay 2C")
    assert match.tokens[1] == 40 - owed


def test_nj_21_each_belle_counts_double_in_points() -> None:
    options = {"payment": "points", "rounds": 1}
    match = position(["2C", "7D 10D JC QS KH", "9H"], 0, phase="lead", layer=0, tokens=[0, 99, 40], options=options)
    play(match, "lay 2C")
    assert match.tokens[1] == 99 - 14 - 4 * 20


@pytest.mark.parametrize("holding_back", [False, True])
@pytest.mark.parametrize("restart", ["last_asked", "last_layer"])
@pytest.mark.parametrize("lead", ["ace", "any"])
def test_a_round_ends_even_if_everybody_passes_whenever_possible(holding_back: bool, restart: str, lead: str) -> None:
    """Every lead lays a card, and between two cards each player is asked at most once."""
    for players in range(3, 9):
        match = start(players, {"holding_back": holding_back, "restart": restart, "lead": lead, "rounds": 1})
        decisions = 0
        while match.seat != NOBODY:
            match.apply(match.legal()[-1])  # the pass comes last
            decisions += 1
        assert decisions <= 52 * (players + 1)


def test_an_action_that_is_no_move_is_refused_as_unreadable() -> None:
    match = start()
    for action in (-1, 53, 1000):
        refusal = match.refusal(Action(action))
        assert refusal is not None
        assert refusal.kind == "syntax"


@pytest.mark.parametrize(
    ("options", "move", "clause", "key"),
    [
        ({}, "lay 9C", "NJ-12", "wrong-rank"),
        ({}, "lay KS", "NJ-12", "not-held"),
        ({}, "pass", "NJ-13", "must-continue"),
        ({"holding_back": True}, "lay 9C", "NJ-12", "wrong-rank-either"),
        ({"holding_back": True}, "lay KS", "NJ-12", "not-held-either"),
    ],
)
def test_a_refusal_says_which_clause_and_what_is_held(
    options: dict[str, object], move: str, clause: str, key: str
) -> None:
    match = play(position(["AC 2C 2D 9C", "9D", "9H"], 0, options=options), "lay AC")
    refusal = refused(match, move)
    assert (refusal.kind, refusal.clause, refusal.key) == ("illegal", clause, key)
    held = [fact.value for fact in refusal.facts if fact.field.name == "held"]
    assert held == [card_of("2C"), card_of("2D")]


def test_a_refusal_to_one_who_cannot_follow_asks_for_the_pass() -> None:
    match = play(position(["AC 9C", "9D", "9H"], 0), "lay AC")
    assert refused(match, "lay 9C").key == "wrong-rank-pass"
    assert refused(match, "lay KS").key == "not-held-pass"


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"options": {"lead": "any"}}, "NJ-11"),
        ({"dealer": 0}, "NJ-16"),
        ({"layer": 2}, "NJ-16"),
    ],
)
def test_a_leader_who_passes_is_told_why_they_lead(fields: dict[str, object], clause: str) -> None:
    match = position(["2C 9C", "9D", "9H"], 0, phase="lead", **fields)
    assert refused(match, "pass").clause == clause
    assert refused(match, "lay KS").key == "lead-not-held"


def test_a_match_that_is_over_refuses_everything() -> None:
    match = play(position(["2C", "9D", "9H"], 0, phase="lead", layer=0, options={"rounds": 1}), "lay 2C")
    assert (match.legal(), match.phase()) == ([], "over")
    assert refused(match, "lay 9D").kind == "over"
    assert hand(match, 1) == "9D"
