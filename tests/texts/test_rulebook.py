"""Rulebooks: clauses by id, under their headings, in both languages."""

import pytest

from pioche.texts import LANGUAGES
from pioche.texts.rulebook import Rulebook, rulebook
from pli import GAME

BOOK = Rulebook(
    "# A game\n\nHello, **bold** but no clause.\n\n## Playing\n\n**XX-01.** One\nover two lines.\n\n"
    "**XX-02.** Two.\n\n### Ending ###\n\n**XX-10.** Ten, see **XX-02.**\n"
)


def test_a_clause_is_a_paragraph_that_begins_with_its_id() -> None:
    assert BOOK.clauses == {"XX-01": "One\nover two lines.", "XX-02": "Two.", "XX-10": "Ten, see **XX-02.**"}


def test_a_clause_stands_under_a_heading() -> None:
    assert BOOK.headings == {"XX-01": "Playing", "XX-02": "Playing", "XX-10": "Ending"}


@pytest.mark.parametrize("name", ["XX-02", "xx-02", "XX2", "xx 2", "2", "02", " 2 "])
def test_a_clause_is_found_however_it_is_written(name: str) -> None:
    assert BOOK.clause(name) == "XX-02"


@pytest.mark.parametrize("name", ["", "XX-03", "YY-02", "two", "XX-", "2.0"])
def test_a_clause_that_is_not_there_is_none(name: str) -> None:
    assert BOOK.clause(name) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_text_is_there_with_the_same_clauses_in_each_language(lang: str) -> None:
    book = rulebook(GAME, lang)
    assert book.text.startswith("# Pli")
    assert list(book.clauses) == [f"PL-{number:02}" for number in range(1, 10)]
