"""What people read when a programme is revealed wrongly, to the letter and in both languages, with its clause."""

import pytest

from tests.games.programmes.tables import HALF, Fields, hand, refused, said

UNMIXED: Fields = {"options": {"mixed_runs": False}}
# No pack of four ranks has a run of nine.
NEVER: Fields = {**hand("KS KH QS", "P42"), "lab": {"ranks": 4}}

SAID: list[tuple[str, str, str, list[tuple[Fields, str]]]] = [
    (
        "PR-32",
        "Votre main n'accomplit pas P05 (pareilles de 3, suite de 3) : il manque 1 carte. Continuez à "
        "rassembler et défaussez une carte.",
        "Your hand does not complete P05 (set of 3, run of 3): 1 card is missing. Go on collecting, and "
        "discard a card.",
        [(hand("7H 7S 3C 4C 5C"), "reveal")],
    ),
    (
        "PR-32",
        "Votre main n'accomplit pas P05 (pareilles de 3, suite de 3) : il manque au moins 2 cartes. "
        "Continuez à rassembler et défaussez une carte.",
        "Your hand does not complete P05 (set of 3, run of 3): at least 2 cards are missing. Go on "
        "collecting, and discard a card.",
        [(hand("7H 7S 3C 4C"), "reveal")],
    ),
    (
        "PR-32",
        "Aucune main de ce paquet n'accomplit P42 (pareilles de 3, suite de 9). Défaussez une carte.",
        "No hand of this pack completes P42 (set of 3, run of 9). Discard a card.",
        [(NEVER, "reveal")],
    ),
    (
        "PR-32",
        "On renonce à un coup une fois par tour, là où une combinaison commence. Finissez celui-ci.",
        "A move may be given up once a turn, where a combination begins. Finish this one.",
        [({}, "reveal, place 7D, cancel")],
    ),
    (
        "PR-32",
        "Vous étalez une combinaison : placez ses cartes et fermez-la.",
        "You are laying a combination: place its cards and close it.",
        [({}, "reveal, discard 9S"), ({}, "reveal, set")],
    ),
    (
        "PR-32",
        "Cette combinaison doit avoir 3 cartes, et non 1.",
        "This combination must have 3 cards, not 1.",
        [({}, "reveal, place 7D, close")],
    ),
    (
        "PR-32",
        "Vous n'avez pas R♠, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold K♠, or not often enough: use cards of your hand.",
        [({}, "reveal, place 7D, place KS")],
    ),
    (
        "PR-32",
        "Vous n'avez pas 7♦, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold 7♦, or not often enough: use cards of your hand.",
        [({}, "reveal, place 7D, place 7D"), (hand("7D 7D 7H 3C 4C 5C"), "reveal 7D7D7D / 3C4C5C")],
    ),
    (
        "PR-32",
        "Cette combinaison doit avoir 3 cartes, et non 4.",
        "This combination must have 3 cards, not 4.",
        [({}, "reveal, place 7D, place 7H, place 7S, place 9S")],
    ),
    (
        "PR-32",
        "9♠ convient, mais le reste du programme ne pourrait plus être accompli : choisissez une autre carte.",
        "9♠ fits, but the rest of the programme could not be completed: choose another card.",
        [({}, "reveal, place 9S")],
    ),
    (
        "PR-17",
        "Trop de frimes : toute combinaison a une carte naturelle et, si wild_limit vaut half, au moins "
        "autant de naturelles que de frimes. Prenez une autre carte naturelle.",
        "Too many wilds: every combination has a natural card and, where wild_limit is half, at least as "
        "many naturals as wilds. Use another natural card.",
        [
            (hand("9C 9D JK JK JK JK", "P03"), "reveal, place JK, place JK, place JK, place JK"),
            (hand("9C 9D 9H 9S JK JK 2H 2D", "P03"), "reveal JKJK2H2D"),
            ({**hand("9C 9D JK JK JK", "P03"), **HALF}, "reveal 9CJKJKJK"),
        ],
    ),
    (
        "PR-32",
        "Cette combinaison doit avoir 4 cartes, et non 2.",
        "This combination must have 4 cards, not 2.",
        [(hand("9C 9D JK JK JK", "P03"), "reveal 9C9D")],
    ),
    (
        "PR-32",
        "Cette combinaison doit avoir 4 cartes, et non 5.",
        "This combination must have 4 cards, not 5.",
        [(hand("9C 9D 9H 9S 9C", "P03"), "reveal 9C9D9H9S9C")],
    ),
    (
        "PR-11",
        "8♣ n'est pas de ces pareilles : il y faut la valeur 9, ou une frime.",
        "8♣ is not of this set: it takes cards of rank 9, and wilds.",
        [(hand("9C 9D 9H 9S 8C", "P03"), "reveal 9C9D9H8C")],
    ),
    (
        "PR-32",
        "Ce programme demande 2 combinaisons et vous en donnez 1 : étalez-les toutes, dans l'ordre.",
        "This programme asks for 2 combinations, not 1: lay each of them, in order.",
        [({}, "reveal 7D7H7S")],
    ),
    (
        "PR-11",
        "9♠ ne vient pas à la suite : cette place est pour 5 de ♣, ou pour une frime.",
        "9♠ does not come next: this place is for 5 of ♣, or for a wild.",
        [({}, "reveal 7D7H7S / 3C4C9S")],
    ),
    (
        "PR-32",
        "Vous n'avez pas 7♣, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold 7♣, or not often enough: use cards of your hand.",
        [({}, "reveal 7D7H7C / 3C4C5C")],
    ),
    (
        "PR-32",
        "Vous n'avez pas 7♥, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold 7♥, or not often enough: use cards of your hand.",
        [({}, "reveal 7D7H7H / 3C4C5C")],
    ),
    (
        "PR-32",
        "Vous n'avez pas ★, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold ★, or not often enough: use cards of your hand.",
        [(hand("7D 7D JK 3C 4C 5C"), "reveal 7D7DJK / 3C4CJK")],
    ),
    (
        "PR-13",
        "7♥ est d'une couleur que cette directive ne permet pas : elle permet ♠.",
        "7♥ is of a suit this directive does not permit: it permits ♠.",
        [(hand("3S 4S 5S 6S 7H", "P12"), "reveal 3S4S5S7H")],
    ),
    (
        "PR-13",
        "9♣ est d'une couleur que cette directive ne permet pas : elle permet ♦♥.",
        "9♣ is of a suit this directive does not permit: it permits ♦♥.",
        [(hand("9D 9H 9D 9C JK", "P14"), "reveal 9D9H9D9C")],
    ),
    (
        "PR-12",
        "8♣ n'a pas une valeur que le programme impose ici : prenez les valeurs qu'il montre.",
        "8♣ does not have a rank that the programme imposes here: use the ranks it shows.",
        [(hand("7D 7H 7D 7C 8C", "P29"), "reveal 8C7D7H7D"), (hand("7D 7H 7D 7C 8C", "P29"), "reveal 7D7H7D8C")],
    ),
    (
        "PR-11",
        "8♥ n'est pas de ces pareilles : sans frimes, il y faut la valeur 9.",
        "8♥ is not of this set: without wilds it takes cards of rank 9 only.",
        [(hand("9C 9D 9H 8C 8D 8H 2H", "P18"), "reveal 9C9D8H / 9H8C8D")],
    ),
    (
        "PR-15",
        "Ce programme s'accomplit sans jokers et sans 2 : prenez des cartes naturelles.",
        "This programme must be met without jokers and twos: use natural cards.",
        [(hand("9C 9D 9H 8C 8D 8H 2H", "P18"), "reveal 9C9D2H / 8C8D8H")],
    ),
    (
        "PR-13",
        "7♦ n'est pas de la couleur de la suite : à cette table on ne mêle pas les couleurs permises, et "
        "cette suite est de ♥.",
        "7♦ is of another suit than the run: permitted suits are not mixed at this table, and this run is of ♥.",
        [({**hand("4H 5H 6H 7D 8S 9H", "P08"), **UNMIXED}, "reveal 4H5H6H7D8S")],
    ),
    (
        "PR-11",
        "9♥ ne vient pas à la suite : cette place est pour 8 de ♥, ou pour une frime.",
        "9♥ does not come next: this place is for 8 of ♥, or for a wild.",
        [({**hand("4H 5H 6H 7H 8H 9H", "P08"), **UNMIXED}, "reveal 4H5H6H7H9H")],
    ),
    (
        "PR-11",
        "9♥ ne vient pas à la suite : cette place est pour 8 de ♦♥♠, ou pour une frime.",
        "9♥ does not come next: this place is for 8 of ♦♥♠, or for a wild.",
        [(hand("4H 5H 6H 7D 8S 9H", "P08"), "reveal 4H5H6H7D9H")],
    ),
    (
        "PR-11",
        "7♣ ne vient pas à la suite : sans frimes, cette place est pour 6 de ♣.",
        "7♣ does not come next: without wilds this place is for 6 of ♣ only.",
        [(hand("3C 4C 5C 6C 7C", "P31"), "reveal 3C4C5C7C")],
    ),
    (
        "PR-11",
        "6♣ ne vient pas à la suite : cette place est pour 5 de ♣, ou pour une frime.",
        "6♣ does not come next: this place is for 5 of ♣, or for a wild.",
        [(hand("3C 4C 5C 6C JK", "P01"), "reveal JK4C6C5C")],
    ),
    (
        "PR-12",
        "9♣ n'a pas une valeur que le programme impose ici : prenez les valeurs qu'il montre.",
        "9♣ does not have a rank that the programme imposes here: use the ranks it shows.",
        [(hand("3C 4C 5C 9C JK", "P04"), "reveal 9C4C5C"), (hand("3C 4C 5C 9C JK", "P04"), "reveal JK9C5C")],
    ),
    (
        "PR-18",
        "Une suite ne peut pas avoir D♣ à cette place : les autres cartes n'auraient plus de place avant l'as.",
        "A run cannot have Q♣ in this place: there would be no room for the others before the ace.",
        [(hand("3C 4C 5C 6C QC KC AC", "P01"), "reveal QCKCAC3C")],
    ),
]


@pytest.mark.parametrize(("clause", "french", "english", "moves"), SAID, ids=[english for _, _, english, _ in SAID])
def test_a_reveal_is_refused_for_the_first_thing_it_breaks(
    clause: str, french: str, english: str, moves: list[tuple[Fields, str]]
) -> None:
    for fields, move in moves:
        refusal = refused(fields, move)
        assert (refusal.kind, said(refusal)) == ("illegal", (clause, french, english))
