"""What a person does at the page, by the names they read or hear; in English."""

import re
import secrets

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.server.process import Running, ask

GAMES = ("Adriano", "Janus", "Nain Jaune", "Programmes", "Pli")
GENERIC = ("Janus", "Programmes", "Pli")  # drawn by the table that any game has


def new_table(
    server: Running, game: str, *others: str, deal: bool = True, **options: str | int | bool
) -> tuple[str, str]:
    """The link of a new table and that of Anne's seat in it; each of the others is `bot` or `open`."""
    wanted = {"name": "Anne", "entropy": secrets.token_hex(16), "game": game, "options": options}
    seats = [{"who": who} for who in ("me", *others)]
    made = ask(f"{server.url}/api/tables", wanted | {"seats": seats}).json()
    table, token = made["table"]["table"], made["token"]
    if deal:
        ask(f"{server.url}/api/tables/{table}/host", {"act": "start"}, Authorization=f"Bearer {token}")
    return f"{server.url}/t/{table}", f"{server.url}/t/{table}#{token}"


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def seat_link(page: Page) -> str:
    """The link that opens this seat on another device."""
    page.get_by_role("button", name="The table").click()
    page.get_by_text("Play my seat on another device").click()
    link = page.get_by_role("textbox", name="Link of the table").last.input_value()
    page.keyboard.press("Escape")
    return link


def tab_to(page: Page, wanted: Locator) -> None:
    """By the Tab key alone."""
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab reaches {wanted}")


def faults(page: Page) -> list[str]:
    """What axe finds."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now : {title}").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Your moves")


def wait_for_turn(page: Page) -> None:
    """Until something can be played; what is shown meanwhile is looked at."""
    seen = page.get_by_role("button", name=re.compile("I have seen it|Next round"))
    over = page.get_by_role("heading", name="The match is over")
    for _ in range(20):
        expect(moves(page).or_(seen).or_(over).first).to_be_visible()
        if seen.count() == 0:
            return
        name = seen.inner_text()
        seen.click()
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def make_moves(page: Page, count: int) -> int:
    """So many moves of this seat, the first offered each time; how many were made before the match was over."""
    for made in range(count):
        wait_for_turn(page)
        if moves(page).count() == 0:
            return made
        offered = moves(page).get_by_role("button").first
        lines = page.locator("aside li").count()
        offered.click()
        page.wait_for_function("count => document.querySelectorAll('aside li').length > count", arg=lines)
    return count
