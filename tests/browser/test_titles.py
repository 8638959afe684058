"""What the browser calls each page: what is on it, and then Pioche."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.sitting import make_move, menu, new_table, next_to_play, sit_down
from tests.server.process import Running

RECORD = Path(__file__).parents[1] / "golden" / "janus-3-reduced.json"


def entitled(page: Page, what: str) -> None:
    expect(page).to_have_title(re.compile(f"^{what}( · .+)? · Pioche$"))


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/new", "A new table"),
        ("/rules/janus", "Rules of Janus"),
        ("/rules/chess", "Rules"),
        ("/replay", "Replay"),
        ("/t/" + "0" * 24, "This table cannot be opened"),
    ],
)
def test_a_screen_is_called_by_what_is_on_it(server: Running, open_page: Open, path: str, what: str) -> None:
    entitled(open_page(f"{server.url}{path}"), what)


def test_so_is_an_address_with_nothing_at_it(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    entitled(page, "There is nothing at this address")


def test_home_is_called_pioche(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new")
    entitled(page, "A new table")
    page.get_by_role("link", name="Pioche").click()
    expect(page).to_have_title("Pioche")


def test_a_table_says_whether_it_is_your_turn(server: Running, open_page: Open) -> None:
    link, seat = new_table(server, "pli", "open", deal=False)
    anne, zoe = open_page(seat), open_page(link)
    sit_down(zoe, "Zoé")
    entitled(anne, "Pli: table [A-Z0-9]+")
    anne.get_by_role("button", name="Deal the cards").click()
    first = next_to_play(anne, zoe)
    assert first is not None
    second = zoe if first is anne else anne
    entitled(first, "Your turn! Pli")
    entitled(second, "Pli")
    make_move(first)
    entitled(first, "Pli")
    entitled(second, "Your turn! Pli")
    menu(anne, "Pause")
    entitled(second, "Pli")


def test_a_replay_is_called_by_its_game(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/replay", "fr")
    page.locator("input[type=file]").set_input_files(RECORD)
    entitled(page, "Revoir la partie · Janus")
