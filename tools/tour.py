"""One way round every screen and every game, with a picture of each; `tools.screenshots` sends it."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from pioche.core.registry import games
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.companion import Companion
from tests.browser.sitting import lose_connection
from tests.server.client import create, host
from tests.server.process import ask

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build" / "screenshots"
SIZES: Final = {"phone": PHONE, "desktop": DESKTOP}
LOCALES: Final = {"fr": "fr-FR", "en": "en-GB"}
GAMES: Final = {"nain_jaune": 4, "adriano": 4, "janus": 4, "programmes": 3, "pli": 4}  # and how many play
SHORT: Final[dict[str, dict[str, object]]] = {
    "nain_jaune": {"rounds": 3},
    "adriano": {"rounds": 3},
    "janus": {"stall_rounds": 1},
    "programmes": {"difficulty": "easy", "round_limit": 5, "max_rounds": 2},
    "pli": {"rounds": 3},
}
STRICT: Final[dict[str, dict[str, object]]] = {"janus": {"two_from_stock": False}}
# What is touched, one after the other, until something is refused.
REFUSED: Final = {
    "nain_jaune": ("[data-lesson=hand] button:not(.playable)",),
    "adriano": ("[data-lesson=mine] button",),
    "janus": (".common .playable", ".actions .chosen", ".common button"),
    "programmes": ("[data-lesson=reserve]", "[data-lesson=reserve]"),
}
# What else a table opens, where it has something to show.
OPENED: Final = {
    "adriano": "button.sheet",
    "janus": ".asides button",
    "programmes": "[data-lesson=completed]",
}
LATER: Final = 6  # moves into a match
LONGEST: Final = 10_000  # moves
LESSONS: Final = 3
NAMES: Final = ("Zoé", "Marc", "Inès")
SHARP: Final = 2  # pixels of a picture for each of the page's, on a phone
ANSWERED: Final = 500  # milliseconds: what was touched has done what it does
PATIENCE: Final = 60_000  # milliseconds: the machine may be busy
# Whoever is here is called Anne, and what they add to a deal is the same every time.
SETTLED: Final = """
localStorage.setItem('pioche settings', JSON.stringify({ name: 'Anne' }))
crypto.getRandomValues = (array) => {
  let state = Number(localStorage.getItem('chance') ?? 1)
  for (let i = 0; i < array.length; i++) array[i] = (state = (state * 48271) % 2147483647)
  localStorage.setItem('chance', String(state))
  return array
}
"""
SET: Final = """(slider, share) => {
  slider.value = slider.max * share
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""


class Tour:
    """In one language, on one size of screen, in one light."""

    def __init__(self, browser: Browser, url: str, lang: str, size: str, theme: str) -> None:
        self.url = url
        self.size = size
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
        self.context.add_init_script(SETTLED)

    def take(self, only: Sequence[str]) -> None:
        screens: dict[str, Callable[[Page], object]] = {
            "home": self.home,
            "new": self.new,
            "lobby": self.lobby,
            "rules": self.rules,
            "missing": self.missing,
            "replay": self.replay,
            "away": self.away,
        }
        for name, screen in screens.items():
            if not only or name in only:
                page = self.context.new_page()
                screen(page)
                page.close()
        with the_example():
            for game in GAMES:
                if not only or game in only:
                    page = self.context.new_page()
                    self.game(page, game)
                    page.close()
            if not only or "around" in only:
                self.around(self.context.new_page())
        self.context.close()

    def keep(self, page: Page, name: str, *, whole: bool = False) -> None:
        page.wait_for_load_state("networkidle")
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole, animations="disabled", caret="hide")

    # Screens.

    def home(self, page: Page) -> None:
        page.goto(self.url)
        page.locator("h3").nth(3).wait_for()
        self.keep(page, "home", whole=True)
        page.locator("header button").last.click()
        self.keep(page, "settings")

    def new(self, page: Page) -> None:
        for game in GAMES:
            if game == "pli":
                continue
            page.goto(f"{self.url}/new?game={game}")
            page.locator("[name=preset]").nth(1).check()
            if game == "nain_jaune":
                self.keep(page, "new", whole=True)
            for closed in page.locator("summary").all():
                closed.click()
            self.keep(page, f"new-{game}", whole=True)
        page.locator("legend button").first.click()
        page.locator("dialog .wanted").wait_for()
        self.keep(page, "rule")

    def lobby(self, page: Page) -> None:
        seated = create(self.url, "janus", ["me", "open", "open", "normal"], name="Anne")
        table = str(seated["table"]["table"])
        page.goto(f"{self.url}/t/{table}")
        page.locator("form").first.wait_for()
        self.keep(page, "lobby-guest", whole=True)
        ask(f"{self.url}/api/tables/{table}/join", {"name": NAMES[0], "entropy": "cd" * 16})
        page.goto(f"{self.url}/t/{table}#{seated['token']}")
        page.get_by_text(NAMES[0]).first.wait_for()
        self.keep(page, "lobby", whole=True)
        host(self.url, table, str(seated["token"]), act="close")
        page.locator("#results-title").wait_for()
        self.keep(page, "closed")

    def rules(self, page: Page) -> None:
        page.goto(f"{self.url}/rules/adriano")
        page.locator("[id^='AD-']").first.wait_for()
        self.keep(page, "rules")

    def missing(self, page: Page) -> None:
        page.goto(f"{self.url}/t/{'0' * 24}")
        page.locator("h1").wait_for()
        self.keep(page, "missing")

    def replay(self, page: Page) -> None:
        page.goto(f"{self.url}/replay")
        page.locator("input[type=file]").wait_for(state="attached")
        self.keep(page, "replay")

    def away(self, page: Page) -> None:
        """The page is there, and the server is not."""
        page.route("**/api/**", lambda route: route.abort())
        page.goto(self.url)
        page.locator(".panel").wait_for()
        self.keep(page, "away")

    # Games: from the first turn to the end and back.

    def game(self, page: Page, game: str) -> None:
        table, token = self.dealt(game, STRICT.get(game, {}))
        with Companion(self.url, table, token) as companion:
            self.sit(page, table, token)
            self.keep(page, game)
            companion.wait()
            self.refusal(page, game)
            companion.make(LATER)
            companion.wait()
            self.keep(page, f"{game}-later")
            self.opened(page, game)
        if game != "pli":
            self.lessons(page, game)
        if game != "janus":  # whose only round ends with the match
            self.round(page, game)
        self.after(page, game)

    def sit(self, page: Page, table: str, token: str) -> None:
        page.goto("about:blank")
        page.goto(f"{self.url}/t/{table}#{token}")
        page.locator("[aria-label='Devant vous'], [aria-label='In front of you']").wait_for()

    def refusal(self, page: Page, game: str) -> None:
        for touched in REFUSED.get(game, ()):
            page.locator(f"main {touched}").first.click()
            page.wait_for_timeout(ANSWERED)
        if game in REFUSED:
            page.locator(".notice").wait_for()
            self.keep(page, f"{game}-refused")
            page.locator(".notice .icon").click()

    def opened(self, page: Page, game: str) -> None:
        opener = page.locator(f"main {OPENED.get(game, '.nothing')}").last
        if opener.is_visible():
            opener.click()
            page.get_by_role("dialog").wait_for()
            self.keep(page, f"{game}-opened")

    def lessons(self, page: Page, game: str) -> None:
        page.goto(self.url)
        page.locator(f"article:has([href$='game={game}']) .ways button").nth(1).click()
        for number in range(1, LESSONS + 1):
            page.locator(".lesson").wait_for()
            self.keep(page, f"{game}-lesson-{number}")
            page.locator(".lesson .primary").click()

    def round(self, page: Page, game: str) -> None:
        table, token = self.dealt(game, SHORT[game])
        self.sit(page, table, token)
        with Companion(self.url, table, token) as companion:
            companion.make(LONGEST, whole_round=True)
            page.locator(".question.look").wait_for()
            self.keep(page, f"{game}-round")

    def after(self, page: Page, game: str) -> None:
        table, token = self.dealt(game, SHORT[game])
        with Companion(self.url, table, token) as companion:
            companion.make(LONGEST)
        page.goto("about:blank")
        page.goto(f"{self.url}/t/{table}#{token}")
        page.locator(".results li").first.wait_for()
        self.keep(page, f"{game}-results")
        page.locator(".results .row button").last.click()
        page.locator("dialog .verdict").wait_for()
        self.keep(page, f"{game}-fair")
        page.goto(f"{self.url}/replay/{table}?view=0")
        self.seen_again(page, f"{game}-replay")
        page.get_by_role("slider").evaluate(SET, 0.5)
        self.seen_again(page, f"{game}-replay-middle")
        page.locator("select.view").select_option("open")
        self.seen_again(page, f"{game}-replay-open")
        page.locator("#app header button[aria-expanded]").click()
        page.locator("aside .totals, aside .trouble").wait_for()
        self.keep(page, f"{game}-coach")

    def seen_again(self, page: Page, name: str) -> None:
        page.locator("main:not([aria-busy]) section").first.wait_for()
        self.keep(page, name)

    def around(self, page: Page) -> None:
        """What every table has: log and conversation, the menu, a connection that is lost."""
        self.sit(page, *self.dealt("pli", {}))
        buttons = page.locator("#app header button")
        if self.size == "phone":
            buttons.nth(1).click()
        page.locator(".phrase").first.click()
        self.keep(page, "conversation")
        page.keyboard.press("Escape")
        buttons.last.click()
        self.keep(page, "menu")
        page.locator("dialog summary").click()
        page.locator("dialog details .row").scroll_into_view_if_needed()
        self.keep(page, "menu-seat")
        lose_connection(page)
        self.keep(page, "lost")

    def dealt(self, game: str, options: dict[str, object]) -> tuple[str, str]:
        bot = "random" if game == "pli" else "normal"
        seated = create(self.url, game, ["me", *[bot] * (GAMES[game] - 1)], name="Anne", options=options)
        table, token = str(seated["table"]["table"]), str(seated["token"])
        host(self.url, table, token, act="start")
        return table, token


@contextmanager
def the_example() -> Iterator[None]:
    """With the game of examples/, which the page has never heard of."""
    sys.path.append(str(ROOT / "examples" / "pli"))
    games()["pli"] = import_module("pli").GAME
    yield
    del games()["pli"]
    sys.path.pop()
