"""Nain Jaune at search speed: what others laid tells of what they keep, and a lead is chosen by what it brings."""

from pioche.cards import card_of
from pioche.chance import FastRng
from pioche.coach.judging import judged
from pioche.coach.moments import Seen
from pioche.core.record import begin
from pioche.core.seats import Seat
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.rules import Match
from pioche.search.nain_jaune import NainJaunePolicy
from tests.games.nain_jaune.tables import play, position

POLICY = NainJaunePolicy()


def followed(kept: str) -> Match:
    """Seat 1 has laid the ten of spades after a nine, and keeps a card besides the four of clubs."""
    match = position(["9C 2C", f"10S 4C {kept}", "5C 3C"], 0, phase="lead", layer=0)
    return play(match, "lay 9C", "pass", "pass", "lay 10S", "pass")


def led(kept: str) -> Match:
    """Seat 1 has begun a series with the six of clubs."""
    return play(position(["2C 3C", f"6C {kept}", "5C 4C"], 1, phase="lead", layer=1), "lay 6C", "pass")


def test_who_follows_with_another_card_seldom_has_the_belle_of_that_rank() -> None:
    assert POLICY.likelihood(followed("10D")) < 0.2 * POLICY.likelihood(followed("9D"))


def test_who_begins_a_series_seldom_keeps_a_better_beginning() -> None:
    """From the queen on it would have come back."""
    assert POLICY.likelihood(led("QC KC")) < 0.3 * POLICY.likelihood(led("8C 10C"))


def test_what_a_seat_did_itself_tells_it_nothing() -> None:
    match = position(["2C 3C", "6C QC KC", "5C 4C"], 1, phase="lead", layer=1)
    assert POLICY.likelihood(play(match, "lay 6C")) == 1.0


def test_where_nobody_remembers_who_laid_what_every_deal_is_as_likely() -> None:
    assert POLICY.likelihood(position(["2C 3C", "6C QC KC", "5C 4C"], 1, phase="lead", layer=1)) == 1.0


def test_who_may_hold_back_seldom_does() -> None:
    options = {"holding_back": True}
    fields = {"phase": "lead", "layer": 0, "options": options, "lacks": ["", "8", ""]}
    kept = position(["2C 3C", "8C 4C", "5C 6C"], 0, **fields)
    lacking = position(["2C 3C", "9C 4C", "5C 6C"], 0, **fields)
    assert POLICY.likelihood(kept) == POLICY.stray * POLICY.likelihood(lacking)


def test_a_king_is_kept_while_the_others_have_many_cards() -> None:
    """It will bring the lead back; led at once it is but one card less."""
    hands = ["5C 8S 9H 9S JS KD", "AC 2H 2S 4H 6S QD", "AS 3H 4C 5H 5S QC", "2C 3D 3S 4S 7H 7S"]
    match = position(hands, 0, phase="lead", layer=0)
    assert POLICY.pick(match, FastRng("")) == card_of("8S")


def test_a_king_is_led_when_somebody_is_about_to_stop() -> None:
    hands = ["5C 8S 9H 9S JS KD", "AC 2H 2S 4H 6S QD", "AS 3H 4C 5H 5S QC", "2C"]
    match = position(hands, 0, phase="lead", layer=0)
    assert POLICY.pick(match, FastRng("")) == card_of("KD")


def test_kings_are_led_where_one_more_series_lays_the_whole_hand() -> None:
    hands = ["AH QC KS", "AC 2H 2S 4H 6S JD", "AS 3H 4C 5H 5S 6C", "2C 3D 3S 4S 7H 7S"]
    match = position(hands, 0, phase="lead", layer=0)
    assert POLICY.pick(match, FastRng("")) == card_of("QC")


def test_a_series_that_lays_the_whole_hand_is_laid() -> None:
    hands = ["4C 5S 6D KC", "AC 2H 2S", "AS 3H 4S", "2C 3D 3S"]
    match = position(hands, 0, phase="lead", layer=0)
    assert POLICY.pick(match, FastRng("")) == card_of("KC")
    assert POLICY.pick(play(match, "lay KC"), FastRng("")) == card_of("4C")


def test_a_king_is_led_where_as_few_queens_are_left_as_its_hand_has_kings() -> None:
    """Every queen laid has called a king: no other is left, and one card less is sure."""
    others = ["AC 2S 3H 4H 6S 7H", "AS 3C 4C 5H 5S 6C", "2D 3D 3S 4S 7S QC"]
    assert POLICY.pick(position(["2H 5D KS", *others], 0, phase="lead", layer=0), FastRng("")) == card_of("KS")
    two = ["2H 5D 8D KD KS", "AC 2S 3H 4H 6S 7H", "AS 3C 4C 5H 5S QD", others[2]]
    assert POLICY.pick(position(two, 0, phase="lead", layer=0), FastRng("")) == card_of("KD")


def test_of_two_kings_both_are_kept_while_three_queens_are_left() -> None:
    hands = ["2H 5D 8D KD KS", "AC 2S 3H 4H 6S QH", "AS 3C 4C 5H 5S QD", "2D 3D 3S 4S 7S QC"]
    assert POLICY.pick(position(hands, 0, phase="lead", layer=0), FastRng("")) == card_of("2H")


def test_a_queen_with_her_king_waits_for_a_jack() -> None:
    others = ["AC 2S 3H 4H 6S 7H", "AS 3C 4D 6H 7C 6C", "2D 3D 4S 7S 8S 9S"]
    waiting = ["3S 4C 5H 8D QD KS", *others[:2], "2D 3D 4S 7S JH JS"]
    assert POLICY.pick(position(waiting, 0, phase="lead", layer=0), FastRng("")) == card_of("3S")
    hands = ["3S 4C 5H 8D QD KS", *others]
    assert POLICY.pick(position(hands, 0, phase="lead", layer=0), FastRng("")) == card_of("QD")


def test_the_king_of_hearts_is_led_the_sooner_the_more_tokens_wait_on_it() -> None:
    hands = ["AH AS 3S 4C 4H 5H 5S 8D QD KH", "2C 2D 3C JD", "4D 6C 7C 8C JS", "2S 6H 7H 9H QC"]
    empty = position(hands, 0, phase="lead", layer=0, board={})
    assert POLICY.pick(empty, FastRng("")) == card_of("3S")
    rich = position(hands, 0, phase="lead", layer=0, board={"KH": 3})
    assert POLICY.pick(rich, FastRng("")) == card_of("QD")


def considered(match: Match) -> list[str]:
    return [GAME.notation((action,)) for action in POLICY.candidates(match)]


def test_of_several_cards_of_a_rank_only_the_belle_is_considered() -> None:
    """The hand left asks for the same ranks, and a belle that stays costs double and what waits on it."""
    match = position(["9C 10D 10S KD KH KS", "8S 9S", "5C 3C"], 0, phase="lead", layer=0)
    assert considered(match) == ["lay 9C", "lay 10D", "lay KH"]
    assert considered(play(match, "lay 9C")) == ["lay 10D"]


def test_to_hold_a_rank_back_is_considered_where_it_may_be() -> None:
    match = position(["9C 10D 10S", "8S 9S", "5C 3C"], 0, phase="lead", layer=0, options={"holding_back": True})
    assert considered(play(match, "lay 9C")) == ["lay 10D", "pass"]


def test_a_person_who_keeps_the_belle_is_told_what_it_cost() -> None:
    """The coach weighs what was chosen, though no search considers it."""
    match = position(["9C 10D 10S 2C", "JS", "5C 3C"], 0, phase="lead", layer=0, board={"10D": 4})
    record = begin(match, position=match.dump())
    for move in ["lay 9C", "lay 10S", "pass", "pass", "lay JS"]:
        play(match, move)
        record.add(move, match)
    found = judged(Seen(record, Seat(0), POLICY).moments(), POLICY, 5000, "test")
    kept = next(one for one in found if one.moment.number == 2)
    assert [GAME.notation(option) for option in kept.moment.options] == ["lay 10S", "lay 10D"]
    assert kept.best == 1
    assert kept.loss() > 2
