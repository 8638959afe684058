"""Every code block of every page is run, or read by what would read it; a kind that nothing here runs fails."""

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.docs.blocks import DOCS, PAGES, ROOT, Block, blocks, indented
from tests.docs.commands import Shell, given
from tests.docs.configurations import caddyfile, nginx, paths, systemd
from tests.docs.conversations import Papers, over_the_wire, with_the_arena, with_the_referee

# Pages of results: the commands that gave them took hours, and whether each can be given is looked at instead.
RESULTS = ("adriano-calling.md", "lab-results.md", "levels.md", "measured.md", "programme-tiers.md", "speed.md")


class Reader:
    """Reads one page from its beginning, in a folder with the examples of a clone and a match recorded before."""

    def __init__(self, folder: Path, *, hasty: bool) -> None:
        self.folder = folder
        self.hasty = hasty
        self.shell = Shell(folder)
        self.papers = Papers()
        self.names: dict[str, Any] = {"__name__": "page"}
        (folder / "examples").symlink_to(ROOT / "examples")
        shutil.copyfile(ROOT / "tests" / "golden" / "nain_jaune-3-reduced.json", folder / "match.json")
        self.kinds: dict[str, Callable[[Block], None]] = {
            "arena": lambda block: with_the_arena(block.text, folder),
            "caddyfile": lambda block: caddyfile(block.text),
            "ini": lambda block: systemd(block.text),
            "json": lambda block: self.papers.check(block.text),
            "nginx": lambda block: nginx(block.text),
            "python": self.python,
            "referee": lambda block: with_the_referee(block.text),
            "sh": self.sh,
            "text": lambda block: paths(block.text),
            "toml": lambda block: _read_toml(block.text),
            "wire": lambda block: over_the_wire(block.text),
        }

    def read(self, block: Block) -> None:
        if block.title:
            (self.folder / block.title).write_text(block.text, encoding="utf-8")
        self.kinds[block.kind](block)

    def python(self, block: Block) -> None:
        exec(compile(block.text, f"line {block.line}", "exec"), self.names)

    def sh(self, block: Block) -> None:
        for line in block.text.splitlines():
            given(line)
        if not self.hasty and not block.why_not:
            self.shell.run(block.text)


def _read_toml(text: str) -> None:
    assert tomllib.loads(text)


WITH_BLOCKS = [page for page in PAGES if any(blocks(page))]


@pytest.mark.parametrize("page", WITH_BLOCKS, ids=lambda page: page.name)
def test_every_block_of_a_page_does_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path, hasty=page.name in RESULTS)
    for block in blocks(page):
        try:
            reader.read(block)
        except BaseException as failure:
            failure.add_note(f"{page.name}, line {block.line}")
            raise


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_every_block_says_what_it_is(page: Path) -> None:
    assert indented(page) == []
    for block in blocks(page):
        assert block.kind, f"{page.name}, line {block.line}"


def test_only_commands_may_be_left_unrun_and_few_are() -> None:
    left = {(page.name, block.why_not): block for page in PAGES for block in blocks(page) if block.why_not}
    assert {block.kind for block in left.values()} == {"sh"}
    assert len(left) <= 6, sorted(left)


def test_the_pages_of_results_tell_how_they_were_made() -> None:
    for name in RESULTS:
        assert any(blocks(DOCS / name))
