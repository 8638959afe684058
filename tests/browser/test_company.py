"""Beside playing: how people find a table and each other, what they hear, the time they have, and taking back."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.sitting import (
    lose_connection,
    make_move,
    menu,
    mine,
    moves,
    new_table,
    next_to_play,
    over,
    player,
    sit_down,
    wait_for_turn,
)
from tests.server.client import create, host
from tests.server.process import Running

SHEET = """
Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what } })
"""
# Every note that is played, by its frequency; a turn begins with 523 Hz.
LISTEN = """
window.notes = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.notes.push(this.frequency.value)
  return start.apply(this, when)
}
"""


def tables(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title).get_by_role("link")


def test_a_table_is_found_in_the_lobby_by_its_code_and_again_from_home(server: Running, open_page: Open) -> None:
    made = create(server.url, "pli", ["me", "open", "open"], name="Hélène", listed=True)
    found = f"http://room.test:{server.port}"  # an address that does for others too
    zoe = open_page(found, size=PHONE)
    tables(zoe, "Open tables").filter(has_text="Hélène").click()
    sit_down(zoe, "Zoé")

    marc = open_page("about:blank")
    marc.add_init_script(SHEET)
    marc.goto(found)
    marc.get_by_label("Table code").fill(made["table"]["code"].lower())
    marc.get_by_role("button", name="Join", exact=True).click()
    marc.get_by_role("button", name="Share", exact=True).click()
    link = marc.get_by_role("textbox", name="Table link").input_value()
    assert marc.evaluate("window.shared.url") == link
    sit_down(marc, "Marc")

    zoe.get_by_role("link", name="Pioche").click()
    host(server.url, made["table"]["table"], made["token"], act="start")
    tables(zoe, "My tables").filter(has_text="Marc").click()
    expect(mine(zoe)).to_be_visible()
    assert zoe.url == link


def test_whoever_is_muted_is_not_heard_until_they_are_again(server: Running, open_page: Open) -> None:
    link, seat = new_table(server, "pli", "open", deal=False)
    anne, zoe = open_page(seat), open_page(link)
    sit_down(zoe, "Zoé")
    heard = anne.get_by_role("list", name="Conversation")
    mute = anne.get_by_label("Mute Zoé")
    zoe.get_by_role("button", name="Hello!").click()
    expect(heard).to_contain_text("Hello!")
    anne.get_by_role("button", name="Deal the cards").click()
    mute.check()
    anne.get_by_role("button", name="Well played!").click()
    expect(heard).to_contain_text("Well played!")  # and what she asked for before was done
    zoe.get_by_role("button", name="Oops!").click()
    expect(zoe.get_by_role("list", name="Conversation")).to_contain_text("Oops!")
    mute.uncheck()
    zoe.get_by_role("button", name="Thank you!").click()
    expect(heard).to_contain_text("Thank you!")
    expect(heard).not_to_contain_text("Oops!")
    lose_connection(anne)
    mute.click()
    expect(anne.locator(".notice")).to_contain_text("The server does not answer")
    expect(mute).not_to_be_checked()


def turns_heard(page: Page) -> int:
    return int(page.evaluate("window.notes.filter((note) => note === 523).length"))


def test_a_turn_is_heard_once_whoever_comes_and_goes(server: Running, open_page: Open) -> None:
    link, seat = new_table(server, "pli", "open", deal=False)
    anne, zoe = open_page("about:blank"), open_page(link)
    anne.add_init_script(LISTEN)
    anne.goto(seat)
    sit_down(zoe, "Zoé")
    anne.get_by_role("button", name="Settings").click()
    anne.get_by_label("Soft sounds").check()
    anne.keyboard.press("Escape")
    tried = turns_heard(anne)
    assert tried == 1  # as it is chosen, so that one knows
    anne.get_by_role("button", name="Deal the cards").click()
    while next_to_play(anne, zoe) is zoe:
        make_move(zoe)
    expect(anne).to_have_title(re.compile("^Your turn!"))
    assert turns_heard(anne) == 2
    where = player(anne, "Zoé")
    zoe.goto("about:blank")
    expect(where).to_contain_text("away")
    zoe.goto(link)
    expect(where).not_to_contain_text("away")
    assert turns_heard(anne) == 2


def timed(server: Running, seconds: int, **options: int) -> str:
    """The link of a seat at a table with a bot, where a move has so many seconds and may be taken back."""
    made = create(server.url, "pli", ["me", "random"], takeback=True, move_seconds=seconds, options=options)
    table, token = made["table"]["table"], made["token"]
    host(server.url, table, token, act="start")
    return f"{server.url}/t/{table}#{token}"


def test_time_runs_from_the_turn_on_and_a_move_is_taken_back(server: Running, open_page: Open) -> None:
    page = open_page(timed(server, 300))
    hand = mine(page).get_by_role("list").first.get_by_role("button")
    wait_for_turn(page)
    clock = page.get_by_role("timer", name=re.compile(r"^(5|4) minutes"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    before = hand.count()
    make_move(page)
    expect(hand).to_have_count(before - 1)
    menu(page, "Take my move back")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(hand).to_have_count(before)
    expect(moves(page)).to_be_visible()


def test_when_the_time_is_over_a_bot_decides(server: Running, open_page: Open) -> None:
    page = open_page(timed(server, 2, hand=2, rounds=1))
    expect(over(page)).to_be_visible()  # nobody touched anything
