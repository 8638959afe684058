"""Which seat a page has, and what of it stays in the browser."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.sitting import make_moves, new_table, play_now
from tests.server.client import join
from tests.server.process import Running

KEEPS_NOTHING = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
"""


def test_a_pasted_link_opens_its_seat_and_each_tab_keeps_its_own(server: Running, open_page: Open) -> None:
    link, annes = new_table(server, "pli", "open", "bot", deal=False)
    page = open_page(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.goto(annes)  # only what stands behind # is new
    expect(page.get_by_text("Anne (you)")).to_be_visible()
    assert page.url == link
    other = page.context.new_page()
    other.goto(f"{link}#{join(server.url, link.rpartition('/')[2])['token']}")
    expect(other.get_by_text("Zoé (you)")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Anne (you)")).to_be_visible()


def test_where_the_browser_keeps_nothing_one_plays_all_the_same(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    page.add_init_script(KEEPS_NOTHING)
    page.reload()
    play_now(page, "Programmes")
    assert make_moves(page, 1) == 1
