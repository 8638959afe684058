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

from tests.browser.chromium import launched
from tests.server.serving import Serving
from tools.tour import BUILT, GAMES, LOCALES, ROOT, SIZES, Tour

PICTURES: Final = ROOT / "docs" / "pictures"
THEMES: Final = ("light", "dark")
# For the README: what, where, and in which light.
SHOWN: Final = (
    ("home", "desktop", "light"),
    *((f"{game}-later", "phone", "light") for game in GAMES if game != "pli"),
    ("adriano-later", "desktop", "dark"),
)
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
