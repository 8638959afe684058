"""Why a database cannot be used, and why something was not stored, is said in French and in English."""

import ast
from pathlib import Path

import pytest

from pioche.texts import LANGUAGES, speech

STORE = Path(__file__).parents[3] / "src/pioche/tables/store"


def raised(name: str) -> list[tuple[str, dict[str, str]]]:
    """The key and the words of each `Unfit("key", word=…)` in the source."""
    found = []
    for path in sorted(STORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                words = {str(word.arg): f"<{word.arg}>" for word in node.keywords}
                found.append((ast.literal_eval(node.args[0]), words))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence_with_all_its_words(lang: str) -> None:
    reasons = raised("Unfit")
    assert len({key for key, _ in reasons}) >= 10
    for key, words in reasons:
        said = speech(None, lang).message(key, **words)
        assert said.endswith(".")
        assert all(word in said for word in words.values()), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["store-full", "store-read-only", "store-gone", "store-failed"])
def test_whatever_was_not_stored_has_its_sentence(key: str, lang: str) -> None:
    assert speech(None, lang).message(f"refusal-{key}").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_the_one_of_a_reason(lang: str) -> None:
    source = (STORE.parents[1] / "texts/locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = {line.split(" = ")[0] for line in source.splitlines() if line.startswith(("store-", "backup-"))}
    assert keys == {key for key, _ in raised("Unfit")}
