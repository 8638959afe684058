"""What viewers receive, to the letter: a table as it is sent, and the log of whole rounds."""

from pioche.core.events import Journal
from pioche.core.seats import Seat
from pioche.core.wire import Json, encode_view
from pioche.games.adriano import GAME
from tests.games.adriano.tables import deal, load, play, told

EIGHT = {"lowest": 8, "highest": 15, "colours": 1, "slots": 2}


def zone(name: str, owner: int | None, spell: str, values: list[object], marks: str) -> Json:
    return {"name": name, "owner": owner, "spell": spell, "values": values, "marks": marks}


def test_ad_50_a_seat_receives_what_it_has_seen_and_what_is_public() -> None:
    state = load(
        hands=["R1 - G4 Y5", "B1 G2 Y4 R5"],
        round=2,
        dealer=1,
        totals=[12, -10],
        penalties=[40, 0],
        pit="R9 B9",
        known=[[[0], [], [0, 1], []], [[], [1], [0], []]],
        shown=[[3], []],
        last_round={"hands": ["R1 R2", "B1"], "points": [3, 1]},
    )
    before = encode_view(GAME, state.view(Seat(1)))["zones"]
    assert isinstance(before, list)
    assert before[6] == zone("held", None, "card", [], "")
    view = encode_view(GAME, play(state, "take").view(Seat(1)))
    assert view["zones"] == [
        zone("hand", 0, "card", [None, "G4", None], "?~?"),
        zone("slots", 0, "number", [1, 3, 4], "==="),
        zone("penalties", 0, "number", [40], "="),
        zone("hand", 1, "card", [None, "G2", None, None], "?~??"),
        zone("slots", 1, "number", [1, 2, 3, 4], "===="),
        zone("penalties", 1, "number", [], ""),
        zone("held", 0, "card", ["B9"], "="),
        zone("pile", None, "card", [None] * 51, "?" * 51),
        zone("pit", None, "card", ["R9"], "="),
    ]
    assert view["last_round"] == [
        zone("hand", 0, "card", ["R1", "R2"], "=="),
        zone("hand", 1, "card", ["B1"], "="),
        zone("points", None, "number", [3, 1], "=="),
    ]
    assert view["facts"] == {"round": 3, "rounds": 7, "dealer": 1}
    assert view["public"] == {
        "dealer": 1,
        "caller": None,
        "turned": 0,
        "extra": 0,
        "in_extra": False,
        "failed": False,
        "pit_turns": 0,
        "known": [[[0], [], [0, 1], []], [[], [1], [0], []]],
        "shown": [[3], []],
        "kept_over": [[16, 16, 16, 16], [16, 16, 16, 16]],
    }
    assert (view["turn"], view["phase"], view["round"], view["scores"]) == (0, "taken", 2, [12, -10])


def test_the_log_tells_a_whole_match_of_one_round() -> None:
    journal = Journal()
    state = deal("R1 B1 R2 B2 R4 B4 R5 B5 R3 B7 G8 Y9 Y10", options={"rounds": 1}, journal=journal)
    play(state, "draw", "throw", "draw", "throw", "look 1", "draw", "throw", "trade 1 1.1", "silent")
    play(state, "draw", "throw", "look 0.2", "call", "draw", "name 1 2", "throw")
    assert told(journal.events, 1) == [
        {"kind": "dealt", "round": 1, "dealer": 1, "pile": 52},
        {"kind": "remembered", "seat": 0, "cards": [None, None]},
        {"kind": "remembered", "seat": 1, "cards": ["B4", "B5"]},
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "threw", "seat": 0, "card": "R3"},
        {"kind": "gained", "seat": 0, "turns": 2},
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "threw", "seat": 0, "card": "B7"},
        {"kind": "peeked", "seat": 0, "slot": 1, "card": None},
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "threw", "seat": 0, "card": "G8"},
        {"kind": "swapped", "seat": 0, "slot": 1, "owner": 1, "other_slot": 1},
        {"kind": "silent", "seat": 0},
        {"kind": "drew", "seat": 1, "card": "Y9"},
        {"kind": "threw", "seat": 1, "card": "Y9"},
        {"kind": "spied", "seat": 1, "owner": 0, "slot": 2, "card": "R2"},
        {"kind": "called", "seat": 1},
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "showed", "seat": 0, "slot": 1, "card": "B1"},
        {"kind": "showed", "seat": 0, "slot": 2, "card": "R2"},
        {"kind": "mismatched", "seat": 0, "count": 2},
        {"kind": "penalized", "seat": 0, "points": 40},
        {"kind": "threw", "seat": 0, "card": "Y10"},
        {"kind": "revealed", "seat": 0, "points": 12, "cards": ["B1", "R2", "R4", "R5"]},
        {"kind": "revealed", "seat": 1, "points": 12, "cards": ["R1", "B2", "B4", "B5"]},
        {"kind": "tied", "seat": 1},
        {"kind": "scored", "seat": 0, "points": 12, "total": 12},
        {"kind": "scored", "seat": 1, "points": 12, "total": 12},
        {"kind": "won", "total": 12, "seats": [0, 1]},
    ]


def test_the_log_tells_exchanges_a_combination_and_the_next_deal() -> None:
    journal = Journal()
    state = deal("R9 B1 B9 B2 G9 B4 Y9 B5 R15 R6 R10", journal=journal)
    play(state, "draw", "name 4 3 2 1", "silent", "take", "swap 2", "call", "draw", "swap 1")
    assert told(journal.events, 1)[3:-3] == [
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "showed", "seat": 0, "slot": 4, "card": "Y9"},
        {"kind": "showed", "seat": 0, "slot": 3, "card": "G9"},
        {"kind": "showed", "seat": 0, "slot": 2, "card": "B9"},
        {"kind": "showed", "seat": 0, "slot": 1, "card": "R9"},
        {"kind": "matched", "seat": 0, "count": 4, "slot": 1, "laid": None},
        {"kind": "penalized", "seat": 1, "points": 40},
        {"kind": "silent", "seat": 0},
        {"kind": "took", "seat": 1, "card": "R9"},
        {"kind": "exchanged", "seat": 1, "slot": 2, "laid": "R9", "card": "B2"},
        {"kind": "called", "seat": 1},
        {"kind": "drew", "seat": 0, "card": None},
        {"kind": "exchanged", "seat": 0, "slot": 1, "laid": None, "card": "R15"},
        {"kind": "revealed", "seat": 0, "points": 6, "cards": ["R6"]},
        {"kind": "revealed", "seat": 1, "points": 19, "cards": ["B1", "R9", "B4", "B5"]},
        {"kind": "failed", "seat": 1},
        {"kind": "scored", "seat": 0, "points": 6, "total": 6},
        {"kind": "scored", "seat": 1, "points": 100, "total": 100},
    ]
    assert told(journal.events, 1)[-3] == {"kind": "dealt", "round": 2, "dealer": 0, "pile": 52}


def test_ad_48_the_log_tells_extra_turns_that_are_lost_and_a_round_nobody_called() -> None:
    state = load(
        lab={"highest": 3, "slots": 2},
        hands=["R1 B1", "G1 Y1"],
        pile="R3",
        pit="B2 G2 Y2 R2 B3 G3 Y3",
        turned=1,
    )
    state.journal = Journal()
    play(state, "draw", "throw", "silent")
    assert told(state.journal.events, 1)[:7] == [
        {"kind": "drew", "seat": 0, "card": "R3"},
        {"kind": "threw", "seat": 0, "card": "R3"},
        {"kind": "lost", "seat": 0, "turns": 2},
        {"kind": "silent", "seat": 0},
        {"kind": "revealed", "seat": 0, "points": 2, "cards": ["R1", "B1"]},
        {"kind": "revealed", "seat": 1, "points": 2, "cards": ["G1", "Y1"]},
        {"kind": "uncalled"},
    ]


def test_ad_30_the_log_tells_who_declines() -> None:
    state = load(phase="drawn", held="R3")
    state.journal = Journal()
    play(state, "throw", "decline")
    assert told(state.journal.events, 1)[-2:] == [
        {"kind": "gained", "seat": 0, "turns": 2},
        {"kind": "declined", "seat": 0},
    ]


def test_ad_47_each_shuffle_of_the_pit_has_a_stream_of_its_own() -> None:
    """The deal is R8 R11, R9 R12, R10 R13; R14 and R15 go round and round."""
    journal = Journal()
    state = deal(
        "R8 R9 R10 R11 R12 R13 R14 R15",
        players=3,
        options={"reshuffle": True},
        lab=EIGHT,
        journal=journal,
        reshuffled=("R15 R14", "R14 R15"),
    )
    play(state, "draw", "throw", "silent", "draw", "throw", "silent", "draw")
    assert state.dump()["held"] == "R15"
    play(state, "throw", "call", "draw", "throw", "draw")
    assert (state.dump()["held"], state.dump()["pile"], state.dump()["turned"]) == ("R14", "R15", 2)
    assert told(journal.events, 0).count({"kind": "shuffled", "count": 2}) == 2
