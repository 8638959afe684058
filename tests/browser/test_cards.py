"""What is drawn on cards is told apart by its shape, whatever its colour."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from tests.browser.conftest import Open

SHAPES = (Path(__file__).parents[2] / "web" / "src" / "cards" / "shapes.ts").read_text(encoding="utf-8")
# The dark squares of a drawing, of 32 by 32.
DRAWN = """drawings => drawings.map(({ filled, stroked }) => {
  const canvas = new OffscreenCanvas(32, 32).getContext('2d')
  if (filled) canvas.fill(new Path2D(filled))
  canvas.lineWidth = 3
  if (stroked) canvas.stroke(new Path2D(stroked))
  const { data } = canvas.getImageData(0, 0, 32, 32)
  return Array.from({ length: 32 * 32 }, (_, i) => i).filter((i) => data[4 * i + 3] > 127)
})"""
MOST_ALIKE = 0.9  # of what either of two drawings covers, both do: a disc and a square share 0.83


def drawings(group: str) -> dict[str, dict[str, str]]:
    """By their letters; what is not said to be stroked is filled."""
    lines = re.search(rf"export const {group}\b[^{{]*\{{\n(.*?)\n\}}", SHAPES, re.DOTALL)
    assert lines is not None
    return {
        letter: {how or "filled": path for how, path in re.findall(r"(filled|stroked)?(?:: )?'(M[^']+)'", line)}
        for letter, line in re.findall(r"^  (\w+): (.*)$", lines[1], re.MULTILINE)
    }


@pytest.mark.parametrize(("group", "count"), [("SUITS", 4), ("FIGURES", 3), ("COLOURS", 4), ("SYMBOLS", 11)])
def test_no_two_drawings_are_alike(open_page: Open, group: str, count: int) -> None:
    known = drawings(group)
    assert len(known) == count
    covered = open_page("about:blank").evaluate(DRAWN, list(known.values()))
    marks = dict(zip(known, map(set, covered), strict=True))
    assert min(len(mark) for mark in marks.values()) > 100
    for (one, mark), (other, beside) in combinations(marks.items(), 2):
        assert len(mark & beside) / len(mark | beside) < MOST_ALIKE, (one, other)
