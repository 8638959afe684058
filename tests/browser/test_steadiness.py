"""Nothing jumps while the page loads or the match goes on."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.sitting import GAMES, play_now
from tests.server.process import Running

PACE = {"PIOCHE_PACE_BOT_LEAST": "700", "PIOCHE_PACE_BOT_MOST": "800"}  # more than half a second after a touch
# What moved by itself, more than half a second after anything that was touched: as browsers count it.
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput) continue
    const what = shift.sources.map(({ node }) => node?.className ?? node?.nodeName ?? '?').join(', ')
    window.shifts.push([shift.value, what])
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
# While bots move, what they do is counted too: a pile's number, a name that is bold in its turn, the moves that one is
# offered, which push what stands beside them. Three hundredths were measured, and seven of Pli; browsers call a tenth
# good.
GOOD = 0.06
FAIR = 0.15  # the generic table, which draws Pli, lists its moves below the hand, as many as there are


def shifts(page: Page) -> list[tuple[float, str]]:
    found = page.evaluate("() => window.shifts")
    return [(float(value), str(what)) for value, what in found]


def still(page: Page) -> None:
    """Nothing at all has moved."""
    assert shifts(page) == []


def steady(page: Page, limit: float) -> None:
    moved = shifts(page)
    assert sum(value for value, _ in moved) < limit, moved


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("screen", ["/", "/new?game=nain_jaune", "/rules/janus"])
def test_nothing_jumps_while_a_screen_loads(
    server: Running, open_page: Open, screen: str, size: tuple[int, int]
) -> None:
    page = open_page("about:blank", size=size)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto(server.url + screen)
    expect(page.locator("[aria-busy]")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    still(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("title", GAMES)
def test_nothing_jumps_while_a_table_loads(server: Running, open_page: Open, title: str, size: tuple[int, int]) -> None:
    page = open_page(server.url, size=size)
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, title)
    expect(page.locator(".question.mine, .question.look")).to_be_visible()  # bots wait: what moves is the page's alone
    page.add_init_script(WATCH)
    page.reload()
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    page.wait_for_load_state("networkidle")
    still(page)


@pytest.mark.parametrize("title", GAMES)
def test_nothing_jumps_where_the_table_comes_later_than_the_first_words(
    server: Running, open_page: Open, title: str
) -> None:
    page = open_page(server.url, size=DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, title)
    expect(page.locator(".question.mine, .question.look")).to_be_visible()
    page.add_init_script(WATCH)

    def later(route: Route) -> None:
        page.wait_for_timeout(600)
        route.continue_()

    page.route("**/assets/Table-*.js", later)
    page.reload()
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    page.wait_for_load_state("networkidle")
    still(page)


@pytest.mark.parametrize(("lang", "motion"), [("fr", "no-preference"), ("en", "no-preference"), ("en", "reduce")])
@pytest.mark.parametrize("title", GAMES)
def test_nothing_jumps_while_bots_move(
    server: Running, open_page: Open, title: str, lang: str, motion: Literal["no-preference", "reduce"]
) -> None:
    """Until it is one's turn, by itself; whatever is seen alone is looked at first."""
    page = open_page("about:blank", lang, PHONE)
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(WATCH)
    page.goto(server.url)
    page.get_by_role("button", name=f", {title}").first.click()
    seen = page.get_by_role("button", name=re.compile("Got it|C'est vu"))
    turn = page.locator(".question.mine")
    expect(turn.or_(seen).first).to_be_visible()
    if seen.count() > 0:
        seen.click()
    expect(turn).to_be_visible()
    steady(page, FAIR if title == "Pli" else GOOD)
