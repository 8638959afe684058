"""NJ-27 and NJ-28: every card in one place, what is public and what is hidden."""

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.events import Journal
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.wire import Json, encode_event
from pioche.games.nain_jaune import GAME
from tests.rules.nain_jaune.table import (
    BELLES,
    DECK,
    HAND,
    SET_ASIDE,
    Table,
    board,
    cards_in,
    given,
    refusal_of,
    sorted_cards,
)

HANDS = ["3C 9C 10D", "4D 9D", "9H 5C 6C 8C"]
ASIDE = {"AC", "AD", "AH", "AS", "2C", "2D", "2H"}
VIEWERS = [int(SPECTATOR), 0, 1, 2]


def cards_told(event: Json) -> list[str]:
    told: list[str] = []
    for value in event.values():
        told += [v for v in (value if isinstance(value, list) else [value]) if v in DECK]
    return told


def position(**fields: object) -> dict[str, object]:
    return {"game": "nain_jaune", "players": 3, "turn": 0, "layer": 0, "wanted": "3", "hands": HANDS} | fields


def test_nj_27_a_position_may_be_left_to_its_defaults() -> None:
    # The lowest seven cards that are no belle and in no hand are aside, the rest was laid.
    state = GAME.load(position())
    now = state.dump()
    assert str(now["talon"]).split() == ["AC", "AD", "AH", "AS", "2C", "2D", "2H"]
    laid = str(now["laid"]).split()
    assert sorted(laid) == sorted(set(DECK) - ASIDE - set(" ".join(HANDS).split()))
    assert now["board"] == board(6, 3, 3, 3, 3)
    assert now["tokens"] == [15, 15, 15]
    assert now["out"] == [None, None, None]
    assert now["out_of_play"] == 0
    assert now["round"] == 0
    assert now["dealer"] == 0
    assert now["lacks"] == ["", "", ""]


def test_nj_27_a_position_of_the_traditional_game_is_staked_as_that_game_is() -> None:
    now = GAME.load(position(options={"stakes": "traditional"})).dump()
    assert now["board"] == board(15, 3, 6, 9, 12)
    assert now["tokens"] == [35, 35, 35]


def test_nj_27_with_a_blind_talon_the_default_talon_is_the_lowest_cards_of_all() -> None:
    hands = ["8D 8H 8S", " ".join(card for card in DECK[:15]), " ".join(card for card in DECK[15:24])]
    low = GAME.load(position(hands=hands, wanted="8", options={"talon": "blind"})).dump()
    safe = GAME.load(position(hands=hands, wanted="8")).dump()
    assert str(safe["talon"]).split() == ["7C", "7H", "7S", "8C", "9C", "9D", "9H"]
    assert str(low["talon"]).split() == ["7C", "7D", "7H", "7S", "8C", "9C", "9D"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["3C 9C", "3C 9D", "9H"]},
        {"hands": ["3C 3C", "9D", "9H"]},
        {"hands": ["3C 9C JK", "9D", "9H"]},
        {"hands": ["3C 9C", "9D"]},
        {"hands": ["3C 9C", "9D", "9H", "9S"]},
        {"hands": ["3C", "9D", ""]},
        {"hands": ["3C 11D", "9D", "9H"]},
        {"talon": "AC AD AH AS 2C 2D"},
        {"talon": "AC AD AH AS 2C 2D 2H 2S"},
        {"talon": "AC AD AH AS 2C 2D 3C"},
        {"talon": "AC AD AH AS 2C 2D 7D"},
        {"laid": "AC 2C"},
        {"tokens": [15, 15]},
        {"tokens": [15, 15, -1]},
        {"board": {"7D": -6, "10D": 3, "JC": 3, "QS": 3, "KH": 3}},
        {"board": {"7C": 6}},
        {"turn": 3},
        {"turn": -1},
        {"dealer": 3},
        {"wanted": "11"},
        {"wanted": "a"},
        {"phase": "bid"},
        {"players": 2},
        {"players": 9},
        {"options": {"talon": "none"}},
        {"options": {"tokens": 5}},
        {"round": 5},
        {"round": -1},
        {"game": "janus"},
        {"out": [1, None, None]},
        {"layer": 3},
        {"lacks": ["1", "", ""]},
    ],
)
def test_nj_27_what_cannot_lie_on_a_table_is_refused(wrong: dict[str, object]) -> None:
    assert refusal_of(position(**wrong)).kind == "position"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nj_28_only_ones_own_hand_and_what_was_laid_are_seen(viewer: int) -> None:
    table = given(HANDS, turn=0, wanted="3")
    own = HANDS[viewer] if viewer >= 0 else ""
    assert table.seen_cards(viewer) == sorted_cards(f"{own} {table.now['laid']}")


def test_nj_28_hand_sizes_and_the_number_of_cards_set_aside_are_public() -> None:
    table = given(HANDS, turn=0, wanted="3")
    for viewer in VIEWERS:
        zones = table.view(viewer)["zones"]
        assert isinstance(zones, list)
        cards = [zone for zone in zones if zone["spell"] == "card"]
        for seat in range(3):
            assert sum(len(zone["values"]) for zone in cards if zone["owner"] == seat) == len(HANDS[seat].split())
        assert sum(len(zone["values"]) for zone in cards) == 52
        hidden = sum(zone["values"].count(None) for zone in cards)
        own = len(HANDS[viewer].split()) if viewer >= 0 else 0
        assert hidden == 7 + 9 - own


def test_nj_28_tokens_and_spaces_are_public() -> None:
    table = given(HANDS, turn=0, wanted="3", tokens=[41, 42, 43], board=board(31, 32, 33, 34, 35))
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert view["scores"] == [41, 42, 43]
        numbers = [v for zone in _zones(view) if zone["spell"] != "card" for v in _values(zone)]
        assert {31, 32, 33, 34, 35} <= set(numbers)


def _zones(view: Json) -> list[Json]:
    zones = view["zones"]
    assert isinstance(zones, list)
    return zones


def _values(zone: Json) -> list[object]:
    values = zone["values"]
    assert isinstance(values, list)
    return values


def test_nj_28_all_views_differ_in_nothing_but_hands_and_moves() -> None:
    table = given(HANDS, turn=0, wanted="3").plays("lay 3C", "pass")
    views = [table.view(viewer) for viewer in VIEWERS]
    for name in ("turn", "round", "phase", "facts", "scores", "options", "last_round", "public"):
        assert all(view[name] == views[0][name] for view in views)
    assert [bool(view["legal"]) for view in views] == [False, False, False, True]


def test_nj_28_what_was_said_to_lack_is_public() -> None:
    before = given(HANDS, turn=2, wanted="4", layer=0)
    after = given(HANDS, turn=2, wanted="4", layer=0, lacks=["", "5", ""])
    for viewer in VIEWERS:
        assert before.view(viewer)["public"] != after.view(viewer)["public"]


def test_nj_28_a_hidden_card_changes_nothing_that_another_sees() -> None:
    # Seat 1's nine and one of the cards set aside change places: seats 0 and 2 and spectators cannot tell.
    aside = "AC AD AH AS 2C 2D 2H"
    here = given(HANDS, turn=0, wanted="3", talon=aside)
    there = given([HANDS[0], "4D 2H", HANDS[2]], turn=0, wanted="3", talon="AC AD AH AS 2C 2D 9D")
    for table in (here, there):
        table.plays("lay 3C", "pass", "pass")
    for viewer in (int(SPECTATOR), 0, 2):
        assert here.view(viewer) == there.view(viewer)
        assert here.events(viewer) == there.events(viewer)
    assert here.view(1) != there.view(1)


@pytest.mark.parametrize("players", range(3, 9))
def test_nj_28_the_deal_tells_each_player_their_own_cards_and_nobody_any_other(players: int) -> None:
    journal = Journal()
    state = GAME.start(players, FastRng("deal"), journal=journal)
    hands = state.dump()["hands"]
    assert isinstance(hands, list)
    for viewer in (int(SPECTATOR), *range(players)):
        seen = [encode_event(GAME, event.seen_by(Seat(viewer))) for event in journal.events]
        told = [card for event in seen for card in cards_told(event)]
        assert sorted(told) == (sorted(hands[viewer].split()) if viewer >= 0 else [])
        assert len(told) in (0, HAND[players])


def test_nj_28_the_talon_is_never_told_to_anybody_while_the_round_lasts() -> None:
    journal = Journal()
    state = GAME.start(3, FastRng("talon"), {"talon": "blind", "rounds": 1}, journal=journal)
    talon = str(state.dump()["talon"]).split()
    assert len(talon) == SET_ASIDE[3]
    while GAME.moves(state):
        GAME.play(state, GAME.moves(state)[0])
        for viewer in VIEWERS:
            for event in journal.events:
                assert not set(talon) & set(cards_told(encode_event(GAME, event.seen_by(Seat(viewer)))))


def test_nj_28_the_last_round_stays_in_sight_until_the_next_one_ends() -> None:
    table = given(["5C", "9C 8C", "9D"], turn=0, wanted="5", tokens=[50] * 3)
    assert table.view()["last_round"] == []
    table.plays("lay 5C")
    for viewer in VIEWERS:
        assert cards_in(table.view(viewer)["last_round"]) == ["8C", "9C", "9D"]
    first = table.view()["last_round"]
    while table.now["round"] == 1:
        assert table.view()["last_round"] == first
        table.plays(table.moves()[0])
    assert table.view()["last_round"] != first


@pytest.mark.parametrize(
    ("table", "facts"),
    [
        (given(HANDS, turn=0), {"round": 1, "rounds": 5, "dealer": 1, "wanted": "A"}),
        (
            given(HANDS, turn=0, wanted="3"),
            {"round": 1, "rounds": 5, "dealer": 1, "wanted": "3", "layer": 0, "series": 1},
        ),
        (
            given(HANDS, turn=2, wanted="K", layer=0, dealer=0, round=2, options={"rounds": 9}),
            {"round": 3, "rounds": 9, "dealer": 0, "wanted": "K", "layer": 0, "series": 1},
        ),
        (given(HANDS, turn=2, phase="lead"), {"round": 1, "rounds": 5, "dealer": 0, "layer": 2, "series": 1}),
    ],
)
def test_nj_28_everybody_is_told_where_the_match_stands(table: Table, facts: dict[str, object]) -> None:
    for viewer in VIEWERS:
        assert table.view(viewer)["facts"] == facts


def test_nj_28_everybody_sees_whose_tokens_are_whose_and_what_lies_on_each_space() -> None:
    table = given(HANDS, turn=0, wanted="3", tokens=[41, 42, 43], board=board(31, 32, 33, 34, 35), out_of_play=2)
    for viewer in VIEWERS:
        zones = {(zone["name"], zone["owner"]): zone["values"] for zone in _zones(table.view(viewer))}
        assert [zones["tokens", seat] for seat in range(3)] == [[41], [42], [43]]
        assert [zones[f"board_{belle}", None] for belle in BELLES] == [[31], [32], [33], [34], [35]]
        assert zones["out_of_play", None] == [2]
        assert zones["talon", None] == [None] * 7
        assert zones["laid", None] == str(table.now["laid"]).split()


def imagined(table: Table, viewer: int, times: int = 40) -> list[Table]:
    """Positions that this viewer must think possible."""
    redealer = GAME.redealer(table.state.view(Seat(viewer)))
    chance = FastRng("imagined")
    tables = []
    for nth in range(times):
        chance.open(REDEAL, 0, nth)
        tables.append(Table(redealer.redeal(chance)))
    return tables


def test_nj_14_sans_four_means_no_four() -> None:
    table = given(["3C 9C 10C", "5D 6D 7C", "9H 5C 8C"], turn=0, wanted="3", talon="4C 4D 4H AC AD AH AS")
    table.plays("lay 3C", "pass", "pass").then(turn=1)
    assert "4S" in str(table.now["laid"]).split()
    for other in imagined(table, 1):
        assert not {"4C", "4D", "4H"} & set(other.hands[0] + other.hands[2])
        assert other.hands[1] == table.hands[1]
        assert not set(str(other.now["talon"]).split()) & set(BELLES)
    assert len({tuple(other.hands[0]) for other in imagined(table, 1)}) > 1


def test_nj_13_sans_four_proves_nothing_where_players_may_hold_back() -> None:
    hands = ["3C 9C 10C", "5D 6D 7C", "9H 5C 8C"]
    table = given(hands, turn=0, wanted="3", talon="4C 4D 4H AC AD AH AS", options={"holding_back": True})
    table.plays("lay 3C", "pass", "pass").then(turn=1)
    fours = [{"4C", "4D", "4H"} & set(other.hands[0] + other.hands[2]) for other in imagined(table, 1)]
    assert any(fours)


def test_nj_13_sans_as_proves_that_there_is_none_even_where_players_may_hold_back() -> None:
    hands = ["3C 9C 10C", "5D 6D 7C", "9H 5C 8C"]
    options = {"holding_back": True}
    table = given(hands, turn=0, dealer=1, talon="4C 4D 4H AC AD AH AS", options=options).plays("pass", "pass")
    for other in imagined(table.then(turn=1), 1):
        assert not {"AC", "AD", "AH", "AS"} & set(other.hands[0] + other.hands[2])


def test_nj_02_a_viewer_must_think_a_belle_set_aside_only_where_the_talon_is_blind() -> None:
    hands = ["3C 9C 10D", "5D 6D KH", "QS 5C JC"]
    for talon, possible in (("safe", False), ("blind", True)):
        table = given(hands, turn=0, wanted="3", talon="4C 4D 4H AC AD AH AS", options={"talon": talon})
        aside = [set(str(other.now["talon"]).split()) & set(BELLES) for other in imagined(table, 0)]
        assert any(aside) is possible


def test_nj_20_after_the_end_nothing_may_be_played() -> None:
    table = given(["5C", "9C 8C", "9D"], turn=0, wanted="5", options={"rounds": 1}).plays("lay 5C")
    assert table.moves() == []
    assert table.state.legal() == []
    for move in ("pass", "lay 9C", "lay 5C"):
        refusal = table.state.refusal(GAME.parse(move)[0])
        assert refusal is not None
        assert refusal.kind == "over"


def test_nj_28_belles_on_the_board_are_those_of_the_game() -> None:
    assert list(given(HANDS, turn=0, wanted="3").board) == list(BELLES)
