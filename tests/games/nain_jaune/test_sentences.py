"""What people read about a match, to the letter: where it stands and why a move is refused."""

from collections.abc import Callable

import pytest

from pioche.core.refusal import Fact
from pioche.core.seats import Action
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.rules import Match
from pioche.texts import speech
from tests.games.nain_jaune.tables import play, position, refused


def told(facts: list[Fact]) -> list[tuple[str, str, int]]:
    return [(fact.field.name, fact.field.spell, fact.value) for fact in facts]


def sentences(facts: list[Fact], lang: str) -> list[str]:
    words = speech(GAME, lang)
    return [words.message(f"fact-{name}", value=words.value(spell, value)) for name, spell, value in told(facts)]


# Where the match stands.


def test_the_facts_of_a_series_name_the_round_the_dealer_the_rank_asked_for_who_laid_last_and_how_long_it_is() -> None:
    match = play(position(["AC 9C", "9D", "9H"], 0, dealer=1, round=2), "lay AC")
    assert told(match.facts()) == [
        ("round", "number", 3),
        ("rounds", "number", 5),
        ("dealer", "seat", 1),
        ("wanted", "rank", 1),
        ("layer", "seat", 0),
        ("series", "number", 1),
    ]
    assert sentences(match.facts(), "en") == [
        "round 3",
        "rounds to play: 5",
        "dealer: Player 1",
        "asked for: 2",
        "laid last: Player 0",
        "cards in the series: 1",
    ]


def test_before_the_first_card_no_layer_is_told_and_before_a_lead_no_rank() -> None:
    opening = position(["AC 9C", "9D", "9H"], 0)
    assert [name for name, _, _ in told(opening.facts())] == ["round", "rounds", "dealer", "wanted"]
    leading = position(["2C 9C", "9D", "9H"], 0, phase="lead", layer=2)
    assert [name for name, _, _ in told(leading.facts())] == ["round", "rounds", "dealer", "layer", "series"]


def test_when_the_match_is_over_the_last_round_is_still_the_one_that_was_played() -> None:
    match = position(["2C", "9D", "9H"], 0, phase="lead", layer=0, round=1, options={"rounds": 2})
    assert told(match.facts())[0] == ("round", "number", 2)
    play(match, "lay 2C")
    assert told(match.facts())[:2] == [("round", "number", 2), ("rounds", "number", 2)]


# Why a move is refused.


def opening() -> Match:
    return position(["AC AD 2C 2D 9C", "9D", "9H"], 0)


def following() -> Match:
    return play(opening(), "lay AC")


def unable() -> Match:
    return play(following(), "lay 2C")


def holding_back() -> Match:
    return play(position(["AC 2C 2D 9C", "9D", "9H"], 0, options={"holding_back": True}), "lay AC")


def leading() -> Match:
    return position(["2C 9C", "9D", "9H"], 0, phase="lead", layer=2)


def finished() -> Match:
    return play(position(["2C", "9D", "9H"], 0, phase="lead", layer=0, options={"rounds": 1}), "lay 2C")


SAID = [
    (opening, "pass", "NJ-11", "La manche s'ouvre par un as et vous en avez : posez A♣ A♦."),
    (opening, "lay 9C", "NJ-11", "9♣ ne suit pas. On demande : as ; posez A♣ A♦."),
    (opening, "lay QS", "NJ-11", "Vous n'avez pas D♠. On demande : as ; posez A♣ A♦."),
    (following, "pass", "NJ-13", "Vous avez la carte demandée (2) et vous devez la jouer : posez 2♣ 2♦."),
    (following, "lay 9C", "NJ-12", "9♣ ne suit pas. On demande : 2 ; posez 2♣ 2♦."),
    (following, "lay QS", "NJ-12", "Vous n'avez pas D♠. On demande : 2 ; posez 2♣ 2♦."),
    (unable, "lay 9C", "NJ-12", "9♣ ne suit pas. On demande : 3, et vous n'en avez pas ; dites « sans 3 » (pass)."),
    (unable, "lay QS", "NJ-12", "Vous n'avez pas D♠. On demande : 3, et vous n'en avez pas ; dites « sans 3 » (pass)."),
    (holding_back, "lay 9C", "NJ-12", "9♣ ne suit pas. On demande : 2 ; posez 2♣ 2♦, ou dites « sans 2 » (pass)."),
    (holding_back, "lay QS", "NJ-12", "Vous n'avez pas D♠. On demande : 2 ; posez 2♣ 2♦, ou dites « sans 2 » (pass)."),
    (
        leading,
        "pass",
        "NJ-16",
        "C'est à vous de commencer une série, et on ne passe pas : posez la carte de votre choix.",
    ),
    (
        leading,
        "lay QS",
        "NJ-16",
        "Vous n'avez pas D♠ : commencez la série avec n'importe laquelle de vos cartes.",
    ),
    (finished, "lay 9D", None, "La partie est finie : commencez-en une autre."),
]


@pytest.mark.parametrize(("table", "move", "clause", "sentence"), SAID)
def test_a_refusal_says_in_one_sentence_what_is_wrong_and_what_would_be_right(
    table: Callable[[], Match], move: str, clause: str | None, sentence: str
) -> None:
    refusal = refused(table(), move)
    assert (refusal.clause, speech(GAME, "fr").refusal(refusal)) == (clause, sentence)


def test_the_facts_of_a_refusal_name_the_card_the_rank_asked_for_and_what_is_held() -> None:
    queen, two, held = ("card", "card", 47), ("wanted", "rank", 1), [("held", "card", 4), ("held", "card", 5)]
    assert told(refused(following(), "lay QS").facts) == [queen, two, *held]
    assert told(refused(following(), "pass").facts) == [two, *held]
    assert told(refused(leading(), "lay QS").facts) == [queen]


def test_an_action_that_is_no_move_is_quoted_in_its_refusal() -> None:
    refusal = opening().refusal(Action(77))
    assert refusal is not None
    sentence = "« 77 » n'est pas un coup. Écrivez lay et une carte, comme lay 7D, ou pass."
    assert (refusal.kind, refusal.clause, speech(GAME, "fr").refusal(refusal)) == ("syntax", None, sentence)


@pytest.mark.parametrize(("lang", "queen"), [("fr", "D♠"), ("en", "Q♠")])
def test_cards_are_spelt_as_the_language_does(lang: str, queen: str) -> None:
    assert GAME.spell("card", 47, lang) == queen
