"""Reports of lab and arena, which are pages of their own: what they rest on is not cut off."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pioche.lab.html import page, table, write_html
from tests.browser.chromium import DESKTOP, PHONE

LAPTOP = (1000, 700)
HEADS = ["clause", "what", "protect_caller=false", "protect_caller=true", "difference"]
ROWS = [
    [
        "AD-40",
        "… says “Adriano”: each opponent plays one last turn.",
        "1,234.56",
        "1,234.56",
        "+12.34 [+11.22 ; +13.44]",
    ]
]
PICTURE = """<div class="wide"><svg width="720" height="200" viewBox="0 0 720 200">
<text y="100" font-size="13">turns to complete</text></svg></div>"""
TOO_WIDE = "boxes => boxes.filter(box => box.scrollWidth > box.clientWidth).length"


@pytest.mark.parametrize(("size", "hidden"), [(DESKTOP, 0), (LAPTOP, 0), (PHONE, 1)])
def test_tables_fit_and_where_they_cannot_they_scroll_by_themselves(
    browser: Browser, tmp_path: Path, size: tuple[int, int], hidden: int
) -> None:
    file = tmp_path / "report.html"
    write_html(file, page("Report", "en", table(HEADS, ROWS, "llrrr")))
    seen = browser.new_page(viewport={"width": size[0], "height": size[1]})
    seen.goto(file.as_uri())
    assert seen.eval_on_selector_all(".wide", TOO_WIDE) == hidden
    assert seen.eval_on_selector_all("html", TOO_WIDE) == 0
    seen.close()


def test_on_a_phone_pictures_scroll_by_themselves_and_their_words_can_be_read(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    write_html(file, page("Report", "en", [PICTURE]))
    seen = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    seen.goto(file.as_uri())
    assert seen.eval_on_selector_all(".wide", TOO_WIDE) == 1
    assert seen.eval_on_selector_all("html", TOO_WIDE) == 0
    assert seen.eval_on_selector("text", "text => text.getBoundingClientRect().height") > 10
    seen.close()
