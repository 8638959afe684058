"""The moves a table lists, and what a person may type for one of them."""

import pytest

from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.terminal.choices import FEW, Choices
from pioche.terminal.talk import table_speech


def offered(slug: str, notations: list[str], lang: str = "en", players: int = 3) -> Choices:
    game = game_of(slug)
    moves: list[Move] = [game.parse(notation) for notation in notations]
    return Choices(table_speech(game, lang, players), game, moves)


def notations(choices: Choices) -> list[str]:
    return [choices.game.notation(move) for move in choices.moves[: choices.shown]]


def meant(choices: Choices, text: str) -> str:
    return choices.game.notation(choices.meant(text))


def answer(choices: Choices, text: str) -> str:
    """What is said of a text that means no move."""
    with pytest.raises(Refusal) as refused:
        choices.meant(text)
    return choices.speech.refusal(refused.value)


HAND = ["lay JH", "lay 8D", "lay 8C", "lay QC"]


@pytest.mark.parametrize("text", ["poser V♥", "V♥", "vh", "lay J♥", "lay JH", "JH", "Poser  v♥", "poser V♥ — lay JH"])
def test_what_the_french_list_prints_may_be_typed(text: str) -> None:
    assert meant(offered("nain_jaune", HAND, "fr"), text) == "lay JH"


@pytest.mark.parametrize(("text", "move"), [("lay J♥", "lay JH"), ("J♥", "lay JH"), ("8D", "lay 8D"), ("8♣", "lay 8C")])
def test_a_card_alone_is_enough_where_it_means_one_thing(text: str, move: str) -> None:
    assert meant(offered("nain_jaune", HAND), text) == move


def test_words_may_be_typed_without_the_signs_of_a_sentence() -> None:
    assert meant(offered("nain_jaune", ["lay 3D", "pass"], "fr"), "dire sans et passer") == "pass"
    assert meant(offered("adriano", ["silent", "call"]), 'say "Adriano"') == "call"
    assert meant(offered("programmes", ["discard 3H", "discard 4H"], "fr"), "défausser 3♥") == "discard 3H"


def test_the_beginning_of_a_word_narrows_the_moves_and_its_middle_does_not() -> None:
    choices = offered("adriano", ["throw", "swap 1", "swap 2"])
    assert notations(choices) == ["throw", "swap 1", "swap 2"]
    assert choices.narrowed("thr") == [0]
    assert choices.narrowed("row") == []
    assert choices.narrowed("exch") == [1, 2]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", '"lay 8" may be several moves; write more of it, or a number: 2. lay 8♦ — lay 8D; 3. lay 8♣ — lay 8C'),
        (
            "fr",
            "« lay 8 » peut être plusieurs coups ; écrivez-en plus, ou un numéro : "
            "2. poser 8♦ — lay 8D ; 3. poser 8♣ — lay 8C",
        ),
    ],
)
def test_a_text_that_may_be_several_moves_names_them(lang: str, sentence: str) -> None:
    assert answer(offered("nain_jaune", HAND, lang), "lay 8") == sentence


def test_of_many_candidates_a_few_are_named() -> None:
    said = answer(offered("nain_jaune", [f"lay {rank}D" for rank in range(2, 10)]), "lay")
    assert said.count(" — ") == 4
    assert said.endswith("…")


def test_a_move_that_stops_short_or_goes_wrong_is_told_what_it_could_be() -> None:
    choices = offered("adriano", ["throw", "swap 1", "swap 2", "name 1 2", "name 2 1"])
    nearest = '"swap 5" is none of your moves. Nearest to it: 2. exchange with card 1'
    assert answer(choices, "swap 5").startswith(nearest)
    assert meant(choices, "name 1") == "name 1 2"


def test_a_move_that_is_not_offered_is_left_to_the_referee_in_notation_or_in_words() -> None:
    choices = offered("nain_jaune", HAND, "fr")
    assert meant(choices, "lay KH") == meant(choices, "lay K♥") == meant(choices, "poser R♥") == "lay KH"
    assert "lay 7D" in answer(choices, "danser sur la table")


def test_what_was_typed_is_quoted_as_it_was() -> None:
    assert answer(offered("nain_jaune", ["pass"], "fr"), "Z♥").startswith("« Z♥ »")


@pytest.mark.parametrize(
    ("slug", "offers", "lang", "text", "move"),
    [
        ("nain_jaune", ["pass"], "en", "K♥", "lay KH"),
        ("nain_jaune", ["pass"], "fr", "r♥", "lay KH"),
        ("nain_jaune", ["lay 3D", "lay 4D"], "en", "qh", "lay QH"),
        ("programmes", ["draw", "take"], "en", "5H", "discard 5H"),
    ],
)
def test_a_card_alone_that_is_not_offered_is_left_to_the_referee_too(
    slug: str, offers: list[str], lang: str, text: str, move: str
) -> None:
    assert meant(offered(slug, offers, lang), text) == move


@pytest.mark.parametrize("text", ["…", "«", '""'])
def test_signs_alone_are_no_move(text: str) -> None:
    choices = offered("nain_jaune", ["pass"])
    assert choices.narrowed(text) == []
    assert text in answer(choices, text)


@pytest.mark.parametrize(("lang", "words"), [("en", "reveal the programme"), ("fr", "dévoiler le programme")])
def test_the_first_word_of_a_compound_move_is_enough_and_its_combinations_stand_apart(lang: str, words: str) -> None:
    reveal = "reveal 3H4H5H / 7S7D2H"
    choices = offered("programmes", ["discard 3H", reveal], lang)
    assert meant(choices, "reveal") == meant(choices, words) == reveal
    assert choices.words[1].endswith(f"3♥ 4♥ 5♥ / 7♠ 7♦ 2♥ — {reveal}")
    assert meant(offered("programmes", ["discard 3H"], lang), "reveal") == "reveal"


# Their order.


def test_a_kind_with_many_moves_stands_last_and_the_others_as_the_game_has_them() -> None:
    many = [f"discard {rank}H" for rank in range(3, 9)]
    choices = offered("programmes", [*many, "add 7C 2", "reveal 3H4H5H", "add 8C 2"])
    assert len(many) > FEW
    assert notations(choices) == ["add 7C 2", "add 8C 2", "reveal 3H4H5H", *many]
    few = ["discard 3H", "discard 4H", "add 7C 2"]
    assert notations(offered("programmes", few)) == few


@pytest.mark.parametrize(("lang", "hint"), [("en", "ends on top"), ("fr", "finit dessus")])
def test_moves_that_differ_in_order_only_are_listed_once(lang: str, hint: str) -> None:
    game: Game = game_of("adriano")
    orders = ["name 1 2", "name 1 3", "name 2 1", "name 2 3", "name 3 1", "name 3 2"]
    choices = offered("adriano", ["throw", *orders], lang)
    assert notations(choices) == ["throw", "name 1 2", "name 1 3", "name 2 3"]
    assert [hint in said for said in choices.hints] == [True]
    assert meant(choices, "name 3 1") == "name 3 1"
    assert [game.notation(choices.moves[i]) for i in choices.narrowed("name 3")] == ["name 3 1", "name 3 2"]
    assert choices.narrowed("5") == []
    assert offered("adriano", ["throw", "name 1 2"], lang).hints == []
