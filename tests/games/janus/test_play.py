"""Turns, trios and endings of Janus, on positions made for each corner."""

import pytest

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.games.janus import GAME
from tests.games.janus.tables import LETTERS, hands, load, moves, play, refusal, row, told, top

FULL = ["AB CD EF GH", "BC DE", "IJ KA"]
EMPTY = ["", "EF GH", "IJ KA"]


def stock_of(hands: list[str], *last: str) -> str:
    """Every card that is nowhere else, with these on top of them."""
    placed = " ".join([*hands, *last]).split()
    gone = {"".join(sorted(card)) for card in placed}
    pairs = [low + high for high in LETTERS for low in LETTERS if low <= high]
    return " ".join([pair for pair in pairs if pair not in gone] + list(last))


# Taking.


def test_ja_10_a_first_take_may_be_followed_by_another_or_by_a_stop() -> None:
    state = play(load(), "take stock")
    assert state.phase() == "take"
    assert moves(state) == ["take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2", "stop"]
    assert play(state, "stop").seat == 1
    assert state.phase() == "turn"


def test_ja_10_a_second_take_ends_the_turn() -> None:
    state = play(load(), "take 1.1", "take 2.2")
    assert state.seat == 1
    assert hands(state) == ["AB CD FE AK", "GH", "IJ"]


def test_ja_11_the_taker_of_a_stock_card_sees_what_was_up_and_the_others_what_was_down() -> None:
    journal = Journal()
    state = load(stock=stock_of(["AB CD", "EF GH", "IJ KA"], "BC", "DE"))
    state.journal = journal
    play(state, "take stock")
    assert hands(state) == ["AB CD DE", "EF GH", "IJ KA"]
    assert row(state.view(Seat(0)).zone("hand", Seat(0))).split()[-1] == "D=/??"
    assert row(state.view(Seat(1)).zone("hand", Seat(0))).split()[-1] == "D~/E="
    assert row(state.view(SPECTATOR).zone("hand", Seat(0))).split()[-1] == "D~/E="
    assert told(journal, Seat(0)) == [
        {"kind": "drew", "seat": 0, "inner": "D", "outer": None},
        {"kind": "showed", "symbol": "B"},
    ]
    assert told(journal, Seat(1))[0] == {"kind": "drew", "seat": 0, "inner": "D", "outer": "E"}
    assert row(state.view(Seat(2)).zone("stock", NOBODY)).split()[-1] == "B=/??"


def test_ja_12_a_card_taken_from_a_hand_turns_its_sides() -> None:
    journal = Journal()
    state = load()
    state.journal = journal
    play(state, "take 1.2")
    assert hands(state) == ["AB CD HG", "EF", "IJ KA"]
    assert row(state.view(Seat(0)).zone("hand", Seat(0))).split()[-1] == "H=/??"
    assert row(state.view(Seat(1)).zone("hand", Seat(0))).split()[-1] == "??/G="
    assert row(state.view(Seat(2)).zone("hand", Seat(0))).split()[-1] == "H~/G="
    took = {"kind": "took", "seat": 0, "owner": 1, "place": 2}
    assert told(journal, Seat(0)) == [{**took, "inner": "H", "outer": None}]
    assert told(journal, Seat(1)) == [{**took, "inner": None, "outer": "G"}]
    assert told(journal, Seat(2)) == told(journal, SPECTATOR) == [{**took, "inner": "H", "outer": "G"}]


def test_ja_12_a_last_card_may_be_taken() -> None:
    state = play(load(hands=["AB CD", "EF", "IJ KA"]), "take 1.1", "stop")
    assert hands(state) == ["AB CD FE", "", "IJ KA"]
    assert moves(state) == ["take stock", *(f"take 0.{n}" for n in (1, 2, 3)), "take 2.1", "take 2.2", "propose"]


def test_ja_12_nobody_takes_from_themselves_or_from_an_empty_chair() -> None:
    assert refusal(load(), "take 0.1") == ("JA-12", "own-card")
    assert refusal(load(), "take 3.1") == ("JA-12", "no-such-seat")
    assert refusal(load(turn=1), "take 1.2") == ("JA-12", "own-card")


def test_ja_13_never_two_cards_from_the_same_player() -> None:
    state = play(load(), "take 1.1")
    assert moves(state) == ["take stock", "take 2.1", "take 2.2", "stop"]
    assert refusal(state, "take 1.1") == ("JA-13", "player-twice")
    assert refusal(play(load(), "take 2.1"), "take 2.1") == ("JA-13", "player-twice")


def test_ja_13_two_cards_from_the_stock_only_where_the_table_allows_it() -> None:
    assert "take stock" in moves(play(load(), "take stock"))
    strict = play(load(options={"two_from_stock": False}), "take stock")
    assert moves(strict) == ["take 1.1", "take 1.2", "take 2.1", "take 2.2", "stop"]
    assert refusal(strict, "take stock") == ("JA-13", "stock-twice")


def test_ja_13_a_second_card_from_the_stock_after_one_from_a_hand_is_always_allowed() -> None:
    state = play(load(options={"two_from_stock": False}), "take 1.1")
    assert "take stock" in moves(state)


def test_ja_13_where_nothing_is_left_to_take_the_turn_ends_by_itself() -> None:
    three = {"symbols": 3, "hand": 1}
    state = load(lab=three, hands=["AB", "AC", ""], stock="AA BB CC BC", options={"two_from_stock": False})
    assert moves(play(state, "take 1.1")) == ["take stock", "stop"]
    alone = load(lab=three, hands=["AB BC", "AC", ""], stock="AA BB CC", options={"two_from_stock": False}, turn=1)
    play(alone, "take stock")
    assert moves(alone) == ["take 0.1", "take 0.2", "stop"]
    last = load(lab=three, hands=["AB", "", ""], stock="AA BB CC BC AC", options={"two_from_stock": False})
    assert play(last, "take stock").seat == 1


# Discarding.


def test_ja_14_a_discard_lies_with_its_inner_side_up_for_all_to_see() -> None:
    journal = Journal()
    state = load()
    state.journal = journal
    play(state, "discard 2")
    assert top(state) == "CD"
    assert told(journal, Seat(2)) == [{"kind": "discarded", "seat": 0, "place": 2, "symbol": "C"}]
    assert row(state.view(Seat(1)).zone("stock", NOBODY)).split()[-1] == "C=/D~"
    assert row(state.view(Seat(0)).zone("stock", NOBODY)).split()[-1] == "C=/??"
    play(state, "discard 1")
    assert top(state) == "AB"
    assert row(state.view(Seat(1)).zone("stock", NOBODY)).split()[-2:] == ["C~/D~", "A=/B~"]


def test_ja_14_a_second_discard_is_free_and_no_card_is_taken_after_a_discard() -> None:
    state = play(load(), "discard 1")
    assert state.phase() == "discard"
    assert moves(state) == ["discard 1", "stop"]
    assert refusal(state, "take stock") == ("JA-14", "take-after-discard")
    assert refusal(state, "take 1.1") == ("JA-14", "take-after-discard")
    assert play(state, "stop").seat == 1


def test_ja_14_two_discards_end_the_turn() -> None:
    state = play(load(hands=FULL), "discard 4", "discard 1")
    assert state.seat == 1
    assert hands(state) == ["CD EF", "BC DE", "IJ KA"]
    assert str(state.dump()["stock"]).split()[-2:] == ["GH", "AB"]


def test_ja_14_an_emptied_hand_ends_the_turn() -> None:
    state = play(load(hands=["AB", "EF GH", "IJ KA"]), "discard 1")
    assert state.seat == 1


# What must be done.


def test_ja_15_with_four_cards_one_must_discard() -> None:
    state = load(hands=FULL)
    assert moves(state) == ["discard 1", "discard 2", "discard 3", "discard 4", "propose"]
    assert refusal(state, "take stock") == refusal(state, "take 1.1") == ("JA-15", "hand-full")


def test_ja_15_with_no_card_one_must_take() -> None:
    state = load(hands=EMPTY)
    assert moves(state) == ["take stock", "take 1.1", "take 1.2", "take 2.1", "take 2.2", "propose"]
    assert refusal(state, "discard 1") == ("JA-15", "hand-empty")


def test_ja_15_nobody_passes() -> None:
    assert refusal(load(), "stop") == ("JA-15", "nothing-done")


def test_ja_15_with_three_cards_a_take_that_makes_no_trio_ends_the_turn() -> None:
    state = play(load(hands=["AB CD EF", "GH", "IJ KA"]), "take 1.1")
    assert state.seat == 1
    assert hands(state) == ["AB CD EF HG", "", "IJ KA"]


def test_ja_15_with_three_cards_a_trio_makes_room_for_a_second_take() -> None:
    state = play(load(hands=["AB CD AE", "FA", "IJ KA"]), "take 1.1")
    assert state.seat == 0
    assert state.phase() == "take"
    assert hands(state) == ["CD", "", "IJ KA"]
    assert moves(state) == ["take stock", "take 2.1", "take 2.2", "stop"]
    assert play(state, "take stock").seat == 1


# Trios.


def test_ja_20_a_trio_is_laid_at_once_and_shown_on_both_sides() -> None:
    journal = Journal()
    state = load(hands=["AB AC", "DA GH", "IJ KA"])
    state.journal = journal
    play(state, "take 1.1")
    assert hands(state) == ["", "GH", "IJ KA"]
    assert state.dump()["trios"] == [["AB AC AD"], [], []]
    assert state.scores() == [1, 0, 0]
    laid = {"kind": "laid", "seat": 0, "symbol": "A", "first": 1, "second": 2, "others": ["B", "C", "D"]}
    assert told(journal, Seat(0))[1] == told(journal, SPECTATOR)[1] == laid
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        assert row(state.view(viewer).zone("trios", Seat(0))) == "A=/B= A=/C= A=/D="


def test_ja_20_the_trio_leaves_its_gap_closed_wherever_it_stood() -> None:
    journal = Journal()
    state = load(hands=["BA CD BE", "FB", "IJ KA"])
    state.journal = journal
    play(state, "take 1.1")
    assert hands(state) == ["CD", "", "IJ KA"]
    assert state.dump()["trios"] == [["BA BE BF"], [], []]
    assert told(journal, Seat(2))[1]["first"] == 1
    assert told(journal, Seat(2))[1]["second"] == 3


def test_ja_20_outer_sides_never_count() -> None:
    state = play(load(hands=["BA CA", "AD GH", "IJ KA"]), "take 1.1")
    assert state.dump()["trios"] == [[], [], []]


def test_ja_20_a_double_counts_as_one_card() -> None:
    state = play(load(hands=["AA CD", "BA GH", "IJ KE"]), "take 1.1")
    assert hands(state) == ["AA CD AB", "GH", "IJ KE"]
    assert play(load(hands=["AA AC", "BA GH", "IJ KE"]), "take 1.1").scores() == [1, 0, 0]


def test_ja_21_a_trio_cannot_be_taken() -> None:
    state = play(load(hands=["AB AC", "DA GH", "IJ KA"]), "take 1.1", "stop")
    assert [move for move in moves(state) if move.startswith("take 0")] == []


# Ending.


# A deck of four symbols has ten cards; each symbol is on four of them.
FOUR: dict[str, object] = {"symbols": 4, "hand": 1}


def test_ja_30_the_game_ends_at_once_even_between_two_takes() -> None:
    lab: dict[str, object] = {"symbols": 3, "hand": 1}
    journal = Journal()
    state = load(lab=lab, hands=["AB AC", "AA", ""], stock="BB CC BC")
    state.journal = journal
    play(state, "take 1.1")
    # B is left on BB and BC, C on CC and BC.
    assert state.seat == NOBODY
    assert moves(state) == []
    assert [event["kind"] for event in told(journal, SPECTATOR)] == ["took", "laid", "exhausted", "won"]
    assert told(journal, SPECTATOR)[-1] == {"kind": "won", "trios": 1, "seats": [0]}


def test_ja_30_a_symbol_on_three_cards_keeps_the_game_going() -> None:
    state = load(lab=FOUR, hands=["AB AC", "DA", "BD"], stock="AA BB CC DD CD BC")
    play(state, "take 1.1")
    # B is left on BB, BC and BD: a double is one card.
    assert state.seat == 0
    assert state.phase() == "take"


def test_ja_31_a_proposal_that_all_accept_ends_the_game() -> None:
    journal = Journal()
    state = load(turn=1)
    state.journal = journal
    play(state, "propose")
    assert (int(state.seat), state.phase()) == (2, "vote")
    assert moves(state) == ["agree", "refuse"]
    play(state, "agree", "agree")
    assert state.seat == NOBODY
    assert state.phase() == "over"
    kinds = [(event["kind"], event.get("seat")) for event in told(journal, Seat(0))]
    assert kinds[:4] == [("proposed", 1), ("agreed", 2), ("agreed", 0), ("concluded", None)]
    assert told(journal, Seat(0))[-1] == {"kind": "won", "trios": 0, "seats": [0, 1, 2]}


def test_ja_31_the_first_refusal_closes_the_vote_and_the_turn_goes_on() -> None:
    state = play(load(players=4, hands=["AB", "CD", "EF", "GH"]), "propose", "agree", "refuse")
    assert (int(state.seat), state.phase()) == (0, "turn")
    assert "propose" not in moves(state)
    assert refusal(state, "propose") == ("JA-31", "proposed-already")
    play(state, "discard 1")
    assert "propose" in moves(state)


def test_ja_31_a_proposal_comes_before_the_first_card() -> None:
    assert refusal(play(load(), "take stock"), "propose") == ("JA-31", "proposed-late")
    assert refusal(play(load(), "discard 1"), "propose") == ("JA-31", "proposed-late")


def test_ja_31_while_a_vote_is_open_nothing_else_is_done_and_without_one_nobody_answers() -> None:
    state = play(load(), "propose")
    for move in ("take stock", "discard 1", "stop", "propose"):
        assert refusal(state, move) == ("JA-31", "vote-open")
    assert refusal(load(), "agree") == refusal(load(), "refuse") == ("JA-31", "no-vote")


def test_ja_32_the_game_ends_after_so_many_turns_without_a_trio() -> None:
    journal = Journal()
    state = load(options={"stall_rounds": 2}, idle=4)
    state.journal = journal
    play(state, "take stock", "stop")
    assert state.seat == 1
    play(state, "propose", "refuse", "discard 1", "stop")
    assert state.seat == NOBODY
    assert told(journal, SPECTATOR)[-2] == {"kind": "stalled", "turns": 6}


def test_ja_32_counts_from_the_turn_of_the_last_trio_which_does_not_count() -> None:
    state = load(hands=["AB AC", "DA GH", "IJ KA"], options={"stall_rounds": 1}, idle=2)
    play(state, "take 1.1", "stop")
    assert (int(state.seat), state.dump()["idle"]) == (1, 0)
    play(state, "discard 1", "discard 1", "stop")
    assert state.dump()["idle"] == 2
    play(state, "take stock", "stop")
    assert state.seat == NOBODY


def test_ja_33_most_trios_win_and_ties_share() -> None:
    laid = [["AB AC AD"], ["BC BD BE"], []]
    state = load(hands=["EF", "GH", "IJ"], trios=laid)
    assert state.scores() == [1, 1, 0]
    assert state.ranks() == [1, 1, 3]
    assert load().ranks() == [1, 1, 1]


def test_ja_34_with_an_empty_stock_one_takes_from_hands_and_a_discard_starts_it_anew() -> None:
    six = {"symbols": 3, "hand": 2}
    state = load(lab=six, hands=["AB CC", "BC AA", "CA BB"], stock="")
    assert "take stock" not in moves(state)
    assert refusal(state, "take stock") == ("JA-34", "stock-empty")
    play(state, "take 1.1")
    assert moves(state) == ["take 2.1", "take 2.2", "stop"]
    play(state, "stop", "discard 1", "take stock")
    assert state.dump()["stock"] == ""


def test_ja_34_whoever_has_no_card_always_finds_one() -> None:
    """With a card in play somebody has it: no cards at all would have ended the game (JA-30)."""
    for seed in range(40):
        state = GAME.start(3, FastRng(str(seed)), {"stall_rounds": 200}, {"symbols": 3, "hand": 1})
        rng = FastRng(f"moves {seed}")
        while state.seat != NOBODY:
            assert [move for move in moves(state) if move not in ("propose", "stop")]
            state.apply(state.pick(rng))


def test_ja_36_a_new_card_goes_last_and_gaps_close() -> None:
    state = play(load(hands=["AB CD EF", "GH IJ KA", ""]), "discard 2", "stop", "take 0.1")
    assert hands(state) == ["EF", "GH IJ KA BA", ""]
    assert refusal(load(), "discard 3") == ("JA-36", "no-own-card-there")
    assert refusal(load(), "take 1.3") == ("JA-36", "no-card-there")


def test_an_action_that_does_not_exist_is_refused() -> None:
    for action in (-1, 33, 1000):
        found = load().refusal(Action(action))
        assert found is not None
        assert (found.kind, found.key) == ("syntax", "syntax")


def test_after_the_end_every_action_is_over() -> None:
    state = play(load(), "propose", "agree", "agree")
    assert state.legal() == []
    for action in range(GAME.actions):
        found = state.refusal(Action(action))
        assert found is not None
        assert found.kind == "over"


def test_the_last_round_is_told_once_the_game_is_over() -> None:
    state = load()
    assert state.last_round() == []
    play(state, "propose", "agree", "agree")
    view = state.view(Seat(0))
    assert [zone.name for zone in view.last_round] == ["hand", "hand", "hand", "score"]
    assert row(view.last_round[1]) == "??/F= ??/H="
    assert view.last_round[3].values == [0, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_legal_refusal_and_pick_agree_at_every_step(players: int) -> None:
    state = GAME.start(players, FastRng(f"agree {players}"))
    rng = FastRng("moves")
    for _ in range(400):
        legal = state.legal()
        assert legal == [a for a in range(GAME.actions) if state.refusal(Action(a)) is None]
        if state.seat == NOBODY:
            break
        action = state.pick(rng)
        assert action in legal
        state.apply(action)
