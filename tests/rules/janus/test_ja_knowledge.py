"""JA-35: what is public, who sees which side and when, and what may be remembered."""

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.seats import Seat
from pioche.games.janus import GAME
from tests.rules.janus.table import Table, given, plain, plainly, scripted
from tests.rules.table import WATCHER


def stock(table: Table, viewer: int, *, memory: bool = False) -> list[str]:
    """The two uppermost cards of the stock as this viewer sees them, the top last."""
    return table.sees(viewer, "stock", memory=memory).split()[-2:]


def test_ja_35_a_player_sees_own_inner_sides_others_outer_sides_and_the_top_of_the_stock() -> None:
    table = given(stock="CB GK")
    assert [table.hand(0, seat) for seat in range(3)] == ["A? C?", "?F ?H", "?J ?A"]
    assert [table.hand(1, seat) for seat in range(3)] == ["?B ?D", "E? G?", "?J ?A"]
    assert [table.hand(2, seat) for seat in range(3)] == ["?B ?D", "?F ?H", "I? K?"]
    assert [table.hand(WATCHER, seat) for seat in range(3)] == ["?B ?D", "?F ?H", "?J ?A"]
    for viewer in table.viewers():
        assert stock(table, viewer) == ["??", "G?"]
        assert stock(table, viewer, memory=True) == ["??", "G?"]


def test_ja_35_a_position_without_a_past_leaves_nothing_to_remember() -> None:
    table = given(stock="CB GK")
    for viewer in table.viewers():
        assert [table.recalls(viewer, seat) for seat in range(3)] == [table.hand(viewer, seat) for seat in range(3)]


def test_ja_35_of_a_card_from_the_stock_the_taker_knows_the_upper_side_and_the_others_both() -> None:
    table = given(stock="CB GK").plays("take stock")
    assert (table.hand(0, 0), table.recalls(0, 0)) == ("A? C? G?", "A? C? G?")
    for viewer in (WATCHER, 1, 2):
        assert (table.hand(viewer, 0), table.recalls(viewer, 0)) == ("?B ?D ?K", "?B ?D GK")
    for viewer in table.viewers():
        assert stock(table, viewer) == ["??", "C?"]


def test_ja_35_of_a_card_from_a_player_the_owner_learns_nothing_new() -> None:
    table = given().plays("take 1.1")
    assert table.recalls(0, 0) == "A? C? F?"  # the taker saw F and never E
    assert table.recalls(1, 0) == "?B ?D ?E"  # the former owner saw E and never F
    for viewer in (WATCHER, 2):
        assert (table.hand(viewer, 0), table.recalls(viewer, 0)) == ("?B ?D ?E", "?B ?D FE")
    for viewer in table.viewers():
        assert table.hand(viewer, 1) == ("G?" if viewer == 1 else "?H")


def test_ja_35_a_dealt_card_keeps_the_memory_of_the_deal_wherever_it_goes() -> None:
    # AB is dealt to seat 0 with A up: seat 0 saw both sides.
    table, _ = scripted(3, 2, "AB CD EF GH IJ KA BC DE")
    assert table.hands[0] == "BA HG"
    table.plays("take 0.1", "stop")
    assert table.hands[2] == "FE AK AB"
    assert (table.hand(0, 2), table.recalls(0, 2)) == ("?E ?K ?B", "?E ?K AB")
    assert (table.hand(2, 2), table.recalls(2, 2)) == ("F? A? A?", "FE AK A?")
    assert table.recalls(1, 2) == "?E ?K AB"


def test_ja_35_a_discarded_card_shows_its_inner_side_and_hides_the_outer() -> None:
    table = given(stock="CB GK").plays("discard 1", "stop")
    assert (stock(table, 0), stock(table, 0, memory=True)) == (["??", "A?"], ["G?", "A?"])
    for viewer in (WATCHER, 1, 2):
        assert (stock(table, viewer), stock(table, viewer, memory=True)) == (["??", "A?"], ["G?", "AB"])


def test_ja_35_a_covered_card_is_remembered_and_no_longer_seen() -> None:
    table = given(stock="CB GK").plays("discard 1", "discard 1").then(turn=1)
    for viewer in (WATCHER, 1, 2):
        assert stock(table, viewer) == ["??", "C?"]
        assert stock(table, viewer, memory=True) == ["AB", "CD"]
    assert stock(table, 0, memory=True) == ["A?", "C?"]


def test_ja_35_a_card_taken_back_is_known_from_both_sides_by_those_who_saw_them() -> None:
    table = given(stock="CB GK").plays("discard 1", "stop", "take stock", "stop")
    assert table.hands[1] == "EF GH AB"
    assert (table.hand(1, 1), table.recalls(1, 1)) == ("E? G? A?", "E? G? AB")  # seat 1 saw the B in seat 0's hand
    assert (table.hand(0, 1), table.recalls(0, 1)) == ("?F ?H ?B", "?F ?H AB")  # seat 0 sees it for the first time
    assert table.recalls(2, 1) == "?F ?H AB"


def test_ja_35_the_next_card_of_the_stock_shows_when_it_is_uncovered() -> None:
    table = given(stock="CB GK").plays("take stock")
    for viewer in table.viewers():
        assert table.events(viewer)[-1] == {"kind": "showed", "symbol": "C"}
        assert stock(table, viewer, memory=True) == ["??", "C?"]


def test_ja_35_what_is_taken_from_the_stock_is_told_to_each_as_they_see_it() -> None:
    table = given(stock="CB GK").plays("take stock")
    assert table.events(0)[0] == {"kind": "drew", "seat": 0, "inner": "G", "outer": None}
    for viewer in (WATCHER, 1, 2):
        assert table.events(viewer)[0] == {"kind": "drew", "seat": 0, "inner": "G", "outer": "K"}


def test_ja_35_who_took_what_from_whom_is_told_to_each_as_they_see_it() -> None:
    table = given().plays("take 1.2")
    told = {"kind": "took", "seat": 0, "owner": 1, "place": 2}
    assert table.events(0) == [told | {"inner": "H", "outer": None}]
    assert table.events(1) == [told | {"inner": None, "outer": "G"}]
    for viewer in (WATCHER, 2):
        assert table.events(viewer) == [told | {"inner": "H", "outer": "G"}]


def test_ja_35_a_trio_shows_both_sides_to_all() -> None:
    table = given(["AB AC", "EA GH", "IJ KD"]).plays("take 1.1", "stop")
    for viewer in table.viewers():
        assert table.sees(viewer, "trios", 0).split() == ["AB", "AC", "AE"]
        laid = [event for event in table.events(viewer) if event["kind"] == "laid"]
        assert [(event["symbol"], event["others"]) for event in laid] == [("A", ["B", "C", "E"])]


def test_ja_35_sizes_are_public() -> None:
    table = given(["AB CD EF", "GH", ""], stock="CB GK")
    for viewer in table.viewers():
        assert [len(table.hand(viewer, seat).split()) for seat in range(3)] == [3, 1, 0]
        assert len(table.sees(viewer, "stock").split()) == 62
        assert table.view(viewer)["scores"] == [0, 0, 0]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_ja_35_once_seen_is_hidden_again_unless_the_table_has_a_memory_aid(memory_aid: bool) -> None:
    table = given(stock="CB GK", options={"memory_aid": memory_aid}).plays("take stock", "stop")
    assert table.recalls(2, 0) == "?B ?D GK"
    assert table.view(2)["options"] == {"memory_aid": memory_aid, "two_from_stock": True, "stall_rounds": 30}
    if not memory_aid:
        assert table.hand(2, 0) == "?B ?D ?K"


def test_ja_35_the_position_says_who_has_learned_each_side() -> None:
    table = given(stock="CB GK").plays("take stock", "take 1.1")
    known = table.now["known"]
    assert isinstance(known, dict)
    assert known["hands"] == ["0/12s 0/12s */12s 02s/12s", "1/02s", "2/01s 2/01s"]
    assert str(known["stock"]).split()[-2:] == ["-/-", "*/-"]
    table.plays("discard 1")
    known = table.now["known"]
    assert isinstance(known, dict)
    assert known["hands"] == ["0/12s 0/12s */12s 02s/12s", "", "2/01s 2/01s"]
    assert str(known["stock"]).split()[-2:] == ["*/-", "*/02s"]


def test_ja_35_what_each_knows_can_be_written_down_and_read_back() -> None:
    table = given(stock="CB GK").plays("take stock", "take 1.1", "discard 1", "take 0.3", "stop", "propose", "agree")
    again = Table(GAME.load(table.now))
    assert again.now == table.now
    assert again.state.fingerprint() == table.state.fingerprint()
    for viewer in table.viewers():
        assert again.view(viewer) == table.view(viewer)


def test_ja_35_a_hidden_side_changes_nothing_that_another_sees() -> None:
    # Two cards of the same outer side, seat 1's and one deep in the stock, change places: only seat 1 sees which.
    here = given(["AB CD", "EF GH", "IJ KA"], stock="FK CB")
    there = given(["AB CD", "KF GH", "IJ KA"], stock="FE CB")
    for table in (here, there):
        table.plays("discard 1", "stop", "take 2.1", "stop", "take 0.1", "stop")
    for viewer in (WATCHER, 0, 2):
        assert here.view(viewer) == there.view(viewer)
        assert here.events(viewer) == there.events(viewer)
    assert here.view(1) != there.view(1)


def test_ja_35_the_legal_moves_depend_on_what_all_can_see() -> None:
    table = given(stock="CB GK")
    assert table.view(0)["legal"] == [int(move[0]) for move in GAME.moves(table.state)]
    for viewer in (WATCHER, 1, 2):
        assert table.view(viewer)["legal"] == []


def imagined(table: Table, viewer: int, times: int = 40) -> list[Table]:
    """Positions that this viewer must think possible."""
    redealer = GAME.redealer(table.state.view(Seat(viewer)))
    chance = FastRng("imagined")
    tables = []
    for nth in range(times):
        chance.open(REDEAL, 0, nth)
        tables.append(Table(redealer.redeal(chance)))
    return tables


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_ja_35_what_a_viewer_imagines_looks_to_them_like_what_they_see(viewer: int) -> None:
    table = given(stock="CB GK").plays("take stock", "take 1.1", "discard 1", "take 0.3", "stop")
    others = imagined(table, viewer)
    for other in others:
        assert other.view(viewer) == table.view(viewer)
        assert plainly([*" ".join(other.hands).split(), *other.stock]) == plainly(
            [*" ".join(table.hands).split(), *table.stock]
        )
    assert len({tuple(other.stock) for other in others}) > 30


def test_ja_35_nobody_imagines_an_unlaid_trio() -> None:
    # Seat 1's three cards show E, F and G to seat 0, who may think any inner sides but three equal ones.
    table = given(["AB", "HE IF JG", "CD"], symbols=11)
    for other in imagined(table, 0, 200):
        inner = [card[0] for card in other.hands[1].split()]
        assert len(set(inner)) > 1
        assert [card[1] for card in other.hands[1].split()] == ["E", "F", "G"]


def test_ja_35_every_card_exists_once_in_imagination_too() -> None:
    table = given(["AB CD", "EF GH IK", "JA"])
    for other in imagined(table, 2, 60):
        cards = [plain(card) for card in [*" ".join(other.hands).split(), *other.stock]]
        assert len(set(cards)) == len(cards) == 66


def test_ja_35_laid_cards_are_known_to_be_out_of_play() -> None:
    trios = [["AA AB AC"], [], []]
    for other in imagined(given(["DB", "DA", "BC"], trios=trios, symbols=4), 0, 30):
        in_play = plainly([*" ".join(other.hands).split(), *other.stock])
        assert in_play == ["AD", "BB", "BC", "BD", "CC", "CD", "DD"]
