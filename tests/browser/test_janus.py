"""Janus at its own table: whole matches by touch, by keyboard and by ear; refusals, and what fits on a phone."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, QUICK, Open
from tests.browser.guises import in_every_guise
from tests.browser.sitting import (
    all_told,
    faults,
    hear,
    last_words,
    make_move,
    make_moves,
    misplaced,
    moves,
    next_to_play,
    over,
    prepare,
    seat_link,
    sit_down,
    tab_to,
    wait_for_turn,
)
from tests.server.process import Running

STALL = "Rounds of the table without a trio"
TABLET = (768, 1024)
SEEN = {"en": "Got it", "fr": "C'est vu"}
TAKE = {"en": "take from the stock", "fr": "prendre à la pioche"}
LONGEST = 200  # moves of a short match, and many more


def stock(page: Page) -> Locator:
    return page.get_by_role("region", name="The middle of the table").get_by_role("button")


def own_hand(page: Page) -> Locator:
    return page.get_by_role("region", name="In front of you").get_by_role("list", name="hand")


def draw(page: Page) -> str:
    """Takes the top of the stock, which shows this, and no second card."""
    top = re.fullmatch(r"Stock: (.+) on top, .*", stock(page).get_attribute("aria-label") or "")
    stock(page).click()
    moves(page).get_by_role("button", name="take from the stock").click()
    expect(moves(page).get_by_role("button", name="leave it at that")).to_be_visible()
    assert top is not None
    return top[1]


def sit_with_bots(page: Page, server: Running, stall: int, players: int = 3) -> None:
    page.goto(f"{server.url}/new?game=janus")
    prepare(page, players, players - 1, {STALL: stall})
    page.get_by_role("button", name="Start the match").click()


def test_two_people_and_a_bot_play_a_match_to_its_end(server: Running, open_page: Open) -> None:
    host = open_page(f"{server.url}/new?game=janus")
    host.get_by_label("Your name").fill("Anne")
    prepare(host, 3, 1, {STALL: 2})
    host.get_by_role("button", name="Open the table").click()
    friend = open_page(host.get_by_role("textbox", name="Table link").input_value(), size=PHONE)
    sit_down(friend, "Zoé")
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        page.get_by_role("button", name="Got it").click()
    made = {"Anne": 0, "Zoé": 0}
    phone = friend
    for _ in range(LONGEST):
        playing = next_to_play(host, friend)
        if playing is None:
            break
        if playing is friend and made["Zoé"] == 0:
            # The others remember for themselves which side is hers now.
            side = draw(friend)
            log = host.get_by_role("list", name="Log")
            expect(log).to_contain_text(re.compile(f"Zoé takes . {side} from the stock"))
            make_move(friend)
            expect(log).to_contain_text(re.compile("Zoé (takes a hidden symbol from the stock|lays a trio)"))
        else:
            make_move(playing)
        made["Anne" if playing is host else "Zoé"] += 1
        if made["Zoé"] == 2 and friend is phone:
            link = seat_link(friend)  # the phone is put away, and the match goes on with a tablet
            friend.close()
            friend = open_page(link, size=TABLET)
    assert min(made.values()) > 2
    assert friend is not phone
    for page in (host, friend):
        expect(page.get_by_role("region", name="The match is over").get_by_role("listitem")).to_have_count(3)


def test_a_match_is_played_to_its_end_by_keyboard_alone(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    sit_with_bots(page, server, stall=2)
    tab_to(page, page.get_by_role("button", name="Got it"))
    page.keyboard.press("Enter")
    made = 0
    for _ in range(LONGEST):
        expect(moves(page).or_(over(page)).first).to_be_visible()
        if over(page).count() > 0:
            break
        offered = moves(page).get_by_role("button")
        if offered.count() > 0:
            tab_to(page, offered.first)
        else:
            if "playable" in (stock(page).get_attribute("class") or ""):
                chosen = stock(page)
                tab_to(page, chosen)
            else:
                tab_to(page, own_hand(page).locator("[tabindex='0']"))
                page.keyboard.press("End")
                chosen = own_hand(page).get_by_role("button").last
            page.keyboard.press("Enter")
            expect(chosen).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        made += 1
        page.wait_for_function("document.activeElement !== document.body")
    assert made > 2
    expect(over(page)).to_be_visible()


def test_a_match_is_played_to_its_end_by_ear(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    sit_with_bots(page, server, stall=2)
    dealt = page.get_by_role("list", name="Your cards, from both sides")
    expect(dealt.get_by_role("listitem", name=re.compile("^Card 2: you see .*, the others see "))).to_be_visible()
    for _ in range(2):  # which would pick, and play
        stock(page).click()
        expect(page.locator(".notice")).to_contain_text("First look at what you are shown")
    expect(dealt).to_be_visible()
    with all_told(page):
        page.get_by_role("button", name="Got it").click()
    for _ in range(LONGEST):
        if over(page).count() > 0:
            break
        question = last_words(page).inner_text()
        with all_told(page):
            if "Take or" in question or "You have no" in question:
                stock(page).click()
            elif "You hold four" in question:
                own_hand(page).get_by_role("button", name=re.compile(", card 4$")).click()
            moves(page).get_by_role("button").first.click()
    hear(page, "the game is over")
    hear(page, "Guest takes .* from the stock; the others see a hidden symbol")
    hear(page, r"Bot\s[23] (takes|discards)")


def test_what_is_not_allowed_says_why_with_its_clause(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=janus")
    prepare(page, 3, 2)
    page.get_by_text("Rules of the match").click()
    page.get_by_label("only one a turn from the stock").check()
    page.get_by_role("button", name="Start the match").click()
    wait_for_turn(page)
    stock(page).click()
    moves(page).get_by_role("button", name="take from the stock").click()
    expect(moves(page).get_by_role("button", name="leave it at that")).to_be_visible()
    stock(page).click()
    expect(page.locator(".notice")).to_contain_text("only one card a turn comes from the stock")
    page.get_by_role("button", name="Read rule JA-13").click()
    expect(page.locator("dialog .wanted")).to_contain_text(re.compile("^JA-13"))


def test_the_trios_that_were_laid_are_shown_with_their_other_sides(server: Running, open_page: Open) -> None:
    page = open_page(server.url)
    sit_with_bots(page, server, stall=30, players=6)
    book = page.get_by_role("button", name="Trios laid")
    for _ in range(LONGEST):
        wait_for_turn(page)
        if book.count() > 0:
            break
        if moves(page).get_by_role("button").count() == 0 and "playable" in (stock(page).get_attribute("class") or ""):
            stock(page).click()  # the bots' hands are left to grow
        make_move(page)
    book.click()
    trio = page.get_by_role("dialog").get_by_role(
        "img", name=re.compile(r"^trio: \w+; on the other sides: \w+, \w+, \w+$")
    )
    expect(trio.first).to_be_visible()
    assert faults(page) == []


def test_six_players_fit_on_a_phone_and_axe_finds_nothing(server: Running, open_page: Open) -> None:
    page = open_page(f"{server.url}/new?game=janus", size=PHONE)
    page.locator("input[maxlength='24']").fill("Maximilienne-Alexandrine")
    prepare(page, 6, 5)
    page.get_by_role("button", name="Start the match").click()
    chosen = page.locator(".actions .chosen")
    expect(chosen).to_be_visible()
    for lang in in_every_guise(page):
        expect(chosen).to_have_text(SEEN[lang])
        assert misplaced(page) == []
        assert faults(page) == []
    chosen.click()
    expect(chosen).to_have_count(0)
    take = page.locator(".common .playable")
    take.click()
    chosen.click()
    expect(chosen).to_have_count(0)
    take.click()
    for lang in in_every_guise(page):
        expect(chosen).to_have_text(TAKE[lang])
        assert misplaced(page) == []
        assert faults(page) == []


def test_a_server_that_comes_back_finds_the_card_still_chosen(tmp_path: Path, open_page: Open) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"))
    with Running(*arguments, env=QUICK) as here:
        page = open_page(here.url)
        sit_with_bots(page, here, stall=30)
        wait_for_turn(page)
        stock(page).click()
        name = stock(page).get_attribute("aria-label")
        here.kill()
        expect(page.locator(".banner")).to_contain_text("The connection is lost")
        expect(moves(page)).to_have_count(0)
        expect(stock(page)).to_have_attribute("aria-pressed", "true")
    with Running(*arguments, env=QUICK | {"PIOCHE_PORT": str(here.port)}):
        expect(page.locator(".banner")).to_have_count(0)
        expect(stock(page)).to_have_attribute("aria-pressed", "true")
        assert stock(page).get_attribute("aria-label") == name
        moves(page).get_by_role("button", name="take from the stock").click()
        expect(stock(page)).to_have_attribute("aria-pressed", "false")
        assert make_moves(page, 2) == 2
