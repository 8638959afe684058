"""The results of an arena as lines of a terminal."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pioche.texts import Speech

if TYPE_CHECKING:
    from pioche.lab.sheets import Report  # which needs an extra, and every module here is imported to list the commands


def told(report: "Report", words: Speech) -> Iterator[str]:
    for sheet in report.sheets(words):
        yield from columns([[words.message(f"arena-head-{head}") for head in sheet.heads], *sheet.rows], sheet.sides)
        yield ""
    yield report.reading(words)
    if report.ratings:
        yield words.message("arena-ratings")
    yield from report.warnings(words)


def columns(rows: Sequence[Sequence[str]], sides: str) -> Iterator[str]:
    """Rows with their columns one below the other, each to its side."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if side == "l" else cell.rjust(width)
            for cell, width, side in zip(row, widths, sides, strict=True)
        ]
        yield "  ".join(cells).rstrip()
