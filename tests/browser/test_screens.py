"""Every screen in both languages and both lights, at any address."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, QUICK, Open
from tests.browser.sitting import GAMES, make_moves, new_table, play_now, wait_for_turn
from tests.server.process import Running

TITLES = {"fr": "À quoi jouons-nous", "en": "What shall we play"}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_home_is_in_the_language_of_the_browser(server: Running, open_page: Open, lang: str) -> None:
    page = open_page(server.url, lang)
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES[lang])
    for title in GAMES:
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang


def test_another_language_comes_at_once_and_is_remembered(server: Running, open_page: Open) -> None:
    page = open_page(server.url, "fr")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES["en"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES["en"])


def test_a_match_goes_on_in_another_language(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Janus")
    wait_for_turn(page)
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Français").check()
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="Pioche :").click()
    expect(page.get_by_role("group", name="Vos coups")).to_contain_text("pioche")
    expect(page.get_by_role("list", name="Journal")).to_contain_text("reçoit")


def test_settings_change_the_light_and_the_suits_and_are_remembered(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    page.get_by_label("four colours").check()
    page.keyboard.press("Escape")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-suits", "four")


def test_a_table_that_is_not_there_says_what_to_do(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    page.get_by_label("Table code").fill("NOCODE")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".notice")).to_contain_text("No table has this code")


def test_an_address_written_wrongly_leads_nowhere_and_says_so(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/rules/%E0%A4%A")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()


def test_a_rulebook_opens_at_its_clause(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/rules/nain_jaune#NJ-16", size=PHONE)
    expect(page.locator("[id='NJ-16']")).to_be_in_viewport()


def test_plain_http_at_another_name_is_enough(server: Running, open_page: Open) -> None:
    page = open_page(f"http://room.test:{server.port}")
    assert page.evaluate("isSecureContext") is False
    play_now(page, "Janus")
    assert make_moves(page, 2) == 2
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.locator(".notice")).to_contain_text("The link is copied")
    link = page.get_by_role("textbox", name="Table link").first.input_value()
    page.keyboard.press("Escape")
    page.get_by_label("Your message").click()
    page.keyboard.press("ControlOrMeta+v")
    expect(page.get_by_label("Your message")).to_have_value(link)


def test_the_page_works_under_a_base_path(tmp_path: Path, open_page: Open) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"), "--public-url", "http://room.test/cards")
    with Running(*arguments, env=QUICK) as here:
        page = open_page(f"http://127.0.0.1:{here.port}/cards/")
        play_now(page, "Janus")
        assert "/cards/t/" in page.url
        assert make_moves(page, 2) == 2
        page.reload()
        wait_for_turn(page)


def test_a_way_to_play_fills_in_the_options_and_says_what_is_not_the_booklet(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=nain_jaune", size=PHONE)
    page.get_by_label("Traditional", exact=True).check()
    expect(page.get_by_text("Payment for cards left in hand: the points of the cards")).to_be_visible()
    page.get_by_text("Rules of the match").click()
    rounds = page.get_by_role("group", name="Number of rounds").get_by_role("spinbutton")
    expect(rounds).to_have_value("5")
    rounds.fill("2")
    rounds.blur()
    expect(page.get_by_label("Your own way")).to_be_checked()
    page.get_by_label("Family").check()
    expect(rounds).to_have_value("3")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Number of rounds: 3")).to_be_visible()


SMALL = """() => {
  const boxes = '[type=radio], [type=checkbox]'
  const touched = `button, a[href], select, summary, label:has(${boxes}), input:not(${boxes})`
  const seen = [...document.querySelectorAll(touched)].filter((one) => one.checkVisibility())
  const sizes = seen.map((one) => [one.ariaLabel ?? one.innerText, one.getBoundingClientRect()])
  const small = sizes.filter(([, { width, height }]) => width < 44 || height < 44)
  return small.map(([name, { width, height }]) => `${name}: ${width} by ${height}`)
}"""


@pytest.mark.parametrize("screen", ["/", "/new?game=programmes", "/replay", "before the deal"])
def test_what_is_touched_is_as_large_as_a_thumb(server: Running, open_page: Open, screen: str) -> None:
    link = (
        new_table(server, "janus", "open", "bot", deal=False)[1] if screen == "before the deal" else server.url + screen
    )
    page = open_page(link, size=PHONE)
    expect(page.locator("[aria-busy]")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.querySelectorAll('details').forEach((folded) => (folded.open = true))")
    assert page.locator("main button, main a, main label").filter(visible=True).count() > 0
    assert page.evaluate(SMALL) == []
