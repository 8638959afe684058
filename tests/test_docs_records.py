"""docs/records.md: its example is a record, and its words for marks are those that are read."""

import json
import re
from pathlib import Path

from pioche.core.record import TAKEOVERS, Takeover, Undo, read
from pioche.core.verifying import UNFINISHED, verify

PAGE = (Path(__file__).parents[1] / "docs" / "records.md").read_text(encoding="utf-8")


def example() -> str:
    blocks: list[str] = re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL)
    (block,) = blocks
    return block


def test_the_example_of_the_page_is_a_record_of_a_fair_deal() -> None:
    record = read(example().encode())
    assert record.text() == example()
    finding = verify(record)
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
