"""The clause ids are law: each is named by a test, and each one cited anywhere stands in a rulebook."""

import re
from pathlib import Path

import pytest

from pioche.core.registry import game_of
from pioche.texts import LANGUAGES
from pioche.texts.rulebook import rulebook

ROOT = Path(__file__).parents[2]
PREFIX = {"nain_jaune": "NJ", "adriano": "AD", "janus": "JA", "programmes": "PR"}
CITED = re.compile(rf"\b(?:{'|'.join(PREFIX.values())})-[0-9]{{2}}\b")


def written(*folders: str) -> dict[Path, str]:
    kinds = (".py", ".md", ".ftl", ".toml")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    return {path: path.read_text(encoding="utf-8") for path in files}


def clauses(slug: str, lang: str = "en") -> list[str]:
    return list(rulebook(game_of(slug), lang).clauses)


@pytest.mark.parametrize("slug", PREFIX)
def test_every_clause_is_named_by_a_test(slug: str) -> None:
    tests = "\n".join(written("tests").values())
    named = set(re.findall(r"def test_\w*?([a-z]{2}_[0-9]{2})(?![0-9])", tests))
    assert [clause for clause in clauses(slug) if clause.lower().replace("-", "_") not in named] == []


@pytest.mark.parametrize("slug", PREFIX)
def test_the_rulebooks_of_both_languages_hold_the_same_clauses(slug: str) -> None:
    books = [clauses(slug, lang) for lang in LANGUAGES]
    assert books[0] == books[1]
    assert all(clause.startswith(PREFIX[slug]) for clause in books[0])


def test_every_clause_cited_in_code_in_words_and_in_the_docs_exists() -> None:
    known = {clause for slug in PREFIX for clause in clauses(slug)}
    found = {path.relative_to(ROOT).as_posix(): text for path, text in written("src", "tests", "docs").items()}
    cited = {(name, clause) for name, text in found.items() for clause in CITED.findall(text)}
    assert len(cited) > 500
    assert sorted((name, clause) for name, clause in cited if clause not in known) == []
