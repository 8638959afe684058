"""PR-45: what each viewer sees, remembers and hears of a random match, and of programmes under the pile."""

from collections import Counter

import pytest

from pioche.core.events import Journal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.core.wire import encode_event
from pioche.games.programmes import GAME
from tests.games.programmes.tables import TABLES, Table, load, lying, match, play, viewers


def zone(state: State, viewer: Seat, name: str, owner: Seat) -> Zone:
    return next(one for one in state.view(viewer).zones if (one.name, one.owner, one.aside) == (name, owner, False))


def codes(zone: Zone) -> list[object]:
    return [None if value == HIDDEN else GAME.code(zone.spell, value) for value in zone.values]


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_pr_45_who_sees_what_all_through_a_match(table: Table) -> None:
    for step, state in enumerate(match(*table, seed="knowledge")):
        if step % int(state.players):
            continue
        position = state.dump()
        hands, known, completed = position["hands"], position["known"], position["completed"]
        assert isinstance(hands, list)
        assert isinstance(known, list)
        assert isinstance(completed, list)
        discard, reserve = str(position["discard"]).split(), str(position["reserve"]).split()
        for viewer in viewers(state):
            for seat in range(state.players):
                hand = zone(state, viewer, "hand", Seat(seat))
                public = Counter(known[seat].split())
                if viewer == seat:
                    assert Counter(codes(hand)) == Counter(hands[seat].split())
                    assert set(hand.marks) <= {"="}
                else:
                    told = Counter(str(one) for one in codes(hand) if one is not None)
                    assert told == public
                    assert hand.marks == "~" * public.total() + "?" * (len(hand.values) - public.total())
                assert codes(zone(state, viewer, "completed", Seat(seat))) == completed[seat]
            top = zone(state, viewer, "discard", NOBODY)
            assert codes(top) == discard
            assert top.marks == "~" * (len(discard) - 1) + "=" * min(1, len(discard))
            assert zone(state, viewer, "reserve", NOBODY).marks == "?" * len(reserve)


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_pr_45_only_its_holder_sees_a_programme(table: Table) -> None:
    for step, state in enumerate(match(*table, seed="programmes")):
        if step % int(state.players) and state.phase() != "exchange":
            continue
        for viewer in viewers(state):
            for seat in range(state.players):
                held = zone(state, viewer, "programme", Seat(seat))
                assert held.marks in (("", "=") if viewer == seat else ("", "?", "~"))
            pile = zone(state, viewer, "pile", NOBODY)
            assert "=" not in pile.marks
            assert viewer != SPECTATOR or set(pile.marks) <= {"?"}


EXCHANGE: dict[str, object] = {
    "players": 3,
    "turn": 1,
    "phase": "exchange",
    "dealer": 0,
    "round": 3,
    "hands": ["", "", ""],
    "programmes": ["P01", "P02", "P03"],
    "kept": [0, 3, 0],
    "pile": ["P09", "P04"],
    "options": {"difficulty": "easy"},
    "lab": {"programmes": 5, "suns": 0},
}
SMALL: dict[str, object] = {**EXCHANGE, "pile": ["P05", "P04"]}


def test_pr_42_who_puts_a_programme_under_the_pile_still_knows_it_there() -> None:
    state = play(load(**SMALL), "exchange")
    assert state.dump()["pile"] == ["P04", "P02"]
    assert codes(zone(state, Seat(1), "pile", NOBODY)) == [None, "P02"]
    assert zone(state, Seat(1), "pile", NOBODY).marks == "?~"
    for viewer in (Seat(0), Seat(2), SPECTATOR):
        assert zone(state, viewer, "pile", NOBODY).marks == "??"
    assert codes(zone(state, Seat(1), "programme", Seat(1))) == ["P05"]


def test_pr_42_and_knows_it_again_when_another_draws_it() -> None:
    fields = {**SMALL, "turn": 2, "pile": ["P02", "P04"], "programmes": ["P01", "P05", "P03"], "kept": [0, 0, 3]}
    state = load(**fields, seen={"P02": [1]}, handled=["P02"])
    state.journal = Journal()
    play(state, "exchange")
    assert codes(zone(state, Seat(1), "programme", Seat(2))) == ["P02"]
    assert zone(state, Seat(1), "programme", Seat(2)).marks == "~"
    assert zone(state, Seat(0), "programme", Seat(2)).marks == "?"
    told = [[encode_event(GAME, event.seen_by(Seat(seat))) for event in state.journal.events] for seat in range(3)]
    assert [[one["programme"] for one in heard if one["kind"] == "programme"] for heard in told] == [
        *([None], ["P02"], ["P02"])
    ]
    assert [[one["programme"] for one in heard if one["kind"] == "exchanged"] for heard in told] == [
        *([None], [None], ["P03"])
    ]


def test_every_card_a_seat_comes_to_know_was_told_to_it() -> None:
    """The journal alone explains a hand: what was dealt, drawn and taken, less what was laid and discarded."""
    for state in match(*TABLES[0], seed="told"):
        if state.phase() not in ("take", "play") or state.midway():
            continue
        assert state.journal is not None
        hands: list[Counter[object]] = [Counter() for _ in range(state.players)]
        for seat in range(state.players):
            for event in state.journal.events:
                data = encode_event(GAME, event.seen_by(Seat(seat)))
                if data["kind"] == "round_ended":
                    hands[seat].clear()
                elif data.get("seat") != seat:
                    continue
                elif data["kind"] == "dealt":
                    assert isinstance(data["cards"], list)
                    hands[seat].update(data["cards"])
                elif data["kind"] in ("drew", "took"):
                    hands[seat][data["card"]] += 1
                elif data["kind"] in ("laid_run", "laid_set"):
                    assert isinstance(data["cards"], list)
                    hands[seat].subtract(data["cards"])
                elif data["kind"] in ("added", "added_low", "added_high", "discarded"):
                    hands[seat][data["card"]] -= 1
        written = state.dump()["hands"]
        assert isinstance(written, list)
        assert [+hand for hand in hands] == [Counter(hand.split()) for hand in written]


def test_a_view_lists_the_seats_then_the_table_then_what_is_remembered() -> None:
    state = load(
        **{**lying(), "completed": [["P05", "P01"], ["P02"]]},
        discard="9D QS",
        known=["7S", "KD"],
        last_round={"left": [0, 3], "scores": [1, 2]},
    )
    view = state.view(Seat(0))
    shown = [(one.name, int(one.owner), one.number, one.aside, one.unordered) for one in view.zones]
    assert shown == [
        *[("hand", 0, 0, False, True), ("programme", 0, 0, False, False), ("completed", 0, 0, False, False)],
        *[("hand", 1, 0, False, True), ("programme", 1, 0, False, False), ("completed", 1, 0, False, False)],
        *[(name, int(NOBODY), 0, False, False) for name in ("reserve", "discard", "pile")],
        *[("run", 0, 1, False, False), ("set", 0, 2, False, False), ("steps", 0, 0, True, False)],
    ]
    spells = ["card", "programme", "programme"] * 2 + ["card", "card", "programme", "card", "card", "steps"]
    assert [one.spell for one in view.zones] == spells
    told = [codes(one) for one in view.zones]
    assert told[:6] == [["7S", "7H", "9C"], [], ["P05", "P01"], ["KD", None], [None], ["P02"]]
    assert (told[7], told[9], told[10]) == (["9D", "QS"], ["3H", "4H", "5H"], ["8H", "8S", "JK"])
    assert (set(told[6]), set(told[8])) == ({None}, {None})
    assert [(one.name, int(one.owner), one.spell, one.values) for one in view.last_round] == [
        *[("left", 0, "number", [0]), ("score", 0, "number", [1])],
        *[("left", 1, "number", [3]), ("score", 1, "number", [2])],
    ]


def test_what_a_seat_drew_from_a_reshuffled_reserve_is_remembered_by_that_seat_alone() -> None:
    lab = {"list": "tiny", "ranks": 4, "suits": 2, "packs": 1, "jokers": 0, "hand": 3}
    fields: dict[str, object] = {"lab": lab, "hands": ["QH KH", "KS JS JH"], "programmes": ["T1", "T2"]}
    state = load(**fields, phase="take", reshuffles=1, history="* =10S =KH 0+KH", reserve="10S", discard="10H QS")
    for viewer, marks, told in ((Seat(0), "~", ["KH"]), (Seat(1), "?", [None]), (SPECTATOR, "?", [None])):
        drawn = [one for one in state.view(viewer).zones if one.name == "drawn"]
        assert [(one.owner, one.spell, one.aside, one.marks, codes(one)) for one in drawn] == [
            (Seat(0), "drawn", True, marks, told)
        ]


def test_what_everybody_could_have_written_down_is_public() -> None:
    fields = {**lying(), "completed": [["P05"], []], "kept": [0, 2], "known": ["7S", "KD"], "discard": "AC"}
    public = load(**fields, turns=4, reshuffles=2, recycles=2, recycled=[1, 0], origins={"P07": 2}).public()
    assert {name: public[name] for name in public if not name.startswith("pile_")} == {
        "dealer": 1,
        "turns": 4,
        "reshuffles": 2,
        "revealed": [True, False],
        "kept": [0, 2],
        "recycled": [1, 0],
        "recycles": 2,
        "known": ["7S", "KD"],
        "combinations": [
            {"kind": "run", "owner": 0, "low": 3, "suits": "H"},
            {"kind": "set", "owner": 0, "rank": 8},
        ],
        "history": "",
        "origins": {"P07": 2},
        "programme_origins": [-1, 1],
        "programme_knowers": [[], [1]],
    }


def test_the_facts_name_the_dealer_and_the_turns_played() -> None:
    facts = load(turns=4).facts()
    assert [(fact.field.name, fact.field.spell, fact.value) for fact in facts] == [
        *(("dealer", "seat", 1), ("turns", "number", 4))
    ]
