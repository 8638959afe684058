"""Files of lines that runs go on with."""

from pathlib import Path

import pytest
from msgspec import Struct

from bench import journal


class Setting(Struct, frozen=True):
    seed: str


class Line(Struct, frozen=True):
    points: float


def test_a_run_goes_on_after_the_last_whole_line(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert journal.read(file, Setting, Line) == (None, [])
    journal.add(file, Setting("any"))
    journal.add(file, Line(1.5))
    with file.open("ab") as lines:
        lines.write(b'{"poi')
    assert journal.read(file, Setting, Line) == (Setting("any"), [Line(1.5)])
    journal.add(file, Line(2.5))
    assert journal.read(file, Setting, Line) == (Setting("any"), [Line(1.5), Line(2.5)])


@pytest.mark.parametrize("held", [b"one line\nand half a line", b"half a line", b'{"seed": "any"}\n{"other": 1}\nhalf'])
def test_a_file_of_something_else_is_left_as_it_was(tmp_path: Path, held: bytes) -> None:
    file = tmp_path / "hard.csv"
    file.write_bytes(held)
    with pytest.raises(SystemExit, match=r"hard.csv holds something else .*: move it away, or choose another\."):
        journal.read(file, Setting, Line)
    assert file.read_bytes() == held
