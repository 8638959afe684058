"""The Markdown that the site is built from: docs/, what lies at the root, and the rulebooks with their rulings."""

import os
import re
import shutil
from pathlib import Path

from tools.rulebooks import pages as rulebooks
from tools.rulebooks import sources

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
AT_THE_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
CARRIED = ("*.md", "pictures/*", "stylesheets/*", "javascripts/*")  # of docs/; the rest is for programs

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
CODE_IN_TABLE = re.compile(r"`[^`\n]*\\\|[^`\n]*`")


def places() -> dict[Path, str]:
    """Every file that the site carries as it is, and its place there."""
    found = {path: path.relative_to(DOCS).as_posix() for kind in CARRIED for path in sorted(DOCS.glob(kind))}
    return found | {ROOT / name: place for name, place in AT_THE_ROOT.items()}


def linked_to() -> dict[Path, str]:
    """Every file that a link of ours may lead to, the rulebooks too."""
    return places() | {source: place for place, source in sources().items()}


def relinked(text: str, source: Path, known: dict[Path, str]) -> str:
    """Links to what the site carries lead there; a link to anything else in the repository becomes its path."""

    def link(found: re.Match[str]) -> str:
        words, address, anchor = found[1], found[2], found[3] or ""
        target = (source.parent / address).resolve()
        if target in known:
            return f"[{words}]({os.path.relpath(known[target], Path(known[source]).parent)}{anchor})"
        if target.exists():
            path = target.relative_to(ROOT).as_posix()
            return f"`{path}`" if words.strip("`") in (path, address) else f"{words} (`{path}`)"
        return found[0]  # the builder says that it leads nowhere

    # GitHub wants a bar in a table's code escaped; Python-Markdown shows the backslash.
    return CODE_IN_TABLE.sub(lambda code: code[0].replace("\\|", "|"), LINK.sub(link, text))


def write(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    known = linked_to()
    for source, place in places().items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(relinked(source.read_text(encoding="utf-8"), source, known), encoding="utf-8")
        else:
            shutil.copyfile(source, target)
    for place, text in rulebooks().items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
