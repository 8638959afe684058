"""Moves of several touches by Tab, arrows, Enter, Space and Escape alone, as they were made in recorded matches."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.retelling import Retelling
from tests.browser.sitting import last_words, mine, moves, player, tab_to
from tests.server.process import Running


def sit_at(server: Running, page: Page, match: str, step: int, seat: int = 0) -> Retelling:
    """At a moment of a recorded match, with nothing touched yet."""
    table = Retelling(page, server, match, seat)
    table.open(step)
    expect(page.locator(".question.mine")).to_be_visible()
    return table


def cards(place: Locator) -> Locator:
    """What lies there and can be touched: one tab stop, whatever their number."""
    return place.get_by_role("list", name=re.compile("hand|Cards")).get_by_role("button")


def hand(page: Page) -> Locator:
    return cards(mine(page))


def press(page: Page, wanted: Locator, key: str = "Enter") -> None:
    tab_to(page, wanted)
    page.keyboard.press(key)


def press_move(page: Page, name: str) -> None:
    press(page, moves(page).get_by_role("button", name=name))


def reach(page: Page, row: Locator, place: int) -> None:
    """By Tab to a row of cards, by arrows to one of them."""
    tab_to(page, row)
    for key in ("Home", *["ArrowRight"] * place):
        page.keyboard.press(key)
    expect(row.nth(place)).to_be_focused()


def reach_slot(page: Page, square: Locator, slot: int) -> None:
    """By Tab to somebody's square, by arrows to one of its four slots."""
    tab_to(page, cards(square))
    for key in ("ArrowLeft", "ArrowUp", *["ArrowRight"] * (slot % 2 == 0), *["ArrowDown"] * (slot > 2)):
        page.keyboard.press(key)
    expect(cards(square).nth(slot - 1)).to_be_focused()


def focus_is_kept(page: Page) -> None:
    """What had it may be gone: it is somewhere at the table all the same."""
    expect(page.locator("main :focus")).to_have_count(1)


# Programmes.


def asked(page: Page, so_far: str = "") -> Locator:
    """The parts of the secret programme, by what was put there."""
    return mine(page).get_by_role("button", name=re.compile(rf"^(set|run) .*: {so_far}"))


def laid(page: Page, number: int) -> Locator:
    return page.get_by_role("group", name="Combinations on the table").get_by_role("button").nth(number - 1)


def names(page: Page) -> list[str]:
    return [str(name) for name in hand(page).evaluate_all("cards => cards.map((card) => card.ariaLabel)")]


def pick(page: Page, *chosen: str) -> None:
    for name in chosen:
        place = names(page).index(name)
        reach(page, hand(page), place)
        page.keyboard.press("Space")
        expect(hand(page).nth(place)).to_have_attribute("aria-pressed", "true")


def test_a_programme_is_put_together_and_revealed_then_a_set_laid_and_a_card_added(
    server: Running, open_page: Open
) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "programmes-2-booklet", 0)
    press_move(page, "Draw")
    expect(hand(page)).to_have_count(14)
    focus_is_kept(page)

    pick(page, "5 of clubs")
    press(page, asked(page).first)
    expect(asked(page, "5 of clubs$")).to_have_count(1)
    page.keyboard.press("Enter")  # and taken back
    expect(asked(page, "empty")).to_have_count(2)
    pick(page, "ace of clubs", "ace of hearts", "2 of diamonds")
    press(page, asked(page).first)
    pick(page, "3 of diamonds", "3 of hearts", "3 of spades")
    press(page, asked(page).last, "Space")
    expect(hand(page)).to_have_count(8)
    press(page, mine(page).get_by_role("button", name="Reveal"))
    expect(asked(page)).to_have_count(0)
    focus_is_kept(page)

    pick(page, "5 of clubs", "5 of diamonds", "2 of hearts")
    press_move(page, "Lay these 3 as a set")
    expect(laid(page, 3)).to_have_accessible_name(re.compile("5 of clubs, 5 of diamonds, 2 of hearts"))
    focus_is_kept(page)

    pick(page, "joker")
    press(page, laid(page, 1))
    expect(laid(page, 1)).to_have_accessible_name(re.compile("2 of diamonds, joker"))
    focus_is_kept(page)

    pick(page, "7 of diamonds")
    press_move(page, "Discard 7 of diamonds")
    expect(hand(page)).to_have_count(3)
    focus_is_kept(page)
    assert table.made == ["draw", "reveal ACAH2D / 3D3H3S", "set 5C5D2H", "add JK 1", "discard 7D"]


def test_cards_are_added_to_what_others_laid_and_a_wild_at_the_end_one_chooses(
    server: Running, open_page: Open
) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "programmes-4-easy", 14, seat=3)
    pick(page, "4 of hearts")
    press(page, laid(page, 3))
    expect(laid(page, 3)).to_have_accessible_name(re.compile("3 of hearts, 4 of hearts"))

    pick(page, "ace of diamonds")
    page.keyboard.press("ArrowRight")  # its twin
    page.keyboard.press("Space")
    pick(page, "2 of diamonds")
    press_move(page, "Lay these 3 as a set")
    expect(laid(page, 6)).to_be_visible()

    pick(page, "2 of spades")
    press(page, laid(page, 1))
    which = page.get_by_role("dialog", name="Which way?")
    expect(which).to_be_visible()
    page.keyboard.press("Escape")
    expect(which).to_have_count(0)
    expect(laid(page, 1)).to_be_focused()
    page.keyboard.press("Enter")
    press(page, which.get_by_role("button", name="Close"))
    expect(which).to_have_count(0)
    expect(laid(page, 1)).to_be_focused()
    page.keyboard.press("Enter")
    press(page, which.get_by_role("button", name="to the low end"))
    expect(laid(page, 1)).to_have_accessible_name(re.compile(": 2 of spades, 5 of spades"))
    expect(laid(page, 1)).to_be_focused()
    assert table.made == ["add 4H 3 high", "set ADAD2D", "add 2S 1 low"]


def test_the_hand_is_put_in_order(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    sit_at(server, page, "programmes-2-booklet", 0)
    ace = "ace of hearts"
    sort = mine(page).get_by_label("Order of the hand")

    tab_to(page, sort)
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    expect(sort).to_have_value("rank")
    expect(hand(page).first).to_have_accessible_name(ace)
    page.keyboard.press("ArrowDown")
    expect(sort).to_have_value("suit")
    expect(hand(page).first).to_have_accessible_name("3 of spades")
    page.keyboard.press("ArrowUp")

    reach(page, hand(page), 0)
    for place in (2, 3):
        page.keyboard.press("Alt+ArrowRight")
        expect(hand(page).nth(place - 1)).to_have_accessible_name(ace)
        expect(hand(page).nth(place - 1)).to_be_focused()
        expect(last_words(page)).to_have_text(f"{ace}: place {place} of 13.")
    expect(sort).to_have_value("own")

    page.keyboard.press("Space")
    press(page, mine(page).get_by_role("button", name="Move the picked card to the left"))
    expect(last_words(page)).to_have_text(f"{ace}: place 2 of 13.")
    expect(hand(page).nth(1)).to_have_attribute("aria-pressed", "true")


# Adriano.


def throw(page: Page) -> None:
    press(page, page.get_by_role("button", name=re.compile("^Pit")))


def go_on(page: Page) -> None:
    """Says nothing when "Adriano" may be said."""
    press_move(page, "say nothing")
    expect(moves(page)).to_have_count(0)
    focus_is_kept(page)


def test_a_seven_looks_at_ones_own_card(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "adriano-2-booklet", 35)
    throw(page)
    reach_slot(page, mine(page), 4)
    page.keyboard.press("Enter")
    seen(page, mine(page), 4)
    go_on(page)
    assert table.made == ["throw", "look 4", "silent"]


def test_a_nine_looks_at_somebody_elses_card(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "adriano-6-protected", 10, seat=3)
    throw(page)
    reach_slot(page, player(page, "P0"), 4)
    reach_slot(page, player(page, "P0"), 1)
    page.keyboard.press("Space")
    seen(page, player(page, "P0"), 1)
    go_on(page)
    assert table.made == ["throw", "look 0.1", "silent"]


def seen(page: Page, square: Locator, slot: int) -> None:
    """The card is turned up there until it is said to have been seen."""
    turned_up = re.compile("(red|blue|green|yellow).[0-9]+$")
    expect(cards(square).nth(slot - 1)).to_have_accessible_name(turned_up)
    focus_is_kept(page)
    press(page, page.get_by_role("button", name="Got it"))
    expect(cards(square).nth(slot - 1)).not_to_have_accessible_name(turned_up)
    focus_is_kept(page)


def test_an_eight_swaps_ones_own_card_for_somebody_elses(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "adriano-2-booklet", 1)
    throw(page)
    own = cards(mine(page))
    reach_slot(page, mine(page), 3)
    page.keyboard.press("Enter")
    expect(own.nth(2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")  # another one is better
    expect(own.nth(2)).to_have_attribute("aria-pressed", "false")
    reach_slot(page, mine(page), 1)
    page.keyboard.press("Space")
    expect(own.nth(0)).to_have_attribute("aria-pressed", "true")
    reach_slot(page, player(page, "P1"), 1)
    page.keyboard.press("Enter")
    go_on(page)
    assert table.made == ["throw", "trade 1 1.1", "silent"]


@pytest.mark.parametrize(
    ("match", "step", "seat", "slots", "left"),
    [("adriano-6-reshuffled", 53, 1, (3, 4), 3), ("adriano-2-booklet", 19, 0, (1, 3, 2, 4), 4)],
    ids=["right", "wrong"],
)
def test_a_combination_is_announced(
    server: Running, open_page: Open, match: str, step: int, seat: int, slots: tuple[int, ...], left: int
) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, match, step, seat)
    begin = moves(page).get_by_role("button", name="Combination…")
    press(page, begin)
    press_move(page, "Cancel")
    press(page, begin)
    focus_is_kept(page)
    for slot in slots:
        reach_slot(page, mine(page), slot)
        page.keyboard.press("Space")
        expect(cards(mine(page)).nth(slot - 1)).to_have_attribute("aria-pressed", "true")
    press_move(page, f"Announce ({len(slots)} cards)")
    expect(begin.or_(moves(page).get_by_role("button", name="Announce"))).to_have_count(0)
    expect(cards(mine(page))).to_have_count(left)
    focus_is_kept(page)
    assert table.made == [f"name {' '.join(map(str, slots))}"]


# Janus.


def test_the_others_cards_are_taken_and_ones_own_discarded(server: Running, open_page: Open) -> None:
    page = open_page("about:blank")
    table = sit_at(server, page, "janus-3-booklet", 7)
    theirs = {name: cards(player(page, name)) for name in ("P1", "P2")}

    reach(page, theirs["P1"], 1)
    page.keyboard.press("Enter")
    expect(theirs["P1"].nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")  # another one is better
    expect(theirs["P1"].nth(1)).to_have_attribute("aria-pressed", "false")
    before = hand(page).count()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")  # picks
    page.keyboard.press("Enter")  # plays
    expect(hand(page)).to_have_count(before + 1)
    focus_is_kept(page)

    reach(page, theirs["P2"], 2)
    page.keyboard.press("Space")
    press(page, moves(page).get_by_role("button"))
    expect(moves(page)).to_have_count(0)
    focus_is_kept(page)

    table.go(37)
    reach(page, hand(page), 1)
    page.keyboard.press("Enter")
    press(page, moves(page).get_by_role("button"))
    press_move(page, "leave it at that")
    expect(moves(page)).to_have_count(0)
    focus_is_kept(page)
    assert table.made == ["take 1.1", "take 2.3", "discard 2", "stop"]
