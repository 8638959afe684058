"""One page in every language and light, one after the other and in place: the match goes on meanwhile."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

LANGUAGES = {"en": "English", "fr": "Français"}


def speak(page: Page, lang: str) -> None:
    """Chooses another language in the settings of the table, and comes back to it once the words have come."""
    if page.locator("html").get_attribute("lang") == lang:
        return
    question = page.locator(".question span").first
    before = question.inner_text() if question.count() > 0 else ""
    page.get_by_role("button", name=re.compile("^(The table|La table)$")).click()
    page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
    page.get_by_label(LANGUAGES[lang]).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if before:
        expect(question).not_to_have_text(before)


def in_both_lights(page: Page) -> Iterator[None]:
    page.emulate_media(color_scheme="light")
    yield
    page.emulate_media(color_scheme="dark")
    yield


def in_every_guise(page: Page) -> Iterator[str]:
    """Gives the language it is in; it stays in the last."""
    first = page.locator("html").get_attribute("lang") or ""
    for lang in sorted(LANGUAGES, key=lambda one: one != first):
        speak(page, lang)
        for _ in in_both_lights(page):
            yield lang
