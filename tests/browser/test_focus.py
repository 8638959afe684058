"""Whoever is at the keyboard, or listens, stays with the scene: the focus never falls back to the top of the page."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.sitting import make_move, new_table, next_to_play
from tests.server.process import Running

TRICKS = 2
MOVES = 2 * TRICKS  # of a round of two


def press(page: Page, button: Locator) -> None:
    expect(button).to_be_enabled()
    button.focus()
    page.keyboard.press("Enter")


def play_a_round(*pages: Page) -> None:
    for _ in range(MOVES):
        page = next_to_play(*pages)
        assert page is not None
        make_move(page)


def test_the_focus_goes_on_with_every_scene(server: Running, open_page: Open) -> None:
    link, seat = new_table(server, "pli", "open", deal=False, hand=TRICKS, rounds=2)
    anne, zoe = open_page(seat), open_page(link, size=PHONE)
    press(zoe, zoe.get_by_role("button", name="Sit down"))
    expect(zoe.locator("main.lobby")).to_be_focused()
    press(anne, anne.get_by_role("button", name="Deal the cards"))
    for page in (anne, zoe):  # one was at the button, the other in the room before the deal
        expect(page.locator("main.felt")).to_be_focused()

    play_a_round(anne, zoe)
    press(anne, anne.get_by_role("button", name="Got it"))
    expect(anne.locator("main.felt")).to_be_focused()
    anne.get_by_label("Your message").focus()
    press(zoe, zoe.get_by_role("button", name="Got it"))
    expect(zoe.locator("main.felt")).to_be_focused()
    expect(anne.locator(".question")).not_to_contain_text("Waiting for")
    expect(anne.get_by_label("Your message")).to_be_focused()

    play_a_round(anne, zoe)
    for page in (anne, zoe):
        expect(page.get_by_role("heading", name="The match is over")).to_be_focused()
    press(anne, anne.get_by_role("link", name="Replay"))
    expect(anne.get_by_role("slider")).to_be_visible()
    expect(anne.locator("main.felt")).to_be_focused()


def test_so_it_does_from_home_and_when_a_table_is_closed(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    press(page, page.get_by_role("button", name="Play now, Pli"))
    expect(page.locator("main.felt")).to_be_focused()
    page.goto(new_table(server, "pli", "open", deal=False)[1])
    press(page, page.get_by_role("button", name="Close the table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The table is closed")).to_be_focused()
