"""The page in Debian's Chromium, against `pioche serve` as a process of its own.

Playwright leaves its event loop running, so these tests have a pytest process of their own: `make test-browser`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import DESKTOP, PHONE, launched
from tests.server.process import Running

QUICK = {
    "PIOCHE_PACE_BOT_LEAST": "20",
    "PIOCHE_PACE_BOT_MOST": "40",
    "PIOCHE_PACE_LATE": "10",
    "PIOCHE_LIMIT_TABLES": "1000",
    "PIOCHE_LIMIT_REQUESTS": "1000",
}
PATIENCE = 30_000  # milliseconds: bots think slowly where others keep the machine busy
# Said by the browser itself: a server that is away, an answer that is a failure, an address without a certificate.
EXPECTED = (
    "Failed to load resource",
    "WebSocket connection to",
    "when fetching the script",
    "Cross-Origin-Opener-Policy",
)

Open = Callable[..., Page]
__all__ = ["DESKTOP", "PATIENCE", "PHONE", "QUICK", "Open"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, example_site: Path
) -> Iterator[Running]:
    """With our four games and the example, which the page has never heard of; a file of tests may set its own PACE."""
    file = tmp_path_factory.mktemp("tables") / "tables.db"
    env = QUICK | getattr(request.module, "PACE", {}) | {"PYTHONPATH": str(example_site)}
    with Running("--db", str(file), "--allowed-hosts", "room.test", env=env) as here:
        yield here


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens an address as a new person would; what went wrong in any page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
            wrong.append(message.text)

    def opened(url: str, lang: str = "en", size: tuple[int, int] = DESKTOP, theme: str = "light") -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
