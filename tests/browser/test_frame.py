"""The frame around every table: whose seat it is, what is said in passing, and what cannot be undone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.retelling import Retelling
from tests.browser.sitting import (
    faults,
    hear,
    listen,
    make_move,
    mine,
    moves,
    new_table,
    prepare,
    wait_for_turn,
)
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


# What is said in passing.

ON_TOP = """notice => {
  const { left, top, right, bottom } = notice.getBoundingClientRect()
  return notice.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}"""


def test_what_is_said_is_in_front_of_an_open_dialog(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot")[1], size=PHONE)
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("button", name="Copy the link").first.click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("The link is copied")
    assert notice.evaluate(ON_TOP)
    expect(page.locator("dialog [aria-live]")).to_contain_text("The link is copied")
    notice.hover()  # it stays as long as somebody is at it
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(notice).to_be_visible()
    expect(page.locator("[aria-live]")).to_have_count(1)


def refused(page: Page, server: Running) -> None:
    """A second card from the stock, where one a turn is all there is."""
    page.goto(new_table(server, "janus", "bot", "bot", two_from_stock=False)[1])
    wait_for_turn(page)
    stock = page.get_by_role("button", name="Stock")
    stock.click()
    moves(page).get_by_role("button", name="take from the stock").click()
    expect(moves(page).get_by_role("button", name="leave it at that")).to_be_visible()
    stock.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("only one card a turn comes from the stock")


def test_a_refusal_with_its_rule_stays_until_something_else_is_touched(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    page.clock.install()
    refused(page, server)
    page.clock.fast_forward(60_000)
    expect(page.locator(".notice")).to_be_visible()
    page.locator(".notice p").click()
    expect(page.locator(".notice")).to_be_visible()
    page.locator("header h1").click()
    expect(page.locator(".notice")).to_have_count(0)


def test_the_focus_comes_back_from_a_notice_even_by_way_of_the_rules(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    refused(page, server)
    notice = page.locator(".notice")
    rule = notice.get_by_role("button", name="Read rule JA-13")
    rule.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(notice).to_have_count(0)
    expect(page.get_by_role("button", name="Stock")).to_be_focused()


def test_all_that_ends_a_round_is_read_out(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    table = Retelling(page, server, "nain_jaune-7-points")
    table.open(next(iter(table.ends())) - 1)
    expect(mine(page)).to_be_visible()
    listen(page)
    table.next()
    hear(page, "the round is over")
    for payer in range(6):
        hear(page, f"^P{payer} pays .* to P6")


# What the table waits for.


def test_the_question_is_to_look_while_the_table_waits_for_that(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot")[1], size=PHONE)
    question = page.locator(".question")
    seen = page.get_by_role("button", name="Got it")
    expect(seen).to_be_visible()
    expect(question).to_have_text("Look, then go on.")
    expect(page.locator("[aria-live]")).to_contain_text("Look, then go on.")
    seen.click()
    expect(question).not_to_contain_text("Look")


def test_the_question_stays_until_the_next_one_has_its_words(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "pli", "bot", "bot")[1])
    wait_for_turn(page)
    cards = mine(page).get_by_role("list").first.get_by_role("button")
    before = cards.count()
    page.route("**/words", lambda route: None)  # no answer comes any more
    make_move(page)
    expect(cards).to_have_count(before - 1)
    expect(page).to_have_title(re.compile("^Your turn"))  # again
    expect(page.locator(".question span").first).not_to_be_empty()


def test_what_was_said_before_a_reload_is_no_news(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot")[1], size=PHONE)
    page.get_by_role("button", name="Log and conversation").click()
    page.get_by_role("button", name="Well played!").click()
    expect(page.get_by_role("list", name="Conversation")).to_contain_text("Well played!")
    expect(page.get_by_role("list", name="Log")).not_to_contain_text("Well played!")
    page.reload()
    expect(page.get_by_role("button", name="Log and conversation", exact=True)).to_be_visible()


def test_where_one_writes_is_seen_on_a_phone_without_scrolling(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "bot", "bot")[1], "fr", PHONE)
    page.get_by_role("button", name="Journal et conversation").click()
    expect(page.get_by_role("dialog").get_by_label("Votre message")).to_be_in_viewport(ratio=1)


# A new table.


def test_a_number_that_cannot_be_is_shown_even_where_the_rules_were_folded(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=nain_jaune", size=PHONE)
    fold = page.get_by_text("Rules of the match")
    fold.click()
    rounds = page.get_by_role("group", name="Number of rounds").get_by_role("spinbutton")
    for wrong in ("9999", ""):
        rounds.fill(wrong)
        rounds.blur()
        fold.click()
        expect(rounds).to_be_hidden()
        page.get_by_role("button", name="Open the table").click()
        expect(rounds).to_be_focused()
        expect(rounds).to_be_in_viewport()
    for clause in page.locator("legend button").all():
        box = clause.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, clause.inner_text()


def test_a_day_for_a_move_is_called_a_day(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=janus", size=PHONE)
    prepare(page, 3, 2)
    page.locator("#seat-0").select_option(index=0)
    page.get_by_text("Around the table").click()
    page.get_by_label("Time for a move").select_option("a day")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Time for a move: 1 day.")).to_be_visible()


# What cannot be undone.


def test_leaving_and_closing_before_the_deal_are_asked_about_first(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "janus", "open", "bot", deal=False)[1], size=PHONE)
    expect(page.get_by_role("button", name="Give to a bot, Seat 2 (free)")).to_be_visible()
    expect(page.get_by_role("button", name="Free the seat, Bot 3")).to_be_visible()
    leave = page.get_by_role("button", name="Leave the table")
    leave.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your seat will be free for somebody else.")).to_be_visible()
    expect(page.get_by_role("button", name="Leave for good")).to_be_focused()
    assert faults(page) == []
    page.get_by_role("button", name="Cancel").click()
    expect(leave).to_be_focused()
    expect(page.get_by_text("Anne (you)")).to_be_visible()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Close for good").click()
    expect(page.get_by_role("heading", name="The table is closed")).to_be_visible()
