"""What a person does at the page, by the names they read or hear; in English."""

import re

from playwright.sync_api import Locator, Page, expect

GAMES = ("Adriano", "Janus", "Nain Jaune", "Programmes", "Pli")


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now : {title}").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Your moves")


def mine(page: Page) -> Locator:
    return page.get_by_role("region", name="In front of you")


def spoken(page: Page) -> Locator:
    """What the live region said last."""
    return page.locator("[aria-live] p").last


def seat_link(page: Page) -> str:
    """The link that opens this seat on another device."""
    page.get_by_role("button", name="The table").click()
    page.get_by_text("Play my seat on another device").click()
    link = page.get_by_role("textbox", name="Link of the table").last.input_value()
    page.keyboard.press("Escape")
    return link


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until what is called so has the focus."""
    named = re.compile(name)
    for _ in range(60):
        page.keyboard.press("Tab")
        found = page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''")
        if named.search(str(found)):
            return
    raise AssertionError(f"nothing called {name!r} is reached by Tab")


def wait_for_turn(page: Page) -> None:
    """Until something can be played; what is shown meanwhile is looked at."""
    seen = page.get_by_role("button", name="I have seen it")
    over = page.get_by_role("heading", name="The match is over")
    for _ in range(20):
        expect(moves(page).or_(seen).or_(over).first).to_be_visible()
        if seen.count() == 0:
            return
        seen.click()
        expect(seen).to_have_count(0)


def make_moves(page: Page, count: int) -> int:
    """So many moves of this seat, the first offered each time; how many were made before the match was over.

    Where none is offered before a card is picked, the first of the hand is.
    """
    for made in range(count):
        wait_for_turn(page)
        if moves(page).count() == 0:
            return made
        if moves(page).get_by_role("button").count() == 0:
            mine(page).get_by_role("list").first.get_by_role("button").first.click()
        offered = moves(page).get_by_role("button").first
        lines = page.locator("aside li").count()
        offered.click()
        page.wait_for_function("count => document.querySelectorAll('aside li').length > count", arg=lines)
    return count
