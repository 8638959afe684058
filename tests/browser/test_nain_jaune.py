"""Nain Jaune at its own table: with others, by keyboard, by ear, and on the smallest screen."""

import re
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.guises import in_every_guise
from tests.browser.sitting import anything, faults, new_table, player, seat_link, sit_down, tab_to
from tests.server.process import Running

BOTS = ("bot",) * 7  # eight players hold six cards each: the shortest rounds
RICH = 50  # tokens that last for more than one round
MOST = 120  # moves of one player in a match
LONGEST = 240  # seconds of a match of two people
OVER = {"en": "The match is over", "fr": "La partie est finie"}


def over(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("|".join(OVER.values())))


def seen(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("Got it|C'est vu"))


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("Your hand|Votre main")).get_by_role("button")


def allowed(page: Page) -> Locator:
    """What may be done now: cards to lay, of those that are not on their way out, or the button that says sans."""
    return page.locator(".hand li:not([inert]) .playable, .pass.primary")


def wait(page: Page, *more: Locator) -> None:
    """Until this player may do something, or one of `more` is there."""
    found = allowed(page).or_(seen(page)).or_(over(page))
    for other in more:
        found = found.or_(other)
    expect(found.filter(visible=True)).not_to_have_count(0)


def act(page: Page) -> None:
    """Looks at what ended, or makes the first move that is allowed."""
    if seen(page).count() > 0:
        seen(page).click()
        expect(seen(page)).to_have_count(0)
    elif allowed(page).count() > 0:
        allowed(page).first.click()


def play_until(page: Page, wanted: Locator) -> None:
    for _ in range(MOST):
        wait(page, wanted)
        if wanted.count() > 0:
            return
        assert over(page).count() == 0
        act(page)
    raise AssertionError("it never came to this")


def test_two_people_and_bots_play_a_match_and_one_of_them_changes_devices(server: Running, open_page: Open) -> None:
    link, mine = new_table(server, "nain_jaune", "open", "bot", "bot", deal=False, rounds=1)
    anne = open_page(mine, size=DESKTOP)
    zoe = open_page(link, size=PHONE)
    sit_down(zoe, "Zoé")
    anne.get_by_role("button", name="Deal the cards").click()
    expect(player(zoe, "Anne")).to_be_visible()
    across = player(anne, "Zoé")
    acted = 0
    changed = False
    patience = monotonic() + LONGEST
    while over(anne).count() == 0:
        assert monotonic() < patience
        if anything(allowed(anne).or_(seen(anne))):
            act(anne)
        if allowed(zoe).count() > 0:  # nothing moves until she does
            expect(across.get_by_text(re.compile(rf"^{hand(zoe).count()} cards?$"))).to_be_attached()
            if not changed:
                link = seat_link(zoe)
                zoe.close()
                zoe = open_page(link, size=PHONE)
                wait(zoe)
                changed = True
            act(zoe)
            acted += 1
    for page in (anne, zoe):
        expect(over(page)).to_be_visible()
        expect(page.get_by_role("region", name=OVER["en"]).get_by_role("listitem")).to_have_count(4)
        expect(page.get_by_role("heading", name="ends the round")).to_be_visible()
    assert acted > 0


def test_a_match_is_played_by_keyboard_alone(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", *BOTS[:5], rounds=2, tokens=RICH)[1])
    laid = ended = 0
    for _ in range(MOST):
        wait(page)
        if over(page).count() > 0:
            break
        if seen(page).count() > 0:
            ended += 1
            page.reload()
            expect(page.get_by_role("heading", name="ends the round")).to_be_visible()
            tab_to(page, page.locator(".ended button"))
            page.keyboard.press("Enter")
            expect(seen(page)).to_have_count(0)
        elif page.locator(".pass.primary").count() > 0:
            tab_to(page, page.locator(".pass"))
            page.keyboard.press("Enter")
        else:
            tab_to(page, page.locator(".hand button"))
            page.keyboard.press("Home")
            before = hand(page).count()
            for _ in range(before):
                if page.evaluate("document.activeElement.matches('.playable')"):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            laid += 1
            if before > 1:  # the next card has the focus, or whoever was quick has ended the round
                expect(page.locator(".hand button:focus, .ended button:focus").or_(over(page)).first).to_be_attached()
    expect(over(page)).to_be_visible()
    assert laid > 0
    assert ended == 1


def test_a_match_is_played_by_names_roles_and_what_is_read_out(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", *BOTS, rounds=1)[1])
    mine = page.get_by_role("region", name="In front of you")
    live = page.locator("[aria-live]")
    question = re.compile(r"^Asked for: (\w+)\.|^You begin a series")
    asked = live.locator("p:last-child", has_text=question)
    for _ in range(MOST):
        expect(asked.or_(over(page)).first).to_be_attached()
        if over(page).count() > 0:
            break
        found = question.match(asked.inner_text())
        assert found is not None
        rank = found[1]
        read = live.inner_text()
        cards = mine.get_by_role("list", name="Your hand").get_by_role("button", name=f"{rank} of" if rank else None)
        if cards.count() > 0:
            cards.first.click()
        else:
            mine.get_by_role("button", name=f"“Sans {rank}”").click()
        expect(live).not_to_have_text(read, use_inner_text=True)  # what was done is read out
    expect(over(page)).to_be_visible()
    expect(page.get_by_role("region", name=OVER["en"]).get_by_role("listitem")).to_have_count(8)


def test_what_the_others_have_and_said_is_told_in_their_region(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", *BOTS, rounds=2, tokens=RICH)[1])
    bot = player(page, "Bot 2")
    play_until(page, bot.get_by_text(re.compile("^sans (ace|jack|queen|king|[0-9]+)$")))
    expect(bot).to_contain_text(re.compile(r"\d cards?.*\d+ tokens"))
    board = page.get_by_role("list", name="The board").get_by_role("listitem")
    expect(board).to_have_count(5)
    expect(board.first).to_contain_text(re.compile(r"Nain Jaune: \d+ tokens?"))


def test_a_card_that_does_not_follow_says_why_with_its_clause(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", "bot", "bot")[1])
    following = page.locator(".question.mine", has_text="Asked for")
    play_until(page, following)
    expect(allowed(page).first).to_be_visible()  # the move before has been told
    before = hand(page).count()
    page.locator(".hand button:not(.playable)").first.click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("does not follow")
    page.get_by_role("button", name=re.compile("Read rule NJ-1[12]")).click()
    expect(page.locator("dialog .wanted")).to_contain_text(re.compile(r"^NJ-1[12]"))
    page.keyboard.press("Escape")
    assert hand(page).count() == before


def test_sans_is_not_said_by_whoever_can_lay(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", "bot", "bot")[1])
    play_until(page, page.locator(".hand .playable").first)
    page.locator(".pass").click()
    page.get_by_role("button", name=re.compile("Read rule NJ-1[1356]")).click()
    expect(page.locator("dialog .wanted")).to_contain_text(re.compile(r"^NJ-1[1356]"))


CLIPPED = """() => {
  const felt = document.querySelector('main')
  const boxes = [...document.querySelectorAll('.hand button')].map((card) => card.getBoundingClientRect())
  const under = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)
  return {
    scrolls: [document.documentElement, felt].some((one) => one.scrollHeight > one.clientHeight),
    wide: [document.documentElement, felt].some((one) => one.scrollWidth > one.clientWidth),
    outside: boxes.filter((box) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight).length,
    small: boxes.filter((box) => box.width < 44 || box.height < 44).length,
    covered: boxes.filter((box) => !under(box)?.closest('.hand button')).length,
  }
}"""
WHOLE = {"scrolls": False, "wide": False, "outside": 0, "small": 0, "covered": 0}


def whole_and_faultless(page: Page) -> None:
    for _ in in_every_guise(page):
        assert faults(page) == []
        assert page.evaluate(CLIPPED) == WHOLE


def test_many_cards_are_seen_on_a_phone_and_axe_finds_nothing(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", "bot", "bot")[1], size=PHONE)
    wait(page)
    assert hand(page).count() == 15
    whole_and_faultless(page)


def test_many_players_are_seen_on_a_phone_and_axe_finds_nothing(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "nain_jaune", *BOTS, rounds=2, tokens=RICH)[1], size=PHONE)
    wait(page)
    whole_and_faultless(page)
    play_until(page, seen(page))
    whole_and_faultless(page)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert page.evaluate(CLIPPED) == WHOLE
    act(page)
    wait(page)
    whole_and_faultless(page)
    play_until(page, over(page))
    for _ in in_every_guise(page):
        assert faults(page) == []


WATCH = """() => new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes])
  window.flown ||= added.some((node) => node instanceof HTMLElement && node.classList.contains('coin'))
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tokens_fly_unless_motion_is_unwanted(server: Running, open_page: Open, motion: str) -> None:
    page = open_page(server.url)
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.goto(new_table(server, "nain_jaune", *BOTS, rounds=2, tokens=RICH)[1])
    wait(page)
    page.evaluate(WATCH)
    play_until(page, seen(page))
    expect(page.locator(".coin")).to_have_count(0)
    assert page.evaluate("window.flown ?? false") is (motion != "reduce")
