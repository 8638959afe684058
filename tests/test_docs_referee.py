"""docs/referee.md: its conversation is had, and its tables name everything there is."""

import json
import re
from pathlib import Path

from pioche.referee import Session

PAGE = (Path(__file__).parents[1] / "docs" / "referee.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def agrees(found: object, shown: object) -> bool:
    """Whether a reply is what the page shows, … standing for anything."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        return shown.keys() == found.keys() and all(agrees(found[key], shown[key]) for key in shown)
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) == len(found) and all(agrees(one, other) for one, other in zip(found, shown, strict=True))
    return found == shown


def test_the_conversation_of_the_page_goes_as_written() -> None:
    session = Session()
    exchanges = re.findall(r"^> (.+)\n< (.+)$", PAGE, re.MULTILINE)
    assert len(exchanges) == 9
    for sent, shown in exchanges:
        reply = json.loads(session.answer(sent.encode()))
        assert agrees(reply, json.loads(shown)), f"{sent}\n{reply}\n{shown}"


def test_the_page_names_every_operation_the_referee_knows() -> None:
    reply = json.loads(Session().answer(b'{"op": "?"}'))
    known = reply["error"]["text"]["en"].split(": ")[1].rstrip(".").split(", ")
    table = PAGE.partition("## Operations")[2].partition("## Failures")[0]
    assert sorted(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == sorted(known)


def test_the_page_names_every_kind_of_failure() -> None:
    table = PAGE.partition("## Failures")[2].partition("## A conversation")[0]
    kinds = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert kinds == ["json", "op", "argument", "option", "position", "seat", "syntax", "illegal", "over"]
