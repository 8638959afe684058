"""After a match: places and points, the replay from any seat, whether the deal was fair; what strangers may not see."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.played import played_table
from tests.browser.sitting import faults, mine, play_one_round, player
from tests.server.client import full_table
from tests.server.process import Running, ask

GOLDEN = Path(__file__).parents[1] / "golden"
NOBODYS_CARD = re.compile("hidden card")
WORDS = {
    "fr": {"fair": "La donne était\u2011elle loyale", "numbers": "Les chiffres", "deal": "La donne"},
    "en": {"fair": "Was the deal fair?", "numbers": "The numbers", "deal": "The deal"},
}


@pytest.fixture(scope="module")
def played(server: Running) -> tuple[str, list[str]]:
    return played_table(server, 4, 2)


@pytest.fixture(scope="module")
def finished(played: tuple[str, list[str]]) -> str:
    return played[0]


@pytest.fixture
def record(server: Running, finished: str) -> dict[str, object]:
    return ask(f"{server.url}/api/tables/{finished}/record").json()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move shown")


def at(page: Page, step: int) -> None:
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"^Move {step} of "))
    expect(page.locator("[aria-busy]")).to_have_count(0)


def hidden_cards(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name).get_by_label(NOBODYS_CARD)


def nothing_sticks_out(page: Page) -> bool:
    """Neither the page nor what scrolls in it is wider than the screen."""
    wide = "[document.documentElement, ...document.querySelectorAll('main, main *, section, .body')]"
    return bool(page.evaluate(f"{wide}.every(one => one.getBoundingClientRect().right <= innerWidth + 1)"))


LOW = """
() => {
  const end = document.querySelector('main').getBoundingClientRect().bottom
  const own = document.querySelectorAll('.mine, .mine svg, .mine button')
  return [...own].filter((one) => one.getBoundingClientRect().bottom > end + 1).map((one) => one.outerHTML.slice(0, 80))
}
"""


# The results.


def test_the_results_have_places_and_the_points_of_every_round(
    server: Running, open_page: Open, finished: str, record: dict[str, object]
) -> None:
    page = open_page(f"{server.url}/t/{finished}")
    results = page.get_by_role("region", name="The match is over")
    expect(results.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
    expect(results.get_by_role("img", name=re.compile("points, as lines"))).to_be_visible()
    results.get_by_text("The numbers").click()
    rows = results.get_by_role("row")
    expect(rows).to_have_count(4)
    assert rows.get_by_role("rowheader").all_text_contents() == ["Start", "Round 1", "Round 2"]
    result = record["result"]
    assert isinstance(result, dict)
    assert rows.last.get_by_role("cell").all_text_contents() == [str(score) for score in result["scores"]]


def test_the_results_come_as_soon_as_the_server_answers(server: Running, open_page: Open, finished: str) -> None:
    page = open_page("about:blank")
    for asked in ("**/record", "**/replay?*"):
        page.route(asked, lambda route: route.abort(), times=1)
    page.goto(f"{server.url}/t/{finished}")
    results = page.get_by_role("region", name="The match is over")
    expect(results.get_by_role("list").first.get_by_role("listitem")).to_have_count(4)
    expect(results.get_by_role("img", name=re.compile("points, as lines"))).to_be_visible()
    expect(results.get_by_role("link", name="Replay")).to_be_visible()


# The replay.


def test_a_match_is_seen_again_by_keyboard_from_a_seat_and_with_all_cards_open(
    server: Running, open_page: Open, finished: str, record: dict[str, object]
) -> None:
    page = open_page(f"{server.url}/t/{finished}")
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    view = page.get_by_role("combobox", name="Point of view")
    view.select_option(label="Seen by Anne")
    expect(page.get_by_role("region", name="In front of you")).to_be_visible()
    expect(hidden_cards(page, "P2").first).to_be_visible()
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    moves = record["moves"]
    assert isinstance(moves, list)
    at(page, len(moves))
    page.keyboard.press("Home")
    at(page, 0)
    view.select_option(label="All cards open")
    expect(page.get_by_role("region", name="In front of you")).to_have_count(0)
    expect(player(page, "P2").get_by_role("listitem").first).to_be_visible()
    expect(hidden_cards(page, "P2")).to_have_count(0)


def test_what_happened_is_said_in_words_and_read_out(server: Running, open_page: Open, finished: str) -> None:
    page = open_page(f"{server.url}/replay/{finished}?view=1")
    at(page, 0)
    page.get_by_role("button", name="Next move").click()
    at(page, 1)
    story = page.get_by_role("group", name="What happens")
    expect(story).to_contain_text("plays")
    expect(page.locator("[aria-live]")).to_have_count(1)
    expect(page.locator("[aria-live]")).to_contain_text(story.inner_text())


def test_the_replay_goes_by_itself_and_from_round_to_round(server: Running, open_page: Open, finished: str) -> None:
    page = open_page("about:blank")
    page.clock.install(time=0)
    page.goto(f"{server.url}/replay/{finished}?view=open")
    at(page, 0)
    page.clock.pause_at(3600)  # from here on, time passes as we say
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1400)  # a step, at the ordinary speed
    at(page, 4)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Next round").click()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("round 2$"))
    page.get_by_role("button", name="Start of the round").click()
    at(page, 0)
    expect(page.get_by_role("button", name="Previous move")).to_be_disabled()


@pytest.mark.parametrize(
    "match",
    [
        "adriano-3-sealed",
        "adriano-6-protected",
        "janus-4-sealed",
        "janus-6-stalled",
        "nain_jaune-4-sealed",
        "nain_jaune-8-any-lead",
        "programmes-2-booklet",
        "programmes-6-normal",
    ],
)
def test_a_seat_sees_all_its_cards_on_a_phone_and_nothing_that_would_play(
    server: Running, open_page: Open, match: str
) -> None:
    page = open_page(f"{server.url}/replay", "fr", PHONE)
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{match}.json")
    page.get_by_role("combobox").first.select_option("0")
    expect(page.locator(".mine")).to_be_visible()
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    for step in (steps // 3, steps // 2):
        page.get_by_role("slider").fill(str(step))
        expect(page.locator("[aria-busy]")).to_have_count(0)
        expect(page.locator(".mine svg").first).to_be_visible()
        assert page.evaluate(LOW) == []
        assert nothing_sticks_out(page)
        expect(page.locator("main :is(.pass, button.hint, .tools select, .card-button)")).to_have_count(0)
    view = page.get_by_role("combobox").first
    assert view.evaluate("one => one.offsetLeft > 0 && one.getBoundingClientRect().top > 1")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(
    ("match", "hands"),
    [
        ("nain_jaune-4-sealed", 12),
        ("nain_jaune-8-any-lead", 6),
        ("programmes-2-booklet", 13),
        ("programmes-6-normal", 13),
    ],
)
def test_with_all_cards_open_a_game_stays_at_its_own_table_and_everybodys_hand_fits(
    server: Running, open_page: Open, match: str, hands: int, size: tuple[int, int]
) -> None:
    page = open_page(f"{server.url}/replay", "en", size)
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{match}.json")
    at(page, 0)
    views = page.get_by_role("combobox", name="Point of view").locator("option").all_text_contents()
    for name in (view.removeprefix("Seen by ") for view in views[1:-1]):
        expect(player(page, name).get_by_role("list", name="hand").get_by_role("listitem")).to_have_count(hands)
        expect(hidden_cards(page, name)).to_have_count(0)
    steps = int(slider(page).get_attribute("max") or 0)
    for step in (0, steps // 3, steps // 2):
        slider(page).fill(str(step))
        at(page, step)
        assert nothing_sticks_out(page)
        assert page.locator("main").evaluate("felt => felt.scrollHeight <= felt.clientHeight")
        assert faults(page) == []


def test_nobody_replays_a_match_that_is_on(server: Running, open_page: Open) -> None:
    table, _ = full_table(server.url, "pli", 3)
    page = open_page(f"{server.url}/replay/{table}?view=0")
    expect(page.locator(".trouble")).to_contain_text("come back when it is over")
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("link", name="Go to the table")).to_be_visible()


def test_with_a_memory_aid_a_player_replays_their_own_seat_alone_and_a_stranger_nothing(
    server: Running, open_page: Open
) -> None:
    table, tokens = full_table(server.url, "pli", 3, memory_aid=True)
    page = open_page(f"{server.url}/replay/{table}?view=spectator")
    expect(page.locator(".trouble")).to_contain_text("from your own seat alone")
    page.goto(f"{server.url}/t/{table}#{tokens[0]}")
    expect(mine(page)).to_be_visible()
    page.goto(f"{server.url}/replay/{table}?view=0")
    at(page, 0)
    assert page.get_by_role("combobox", name="Point of view").locator("option").all_text_contents() == ["Seen by Anne"]
    expect(hidden_cards(page, "P1")).to_have_count(4)


# A record from the disk.


def choose(page: Page, record: object, name: str = "match.json") -> None:
    content = record if isinstance(record, bytes) else json.dumps(record).encode()
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "application/json", "buffer": content})


def test_a_record_is_replayed_from_the_disk(server: Running, open_page: Open, record: dict[str, object]) -> None:
    page = open_page(server.url)
    page.get_by_role("link", name="Replay a recorded match").click()
    choose(page, record)
    at(page, 0)
    expect(player(page, "P3")).to_be_visible()


def test_a_record_is_dropped_onto_the_page(server: Running, open_page: Open, record: dict[str, object]) -> None:
    page = open_page(f"{server.url}/replay")
    expect(page.locator("input[type=file]")).to_be_attached()
    held = page.evaluate_handle(
        "text => { const held = new DataTransfer(); held.items.add(new File([text], 'match.json')); return held }",
        json.dumps(record),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": held})
    at(page, 0)


def test_what_is_no_record_says_so_and_another_file_can_be_chosen(
    server: Running, open_page: Open, record: dict[str, object]
) -> None:
    page = open_page(f"{server.url}/replay")
    choose(page, b"hello", "hello.json")
    expect(page.locator(".trouble")).to_contain_text("not a record")
    choose(page, record)
    at(page, 0)


# The deal.


def test_the_deal_is_checked_in_the_browser_over_plain_http_and_a_changed_record_found_out(
    server: Running, open_page: Open
) -> None:
    page = open_page(f"http://room.test:{server.port}/new?game=pli")
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("crypto.subtle") is None
    play_one_round(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    page.get_by_role("button", name="Was the deal fair?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The deal was fair")
    for sentence in (
        "showed you before the deal",
        "gives exactly",
        "this browser added is in it",
        "is the mix of the secret",
    ):
        expect(dialog.locator("li.yes", has_text=sentence)).to_be_visible()
    expect(dialog).to_contain_text("Verified")
    expect(dialog).to_contain_text("pioche verify FILE")
    changed = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    changed["chance"]["secret"] = "00" * 32
    page.goto(f"http://room.test:{server.port}/replay")
    choose(page, changed)
    at(page, 0)
    page.get_by_role("button", name="Record does not hold").click()
    expect(dialog).to_contain_text("this record does not hold")
    expect(dialog.locator("li.no", has_text="does not give this fingerprint")).to_be_visible()
    expect(dialog.locator("li.no", has_text="Differs")).to_be_visible()


def test_a_move_changed_in_a_record_is_found_by_the_referee(
    server: Running, open_page: Open, record: dict[str, object]
) -> None:
    moves = record["moves"]
    assert isinstance(moves, list)
    page = open_page(f"{server.url}/replay")
    choose(page, {**record, "moves": [*moves[:5], moves[0], *moves[6:]]})
    expect(slider(page)).to_have_attribute("aria-valuetext", "Move 0 of 5, round 1")
    page.get_by_role("button", name="Record does not hold").click()
    expect(page.get_by_role("dialog").locator("li.no")).to_contain_text("Differs at move 6")


# On a phone, in both languages and both lights.


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_axe_finds_nothing_after_a_match_and_nothing_sticks_out(
    server: Running, open_page: Open, finished: str, lang: str, theme: str
) -> None:
    words = WORDS[lang]
    page = open_page(f"{server.url}/t/{finished}", lang, PHONE, theme)
    page.get_by_text(words["numbers"]).click()
    assert nothing_sticks_out(page)
    assert faults(page) == []
    page.get_by_role("button", name=words["fair"]).click()
    expect(page.get_by_role("dialog").locator(".verdict")).to_be_visible()
    page.get_by_role("dialog").locator("summary").click()
    assert nothing_sticks_out(page)
    assert faults(page) == []
    page.goto(f"{server.url}/replay/{finished}?view=0")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)
    page.get_by_role("slider").press("ArrowRight")
    assert nothing_sticks_out(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []
    page.get_by_role("button", name=words["deal"], exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_axe_finds_nothing_where_a_record_is_wrong_or_none(
    server: Running, open_page: Open, record: dict[str, object], lang: str, theme: str
) -> None:
    page = open_page(f"{server.url}/replay", lang, PHONE, theme)
    choose(page, b"{}")
    expect(page.locator(".trouble")).to_be_visible()
    assert nothing_sticks_out(page)
    assert faults(page) == []
    chance = record["chance"]
    assert isinstance(chance, dict)
    choose(page, {**record, "chance": {**chance, "seed": "0"}})
    page.locator(".fair.broken").click()
    expect(page.get_by_role("dialog").locator(".verdict.broken")).to_be_visible()
    assert faults(page) == []
