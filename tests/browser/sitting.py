"""What a person does at the page, by the names they read or hear; in English."""

from playwright.sync_api import Locator, Page, expect

GAMES = ("Adriano", "Janus", "Nain Jaune", "Programmes", "Pli")


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now : {title}").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Your moves")


def wait_for_turn(page: Page) -> None:
    """Until something can be played; what is shown meanwhile is looked at."""
    seen = page.get_by_role("button", name="I have seen it")
    over = page.get_by_role("heading", name="The match is over")
    for _ in range(20):
        expect(moves(page).or_(seen).or_(over).first).to_be_visible()
        if seen.count() == 0:
            return
        seen.click()
        expect(seen).to_have_count(0)


def make_moves(page: Page, count: int) -> int:
    """So many moves of this seat, the first offered each time; how many were made before the match was over."""
    for made in range(count):
        wait_for_turn(page)
        if moves(page).count() == 0:
            return made
        offered = moves(page).get_by_role("button").first
        lines = page.locator("aside li").count()
        offered.click()
        page.wait_for_function("count => document.querySelectorAll('aside li').length > count", arg=lines)
    return count
