"""Positions of Programmes: what is filled in when left out, and what cannot be."""

from collections import Counter

import pytest

from pioche.games.programmes import GAME
from tests.rules.programmes.table import CARDS, IDS, SUNS, Table, asked, given, group, refusal_of, run

HANDS = ("3H 4H 9C 10D", "QS KD KH")


def position(**fields: object) -> dict[str, object]:
    return {
        "game": "programmes",
        "players": 2,
        "turn": 0,
        "hands": list(HANDS),
        "programmes": ["P01", "P02"],
    } | fields


def test_a_position_may_be_left_to_its_defaults() -> None:
    table = Table(GAME.load(position()))
    table.then(dealer=1, phase="take", round=0, discard="KS", completed=[[], []], combinations=[], turns=0)
    table.then(revealed=[False, False], kept=[0, 0], known=["", ""], hands=list(HANDS), rules=2)
    table.then(chance={"kind": "fast", "seed": "0"})
    assert Counter(sum(table.hands, table.cards("reserve") + table.cards("discard"))) == Counter(CARDS)
    assert sorted(map(str, table.entries("pile"))) == sorted({*IDS, *SUNS} - {"P01", "P02"})
    options = {"difficulty": "all", "mixed_runs": True, "wild_limit": "none", "swap_after": 3, "goal": 5}
    table.then(options=options | {"round_limit": 100, "max_rounds": 40})


def test_the_dealer_left_out_is_the_seat_before_the_one_to_play() -> None:
    hands = [*HANDS, "QD"]
    fields: dict[str, object] = {"players": 3, "hands": hands, "programmes": ["P01", "P02", "P03"]}
    for turn, dealer in ((0, 2), (1, 0), (2, 1)):
        Table(GAME.load(position(**fields, turn=turn))).then(dealer=dealer)


def test_the_discard_left_out_is_the_highest_natural_that_is_nowhere_else() -> None:
    Table(GAME.load(position(hands=["KS KS KH", "KH KD KD"]))).then(discard="KC")
    kings = "KC KC KD KD KH KH KS KS"
    Table(GAME.load(position(hands=[kings, "3H"]))).then(discard="QS")


@pytest.mark.parametrize(
    ("table", "moves"),
    [
        (given(HANDS, phase="take"), []),
        (given(HANDS, phase="take"), ["draw"]),
        (given(HANDS, phase="take"), ["take"]),
        (given(HANDS, phase="take"), ["take", "discard 3H", "take"]),
        (asked("P01", "3H 4H 5H 6H 9C 10D"), ["reveal 3H4H5H6H"]),
        (asked("P05", "9C 9D 9H 3H JK 5H KS"), ["reveal 9C9D9H / 3HJK5H", "discard KS"]),
        (given(["9C 9D 9H 4C", "KD"], revealed=[0], laid=[group("8C 8D 8H")]), ["set 9C9D9H"]),
        (given(["7H 2C KS", "KD"], revealed=[0], laid=[run("4H 5H 6H")]), ["add 7H 1 high", "add 2C 1 low"]),
        (given(["9D", "KD"], revealed=[0], kept=[0, 3]), ["discard 9D"]),
        (given(["9D", "KD"], revealed=[0], kept=[0, 3]), ["discard 9D", "exchange"]),
        (given(["9D", "KD"], revealed=[0]), ["discard 9D"]),
        (given(HANDS, phase="take", rest="discard"), ["draw", "discard 3H"]),
        (asked("P01", "3H 4H 5H 6H 9C", goal=1), ["reveal 3H4H5H6H"]),
    ],
)
def test_every_position_can_be_written_down_and_read_back(table: Table, moves: list[str]) -> None:
    table = Table(GAME.load(table.now)).plays(*moves)
    again = Table(GAME.load(table.now))
    assert again.now == table.now
    assert again.state.fingerprint() == table.state.fingerprint()
    assert again.moves() == table.moves()
    for viewer in table.viewers():
        assert again.view(viewer) == table.view(viewer)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "janus"},
        {"players": 1},
        {"players": 7},
        {"players": 3},
        {"players": None},
        {"rules": 99},
        {"options": {"goal": 0}},
        {"options": {"colour": 1}},
        {"options": {"difficulty": "hard"}},
        {"chance": {"kind": "loaded", "seed": "0"}},
        {"round": -1},
        {"round": 40},
        {"round": "0"},
        {"turn": 2},
        {"turn": -1},
        {"turn": "0"},
        {"phase": "flying"},
        {"dealer": 2},
        {"dealer": -1},
        {"hands": ["3H 4H"]},
        {"hands": ["3H 4H", 5]},
        {"hands": ["3H 4H", "1H"]},
        {"hands": ["3H 3H", "3H"]},
        {"hands": ["JK JK JK", "JK JK"]},
        {"hands": ["3H 4H", ""]},
        {"hands": None},
        {"hands": ["3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 3D", "KD"]},
        {"reserve": "3C"},
        {"reserve": 3},
        {"discard": ""},
        {"discard": "3X"},
        {"programmes": ["P01"]},
        {"programmes": ["P01", "P01"]},
        {"programmes": ["P01", "P49"]},
        {"programmes": ["P01", "S1"]},
        {"programmes": ["P01", None]},
        {"programmes": ["P01", 2]},
        {"completed": [["P01"], []]},
        {"completed": [["P03"], ["P03"]]},
        {"completed": [["P03", "P04", "P05", "P06", "P07"], []]},
        {"completed": [[]]},
        {"pile": ["P01"]},
        {"pile": ["P03", "P03"]},
        {"pile": ["P99"]},
        {"revealed": [True, False]},
        {"revealed": [True, True], "programmes": [None, None]},
        {"revealed": [0, 1]},
        {"kept": [0]},
        {"kept": [-1, 0]},
        {"turns": -1},
        {"turns": 200},
        {"turns": "1"},
        {"known": ["5S", ""]},
        {"known": ["3H 3H", ""]},
        {"known": [""]},
        {"combinations": [{"kind": "heap", "owner": 0, "cards": "8C 8D 8H"}]},
        {"combinations": [{"kind": "set", "owner": 0, "rank": "8", "cards": "8C 8D 9H"}]},
        {"combinations": [{"kind": "set", "owner": 0, "rank": "9", "cards": "8C 8D 8H"}]},
        {"combinations": [{"kind": "set", "owner": 2, "rank": "8", "cards": "8C 8D 8H"}]},
        {"combinations": [{"kind": "set", "owner": 0, "rank": "8", "cards": "2C 2D 2H"}]},
        {"combinations": [{"kind": "run", "owner": 0, "low": 4, "suits": "H", "cards": "5H 6H 7H"}]},
        {"combinations": [{"kind": "run", "owner": 0, "low": 5, "suits": "H", "cards": "5H 6S 7H"}]},
        {"combinations": [{"kind": "run", "owner": 0, "low": 5, "suits": "X", "cards": "5H 6H 7H"}]},
        {"combinations": [{"kind": "run", "owner": 0, "low": 13, "suits": "H", "cards": "KH AH 2H"}]},
        {"combinations": "8C 8D 8H"},
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(wrong: dict[str, object]) -> None:
    assert refusal_of(position(**wrong)).kind == "position"


@pytest.mark.parametrize("wrong", ["8C 8D 8H 9H", "2C 2D 2H"])
def test_nor_a_set_that_is_none(wrong: str) -> None:
    fields = {"revealed": [True, False], "programmes": [None, "P02"], "completed": [["P01"], []]}
    good: dict[str, object] = {"kind": "set", "owner": 0, "rank": "8", "cards": "8C 8D 8H"}
    Table(GAME.load(position(**fields, combinations=[good])))
    assert refusal_of(position(**fields, combinations=[good | {"cards": wrong}])).kind == "position"
