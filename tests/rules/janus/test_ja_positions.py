"""Positions of Janus: what is filled in when left out, and what cannot be."""

import pytest

from pioche.games.janus import GAME
from tests.rules.janus.table import DECK, HANDS, Table, given, plainly, refusal_of


def position(**fields: object) -> dict[str, object]:
    return {"game": "janus", "players": 3, "turn": 0, "hands": list(HANDS)} | fields


def test_a_position_may_be_left_to_its_defaults() -> None:
    table = Table(GAME.load(position()))
    assert table.stock == [card for card in DECK if card not in plainly(" ".join(HANDS))]
    table.then(dealer=0, phase="turn", round=0, trios=[[], [], []], proposed=False, proposer=None, idle=0)
    table.then(options={"memory_aid": False, "two_from_stock": True, "stall_rounds": 30})
    table.then(chance={"kind": "fast", "seed": "0"}, rules=1, hands=list(HANDS))
    known = table.now["known"]
    assert isinstance(known, dict)
    assert known["hands"] == ["0/12s 0/12s", "1/02s 1/02s", "2/01s 2/01s"]
    assert known["stock"] == " ".join(["-/-"] * 59 + ["*/-"])


def test_a_position_in_mid_turn() -> None:
    table = Table(GAME.load(position(phase="take", hands=["AB CD EG", *HANDS[1:]])))
    table.then(phase="take", taken_from="stock", laid=False)
    Table(GAME.load(position(phase="take", taken_from=1))).refuses("take 1.1", "JA-13")
    Table(GAME.load(position(phase="discard"))).offers("stop", "discard 1", "discard 2")
    Table(GAME.load(position(phase="vote", proposer=2))).then(proposed=True).offers("agree", "refuse")


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("take stock",),
        ("take 1.1",),
        ("take 1.1", "take stock"),
        ("discard 1",),
        ("discard 2", "discard 1"),
        ("propose",),
        ("propose", "refuse"),
        ("propose", "agree"),
        ("propose", "agree", "agree"),
    ],
)
def test_every_position_can_be_written_down_and_read_back(moves: tuple[str, ...]) -> None:
    table = given(stock="CB GK", options={"stall_rounds": 7}, idle=3).plays(*moves)
    again = Table(GAME.load(table.now))
    assert again.now == table.now
    assert again.state.fingerprint() == table.state.fingerprint()
    assert again.moves() == table.moves()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "adriano"},
        {"players": 2},
        {"players": 7},
        {"players": 4},
        {"players": "3"},
        {"rules": 99},
        {"options": {"stall_rounds": 0}},
        {"options": {"colour": 1}},
        {"options": []},
        {"chance": {"kind": "loaded", "seed": "0"}},
        {"chance": 5},
        {"round": 1},
        {"turn": 3},
        {"turn": -1},
        {"turn": "0"},
        {"phase": "flying"},
        {"phase": "vote"},
        {"phase": "vote", "proposer": 0},
        {"phase": "vote", "proposer": 3},
        {"phase": "over"},
        {"proposer": 1},
        {"dealer": 3},
        {"dealer": -1},
        {"dealer": None},
        {"hands": ["AB CD", "EF GH"]},
        {"hands": ["AB CD", "EF GH", "IJ BA"]},
        {"hands": ["AB CD", "EF GH", "IJ AB"]},
        {"hands": ["AB CD", "EF GH", "IJ KL"]},
        {"hands": ["AB CD", "EF GH", "IJ K"]},
        {"hands": ["AB CD", "EF GH", "IJ ab"]},
        {"hands": ["AB CD", "EF GH", 5]},
        {"hands": ["AB CD EF GH IJ", "", ""]},
        {"hands": ["AB AC AD", "EF GH", "IJ"]},
        {"hands": ["AB CD EF GH", *HANDS[1:]]},
        {"hands": None},
        {"stock": "BC"},
        {"stock": 7},
        {"trios": [[], []]},
        {"trios": [["AC AD"], [], []]},
        {"trios": [["AC AD AE AF"], [], []]},
        {"trios": [["AC AD EA"], [], []]},
        {"trios": [["AB AC AD"], [], []]},
        {"trios": ["AC AD AE", [], []]},
        {"trios": [["AC AD AE", "CA AF AG"], [], []]},
        {"phase": "take", "taken_from": 0},
        {"phase": "take", "taken_from": 3},
        {"phase": "take", "taken_from": "pile"},
        {"proposed": 1},
        {"idle": -1},
        {"idle": 90},
        {"idle": "3"},
        {"laid": "no"},
        {"known": {}},
        {"known": {"hands": ["0/12s", "1/02s 1/02s", "2/01s 2/01s"], "stock": ""}},
        {"known": 3},
        {"unlaid": ["nonsense"]},
        {"unlaid": 3},
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(wrong: dict[str, object]) -> None:
    assert refusal_of(position(**wrong)).kind == "position"


def test_a_position_that_should_have_ended_is_refused() -> None:
    # AD BB BC CC bear no symbol on three cards: JA-30 ended this game when the second trio was laid.
    trios = [["AA AB AC"], ["DB DC DD"], []]
    wrong = position(hands=["AD", "BB", "BC"], trios=trios, stock="CC", lab={"symbols": 4})
    assert refusal_of(wrong).kind == "position"
