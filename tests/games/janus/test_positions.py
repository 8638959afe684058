"""Positions: written whole, read with their defaults, and refused where they cannot be."""

import json

import pytest

from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.games.janus import GAME
from pioche.texts import speech
from tests.games.janus.tables import PLAIN, load, moves, play, row


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_dump_is_json_and_loads_to_the_same_match(players: int) -> None:
    for seed in range(2):
        state = GAME.start(players, FastRng(f"dump {seed}"), {"stall_rounds": 20, "two_from_stock": seed % 2 == 0})
        rng = FastRng(f"moves {seed}")
        step = 0
        while state.seat != NOBODY:
            if step % 11 == 0:
                dump = state.dump()
                again = GAME.load(json.loads(json.dumps(dump)))
                assert again.dump() == dump
                assert again.fingerprint() == state.fingerprint()
                assert again.legal() == state.legal()
            state.apply(state.pick(rng))
            step += 1
        assert GAME.load(state.dump()).dump() == state.dump()


def test_what_is_left_out_has_its_default() -> None:
    dump = load().dump()
    assert dump["rules"] == 1
    assert dump["chance"] == {"kind": "fast", "seed": "0"}
    assert dump["options"] == {"memory_aid": False, "two_from_stock": True, "stall_rounds": 30}
    assert dump["lab"] == {"symbols": 11, "hand": 2}
    assert (dump["round"], dump["phase"], dump["dealer"], dump["idle"]) == (0, "turn", 0, 0)
    assert (dump["taken_from"], dump["proposer"], dump["proposed"], dump["laid"]) == ("stock", None, False, False)
    assert dump["trios"] == [[], [], []]
    stock = str(dump["stock"]).split()
    assert len(stock) == 60
    assert stock == sorted(stock)
    assert all(card[0] <= card[1] for card in stock)


def test_left_out_knowledge_is_what_can_be_seen() -> None:
    state = load()
    known = state.dump()["known"]
    assert isinstance(known, dict)
    assert known["hands"] == ["0/12s 0/12s", "1/02s 1/02s", "2/01s 2/01s"]
    assert str(known["stock"]).split()[-2:] == ["-/-", "*/-"]
    assert row(state.view(Seat(0)).zone("hand", Seat(0))) == "A=/?? C=/??"


def test_known_sides_are_remembered_by_those_named() -> None:
    known = {"hands": ["01/12s 0/*", "1/02s 1/02s", "2/01s 2/01s"], "stock": " ".join(["-/-"] * 59 + ["*/-"])}
    state = load(known=known)
    assert row(state.view(Seat(0)).zone("hand", Seat(0))) == "A=/?? C=/D~"
    assert row(state.view(Seat(1)).zone("hand", Seat(0))) == "A~/B= ??/D="
    assert state.dump()["known"] == known


def test_three_cards_in_a_hand_are_known_to_be_no_trio() -> None:
    assert load(hands=["AB CD", "EF GH", "IJ KA"]).dump()["unlaid"] == []
    assert load(hands=["AB CD EF", "GH", "IJ KA"]).dump()["unlaid"] == ["0.1+ 0.2+ 0.3+"]
    four = load(hands=["AB CD EF GH", "BC", "IJ KA"]).dump()["unlaid"]
    assert four == ["0.1+ 0.2+ 0.3+", "0.1+ 0.2+ 0.4+", "0.1+ 0.3+ 0.4+", "0.2+ 0.3+ 0.4+"]


def test_what_never_was_a_trio_is_kept_where_it_is_not_plain_to_all() -> None:
    state = load(unlaid=["0.1+ 0.2+ stock.3-", "1.1+ C", "0.1+ 1.1+ B", "1.2+ C", "1.1+ C"])
    assert state.dump()["unlaid"] == ["0.1+ 0.2+ stock.3-", "0.1+ 1.1+ B", "1.1+ C", "1.2+ C"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "adriano"}, '"game" must be janus'),
        ({"game": None}, '"game" must be janus'),
        ({"rules": 2}, '"rules" must be 1'),
        ({"rules": "1"}, '"rules" must be 1'),
        ({"round": 1}, '"round" must be 0'),
        ({"players": 2}, '"players" must be a whole number from 3 to 6'),
        ({"players": True}, '"players" must be a whole number from 3 to 6'),
        ({"players": 4}, "list of 4 entries, one a seat"),
        ({"colour": 1}, 'no field "colour"'),
        ({"options": {"stall_rounds": 0}}, "Option stall_rounds cannot be 0"),
        ({"options": []}, '"options" must be an object'),
        ({"lab": {"symbols": 3}, "players": 6}, "Use more symbols"),
        ({"chance": {"kind": "dice", "seed": "1"}}, '"chance.kind" must be one of: fast, sealed'),
        ({"chance": {"kind": "fast", "seed": 1}}, '"chance.seed" must be a text'),
        ({"turn": 3}, '"turn" must be a seat'),
        ({"turn": -1}, '"turn" must be a seat'),
        ({"turn": "0"}, '"turn" must be a seat'),
        ({"phase": "draw"}, '"phase" must be one of'),
        ({"phase": 0}, '"phase" must be one of'),
        ({"phase": "over"}, '"turn" is null when'),
        ({"turn": None, "phase": "turn"}, '"turn" is null when'),
        ({"turn": None, "proposed": True}, "Nothing is under way"),
        ({"turn": None, "laid": True}, "Nothing is under way"),
        ({"turn": None, "proposer": 1}, "Nothing is under way"),
        ({"turn": None, "taken_from": 1}, "Nothing is under way"),
        ({"turn": None, "idle": 91}, '"idle" must be a number from 0 to 90'),
        ({"dealer": 3}, '"dealer" must be a seat'),
        ({"idle": 90}, '"idle" must be a number from 0 to 89'),
        ({"idle": -1}, '"idle" must be a whole number'),
        ({"proposed": 1}, '"proposed" must be true or false'),
        ({"laid": None}, '"laid" must be true or false'),
        ({"laid": True}, '"laid" is true only in phase take'),
        ({"hands": ["AB CD", "EF GH"]}, "list of 3 entries, one a seat"),
        ({"hands": "AB CD"}, "list of 3 entries, one a seat"),
        ({"hands": ["AB CD", "EF GH", None]}, '"hands" must be a text: cards'),
        ({"hands": ["AB CL", "EF GH", "IJ"]}, '"CL" is no card'),
        ({"hands": ["ABC", "EF GH", "IJ"]}, '"ABC" is no card'),
        ({"hands": ["AB BA", "EF GH", "IJ"]}, "Card AB must lie in one place, not in 2"),
        ({"hands": ["AB CD EF GH IJ", "", ""]}, "A hand holds 4 cards at most"),
        ({"hands": ["AB AC AD", "", ""]}, "they would have been laid"),
        ({"stock": ""}, "Card AA must lie in one place, not in 0"),
        ({"stock": 4}, '"stock" must be a text: cards'),
        ({"trios": [["AC AD AE"], []]}, "list of 3 entries, one a seat"),
        ({"trios": [["AC AD"], [], []]}, "A trio is three cards"),
        ({"trios": [["AC AD EA"], [], []]}, "A trio is three cards"),
        ({"trios": [["AC DA AE"], [], []]}, "A trio is three cards"),
        ({"trios": ["AC AD AE", [], []]}, '"trios" must be a list'),
        ({"proposer": 1}, '"proposer" must be null'),
        ({"phase": "vote"}, '"proposer" is missing'),
        ({"phase": "vote", "proposer": 3}, '"proposer" must be a seat'),
        ({"phase": "vote", "proposer": 1, "proposed": False}, "the proposal is used"),
        ({"phase": "vote", "proposer": 0}, "Nobody votes on their own proposal"),
        ({"taken_from": 1}, '"taken_from" must be stock or'),
        ({"phase": "take", "taken_from": 0}, '"taken_from" must be stock or'),
        ({"phase": "take", "taken_from": 4}, '"taken_from" must be a seat'),
        ({"phase": "take", "hands": ["", "EF GH", "IJ"]}, "must be in hand, or laid"),
        ({"phase": "take", "hands": ["AB CD EF GH", "", ""]}, "No second card can be taken"),
        ({"phase": "take", "hands": ["AB", "", ""], "options": {"two_from_stock": False}}, "No second card"),
        ({"phase": "take", "laid": True, "hands": ["AB", "", ""]}, '"laid" is true only in phase take'),
        ({"phase": "discard", "hands": ["", "EF GH", "IJ"]}, "In phase discard"),
        ({"phase": "discard", "hands": ["AB CD EF GH", "", ""]}, "In phase discard"),
        ({"known": []}, '"known" must be an object'),
        ({"known": {"hands": [], "stock": ""}}, '"known.hands" must be a list of 3 entries'),
        ({"known": {"hands": ["", "", ""], "stock": ""}}, '"known" speaks of 0 cards where 2 lie'),
        ({"known": {"hands": [1, "", ""], "stock": ""}}, '"known.hands" must be a text'),
        ({"known": {"hands": ["0 0", "", ""], "stock": ""}}, "must have a slash"),
        ({"known": {"hands": ["0/9 0/12s", "", ""], "stock": ""}}, "names nobody"),
        ({"known": {"hands": ["0/3 0/12s", "", ""], "stock": ""}}, "names nobody"),
        ({"known": {"hands": ["1/12s 0/12s", "", ""], "stock": ""}}, "forgets somebody who sees card AB now"),
        ({"known": {"hands": ["0/1s 0/12s", "", ""], "stock": ""}}, "forgets somebody who sees card AB now"),
        ({"unlaid": "0.1+"}, '"unlaid" must be a list'),
        ({"unlaid": [3]}, '"unlaid" must be a text'),
        ({"unlaid": ["0.1+"]}, "must be three sides"),
        ({"unlaid": ["0.1+ 0.2+"]}, "must be three sides"),
        ({"unlaid": ["0.1+ 0.1+ C"]}, "must be three sides"),
        ({"unlaid": ["A B C"]}, "must be three sides"),
        ({"unlaid": ["0.1+ 0.2+ 1.1+ 1.2+"]}, "must be three sides"),
        ({"unlaid": ["0.3+ C"]}, '"0.3+" is no side'),
        ({"unlaid": ["0.0+ C"]}, '"0.0+" is no side'),
        ({"unlaid": ["3.1+ C"]}, '"3.1+" is no side'),
        ({"unlaid": ["stock.61+ C"]}, '"stock.61+" is no side'),
        ({"unlaid": ["0.1 C"]}, '"0.1" is no side'),
        ({"unlaid": ["0.1X C"]}, '"0.1X" is no side'),
        ({"unlaid": ["0.x+ C"]}, '"0.x+" is no side'),
        ({"unlaid": ["0.1.1+ C"]}, '"0.1.1+" is no side'),
        ({"unlaid": ["0.1+ L"]}, '"L" is no side'),
        ({"unlaid": ["0.1+ BC"]}, '"BC" is no side'),
        ({"unlaid": ["0.1+ A"]}, "are not the same symbol, but they are"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load({**PLAIN, **fields})
    assert caught.value.kind == "position"
    assert reason in speech(GAME, "en").refusal(caught.value)


@pytest.mark.parametrize("missing", ["game", "players", "turn", "hands"])
def test_a_position_needs_its_required_fields(missing: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load({name: value for name, value in PLAIN.items() if name != missing})
    assert caught.value.kind == "position"


@pytest.mark.parametrize("nothing", [None, 3, "janus", [], [["game", "janus"]]])
def test_what_is_no_position_at_all_is_refused(nothing: object) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load(nothing)  # type: ignore[arg-type]  # whatever a caller sends
    assert caught.value.kind == "position"


def test_a_match_that_would_be_over_cannot_go_on() -> None:
    fields = {"lab": {"symbols": 3, "hand": 1}, "hands": ["", "", ""], "trios": [["AA AB AC"], [], []]}
    with pytest.raises(Refusal) as caught:
        load(**fields)
    assert (caught.value.key, caught.value.clause) == ("position-no-trio-left", "JA-30")
    assert load(**fields, turn=None).seat == NOBODY


def test_in_the_turn_of_a_trio_nothing_is_idle() -> None:
    taking = {"phase": "take", "laid": True, "hands": ["AB", "EF GH", "IJ"], "trios": [["CA CB CD"], [], []]}
    assert play(load(**taking), "stop").dump()["idle"] == 0
    with pytest.raises(Refusal) as caught:
        load(**taking, idle=1)
    assert (caught.value.key, caught.value.clause) == ("position-idle-laid", "JA-32")


def test_a_second_take_and_a_vote_load_as_they_were() -> None:
    taking = load(phase="take", taken_from=1, hands=["AB CD EF", "GH", "IJ KA"])
    assert moves(taking) == ["take stock", "take 2.1", "take 2.2", "stop"]
    voting = load(phase="vote", turn=1, proposer=2, idle=3)
    assert moves(voting) == ["agree", "refuse"]
    assert voting.dump()["proposed"] is True
    assert play(voting, "refuse").seat == 2
    assert "propose" not in moves(voting)


def test_nobody_can_half_know_more_cards_than_hands_can_hold() -> None:
    known = {"hands": ["0/12s 0/12s", "1/02s 1/02s", "2/01s 2/01s"], "stock": " ".join(["-/-"] * 53 + ["*/-"] * 7)}
    assert load(known=known).view(Seat(0)).zone("stock", NOBODY).marks.count("~") == 6
    known["stock"] = " ".join(["-/-"] * 52 + ["*/-"] * 8)
    with pytest.raises(Refusal) as caught:
        load(known=known)
    assert (caught.value.key, caught.value.words) == ("position-known-half", {"given": "14", "most": "13"})


def test_fingerprints_tell_positions_apart() -> None:
    states = [
        load(),
        load(turn=1),
        load(idle=1),
        load(dealer=1),
        load(proposed=True),
        load(phase="take"),
        load(phase="take", taken_from=1),
        load(phase="discard"),
        load(phase="vote", proposer=1),
        load(phase="vote", proposer=2),
        load(hands=["BA CD", "EF GH", "IJ KA"]),
        load(hands=["CD AB", "EF GH", "IJ KA"]),
        load(hands=["AB CD EF", "GH", "IJ KA"]),
        load(options={"stall_rounds": 31}),
        load(options={"two_from_stock": False}),
        load(unlaid=["0.1+ C"]),
        load(trios=[["BC BD BE"], [], []]),
        load(trios=[[], ["BC BD BE"], []]),
        load(known={"hands": ["01/12s 0/12s", "1/02s 1/02s", "2/01s 2/01s"], "stock": "-/- " * 59 + "*/-"}),
        load(players=4, hands=["AB CD", "EF GH", "IJ KA", ""]),
    ]
    assert len({state.fingerprint() for state in states}) == len(states)


def test_a_copy_is_deep() -> None:
    state = load(hands=["AB AC", "DA GH", "IJ KA"], lab={})
    before = state.dump()
    twin = state.copy()
    play(twin, "take 1.1", "take stock", "discard 1", "take stock", "stop")
    assert state.dump() == before
    assert twin.dump() != before
    state.copy_from(twin)
    assert state.dump() == twin.dump()
    assert state.fingerprint() == twin.fingerprint()


def test_fingerprints_are_the_same_on_every_machine() -> None:
    trio = load(hands=["AB AC", "DA GH", "IJ KA"], options={"two_from_stock": False})
    assert load().fingerprint() == 2831730070
    assert play(trio, "take 1.1").fingerprint() == 1904866184
    assert play(load(turn=2), "take 0.1", "stop", "propose").fingerprint() == 2199237846
