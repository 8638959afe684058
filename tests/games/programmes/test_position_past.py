"""What people read about combinations, a history or a move begun that cannot be, to the letter and with its clause."""

import pytest

from tests.games.programmes.tables import EXCHANGE, HALF, REDUCED, RUN, SET, Fields, check_refused, lying

SAID: list[tuple[str | None, str, str, list[Fields]]] = [
    (
        None,
        "« combinations » a plus de combinaisons qu'il ne peut y en avoir.",
        '"combinations" has more combinations than can be.',
        [lying(*[RUN] * 41), {**EXCHANGE, "combinations": [RUN]}],
    ),
    (
        None,
        "Dans « combinations », « kind » doit être run ou set.",
        'In "combinations", "kind" must be run or set.',
        [lying({**SET, "kind": "heap"}), {"combinations": [5]}],
    ),
    (
        "PR-33",
        "Une combinaison a au moins 3 cartes.",
        "A combination has 3 cards or more.",
        [lying({**RUN, "cards": "3H 4H"}), lying({**SET, "cards": "8H 8S"})],
    ),
    (
        "PR-33",
        "Une combinaison a au moins 2 cartes.",
        "A combination has 2 cards or more.",
        [{**REDUCED, "combinations": [{**SET, "rank": "K", "cards": "KH"}]}],
    ),
    (
        "PR-33",
        "Dans « combinations », la place 0 n'a pas dévoilé dans cette manche.",
        'In "combinations", seat 0 has not revealed this round.',
        [{"combinations": [RUN]}],
    ),
    (
        "PR-33",
        "Dans « combinations », la place 1 n'a pas dévoilé dans cette manche.",
        'In "combinations", seat 1 has not revealed this round.',
        [lying({**SET, "owner": 1})],
    ),
    (
        "PR-18",
        "Une suite n'a rien au-delà d'un as.",
        "A run has nothing beyond an ace.",
        [lying({**RUN, "low": 13, "cards": "KH AH 2H"})],
    ),
    (
        None,
        "« suits » doit être quelques lettres de CDHS, dans cet ordre.",
        '"suits" must be some letters of CDHS, in this order.',
        [lying({**RUN, "suits": "SH"}), lying({**RUN, "suits": ""})],
    ),
    (
        "PR-11",
        "Une carte d'une suite n'est pas de la valeur ou de la couleur de sa place.",
        "A card of a run is of another rank or suit than its place.",
        [lying({**RUN, "cards": "3H 4H 6H"}), lying({**RUN, "suits": "S"})],
    ),
    (
        "PR-18",
        "Des pareilles ont une valeur, qui n'est pas 2.",
        "A set has a rank, which is not 2.",
        [lying({**SET, "rank": "2", "cards": "2H 2S JK"}), lying({**SET, "rank": "X"})],
    ),
    (
        "PR-11",
        "Une carte de pareilles de valeur 8 est d'une autre valeur.",
        "A card of a set of rank 8 is of another rank.",
        [lying({**SET, "cards": "8H 8S 9S"})],
    ),
    (
        "PR-17",
        "Une combinaison a trop de frimes.",
        "A combination has too many wilds.",
        [lying({**RUN, "cards": "JK JK 2H"}), {**lying({**SET, "cards": "8H JK JK"}), **HALF}],
    ),
    (
        None,
        "Dans « history », « 0*7H » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0*7H" is not like 0+, 0-7H, * or =7H.',
        [{"history": "0*7H"}],
    ),
    (
        None,
        "Dans « history », « 2+ » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "2+" is not like 0+, 0-7H, * or =7H.',
        [{"history": "2+"}],
    ),
    (
        None,
        "Dans « history », « x+ » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "x+" is not like 0+, 0-7H, * or =7H.',
        [{"history": "x+"}],
    ),
    (
        None,
        "Dans « history », « 0+7H » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0+7H" is not like 0+, 0-7H, * or =7H.',
        [{"history": "0+7H"}],
    ),
    (
        None,
        "Dans « history », « =7H » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "=7H" is not like 0+, 0-7H, * or =7H.',
        [{"history": "=7H"}],
    ),
    (
        None,
        "Dans « history », « 0 » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0" is not like 0+, 0-7H, * or =7H.',
        [{"history": "0"}],
    ),
    (
        None,
        "Dans « history », « 0- » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0-" is not like 0+, 0-7H, * or =7H.',
        [{"history": "0-"}],
    ),
    (
        None,
        "Dans « history », « 0-XX » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0-XX" is not like 0+, 0-7H, * or =7H.',
        [{"history": "0-XX"}],
    ),
    (
        None,
        "Dans « history », « 0+ » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "0+" is not like 0+, 0-7H, * or =7H.',
        [{"reshuffles": 1, "history": "* 0+"}],
    ),
    (
        None,
        "Dans « history », « =XX » n'est pas de la forme 0+, 0-7H, * ou =7H.",
        'In "history", "=XX" is not like 0+, 0-7H, * or =7H.',
        [{"reshuffles": 1, "history": "* =XX"}],
    ),
    (
        None,
        "Selon « history », la défausse a été mélangée plus souvent que « reshuffles » ne le dit.",
        'By "history", the discard was shuffled more often than "reshuffles" says.',
        [{"history": "*"}, {"reshuffles": 1, "history": "* *"}],
    ),
    (
        None,
        "Selon « history », aucune donne ne mène à cette position.",
        'By "history", no deal leads to this position.',
        [{"reshuffles": 1, "history": "* =8H 0+8H"}, {"hands": ["7H", "KD"], "history": "0+ 0+"}],
    ),
    (
        None,
        "« steps » commence par reveal ou set, et seulement dans la phase play.",
        '"steps" begins with reveal or set, and only in phase play.',
        [{"phase": "take", "steps": "reveal"}, {"steps": "draw"}],
    ),
    (
        None,
        "Dans « steps », il faut des cartes comme 7H, 10C ou JK, avec / entre les combinaisons.",
        'In "steps" there must be cards like 7H, 10C or JK, with / between combinations.',
        [{"steps": "reveal XX"}],
    ),
    (
        None,
        "Le coup de « steps » ne peut pas être commencé ainsi.",
        'The move of "steps" cannot be begun so.',
        [{"steps": "reveal 8H"}, {"steps": "set"}],
    ),
    (
        None,
        "Le coup de « steps » est complet : jouez-le.",
        'The move of "steps" is complete: play it.',
        [{"steps": "reveal 7H7S7D / 3C4C5C /"}],
    ),
]


@pytest.mark.parametrize(("clause", "french", "english", "positions"), SAID, ids=[english for _, _, english, _ in SAID])
def test_what_cannot_have_been_laid_or_played_says_why(
    clause: str | None, french: str, english: str, positions: list[Fields]
) -> None:
    check_refused(clause, french, english, positions)
