"""The server goes away in the middle of a match, and comes back with everything."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Open
from tests.browser.sitting import make_moves, moves, play_now, wait_for_turn
from tests.server.process import Running


def test_a_lost_connection_shows_and_the_match_resumes_where_it_was(
    tmp_path: Path, example_site: Path, open_page: Open
) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"))
    env = QUICK | {"PYTHONPATH": str(example_site)}
    with Running(*arguments, env=env) as here:
        page = open_page(here.url)
        play_now(page, "Pli")
        make_moves(page, 2)
        wait_for_turn(page)
        offered = moves(page).inner_text()
        here.kill()
        expect(page.locator(".banner")).to_contain_text("The connection is lost")
        expect(moves(page)).to_have_count(0)
    with Running(*arguments, env=env | {"PIOCHE_PORT": str(here.port)}):
        expect(page.locator(".banner")).to_have_count(0)
        wait_for_turn(page)
        assert moves(page).inner_text() == offered
        assert make_moves(page, 2) == 2
