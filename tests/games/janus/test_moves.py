"""The layout of actions and their notation."""

import pytest

from pioche.core.refusal import Refusal
from pioche.core.seats import Action
from pioche.games.janus import GAME


def test_every_action_is_written_and_read_back() -> None:
    written = [GAME.notation((Action(action),)) for action in range(GAME.actions)]
    assert len(set(written)) == GAME.actions == 33
    assert [GAME.parse(text) for text in written] == [(Action(action),) for action in range(GAME.actions)]


def test_the_layout_never_changes() -> None:
    assert [GAME.notation((Action(action),)) for action in (0, 1, 4, 5, 24, 25, 28, 29, 30, 31, 32)] == [
        "take stock",
        "take 0.1",
        "take 0.4",
        "take 1.1",
        "take 5.4",
        "discard 1",
        "discard 4",
        "stop",
        "propose",
        "agree",
        "refuse",
    ]


@pytest.mark.parametrize(
    "text", ["", "take", "take 6.1", "take 0.5", "take 0.0", "discard 5", "pass", "Stop", "take  ."]
)
def test_what_is_no_move_is_refused_with_what_was_written(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert (caught.value.kind, caught.value.key, caught.value.words) == ("syntax", "syntax", {"given": text})


def test_spaces_do_not_matter() -> None:
    assert GAME.parse("  take   stock ") == (Action(0),)


def test_moves_are_described_with_their_owner_and_place() -> None:
    def described(text: str) -> tuple[str, list[tuple[str, str, int]]]:
        key, facts = GAME.describe(GAME.parse(text))
        return key, [(fact.field.name, fact.field.spell, fact.value) for fact in facts]

    assert described("take stock") == ("take-stock", [])
    assert described("take 2.3") == ("take", [("owner", "seat", 2), ("place", "number", 3)])
    assert described("discard 4") == ("discard", [("place", "number", 4)])
    assert described("agree") == ("agree", [])


def test_symbols_have_a_letter_a_name_and_a_shape_of_their_own() -> None:
    assert [GAME.code("symbol", symbol) for symbol in range(11)] == list("ABCDEFGHIJK")
    assert [GAME.value("symbol", letter) for letter in "ABCDEFGHIJK"] == list(range(11))
    for lang in ("fr", "en"):
        assert len({GAME.spell("symbol", symbol, lang) for symbol in range(11)}) == 11
    assert GAME.spell("symbol", 1, "fr") == "☾ lune"
    assert GAME.spell("symbol", 1, "en") == "☾ moon"
    faces = [GAME.face("symbol", symbol, "fr") for symbol in range(11)]
    assert len({glyph for glyph, _ in faces}) == 11
    assert {colour for _, colour in faces} <= {"red", "blue", "green", "yellow", "black"}
    assert faces[1] == ("☾", "blue")


def test_other_values_are_written_as_everywhere() -> None:
    assert GAME.code("number", 4) == 4
    assert GAME.value("number", "4") == 4
    assert GAME.spell("number", 4, "fr") == "4"
    assert GAME.face("number", 4, "fr")[0] == "4"


@pytest.mark.parametrize("text", ["L", "", "AB", "a"])
def test_what_is_no_symbol_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a symbol"):
        GAME.value("symbol", text)
