"""AD-40 to AD-46 and AD-49: calling, the last turns, and every case of the scoring."""

import pytest

from tests.rules.adriano.table import HANDS, Table, drawn, given, refused_start, start

LOW, TIED, HIGH, LOWER = "R1 B2 G4 Y5", "R2 B1 G5 Y4", "R6 B10 G11 Y12", "R4 B3 Y2 G1"  # 12, 12, 39, 10


@pytest.mark.parametrize("move", ["throw", "swap 1", "name 1 2"])
def test_ad_40_every_turn_ends_with_the_choice_to_call(move: str) -> None:
    table = drawn("B6", ["R5 B5 G4 Y3", HIGH]).plays(move).then(phase="call", turn=0).offers("call", "silent")
    for other in ("draw", "take", "throw", "decline", "swap 1"):
        table.refuses(other, "AD-40")


@pytest.mark.parametrize("players", range(2, 7))
def test_ad_40_the_first_turn_included(players: int) -> None:
    table = start(players).plays("draw", "swap 1").offers("call", "silent")
    first = int(table.state.seat)
    table.plays("call").then(caller=first, turn=(first + 1) % players, phase="turn")


def test_ad_40_a_turn_that_took_from_the_pit_too() -> None:
    given(pit="G13").plays("take", "swap 1").offers("call", "silent")


def test_ad_40_nobody_calls_before_their_turn_is_finished() -> None:
    given(pit="G13").refuses("call", "AD-10", "AD-40")
    drawn("B6").refuses("call", "AD-14", "AD-40")


def test_ad_40_extra_turns_come_first() -> None:
    table = drawn("R3", pile="B6 B15").plays("throw").refuses("call").plays("draw", "throw").refuses("call")
    table.plays("draw", "throw").offers("call", "silent")


def test_ad_40_who_stays_silent_leaves_the_call_to_the_next() -> None:
    table = drawn("B6").plays("throw", "silent").then(caller=None, turn=1, phase="turn")
    table.plays("take", "swap 1").then(turn=1, phase="call").offers("call", "silent")


def test_ad_40_after_a_call_every_other_player_has_one_more_turn_and_no_call_is_offered() -> None:
    table = drawn("B6", pile="B5 B15", options={"rounds": 1}).plays("throw", "call").then(caller=0, turn=1)
    table.plays("draw", "throw").then(turn=2, phase="turn", caller=0).plays("draw")
    table.then(over=False).plays("throw").then(over=True, scores=[-10, 39, 30])


@pytest.mark.parametrize(("caller", "last"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_ad_40_the_round_ends_after_the_player_at_the_callers_right(caller: int, last: int) -> None:
    hands = [*HANDS, "R12 B13 G14 Y15"]
    before = (last - 1) % 4
    table = drawn("B6", hands, turn=before, caller=caller, pile="B5").plays("throw").then(turn=last, phase="turn")
    table.then(round=0, caller=caller).plays("draw", "throw").then(round=1, caller=None, phase="turn")


def test_ad_40_a_call_cannot_be_taken_back() -> None:
    table = drawn("B6").plays("throw", "call")
    table.refuses("silent").refuses("call").then(caller=0, turn=1)


def test_ad_41_powers_and_extra_turns_work_in_the_last_turns() -> None:
    table = drawn("R3", turn=2, caller=0, pile="B8 B6", options={"rounds": 1}).plays("throw").then(phase="extra")
    # The last player trades the 13 for the caller's 1 and ends with 1 + 14 + 2 + 1; the caller has 24.
    table.plays("draw", "throw", "trade 1 0.1").then(phase="extra", turn=2, over=False)
    table.plays("draw", "throw").then(over=True, scores=[60, 39, 18])


def test_ad_41_a_look_ends_the_last_turn() -> None:
    table = drawn("R7", turn=2, caller=0, options={"rounds": 1}).plays("throw").then(over=False)
    table.plays("look 1").then(over=True, scores=[-10, 39, 30])


def test_ad_41_combinations_work_in_the_last_turns() -> None:
    # Seat 1 gives 5 and 5 for a 1 and is left with 1 + 4 + 3 = 8, below the caller's 12.
    table = drawn("B1", [LOW, "R5 B5 B4 Y3"], turn=1, caller=0, options={"rounds": 1}).plays("name 1 2")
    table.then(over=True, scores=[60, 8])


def test_ad_41_the_callers_cards_may_be_touched() -> None:
    table = drawn("R9", turn=1, caller=0).plays("throw")
    table.offers("decline", *(f"look {seat}.{slot}" for seat in (0, 2) for slot in range(1, 5)))


@pytest.mark.parametrize(("card", "touch"), [("R8", "trade 1 "), ("R9", "look ")])
def test_ad_41_a_protected_callers_cards_may_not(card: str, touch: str) -> None:
    table = drawn(card, turn=1, caller=0, options={"protect_caller": True}).plays("throw")
    for slot in range(1, 5):
        table.refuses(f"{touch}0.{slot}", "AD-41")
        assert f"{touch}2.{slot}" in table.moves()
    assert len(table.moves()) == (17 if card == "R8" else 5)


def test_ad_41_protection_begins_with_the_call_and_is_no_bar_to_a_seven() -> None:
    protected = {"protect_caller": True}
    assert "look 0.1" in drawn("R9", turn=1, dealer=0, options=protected).plays("throw").moves()
    table = drawn("R7", turn=1, caller=0, options=protected).plays("throw")
    table.offers("look 1", "look 2", "look 3", "look 4", "decline")


def test_ad_41_protect_caller_is_a_flag() -> None:
    refusal = refused_start(2, protect_caller=0)
    assert (refusal.kind, refusal.clause) == ("option", "AD-41")


def last_throw(hands: list[str], caller: int, **fields: object) -> Table:
    """The player at the caller's right throws an ordinary card: the only round of the match is over."""
    options = fields.pop("options", {})
    assert isinstance(options, dict)
    turn = (caller - 1) % len(hands)
    return drawn("B6", hands, turn=turn, caller=caller, options=options | {"rounds": 1}, **fields).plays("throw")


def test_ad_42_all_cards_are_shown_and_count_their_values() -> None:
    table = last_throw([LOW, "R6 - - Y15", "- R15 - -"], caller=1).then(scores=[12, 60, 0])
    for viewer in (-2, 0, 1, 2):
        for card in f"{LOW} R6 Y15 R15".split():
            assert card in table.told(viewer)


def test_ad_42_the_next_round_still_shows_the_last_one() -> None:
    table = drawn("B6", turn=2, caller=0).plays("throw").then(round=1, over=False)
    for viewer in (-2, 0, 1, 2):
        view = str(table.view(viewer)["last_round"])
        for card in " ".join(HANDS).split():
            assert f"'{card}'" in view


def test_ad_42_penalties_are_not_part_of_the_comparison() -> None:
    # 12 and 40 against 39: the caller is still lowest.
    last_throw([LOW, HIGH], caller=0, penalties=[40, 0]).then(scores=[-10, 39])
    # 39 against 12 and 80: the caller is still higher.
    last_throw([LOW, HIGH], caller=1, penalties=[80, 0]).then(scores=[92, 60])


@pytest.mark.parametrize(
    ("hands", "caller", "scores"),
    [
        ([LOW, HIGH, "R13 B14 G2 Y1"], 0, [-10, 39, 30]),
        ([HIGH, LOW, "R13 B14 G2 Y1"], 1, [39, -10, 30]),
        ([HIGH, "R13 B14 G2 Y1", LOW], 2, [39, 30, -10]),
        ([LOW, "R2 B1 G5 Y3"], 1, [12, -10]),
        (["R15 - - -", "Y1 - - -"], 0, [-10, 1]),
    ],
)
def test_ad_43_a_caller_strictly_lowest_scores_minus_ten(hands: list[str], caller: int, scores: list[int]) -> None:
    last_throw(hands, caller).then(scores=scores, over=True)


def test_ad_43_a_tie_among_the_others_does_not_matter() -> None:
    last_throw([LOWER, LOW, TIED], caller=0).then(scores=[-10, 12, 12])


def test_ad_44_a_caller_who_ties_for_lowest_scores_the_hand_as_all_do() -> None:
    last_throw([LOW, TIED, HIGH], caller=0).then(scores=[12, 12, 39])
    last_throw([LOW, TIED, HIGH], caller=1).then(scores=[12, 12, 39])
    last_throw([LOW, TIED], caller=1).then(scores=[12, 12])


@pytest.mark.parametrize(
    ("hands", "caller", "scores"),
    [
        ([LOW, LOWER, HIGH], 0, [60, 10, 39]),
        ([LOW, LOWER, HIGH], 2, [12, 10, 60]),
        ([LOW, TIED, LOWER], 0, [60, 12, 10]),
        ([LOW, TIED, HIGH], 2, [12, 12, 60]),
    ],
)
def test_ad_45_a_caller_above_somebody_scores_sixty(hands: list[str], caller: int, scores: list[int]) -> None:
    last_throw(hands, caller).then(scores=scores)


def test_ad_45_sixty_stands_instead_of_a_hand_worth_less_or_more() -> None:
    last_throw(["R15 B15 G15 Y15", LOW], caller=0, options={"red_fifteens": 1}).then(scores=[60, 12])
    last_throw(["Y1 - - -", "R15 - - -"], caller=0).then(scores=[60, 0])


NOTED = [40, 80, 120]


@pytest.mark.parametrize(("spare", "own"), [(True, -10), (False, 30)])
def test_ad_46_a_successful_caller_is_spared_or_not(spare: bool, own: int) -> None:
    # -10 (+ 40), 39 + 80, 12 + 120.
    table = last_throw([LOWER, HIGH, LOW], caller=0, penalties=NOTED, options={"spare_winner": spare})
    table.then(scores=[own, 119, 132])


@pytest.mark.parametrize(("spare", "scores"), [(True, [12, 12, 159]), (False, [52, 92, 159])])
def test_ad_46_a_tied_caller_and_those_tied_with_them_are_spared_or_not(spare: bool, scores: list[int]) -> None:
    # 12 (+ 40), 12 (+ 80), 39 + 120.
    table = last_throw([LOW, TIED, HIGH], caller=0, penalties=NOTED, options={"spare_winner": spare})
    table.then(scores=scores)
    table = last_throw([LOW, TIED, HIGH], caller=1, penalties=NOTED, options={"spare_winner": spare})
    table.then(scores=scores)


@pytest.mark.parametrize("spare", [True, False])
def test_ad_46_when_the_call_failed_everyone_pays(spare: bool) -> None:
    # 60 + 40, 10 + 80, 39 + 120.
    table = last_throw([LOW, LOWER, HIGH], caller=0, penalties=NOTED, options={"spare_winner": spare})
    table.then(scores=[100, 90, 159])
    # Those tied with a failed caller pay too: 60 + 40, 12 + 80, 10 + 120.
    table = last_throw([LOW, TIED, LOWER], caller=0, penalties=NOTED, options={"spare_winner": spare})
    table.then(scores=[100, 92, 130])


@pytest.mark.parametrize("spare", [True, False])
def test_ad_46_without_a_call_everyone_pays(spare: bool) -> None:
    # 12 + 40, 12 + 80, 39 + 120.
    options = {"spare_winner": spare, "rounds": 1}
    table = given([LOW, TIED, HIGH], rest="pit", phase="call", turned=1, penalties=NOTED, options=options)
    table.plays("silent").then(over=True, scores=[52, 92, 159])


def test_ad_46_penalties_are_for_the_round_only() -> None:
    table = drawn("B6", [LOW, HIGH], turn=1, caller=0, penalties=[40, 80], totals=[5, 7], round=1).plays("throw")
    table.then(totals=[-5, 126], penalties=[0, 0], round=2)


@pytest.mark.parametrize(("called", "scores"), [(HIGH, [100, 52, 2]), ("Y1 - - -", [-10, 52, 2])])
def test_ad_46_a_carre_in_the_last_turn_is_charged_but_to_those_spared(called: str, scores: list[int]) -> None:
    # Seat 2 is left with a 2: 60 + 40, or the caller's 1 is lowest; seat 1 pays 12 + 40.
    table = drawn("R2", [called, LOW, "R13 B13 G13 Y13"], turn=2, caller=0, pit="B6", options={"rounds": 1})
    table.plays("name 1 2 3 4").then(over=True, scores=scores)


def test_ad_46_spare_winner_is_a_flag() -> None:
    refusal = refused_start(2, spare_winner="no")
    assert (refusal.kind, refusal.clause) == ("option", "AD-46")


def final(totals: list[int], hands: list[str]) -> Table:
    """The seventh round ends without a call."""
    table = given(hands, rest="pit", phase="call", turned=1, totals=totals, round=6)
    return table.plays("silent")


def test_ad_49_after_the_last_round_the_lowest_total_wins() -> None:
    final([100, 50, 70], [LOW, HIGH, "R13 B14 G2 Y1"]).then(over=True, scores=[112, 89, 100], ranks=[3, 1, 2])


def test_ad_49_ties_share_the_place() -> None:
    final([27, 0, 9], [LOW, HIGH, "R13 B14 G2 Y1"]).then(scores=[39, 39, 39], ranks=[1, 1, 1])
    final([27, 0, 8], [LOW, HIGH, "R13 B14 G2 Y1"]).then(scores=[39, 39, 38], ranks=[2, 2, 1])
    final([26, 0, 9], [LOW, HIGH, "R13 B14 G2 Y1"]).then(scores=[38, 39, 39], ranks=[1, 2, 2])


def test_ad_49_totals_may_be_negative() -> None:
    table = drawn("B6", [LOW, HIGH], turn=1, caller=0, totals=[-20, -60], round=6).plays("throw")
    table.then(over=True, scores=[-30, -21], ranks=[1, 2], totals=[-30, -21])


def test_ad_49_totals_add_up_round_by_round_and_places_are_known_on_the_way() -> None:
    table = drawn("B6", turn=2, caller=0, totals=[30, 20, 10], round=2).plays("throw")
    table.then(over=False, totals=[20, 59, 40], scores=[20, 59, 40], ranks=[1, 3, 2], round=3)
