"""What people read about a game of Janus, to the letter: where it stands and why a move is refused."""

from collections.abc import Callable

import pytest

from pioche.core.refusal import Fact
from pioche.core.seats import Action
from pioche.games.janus import GAME
from pioche.games.janus.rules import Match
from pioche.texts import speech
from tests.games.janus.tables import load, play


def told(facts: list[Fact]) -> list[tuple[str, str, int]]:
    return [(fact.field.name, fact.field.spell, fact.value) for fact in facts]


def test_the_facts_name_the_dealer_the_turns_left_and_whoever_proposed_to_stop() -> None:
    state = load(turn=1, dealer=2, idle=5)
    facts = [("dealer", "seat", 2), ("turns_left", "number", 85)]
    assert told(state.facts()) == facts
    assert told(play(state, "propose").facts()) == [*facts, ("proposer", "seat", 1)]


# Why a move is refused.


def full() -> Match:
    return load(hands=["AB CD EF GH", "BC DE", "IJ KA"])


def empty() -> Match:
    return load(hands=["", "EF GH", "IJ KA"])


def took() -> Match:
    return play(load(options={"two_from_stock": False}), "take 1.1")


def drew() -> Match:
    return play(load(options={"two_from_stock": False}), "take stock")


def discarded() -> Match:
    return play(load(), "discard 1")


def no_stock() -> Match:
    return load(lab={"symbols": 3, "hand": 2}, hands=["AB CC", "BC AA", "CA BB"], stock="")


def voting() -> Match:
    return play(load(), "propose")


def voted() -> Match:
    return play(load(), "propose", "refuse")


def over() -> Match:
    return play(load(), "propose", "agree", "agree")


SAID = [
    (
        load,
        "take 0.1",
        "JA-12",
        "On prend une carte aux autres, pas à soi-même : choisissez une autre main ou la pioche.",
    ),
    (load, "take 1.3", "JA-36", "Joueur 1 n'a que 2 cartes : choisissez une place de 1 à 2."),
    (load, "take 3.1", "JA-12", "Il n'y a personne à cette place : les places vont de 0 à 2."),
    (load, "discard 3", "JA-36", "Vous n'avez que 2 cartes : choisissez une place de 1 à 2."),
    (load, "stop", "JA-15", "On ne passe jamais son tour : prenez une carte, ou rejetez-en une si vous en avez."),
    (
        load,
        "agree",
        "JA-31",
        "Personne n'a proposé d'arrêter : il n'y a rien à accepter ni à refuser. Prenez ou rejetez une carte.",
    ),
    (full, "take stock", "JA-15", "Vous avez quatre cartes, et jamais davantage : rejetez-en une ou deux."),
    (full, "take 1.1", "JA-15", "Vous avez quatre cartes, et jamais davantage : rejetez-en une ou deux."),
    (empty, "discard 1", "JA-15", "Vous n'avez aucune carte à rejeter : prenez-en une ou deux."),
    (
        took,
        "take 1.1",
        "JA-13",
        "Vous avez déjà pris une carte à Joueur 1 pendant ce tour : prenez la seconde ailleurs, ou arrêtez-vous.",
    ),
    (
        took,
        "discard 1",
        "JA-10",
        "Vous avez pris une carte : vous pouvez en prendre une autre ou vous arrêter, mais non rejeter.",
    ),
    (
        took,
        "propose",
        "JA-31",
        "On propose d'arrêter avant sa première carte du tour : finissez ce tour et proposez au suivant.",
    ),
    (
        drew,
        "take stock",
        "JA-13",
        "À cette table on ne prend qu'une carte à la pioche par tour : "
        "prenez la seconde dans une main, ou arrêtez-vous.",
    ),
    (
        discarded,
        "take 2.1",
        "JA-14",
        "Vous avez rejeté une carte : vous pouvez en rejeter une autre ou vous arrêter, mais non prendre.",
    ),
    (discarded, "discard 2", "JA-36", "Vous n'avez qu'une carte : rejetez la carte 1."),
    (
        discarded,
        "propose",
        "JA-31",
        "On propose d'arrêter avant sa première carte du tour : finissez ce tour et proposez au suivant.",
    ),
    (no_stock, "take stock", "JA-34", "La pioche est vide : on ne peut prendre que dans les mains des autres."),
    (voting, "stop", "JA-31", "Joueur 0 a proposé d'arrêter : répondez d'abord par agree (d'accord) ou refuse (non)."),
    (voted, "propose", "JA-31", "Vous avez déjà proposé d'arrêter pendant ce tour : prenez ou rejetez une carte."),
    (over, "stop", None, "La partie est finie : commencez-en une autre."),
]


@pytest.mark.parametrize(("table", "move", "clause", "sentence"), SAID)
def test_a_refusal_says_in_one_sentence_what_is_wrong_and_what_would_be_right(
    table: Callable[[], Match], move: str, clause: str | None, sentence: str
) -> None:
    refusal = table().refusal(GAME.parse(move)[0])
    assert refusal is not None
    assert (refusal.clause, speech(GAME, "fr").refusal(refusal)) == (clause, sentence)


@pytest.mark.parametrize(
    ("table", "move", "facts"),
    [
        (load, "take 1.3", [("owner", "seat", 1), ("count", "number", 2)]),
        (load, "discard 3", [("owner", "seat", 0), ("count", "number", 2)]),
        (load, "take 3.1", [("last", "number", 2)]),
        (took, "take 1.1", [("owner", "seat", 1)]),
        (voting, "stop", [("proposer", "seat", 0)]),
        (load, "take 0.1", []),
    ],
)
def test_the_facts_of_a_refusal_name_whom_and_how_many(
    table: Callable[[], Match], move: str, facts: list[tuple[str, str, int]]
) -> None:
    refusal = table().refusal(GAME.parse(move)[0])
    assert refusal is not None
    assert told(refusal.facts) == facts


def test_an_action_that_is_no_move_is_quoted_in_its_refusal() -> None:
    refusal = load().refusal(Action(77))
    assert refusal is not None
    moves = "take stock, take 2.1, discard 1, stop, propose, agree ou refuse"
    sentence = f"« 77 » n'est pas un coup. Écrivez {moves}."
    assert (refusal.kind, refusal.clause, speech(GAME, "fr").refusal(refusal)) == ("syntax", None, sentence)


# What is asked.


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (load, "Prenez ou rejetez une carte ; une seconde peut suivre."),
        (full, "Vous avez quatre cartes : rejetez-en une ou deux."),
        (empty, "Vous n'avez aucune carte : prenez-en une ou deux."),
        (took, "Prenez une seconde carte, ou tenez-vous-en là."),
        (drew, "Prenez une seconde carte, ou tenez-vous-en là."),
        (voting, "Joueur 0 propose d'arrêter la partie : êtes-vous d'accord ?"),
    ],
)
def test_a_question_asks_for_what_is_offered(table: Callable[[], Match], question: str) -> None:
    state = table()
    words = speech(GAME, "fr")
    facts = {fact.field.name: words.value(fact.field.spell, fact.value) for fact in state.facts()}
    assert words.message(GAME.question(state.view(state.seat)), **facts) == question
