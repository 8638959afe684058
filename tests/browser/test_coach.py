"""The coach after a match: in words and in bars, and what it speaks of seen again in the replay."""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.guises import in_both_lights
from tests.browser.played import play_out
from tests.browser.sitting import faults, tab_to
from tests.browser.test_after import at, choose, nothing_sticks_out, slider
from tests.server.client import full_table
from tests.server.process import Running, ask

PACE = {"PIOCHE_COACH_THOROUGH": "0"}  # a glance is enough to look at
GOLDEN = Path(__file__).parents[1] / "golden"
COACH = {"fr": re.compile("^Entraîneur$"), "en": re.compile("^Coach$")}
ASK = {"fr": "Demander à l'entraîneur", "en": "Ask the coach"}


class Finished(NamedTuple):
    """A match that is over, and a seat that has given something away three times."""

    table: str
    tokens: list[str]
    seat: int


@pytest.fixture(scope="module")
def finished(server: Running) -> Finished:
    """Adriano, by two who play anything: much of it costs something."""
    for _ in range(8):
        table, tokens = full_table(server.url, "adriano", 2, options={"rounds": 2})
        play_out(server, table, tokens)
        for seat in (0, 1):
            if len(advice(server, table, seat)["costliest"]) == 3:
                return Finished(table, tokens, seat)
    raise AssertionError("they play too well")


def advice(server: Running, table: str, seat: int) -> dict[str, Any]:
    while True:
        found: dict[str, Any] | None = ask(f"{server.url}/api/tables/{table}/coach?seat={seat}").json()["advice"]
        if found is not None:
            return found


def coach(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("region", name=COACH[lang])


def ready(panel: Locator) -> None:
    expect(panel.locator("[aria-busy]")).to_have_count(0)
    expect(panel.locator(".totals")).to_be_visible()


def words_have_come(page: Page) -> None:
    """The options are told as people say them, no longer in notation."""
    page.wait_for_load_state("networkidle")


def asked(page: Page, lang: str = "en") -> Locator:
    page.get_by_role("button", name=ASK[lang]).click()
    panel = coach(page, lang)
    ready(panel)
    return panel


def test_the_results_show_luck_apart_from_decisions_and_the_three_that_cost_most(
    server: Running, open_page: Open, finished: Finished
) -> None:
    page = open_page(f"{server.url}/t/{finished.table}#{finished.tokens[finished.seat]}")
    panel = asked(page)
    expect(panel.get_by_role("combobox", name="Whose decisions")).to_have_value(str(finished.seat))
    assert panel.locator("dt").all_text_contents() == ["Luck of the deal", "Luck since", "Given away", "Result"]
    expect(panel).to_contain_text("against the average of the others")
    expect(panel.locator(".costliest > li")).to_have_count(3)
    expect(panel.locator(".costliest > li").first).to_contain_text(re.compile(r"Move \d+, round \d: .* cost .* better"))
    expect(page.locator("[aria-live]")).to_contain_text("The coach has gone through the match.")
    panel.get_by_text("Round by round").click()
    expect(panel.locator(".lines-of-rounds li")).to_have_count(2)


def test_each_decision_has_its_moves_with_what_they_promised_and_the_one_that_was_played(
    server: Running, open_page: Open, finished: Finished
) -> None:
    page = open_page(f"{server.url}/t/{finished.table}#{finished.tokens[finished.seat]}")
    panel = asked(page)
    options = panel.get_by_role("list", name=re.compile("^What could be done")).get_by_role("listitem")
    words_have_come(page)
    expect(options.get_by_text("played", exact=True)).to_have_count(1)
    expect(options.get_by_text("better", exact=True)).to_have_count(1)
    assert options.count() > 1
    before = panel.get_by_role("heading", level=4).first.inner_text()
    panel.get_by_role("button", name=re.compile("^What else could be done")).nth(1).click()
    expect(panel.get_by_role("heading", level=4).first).not_to_have_text(before)
    decisions = panel.get_by_role("slider", name="Decision shown")
    decisions.press("Home")
    expect(decisions).to_have_attribute("aria-valuetext", re.compile(r"^Move \d+, round 1\. "))
    decisions.press("End")
    expect(decisions).to_have_attribute("aria-valuetext", re.compile(r"^Move \d+, round 2\. "))


def test_somebody_elses_decisions_can_be_looked_at(server: Running, open_page: Open, finished: Finished) -> None:
    page = open_page(f"{server.url}/t/{finished.table}")
    panel = asked(page)
    first = int(panel.get_by_role("combobox", name="Whose decisions").input_value())
    before = panel.locator(".totals").inner_text()
    panel.get_by_role("combobox", name="Whose decisions").select_option(str(1 - first))
    ready(panel)
    assert panel.locator(".totals").inner_text() != before


def test_a_costly_move_is_seen_again_by_keyboard_with_the_coach_beside_the_table(
    server: Running, open_page: Open, finished: Finished
) -> None:
    page = open_page(f"{server.url}/t/{finished.table}#{finished.tokens[finished.seat]}")
    panel = asked(page)
    see = panel.get_by_role("button", name=re.compile("^See this move: Move"))
    move = int(re.findall(r"Move (\d+)", see.nth(1).get_attribute("aria-label") or "")[0])
    tab_to(page, see.nth(1))
    page.keyboard.press("Enter")
    at(page, move - 1)
    expect(page.get_by_role("combobox", name="Point of view")).to_have_value(str(finished.seat))
    beside = page.get_by_role("complementary", name="Coach")
    ready(beside)
    expect(beside.get_by_role("heading", name=re.compile(f"^Move {move},"))).to_be_visible()
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    other = beside.get_by_role("button", name=re.compile("^See this move: Move")).nth(2)
    move = int(re.findall(r"Move (\d+)", other.get_attribute("aria-label") or "")[0])
    other.click()
    at(page, move - 1)
    beside.get_by_role("button", name="Close").press("Enter")
    expect(beside).to_have_count(0)
    expect(page.get_by_role("button", name="Coach", exact=True)).to_be_focused()


def test_on_a_phone_the_coach_lies_over_the_table_and_makes_room_for_the_move(
    server: Running, open_page: Open, finished: Finished
) -> None:
    page = open_page(f"{server.url}/replay/{finished.table}?view={finished.seat}", "en", PHONE)
    at(page, 0)
    page.get_by_role("button", name="Coach", exact=True).click()
    panel = page.get_by_role("complementary", name="Coach")
    ready(panel)
    expect(page.get_by_role("region", name="In front of you")).to_have_count(0)
    see = panel.get_by_role("button", name=re.compile("^See this move: Move")).first
    move = int(re.findall(r"Move (\d+)", see.get_attribute("aria-label") or "")[0])
    see.click()
    at(page, move - 1)
    expect(panel).to_have_count(0)
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(panel.get_by_role("heading", name=re.compile(f"^Move {move},"))).to_be_visible()


def test_while_it_thinks_it_says_so_and_whoever_leaves_asks_no_more(
    server: Running, open_page: Open, finished: Finished
) -> None:
    page = open_page(f"{server.url}/t/{finished.table}")
    asked_for: list[str] = []

    def still(route: Route) -> None:
        asked_for.append("")
        page.wait_for_timeout(50)
        route.fulfill(json={"advice": None})

    page.route("**/coach?*", still)
    page.get_by_role("button", name="Ask the coach").click()
    expect(coach(page).get_by_text("The coach is going through the match")).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_timeout(300)
    count = len(asked_for)
    page.wait_for_timeout(500)
    assert len(asked_for) == count


def test_a_record_from_the_disk_is_coached_and_what_cannot_be_says_why(server: Running, open_page: Open) -> None:
    record = json.loads((GOLDEN / "nain_jaune-4-sealed.json").read_text(encoding="utf-8"))
    page = open_page(f"{server.url}/replay")
    choose(page, record)
    at(page, 0)
    page.get_by_role("button", name="Coach", exact=True).click()
    ready(page.get_by_role("complementary", name="Coach"))
    page.goto(f"{server.url}/replay")
    choose(page, {**record, "moves": [*record["moves"][:3], "fly"]})
    expect(slider(page)).to_be_visible()
    page.get_by_role("button", name="Coach", exact=True).click()
    expect(page.get_by_role("complementary", name="Coach").locator(".trouble")).to_be_visible()
    expect(page.get_by_role("button", name="Ask again")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_axe_finds_nothing_at_the_coach_and_nothing_sticks_out(
    server: Running, open_page: Open, finished: Finished, lang: str, size: tuple[int, int]
) -> None:
    page = open_page(f"{server.url}/t/{finished.table}", lang, size)
    asked(page, lang)
    words_have_come(page)
    for _ in in_both_lights(page):
        assert nothing_sticks_out(page)
        assert faults(page) == []
    page.goto(f"{server.url}/replay/{finished.table}?view={finished.seat}")
    page.get_by_role("button", name=COACH[lang]).click()
    panel = page.get_by_role("complementary", name=COACH[lang])
    ready(panel)
    words_have_come(page)
    for _ in in_both_lights(page):
        assert nothing_sticks_out(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert faults(page) == []
