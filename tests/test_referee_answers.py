"""What the referee says to a request that is hardly one, and under which id."""

import json

import pytest

from pioche.referee import Session
from pioche.texts import LANGUAGES


def error_of(line: bytes) -> tuple[str, dict[str, str]]:
    """The kind of a failure, and its text by language."""
    error = Session().reply(line)["error"]
    assert isinstance(error, dict)
    assert list(error["text"]) == list(LANGUAGES)
    return error["kind"], error["text"]


def test_a_request_without_an_operation_is_told_that_it_is_missing() -> None:
    kind, text = error_of(b'{"id": 1}')
    assert kind == "op"
    assert text["en"].startswith('"op" is missing. Write it with one of: new, load,')
    assert text["fr"].startswith("Il manque « op ». Écrivez-le avec l'une de ces opérations : new, load,")


@pytest.mark.parametrize("op", [None, 3, True, [], "", "?", "New"])
def test_an_operation_that_is_none_is_quoted_as_it_was_written(op: object) -> None:
    kind, text = error_of(json.dumps({"op": op}).encode())
    assert kind == "op"
    assert text["en"].startswith(f"There is no operation {json.dumps(op)}. ")


@pytest.mark.parametrize("line", [b"", b"\n", b" \t \r\n"])
def test_an_empty_line_is_told_that_it_is_empty(line: bytes) -> None:
    kind, text = error_of(line)
    assert kind == "json"
    assert text["en"].startswith("This line is not JSON: it is empty. Write one request a line")
    assert text["fr"].startswith("Cette ligne n'est pas du JSON : rien n'y est écrit. Écrivez une demande par ligne")


@pytest.mark.parametrize("identity", [True, None, 1.5, "", ["a", 1], {"a": {"b": []}}])
def test_any_id_comes_back(identity: object) -> None:
    for op in ("games", "none"):
        assert Session().reply(json.dumps({"id": identity, "op": op}).encode())["id"] == identity
