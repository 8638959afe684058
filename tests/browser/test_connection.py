"""The server goes away in the middle of a match, and comes back with everything."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Open
from tests.browser.sitting import make_moves, moves, new_table, play_now, wait_for_turn
from tests.server.process import Running

NAMES = "cards => cards.map((card) => card.ariaLabel)"


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


def test_adriano_and_nain_jaune_resume_with_the_cards_that_were_held(tmp_path: Path, open_page: Open) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"))
    with Running(*arguments, env=QUICK) as here:
        adriano = open_page(new_table(here, "adriano", "bot")[1])
        wait_for_turn(adriano)
        moves(adriano).get_by_role("button", name="draw from the pile").click()
        drawn = adriano.get_by_role("img", name=re.compile(r"^in hand: \w+ \d+$"))
        held = drawn.get_attribute("aria-label")
        nain_jaune = open_page(new_table(here, "nain_jaune", "bot", "bot")[1])
        hand = nain_jaune.get_by_role("list", name="Your hand").get_by_role("button")
        turn = nain_jaune.locator(".question.mine")
        expect(turn).not_to_be_empty()
        cards, question = hand.evaluate_all(NAMES), turn.inner_text()
        here.kill()
        for page in (adriano, nain_jaune):
            expect(page.locator(".banner")).to_contain_text("The connection is lost")
    with Running(*arguments, env=QUICK | {"PIOCHE_PORT": str(here.port)}):
        for page in (adriano, nain_jaune):
            expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
        expect(drawn).to_have_accessible_name(held or "")
        moves(adriano).get_by_role("button", name="throw the card").click()
        expect(drawn).to_have_count(0)
        expect(turn).to_have_text(question, use_inner_text=True)
        assert hand.evaluate_all(NAMES) == cards
        nain_jaune.locator(".hand .playable, .pass.primary").first.click()
        expect(turn.filter(has_text=question)).to_have_count(0)
