"""What everybody sees of everybody: who is here, who is a bot, who was replaced; and what only the host may do."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.sitting import menu, new_table, player, sit_down
from tests.server.process import Running


def two_at_a_table(server: Running, open_page: Open) -> tuple[Page, Page]:
    """Anne, who hosts, on a desktop; Zoé on a phone; and a bot."""
    link, annes = new_table(server, "janus", "open", "bot", deal=False)
    host, friend = open_page(annes), open_page(link, size=PHONE)
    sit_down(friend, "Zoé")
    host.get_by_role("button", name="Deal the cards").click()
    expect(player(friend, "Anne")).to_be_visible()
    return host, friend


def test_before_the_deal_the_host_gives_seats_to_bots_and_frees_them(server: Running, open_page: Open) -> None:
    link, annes = new_table(server, "janus", "open", "open", deal=False)
    host, friend = open_page(annes), open_page(link, size=PHONE)
    sit_down(friend, "Zoé")
    host.get_by_role("button", name="Give to a bot, Seat 3 (free)").click()
    expect(friend.get_by_text("Bot 3")).to_be_visible()
    host.get_by_role("button", name="Free the seat, Bot 3").click()
    expect(host.get_by_role("button", name="Give to a bot, Seat 3 (free)")).to_be_visible()
    expect(friend.get_by_text("Bot 3")).to_have_count(0)
    host.get_by_role("button", name="Free the seat, Zoé").click()
    expect(host.get_by_role("button", name="Give to a bot, Seat 2 (free)")).to_be_visible()
    expect(friend.locator(".notice")).to_contain_text("This link opens no seat here any more")
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()


def test_who_is_away_is_shown_and_a_bot_takes_over_for_good(server: Running, open_page: Open) -> None:
    host, friend = two_at_a_table(server, open_page)
    zoe = player(host, "Zoé")
    expect(zoe).not_to_contain_text("away")
    expect(player(host, "Bot 3")).to_be_visible()
    friend.goto("about:blank")
    expect(zoe).to_contain_text("away")
    menu(host, "Give Zoé's seat to a bot")
    expect(host.get_by_role("dialog")).to_contain_text("Zoé cannot come back")
    host.get_by_role("button", name="Give the seat", exact=True).click()
    host.keyboard.press("Escape")
    expect(player(host, "Bot 2")).to_be_visible()
    expect(host.get_by_role("list", name="Log")).to_contain_text("A bot plays for Zoé from now on.")


def test_whoever_is_replaced_is_told_so_and_what_they_said_stays_theirs(server: Running, open_page: Open) -> None:
    host, friend = two_at_a_table(server, open_page)
    friend.get_by_role("button", name="Log and conversation").click()
    friend.get_by_role("button", name="Hello!").click()
    friend.keyboard.press("Escape")
    said = host.get_by_role("list", name="Conversation").locator("li")
    expect(said).to_have_text("Zoé Hello!")
    menu(host, "Give Zoé's seat to a bot")
    host.get_by_role("button", name="Give the seat", exact=True).click()
    expect(friend.locator(".notice")).to_contain_text("This link opens no seat here any more")
    expect(friend.locator(".watching")).to_be_visible()
    expect(player(host, "Bot 2")).to_be_visible()
    expect(said).to_have_text("Zoé Hello!")


def test_a_pause_is_seen_by_everybody_and_ended_by_the_host(server: Running, open_page: Open) -> None:
    host, friend = two_at_a_table(server, open_page)
    menu(host, "Pause")
    host.keyboard.press("Escape")
    for page in (host, friend):
        expect(page.locator(".question")).to_have_text("The table is paused.")
    friend.get_by_role("button", name="The table", exact=True).click()
    expect(friend.get_by_role("dialog").get_by_role("button", name="Resume the match")).to_have_count(0)
    menu(host, "Resume the match")
    expect(friend.locator(".question")).not_to_have_text("The table is paused.")


def test_a_closed_table_says_so_to_everybody(server: Running, open_page: Open) -> None:
    host, friend = two_at_a_table(server, open_page)
    menu(host, "Close the table")
    host.get_by_role("button", name="Close for good").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="The table is closed")).to_be_visible()
