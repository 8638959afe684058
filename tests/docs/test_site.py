"""The site builds, every page of it can be reached, and a browser that reads it asks nothing of anybody else."""

import re
import tomllib
from pathlib import Path

import pytest

from pioche.core.game import Game
from pioche.core.options import written
from tests.docs.blocks import DOCS, ROOT
from tools.pages import LINK, relinked
from tools.rulebooks import FOLDERS, RULED, anchored, ours, page
from tools.site import build

LOADED = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=["']?(?:https?:)?//[^"' >]+""")
STYLED = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])(?:https?:)?//[^)"']+""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("site"))


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 25
    for built in pages:
        assert LOADED.findall(built.read_text(encoding="utf-8")) == [], built.name
    for style in site.rglob("*.css"):
        assert STYLED.findall(style.read_text(encoding="utf-8")) == [], style.name


def test_every_picture_is_there(site: Path) -> None:
    for built in site.rglob("*.html"):
        for address in re.findall(r'<img [^>]*?src="([^"]+)"', built.read_text(encoding="utf-8")):
            assert (built.parent / address).exists(), f"{built.name}: {address}"


def test_the_search_of_a_site_on_a_disk_has_its_index(site: Path) -> None:
    assert (site / "search.js").read_text(encoding="utf-8").startswith("var __index = {")


def test_a_screen_reader_hears_the_french_pages_in_french_and_all_else_in_english(site: Path) -> None:
    texts = {built: built.read_text(encoding="utf-8") for built in site.rglob("*.html")}
    french = {built for built, text in texts.items() if '<article lang="fr" ' in text}
    assert french == {site / "joueurs.html", *(site / FOLDERS["fr"]).glob("*.html")}
    assert len(french) == 5
    contents = re.compile(r'<div class="md-sidebar md-sidebar--secondary" lang="fr"')
    assert french == {built for built, text in texts.items() if contents.search(text)}


def listed(entries: list[object]) -> set[str]:
    """The pages of a navigation, sections and all."""
    found: set[str] = set()
    for entry in entries:
        assert isinstance(entry, dict)
        for target in entry.values():
            found |= listed(target) if isinstance(target, list) else {str(target)}
    return found


def test_every_page_is_in_the_navigation_or_linked_from_one_that_is() -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    shown = listed(settings["project"]["nav"])
    for name in sorted(shown):
        source = DOCS / name
        if source.exists():
            shown |= {link[1] for link in LINK.findall(source.read_text(encoding="utf-8"))}
    assert {path.name for path in DOCS.glob("*.md")} <= shown


# The pages that are made.


def test_a_link_out_of_the_site_becomes_a_path_and_one_that_leads_nowhere_stays_for_the_builder() -> None:
    known = {DOCS / "lab.md": "lab.md", ROOT / "CHANGELOG.md": "changelog.md"}
    text = "[a](lab.md#here) [b](docs/lab.md) [examples/pli](examples/pli) [pli](examples/pli) [c](nowhere.md)"
    assert relinked(text, ROOT / "CHANGELOG.md", known) == (
        "[a](lab.md#here) [b](lab.md) `examples/pli` pli (`examples/pli`) [c](nowhere.md)"
    )
    assert relinked("| `a\\|b` |", ROOT / "CHANGELOG.md", known) == "| `a|b` |"


def test_a_clause_has_an_anchor_and_whoever_names_it_leads_there() -> None:
    assert anchored("**NJ-15.** After a king.\n\n**NJ-16.** As in NJ-15.") == (
        "**NJ-15.**{#NJ-15} After a king.\n\n**NJ-16.**{#NJ-16} As in [NJ-15](#NJ-15)."
    )


@pytest.mark.parametrize("lang", sorted(RULED))
@pytest.mark.parametrize("game", ours(), ids=lambda game: game.slug)
def test_a_rulebook_has_every_option_with_every_value(game: Game, lang: str) -> None:
    text = page(game, lang)
    for option in game.options:
        part = text.partition(f"{{#option-{option.name}}}")[2].partition("\n### ")[0]
        assert f"[{option.clause}](#{option.clause})" in part
        for value in option.values or (option.default,):
            assert f"`{written(value)}`" in part
