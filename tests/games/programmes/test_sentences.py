"""What people read when a move is refused, to the letter and in both languages, with its clause."""

import pytest

from pioche.core.seats import Action
from pioche.games.programmes import GAME
from tests.games.programmes.tables import EXCHANGE, HALF, RUN, SET, Fields, hand, laid, load, refused, said

TAKE: Fields = {"phase": "take"}
HIGH: Fields = {"kind": "run", "owner": 0, "low": 12, "cards": "QS KS AS", "suits": "HS"}
LOW: Fields = {"kind": "run", "owner": 0, "low": 1, "cards": "AD JK 3D", "suits": "D"}
NO_DRAW: Fields = {
    **TAKE,
    "lab": {"list": "tiny", "ranks": 4, "suits": 2, "packs": 1, "jokers": 0, "hand": 3},
    "hands": ["QH 10H", "QS JS JH"],
    "programmes": [None, "T2"],
    "revealed": [True, False],
    "completed": [["T1"], []],
    "combinations": [{**SET, "rank": "K", "cards": "KH KS"}],
    "discard": "10S",
    "reserve": "",
}
SEVENS: Fields = laid("7H 7S 7C 9C")

SAID: list[tuple[str, str, str, list[tuple[Fields, str]]]] = [
    (
        "PR-42",
        "On change de manche : échangez votre programme ou gardez-le.",
        "A new round is about to begin: exchange your programme or keep it.",
        [(EXCHANGE, "draw")],
    ),
    (
        "PR-42",
        "On n'échange un programme qu'entre deux manches, quand on vous le demande. Continuez votre tour.",
        "A programme is exchanged between rounds only, when you are asked. Go on with your turn.",
        [({}, "keep"), ({}, "exchange")],
    ),
    (
        "PR-30",
        "Vous avez pris votre carte : dévoilez, étalez, ajoutez, ou défaussez pour finir votre tour.",
        "You have taken your card: now reveal, lay, add, or discard to end your turn.",
        [({}, "draw"), ({}, "take"), (SEVENS, "set, place 7H, draw")],
    ),
    (
        "PR-30",
        "Un tour commence par une carte : piochez dans la réserve ou prenez le dessus de la défausse.",
        "A turn begins with a card: draw from the reserve or take the top of the discard.",
        [(TAKE, "discard 9S"), (TAKE, "reveal 7D7H7S / 3C4C5C")],
    ),
    (
        "PR-31",
        "Il ne vous reste qu'une carte : vous devez piocher dans la réserve.",
        "You have one card left: you must draw from the reserve.",
        [({**TAKE, **hand("5H")}, "take")],
    ),
    (
        "PR-36",
        "Il n'y a rien à piocher : la réserve est vide et la défausse n'a qu'une carte. Prenez celle-là.",
        "There is nothing to draw: the reserve is empty and the discard has one card. Take that one.",
        [(NO_DRAW, "draw")],
    ),
    (
        "PR-32",
        "Rien n'est en train d'être étalé : commencez par reveal ou set.",
        "Nothing is being laid: begin with reveal or set.",
        [({}, "close"), ({}, "cancel"), ({}, "place 9S")],
    ),
    (
        "PR-35",
        "Vous n'avez pas 9♦ : défaussez une carte de votre main.",
        "You do not hold 9♦: discard a card of your hand.",
        [({}, "discard 9D")],
    ),
    (
        "PR-35",
        "Vous n'avez pas ★ : défaussez une carte de votre main.",
        "You do not hold ★: discard a card of your hand.",
        [({}, "discard JK")],
    ),
    (
        "PR-32",
        "Vous avez déjà dévoilé votre programme de cette manche : étalez des pareilles, ajoutez des "
        "cartes ou défaussez.",
        "You have revealed your programme of this round: lay sets, add cards, or discard.",
        [(SEVENS, "reveal")],
    ),
    (
        "PR-33",
        "On étale des pareilles après avoir dévoilé son programme de la manche, pas avant. Défaussez une carte.",
        "You may lay sets once you have revealed your programme in this round, not before. Discard a card.",
        [({}, "set 7H7S7D")],
    ),
    (
        "PR-33",
        "Vous n'avez pas trois cartes pareilles : ajoutez une carte à une combinaison ou défaussez.",
        "You hold no set of three cards: add a card to a combination, or discard.",
        [(laid("7H 7S 9C"), "set")],
    ),
    (
        "PR-34",
        "On ajoute des cartes après avoir dévoilé son programme de la manche, pas avant. Défaussez une carte.",
        "You may add cards once you have revealed your programme in this round, not before. Discard a card.",
        [({}, "add 9S 1")],
    ),
    (
        "PR-34",
        "Il n'y a pas de combinaison 3 sur la table : elles sont numérotées de 1 à 2.",
        "There is no combination 3 on the table: they are numbered from 1 to 2.",
        [(laid("7H"), "add 7H 3")],
    ),
    (
        "PR-34",
        "Il n'y a pas de combinaison 3 sur la table : la seule porte le numéro 1.",
        "There is no combination 3 on the table: the only one is number 1.",
        [(laid("7H", SET), "add 7H 3")],
    ),
    (
        "PR-34",
        "La combinaison 1 est une suite : dites à quel bout, low (en bas) ou high (en haut).",
        "Combination 1 is a run: say at which end, low or high.",
        [(SEVENS, "add 7H 1")],
    ),
    (
        "PR-34",
        "La combinaison 2 est faite de pareilles : ajoutez-y sans nommer de bout.",
        "Combination 2 is a set: add to it without naming an end.",
        [(SEVENS, "add 7H 2 low")],
    ),
    (
        "PR-34",
        "Vous n'avez pas 6♥ : ajoutez une carte de votre main.",
        "You do not hold 6♥: add a card of your hand.",
        [(SEVENS, "add 6H 1 high")],
    ),
    (
        "PR-18",
        "La suite 1 finit là par un as, et rien ne va au-delà. Essayez l'autre bout.",
        "Run 1 ends with an ace there, and nothing goes beyond it. Try the other end.",
        [(laid("7H 7S", HIGH), "add 7H 1 high"), (laid("7H 2S", LOW), "add 2S 1 low")],
    ),
    (
        "PR-17",
        "Les frimes seraient plus nombreuses que les cartes naturelles de la combinaison 2 : ajoutez une "
        "carte naturelle.",
        "Wilds would outnumber the natural cards of combination 2: add a natural card.",
        [({**laid("7H JK", RUN, {**SET, "cards": "8H 8S JK JK"}), **HALF}, "add JK 2")],
    ),
    (
        "PR-17",
        "Les frimes seraient plus nombreuses que les cartes naturelles de la combinaison 1 : ajoutez une "
        "carte naturelle.",
        "Wilds would outnumber the natural cards of combination 1: add a natural card.",
        [({**laid("7H 2H", {**RUN, "cards": "3H 2C 5H JK"}), **HALF}, "add 2H 1 low")],
    ),
    (
        "PR-34",
        "9♣ ne va pas avec les pareilles 2 : il y faut la valeur 8, ou une frime.",
        "9♣ does not belong to set 2: it takes cards of rank 8, and wilds.",
        [(SEVENS, "add 9C 2")],
    ),
    (
        "PR-34",
        "7♠ n'allonge pas la suite 1 (en haut) : il y faut 6 de ♥, ou une frime.",
        "7♠ does not lengthen run 1 (high end): it takes 6 of ♥ there, or a wild.",
        [(SEVENS, "add 7S 1 high")],
    ),
    (
        "PR-34",
        "7♥ n'allonge pas la suite 2 (en bas) : il y faut V de ♥♠, ou une frime.",
        "7♥ does not lengthen run 2 (low end): it takes J of ♥♠ there, or a wild.",
        [(laid("7H 7S", SET, HIGH), "add 7H 2 low")],
    ),
    (
        "PR-11",
        "9♣ n'est pas de ces pareilles : il y faut la valeur 7, ou une frime.",
        "9♣ is not of this set: it takes cards of rank 7, and wilds.",
        [(laid("7H 7S 9C"), "set 7H7S9C"), (SEVENS, "set 7H7S9C"), (SEVENS, "set, place 7H, place 9C")],
    ),
    (
        "PR-33",
        "De nouvelles pareilles sont au moins trois, et non 2.",
        "A new set has three cards or more, not 2.",
        [(SEVENS, "set 7H7S")],
    ),
    (
        "PR-33",
        "Vous n'avez pas 7♦, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold 7♦, or not often enough: use cards of your hand.",
        [(SEVENS, "set 7H7S7D"), (laid("7H 7S 9C"), "set 7H7S7D"), (laid("7D 7D 9C"), "set 7D7D7D")],
    ),
    (
        "PR-33",
        "Vous n'avez pas 7♥, ou pas assez de fois : prenez des cartes de votre main.",
        "You do not hold 7♥, or not often enough: use cards of your hand.",
        [(SEVENS, "set 7H7H7C"), (SEVENS, "set, place 7H, place 7H")],
    ),
    (
        "PR-17",
        "Trop de frimes : toute combinaison a une carte naturelle et, si wild_limit vaut half, au moins "
        "autant de naturelles que de frimes. Prenez une autre carte naturelle.",
        "Too many wilds: every combination has a natural card and, where wild_limit is half, at least as "
        "many naturals as wilds. Use another natural card.",
        [
            (laid("7H JK JK 2C 9C"), "set JKJK2C"),
            ({**laid("7H 7D JK JK", RUN), **HALF}, "set 7HJKJK"),
            (laid("7H JK JK JK", RUN), "set, place JK, place JK, place JK, close"),
            ({**laid("7H 7D JK JK JK", RUN), **HALF}, "set, place 7H, place 7D, place JK, place JK, place JK"),
        ],
    ),
    (
        "PR-33",
        "Aucune combinaison de pareilles n'est possible avec 9♣ et le reste de votre main : choisissez "
        "une autre carte.",
        "No set can be made with 9♣ and the rest of your hand: choose another card.",
        [(SEVENS, "set, place 9C")],
    ),
    (
        "PR-33",
        "De nouvelles pareilles sont au moins trois, et non 1.",
        "A new set has three cards or more, not 1.",
        [(SEVENS, "set, place 7H, close")],
    ),
    (
        "PR-33",
        "On renonce à un coup une fois par tour, là où une combinaison commence. Finissez celui-ci.",
        "A move may be given up once a turn, where a combination begins. Finish this one.",
        [(SEVENS, "set, place 7H, cancel")],
    ),
    (
        "PR-33",
        "Vous étalez une combinaison : placez ses cartes et fermez-la.",
        "You are laying a combination: place its cards and close it.",
        [(SEVENS, "set, place 7H, discard 9C")],
    ),
]


@pytest.mark.parametrize(("clause", "french", "english", "moves"), SAID, ids=[english for _, _, english, _ in SAID])
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(
    clause: str, french: str, english: str, moves: list[tuple[Fields, str]]
) -> None:
    for fields, move in moves:
        refusal = refused(fields, move)
        assert (refusal.kind, said(refusal)) == ("illegal", (clause, french, english))


def test_an_action_that_is_no_move_is_refused_as_such() -> None:
    for action in (-1, GAME.actions):
        refusal = load().refusal(Action(action))
        assert refusal is not None
        assert refusal.kind == "syntax"
        assert said(refusal) == (
            None,
            "Cette action n'existe pas : choisissez parmi celles qui sont proposées.",
            "There is no such action: choose one of those offered.",
        )


def test_once_a_match_is_over_every_move_is_refused() -> None:
    over = load(turn=None, phase="over", round=40, hands=["", ""])
    for action in (Action(0), Action(GAME.actions)):
        refusal = over.refusal(action)
        assert refusal is not None
        assert refusal.kind == "over"
        assert said(refusal) == (
            None,
            "La partie est finie : commencez-en une autre.",
            "The match is over: start another one.",
        )
