"""Playing against bots, with others, by keyboard, and what the page says when a move is not allowed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.guises import in_every_guise
from tests.browser.sitting import (
    GAMES,
    faults,
    make_moves,
    mine,
    play_now,
    play_one_round,
    player,
    seat_link,
    sit_down,
    wait_for_turn,
)
from tests.server.process import Running


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("title", GAMES)
def test_any_game_begins_against_bots_in_one_tap(
    server: Running, open_page: Open, title: str, size: tuple[int, int]
) -> None:
    page = open_page(server.url, size=size)
    play_now(page, title)
    expect(mine(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_game_that_the_page_has_never_heard_of_is_played(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Pli")
    assert make_moves(page, 6) == 6


def test_axe_finds_nothing_at_a_table_that_is_drawn_from_its_zones(server: Running, open_page: Open) -> None:
    page = open_page(server.url, size=PHONE)
    play_now(page, "Pli")
    wait_for_turn(page)
    for _ in in_every_guise(page):
        assert faults(page) == []


def test_a_friend_comes_by_the_link_and_sits_down(server: Running, open_page: Open) -> None:
    host = open_page(f"{server.url}/new?game=janus")
    host.get_by_label("Your name").fill("Anne")
    host.get_by_role("combobox", name="Players").select_option("3")
    host.get_by_label("Seat 3").select_option("bot")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Table link").input_value()
    assert "#" not in link
    friend = open_page(link, size=PHONE)
    sit_down(friend, "Zoé")
    expect(host.get_by_text("Zoé", exact=True)).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()
    for page, other in ((host, "Zoé"), (friend, "Anne")):
        expect(player(page, other)).to_be_visible()
    friend.reload()
    expect(player(friend, "Anne")).to_be_visible()


def test_the_link_of_a_seat_opens_it_on_another_device(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Janus")
    link = seat_link(page)
    other = open_page(link, size=PHONE)
    expect(other.get_by_role("region", name="In front of you")).to_be_visible()
    assert "#" not in other.url


def test_a_card_is_chosen_and_played_by_keyboard_alone(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Pli")
    wait_for_turn(page)
    hand = mine(page).get_by_role("list").first
    cards = hand.get_by_role("button")
    before = cards.count()
    assert hand.locator("[tabindex='0']").count() == 1
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(before - 1)


def test_what_happens_is_read_out_by_the_one_live_region(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Pli")
    expect(page.locator("[aria-live]")).to_have_count(1)
    make_moves(page, 1)
    expect(page.locator("[aria-live]")).to_contain_text("plays")


def test_people_talk_by_phrases_and_in_their_own_language(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    play_now(page, "Janus")
    page.get_by_role("button", name="Well played!").click()
    talk = page.get_by_role("list", name="Conversation")
    expect(talk).to_contain_text("Well played!")
    page.get_by_label("Your message").fill("salut")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(talk).to_contain_text("salut")


def test_after_the_match_there_are_places_a_record_and_a_rematch(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=pli")
    play_one_round(page)
    results = page.get_by_role("region", name="The match is over")
    expect(results.get_by_role("listitem")).to_have_count(4)
    with page.expect_download() as download:
        results.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    table = page.url
    results.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(mine(page)).to_be_visible()
    assert page.url != table
    assert "/t/" in page.url
