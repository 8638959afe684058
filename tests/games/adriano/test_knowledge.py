"""Who knows which card, and how they were told."""

from typing import Any

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.games.adriano import GAME
from tests.games.adriano.tables import deal, hand, load, play, told

HANDS = "R1 B1 R2 B2 R4 B4 R5 B5"  # seat 0 gets the red cards, seat 1 the blue ones
BOTH_EMPTY = {"lab": {"highest": 3, "slots": 2}, "hands": ["R1 B1", "G1 Y1"]}


def seen(state: State, seat: int) -> list[list[str]]:
    """A seat's cards as everybody sees them, the spectators last."""
    return [hand(state.view(Seat(viewer)), seat) for viewer in (*range(state.players), SPECTATOR)]


def test_ad_05_everybody_knows_their_own_bottom_cards_only() -> None:
    state = deal(HANDS)
    assert seen(state, 0) == [["?", "?", "R4", "R5"], ["?"] * 4, ["?"] * 4]
    assert seen(state, 1) == [["?"] * 4, ["?", "?", "B4", "B5"], ["?"] * 4]
    assert state.view(Seat(0)).zone("hand", Seat(0)).marks == "??~~"


def test_a_drawn_card_is_seen_by_its_drawer_alone_and_stays_known_where_it_is_laid() -> None:
    state = play(deal(HANDS + " R10"), "draw")
    held = [state.view(Seat(viewer)).zone("held", Seat(0)) for viewer in (0, 1, SPECTATOR)]
    assert [zone.marks for zone in held] == ["=", "?", "?"]
    play(state, "swap 1")
    assert seen(state, 0) == [["R10", "?", "R4", "R5"], ["?"] * 4, ["?"] * 4]


def test_ad_11_a_card_taken_from_the_pit_is_known_to_all_where_it_is_laid() -> None:
    state = play(deal(HANDS + " R10"), "draw", "throw", "silent", "take")
    assert [state.view(Seat(viewer)).zone("held", Seat(1)).marks for viewer in (0, 1, SPECTATOR)] == ["=", "=", "="]
    play(state, "swap 2")
    assert seen(state, 1) == [["?", "R10", "?", "?"], ["?", "R10", "B4", "B5"], ["?", "R10", "?", "?"]]


def test_ad_31_ad_33_a_look_is_remembered_by_who_looked() -> None:
    state = play(deal(HANDS + " R7 R9"), "draw", "throw", "look 1", "silent", "draw", "throw", "look 0.2")
    assert seen(state, 0) == [["R1", "?", "R4", "R5"], ["?", "R2", "?", "?"], ["?"] * 4]


def test_ad_32_a_swap_moves_what_is_known_with_the_card() -> None:
    state = play(deal(HANDS + " R8"), "draw", "throw", "trade 3 1.1")
    assert seen(state, 0) == [["?", "?", "?", "R5"], ["?"] * 4, ["?"] * 4]
    assert seen(state, 1) == [["R4", "?", "?", "?"], ["?", "?", "B4", "B5"], ["?"] * 4]


def kept_over(state: State, seat: int) -> object:
    rows = state.view(SPECTATOR).public["kept_over"]
    assert isinstance(rows, list)
    return rows[seat]


def test_what_a_seat_lets_go_is_noted_of_the_cards_it_knew() -> None:
    state = play(deal(HANDS + " R10 B11 R6 G7"), "draw", "throw")
    assert kept_over(state, 0) == [16, 16, 10, 10], "it threw a 10 and kept what it knew"
    play(state, "silent", "draw", "swap 3", "silent")
    assert kept_over(state, 1) == [16, 16, 4, 4], "the new card and the other were kept over a 4"
    play(state, "draw", "swap 1", "silent")
    assert kept_over(state, 0) == [7, 16, 7, 7], "of a card not known it expected about the average"
    play(state, "draw", "throw", "decline", "silent")
    assert kept_over(state, 1) == [16, 16, 4, 4], "a 7 is thrown for what it can do"


def test_what_is_noted_of_a_card_moves_with_it_unless_it_was_swapped_away_knowingly() -> None:
    state = play(deal(HANDS + " R10 R8 G8"), "draw", "throw", "silent", "draw", "throw", "trade 1 0.3")
    assert (kept_over(state, 0), kept_over(state, 1)) == ([16, 16, 16, 10], [10, 16, 16, 16])
    play(state, "silent", "draw", "throw", "trade 4 1.2")
    assert (kept_over(state, 0), kept_over(state, 1)) == ([16, 16, 16, 16], [10, 17, 16, 16])


def test_a_combination_leaves_nothing_noted() -> None:
    state = play(deal("R1 B1 R2 B2 R4 B4 G4 B5 R10 G11 B12"), "draw", "throw", "silent", "draw", "throw", "silent")
    play(state, "draw", "name 3 4")
    assert kept_over(state, 0) == [16, 16, 16, 16]


def test_ad_22_a_failed_combination_is_known_to_all_and_stays_so() -> None:
    state = play(deal(HANDS + " R10 R7"), "draw", "name 1 4")
    for cards in seen(state, 0)[1:]:
        assert cards == ["R1", "?", "?", "R5"]
    play(state, "throw", "silent", "draw", "throw", "look 1", "silent")
    assert seen(state, 0)[2] == ["R1", "?", "?", "R5"]


def test_a_look_at_a_card_that_all_know_leaves_it_known_to_all() -> None:
    state = load(phase="look_own", pit="R7", known=[[[0, 1], [], [], []], [[], [], [], []]])
    play(state, "look 1")
    assert seen(state, 0)[2] == ["R1", "?", "?", "?"]


def test_ad_50_a_pile_turned_over_is_known_to_all_and_so_is_what_is_drawn_from_it() -> None:
    state = load(**BOTH_EMPTY, pile="", pit="R2 B2 G2 Y2 R3 B3 G3 Y3", known=[[[], []], [[], []]])
    play(state, "draw")
    for viewer in (0, 1, SPECTATOR):
        view = state.view(Seat(viewer))
        assert view.zone("held", Seat(0)).values == [GAME.value("card", "R2")]
        assert view.zone("pile", NOBODY).marks == "~" * 7
    play(state, "swap 1")
    assert seen(state, 0) == [["R2", "?"]] * 3


def test_ad_50_of_a_shuffled_pile_only_the_content_is_known() -> None:
    state = load(**BOTH_EMPTY, pile="", pit="R2 B2 G2 Y2 R3 B3 G3 Y3", options={"reshuffle": True})
    play(state, "draw")
    assert state.view(Seat(1)).zone("pile", NOBODY).marks == "?" * 7
    assert state.view(Seat(1)).zone("held", Seat(0)).marks == "?"
    assert state.view(Seat(1)).public["origins"] == ["R2 B2 G2 Y2 R3 B3 G3 Y3"]


def test_the_pit_is_shown_to_all() -> None:
    state = play(deal(HANDS + " R10 R11"), "draw", "throw", "silent", "draw", "swap 1")
    for viewer in (0, 1, SPECTATOR):
        pit = state.view(Seat(viewer)).zone("pit", NOBODY)
        assert (pit.values, pit.marks) == ([GAME.value("card", "R10"), GAME.value("card", "B1")], "==")


def test_a_square_with_a_hole_says_which_slots_are_left() -> None:
    state = load(hands=["R9 B9 G4 Y5", "B1 G2 Y4 R5"], phase="drawn", held="R1")
    play(state, "name 1 2")
    assert state.view(SPECTATOR).zone("slots", Seat(0)).values == [1, 3, 4]
    assert hand(state.view(Seat(0)), 0) == ["R1", "G4", "Y5"]
    assert hand(state.view(Seat(1)), 0) == ["?", "?", "?"]


def test_the_finished_round_stays_to_be_seen() -> None:
    state = play(deal(HANDS + " R10 R11"), "draw", "throw", "call", "draw", "throw")
    past = state.view(SPECTATOR).last_round
    assert [zone.name for zone in past] == ["hand", "hand", "points"]
    assert [GAME.code("card", value) for value in past[0].values] == ["R1", "R2", "R4", "R5"]
    assert past[2].values == [12, 12]
    assert state.view(SPECTATOR).zone("hand", Seat(0)).marks == "????"


def test_when_the_match_is_over_all_hands_lie_open() -> None:
    state = play(deal(HANDS + " R10 R11", options={"rounds": 1}), "draw", "throw", "call", "draw", "throw")
    assert state.view(SPECTATOR).zone("hand", Seat(1)).marks == "===="


def test_everybody_is_told_what_they_saw_and_nothing_else() -> None:
    journal = Journal()
    state = deal(HANDS + " R9 R10", journal=journal)
    play(state, "draw", "throw", "look 1.3", "silent", "draw", "swap 1")
    mine, theirs = told(journal.events, 0), told(journal.events, 1)
    assert mine[1] == {"kind": "remembered", "seat": 0, "cards": ["R4", "R5"]}
    assert theirs[1] == {"kind": "remembered", "seat": 0, "cards": [None, None]}
    assert {"kind": "spied", "seat": 0, "owner": 1, "slot": 3, "card": "B4"} in mine
    assert {"kind": "spied", "seat": 0, "owner": 1, "slot": 3, "card": None} in theirs
    assert {"kind": "exchanged", "seat": 1, "slot": 1, "laid": None, "card": "B1"} in mine
    assert {"kind": "exchanged", "seat": 1, "slot": 1, "laid": "R10", "card": "B1"} in theirs


def named_cards(event: dict[str, Any]) -> set[str]:
    """Every card an event names to a viewer."""
    listed = event.get("cards") or []
    return {card for card in (event.get("card"), event.get("laid"), *listed) if card is not None}


def test_every_card_a_view_knows_was_told_to_its_viewer() -> None:
    for seed in range(12):
        journal = Journal()
        state = GAME.start(
            3, FastRng(f"deal {seed}"), {"rounds": 1, "reshuffle": seed % 2 == 0}, {"lowest": 6}, None, journal
        )
        rng = FastRng(f"moves {seed}")
        while state.seat != NOBODY:
            for viewer in (0, 1, 2, SPECTATOR):
                known: set[str] = set()
                for event in told(journal.events, int(viewer)):
                    known |= named_cards(event)
                for zone in state.view(Seat(viewer)).zones:
                    if zone.spell == "card":
                        cards = zip(zone.values, zone.marks, strict=True)
                        assert {str(GAME.code("card", card)) for card, mark in cards if mark != "?"} <= known
            state.apply(state.pick(rng))


def test_every_move_is_heard_of() -> None:
    journal = Journal()
    state = GAME.start(4, FastRng("deal"), {"rounds": 3}, None, None, journal)
    rng = FastRng("moves")
    while state.seat != NOBODY:
        heard = len(journal.events)
        state.apply(state.pick(rng))
        assert len(journal.events) > heard
