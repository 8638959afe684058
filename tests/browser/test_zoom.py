"""Twice as large, everything is still there: one may have to scroll, but never sideways."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.sitting import new_table
from tests.server.process import Running

SLUGS = ("adriano", "janus", "nain_jaune", "programmes", "pli")
SIZES = ((180, 320), (640, 360))  # half a phone, half a laptop: what is left of them at 200 %
LOST = """() => {
  const main = document.querySelector('main')
  const root = document.documentElement
  const found = []
  if (root.scrollWidth > root.clientWidth) found.push('the page is too wide')
  if (main.scrollWidth > main.clientWidth) found.push('the table is too wide')
  for (const button of document.querySelectorAll('main button, main select, main [role=button]')) {
    button.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const spots = [[x, y], [left + 6, y], [left + 6, bottom - 6], [right - 6, top + 6]] // cards may overlap
    const reached = spots.some((spot) => button.contains(document.elementFromPoint(...spot)))
    const name = button.ariaLabel ?? button.innerText
    if (!reached) found.push(`${name} cannot be touched`)
  }
  return found
}"""


def lost(page: Page) -> list[str]:
    """What cannot be reached by scrolling up and down."""
    found = page.evaluate(LOST)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_is_reached_at_twice_the_size(server: Running, open_page: Open, slug: str) -> None:
    page = open_page(new_table(server, slug, "bot", "bot")[1], "fr", SIZES[0])
    for looking in (True, False):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.get_by_role("region", name="Devant vous")).to_be_visible()
            assert lost(page) == [], (width, looking)
        seen = page.get_by_role("button", name="C'est vu")
        if seen.count() == 0:
            break
        seen.click()
        expect(seen).to_have_count(0)


@pytest.mark.parametrize("screen", ["/", "/new?game=programmes", "/rules/janus", "/replay"])
def test_no_screen_is_too_wide_at_twice_the_size(server: Running, open_page: Open, screen: str) -> None:
    page = open_page(server.url + screen, "fr", SIZES[0])
    expect(page.locator("[aria-busy]")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.querySelectorAll('details').forEach((folded) => (folded.open = true))")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert lost(page) == [], width
