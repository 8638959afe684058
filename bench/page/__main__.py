"""How soon a table is seen on a slow phone, and how long the page is busy with a move. Prints, and judges nothing.

python -m bench.page [--games janus adriano] [--moves 12] [--slowdown 4]
"""

import argparse
import json
import time
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import PHONE, launched
from tests.browser.companion import Companion
from tests.server.client import create, host
from tests.server.process import Running, ask

GAMES: Final = ("adriano", "janus", "nain_jaune", "programmes")
PACE: Final = {"PIOCHE_PACE_BOT_LEAST": "300", "PIOCHE_PACE_BOT_MOST": "400"}
ATTEMPTS: Final = 3  # at a first view, the best of them: other work of this machine is not the page's
LATENCY: Final = 60  # milliseconds there and back: a phone on 4G
BYTES: Final = 9_000_000 // 8  # a second
SETTLED: Final = 1500  # milliseconds until a browser is done with opening a window: its owner had opened it before
SEEN: Final = "seen at "
# When the player's own things had been painted, by the page's own clock: what is posted in a frame comes after it.
# Said on the console: whatever Playwright asks a page, it first sends there a script of its own, which takes 60 ms.
WATCH: Final = """
const painted = new MessageChannel()
painted.port1.onmessage = () => console.debug('seen at ' + performance.now())
const look = () => {
  const mine = document.querySelector('[aria-label="In front of you"]')?.querySelector('svg, button')
  if (mine?.checkVisibility({ visibilityProperty: true })) painted.port2.postMessage(null)
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""


def phone(browser: Browser, slowdown: float, *, mobile: bool = False) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB", has_touch=True)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    if mobile:
        network = {"offline": False, "latency": LATENCY, "downloadThroughput": BYTES, "uploadThroughput": BYTES / 3}
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
    page.add_init_script(WATCH)
    page.wait_for_timeout(SETTLED)
    return context, page


def dealt(url: str, game: str, least: int) -> tuple[str, str]:
    """A table against bots, and the secret of its one seat."""
    seated = create(url, game, ["me"] + ["normal"] * (least - 1))
    name, token = str(seated["table"]["table"]), str(seated["token"])
    host(url, name, token, act="start")
    return name, token


def shown(page: Page, url: str) -> float:
    """Follows a link and waits for the player's own cards: after how many milliseconds they were there."""
    with page.expect_console_message(lambda message: message.text.startswith(SEEN)) as told:
        page.goto(url)
    return float(told.value.text.removeprefix(SEEN))


def first_view(browser: Browser, url: str, table: str, token: str, slowdown: float) -> float:
    """Milliseconds from following a link with nothing kept to the player's own cards."""
    context, page = phone(browser, slowdown)
    seen = shown(page, f"{url}/t/{table}#{token}")
    context.close()
    return seen


def longest_task(browser: Browser, url: str, table: str, token: str, slowdown: float, moves: int) -> float:
    """The longest that the page's main thread was busy without a pause while moves were made, in milliseconds."""
    context, page = phone(browser, slowdown)
    shown(page, f"{url}/t/{table}#{token}")
    page.wait_for_load_state("networkidle")
    browser.start_tracing(
        page=page, categories=["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
    )
    with Companion(url, table, token) as companion:
        companion.make(moves)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    renderers = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", event["dur"]) / 1000  # of the thread itself, where it is known: the machine may be busy
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in renderers and "dur" in event
    ]
    return max(tasks, default=0.0)


def link_to_card(browser: Browser, url: str, slowdown: float) -> float:
    """Seconds from a friend's link to one's own cards: open, type a name, sit down; the host deals at once."""
    seated = create(url, "janus", ["me", "open", "normal"])
    name, token = str(seated["table"]["table"]), str(seated["token"])
    context, page = phone(browser, slowdown, mobile=True)
    began = time.monotonic()
    page.goto(f"{url}/t/{name}")
    page.get_by_label("Your name").press_sequentially("Zoe", delay=120)
    page.get_by_role("button", name="Sit down").click()
    while ask(f"{url}/api/tables/{name}").json()["chairs"][1]["free"]:
        page.wait_for_timeout(20)
    with page.expect_console_message(lambda message: message.text.startswith(SEEN)):
        host(url, name, token, act="start")
    took = time.monotonic() - began
    context.close()
    return took


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page")
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--slowdown", type=float, default=4.0)
    asked = parser.parse_args(arguments)
    with (
        TemporaryDirectory() as folder,
        Running("--db", f"{folder}/tables.db", env=PACE) as here,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        least = {game["slug"]: int(game["least"]) for game in ask(f"{here.url}/api/games").json()["games"]}
        print(f"A phone of {PHONE[0]} by {PHONE[1]}, a processor {asked.slowdown:g} times slower.")
        took = link_to_card(browser, here.url, asked.slowdown)
        print(f"link to first card on 4G, a name typed and a host who deals at once: {took:.1f} s (goal: 5)")
        print(f"{'':12}  first view, ms   longest task in {asked.moves} moves, ms   slowed down, ms")
        print(f"{'goal':12}  {1000:14}   {50:{27 + len(str(asked.moves))}}")
        for game in asked.games:
            seats = least[game]
            view = min(
                first_view(browser, here.url, *dealt(here.url, game, seats), asked.slowdown) for _ in range(ATTEMPTS)
            )
            tasks = [
                longest_task(browser, here.url, *dealt(here.url, game, seats), slowdown, asked.moves)
                for slowdown in (1, asked.slowdown)
            ]
            print(f"{game:12}  {view:14.0f}   {tasks[0]:{27 + len(str(asked.moves))}.0f}   {tasks[1]:15.0f}")
        browser.close()


if __name__ == "__main__":
    main()
