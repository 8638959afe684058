"""The table of Programmes: whole matches by touch, by keyboard and by ear, refusals, a hand that stays as it lies."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, QUICK, Open
from tests.browser.guises import in_both_lights, in_every_guise
from tests.browser.sitting import (
    all_told,
    faults,
    last_words,
    mine,
    moves,
    next_to_play,
    over,
    player,
    seat_link,
    tab_to,
    wait_for_turn,
)
from tests.server.client import create, host
from tests.server.process import Running

SHORT = {"difficulty": "easy", "round_limit": 3, "max_rounds": 1}  # three turns each, or fewer
TAKING = re.compile(r"^(Draw|Take .+)$")
MOVES = {"en": "Your moves", "fr": "Vos coups"}
DISCARD = {"en": re.compile("^Discard "), "fr": re.compile("^Défausser ")}
LAYING = re.compile(r"^(Lay these|add) ")
ANSWER = re.compile("^Suggestion|Go on collecting|have revealed your")


def hand(page: Page) -> Locator:
    return mine(page).get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")


def asked(page: Page, so_far: str = "") -> Locator:
    """The parts of the programme, as long as it is secret."""
    return mine(page).get_by_role("button", name=re.compile(rf"^(set|run) .*: {so_far}"))


def filled(page: Page) -> Locator:
    return asked(page, "(?!empty)")


def names(cards: Locator) -> list[str]:
    return [str(name) for name in cards.evaluate_all("cards => cards.map(card => card.ariaLabel)")]


def table_with_bots(url: str, bots: int = 1, **options: object) -> str:
    """The link of a seat at a table that has started; a bot may end a round before the seat has played."""
    seated = create(url, "programmes", ["me", *["normal"] * bots], options=SHORT | {"max_rounds": 3} | options)
    name, token = str(seated["table"]["table"]), str(seated["token"])
    assert host(url, name, token, act="start").status == 200
    return f"{url}/t/{name}#{token}"


def take_a_card(page: Page) -> None:
    before = hand(page).count()
    with all_told(page):
        moves(page).get_by_role("button", name=TAKING).first.click()
    expect(hand(page)).to_have_count(before + 1)


def reveal(page: Page) -> None:
    """What was put together; where a wild may stand in several places, in the first of them."""
    mine(page).get_by_role("button", name="Reveal").click()
    which = page.get_by_role("dialog", name="Which way?").get_by_role("button", name=re.compile("^reveal"))
    if which.count() > 0:
        which.first.click()
    expect(asked(page)).to_have_count(0)


def lay_what_is_suggested(page: Page) -> None:
    """Until nothing is: then what is missing is said."""
    for _ in range(20):
        mine(page).get_by_role("button", name="Suggestion").click()
        expect(last_words(page)).to_have_text(ANSWER)
        if "Suggestion" not in last_words(page).inner_text():
            return
        laying = moves(page).get_by_role("button", name=LAYING)
        with all_told(page):
            if laying.count() == 0:
                reveal(page)
            else:
                laying.first.click()
        if over(page).count() > 0 or moves(page).get_by_role("button", name=TAKING).count() > 0:
            return


def discard(page: Page) -> None:
    """What the programme needs least, in our order of the hand."""
    mine(page).get_by_label("Order of the hand").select_option("programme")
    before = hand(page).count()
    hand(page).last.click()
    moves(page).get_by_role("button", name=re.compile("^Discard")).click()
    expect(hand(page)).to_have_count(before - 1)


def take_turn(page: Page) -> None:
    take_a_card(page)
    lay_what_is_suggested(page)
    if over(page).count() == 0 and moves(page).get_by_role("button", name=TAKING).count() == 0:
        discard(page)


# Whole matches.


def test_two_people_and_a_bot_play_a_match_and_one_comes_back_on_another_device(
    server: Running, open_page: Open
) -> None:
    seated = create(server.url, "programmes", ["me", "open", "normal"], options=SHORT | {"difficulty": "hard"})
    name, token = seated["table"]["table"], seated["token"]
    anne = open_page(f"{server.url}/t/{name}#{token}", size=DESKTOP)
    zoe = open_page(f"{server.url}/t/{name}", size=PHONE)
    zoe.get_by_label("Your name").fill("Zoé")
    zoe.get_by_role("button", name="Sit down").click()
    expect(anne.get_by_text("Zoé", exact=True)).to_be_visible()
    anne.get_by_role("button", name="Deal the cards").click()
    phone = zoe
    while (page := next_to_play(anne, zoe)) is not None:
        take_turn(page)
        if zoe is phone and over(phone).count() == 0:
            expect(hand(phone).first).to_be_visible()
            kept = names(hand(phone))
            link = seat_link(phone)
            phone.close()
            zoe = open_page(link, size=PHONE)
            expect(hand(zoe)).to_have_count(len(kept))
            assert sorted(names(hand(zoe))) == sorted(kept)
    assert zoe is not phone
    for page in (anne, zoe):
        expect(page.get_by_role("region", name="The match is over").get_by_role("listitem")).to_have_count(3)


def test_a_match_is_played_by_keyboard_alone(server: Running, open_page: Open) -> None:
    page = open_page(table_with_bots(server.url, difficulty="hard", round_limit=2, max_rounds=2))
    turns = 0
    while True:
        expect(moves(page).or_(page.get_by_role("button", name="Got it")).or_(over(page)).first).to_be_visible()
        if over(page).count() > 0:
            break
        if page.get_by_role("button", name="Got it").count() > 0:
            tab_to(page, page.get_by_role("button", name="Got it"))
            page.keyboard.press("Enter")
            expect(page.get_by_role("dialog")).to_have_count(0)
            continue
        before = hand(page).count()
        tab_to(page, moves(page).get_by_role("button", name=TAKING))
        page.keyboard.press("Enter")
        expect(hand(page)).to_have_count(before + 1)
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost with the button"
        tab_to(page, hand(page))
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        expect(hand(page).last).to_have_attribute("aria-pressed", "true")
        tab_to(page, moves(page).get_by_role("button", name=DISCARD["en"]))
        page.keyboard.press("Enter")
        expect(moves(page).get_by_role("button", name=re.compile("^Discard"))).to_have_count(0)
        turns += 1
    assert turns > 0


def test_a_match_is_played_by_what_is_said_alone(server: Running, open_page: Open) -> None:
    """Roles, names and the live region: nothing is looked for by its place or its looks."""
    page = open_page(table_with_bots(server.url, round_limit=5, max_rounds=1))
    turns = 0
    while True:
        wait_for_turn(page)
        if over(page).count() > 0:
            break
        if turns > 0:
            expect(last_words(page)).to_have_text(
                re.compile("^(Draw from the reserve|You have one card left|There is nothing)")
            )
        take_turn(page)
        turns += 1
    expect(page.locator("[aria-live]")).to_have_count(1)
    expect(page.locator("[aria-live]")).to_contain_text(re.compile("The match ends|wins"))


# What is not allowed.


def test_cards_that_do_not_go_together_are_refused_with_the_clause(server: Running, open_page: Open) -> None:
    page = open_page(table_with_bots(server.url))
    wait_for_turn(page)
    page.get_by_role("button", name=re.compile("^discard:")).click()  # taken: that is a move
    expect(mine(page).get_by_role("button", name="Reveal")).to_be_visible()
    page.get_by_role("button", name=re.compile("^reserve:")).click()
    expect(page.locator(".notice")).to_contain_text("You have taken your card")
    hand(page).first.click()
    hand(page).last.click()
    asked(page, "empty").first.click()
    mine(page).get_by_role("button", name="Reveal").click()
    expect(page.get_by_role("button", name=re.compile("Read rule PR-(1[0-9]|32)"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Read rule PR-(1[0-9]|32)")).click()
    expect(page.locator("dialog .wanted")).to_contain_text(re.compile(r"^PR-\d+"))


# How it looks.


def test_axe_finds_nothing_and_a_phone_shows_it_all(server: Running, open_page: Open) -> None:
    page = open_page(table_with_bots(server.url, bots=5, difficulty="hard"), size=PHONE)
    wait_for_turn(page)
    take_a_card(page)
    expect(hand(page)).to_have_count(14)
    hand(page).first.click()
    for lang in in_every_guise(page):
        expect(page.get_by_role("group", name=MOVES[lang]).get_by_role("button", name=DISCARD[lang])).to_be_visible()
        assert faults(page) == []
        fits_a_phone(page)
    player(page, "Robot 2").get_by_role("button").click()
    for _ in in_both_lights(page):
        assert faults(page) == []


@pytest.mark.parametrize("size", [DESKTOP, (768, 1024), (1024, 640)])
def test_large_cards_are_fanned_out_in_one_row(server: Running, open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(table_with_bots(server.url), size=size)
    wait_for_turn(page)
    take_a_card(page)
    assert page.evaluate("(felt => felt.scrollHeight <= felt.clientHeight)(document.querySelector('#main'))")
    tops = hand(page).evaluate_all("cards => cards.map(card => card.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    for place in (0, 6, 13):  # each can be touched, where the next one does not lie over it
        hand(page).nth(place).click()
        expect(hand(page).nth(place)).to_have_attribute("aria-pressed", "true")


def fits_a_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("(felt => felt.scrollHeight <= felt.clientHeight)(document.querySelector('#main'))")
    for button in page.locator("[data-lesson=hand] button, .controls button, .nest, .pile").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
        assert min(box["width"], box["height"]) >= 43.9


# What one has arranged.


def test_an_arranged_hand_outlives_a_lost_connection(tmp_path: Path, open_page: Open) -> None:
    arguments = ("--db", str(tmp_path / "tables.db"))
    with Running(*arguments, env=QUICK) as here:
        page = open_page(table_with_bots(here.url))
        wait_for_turn(page)
        first, second, *_, last = names(hand(page))
        hand(page).last.drag_to(hand(page).first)
        expect(hand(page).first).to_have_accessible_name(last)
        hand(page).nth(1).focus()
        page.keyboard.press("Alt+ArrowRight")
        expect(hand(page).nth(2)).to_be_focused()
        expect(last_words(page)).to_have_text(re.compile(f"^{first}: place 3 of "))
        hand(page).last.drag_to(asked(page, "empty").first)
        expect(filled(page)).to_have_count(1)
        arranged = names(hand(page))
        assert arranged[:3] == [last, second, first]
        here.kill()
        expect(page.locator(".banner")).to_contain_text("The connection is lost")
        hand(page).last.drag_to(hand(page).nth(1))
        arranged.insert(1, arranged.pop())
        assert names(hand(page)) == arranged
    with Running(*arguments, env=QUICK | {"PIOCHE_PORT": str(here.port)}):
        expect(page.locator(".banner")).to_have_count(0)
        wait_for_turn(page)
        assert names(hand(page)) == arranged
        expect(filled(page)).to_have_count(1)
        page.reload()
        wait_for_turn(page)
        assert names(hand(page)) == arranged
