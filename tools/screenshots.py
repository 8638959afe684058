"""Pictures of every screen and every game, phone and desktop, light and dark, into build/screenshots.

python -m tools.screenshots [--langs en fr] [--only janus home] [--docs]

The same cards are dealt every time. With --docs, a few of them go to docs/pictures, small, for the README.
"""

import argparse
import base64
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count, product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import DESKTOP, PHONE, launched
from tests.browser.companion import Companion
from tests.server.client import create, host
from tests.server.process import ask
from tests.server.serving import Serving

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build" / "screenshots"
PICTURES: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
THEMES: Final = ("light", "dark")
GAMES: Final = {"nain_jaune": 4, "adriano": 4, "janus": 4, "programmes": 3}  # and how many play
SHORTEST: Final[dict[str, dict[str, object]]] = {
    "nain_jaune": {"rounds": 1},
    "adriano": {"rounds": 1},
    "janus": {"stall_rounds": 1},
    "programmes": {"difficulty": "easy", "goal": 1},
}
LATER: Final = 6  # moves into a match
NAMES: Final = ("Zoé", "Marc", "Inès")
LOCALES: Final = {"fr": "fr-FR", "en": "en-GB"}
SHARP: Final = 2  # pixels of a picture for each of the page's, on a phone
# For the README: what, where, and in which light.
SHOWN: Final = (
    ("home", "desktop", "light"),
    *((f"{game}-later", "phone", "light") for game in GAMES),
    ("adriano-later", "desktop", "dark"),
)
PATIENCE: Final = 180_000  # milliseconds: the machine may be busy
POLLED: Final = 100  # milliseconds between two questions whether bots are done
MOST_BYTES: Final = 60_000
SHRINK: Final = """async ([data, quality]) => {
  const picture = new Image()
  picture.src = `data:image/png;base64,${data}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def same_secrets(here: Serving) -> None:
    """The server draws the same secrets every time, so the same cards are dealt."""
    numbers = count()

    def secret(size: int) -> bytes:
        return (sha256(f"secret {next(numbers)}".encode()).digest() * 2)[:size]

    here.inside(lambda: setattr(here.room.nature, "secret", secret))


class Tour:
    """One way round everything: in one language, on one size of screen, in one light."""

    def __init__(self, browser: Browser, url: str, lang: str, size: str, theme: str) -> None:
        self.url = url
        self.folder = BUILT / lang / f"{size}-{theme}"
        self.folder.mkdir(parents=True, exist_ok=True)
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=SHARP if size == "phone" else 1,
            locale=LOCALES[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script("localStorage.setItem('pioche settings', JSON.stringify({ name: 'Anne' }))")

    def take(self, only: Sequence[str]) -> None:
        screens = {
            "home": self.home,
            "new": self.new,
            "lobby": self.lobby,
            "rules": self.rules,
            "missing": self.missing,
        }
        for name, screen in screens.items():
            if not only or name in only:
                page = self.context.new_page()
                screen(page)
                self.keep(page, name, whole=True)
                page.close()
        for game in GAMES:
            if not only or game in only:
                self.game(game)
        self.context.close()

    def keep(self, page: Page, name: str, *, whole: bool = False) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole, animations="disabled", caret="hide")

    # Screens.

    def home(self, page: Page) -> None:
        page.goto(self.url)
        page.locator("h3").nth(3).wait_for()

    def new(self, page: Page) -> None:
        page.goto(f"{self.url}/new?game=nain_jaune")
        page.locator("[name=preset]").nth(2).check()

    def lobby(self, page: Page) -> None:
        seated = create(self.url, "janus", ["me", "open", "open", "beginner"], name="Anne")
        table = str(seated["table"]["table"])
        ask(f"{self.url}/api/tables/{table}/join", {"name": NAMES[0], "entropy": "cd" * 16})
        page.goto(f"{self.url}/t/{table}#{seated['token']}")
        page.get_by_text(NAMES[0]).first.wait_for()

    def rules(self, page: Page) -> None:
        page.goto(f"{self.url}/rules/adriano")
        page.locator("[id^='AD-']").first.wait_for()

    def missing(self, page: Page) -> None:
        page.goto(f"{self.url}/t/{'0' * 24}")
        page.locator("h1").wait_for()

    # Games: at the first turn, some moves later, and at the end of a short match.

    def game(self, game: str) -> None:
        page = self.context.new_page()
        seats = ["me", *["beginner"] * (GAMES[game] - 1)]
        table, token = self.dealt(game, seats, {})
        with Companion(self.url, table, token) as companion:
            page.goto(f"{self.url}/t/{table}#{token}")
            page.locator("[aria-label='Devant vous'], [aria-label='In front of you']").wait_for()
            self.keep(page, game)
            companion.make(LATER)
            companion.wait()
            self.keep(page, f"{game}-later")
        page.locator("header.bar button").last.click()
        self.keep(page, f"{game}-menu")
        table, token = self.dealt(game, ["beginner"] * GAMES[game], SHORTEST[game])
        while ask(f"{self.url}/api/tables/{table}").json()["status"] != "over":
            page.wait_for_timeout(POLLED)
        page.goto(f"{self.url}/t/{table}#{token}")
        page.locator("#results-title").wait_for()
        self.keep(page, f"{game}-results")
        page.close()

    def dealt(self, game: str, seats: list[str], options: dict[str, object]) -> tuple[str, str]:
        seated = create(self.url, game, seats, name="Anne", options=options)
        table, token = str(seated["table"]["table"]), str(seated["token"])
        host(self.url, table, token, act="start")
        return table, token


def shrunk(page: Page, picture: Path) -> bytes:
    """As WebP, as good as fits."""
    data = base64.b64encode(picture.read_bytes()).decode()
    for quality in (0.9, 0.8, 0.65, 0.5, 0.35, 0.2):
        small = base64.b64decode(page.evaluate(SHRINK, [data, quality]))
        if len(small) <= MOST_BYTES:
            return small
    raise RuntimeError(f"{picture} cannot be made small enough")


def for_the_readme(browser: Browser) -> Iterator[Path]:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page = browser.new_page()
    for name, size, theme in SHOWN:
        target = PICTURES / f"{name}-{size}.webp"
        target.write_bytes(shrunk(page, BUILT / "en" / f"{size}-{theme}" / f"{name}.png"))
        yield target


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots")
    parser.add_argument("--langs", nargs="+", default=["en", "fr"], choices=sorted(LOCALES))
    parser.add_argument("--only", nargs="+", default=[], help="screens and games")
    parser.add_argument("--docs", action="store_true", help="some of them into docs/pictures")
    asked = parser.parse_args(arguments)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for lang, size, theme in product(asked.langs, SIZES, THEMES):
            with Serving() as here:
                same_secrets(here)
                tour = Tour(browser, here.url, lang, size, theme)
                tour.take(asked.only)
            print(tour.folder, flush=True)
        if asked.docs:
            for picture in for_the_readme(browser):
                print(picture, picture.stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
