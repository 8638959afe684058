"""What people read about a field of a position that is not of its form: which field, and what it takes."""

import pytest

from tests.games.programmes.tables import RUN, SET, Fields, check_refused, lying

SAID: list[tuple[str | None, str, str, list[Fields]]] = [
    (
        None,
        "« round » doit être un nombre entier de 0 à 39.",
        '"round" must be a whole number from 0 to 39.',
        [{"round": 40}, {"round": 41}],
    ),
    (None, "« programmes » doit être un texte.", '"programmes" must be a text.', [{"programmes": [5, "P40"]}]),
    (None, "« completed » doit être un texte.", '"completed" must be a text.', [{"completed": [[5], []]}]),
    (None, "« pile » doit être un texte.", '"pile" must be a text.', [{"pile": [5]}]),
    (None, "« handled » doit être un texte.", '"handled" must be a text.', [{"handled": [5]}]),
    (None, "« combinations » doit être une liste.", '"combinations" must be a list.', [{"combinations": 5}]),
    (
        None,
        "« combinations.owner » doit être un nombre entier de 0 à 1.",
        '"combinations.owner" must be a whole number from 0 to 1.',
        [lying({**SET, "owner": 2})],
    ),
    (
        None,
        "« combinations.low » doit être un nombre entier de 1 à 14.",
        '"combinations.low" must be a whole number from 1 to 14.',
        [lying({**RUN, "low": 15}), lying({**RUN, "low": 0})],
    ),
    (
        None,
        "Il n'y a pas de champ « combinations.rank ». Les champs sont : kind, owner, low, cards, suits.",
        'There is no field "combinations.rank". The fields are: kind, owner, low, cards, suits.',
        [lying({**RUN, "rank": "8"})],
    ),
    (
        None,
        "« combinations.cards » doit être un texte : des cartes séparées par des espaces.",
        '"combinations.cards" must be a text: cards with spaces between them.',
        [lying({**RUN, "cards": 5})],
    ),
    (
        None,
        "Dans « combinations.cards », « XX » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.",
        'In "combinations.cards", "XX" is not a card: write 7D, 10C, QS, or JK for a joker.',
        [lying({**RUN, "cards": "3H XX"}), lying({**SET, "cards": "8H XX"})],
    ),
    (
        None,
        "« combinations.suits » doit être un texte.",
        '"combinations.suits" must be a text.',
        [lying({**RUN, "suits": 5})],
    ),
    (
        None,
        "« combinations.rank » doit être un texte.",
        '"combinations.rank" must be a text.',
        [lying({**SET, "rank": 5})],
    ),
    (
        None,
        "Il y manque « combinations.cards ».",
        '"combinations.cards" is missing.',
        [lying({"kind": "run", "owner": 0}), lying({"kind": "set", "owner": 0})],
    ),
    (None, "Il y manque « combinations.owner ».", '"combinations.owner" is missing.', [lying({"kind": "set"})]),
    (
        None,
        "Il n'y a pas de champ « combinations.low ». Les champs sont : kind, owner, rank, cards.",
        'There is no field "combinations.low". The fields are: kind, owner, rank, cards.',
        [lying({**SET, "low": 3})],
    ),
    (None, "« steps » doit être un texte.", '"steps" must be a text.', [{"steps": 5}]),
    (None, "« history » doit être un texte.", '"history" must be a text.', [{"history": 5}]),
    (None, "« dealer » doit être une place, de 0 à 1.", '"dealer" must be a seat, from 0 to 1.', [{"dealer": 2}]),
    (
        None,
        "« turns » doit être un nombre entier de 0 à 200.",
        '"turns" must be a whole number from 0 to 200.',
        [{"turns": -1}, {"turns": 201}],
    ),
    (
        None,
        "« reshuffles » doit être un nombre entier de 0 à 1000000.",
        '"reshuffles" must be a whole number from 0 to 1000000.',
        [{"reshuffles": -1}, {"reshuffles": 1_000_001}],
    ),
    (
        None,
        "« recycles » doit être un nombre entier de 0 à 1000000.",
        '"recycles" must be a whole number from 0 to 1000000.',
        [{"recycles": -1}, {"recycles": 1_000_001}],
    ),
    (
        None,
        "« recycled » doit être un nombre entier de 0 à 5.",
        '"recycled" must be a whole number from 0 to 5.',
        [{"recycled": [6, 0]}, {"recycled": [0, -1]}],
    ),
    (
        None,
        "« kept » doit être un nombre entier de 0 à 200.",
        '"kept" must be a whole number from 0 to 200.',
        [{"kept": [201, 0]}, {"kept": [0, -1]}],
    ),
    (
        None,
        "« kept » doit être une liste à 2 éléments, un par place.",
        '"kept" must be a list of 2 entries, one a seat.',
        [{"kept": [0]}],
    ),
    (None, "« cancelled » doit être true ou false.", '"cancelled" must be true or false.', [{"cancelled": 1}]),
    (None, "« revealed » doit être true ou false.", '"revealed" must be true or false.', [{"revealed": [1, 0]}]),
    (
        None,
        "« revealed » doit être une liste à 2 éléments, un par place.",
        '"revealed" must be a list of 2 entries, one a seat.',
        [{"revealed": [True]}],
    ),
    (None, "« last_round » doit être un objet.", '"last_round" must be an object.', [{"last_round": 5}]),
    (
        None,
        "« last_round.left » doit être une liste à 2 éléments, un par place.",
        '"last_round.left" must be a list of 2 entries, one a seat.',
        [{"last_round": {"left": [0], "scores": [0, 0]}}],
    ),
    (
        None,
        "« last_round.left » doit être un nombre entier de 0 à 108.",
        '"last_round.left" must be a whole number from 0 to 108.',
        [{"last_round": {"left": [109, 0]}}, {"last_round": {"left": [-1, 0]}}],
    ),
    (
        None,
        "« last_round.scores » doit être un nombre entier de 0 à 5.",
        '"last_round.scores" must be a whole number from 0 to 5.',
        [{"last_round": {"left": [0, 0], "scores": [6, 0]}}, {"last_round": {"left": [0, 0], "scores": [0, -1]}}],
    ),
    (
        None,
        "Il n'y a pas de champ « last_round.right ». Les champs sont : left, scores.",
        'There is no field "last_round.right". The fields are: left, scores.',
        [{"last_round": {"right": [0, 0]}}],
    ),
    (
        None,
        "« hands » doit être une liste à 2 éléments, un par place.",
        '"hands" must be a list of 2 entries, one a seat.',
        [{"hands": ["7H"]}],
    ),
    (
        None,
        "« hands » doit être un texte : des cartes séparées par des espaces.",
        '"hands" must be a text: cards with spaces between them.',
        [{"hands": [["7H"], "KD"]}],
    ),
    (
        None,
        "Dans « hands », « 1H » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.",
        'In "hands", "1H" is not a card: write 7D, 10C, QS, or JK for a joker.',
        [{"hands": ["1H", "KD"]}],
    ),
    (
        None,
        "Dans « known », « 1H » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.",
        'In "known", "1H" is not a card: write 7D, 10C, QS, or JK for a joker.',
        [{"known": ["1H", ""]}],
    ),
    (
        None,
        "« known » doit être une liste à 2 éléments, un par place.",
        '"known" must be a list of 2 entries, one a seat.',
        [{"known": [""]}],
    ),
    (
        None,
        "« known » doit être un texte : des cartes séparées par des espaces.",
        '"known" must be a text: cards with spaces between them.',
        [{"known": [5, ""]}],
    ),
    (
        None,
        "Dans « reserve », « 1H » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.",
        'In "reserve", "1H" is not a card: write 7D, 10C, QS, or JK for a joker.',
        [{"reserve": "1H"}],
    ),
    (
        None,
        "« reserve » doit être un texte : des cartes séparées par des espaces.",
        '"reserve" must be a text: cards with spaces between them.',
        [{"reserve": 5}],
    ),
    (
        None,
        "Dans « discard », « 1H » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.",
        'In "discard", "1H" is not a card: write 7D, 10C, QS, or JK for a joker.',
        [{"discard": "1H"}],
    ),
    (
        None,
        "« discard » doit être un texte : des cartes séparées par des espaces.",
        '"discard" must be a text: cards with spaces between them.',
        [{"discard": 5}],
    ),
    (
        None,
        "« completed » doit être une liste à 2 éléments, un par place.",
        '"completed" must be a list of 2 entries, one a seat.',
        [{"completed": [[]]}],
    ),
    (None, "« completed » doit être une liste.", '"completed" must be a list.', [{"completed": [5, []]}]),
    (
        None,
        "« programmes » doit être une liste à 2 éléments, un par place.",
        '"programmes" must be a list of 2 entries, one a seat.',
        [{"programmes": ["P05"]}],
    ),
    (None, "« pile » doit être une liste.", '"pile" must be a list.', [{"pile": 5}]),
    (None, "« handled » doit être une liste.", '"handled" must be a list.', [{"handled": 5}]),
    (None, "« origins » doit être un objet.", '"origins" must be an object.', [{"origins": 5}]),
    (
        None,
        "« origins » doit être un nombre entier de 1 à 2.",
        '"origins" must be a whole number from 1 to 2.',
        [{"recycles": 2, "origins": {"P01": 3}}, {"recycles": 2, "origins": {"P01": 0}}],
    ),
    (None, "« seen » doit être un objet.", '"seen" must be an object.', [{"seen": 5}]),
    (None, "« seen » doit être une liste.", '"seen" must be a list.', [{"seen": {"P01": 5}}]),
    (
        None,
        "« seen » doit être un nombre entier de 0 à 1.",
        '"seen" must be a whole number from 0 to 1.',
        [{"seen": {"P01": [2]}}, {"seen": {"P01": [-1]}}],
    ),
]


@pytest.mark.parametrize(("clause", "french", "english", "positions"), SAID, ids=[english for _, _, english, _ in SAID])
def test_a_field_that_is_not_of_its_form_is_named(
    clause: str | None, french: str, english: str, positions: list[Fields]
) -> None:
    check_refused(clause, french, english, positions)
