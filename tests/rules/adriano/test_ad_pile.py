"""AD-47, AD-48 and AD-51: the pit turned over, the end of the second pile, and rounds of taking only."""

import pytest

from tests.rules.adriano.table import DECK, HANDS, SWAPS, Table, drawn, given, refused_start

TWO = ("R1 B2 G4 Y5", "R6 B10 G11 Y12")
ONCE = {"rounds": 1}


def all_but(cards: str, hands: tuple[str, ...] = HANDS) -> str:
    """Every card that is neither in the hands nor named."""
    used = f"{cards} {' '.join(hands)}".split()
    return " ".join(card for card in DECK if card not in used)


def test_ad_47_an_empty_pile_waits_for_somebody_to_draw() -> None:
    table = given(rest="pit", pit="G13").then(turned=0, pile="").offers("draw", "take")
    table.plays("take", "swap 1").then(turned=0, pile="", top="R1", phase="call")
    table.plays("silent").then(turn=1).offers("draw", "take")


def test_ad_47_the_pit_is_turned_over_as_it_is() -> None:
    pit = f"B9 G3 {all_but('B9 G3 G13')} G13".split()
    table = given(pit=" ".join(pit)).plays("draw").then(held="B9", turned=1, pit="", phase="drawn", turn=0)
    assert table.pile == pit[1:]
    table.plays("swap 1", "silent").then(pit="R1").plays("draw").then(held="G3", turn=1, turned=1)


def test_ad_47_after_turning_over_the_pit_is_empty_until_the_card_is_played() -> None:
    table = given(rest="pit", pit="G13").plays("draw")
    assert table.pit == []
    table.plays("throw")
    assert table.pit == ["R2"]


def test_ad_47_the_pile_is_not_turned_over_while_it_has_a_card() -> None:
    table = given(pile="B9", rest="pit", pit="G13").plays("draw").then(held="B9", turned=0, pile="", top="G13")
    table.plays("swap 1", "silent", "draw").then(turned=1, turn=1)


def test_ad_47_a_three_just_thrown_is_turned_over_for_the_extra_turn() -> None:
    pit = f"B9 {all_but('B9 G13 R3')} G13".split()
    table = drawn("R3", pit=" ".join(pit)).plays("throw").then(phase="extra", turned=0, top="R3", pile="")
    table.plays("draw").then(held="B9", turned=1, pit="", phase="drawn", in_extra=True, extra=1)
    assert table.pile == [*pit[1:], "R3"]


def test_ad_47_a_pile_turned_over_is_known_to_all_and_so_is_each_card_drawn_from_it() -> None:
    table = given(rest="pit", pit="B9 G13").plays("draw")
    for viewer in (-2, 0, 1, 2):
        assert set(DECK) - set(" ".join(HANDS).split()) <= set(table.seen_cards(viewer))
    table.plays("swap 1")
    assert table.known(0, 1) == [0, 1, 2]
    assert "R2" in table.seen_cards()


def reshuffled(seed: str) -> Table:
    chance = {"kind": "fast", "seed": seed}
    return given(rest="pit", pit="B9 G13", options={"reshuffle": True}, chance=chance).plays("draw")


def test_ad_47_with_reshuffle_the_pit_is_shuffled() -> None:
    content = set(all_but("").split())
    firsts = set()
    for seed in range(12):
        table = reshuffled(str(seed)).then(turned=1, pit="", pile_known=False)
        held = str(table.now["held"])
        assert set(table.pile) | {held} == content
        assert len(table.pile) == 47
        firsts.add(held)
    assert len(firsts) > 3


def test_ad_47_with_reshuffle_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    table = reshuffled("1")
    held = str(table.now["held"])
    assert table.seen_cards(0) == sorted([held, "G4", "Y5"], key=DECK.index)
    assert table.seen_cards(1) == ["G11", "Y12"]
    assert table.seen_cards() == []
    table.plays("swap 1")
    assert table.known(0, 1) == [0]


def test_ad_47_without_reshuffle_every_seed_turns_over_alike() -> None:
    for seed in ("1", "2", "3"):
        table = given(rest="pit", pit="G13", chance={"kind": "fast", "seed": seed}).plays("draw")
        table.then(held="R2", pile_known=True)


def test_ad_47_reshuffle_is_a_flag() -> None:
    refusal = refused_start(2, reshuffle=None)
    assert (refusal.kind, refusal.clause) == ("option", "AD-47")


@pytest.mark.parametrize("reshuffle", [False, True])
def test_ad_48_who_takes_the_last_card_of_the_turned_over_pile_finishes_and_may_call(reshuffle: bool) -> None:
    options = {"reshuffle": reshuffle, "rounds": 1}
    table = given(pile="B9", rest="pit", pit="G13", turned=1, options=options).plays("draw")
    table.then(phase="drawn", held="B9", over=False).plays("swap 1").then(phase="call", over=False)
    table.offers("call", "silent").plays("silent")
    # 9 + 2 + 4 + 5, 39 and 30.
    table.then(over=True, scores=[20, 39, 30])


def test_ad_48_before_the_last_card_the_round_goes_on() -> None:
    table = given(pile="B6 B9", rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "throw", "silent")
    table.then(over=False, turn=1, phase="turn").plays("take", "swap 1", "silent").then(over=False, turn=2)
    table.plays("draw", "throw", "decline").then(over=False, turn=2, phase="call").plays("silent").then(over=True)


def test_ad_48_the_first_pile_running_out_does_not_end_the_round() -> None:
    table = given(pile="B6", rest="pit", pit="G13", turned=0).plays("draw", "throw").then(phase="call")
    table.plays("silent").then(round=0, turn=1, phase="turn").offers("draw", "take")


def test_ad_48_everyone_scores_hand_and_penalties() -> None:
    # 12 + 40, 39, 30 + 80.
    table = given(pile="B6", rest="pit", pit="G13", turned=1, penalties=[40, 0, 80], options=ONCE)
    table.plays("draw", "throw", "silent").then(over=True, scores=[52, 39, 110])


def test_ad_48_a_three_as_the_last_card_gives_no_extra_turn() -> None:
    table = given(pile="B3", rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "throw")
    table.then(phase="call", turn=0).plays("silent").then(over=True)


def test_ad_48_extra_turns_not_yet_drawn_are_lost() -> None:
    table = given(pile="B3 B6", rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "throw")
    table.then(phase="extra", extra=1).plays("draw").then(phase="drawn", held="B6").plays("throw")
    table.then(phase="call", turn=0).offers("call", "silent")


def turns_told(table: Table, kind: str) -> list[object]:
    return [event["turns"] for event in table.events() if event["kind"] == kind]


def test_ad_48_it_is_told_how_many_extra_turns_were_gained_and_lost() -> None:
    plain = drawn("R3", pile="B6 B5").plays("throw", "draw", "throw", "draw", "throw")
    assert (turns_told(plain, "gained"), turns_told(plain, "lost")) == ([2], [])
    for pile, lost in (("B3 B6", [1]), ("B3 B6 B5", [])):
        table = given(pile=pile, rest="pit", pit="G13", turned=1)
        while table.now["phase"] != "call":
            table.plays("throw" if "throw" in table.moves() else "draw")
        assert (turns_told(table, "gained"), turns_told(table, "lost")) == ([2], lost)
    declined = drawn("R3").plays("throw", "decline")
    assert turns_told(declined, "lost") == []


def test_ad_48_other_powers_of_the_last_card_work() -> None:
    for card, move in (("B7", "look 1"), ("B8", "trade 1 1.1"), ("B9", "look 1.1")):
        table = given(pile=card, rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "throw", move)
        table.then(phase="call", turn=0).plays("silent").then(over=True)


def test_ad_48_combinations_with_the_last_card_work() -> None:
    hands = ["R5 B5 G4 Y3", *HANDS[1:]]
    table = given(hands, pile="B6", rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "name 1 2", "silent")
    table.then(over=True, scores=[13, 39, 30])


def test_ad_48_a_call_after_the_last_card_gives_the_others_their_turn() -> None:
    table = given(pile="B6", rest="pit", pit="G13", turned=1, options=ONCE).plays("draw", "throw", "call")
    table.then(over=False, turn=1, phase="turn", caller=0).offers("draw", "take")
    table.plays("draw").then(turned=2, held="R2", pit="").plays("throw").then(turn=2)
    table.plays("take", "swap 4").then(over=True, scores=[-10, 39, 31])


def test_ad_48_once_someone_has_called_the_pit_is_turned_over_as_often_as_needed() -> None:
    table = given(turn=1, pile="B6", rest="pit", pit="G13", turned=1, caller=0, options=ONCE).plays("draw", "throw")
    table.then(turn=2, phase="turn", turned=1, over=False).plays("draw").then(turned=2, held="R2")
    table.plays("throw").then(over=True)


def test_ad_48_once_someone_has_called_no_extra_turn_is_lost() -> None:
    table = given(turn=1, pile="B3", rest="pit", pit="G13", turned=1, caller=0).plays("draw", "throw")
    table.then(phase="extra", extra=1, turn=1).plays("draw").then(turned=2, phase="drawn", held="R2", extra=1)
    table.plays("throw").then(phase="extra", extra=0, turn=1)


def test_ad_48_the_last_card_of_the_first_pile_gives_its_extra_turns() -> None:
    table = given(pile="B3", rest="pit", pit="G13", turned=0).plays("draw", "throw").then(phase="extra", extra=1)
    table.plays("draw").then(turned=1, held="R2")


def taking(players: int, pit_rounds: int, pit_turns: int) -> Table:
    hands = [*HANDS, "R12 B13 G14 Y15", "R11 B12 G15 Y14", "R10 B11 G12 Y10"][:players]
    return given(hands, pit="G13", pit_turns=pit_turns, options={"pit_rounds": pit_rounds})


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("pit_rounds", [1, 3, 20])
def test_ad_51_after_so_many_rounds_of_taking_the_next_player_must_draw(players: int, pit_rounds: int) -> None:
    taking(players, pit_rounds, players * pit_rounds - 1).offers("draw", "take")
    table = taking(players, pit_rounds, players * pit_rounds).offers("draw").refuses("take", "AD-51")
    table.plays("draw", "swap 1", "silent").then(pit_turns=0).offers("draw", "take")


def test_ad_51_three_rounds_of_taking_by_default() -> None:
    table = given(TWO, pit="G13")
    for turn in range(6):
        table.then(pit_turns=turn).offers("draw", "take").plays("take", "swap 1", "silent")
    table.then(turn=0, pit_turns=6).offers("draw").refuses("take", "AD-51")


def test_ad_51_one_draw_begins_the_count_again() -> None:
    table = given(TWO, pit="G13", pile="B6", options={"pit_rounds": 1}).plays("take", "swap 1", "silent")
    table.plays("draw", "throw", "silent").then(pit_turns=0).plays("take", "swap 1", "silent").then(pit_turns=1)
    table.offers("draw", "take").plays("take", "swap 1", "silent").then(pit_turns=2).offers("draw")


def test_ad_51_the_next_to_draw_may_be_any_player() -> None:
    table = given(turn=2, pit="G13", pit_turns=8).plays("take", *SWAPS[:1], "silent").then(turn=0, pit_turns=9)
    table.offers("draw").refuses("take", "AD-51")


def test_ad_51_who_must_draw_from_an_empty_pile_turns_the_pit_over() -> None:
    table = given(rest="pit", pit="G13", pit_turns=9).offers("draw").refuses("take", "AD-51")
    table.plays("draw").then(turned=1, held="R2", pit="")


def test_ad_51_the_count_goes_on_in_the_last_turns() -> None:
    table = given(turn=1, pit="G13", pit_turns=8, caller=0).offers("draw", "take").plays("take", "swap 1")
    table.then(turn=2, pit_turns=9).offers("draw").refuses("take", "AD-51")


@pytest.mark.parametrize("pit_rounds", [0, -1, 21, "3", None])
def test_ad_51_one_to_twenty_rounds_may_be_agreed(pit_rounds: object) -> None:
    refusal = refused_start(2, pit_rounds=pit_rounds)
    assert (refusal.kind, refusal.clause) == ("option", "AD-51")
