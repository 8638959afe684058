"""PR-40, PR-43, PR-46 and PR-47: how rounds and matches end."""

import pytest

from pioche.core.seats import SPECTATOR, Action
from pioche.games.programmes import GAME
from tests.rules.programmes.table import IDS, Table, asked, given, group, in_order, run

ONE_LEFT = ("9D", "KD KH", "QD QH")


def new_round(table: Table, number: int = 1) -> None:
    """All cards came back and thirteen were dealt to each."""
    players = table.number("players")
    table.then(round=number, over=False, phase="take", turns=0, combinations=[], revealed=[False] * players)
    table.then(known=[""] * players)
    assert [len(hand) for hand in table.hands] == [13] * players
    assert len(table.cards("discard")) == 1
    assert len(table.cards("reserve")) == 107 - 13 * players
    assert "round_ended" in table.heard()


def test_pr_40_discarding_the_last_card_ends_the_round() -> None:
    table = given(ONE_LEFT, revealed=[0], laid=[run("3H 4H 5H 6H")]).plays("discard 9D")
    new_round(table)


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("9D", ["add 9D 1"]),
        ("9C 9D 9H", ["set 9C9D9H"]),
        ("8C 8D 8H 9D", ["set 8C8D8H", "add 9D 1"]),
        ("7H JK", ["add 7H 2 high", "add JK 2 low"]),
    ],
)
def test_pr_40_laying_the_last_card_ends_the_round_without_a_discard(hand: str, moves: list[str]) -> None:
    table = given([hand, "KD KH", "QD QH"], revealed=[0], laid=[group("9C 9H 9S"), run("4H 5H 6H")])
    table.plays(*moves[:-1]).then(round=0).plays(moves[-1])
    new_round(table)
    assert "discarded" not in table.heard()


def test_pr_40_revealing_with_the_last_cards_ends_the_round() -> None:
    table = given(["3H 4H 5H 6H", "KD KH", "QD QH"], programmes={0: "P01"}).plays("reveal 3H4H5H6H")
    new_round(table)
    table.then(scores=[1, 0, 0])


@pytest.mark.parametrize("players", [2, 3, 6])
def test_pr_40_the_round_ends_at_once_when_every_player_has_revealed(players: int) -> None:
    hands = ["3H 4H 5H 6H 9C", *["KD"] * 2, "KH", "KS", "QD"][:players]
    others = list(range(1, players))
    laid = [run("7C 8C 9C 10C", owner=seat) for seat in others[:1]]
    table = given(hands, programmes={0: "P01"}, revealed=others, laid=laid).plays("reveal 3H4H5H6H")
    new_round(table)
    table.then(scores=[1] * players)
    assert "discarded" not in table.heard()


def test_pr_40_not_before_the_last_of_them() -> None:
    table = given(["3H 4H 5H 6H 9C", "KD", "KH"], programmes={0: "P01"}, revealed=[1]).plays("reveal 3H4H5H6H")
    table.then(round=0, turn=0, phase="play", over=False).plays("discard 9C")
    new_round(table)  # the last card


def test_pr_40_having_cards_left_the_turn_passes_on() -> None:
    given(["9C 9D", "KD", "QD"], revealed=[0]).plays("discard 9C").then(round=0, turn=1, hands=["9D", "KD", "QD"])


def test_pr_40_every_round_is_dealt_apart_and_does_not_depend_on_how_the_last_was_played() -> None:
    here = given(["9D 9C", "KD KH"], revealed=[0], laid=[group("9C 9H 9S")]).plays("add 9D 1", "discard 9C")
    there = given(["9D 9C", "KD KH"], revealed=[0], laid=[group("9C 9H 9S")]).plays("add 9C 1", "add 9D 1")
    assert here.hands == there.hands
    assert here.cards("reserve") == there.cards("reserve")
    other = given(["9D", "KD"], revealed=[0], chance={"kind": "fast", "seed": "1"}).plays("discard 9D")
    assert other.hands != here.hands
    later = given(["9D", "KD"], revealed=[0], round=1).plays("discard 9D")
    assert later.hands != here.hands


@pytest.mark.parametrize(("goal", "before"), [(1, 0), (2, 1), (5, 4), (10, 9)])
def test_pr_43_the_last_programme_wanted_wins_at_once_whatever_is_left_in_hand(goal: int, before: int) -> None:
    done = [one for one in IDS if one not in ("P01", "P38", "P40")][:before]
    table = given(
        ["3H 4H 5H 6H 9C 10D", "KD KH", "QD QH"],
        programmes={0: "P01", 1: "P38", 2: "P40"},
        completed={0: done},
        options={"goal": goal},
    )
    table.plays("reveal 3H4H5H6H").then(over=True, turn=None, scores=[goal, 0, 0], ranks=[1, 2, 2])
    assert table.moves() == []
    assert table.heard()[-1] == "won"
    assert table.events()[-1] == {"kind": "won", "seat": 0}


def test_pr_43_the_round_it_cut_short_is_told_by_what_was_left() -> None:
    done = ["P02", "P03", "S1", "P04"]
    table = given(["3H 4H 5H 6H 9C", "KD KH"], programmes={0: "P01"}, completed={0: done}).plays("reveal 3H4H5H6H")
    told = [(zone.name, int(zone.owner), list(zone.values)) for zone in table.state.view(SPECTATOR).last_round]
    assert told == [("left", 0, [1]), ("score", 0, [5]), ("left", 1, [2]), ("score", 1, [0])]


def test_pr_43_by_default_the_fifth() -> None:
    done = ["P02", "P03", "S1"]
    table = given(["3H 4H 5H 6H 9C", "KD"], programmes={0: "P01"}, completed={0: done}).plays("reveal 3H4H5H6H")
    table.then(over=False, scores=[4, 0])
    table = given(["3H 4H 5H 6H 9C", "KD"], programmes={0: "P01"}, completed={0: [*done, "P04"]})
    table.plays("reveal 3H4H5H6H").then(over=True, scores=[5, 0], ranks=[1, 2])


def test_pr_43_also_when_it_would_end_the_round() -> None:
    done = {0: ["P02", "P03", "S1", "P04"], 1: ["P20", "P21", "P22", "P23"]}
    table = given(["3H 4H 5H 6H", "KD"], programmes={0: "P01"}, completed=done, revealed=[1])
    table.plays("reveal 3H4H5H6H").then(over=True, scores=[5, 4], ranks=[1, 2])


def test_pr_43_hands_are_never_scored() -> None:
    table = given(["9D", "KD KH KS AH", "QD"], revealed=[0]).plays("discard 9D").then(scores=[1, 0, 0], ranks=[1, 2, 2])
    new_round(table)


def test_pr_43_places_while_the_match_goes_on_follow_the_programmes_completed() -> None:
    done = {0: ["P02"], 1: ["P03", "S1"], 2: ["P04"]}
    given(["9C", "KD", "QD"], completed=done).then(scores=[1, 2, 1], ranks=[2, 1, 2])


@pytest.mark.parametrize(("round_limit", "players"), [(1, 2), (1, 6), (3, 3), (100, 2), (500, 2), (500, 6)])
def test_pr_46_a_round_ends_after_so_many_turns_per_player(round_limit: int, players: int) -> None:
    hands = ["9C 9D", "KD KH", "QD QH", "JD JH", "10D 10H", "8D 8H"][:players]
    options = {} if round_limit == 100 else {"round_limit": round_limit}
    last = round_limit * players
    table = given(hands, turns=last - 2, options=options).plays("discard 9C").then(round=0, turns=last - 1, turn=1)
    table.plays("draw").then(round=0).plays("discard KD")
    new_round(table)
    table.then(scores=[0] * players, kept=[1] * players)


def test_pr_46_nobody_who_has_not_revealed_completes_anything() -> None:
    table = given(["9C 9D", "KD KH"], programmes={0: "P01", 1: "P02"}, turns=199).plays("discard 9C")
    table.then(programmes=["P01", "P02"], completed=[[], []], kept=[1, 1])


@pytest.mark.parametrize("max_rounds", [1, 2, 40, 200])
def test_pr_47_after_so_many_rounds_the_most_programmes_win(max_rounds: int) -> None:
    options = {} if max_rounds == 40 else {"max_rounds": max_rounds}
    done = {0: ["P02"], 1: ["P03", "S1"], 2: []}
    table = given(ONE_LEFT, revealed=[0], completed=done, round=max_rounds - 1, options=options)
    table.plays("discard 9D").then(over=True, turn=None, scores=[1, 2, 0], ranks=[2, 1, 3])
    assert table.heard()[-1] == "match_ended"
    if max_rounds > 1:
        table = given(ONE_LEFT, revealed=[0], completed=done, round=max_rounds - 2, options=options)
        new_round(table.plays("discard 9D"), max_rounds - 1)


@pytest.mark.parametrize(
    ("done", "ranks"),
    [
        ({0: ["P02"], 1: ["P03"]}, [1, 1, 3]),
        ({0: ["P02", "P05"], 1: ["P03"], 2: ["P04"]}, [1, 2, 2]),
        ({0: ["P02"], 1: ["P03"], 2: ["P04"]}, [1, 1, 1]),
    ],
)
def test_pr_47_ties_share(done: dict[int, list[str]], ranks: list[int]) -> None:
    table = given(ONE_LEFT, revealed=[0], completed=done, round=39).plays("discard 9D").then(over=True, ranks=ranks)
    assert table.state.scores() == [len(done.get(seat, [])) for seat in range(3)]


def test_pr_47_no_new_programmes_are_given_then() -> None:
    pile = ["S1", "S2", *[one for one in IDS if one not in ("P32", "P38", "P40")]]
    table = given(ONE_LEFT, revealed=[0], pile=pile, round=39).plays("discard 9D")
    table.then(over=True, scores=[1, 0, 0], completed=[["P32"], [], []])


def test_pr_47_however_the_last_round_ends() -> None:
    given(["9C 9D", "KD KH"], turns=199, round=39).plays("discard 9C").then(over=True, scores=[0, 0], ranks=[1, 1])
    table = given(["3H 4H 5H 6H 9C", "KD"], programmes={0: "P01"}, revealed=[1], round=39).plays("reveal 3H4H5H6H")
    table.then(over=True, scores=[1, 1], ranks=[1, 1])


def test_after_the_end_nothing_may_be_played() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C", goal=1).plays("reveal 3H4H5H6H").then(over=True)
    assert table.state.legal() == []
    for action in (0, 1, 2, 50, 100, GAME.actions - 1):
        refusal = table.state.refusal(Action(action))
        assert refusal is not None
        assert refusal.kind == "over"


def test_after_the_end_the_position_can_still_be_read_back() -> None:
    table = asked("P01", "3H 4H 5H 6H 9C", goal=1).plays("reveal 3H4H5H6H").lies("3H 4H 5H 6H")
    again = Table(GAME.load(table.now))
    assert again.now == table.now
    again.then(over=True, scores=[1, 0], ranks=[1, 2])
    assert in_order(again.hands[0]) == ["9C"]
