"""Nain Jaune at search speed: what the others have laid tells of what they keep."""

from pioche.cards import card_of
from pioche.chance import FastRng
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
    hands = ["5C 8S 9H 9S JS KD", "AC 2H 2S 4H 6S JD", "AS 3H 4C 5H 5S 6C", "2C 3D 3S 4S 7H 7S"]
    match = position(hands, 0, phase="lead", layer=0)
    assert POLICY.pick(match, FastRng("")) == card_of("8S")


def test_a_king_is_led_when_somebody_is_about_to_stop() -> None:
    hands = ["5C 8S 9H 9S JS KD", "AC 2H 2S 4H 6S JD", "AS 3H 4C 5H 5S 6C", "2C"]
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
