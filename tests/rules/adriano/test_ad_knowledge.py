"""AD-50: what is public, what is hidden, and knowledge that moves with a card."""

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.wire import Json, encode_view
from pioche.games.adriano import GAME
from tests.rules.adriano.table import DECK, HANDS, Table, cards_in, drawn, given, refusal_of

TWO = ("R1 B2 G4 Y5", "R6 B10 G11 Y12")
VIEWERS = [int(SPECTATOR), 0, 1, 2]


def knowers(table: Table, card: str) -> list[int]:
    """The viewers, -2 a spectator, who know where this card lies."""
    return [viewer for viewer in VIEWERS[: table.number("players") + 1] if card in table.seen_cards(viewer)]


def hand_of(view: Json, seat: int) -> list[object]:
    zones = view["zones"]
    assert isinstance(zones, list)
    hand = [z["values"] for z in zones if z["owner"] == seat and z["spell"] == "card"]
    assert len(hand) == 1
    found = hand[0]
    assert isinstance(found, list)
    return found


def test_ad_50_the_whole_pit_is_public() -> None:
    table = given(pit="B6 B9 G13")
    for viewer in VIEWERS:
        assert {"B6", "B9", "G13"} <= set(table.seen_cards(viewer))


def test_ad_50_pile_size_slots_in_use_and_penalties_are_public() -> None:
    thin = given(["R1 - G4 -", *HANDS[1:]], pit="G13", penalties=[0, 40, 0])
    full = given(pit="G13", penalties=[0, 40, 0])
    moved = given(["R1 G4 - -", *HANDS[1:]], pit="G13", penalties=[0, 40, 0], known=[[[]] * 4] * 3)
    spared = given(["R1 - G4 -", *HANDS[1:]], pit="G13")
    for viewer in (int(SPECTATOR), 1, 2):
        view = thin.view(viewer)
        assert len(_hidden(view)) == len(_hidden(full.view(viewer)))  # two in the pile instead of the square
        assert view["zones"] != full.view(viewer)["zones"]
        assert view["zones"] != moved.view(viewer)["zones"]
        assert view["zones"] != spared.view(viewer)["zones"]


def _hidden(view: Json) -> list[object]:
    zones = view["zones"]
    assert isinstance(zones, list)
    return [value for zone in zones for value in zone["values"] if value is None and zone["spell"] == "card"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ad_50_face_down_cards_are_hidden_from_those_who_have_not_seen_them(viewer: int) -> None:
    table = given(pit="G13")
    for seat, hand in enumerate(HANDS):
        cards = hand.split()
        seen = [None, None, cards[2], cards[3]] if viewer == seat else [None] * 4
        assert hand_of(table.view(viewer), seat) == seen
    own = HANDS[viewer].split()[2:] if viewer >= 0 else []
    assert table.seen_cards(viewer) == sorted([*own, "G13"], key=DECK.index)


def test_ad_50_a_swap_moves_knowledge_with_the_card() -> None:
    # Seat 0 knows its third card, seats 1 and 2 both know seat 1's first.
    known = [[[], [], [0], [0]], [[1, 2], [], [1], [1]], [[], [], [2], [2]]]
    table = drawn("R8", known=known).plays("throw", "trade 3 1.1")
    assert table.hands[:2] == [["R1", "B2", "R6", "Y5"], ["G4", "B10", "G11", "Y12"]]
    assert table.known(0, 3) == [1, 2]
    assert table.known(1, 1) == [0]
    assert knowers(table, "G4") == [0]
    assert knowers(table, "R6") == [1, 2]


def test_ad_50_a_swap_moves_what_everybody_knows_as_well() -> None:
    # Seat 0's new first card came from the pit; seat 1 trades it away unseen for its own second.
    table = given(pit="G13", pile="B8").plays("take", "swap 1", "silent", "draw", "throw", "trade 2 0.1")
    assert table.hands[1][1] == "G13"
    assert table.known(1, 2) == [0, 1, 2]
    assert table.known(0, 1) == []
    assert knowers(table, "G13") == VIEWERS
    assert knowers(table, "B10") == []


def test_ad_50_an_exchange_ends_what_was_known_of_the_slot() -> None:
    # Seat 0 draws and lays a card on its public slot: only seat 0 knows the new one.
    table = given(pit="G13", known=[[[0, 1, 2], [], [0], [0]], [[]] * 4, [[]] * 4], pile="B5").plays("draw", "swap 1")
    assert table.known(0, 1) == [0]
    assert knowers(table, "B5") == [0]


def test_ad_50_a_look_is_public_but_not_what_was_seen() -> None:
    table = drawn("R9").plays("throw")
    told = len(table.events())
    table.plays("look 2.4")
    seen = table.events(0)[told:]
    blind = table.events(1)[told:]
    assert len(seen) == len(blind) == 1
    assert {name: value for name, value in seen[0].items() if value != "Y1"} == {
        name: value for name, value in blind[0].items() if value is not None
    }
    assert "Y1" in seen[0].values()
    assert {0, 2, 4} <= {value for value in blind[0].values() if isinstance(value, int)}


def test_ad_50_which_slots_were_swapped_is_public() -> None:
    table = drawn("R8").plays("throw")
    told = len(table.events())
    table.plays("trade 3 2.4")
    news = table.events()[told:]
    assert [sorted(value for value in event.values() if isinstance(value, int)) for event in news] == [[0, 2, 3, 4]]
    assert all(table.events(viewer)[told:] == news for viewer in (0, 1, 2))


def test_ad_50_cards_shown_by_a_wrong_combination_are_known_to_all_spectators_included() -> None:
    table = drawn("B6").plays("name 1 3")
    assert knowers(table, "R1") == VIEWERS
    assert knowers(table, "G4") == VIEWERS
    assert knowers(table, "B2") == []


def test_ad_50_a_card_both_players_have_seen_is_still_hidden_from_spectators() -> None:
    table = drawn("R9", TWO).plays("throw", "look 1.3")
    assert table.known(1, 3) == [0, 1]
    assert knowers(table, "G11") == [0, 1]
    again = Table(GAME.load(table.now))
    assert knowers(again, "G11") == [0, 1]


def test_ad_50_a_card_everybody_was_shown_stays_public_when_the_position_is_written_down() -> None:
    table = drawn("B6", TWO).plays("name 1 3")
    again = Table(GAME.load(table.now))
    assert again.now == table.now
    assert knowers(again, "R1") == [-2, 0, 1]
    for viewer in (-2, 0, 1):
        assert again.view(viewer) == table.view(viewer)


def test_ad_50_who_turned_a_card_over_to_the_pit_tells_all_what_it_was() -> None:
    table = drawn("B6").plays("swap 4")
    assert knowers(table, "Y5") == VIEWERS
    assert knowers(table, "B6") == [0]


def test_ad_50_cards_drawn_from_a_pile_all_know_are_known_to_all() -> None:
    table = given(pile="B6 B5", rest="pit", pit="G13", turned=1).plays("draw")
    assert knowers(table, "B6") == VIEWERS
    assert knowers(table, "B5") == VIEWERS
    table.plays("swap 2")
    assert knowers(table, "B6") == VIEWERS
    assert table.known(0, 2) == [0, 1, 2]


def test_ad_50_with_reshuffle_the_turned_over_pile_hides_its_order() -> None:
    table = given(pile="B6 B5", rest="pit", pit="G13", turned=1, options={"reshuffle": True}).plays("draw")
    assert knowers(table, "B6") == [0]
    assert knowers(table, "B5") == []


def test_ad_50_a_hidden_card_changes_nothing_that_another_sees() -> None:
    # Seat 1's first card and the last of the pile change places: nobody has seen either.
    pile = " ".join(card for card in DECK if card not in {*" ".join(HANDS).split(), "G13", "B6", "Y15"})
    here = given(pit="G13", pile=f"B6 {pile} Y15")
    there = given([HANDS[0], "Y15 B10 G11 Y12", HANDS[2]], pit="G13", pile=f"B6 {pile} R6")
    for table in (here, there):
        table.plays("draw", "swap 2", "silent", "take", "swap 4", "call")
    for viewer in VIEWERS:
        assert here.view(viewer) == there.view(viewer)
        assert here.events(viewer) == there.events(viewer)


def test_ad_50_the_finished_round_is_shown_to_all_until_the_next_one_ends() -> None:
    table = drawn("B6", turn=2, caller=0)
    assert table.view()["last_round"] == []
    table.plays("throw")
    first = table.view()["last_round"]
    for viewer in VIEWERS:
        assert cards_in(table.view(viewer)["last_round"]) == sorted(" ".join(HANDS).split(), key=DECK.index)
    while table.number("round") == 1:
        assert table.view()["last_round"] == first
        table.plays(table.moves()[0])
    assert table.view()["last_round"] != first


@pytest.mark.parametrize(
    ("table", "facts"),
    [
        (given(pit="G13"), {"round": 1, "rounds": 7, "dealer": 2}),
        (given(pit="G13", round=3, turn=1, options={"rounds": 5}), {"round": 4, "rounds": 5, "dealer": 0}),
        (drawn("R3").plays("throw"), {"round": 1, "rounds": 7, "dealer": 2, "extra": 2}),
        (drawn("R3").plays("throw", "draw"), {"round": 1, "rounds": 7, "dealer": 2, "extra": 1}),
        (drawn("B6", turn=1, caller=0, dealer=2), {"round": 1, "rounds": 7, "dealer": 2, "caller": 0}),
        (drawn("B6", turn=1, caller=2, dealer=0), {"round": 1, "rounds": 7, "dealer": 0, "caller": 2}),
        (given(rest="pit", pit="G13").plays("draw"), {"round": 1, "rounds": 7, "dealer": 2, "turned": 1}),
        (given(pit="G13", turned=2, caller=1), {"round": 1, "rounds": 7, "dealer": 2, "caller": 1, "turned": 2}),
    ],
)
def test_ad_50_everybody_is_told_where_the_match_stands(table: Table, facts: dict[str, object]) -> None:
    for viewer in VIEWERS:
        assert table.view(viewer)["facts"] == facts


def imagined(table: Table, viewer: int, times: int = 40) -> list[Table]:
    """Positions that this viewer must think possible."""
    redealer = GAME.redealer(table.state.view(Seat(viewer)))
    chance = FastRng("imagined")
    tables = []
    for nth in range(times):
        chance.open(REDEAL, 0, nth)
        tables.append(Table(redealer.redeal(chance)))
    return tables


def test_ad_50_with_reshuffle_all_know_what_the_turned_over_pile_holds() -> None:
    # All but the three squares and one card lay in the pit: nobody can think one of those in a square.
    table = given(rest="pit", pit="G13", options={"reshuffle": True}).plays("draw", "throw")
    squares = set(" ".join(HANDS).split())
    orders = set()
    for viewer in (0, 1, 2):
        for other in imagined(table, viewer, 15):
            assert {card for hand in other.hands for card in hand} == squares
            assert set(other.pile) == set(table.pile)
            orders.add(tuple(other.pile))
    assert len(orders) > 10


def test_ad_50_a_viewer_keeps_what_they_know_and_thinks_the_rest_possible_anywhere() -> None:
    table = given(pit="G13", pile="B6")
    others = imagined(table, 0)
    for other in others:
        assert other.hands[0][2:] == ["G4", "Y5"]
        assert other.pit == ["G13"]
    assert len({other.hands[1][2] for other in others}) > 5
    assert len({other.hands[0][0] for other in others}) > 5
    assert len({other.pile[0] for other in others}) > 5


@pytest.mark.parametrize("memory_aid", [False, True])
def test_ad_05_a_card_seen_once_is_remembered_and_not_in_sight(memory_aid: bool) -> None:
    table = given(pit="B9 G13", options={"memory_aid": memory_aid})
    in_sight = encode_view(GAME, table.state.view(Seat(0)), memory=False)
    if not memory_aid:
        assert hand_of(in_sight, 0) == [None] * 4
    assert hand_of(table.view(0), 0) == [None, None, "G4", "Y5"]
    assert "G13" in cards_in(in_sight["zones"])


def test_ad_49_after_the_end_nothing_may_be_played() -> None:
    table = drawn("B6", turn=2, caller=0, options={"rounds": 1}).plays("throw")
    assert table.moves() == []
    assert table.state.legal() == []
    for move in ("draw", "take", "swap 1", "call", "look 1.1"):
        refusal = table.state.refusal(GAME.parse(move)[0])
        assert refusal is not None
        assert refusal.kind == "over"


def test_ad_04_a_later_deal_does_not_depend_on_how_the_round_was_played() -> None:
    here = drawn("B6", turn=2, caller=0).plays("throw")
    there = drawn("B6", turn=2, caller=0).plays("swap 1")
    assert here.hands == there.hands
    assert here.pile == there.pile
    other = drawn("B6", turn=2, caller=0, chance={"kind": "fast", "seed": "1"}).plays("throw")
    assert other.hands != here.hands


def position(**fields: object) -> dict[str, object]:
    return {"game": "adriano", "players": 3, "turn": 0, "hands": list(HANDS), "pit": "G13"} | fields


def test_ad_50_a_position_may_be_left_to_its_defaults() -> None:
    table = Table(GAME.load(position()))
    assert sorted(table.pile) == sorted(set(DECK) - {*" ".join(HANDS).split(), "G13"})
    table.then(dealer=2, phase="turn", held=None, totals=[0] * 3, penalties=[0] * 3, caller=None, turned=0, round=0)
    table.then(extra=0, in_extra=False, failed=False, pit_turns=0, pile_known=False, pit="G13")
    assert [[table.known(seat, slot) for slot in (1, 2, 3, 4)] for seat in range(3)] == [
        [[], [], [0], [0]],
        [[], [], [1], [1]],
        [[], [], [2], [2]],
    ]
    Table(GAME.load(position(turned=1))).then(pile_known=True)
    Table(GAME.load(position(turned=1, options={"reshuffle": True}))).then(pile_known=False)
    Table(GAME.load(position(phase="extra"))).then(in_extra=True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["R1 B2 G4 Y5", "R1 B10 G11 Y12", "R13 B14 G2 Y1"]},
        {"hands": ["R1 B2 G4", "R6 B10 G11 Y12", "R13 B14 G2 Y1"]},
        {"hands": ["R1 B2 G4 Y16", "R6 B10 G11 Y12", "R13 B14 G2 Y1"]},
        {"hands": ["- - - -", "R6 B10 G11 Y12", "R13 B14 G2 Y1"]},
        {"hands": ["R1 B2 G4 Y5", "R6 B10 G11 Y12"]},
        {"pit": "R1"},
        {"pile": "R2"},
        {"held": "B6"},
        {"phase": "drawn"},
        {"phase": "drawn", "held": "R1"},
        {"phase": "flying"},
        {"turn": 3},
        {"dealer": 3},
        {"caller": 0},
        {"caller": 3},
        {"totals": [0, 0]},
        {"penalties": [0, 0, "40"]},
        {"round": 7},
        {"round": -1},
        {"players": 7},
        {"options": {"pit_rounds": 0}},
        {"known": [[[], [], [0], [0]]]},
        {"known": [[[3], [], [0], [0]], [[]] * 4, [[]] * 4]},
        {"game": "janus"},
    ],
)
def test_ad_50_what_cannot_lie_on_a_table_is_refused(wrong: dict[str, object]) -> None:
    assert refusal_of(position(**wrong)).kind == "position"
