"""docs/records.md: its example is a record, and its words for marks are those that are read."""

import json
import re

from pioche.core.record import TAKEOVERS, Takeover, Undo, read
from pioche.core.verifying import UNFINISHED, verify
from tests.docs.blocks import DOCS, blocks

PAGE = (DOCS / "records.md").read_text(encoding="utf-8")


def example() -> str:
    (block,) = blocks(DOCS / "records.md")
    return block.text


def test_the_example_of_the_page_is_a_record_of_a_fair_deal() -> None:
    finding = verify(read(example().encode()))
    assert (finding.verdict, finding.fair()) == (UNFINISHED, True)


def test_the_page_explains_every_field_and_the_marks_of_its_example() -> None:
    explained = set(re.findall(r"`([\w.]+)`", PAGE))
    data = json.loads(example())
    assert set(data) <= explained
    assert set(data["chance"]) <= {name.removeprefix("chance.") for name in explained}
    assert set(TAKEOVERS) <= explained
    record = read(example().encode())
    for mark in record.marks:
        assert f"`{json.dumps(mark.data())}`" in PAGE
    assert {type(mark) for mark in record.marks} == {Takeover, Undo}
