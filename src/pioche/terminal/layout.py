"""Pieces of text put together: flowing lines, aligned rows, columns, and cards in joined boxes."""

import re
from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

Face = tuple[str, str]  # what is written on a side of a card, and its style

INDENT = "  "
DOT = " · "
NO_BREAK = "\u00a0"
EDGE = "#8d8878 on #f4f1e8"


def flow(head: Text, parts: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """The parts after their heading, in as many lines as they need."""
    lines = [Text().append_text(head)]
    fresh = True  # whether nothing but the heading or the indent stands in the last line yet
    for part in parts:
        if not fresh and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(INDENT))
            fresh = True
        lines[-1].append("" if fresh else gap).append_text(part)
        fresh = False
    return lines


def broken(text: str, width: int) -> list[str]:
    """A sentence in lines; French signs stay with the word they belong to."""
    kept = re.sub(r" (?=[:;!?»])|(?<=«) ", NO_BREAK, text)
    return wrap(kept, width, break_on_hyphens=False)


def joined(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts apart by dots, in as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(DOT) + part.cell_len <= width:
            lines[-1].append(DOT).append_text(part)
        else:
            lines.append(Text().append_text(part))
    return lines


def aligned(rows: Sequence[Sequence[Sequence[Text]]], width: int) -> list[Text]:
    """Rows of cells, each some words, one under the other; a row too wide for that flows word by word."""
    written = [[Text(" ").join(cell) for cell in row] for row in rows]
    columns = max((len(row) for row in rows), default=0)
    widths = [max(row[i].cell_len for row in written if i < len(row)) for i in range(columns)]
    lines: list[Text] = []
    for row, cells in zip(rows, written, strict=True):
        line = Text()
        for cell, wide in zip(cells, widths, strict=False):
            line.append_text(cell).append(" " * (wide - cell.cell_len) + INDENT if wide else "")
        line.rstrip()
        if line.cell_len > width:
            head = Text.assemble(cells[0], " " * (widths[0] - cells[0].cell_len) + INDENT)
            lines += flow(head, [word for cell in row[1:] for word in cell], width)
        else:
            lines.append(line)
    return lines


def columns(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines side by side where they fit, read downwards."""
    widest = max((line.cell_len for line in lines), default=0)
    count = max(1, (width + 3) // (widest + 3))
    height = -(-len(lines) // count)
    rows: list[Text] = []
    for i in range(height):
        row = Text()
        for line in lines[i::height]:
            row.append(" " * (-row.cell_len % (widest + 3))).append_text(line)
        rows.append(row)
    return rows


def boxes(cards: Sequence[Sequence[Face]], numbers: Sequence[int], width: int) -> list[Text]:
    """Joined cards, each a column of its sides, wrapped to the width; numbers, if any, stand above them."""
    lines: list[Text] = []
    start = 0
    for cells in _cells(cards, width):
        chunk = cards[start : start + len(cells)]
        if numbers:
            over = (str(n).center(cell) for n, cell in zip(numbers[start:], cells, strict=False))
            lines.append(Text(" " + " ".join(over), style="dim"))
        lines.append(Text("╭" + "┬".join("─" * cell for cell in cells) + "╮", style=EDGE))
        for side in range(len(chunk[0])):
            line = Text("│", style=EDGE)
            for card, cell in zip(chunk, cells, strict=True):
                text, style = card[side]
                left = (cell - cell_len(text)) // 2
                line.append(" " * left + text + " " * (cell - cell_len(text) - left), style=style)
                line.append("│", style=EDGE)
            lines.append(line)
        lines.append(Text("╰" + "┴".join("─" * cell for cell in cells) + "╯", style=EDGE))
        start += len(cells)
    return lines


def _cells(cards: Sequence[Sequence[Face]], width: int) -> list[list[int]]:
    """The width of each card, line by line: all alike and roomy if they fit in one line, else as narrow as can be."""
    narrow = [max(cell_len(text) for text, _ in card) for card in cards]
    widest = max(narrow, default=0)
    if 1 + len(cards) * (widest + 3) <= width:
        return [[widest + 2] * len(cards)]
    lines: list[list[int]] = [[]]
    for cell in narrow:
        if lines[-1] and 1 + sum(lines[-1]) + len(lines[-1]) + cell + 1 > width:
            lines.append([])
        lines[-1].append(cell)
    return lines
