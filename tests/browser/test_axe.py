"""Axe finds nothing to say on any screen, in both languages and both lights.

What the four games draw themselves is also looked at where it is played: see their own tests.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.companion import Companion
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.sitting import faults_in_both_lights, lose_connection, new_table
from tests.server.client import create, host
from tests.server.process import Running

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("adriano", "janus", "nain_jaune", "programmes")
SCREENS = (
    *(f"/new?game={game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
    f"/t/{'0' * 24}",
    "/replay",
    "/",
)
MATCHES = ("adriano-3-sealed", "janus-4-sealed", "nain_jaune-4-sealed", "programmes-3-sealed")
LEAVE = {"fr": "Quitter la table", "en": "Leave the table"}
MOST = 100  # moves
in_both_languages = pytest.mark.parametrize("lang", ["fr", "en"])


def where(link: str) -> tuple[str, str]:
    """A seat's table and its secret."""
    table, _, token = link.rpartition("/")[2].partition("#")
    return table, token


def bar(page: Page, place: int) -> None:
    """A button of the bar over a table: the rules, log and conversation, the menu."""
    page.locator("#app header button").nth(place).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("dialog [aria-busy]")).to_have_count(0)


@in_both_languages
def test_on_the_screens(server: Running, open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang, PHONE)
    for screen in SCREENS:
        page.goto(server.url + screen)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[aria-busy]")).to_have_count(0)
        for closed in page.locator("summary").all():
            closed.click()
        assert faults_in_both_lights(page) == [], screen
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    assert faults_in_both_lights(page) == []
    page.locator("header button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_at_home_with_tables_of_ones_own_and_of_others(server: Running, open_page: Open, lang: str) -> None:
    create(server.url, "janus", ["me", "open", "open"], listed=True)
    page = open_page("about:blank", lang, PHONE)
    for _ in range(4):
        page.goto(new_table(server, "pli", "open", deal=False)[1])
        expect(page.locator(".lobby")).to_be_visible()
    page.goto(server.url)
    expect(page.locator(".tables")).to_have_count(3)
    page.locator("summary").click()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_where_no_server_answers(server: Running, open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang, PHONE)
    page.route("**/api/**", lambda route: route.abort())
    page.goto(server.url)
    expect(page.locator(".panel")).to_be_visible()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_before_the_deal_and_at_a_closed_table(server: Running, open_page: Open, lang: str) -> None:
    link, annes = new_table(server, "janus", "open", "bot", deal=False)
    page = open_page(link, lang, PHONE)
    expect(page.locator("form.sit")).to_be_visible()
    assert faults_in_both_lights(page) == []
    page.locator("form.sit button").click()
    expect(page.locator("[aria-busy]")).to_be_visible()  # until the host deals
    assert faults_in_both_lights(page) == []
    page.goto("about:blank")
    page.goto(annes)
    page.get_by_role("button", name=LEAVE[lang]).click()
    expect(page.locator(".certain")).to_be_visible()
    assert faults_in_both_lights(page) == []
    host(server.url, *where(annes), act="close")
    expect(page.locator("#results-title")).to_be_visible()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_at_a_table_of_any_game_and_around_it(server: Running, open_page: Open, lang: str) -> None:
    annes = new_table(server, "pli", "bot", "bot", rounds=2)[1]
    page = open_page(annes, lang)
    playable, seen = page.locator("main .playable"), page.locator(".looks .primary")
    expect(playable.first).to_be_visible()
    assert faults_in_both_lights(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    playable.first.click()
    assert faults_in_both_lights(page) == []
    for place in range(3):
        bar(page, place)
        for closed in page.locator("dialog summary").all():
            closed.click()
        if place == 1:
            page.locator(".phrase").first.click()
            expect(page.locator(".chat li strong")).to_be_visible()
        assert faults_in_both_lights(page) == []
        page.keyboard.press("Escape")
    with Companion(server.url, *where(annes)) as companion:
        companion.make(MOST, whole_round=True)
        expect(seen).to_be_visible()
        assert faults_in_both_lights(page) == []
        seen.click()
        companion.make(MOST)
    expect(page.locator(".results li").first).to_be_visible()
    assert faults_in_both_lights(page) == []
    page.evaluate("localStorage.removeItem('pioche tables')")
    page.goto(new_table(server, "pli", "bot", "bot")[0])
    expect(page.locator(".watching")).to_be_visible()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_at_a_refusal_its_rule_and_a_lost_connection(server: Running, open_page: Open, lang: str) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot", two_from_stock=False)[1], lang, PHONE)
    chosen = page.locator(".actions .chosen")
    chosen.click()
    expect(chosen).to_have_count(0)
    page.locator(".common .playable").click()
    chosen.click()
    expect(page.locator(".actions .moves button:not(.chosen)")).to_be_visible()
    page.locator(".common button").first.click()
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    assert faults_in_both_lights(page) == []
    notice.locator(".quiet").click()
    expect(page.locator("dialog .wanted")).to_be_visible()
    assert faults_in_both_lights(page) == []
    lose_connection(page)
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_at_the_open_tables_of_all_games_in_a_replay(server: Running, open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang, DESKTOP)
    for match in MATCHES:
        page.goto(f"{server.url}/replay")
        page.locator("input[type=file]").set_input_files(GOLDEN / f"{match}.json")
        page.get_by_role("slider").press("End")
        page.get_by_role("slider").press("PageDown")
        expect(page.locator("[aria-busy]")).to_have_count(0)
        assert faults_in_both_lights(page) == [], match
