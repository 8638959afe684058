"""What a person does at the page, by the names they read or hear; in English."""

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from tests.server.process import Running, ask

AXE = Axe().axe_script
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = ("Adriano", "Janus", "Nain Jaune", "Programmes", "Pli")


def new_table(
    server: Running, game: str, *others: str, deal: bool = True, **options: str | int | bool
) -> tuple[str, str]:
    """The link of a new table and that of Anne's seat in it; each of the others is `bot` or `open`."""
    wanted = {"name": "Anne", "entropy": secrets.token_hex(16), "game": game, "options": options}
    seats = [{"who": who} for who in ("me", *others)]
    made = ask(f"{server.url}/api/tables", wanted | {"seats": seats}).json()
    table, token = made["table"]["table"], made["token"]
    if deal:
        ask(f"{server.url}/api/tables/{table}/host", {"act": "start"}, Authorization=f"Bearer {token}")
    return f"{server.url}/t/{table}", f"{server.url}/t/{table}#{token}"


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(f"{name} (you)")).to_be_visible()


def seat_link(page: Page) -> str:
    """The link that opens this seat on another device."""
    page.get_by_role("button", name="The table").click()
    page.get_by_text("Play my seat on another device").click()
    link = page.get_by_role("textbox", name="Table link").last.input_value()
    page.keyboard.press("Escape")
    return link


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="The table", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def tab_to(page: Page, wanted: Locator) -> None:
    """By the Tab key alone, the shorter way, to the first that it reaches of what is wanted."""
    expect(wanted.first).to_be_visible()
    before = "wanted => (wanted.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0"
    key = "Shift+Tab" if wanted.first.evaluate(before) else "Tab"
    for _ in range(80):
        if wanted.and_(page.locator(":focus")).count() > 0:
            return
        page.keyboard.press(key)
    raise AssertionError(f"no Tab reaches {wanted}")


def faults(page: Page, within: str | None = None) -> list[str]:
    """What axe finds, on the whole page or in a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("within => axe.run(within ?? document, { resultTypes: ['violations'] })", within)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def faults_in_both_lights(page: Page, within: str | None = None) -> list[str]:
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {fault}" for fault in faults(page, within)]
    return found


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now, {title}").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def prepare(page: Page, players: int, bots: int, numbers: dict[str, int] | None = None) -> None:
    """Fills in the form of a new table: bots in the last seats, numbers of the rules by how their titles begin."""
    page.locator("select").nth(1).select_option(str(players))
    for seat in range(players - bots, players):
        page.locator(f"#seat-{seat - 1}").select_option(index=1)
    for title, number in (numbers or {}).items():
        field = page.get_by_role("group", name=re.compile(f"^{title}")).get_by_role("spinbutton")
        if not field.is_visible():
            page.get_by_text("Rules of the match").click()
        field.fill(str(number))


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Your moves")


def over(page: Page) -> Locator:
    return page.get_by_role("heading", name="The match is over")


def mine(page: Page) -> Locator:
    return page.get_by_role("region", name="In front of you")


def player(page: Page, name: str) -> Locator:
    """Somebody else's place at the table; a sheet may lie over it, and its title may name them too."""
    return page.get_by_role("region", name=name, exact=True, include_hidden=True)


def wait_for_turn(page: Page) -> None:
    """Until something can be played and is asked for in words; what is shown meanwhile is looked at."""
    asked = page.locator(".question.mine")
    seen = page.get_by_role("button", name=re.compile("Got it|Next round"))
    for _ in range(20):
        expect(moves(page).or_(seen).or_(over(page)).first).to_be_visible()
        if seen.count() == 0:
            expect(asked.or_(over(page)).first).to_be_visible()
            return
        name = seen.inner_text()
        seen.click()
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def anything(asked: Locator) -> bool:
    """Whether this person has something to do, or gets it in a moment; somebody else may be first."""
    try:
        asked.first.wait_for(timeout=200)
    except TimeoutError:
        return False
    return True


def next_to_play(*pages: Page) -> Page | None:
    """Of people at one table the one who has something to play, as soon as their page knows; nobody once it is over.

    Pages hear of a turn one after the other: what one of them says of another may be of yesterday.
    """
    for page in islice(cycle(pages), 300):
        if anything(moves(page).or_(over(page))):
            return None if over(page).count() > 0 else page
    raise AssertionError("it is nobody's turn")


def make_move(page: Page) -> None:
    """The first move offered; where none is, that of the first card that may be played."""
    offered = moves(page).get_by_role("button")
    if offered.count() == 0:
        page.locator("main .playable").first.click()
    offered.first.click()


def make_moves(page: Page, count: int) -> int:
    """So many moves of this seat; how many were made before the match was over."""
    for made in range(count):
        wait_for_turn(page)
        if moves(page).count() == 0:
            return made
        lines = page.locator("aside li").count()
        make_move(page)
        page.wait_for_function("count => document.querySelectorAll('aside li').length > count", arg=lines)
    return count


def play_one_round(page: Page) -> None:
    """From the screen of a new table of Pli: a match of one round against bots, to its end."""
    expect(page.get_by_label("Seat 4")).to_be_visible()
    for seat in page.get_by_label(re.compile("^Seat")).all():
        seat.select_option(index=1)
    page.get_by_text("Rules of the match").click()
    page.get_by_role("group", name=re.compile("^Rounds")).get_by_role("spinbutton").fill("1")
    page.get_by_role("button", name="Start the match").click()
    make_moves(page, 30)


def lose_connection(page: Page) -> None:
    """The line of the table on this page breaks, and no other opens."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws/tables/"), connect)
    page.reload()
    expect(page.locator("main .question")).not_to_have_text("")
    lines[0].close()
    expect(page.locator(".banner")).to_be_visible()


MISPLACED = """
() => {
  const main = document.querySelector('main')
  const found = main.scrollHeight > main.clientHeight ? ['the table scrolls'] : []
  for (const button of document.querySelectorAll('main button')) {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
    const name = button.getAttribute('aria-label') ?? button.innerText
    if (width < 44 || height < 44) found.push(`${name} is small: ${width} by ${height}`)
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`${name} is cut off`)
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!button.contains(there)) found.push(`${name} is covered`)
    if (button.scrollWidth > button.clientWidth) found.push(`${name} is wider than its button`)
  }
  return found
}
"""


def misplaced(page: Page) -> list[str]:
    """What is too small, cut off or covered at a table, which must not scroll."""
    found = page.evaluate(MISPLACED)
    assert isinstance(found, list)
    return found


def last_words(page: Page) -> Locator:
    """What the live region said last."""
    return page.locator("[aria-live] p").last


LISTEN = """() => {
  if (window.heard) return
  window.heard = []
  const said = (change) => [...change.addedNodes].map((node) => node.textContent)
  const hear = (changes) => window.heard.push(...changes.flatMap(said))
  new MutationObserver(hear).observe(document.querySelector('[aria-live]'), { childList: true })
}"""


def listen(page: Page) -> None:
    """From now on all that the live region says is kept, what it forgets again too: whoever listens has heard it."""
    page.evaluate(LISTEN)


def hear(page: Page, words: str) -> None:
    """Waits until it has been said since one listens; `words` is what a regular expression finds."""
    page.wait_for_function("words => window.heard.some((line) => new RegExp(words).test(line))", arg=words)


# The bar keeps an old question until the new one has its words: only what was read out after what was done is new.
ASKED_AGAIN = """before => {
  if (document.querySelector('.results')) return true
  const asked = document.querySelector('.question.mine span')?.textContent
  return window.heard.length > before && window.heard.at(-1) === asked
}"""


@contextmanager
def all_told(page: Page) -> Iterator[None]:
    """What is done within is told to its end: what came of it, and what is asked next, or that the match is over."""
    listen(page)
    before = page.evaluate("() => window.heard.length")
    yield
    page.wait_for_function(ASKED_AGAIN, arg=before)
