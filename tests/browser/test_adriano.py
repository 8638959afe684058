"""Adriano's table: squares, pile and pit; what is looked at turns up in its slot, and down again once it was seen."""

import re
from itertools import cycle
from time import monotonic

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.guises import in_both_lights, in_every_guise, speak
from tests.browser.sitting import (
    all_told,
    anything,
    faults,
    hear,
    listen,
    moves,
    new_table,
    over,
    player,
    seat_link,
    sit_down,
    tab_to,
    wait_for_turn,
)
from tests.server.process import Running

SEEN = "Got it"
NEXT = "Next round"
MOST = ("bot",) * 5
LONGEST = 240  # seconds of a match of two people

# What does not fit: anything beyond the felt, cut off in it, or too small for a thumb.
MISFITS = """() => {
    const felt = document.querySelector('main'), box = felt.getBoundingClientRect(), wrong = []
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('the page scrolls')
    if (felt.scrollHeight > felt.clientHeight || felt.scrollWidth > felt.clientWidth) wrong.push('the felt scrolls')
    for (const one of felt.querySelectorAll('button, p, h2, table, [role=img]')) {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
        if (width === 0) continue
        const out = left < box.left || right > box.right || top < box.top || bottom > box.bottom
        if (out) wrong.push('outside: ' + one.outerHTML)
        if (one.matches('button') && (width < 43.9 || height < 43.9)) wrong.push('small: ' + one.outerHTML)
        if (one.matches('button, p') && one.scrollHeight > one.clientHeight + 4) wrong.push('cut off: ' + one.outerHTML)
    }
    return wrong.map((text) => text.slice(0, 200))
}"""


def mine(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("In front of you|Devant vous"))


def middle(page: Page) -> Locator:
    return page.get_by_role("region", name="The middle of the table")


def slots(page: Page) -> Locator:
    return mine(page).get_by_role("button")


def move(page: Page, name: str) -> Locator:
    return moves(page).get_by_role("button", name=name)


def written(page: Page, card: str) -> bool:
    """Whether it is anywhere on the page, seen, heard or not: the red 1, and not the red 15."""
    return re.search(rf"\b{card}\b", page.locator("body").inner_html().replace("&nbsp;", " ")) is not None


def call_before(page: Page, coming: Locator) -> None:
    """Says "Adriano", unless somebody did before."""
    call = move(page, "say “Adriano”")
    expect(call.or_(coming).first).to_be_visible()
    if call.count() > 0:
        call.click()
    expect(coming).to_be_visible()


def step(page: Page, looked_at: str) -> None:
    """What this person is asked for now, "Adriano" as soon as it may be said; nothing where nothing is asked."""
    seen = page.get_by_role("button", name=re.compile(looked_at))
    call = move(page, "say “Adriano”")
    asked = [one for one in (seen, call, moves(page).get_by_role("button")) if one.count() > 0]
    if asked:
        done = asked[0].first.element_handle()
        asked[0].first.click()
        page.wait_for_function("button => !button.isConnected", arg=done)


def play_until(wanted: Locator, *pages: Page, looked_at: str = SEEN) -> None:
    """The end of a round stays on the table unless `looked_at` names its button too."""
    patience = monotonic() + LONGEST
    for page in cycle(pages):
        if wanted.count() > 0:
            return
        assert monotonic() < patience, f"{wanted} does not come"
        if anything(moves(page).or_(page.get_by_role("button", name=re.compile(looked_at)))):
            step(page, looked_at)


def test_two_people_and_a_bot_play_to_the_end_and_one_comes_back_on_another_device(
    server: Running, open_page: Open
) -> None:
    table, seat = new_table(server, "adriano", "open", "bot", deal=False, rounds=2)
    anne = open_page(seat)
    zoe = open_page(table, size=PHONE)
    sit_down(zoe, "Zoé")
    anne.get_by_role("button", name="Deal the cards").click()
    play_until(anne.get_by_role("heading", name="Round 1 is over"), anne, zoe)
    verdict = anne.locator(".verdict")
    expect(verdict).not_to_be_empty()
    said = verdict.inner_text()
    anne.reload()
    expect(verdict).to_have_text(said)
    link = seat_link(zoe)
    zoe.context.close()
    anne.get_by_role("button", name=NEXT).click()
    expect(player(anne, "Zoé")).to_contain_text("away")
    again = open_page(link, size=PHONE)
    play_until(over(anne), anne, again, looked_at=f"{SEEN}|{NEXT}")
    for page in (anne, again):
        expect(over(page)).to_be_visible()
        expect(page.get_by_role("region", name="Round 2 is over").get_by_role("row")).to_have_count(4)


def test_the_score_sheet_has_every_round_by_itself_after_a_reload(server: Running, open_page: Open) -> None:
    table, seat = new_table(server, "adriano", "bot", rounds=3)
    page = open_page(seat)
    for ended in (1, 2):
        play_until(page.get_by_role("heading", name=f"Round {ended} is over"), page)
        page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name=SEEN).click()
    expect(page.get_by_role("button", name=SEEN)).to_have_count(0)
    sheet = page.get_by_role("table", name="Round 3 of 3")
    before = sheet.inner_text()
    assert [sheet.get_by_role("rowheader").nth(i).inner_text() for i in range(3)] == ["1", "2", "Total"]
    page.reload()
    expect(sheet.get_by_role("row")).to_have_count(4)
    assert sheet.inner_text() == before
    expect(open_page(table).get_by_role("table", name="Round 3 of 3")).to_have_text(sheet.text_content() or "")


def test_a_match_is_played_to_its_end_by_keyboard_alone(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    seen = page.get_by_role("button", name=SEEN)
    tab_to(page, seen)
    page.keyboard.press("Enter")
    expect(seen).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('main') !== null")  # the focus is not lost with its button
    expect(moves(page)).to_be_visible()
    tab_to(page, middle(page).get_by_role("button", name="Pile"))
    page.keyboard.press("Enter")
    expect(move(page, "throw the card")).to_be_visible()
    tab_to(page, slots(page).first)
    for key, number in (("ArrowRight", 2), ("ArrowDown", 4), ("ArrowLeft", 3)):
        page.keyboard.press(key)
        expect(slots(page).nth(number - 1)).to_be_focused()
    assert slots(page).and_(page.locator("[tabindex='0']")).count() == 1
    page.keyboard.press("Enter")
    kept = slots(page).nth(2).and_(page.locator(":focus"))
    expect(kept.or_(over(page)).first).to_be_visible()
    call = move(page, "say “Adriano”")
    expect(call.or_(over(page)).first).to_be_visible()
    if call.count() > 0:  # the bot may have said it before
        tab_to(page, call)
        page.keyboard.press("Enter")
    expect(over(page)).to_be_visible()


def test_a_match_is_played_by_what_is_read_aloud(server: Running, open_page: Open) -> None:
    """Roles, names and the live region, and nothing that is only seen."""
    page = open_page(new_table(server, "adriano", "bot", "bot", rounds=1)[1])
    bottom = mine(page).get_by_role("button", name=re.compile(r"^card [34] \(bottom-(left|right)\): (?!hidden)"))
    expect(bottom).to_have_count(2)
    with all_told(page):
        page.get_by_role("button", name=SEEN).click()
    expect(bottom).to_have_count(0)
    hear(page, "[Dd]raw")
    with all_told(page):
        move(page, "draw from the pile").click()
    hear(page, r"Anne draws the (red|blue|green|yellow)\s\d+")
    expect(middle(page).get_by_role("img", name=re.compile(r"^in hand: \w+ \d+$"))).to_be_visible()
    mine(page).get_by_role("button", name="exchange with card 4 (bottom-right)").click()
    hear(page, r"in slot 4 \(bottom-right\) and throws the")
    pit = middle(page).get_by_role("button", name=re.compile(r"^Pit: (one card|\d+ cards), the \w+ \d+"))
    expect(pit.or_(over(page)).first).to_be_visible()
    call_before(page, over(page))
    hear(page, "Won with")


def test_a_card_that_may_not_be_touched_says_why_with_its_clause(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    wait_for_turn(page)
    slots(page).first.click()
    expect(page.locator(".notice")).to_contain_text("Your turn begins")
    page.get_by_role("button", name="Read rule AD-10").click()
    expect(page.locator("dialog .wanted")).to_contain_text("AD-10")
    page.keyboard.press("Escape")
    player(page, "Bot 2").get_by_role("button").first.click()
    expect(page.locator(".notice")).to_contain_text("Your turn begins")
    expect(moves(page)).to_be_visible()


def test_what_is_touched_twice_at_once_is_touched_once(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    wait_for_turn(page)
    listen(page)
    middle(page).get_by_role("button", name="Pile").evaluate("pile => (pile.click(), pile.click())")
    expect(move(page, "throw the card")).to_be_visible()
    player(page, "Bot 2").get_by_role("button").first.click()
    expect(page.locator(".notice")).to_be_visible()
    told = "".join(page.evaluate("window.heard"))
    assert told.count("exchange it with one of your cards") == 1  # the last touch alone


def test_a_wrong_combination_turns_up_for_all_and_is_noted(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    wait_for_turn(page)
    move(page, "draw from the pile").click()
    move(page, "Combination").click()
    for number in (2, 1, 4, 3):
        slots(page).nth(number - 1).click()
    move(page, "Announce (4 cards)").click()
    shown = mine(page).get_by_role("button", name=re.compile(r"\w+ \d+$"))
    expect(shown).to_have_count(4)
    expect(mine(page)).to_contain_text("+40")
    expect(move(page, "Combination")).to_have_count(0)
    move(page, "throw the card").click()
    expect(shown).to_have_count(0)


def test_nothing_that_was_looked_at_stays_on_the_table(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    seen = page.get_by_role("button", name=SEEN)
    expect(seen).to_be_visible()
    names = [slots(page).nth(i).get_attribute("aria-label") or "" for i in range(4)]
    cards = [name.split(": ")[1] for name in names]
    assert cards[:2] == ["hidden card"] * 2
    assert all(re.fullmatch(r"(red|blue|green|yellow) \d+", card) for card in cards[2:])
    assert all(written(page, card) for card in cards[2:])
    middle(page).get_by_role("button", name="Pile").click()  # a slip does not end the look
    expect(page.locator(".notice")).to_contain_text("First look at what you are shown")
    assert mine(page).locator("svg.value").count() == 2
    seen.click()
    expect(mine(page).locator("svg.value")).to_have_count(0)
    assert not [card for card in cards[2:] if written(page, card)]
    wait_for_turn(page)
    move(page, "draw from the pile").click()
    drawn = middle(page).get_by_role("img", name="in hand")
    card = (drawn.get_attribute("aria-label") or "").removeprefix("in hand: ")
    assert re.fullmatch(r"\w+ \d+", card)
    expect(page.get_by_role("list", name="Log")).to_contain_text(f"Anne draws the {card}")
    last = page.get_by_text("Adriano!").count() > 0  # the bot said it: all cards are turned up after this turn
    slots(page).first.click()
    expect(drawn).to_have_count(0)
    assert last or not written(page, card)


def test_a_table_that_helps_the_memory_keeps_showing_it(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1, memory_aid=True)[1])
    page.get_by_role("button", name=SEEN).click()
    expect(mine(page).get_by_role("button", name="from memory")).to_have_count(2)
    expect(mine(page).locator("svg.remembered")).to_have_count(2)


def fits_and_is_faultless(page: Page) -> None:
    for _ in in_every_guise(page):
        assert faults(page) == []
        assert page.evaluate(MISFITS) == []


def test_six_fit_on_a_phone_and_axe_finds_nothing(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", *MOST, rounds=2)[1], size=PHONE)
    seen = page.get_by_role("button", name=re.compile("Got it|C'est vu"))
    throw = page.get_by_role("button", name=re.compile("throw the card|jeter la carte"))
    expect(seen).to_be_visible()
    fits_and_is_faultless(page)
    speak(page, "en")
    wait_for_turn(page)
    assert page.evaluate(MISFITS) == []
    move(page, "draw from the pile").click()
    expect(throw).to_be_visible()
    fits_and_is_faultless(page)
    expect(throw).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 616})  # what a question of three lines leaves
    assert page.evaluate(MISFITS) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    speak(page, "en")
    slots(page).first.click()
    call_before(page, page.get_by_role("button", name=NEXT))
    fits_and_is_faultless(page)
    page.get_by_role("button", name="Feuille de score").click()
    expect(page.get_by_role("dialog").get_by_role("row")).to_have_count(3)
    for _ in in_both_lights(page):
        assert faults(page) == []


def test_axe_finds_nothing_at_the_end_of_a_match(server: Running, open_page: Open) -> None:
    page = open_page(new_table(server, "adriano", "bot", rounds=1)[1])
    play_until(over(page), page)
    for _ in in_every_guise(page):
        assert faults(page) == []
