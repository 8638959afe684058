"""What people read about a match of Adriano, to the letter: where it stands and why a move is refused."""

import pytest

from pioche.core.refusal import Fact
from pioche.core.seats import Action, Seat
from pioche.games.adriano import GAME
from pioche.texts import speech
from tests.games.adriano.tables import load, refusal


def told(facts: list[Fact]) -> list[tuple[str, str, int]]:
    return [(fact.field.name, fact.field.spell, fact.value) for fact in facts]


# Why a move is refused.

SAID: list[tuple[dict[str, object], str, str | None, str]] = [
    ({}, "throw", "AD-10", "C'est le début de votre tour et rien n'est à prendre dans la fosse : piochez."),
    ({"pit": "R9"}, "throw", "AD-10", "C'est le début de votre tour : piochez, ou prenez le dessus de la fosse."),
    ({}, "take", "AD-04", "La fosse est vide : piochez."),
    (
        {"pit": "R9", "pit_turns": 6},
        "take",
        "AD-51",
        "Les 6 derniers tours ont tous pris dans la fosse : cette fois, piochez.",
    ),
    (
        {"phase": "drawn", "held": "R9"},
        "draw",
        "AD-14",
        "Vous tenez une carte piochée : échangez-la avec une de vos cartes, jetez-la, ou annoncez une combinaison.",
    ),
    (
        {"phase": "drawn", "held": "R9", "hands": ["R1 - - -", "B1 B2 B3 B4"]},
        "draw",
        "AD-14",
        "Vous tenez une carte piochée : échangez-la avec votre dernière carte, ou jetez-la.",
    ),
    (
        {"phase": "drawn", "held": "R9", "failed": True},
        "draw",
        "AD-14",
        "Vous tenez une carte piochée et avez déjà raté une combinaison : "
        "échangez-la avec une de vos cartes, ou jetez-la.",
    ),
    (
        {"phase": "drawn", "held": "R9", "failed": True},
        "name 1 2",
        "AD-22",
        "Vous avez déjà raté une combinaison ce tour-ci : "
        "échangez votre carte avec une des vôtres ou, si vous l'avez piochée, jetez-la.",
    ),
    (
        {"phase": "taken", "held": "R9"},
        "throw",
        "AD-11",
        "Une carte prise dans la fosse n'y retourne pas : échangez-la avec une de vos cartes.",
    ),
    (
        {"phase": "taken", "held": "R9"},
        "name 1 2",
        "AD-20",
        "À cette table une combinaison s'échange contre une carte piochée, pas contre une carte de la fosse : "
        "échangez-la avec une seule carte.",
    ),
    (
        {"phase": "taken", "held": "R9"},
        "call",
        "AD-11",
        "Vous tenez une carte de la fosse : échangez-la avec une de vos cartes.",
    ),
    (
        {"phase": "taken", "held": "R9", "options": {"pit_combinations": True}},
        "call",
        "AD-11",
        "Vous tenez une carte de la fosse : échangez-la avec une de vos cartes, ou annoncez une combinaison.",
    ),
    (
        {"phase": "look_own", "pit": "R7"},
        "look 1.1",
        "AD-31",
        "Vous avez jeté un 7 : regardez une de vos cartes, ou renoncez.",
    ),
    (
        {"phase": "look_other", "pit": "R9"},
        "look 1",
        "AD-33",
        "Vous avez jeté un 9 : regardez une carte d'un adversaire, ou renoncez.",
    ),
    (
        {"phase": "look_other", "pit": "R9"},
        "look 0.1",
        "AD-33",
        "Ce pouvoir vise une carte d'un autre joueur, pas une des vôtres.",
    ),
    ({"phase": "look_other", "pit": "R9"}, "look 2.1", "AD-33", "Il n'y a pas de place 2 : les places vont de 0 à 1."),
    (
        {"phase": "trade", "pit": "R8"},
        "look 1.1",
        "AD-32",
        "Vous avez jeté un 8 : échangez une de vos cartes avec celle d'un autre, ou renoncez.",
    ),
    (
        {"phase": "trade", "pit": "R8"},
        "trade 1 0.1",
        "AD-32",
        "Ce pouvoir vise une carte d'un autre joueur, pas une des vôtres.",
    ),
    ({"phase": "trade", "pit": "R8"}, "trade 1 5.1", "AD-32", "Il n'y a pas de place 5 : les places vont de 0 à 1."),
    (
        {"phase": "extra", "pit": "R3"},
        "take",
        "AD-30",
        "Un tour supplémentaire se pioche : prenez une carte de la pioche, ou renoncez.",
    ),
    (
        {"phase": "extra", "pit": "R3"},
        "call",
        "AD-30",
        "Vous avez droit à un tour supplémentaire : piochez, ou renoncez.",
    ),
    ({"phase": "call", "pit": "R3"}, "draw", "AD-40", "Votre tour est fini : dites « Adriano », ou ne dites rien."),
    ({"turn": None}, "draw", None, "La partie est finie : commencez-en une autre."),
]


@pytest.mark.parametrize(("fields", "move", "clause", "sentence"), SAID)
def test_a_refusal_says_in_one_sentence_what_is_wrong_and_what_would_be_right(
    fields: dict[str, object], move: str, clause: str | None, sentence: str
) -> None:
    found = refusal(load(**fields), move)
    assert (found.clause, speech(GAME, "fr").refusal(found)) == (clause, sentence)


MISSING = "Rien ne se trouve à l'emplacement {}. Vos cartes sont à : 1 et 3."
GONE = "Joueur 1 n'a plus de carte 3 (en bas à gauche) : choisissez un emplacement occupé."


@pytest.mark.parametrize(
    ("fields", "move", "sentence"),
    [
        ({"phase": "drawn", "held": "R9"}, "swap 2", MISSING.format(2)),
        ({"phase": "drawn", "held": "R9"}, "name 1 3 4", MISSING.format(4)),
        ({"phase": "look_own", "pit": "R7"}, "look 2", MISSING.format(2)),
        ({"phase": "trade", "pit": "R8"}, "trade 4 1.1", MISSING.format(4)),
        ({"phase": "trade", "pit": "R8"}, "trade 1 1.3", GONE),
        ({"phase": "look_other", "pit": "R9"}, "look 1.3", GONE),
    ],
)
def test_ad_15_the_refusal_of_an_empty_slot_says_where_cards_are(
    fields: dict[str, object], move: str, sentence: str
) -> None:
    found = refusal(load(hands=["R1 - G4 -", "B1 G2 - R5"], **fields), move)
    assert (found.clause, speech(GAME, "fr").refusal(found)) == ("AD-15", sentence)


@pytest.mark.parametrize(("phase", "pit", "move"), [("look_other", "R9", "look 2.1"), ("trade", "R8", "trade 1 2.4")])
def test_ad_41_the_refusal_to_touch_a_protected_caller_names_them(phase: str, pit: str, move: str) -> None:
    hands = ["R1 B2 G4 Y5", "B1 G2 Y4 R5", "R6 B6 G6 Y6"]
    state = load(players=3, caller=2, hands=hands, options={"protect_caller": True}, phase=phase, pit=pit)
    found = refusal(state, move)
    assert (found.clause, told(found.facts)) == ("AD-41", [("owner", "seat", 2)])
    assert speech(GAME, "fr").refusal(found) == (
        "Joueur 2 a dit « Adriano » et à cette table ses cartes sont protégées : visez quelqu'un d'autre, ou renoncez."
    )


@pytest.mark.parametrize(
    ("fields", "move", "facts"),
    [
        ({"pit": "R9", "pit_turns": 6}, "take", [("turns", "number", 6)]),
        ({"phase": "look_other", "pit": "R9"}, "look 2.1", [("number", "number", 2), ("most", "number", 1)]),
        ({"phase": "look_other", "pit": "R9"}, "look 1.3", [("owner", "seat", 1), ("slot", "slot", 2)]),
        ({"phase": "drawn", "held": "R9"}, "name 1 2 4", [("empty", "slots", 10), ("slots", "slots", 5)]),
    ],
)
def test_the_facts_of_a_refusal_name_what_it_is_about(
    fields: dict[str, object], move: str, facts: list[tuple[str, str, int]]
) -> None:
    assert told(refusal(load(hands=["R1 - G4 -", "B1 G2 - R5"], **fields), move).facts) == facts


def test_a_number_that_is_no_action_is_quoted_in_its_refusal() -> None:
    for action in (-1, 194):
        found = load().refusal(Action(action))
        assert found is not None
        sentence = f"Il n'y a pas d'action {action} : les actions vont de 0 à moins de 194."
        assert (found.kind, found.clause, speech(GAME, "fr").refusal(found)) == ("syntax", None, sentence)


# Where the match stands, and what a move does.

ROUND = [("round", "number", 3), ("rounds", "number", 7), ("dealer", "seat", 1)]


@pytest.mark.parametrize(
    ("fields", "facts"),
    [
        ({}, []),
        ({"caller": 1}, [("caller", "seat", 1)]),
        ({"phase": "extra", "extra": 1, "pit": "R3"}, [("extra", "number", 2)]),
        ({"phase": "extra", "extra": 0, "pit": "R3"}, [("extra", "number", 1)]),
        ({"phase": "drawn", "held": "R9", "extra": 1, "in_extra": True}, [("extra", "number", 1)]),
        ({"turned": 1}, [("turned", "number", 1)]),
    ],
)
def test_the_facts_tell_the_round_the_dealer_the_call_extra_turns_and_piles_turned_over(
    fields: dict[str, object], facts: list[tuple[str, str, int]]
) -> None:
    assert told(load(round=2, dealer=1, **fields).facts()) == [*ROUND, *facts]


def test_when_the_match_is_over_the_round_told_is_the_last_one_played() -> None:
    over = load(round=7, turn=None, last_round={"hands": ["R1", "B1"], "points": [1, 1]})
    assert told(over.facts())[:2] == [("round", "number", 7), ("rounds", "number", 7)]


@pytest.mark.parametrize(
    ("move", "key", "facts"),
    [
        ("draw", "draw", []),
        ("silent", "silent", []),
        ("swap 4", "swap", [("slot", "slot", 3)]),
        ("look 1", "peek", [("slot", "slot", 0)]),
        ("look 2.3", "spy", [("owner", "seat", 2), ("slot", "slot", 2)]),
        ("look 5.4", "spy", [("owner", "seat", 5), ("slot", "slot", 3)]),
        ("trade 1 0.1", "trade", [("own", "slot", 0), ("owner", "seat", 0), ("slot", "slot", 0)]),
        ("trade 2 5.4", "trade", [("own", "slot", 1), ("owner", "seat", 5), ("slot", "slot", 3)]),
        ("name 3 1", "name", [("slots", "order", 3 + 8 * 1)]),
    ],
)
def test_a_move_is_described_by_what_it_names(move: str, key: str, facts: list[tuple[str, str, int]]) -> None:
    said, about = GAME.describe(GAME.parse(move))
    assert (said, told(about)) == (key, facts)


@pytest.mark.parametrize(
    ("order", "french", "english"),
    [("3 1", "3 puis 1", "3 then 1"), ("4 2 1", "4, 2 puis 1", "4, 2 then 1")],
)
def test_ad_21_a_combination_is_told_in_the_order_named(order: str, french: str, english: str) -> None:
    value = GAME.value("order", order)
    assert GAME.code("order", value) == order
    assert (GAME.spell("order", value, "fr"), GAME.spell("order", value, "en")) == (french, english)


@pytest.mark.parametrize(
    ("fields", "question"),
    [
        ({"pit": "R9"}, "Piochez, ou prenez le dessus de la fosse."),
        ({"pit": ""}, "Rien n'est à prendre dans la fosse : piochez."),
    ],
)
def test_ad_04_the_pit_is_offered_only_when_something_may_be_taken_from_it(
    fields: dict[str, object], question: str
) -> None:
    view = load(**fields).view(Seat(0))
    assert speech(GAME, "fr").message(GAME.question(view)) == question


def test_ad_40_a_call_which_cannot_be_taken_back_is_offered_after_silence() -> None:
    state = load(phase="call", pit="R3")
    assert [GAME.notation(move) for move in GAME.moves(state)] == ["silent", "call"]
