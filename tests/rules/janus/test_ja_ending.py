"""JA-30 to JA-34: no trio left, the vote, stalled games, places, and an empty stock."""

import pytest

from pioche.core.seats import Action
from pioche.games.janus import GAME
from tests.rules.janus.table import HANDS, given, refused_start, start

# Of four symbols, AA AB AC are laid. A trio of D with BD, CD and DD then leaves AD BB BC CC: no symbol on three cards.
# With AD, BD and DD it leaves BB BC CC CD: three cards still bear a C.
LAID = (("AA AB AC",), (), ())


def test_ja_30_the_game_ends_at_once_when_no_symbol_is_left_on_three_cards() -> None:
    table = given(["DB DC", "DA BB", "BC"], trios=LAID, symbols=4, stock="CC DD").plays("take stock")
    table.then(over=True, turn=None, phase="over", scores=[2, 0, 0], ranks=[1, 2, 2], hands=["", "DA BB", "BC"])
    assert table.trios[0] == [["AA", "AB", "AC"], ["DB", "DC", "DD"]]
    assert table.stock == ["CC"]
    assert table.moves() == []


def test_ja_30_it_goes_on_between_two_takes_while_a_symbol_is_on_three() -> None:
    table = given(["DB DA", "CD BB", "BC"], trios=LAID, symbols=4, stock="CC DD").plays("take stock")
    table.then(over=False, turn=0, phase="take", laid=True, scores=[2, 0, 0])


@pytest.mark.parametrize(
    ("hands", "stock"),
    [
        (["DB DA", "CD CB", "CC"], "BB DD"),  # inner sides
        (["DB DA", "DC BC", "CC"], "BB DD"),  # outer sides
        (["DB DA", "", ""], "CB BB DC CC DD"),  # lying in the stock
        (["DB DA", "BB", "DC"], "BC CC DD"),  # here and there, on whatever side
    ],
)
def test_ja_30_both_sides_count_wherever_the_card_is(hands: list[str], stock: str) -> None:
    given(hands, trios=LAID, symbols=4, stock=stock).plays("take stock").then(over=False, scores=[2, 0, 0])


@pytest.mark.parametrize(
    ("hands", "stock"),
    [
        (["DB DC", "DA BB", "BC CC"], "DD"),
        (["DB DC", "AD", ""], "CB CC BB DD"),
        (["DB DC AD", "BB", ""], "CB CC DD"),
    ],
)
def test_ja_30_a_double_is_one_card(hands: list[str], stock: str) -> None:
    # B thrice and C thrice, but only on two cards each.
    given(hands, trios=LAID, symbols=4, stock=stock).plays("take stock").then(over=True, scores=[2, 0, 0])


def test_ja_30_a_trio_made_by_the_second_card_is_checked_too() -> None:
    table = given(["CD BB", "DB", "AD BC"], 1, trios=LAID, symbols=4, stock="CC DD").plays("take stock")
    table.then(over=False, phase="take", laid=False).plays("take 0.1").then(
        over=True, scores=[1, 1, 0], ranks=[1, 1, 3]
    )


def test_ja_30_the_laid_cards_do_not_count() -> None:
    # Six cards of three symbols: the first trio leaves no other.
    table = given(["AA AB", "CA BC", "BB CC"], symbols=3).plays("take 1.1")
    table.then(over=True, scores=[1, 0, 0], ranks=[1, 2, 2], hands=["", "BC", "BB CC"])


def test_ja_30_checked_only_when_a_trio_is_laid_the_end_is_told() -> None:
    table = given(["AA AB", "CA BC", "BB CC"], symbols=3).plays("discard 1", "stop").then(over=False, turn=1)
    table = given(["AA AB", "CA BC", "BB CC"], symbols=3).plays("take 1.1")
    kinds = [event["kind"] for event in table.events()]
    assert kinds == ["took", "laid", "exhausted", "won"]
    assert table.events()[-1] == {"kind": "won", "trios": 1, "seats": [0]}


def test_ja_30_with_the_whole_deck_a_trio_is_possible_after_the_first() -> None:
    given(["AB AC", "GH IJ", "HI JG"], stock="AD").plays("take stock").then(over=False)


def test_ja_31_before_the_first_take_or_discard_a_player_may_propose_to_end() -> None:
    table = given(stock="BC").plays("propose")
    table.then(phase="vote", turn=1, proposer=0, proposed=True, idle=0).offers("agree", "refuse")


@pytest.mark.parametrize("players", [3, 4, 6])
def test_ja_31_the_others_answer_in_turn_order_and_if_all_agree_the_game_ends(players: int) -> None:
    table = start(players)
    proposer = int(table.state.seat)
    table.plays("propose")
    for i in range(1, players):
        table.then(phase="vote", turn=(proposer + i) % players, proposer=proposer, over=False)
        table.plays("agree")
    table.then(over=True, turn=None, phase="over", scores=[0] * players, ranks=[1] * players)
    kinds = [event["kind"] for event in table.events()]
    assert kinds == ["proposed"] + ["agreed"] * (players - 1) + ["concluded", "won"]
    assert [event["seat"] for event in table.events()[1:-2]] == [(proposer + i) % players for i in range(1, players)]


def test_ja_31_the_first_refusal_closes_the_vote_and_the_turn_goes_on() -> None:
    table = given(turn=1, stock="BC").plays("propose", "refuse")
    table.then(phase="turn", turn=1, proposed=True, proposer=None, over=False, idle=0)
    table.offers("take stock", "take 0.1", "take 0.2", "take 2.1", "take 2.2", "discard 1", "discard 2")
    late = given(turn=1, stock="BC").plays("propose", "agree").then(turn=0, phase="vote").plays("refuse")
    late.then(phase="turn", turn=1, over=False).plays("take stock", "stop").then(turn=2, idle=1)


def test_ja_31_once_per_turn() -> None:
    table = given(stock="BC").plays("propose", "refuse").refuses("propose", "JA-31")
    table.plays("take stock").then(phase="take").plays("stop").then(turn=1, phase="turn", proposed=False)
    assert "propose" in table.moves()
    table.plays("propose", "refuse", "discard 1", "stop", "discard 1", "stop").then(turn=0, proposed=False)
    assert "propose" in table.moves()
    assert "propose" not in given(proposed=True).moves()


def test_ja_31_not_after_a_take_or_a_discard() -> None:
    given(stock="BC").plays("take stock").refuses("propose", "JA-31")
    given().plays("take 1.1").refuses("propose", "JA-31")
    given().plays("discard 1").refuses("propose", "JA-31")


def test_ja_31_with_any_hand() -> None:
    for hand in ("", "AB", "AB CD EF", "AB CD EF GH"):
        given([hand, "IJ KA", "BC DE"]).plays("propose", "refuse").then(turn=0, phase="turn")


def test_ja_31_nothing_else_is_done_during_a_vote() -> None:
    table = given(stock="BC").plays("propose")
    for move in ("take stock", "take 0.1", "discard 1", "stop", "propose"):
        table.refuses(move, "JA-31")


def test_ja_31_nobody_answers_what_was_not_asked() -> None:
    for table in (given(stock="BC"), given(stock="BC").plays("take stock"), given().plays("discard 1")):
        table.refuses("agree", "JA-31").refuses("refuse", "JA-31")


def test_ja_31_votes_are_public() -> None:
    table = given(stock="BC").plays("propose", "agree", "refuse")
    for viewer in table.viewers():
        assert table.events(viewer) == [
            {"kind": "proposed", "seat": 0},
            {"kind": "agreed", "seat": 1},
            {"kind": "refused", "seat": 2},
        ]


def test_ja_31_a_trio_still_possible_belongs_to_nobody() -> None:
    hands = ["AB AC", "KA", "IJ"]
    table = given(hands, trios=[[], ["EF EG EH"], []], stock="AD").plays("propose", "agree", "agree")
    table.then(over=True, scores=[0, 1, 0], ranks=[2, 1, 2], hands=hands)
    assert table.events()[-1] == {"kind": "won", "trios": 1, "seats": [1]}


@pytest.mark.parametrize(("stall_rounds", "players"), [(1, 3), (1, 6), (2, 4), (200, 3), (200, 6), (30, 5)])
def test_ja_32_it_ends_after_so_many_rounds_without_a_trio(stall_rounds: int, players: int) -> None:
    hands = ["AB CD", "EF GH", "IJ KA", "BC DE", "FG HI", "JK AC"][:players]
    limit = stall_rounds * players
    options = {"stall_rounds": stall_rounds}
    table = given(hands, idle=limit - 2, options=options).plays("discard 1", "stop").then(over=False, idle=limit - 1)
    table.plays("discard 1").then(over=False).plays("stop").then(over=True, idle=limit, turn=None, phase="over")
    assert table.events()[-2:] == [
        {"kind": "stalled", "turns": limit},
        {"kind": "won", "trios": 0, "seats": list(range(players))},
    ]


def test_ja_32_by_default_after_thirty_rounds() -> None:
    given(idle=88, stock="BC DF").plays("take stock", "stop").then(over=False, idle=89)
    given(idle=89, stock="BC DF").plays("take stock").then(over=False).plays("take stock").then(over=True)


def test_ja_32_counted_since_the_deal() -> None:
    table = start(3, stall_rounds=1)
    for _ in range(3):
        table.then(over=False).plays("discard 1", "stop")
    table.then(over=True, idle=3, scores=[0, 0, 0], ranks=[1, 1, 1])


def test_ja_32_the_turn_of_a_trio_starts_the_count_again_and_is_not_counted() -> None:
    options = {"stall_rounds": 1}
    hands = ["AB AC", "GH IJ", "HI JG"]
    table = given(hands, stock="BC AD", idle=2, options=options).plays("take stock").then(over=False)
    table.plays("stop").then(over=False, idle=0, turn=1)
    for idle in (1, 2):
        table.plays("discard 1", "stop").then(over=False, idle=idle)
    table.plays("take stock", "stop").then(over=True, idle=3)
    given(hands, stock="BC AD", idle=2, options=options).plays("take stock", "take stock").then(over=False, idle=0)


def test_ja_32_also_when_the_second_card_makes_the_trio() -> None:
    table = given(["AB AC", "GH IJ", "HI JG"], stock="AD BC", idle=2, options={"stall_rounds": 1})
    table.plays("take stock", "take stock").then(over=False, idle=0, turn=1, scores=[1, 0, 0])


def test_ja_32_proposals_do_not_count() -> None:
    table = given(idle=2, options={"stall_rounds": 1}).plays("propose", "agree", "refuse").then(over=False, idle=2)
    table.plays("discard 1", "stop").then(over=True, idle=3)


def test_ja_32_a_turn_that_ends_by_itself_counts() -> None:
    given(["AB", *HANDS[1:]], idle=2, options={"stall_rounds": 1}).plays("discard 1").then(over=True)
    given(["AB CD EF", "IJ KA", "BC DE"], idle=2, options={"stall_rounds": 1}).plays("take stock").then(over=True)


@pytest.mark.parametrize("wrong", [0, -1, 201, "30", True, None, 1.5])
def test_ja_32_one_to_two_hundred_rounds_may_be_agreed(wrong: object) -> None:
    refusal = refused_start(3, stall_rounds=wrong)
    assert (refusal.kind, refusal.clause) == ("option", "JA-32")


@pytest.mark.parametrize(
    ("counts", "ranks"),
    [
        ((1, 0, 0), [1, 2, 2]),
        ((0, 2, 1), [3, 1, 2]),
        ((2, 1, 2), [1, 3, 1]),
        ((1, 1, 1), [1, 1, 1]),
        ((0, 0, 0), [1, 1, 1]),
        ((1, 2, 1, 0), [2, 1, 2, 4]),
        ((0, 1, 1, 2, 3, 0), [5, 3, 3, 2, 1, 5]),
    ],
)
def test_ja_33_most_trios_win_and_ties_share(counts: tuple[int, ...], ranks: list[int]) -> None:
    ready = iter(["AB AC AD", "EF EG EH", "BB BC BD", "FG FH FI", "CC CD CE", "GG GH GI", "JA JB JC"])
    trios = [[next(ready) for _ in range(count)] for count in counts]
    table = given([""] * len(counts), trios=trios).plays("propose", *["agree"] * (len(counts) - 1))
    table.then(over=True, scores=list(counts), ranks=ranks)
    best = max(counts)
    winners = [seat for seat, count in enumerate(counts) if count == best]
    assert table.events()[-1] == {"kind": "won", "trios": best, "seats": winners}


def test_ja_34_with_an_empty_stock_one_takes_from_hands() -> None:
    table = given(["AA CB", "CA BB", "BA CC"], symbols=3).then(stock="")
    table.refuses("take stock", "JA-34")
    table.offers("propose", "take 1.1", "take 1.2", "take 2.1", "take 2.2", "discard 1", "discard 2")
    table.plays("take 1.2").refuses("take stock", "JA-34").offers("stop", "take 2.1", "take 2.2")


def test_ja_34_a_discard_starts_it_anew() -> None:
    table = given(["AA CB", "CA BB", "BA CC"], symbols=3).plays("discard 2").then(stock="CB")
    for viewer in table.viewers():
        assert table.sees(viewer, "stock") == "C?"
    table.plays("stop", "take stock").then(stock="", hands=["AA", "CA BB CB", "BA CC"])
    for viewer in table.viewers():
        assert table.sees(viewer, "stock") == ""
        assert [event["kind"] for event in table.events(viewer)] == ["discarded", "stopped", "drew"]


def test_ja_34_the_last_card_of_the_stock_may_be_taken() -> None:
    table = given(["", "CA BB", "AB CC"], symbols=3, stock="AA CB").plays("take stock", "take stock")
    table.then(stock="", hands=["CB AA", "CA BB", "AB CC"], turn=1).refuses("take stock", "JA-34")


def test_after_the_end_nothing_may_be_played() -> None:
    table = given(phase="vote", proposer=0, turn=2).plays("agree").then(over=True, turn=None)
    assert table.state.legal() == []
    for action in range(GAME.actions):
        refusal = table.state.refusal(Action(action))
        assert refusal is not None
        assert refusal.kind == "over"
