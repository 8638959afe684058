"""docs/referee.md: its tables name everything there is."""

import json
import re

from pioche.referee import Session
from tests.docs.blocks import DOCS

PAGE = (DOCS / "referee.md").read_text(encoding="utf-8")


def test_the_page_names_every_operation_the_referee_knows() -> None:
    reply = json.loads(Session().answer(b'{"op": "?"}'))
    known = reply["error"]["text"]["en"].split(": ")[1].rstrip(".").split(", ")
    table = PAGE.partition("## Operations")[2].partition("## Failures")[0]
    assert sorted(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == sorted(known)


def test_the_page_names_every_kind_of_failure() -> None:
    table = PAGE.partition("## Failures")[2].partition("## A conversation")[0]
    kinds = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert kinds == ["json", "op", "argument", "option", "position", "seat", "syntax", "illegal", "over"]
