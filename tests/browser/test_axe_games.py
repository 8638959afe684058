"""Axe finds nothing at any question of the four games, in their dialogs and at their lessons: any language, any light.

Recorded matches are told to the page, so that nothing waits for luck.
"""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.retelling import Retelling
from tests.browser.sitting import faults_in_both_lights
from tests.server.process import Running

TEXTS = Path(__file__).parents[2] / "src" / "pioche" / "texts" / "page" / "en"
# In each of them comes everything that a lesson of its game is about.
MATCHES = ("adriano-2-booklet", "janus-3-booklet", "nain_jaune-3-booklet", "programmes-2-booklet")
# Together they ask for everything that a game may ask for.
ASKING = {
    "adriano-2-booklet": {"turn", "drawn", "taken", "trade", "look_own", "call"},
    "adriano-2-reduced": {"extra"},
    "adriano-5-pit": {"look_other"},
    "janus-3-booklet": {"turn", "take", "discard", "vote"},
    "nain_jaune-3-booklet": {"follow", "lead"},
    "programmes-2-swaps": {"exchange", "take", "play"},
}
SEATS = {"adriano-5-pit": 1}  # whose eyes; else the first player's
in_both_languages = pytest.mark.parametrize("lang", ["fr", "en"])


def lessons_of(match: str) -> int:
    """How many the game of a match has, as its sentences say."""
    game = match.partition("-")[0]
    text = (TEXTS / f"{game}.ftl").read_text(encoding="utf-8")
    return len(re.findall(rf"^{game.replace('_', '-')}-lesson-", text, re.MULTILINE))


@in_both_languages
@pytest.mark.parametrize("match", MATCHES)
def test_at_every_lesson(server: Running, open_page: Open, match: str, lang: str) -> None:
    page = open_page(f"{server.url}/api/health", lang, PHONE)
    table = Retelling(page, server, match)
    page.evaluate("table => localStorage.setItem('pioche lessons', JSON.stringify({ table, told: [] }))", table.name)
    table.open()
    lesson = page.locator(".lesson")
    expect(lesson).to_be_focused()
    assert faults_in_both_lights(page) == []
    told: set[str] = set()
    for _ in range(lessons_of(match)):
        while lesson.count() == 0 and table.next():
            pass
        sentence = lesson.locator("p")
        text = sentence.inner_text()
        told.add(text)
        assert faults_in_both_lights(page, ".lesson") == [], text
        lesson.locator(".primary").click()
        expect(sentence.get_by_text(text, exact=True)).to_have_count(0)
    assert len(told) == lessons_of(match)


@in_both_languages
@pytest.mark.parametrize("match", ASKING)
def test_at_every_question_of_a_game(server: Running, open_page: Open, match: str, lang: str) -> None:
    page = open_page("about:blank", lang, DESKTOP)
    table = Retelling(page, server, match, SEATS.get(match, 0))
    asked = {phase: step for phase, step in table.asked().items() if phase in ASKING[match]}
    assert set(asked) == ASKING[match]
    table.open()
    for phase, step in asked.items():
        with page.expect_response("**/words"):
            table.go(step)
        expect(page.locator(".question.mine, .question.look")).to_be_visible()
        assert faults_in_both_lights(page) == [], phase


@in_both_languages
@pytest.mark.parametrize(
    ("match", "sheet"),
    [("adriano-2-booklet", ".reveal"), ("nain_jaune-3-booklet", ".ended"), ("programmes-2-booklet", "dialog")],
)
def test_at_the_end_of_a_round(server: Running, open_page: Open, match: str, sheet: str, lang: str) -> None:
    page = open_page("about:blank", lang, DESKTOP)
    table = Retelling(page, server, match)
    table.open(table.ends()[0])
    expect(page.locator(sheet)).to_be_visible()
    assert faults_in_both_lights(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert faults_in_both_lights(page) == []


@in_both_languages
@pytest.mark.parametrize(
    "match", ["adriano-4-two-fifteens", "janus-4-sealed", "nain_jaune-4-sealed", "programmes-4-easy"]
)
def test_where_time_is_short_and_others_are_bots_or_away(
    server: Running, open_page: Open, match: str, lang: str
) -> None:
    page = open_page("about:blank", lang, PHONE)
    table = Retelling(page, server, match)
    table.chairs[1]["present"] = False
    table.chairs[2]["bot"] = "normal"
    step = next(iter(table.asked().values()))
    table.steps[step]["sight"] |= {"waiting": [3], "deadline": int(time.time() * 1000)}
    table.open(step)
    expect(page.locator(".clock.soon")).to_be_visible()
    expect(page.locator(".state")).to_have_count(2)
    assert faults_in_both_lights(page) == []


@in_both_languages
@pytest.mark.parametrize("match", MATCHES)
def test_for_those_who_watch(server: Running, open_page: Open, match: str, lang: str) -> None:
    page = open_page("about:blank", lang, DESKTOP)
    table = Retelling(page, server, match, seat=None)
    table.open(len(table.steps) // 2)
    expect(page.locator(".watching")).to_be_visible()
    expect(page.locator("main section").first).to_be_visible()
    assert faults_in_both_lights(page) == []


@in_both_languages
def test_where_programmes_asks_which_way_and_shows_what_is_known(server: Running, open_page: Open, lang: str) -> None:
    page = open_page("about:blank", lang, PHONE)
    table = Retelling(page, server, "programmes-2-booklet")
    table.open(next(step for step, news in enumerate(table.steps) if "add JK 1 low" in news["sight"]["moves"]))
    dialog = page.get_by_role("dialog")
    for opens in (page.locator(".others button").first, page.locator(".done")):
        opens.click()
        expect(dialog).to_be_visible()
        assert faults_in_both_lights(page) == []
        page.keyboard.press("Escape")
    page.locator("[data-lesson=hand]").get_by_role("button", name="joker").first.click()
    page.locator("[data-drop='combination 1']").click()
    expect(dialog.locator(".choices button")).to_have_count(2)
    assert faults_in_both_lights(page) == []


@in_both_languages
@pytest.mark.parametrize(
    ("match", "opens", "shown"),
    [("janus-3-booklet", ".asides button:last-child", "svg"), ("adriano-2-booklet", "button.sheet", "table")],
)
def test_in_the_book_of_trios_and_on_the_score_sheet(
    server: Running, open_page: Open, match: str, opens: str, shown: str, lang: str
) -> None:
    page = open_page("about:blank", lang, PHONE)
    table = Retelling(page, server, match)
    table.open(len(table.steps) - 1)
    page.locator(opens).click()
    expect(page.get_by_role("dialog").locator(".body").locator(shown).first).to_be_visible()
    assert faults_in_both_lights(page) == []
