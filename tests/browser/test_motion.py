"""What moves is ended by whoever does not want to wait."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.server.process import Running

GOLDEN = Path(__file__).parents[1] / "golden"
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


@pytest.mark.parametrize("match", ["adriano-3-sealed", "janus-4-sealed", "nain_jaune-4-sealed", "programmes-3-sealed"])
def test_a_key_ends_what_moves(server: Running, open_page: Open, match: str) -> None:
    page = open_page("about:blank")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{match}.json")
    expect(page.get_by_role("slider")).to_have_value("0")
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    page.get_by_role("combobox", name="Point of view").select_option("0")
    for step in range(1, 20):
        page.get_by_role("button", name="Next move").click()
        expect(page.get_by_role("slider")).to_have_value(str(step))
        expect(page.locator("[aria-busy]")).to_have_count(0)
        if page.evaluate(MOVING):
            break
    assert page.evaluate(MOVING) > 0
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => ({MOVING})() === 0")
    expect(page.locator(".coin")).to_have_count(0)
