"""PR-45: what is hidden, what was seen, and what is known to all."""

from collections import Counter

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.seats import Seat
from pioche.games.programmes import GAME
from tests.rules.programmes.table import CARDS, NATURALS, Table, given, group, in_order, run
from tests.rules.table import WATCHER

TWO = ("3H 4H 9C 10D", "KD KH")
THREE = (*TWO, "QD QH")


def known(table: Table, viewer: int, seat: int) -> list[str]:
    """The cards of a hand that this viewer can name."""
    return in_order(str(card) for card in table.sees(viewer, "hand", seat) if card is not None)


def test_pr_45_hands_programmes_and_the_reserve_are_hidden() -> None:
    table = given(THREE, phase="take", reserve="6C 7C")
    for viewer in table.viewers():
        for seat, hand in enumerate(THREE):
            size = len(hand.split())
            assert table.sees(viewer, "hand", seat) == (hand.split() if viewer == seat else [None] * size)
            programme = table.entries("programmes")[seat]
            assert table.sees(viewer, "programme", seat) == [programme if viewer == seat else None]
        assert table.sees(viewer, "reserve") == [None] * (107 - 8)
        assert set(table.sees(viewer, "pile")) == {None}


def test_pr_45_sizes_and_completed_programmes_are_public() -> None:
    table = given(THREE, phase="take", discard="6C 7C", completed={1: ["S1", "P20"]})
    for viewer in table.viewers():
        assert [len(table.sees(viewer, "hand", seat)) for seat in range(3)] == [4, 2, 2]
        assert len(table.sees(viewer, "reserve")) == 98
        assert len(table.sees(viewer, "discard")) == 2
        assert len(table.sees(viewer, "pile")) == 50 - 3 - 2
        assert table.sees(viewer, "completed", 1) == ["S1", "P20"]
        assert table.view(viewer)["scores"] == [0, 2, 0]


def test_pr_45_combinations_are_public() -> None:
    table = given(THREE, revealed=[1], laid=[run("4H 5H 6H", owner=1), group("9C 9H JK", owner=1)])
    for viewer in table.viewers():
        assert table.sees(viewer, "run", 1) == ["4H", "5H", "6H"]
        assert sorted(map(str, table.sees(viewer, "set", 1))) == ["9C", "9H", "JK"]


def test_pr_45_only_the_top_of_the_discard_is_shown_the_rest_was_seen() -> None:
    table = given(TWO, phase="take", discard="6C 7C 8C")
    for viewer in table.viewers():
        assert table.sees(viewer, "discard", memory=False) == [None, None, "8C"]
        assert table.sees(viewer, "discard") == ["6C", "7C", "8C"]
    table.plays("draw", "discard 9C")
    for viewer in table.viewers():
        assert table.sees(viewer, "discard", memory=False) == [None, None, None, "9C"]
        assert table.sees(viewer, "discard") == ["6C", "7C", "8C", "9C"]


def test_pr_45_a_card_taken_from_the_discard_is_known_to_all_until_it_leaves_the_hand() -> None:
    table = given(TWO, phase="take", discard="6C 7C").plays("take").then(known=["7C", ""])
    for viewer in (WATCHER, 1):
        assert known(table, viewer, 0) == ["7C"]
        assert len(table.sees(viewer, "hand", 0)) == 5
    table.plays("discard 9C", "draw", "discard KD").then(known=["7C", ""])
    table.plays("draw", "discard 7C").then(known=["", ""])
    for viewer in (WATCHER, 1):
        assert known(table, viewer, 0) == []


def test_pr_45_several_known_cards_add_up() -> None:
    table = given(TWO, phase="take", discard="6C 7C").plays("take", "discard 9C", "take", "discard KD", "take")
    table.then(known=["7C KD", "9C"])
    for viewer in (WATCHER, 0, 1):
        assert known(table, viewer, 0) == (["3H", "4H", "7C", "10D", "KD"] if viewer == 0 else ["7C", "KD"])
        assert known(table, viewer, 1) == (["9C", "KH"] if viewer == 1 else ["9C"])


def test_pr_45_of_twins_the_first_to_leave_is_taken_to_be_the_known_one() -> None:
    table = given(["7C 9C 10D", "KD KH"], phase="take", discard="6C 7C").plays("take").then(known=["7C", ""])
    assert known(table, 1, 0) == ["7C"]
    table.plays("discard 7C").then(known=["", ""], hands=["7C 9C 10D", "KD KH"])
    assert known(table, 1, 0) == []


def test_pr_45_two_known_twins_leave_one_by_one() -> None:
    table = given(["7C 7C 10D", "KD KH"], known=["7C 7C", ""]).plays("discard 7C").then(known=["7C", ""])
    table.plays("draw", "discard KD", "draw", "discard 7C").then(known=["", ""])


def test_pr_45_a_known_card_that_is_laid_leaves_the_hand() -> None:
    laid = [run("4H 5H 6H"), group("9C 9H 9S")]
    table = given(["7H 8H 9D 8C 8D KS", "KD KH"], revealed=[0], laid=laid, known=["7H 9D 8D KS", ""])
    table.plays("add 7H 1 high").then(known=["8D 9D KS", ""]).plays("add 9D 2").then(known=["8D KS", ""])
    table.plays("set 8C8D8H").then(known=["KS", ""])
    assert known(table, 1, 0) == ["KS"]


def test_pr_45_a_known_card_that_is_revealed_leaves_the_hand() -> None:
    table = given(["3H 4H 5H 6H 9C 3H", "KD KH"], programmes={0: "P01"}, known=["3H 9C", ""])
    table.plays("reveal 3H4H5H6H").then(known=["9C", ""])  # a twin of the three stays, unknown
    assert table.hands[0] == ["3H", "9C"]
    assert known(table, 1, 0) == ["9C"]


def test_pr_45_known_wilds_too() -> None:
    table = given(["JK JK 9C", "KD KH"], known=["JK", ""]).plays("discard JK").then(known=["", ""])
    assert table.hands[0] == ["9C", "JK"]


def test_pr_45_a_new_round_forgets_all_of_it() -> None:
    table = given(["9D", "KD KH"], revealed=[0], known=["", "KD"]).plays("discard 9D").then(known=["", ""], round=1)
    for viewer in (WATCHER, 0):
        assert known(table, viewer, 1) == []


def test_pr_45_the_drawn_card_is_known_to_its_player_alone() -> None:
    table = given(TWO, phase="take", reserve="6C").plays("draw")
    assert "6C" in known(table, 0, 0)
    for viewer in (WATCHER, 1):
        assert known(table, viewer, 0) == []


def test_pr_45_after_a_reshuffle_the_reserve_is_hidden_again() -> None:
    table = given(TWO, phase="take", rest="discard", discard="7C").plays("draw")
    for viewer in table.viewers():
        assert set(table.sees(viewer, "reserve")) == {None}
        assert table.sees(viewer, "discard") == ["7C"]
    assert known(table, 1, 0) == []


def test_pr_45_pack_colours_are_never_shown_and_twins_are_alike() -> None:
    table = given(["3H 3H 9C", "KD KH"], phase="play")
    assert table.sees(0, "hand", 0) == ["3H", "3H", "9C"]
    assert table.moves().count("discard 3H") == 1
    one = given(["3H 9C", "KD KH"], phase="take", reserve="3H").plays("draw", "discard 3H")
    two = given(["3H 9C", "KD KH"], phase="take", discard="3H").plays("take", "discard 3H")
    assert one.hands == two.hands


def test_pr_45_cards_left_in_hand_at_the_end_of_a_round_are_not_shown() -> None:
    table = given(["9D", "KD KH", "QD QH"], revealed=[0]).plays("discard 9D")
    for viewer in (WATCHER, 0, 2):
        past = table.view(viewer)["last_round"]
        assert isinstance(past, list)
        seen = [value for zone in past for value in zone["values"]]
        assert "KD" not in seen
        assert "KH" not in seen


def test_pr_45_a_hidden_card_changes_nothing_that_another_sees() -> None:
    here = given(["3H 4H 9C 10D", "KD KH", "QD QH"], phase="take", reserve="6C 7C 8C 5S")
    there = given(["3H 5S 9C 10D", "KD KH", "QD QH"], phase="take", reserve="6C 7C 8C 4H")
    for table in (here, there):
        table.plays("take", "discard 3H", "draw", "discard KH", "take", "discard QD")
    for viewer in (WATCHER, 1, 2):
        assert here.view(viewer) == there.view(viewer)
        assert here.events(viewer) == there.events(viewer)
    assert here.view(0) != there.view(0)


def test_pr_45_a_hidden_programme_changes_nothing_that_another_sees() -> None:
    here = given(THREE, programmes={0: "P01", 1: "P02", 2: "P03"})
    there = given(THREE, programmes={0: "P04", 1: "P02", 2: "P03"})
    for table in (here, there):
        table.plays("discard 9C", "draw", "discard KD")
    for viewer in (WATCHER, 1, 2):
        assert here.view(viewer) == there.view(viewer)
        assert here.events(viewer) == there.events(viewer)
    assert here.view(0) != there.view(0)


def test_pr_45_whether_somebody_could_have_revealed_is_not_told() -> None:
    here = given(["3H 4H 5H 6H 9C", "KD KH"], programmes={0: "P01", 1: "P02"})
    there = given(["3H 4H 5H 6H 9C", "KD KH"], programmes={0: "P03", 1: "P02"})
    assert "reveal 3H4H5H6H" in here.moves()
    assert "reveal 3H4H5H6H" not in there.moves()
    for viewer in (WATCHER, 1):
        assert here.view(viewer) == there.view(viewer)
        assert here.view(viewer)["legal"] == []


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
def test_pr_45_what_a_viewer_imagines_looks_to_them_like_what_they_see(viewer: int) -> None:
    hands = [" ".join(NATURALS[13 * seat : 13 * seat + 13]) for seat in range(3)]
    table = given(hands, phase="take", discard="6C 7C", reserve="8S 9S").plays(
        "take", "discard AC", "draw", "discard 4D"
    )
    others = imagined(table, viewer)
    for other in others:
        assert other.view(viewer) == table.view(viewer)
        everything = sum(other.hands, other.cards("reserve") + other.cards("discard"))
        assert Counter(everything) == Counter(CARDS)
        assert "7C" in other.hands[0]
        ids = [*other.entries("programmes"), *other.entries("pile")]
        assert len(set(ids)) == len(ids) == 50
    assert len({tuple(other.hands[(viewer + 1) % 3]) for other in others}) > 30
    assert len({str(other.entries("programmes")[(viewer + 1) % 3]) for other in others}) > 10


def test_pr_45_all_know_what_the_reshuffled_reserve_was_made_of() -> None:
    # Everything but two hands and the top went into the new reserve, and one card was drawn from it.
    hands = [" ".join(NATURALS[:13]), " ".join(NATURALS[13:26])]
    held = Counter(" ".join(hands).split())
    table = given(hands, phase="take", rest="discard", discard="7C").plays("draw", "discard AC")
    for other in imagined(table, WATCHER, 30):
        assert not Counter(other.hands[1]) - held  # seat 1 has drawn nothing since
        fresh = Counter([*other.hands[0], *other.hands[1], "AC"]) - held
        assert sum(fresh.values()) == 1
    for other in imagined(table, 1, 30):
        assert Counter(other.hands[1]) == Counter(table.hands[1])
        assert sum((Counter([*other.hands[0], "AC"]) - Counter(hands[0].split())).values()) == 1
