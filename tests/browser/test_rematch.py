"""Once more: who may offer it, and how everybody comes to the new table."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.played import play_out, played_table
from tests.browser.sitting import mine
from tests.server.process import Running


def test_only_the_host_offers_a_rematch_and_the_others_are_told_who_may(server: Running, open_page: Open) -> None:
    table, tokens = played_table(server, 2, 1)
    page = open_page(f"{server.url}/t/{table}#{tokens[1]}")
    results = page.get_by_role("region", name="The match is over")
    expect(results).to_contain_text("Anne can offer a rematch")
    expect(results.get_by_role("button", name="Rematch")).to_have_count(0)
    host = open_page(f"{server.url}/t/{table}#{tokens[0]}")
    expect(host.get_by_role("button", name="Rematch")).to_be_visible()
    expect(host.get_by_text("can offer a rematch")).to_have_count(0)


def test_two_people_meet_again_at_the_rematch(server: Running, open_page: Open) -> None:
    table, tokens = played_table(server, 2, 1)
    host, friend = (open_page(f"{server.url}/t/{table}#{token}") for token in tokens)
    host.get_by_role("button", name="Rematch").click()
    friend.get_by_role("button", name="Go to the rematch").click()
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        expect(mine(page)).to_be_visible()
    assert friend.url == host.url != f"{server.url}/t/{table}"


def test_whoever_comes_to_the_rematch_after_the_deal_finds_no_fault_with_it(server: Running, open_page: Open) -> None:
    table, tokens = played_table(server, 2, 1)
    host, friend = (open_page(f"{server.url}/t/{table}#{token}") for token in tokens)
    host.get_by_role("button", name="Rematch").click()
    host.get_by_role("button", name="Deal the cards").click()
    expect(mine(host)).to_be_visible()
    friend.get_by_role("button", name="Go to the rematch").click()
    expect(mine(friend)).to_be_visible()
    play_out(server, host.url.rpartition("/")[2], tokens)
    for page, judged in ((friend, "sound"), (host, "fair")):
        page.get_by_role("button", name="Was the deal fair?").click()
        expect(page.locator(f".verdict.{judged}")).to_be_visible()
