"""What people read about a position that cannot be, to the letter and in both languages, with its clause."""

import pytest

from tests.games.programmes.tables import EXCHANGE, REDUCED, SET, Fields, check_refused, lying

DONE: Fields = {"completed": [["P01"], []]}

SAID: list[tuple[str | None, str, str, list[Fields]]] = [
    (
        None,
        "AC n'est nulle part.",
        "AC is nowhere.",
        [{"reserve": "7C", "discard": "8C"}, {"reserve": "", "discard": "AC"}],
    ),
    (None, "P02 n'est nulle part.", "P02 is nowhere.", [{"pile": ["P01"]}]),
    (
        "PR-01",
        "Le paquet n'a pas 7H autant de fois : il y en a de trop dans « hands ».",
        'The pack does not have 7H as often: there is one too many in "hands".',
        [{"hands": ["7H 7H 7H", "KD"]}],
    ),
    (
        "PR-01",
        "Le paquet n'a pas JK autant de fois : il y en a de trop dans « hands ».",
        'The pack does not have JK as often: there is one too many in "hands".',
        [{"hands": ["JK JK JK", "JK JK"]}],
    ),
    (
        "PR-01",
        "Le paquet n'a pas 8H autant de fois : il y en a de trop dans « combinations ».",
        'The pack does not have 8H as often: there is one too many in "combinations".',
        [lying({**SET, "cards": "8H 8H 8H"})],
    ),
    (
        "PR-01",
        "Le paquet n'a pas 7H autant de fois : il y en a de trop dans « reserve ».",
        'The pack does not have 7H as often: there is one too many in "reserve".',
        [{"reserve": "7H 7H"}],
    ),
    (
        "PR-01",
        "Le paquet n'a pas 7H autant de fois : il y en a de trop dans « discard ».",
        'The pack does not have 7H as often: there is one too many in "discard".',
        [{"discard": "7H 7H"}],
    ),
    (
        None,
        "Aucune carte naturelle ne reste pour la défausse : écrivez « discard ».",
        'No natural card is left for the discard: write "discard".',
        [REDUCED],
    ),
    (
        None,
        "Selon « known », on connaît à la place 0 des cartes qu'elle ne tient pas.",
        'By "known", cards of seat 0 are known that it does not hold.',
        [{"known": ["8H", ""]}, {"known": ["7H 7H", ""]}],
    ),
    (
        None,
        "Selon « known », on connaît à la place 1 des cartes qu'elle ne tient pas.",
        'By "known", cards of seat 1 are known that it does not hold.',
        [{"known": ["", "JK"]}],
    ),
    (
        "PR-43",
        "La partie est finie quand quelqu'un a atteint le but ou après la dernière manche, et seulement alors.",
        "The match is over when somebody has the goal or after the last round, and only then.",
        [{"completed": [["P01", "P02", "P03", "P04", "P06"], []]}, {"turn": None, "phase": "over", "round": 3}],
    ),
    (
        None,
        "« cancelled » n'est true que dans la phase play.",
        '"cancelled" is true in phase play only.',
        [{"phase": "take", "cancelled": True}, {**EXCHANGE, "cancelled": True}],
    ),
    (
        "PR-42",
        "La place qui doit jouer ne peut pas échanger son programme.",
        "The seat to act may not exchange its programme.",
        [{**EXCHANGE, "kept": [2, 3]}],
    ),
    (
        "PR-41",
        "Entre deux manches personne n'a dévoilé, et aucun tour n'a été joué.",
        "Between rounds nobody has revealed, and no turn was played.",
        [
            {**EXCHANGE, "turns": 1},
            {**EXCHANGE, "reshuffles": 1},
            {**EXCHANGE, "dealer": 1, "programmes": ["P05", None], "revealed": [False, True]},
        ],
    ),
    (
        "PR-41",
        "Entre deux manches toutes les cartes sont dans la réserve.",
        "Between rounds all cards lie in the reserve.",
        [{**EXCHANGE, "hands": ["7H", ""]}, {**EXCHANGE, "discard": "7H"}],
    ),
    (
        "PR-46",
        "La manche est finie : tous ses tours ont été joués.",
        "The round is over: all its turns were played.",
        [{"turns": 200}, {"phase": "take", "turns": 200}],
    ),
    (
        "PR-40",
        "La manche est finie quand tous ont dévoilé.",
        "The round is over when everybody has revealed.",
        [{"programmes": [None, None], "revealed": [True, True], "completed": [["P05"], ["P40"]]}],
    ),
    (
        "PR-22",
        "La place 0 doit avoir de 1 à 14 cartes, et non 0.",
        "Seat 0 must have 1 to 14 cards, not 0.",
        [{"hands": ["", "KD"]}],
    ),
    (
        "PR-22",
        "La place 0 doit avoir de 1 à 14 cartes, et non 15.",
        "Seat 0 must have 1 to 14 cards, not 15.",
        [{"hands": ["7H 7S 7D 3C 4C 5C 9S 9D 9H 9C KS KC QS QC QD", "KD KH"]}],
    ),
    (
        "PR-22",
        "La place 0 doit avoir de 1 à 13 cartes, et non 14.",
        "Seat 0 must have 1 to 13 cards, not 14.",
        [{"phase": "take", "hands": ["7H 7S 7D 3C 4C 5C 9S 9D 9H 9C KS KC QS QC", "KD KH"]}],
    ),
    (
        "PR-22",
        "La place 1 doit avoir de 1 à 13 cartes, et non 14.",
        "Seat 1 must have 1 to 13 cards, not 14.",
        [{"hands": ["KD", "7H 7S 7D 3C 4C 5C 9S 9D 9H 9C KS KC QS QC"]}],
    ),
    (
        "PR-22",
        "La défausse n'est jamais vide au début d'un tour.",
        "The discard is never empty at the beginning of a turn.",
        [{"phase": "take", "discard": ""}],
    ),
    (
        None,
        "Dans « programmes », « P49 » n'est pas un programme de cette partie.",
        'In "programmes", "P49" is no programme of this match.',
        [{"programmes": ["P49", "P40"]}],
    ),
    (
        None,
        "Dans « completed », « P49 » n'est pas un programme de cette partie.",
        'In "completed", "P49" is no programme of this match.',
        [{"completed": [["P49"], []]}],
    ),
    (
        None,
        "Dans « pile », « P49 » n'est pas un programme de cette partie.",
        'In "pile", "P49" is no programme of this match.',
        [{"pile": ["P49"]}],
    ),
    (
        None,
        "Dans « handled », « P49 » n'est pas un programme de cette partie.",
        'In "handled", "P49" is no programme of this match.',
        [{"handled": ["P49"]}],
    ),
    (
        None,
        "Dans « origins », « P49 » n'est pas un programme de cette partie.",
        'In "origins", "P49" is no programme of this match.',
        [{"origins": {"P49": 1}}],
    ),
    (
        None,
        "Dans « seen », « P49 » n'est pas un programme de cette partie.",
        'In "seen", "P49" is no programme of this match.',
        [{"seen": {"P49": [0]}}],
    ),
    (
        None,
        "Dans « programmes », « P05 » n'est pas un programme de cette partie.",
        'In "programmes", "P05" is no programme of this match.',
        [{"options": {"difficulty": "hard"}}],
    ),
    (
        None,
        "P05, dans « programmes », est ailleurs aussi.",
        'P05, in "programmes", is elsewhere too.',
        [{"programmes": ["P05", "P05"]}, {"completed": [["P05"], []]}],
    ),
    (
        None,
        "P01, dans « completed », est ailleurs aussi.",
        'P01, in "completed", is elsewhere too.',
        [{"completed": [["P01"], ["P01"]]}],
    ),
    (None, "P05, dans « pile », est ailleurs aussi.", 'P05, in "pile", is elsewhere too.', [{"pile": ["P05"]}]),
    (
        None,
        "Dans « seen », P01 est déjà accompli.",
        'In "seen", P01 is already completed.',
        [{"completed": [["P01"], []], "seen": {"P01": [0]}}],
    ),
    (
        "PR-43",
        "Selon « completed », la place 1 a dépassé le but.",
        'By "completed", seat 1 has more than the goal.',
        [{"options": {"goal": 1}, "completed": [[], ["P01", "P02"]]}],
    ),
    (
        "PR-43",
        "Selon « completed », la place 0 a dépassé le but.",
        'By "completed", seat 0 has more than the goal.',
        [{"recycled": [5, 0], "completed": [["P01"], []]}],
    ),
    (
        "PR-16",
        "Dans « programmes », personne ne garde un soleil.",
        'In "programmes", nobody keeps a sun.',
        [{"programmes": ["P05", "S1"]}],
    ),
    (
        "PR-32",
        "La place 1 doit avoir un programme si elle n'a pas dévoilé dans cette manche, et n'en avoir "
        "aucun si elle a dévoilé.",
        "Seat 1 must have a programme if it has not revealed one this round, and none if it has.",
        [{"programmes": ["P05", None]}, {**EXCHANGE, "revealed": [False, True]}],
    ),
    (
        "PR-32",
        "La place 0 doit avoir un programme si elle n'a pas dévoilé dans cette manche, et n'en avoir "
        "aucun si elle a dévoilé.",
        "Seat 0 must have a programme if it has not revealed one this round, and none if it has.",
        [{"revealed": [True, False]}],
    ),
    (
        "PR-41",
        "La place 0 doit avoir son nouveau programme avant que celle qui doit jouer soit interrogée.",
        "Seat 0 must have its new programme before the seat to act is asked.",
        [{**EXCHANGE, "programmes": [None, "P40"]}, {**EXCHANGE, "turn": 1, "dealer": 1, "programmes": [None, "P40"]}],
    ),
    (
        None,
        "Dans « handled », P01 n'est pas un programme de la pile.",
        'In "handled", P01 is no programme of the pile.',
        [{**DONE, "handled": ["P01"]}],
    ),
    (
        None,
        "Dans « handled », S1 n'est pas un programme de la pile.",
        'In "handled", S1 is no programme of the pile.',
        [{"handled": ["S1"]}],
    ),
    (
        "PR-44",
        "Dans « origins », un soleil n'est jamais mélangé à une nouvelle pile.",
        'In "origins", a sun is never shuffled into a new pile.',
        [{"recycles": 1, "origins": {"S1": 1}}],
    ),
]


@pytest.mark.parametrize(("clause", "french", "english", "positions"), SAID, ids=[english for _, _, english, _ in SAID])
def test_a_position_that_cannot_be_says_why(
    clause: str | None, french: str, english: str, positions: list[Fields]
) -> None:
    check_refused(clause, french, english, positions)
