"""The pages of the site, and the code blocks in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
AT_THE_ROOT = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGES = (
    *sorted(DOCS.glob("*.md")),
    *(ROOT / name for name in AT_THE_ROOT),
    *sorted((ROOT / "src" / "pioche" / "games").glob("*/rules.*.md")),
)

FENCE = re.compile(r'```(?P<kind>\w*)(?: title="(?P<title>[^"]+)")?$')
NOT_RUN = re.compile(r"<!-- not run: (.+) -->$")


@dataclass(frozen=True)
class Block:
    line: int
    kind: str
    title: str  # the file that the reader is told to put it into, or ""
    text: str
    why_not: str  # why it is not run, or ""


def blocks(page: Path) -> Iterator[Block]:
    why_not = ""
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
    for number, line in lines:
        opened = FENCE.match(line)
        if opened is None:
            assert not line.lstrip().startswith("```"), f"{page.name}, line {number}: a fence that is not plain"
            told = NOT_RUN.match(line)
            why_not = told[1] if told else why_not if not line else ""
            continue
        text: list[str] = []
        for _, inside in lines:
            if inside == "```":
                break
            text.append(inside + "\n")
        yield Block(number, opened["kind"], opened["title"] or "", "".join(text), why_not)
        why_not = ""


def indented(page: Path) -> list[int]:
    """Lines that Markdown takes for code because they stand four spaces in: such a block has no kind."""
    fenced, found, before = False, [], ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        if not fenced and line.startswith("    ") and not before:
            found.append(number)
        before = line
    return found
