"""A first game: what every game has to say to a newcomer, at a table with bots."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.sitting import GAMES, moves, over
from tests.server.process import Running

SEEN = re.compile("I have seen it|Got it")
TAUGHT = [title for title in GAMES if title != "Pli"]


def learn(page: Page, title: str) -> Locator:
    page.get_by_role("button", name=re.compile(f"(Learn|Apprendre), {title}")).click()
    lesson = page.get_by_role("region", name=re.compile("Lesson|Leçon"))
    expect(lesson).to_be_visible()
    return lesson


APART = """all => {
  const [one, other] = all.map((element) => element.getBoundingClientRect())
  const before = (a, b) => a.bottom <= b.top + 1 || a.right <= b.left + 1
  return before(one, other) || before(other, one)
}"""


def come_apart(page: Page, one: Locator, other: Locator) -> None:
    """Waits until nothing of the one lies over the other: a lesson follows what it is about."""
    page.wait_for_function(APART, arg=[one.element_handle(), other.element_handle()])


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)])
@pytest.mark.parametrize("title", TAUGHT)
def test_the_first_lessons_come_one_after_another_and_never_over_the_hand(
    server: Running, open_page: Open, title: str, lang: str, size: tuple[int, int]
) -> None:
    page = open_page(server.url, lang, size)
    lesson = learn(page, title)
    hand = page.get_by_role("region", name=re.compile("In front of you|Devant vous"))
    expect(lesson).to_be_focused()
    told: list[str] = []
    while lesson.count() > 0 and len(told) < 20:
        expect(lesson).to_be_focused()
        come_apart(page, lesson, hand)
        told.append(lesson.locator("p").inner_text())
        lesson.get_by_role("button", name=re.compile("Next|Suite")).click()
        expect(lesson.locator("p").get_by_text(told[-1], exact=True)).to_have_count(0)
    assert len(told) == len(set(told)) > 0
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_has_its_clause_and_the_rest_is_skipped(server: Running, open_page: Open, title: str) -> None:
    page = open_page(server.url, size=PHONE)
    lesson = learn(page, title)
    clause = lesson.get_by_role("button", name=re.compile("Read rule"))
    while clause.count() == 0:
        lesson.get_by_role("button", name="Next").click()
        expect(lesson).to_be_visible()
    clause.click()
    expect(page.locator("dialog .wanted")).to_be_visible()
    page.keyboard.press("Escape")
    lesson.get_by_role("button", name="Skip").click()
    expect(lesson).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    expect(lesson).to_have_count(0)


def read(lesson: Locator) -> str:
    """Reads the lesson that lies open, and turns to whatever comes next."""
    sentence = lesson.locator("p")
    text = sentence.inner_text()
    lesson.get_by_role("button", name="Next").click()
    expect(sentence.get_by_text(text, exact=True)).to_have_count(0)
    return text


def test_a_button_that_a_lesson_speaks_of_does_what_it_says(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    lesson = learn(page, "Adriano")
    while "press the button" not in lesson.locator("p").inner_text():
        read(lesson)
    seen = page.get_by_role("button", name=SEEN)
    seen.click()
    expect(seen).to_have_count(0)
    expect(lesson.get_by_text("press the button")).to_have_count(0)


def test_a_first_game_is_told_to_its_end(server: Running, open_page: Open) -> None:
    page = open_page(server.url, size=PHONE)
    lesson = learn(page, "Adriano")
    seen = page.get_by_role("button", name=SEEN)
    told = read(lesson)
    for _ in range(60):
        expect(lesson.or_(seen).or_(moves(page)).or_(over(page)).first).to_be_attached()
        if lesson.count() > 0:
            told = read(lesson)
        elif over(page).count() > 0:
            break
        elif seen.count() > 0:
            seen.click()
            expect(seen).to_have_count(0)
        else:
            calling = moves(page).get_by_role(
                "button", name="say “Adriano”"
            )  # as soon as it may be: the round is short
            (calling if calling.count() > 0 else moves(page).get_by_role("button").first).click()
    expect(over(page)).to_be_visible()
    assert "the score sheet adds up the rounds" in told
