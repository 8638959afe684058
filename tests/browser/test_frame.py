"""The frame around every table: whose seat it is, what is said in passing, and what cannot be undone."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.sitting import mine, new_table
from tests.server.process import Running


def test_the_way_to_the_content_leaves_the_seat_alone(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot")[1])
    expect(mine(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert "#" not in page.url
    page.reload()
    expect(mine(page)).to_be_visible()


def test_a_link_that_opens_no_seat_does_not_cost_the_one_we_have(server: Running, open_page: Open) -> None:
    _, link = new_table(server, "janus", "bot", "bot")
    page = open_page(link)
    expect(mine(page)).to_be_visible()
    for wrong in ("main", "0" * 32):
        page.goto("about:blank")
        page.goto(f"{link.partition('#')[0]}#{wrong}")
        expect(mine(page)).to_be_visible()
