"""The page keeps its shell: it opens without a server and says so, it keeps nothing else, and it calls people back."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, Open
from tests.browser.sitting import play_now, wait_for_turn
from tests.server.process import Running

ONE_OF_TODAY = "async () => (await caches.keys()).map((name) => name.endsWith('older')).join() === 'false'"
ADDRESSES = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
  return found
}"""


def kept(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_a_server_the_page_opens_and_says_so_and_comes_back_by_itself(tmp_path: Path, open_page: Open) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"), "--public-url", "http://room.test/cards")
    with Running(*arguments, env=QUICK) as here:
        page = open_page(f"http://127.0.0.1:{here.port}/cards/")
        kept(page)
        play_now(page, "Janus")
        wait_for_turn(page)
        table = page.url
        addresses = page.evaluate(ADDRESSES)
        assert "/cards/" in addresses
        assert all(one == "/cards/" or one.startswith("/cards/page/") for one in addresses)
    page.reload()
    expect(page.locator("main")).to_contain_text("The server does not answer")
    page.goto(f"http://127.0.0.1:{here.port}/cards/new?game=janus")
    expect(page.locator("main")).to_contain_text("keeps trying by itself")
    with Running(*arguments, env=QUICK | {"PIOCHE_PORT": str(here.port)}):
        expect(page.get_by_role("button", name="Open the table")).to_be_visible()
        page.goto(table)
        wait_for_turn(page)


def test_a_new_version_is_seen_at_once_and_the_old_one_is_forgotten(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    kept(page)
    page.evaluate(
        "caches.open(`pioche ${location.origin}/ older`).then((cache) => cache.put('/', new Response('old')))"
    )
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then((one) => one.unregister())"
    )  # as after an upgrade: another worker is installed
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("What shall we play")
    page.wait_for_function(ONE_OF_TODAY)


def test_whoever_looks_elsewhere_is_called_back_when_it_is_their_turn(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    kept(page)
    page.add_init_script(
        """Object.defineProperty(document, 'hidden', { get: () => true })
        ServiceWorkerRegistration.prototype.showNotification = async (title) => { window.summoned = title }"""
    )
    page.reload()
    play_now(page, "Janus")
    wait_for_turn(page)
    page.wait_for_function("() => window.summoned === 'Your turn! Janus'")
    expect(page).to_have_title("Your turn! Janus · Pioche")


def test_notifications_are_not_offered_where_they_cannot_be(server: Running, open_page: Open) -> None:
    page = open_page(f"http://room.test:{server.port}")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Soft sounds")).not_to_be_checked()
    expect(page.get_by_label("Tell me when it is my turn")).to_have_count(0)
