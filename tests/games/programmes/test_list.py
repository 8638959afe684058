"""The list of programmes: what is on it, how it is read, and what is refused."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from pioche.cards import JOKER
from pioche.chance import FastRng
from pioche.core.options import settle
from pioche.core.refusal import Refusal
from pioche.core.seats import Seat
from pioche.games.programmes import GAME
from pioche.games.programmes.book import Book
from pioche.games.programmes.game import RULES
from pioche.games.programmes.listing import LISTS, TINY, directive_of, listing, numbers, programme_of, read_list
from pioche.games.programmes.options import LAB, OPTIONS, programmes
from pioche.games.programmes.solver import Solver
from tests.games.programmes.hands import VARIANTS, masks

NAMES = [*[f"P{number:02}" for number in range(1, 49)], "S1", "S2", *[f"T{number}" for number in range(1, 7)]]
WHOLE = tuple([card for card in range(52) if card // 4 != 1] * 2 + [int(JOKER)] * 12)

# Every card of version 1. A list that has been played never changes: a change of this table is another version.
VERSION_1 = {
    "easy": [
        *("run 4", "2x set 3", "set 4", "run 3-4-5", "set 3, run 3", "2x run 3", "run J-Q-K", "run 5 in DHS"),
        *("set 3, run 4", "run 5", "set 5", "run 4 in S", "run 6-7-8-9", "set 4 in DH", "run 7 in CHS"),
        "2x run 3, set 3",
    ],
    "normal": [
        *("3x set 3", "2x set 3, no wilds", "set 6", "run 6", "2x run 4", "2x set 4", "2x set 3, run 4"),
        *("set 4, run 4", "run 6 in CS", "2x set 3 in DH", "run 5 in CDS, set 4", "run 10-J-Q-K-A"),
        *("set 7-7-7-7", "run 9-10-J-Q-K, set 3", "run 4, no wilds", "set 3, run 3, no wilds"),
    ],
    "hard": [
        *("set 5-5-5-5-5", "set 4, run 5", "set 3, run 7", "2x run 5", "2x set 5", "3x set 4", "3x run 4"),
        *("2x set 4, run 4", "set 4, 2x run 4", "set 3, run 9", "3x set 3, run 4", "2x run 4 in CS"),
        *("3x run 3 in DH", "set 3 in H, run 4 in S", "set A-A-A, set K-K-K", "3x set 3, no wilds"),
    ],
}
# Version 2 has the same cards in the same order; these have another tier.
MOVED_2 = {"easy": ["P17"], "normal": ["P11", "P12", "P13", "P14", "P34", "P44", "P45"], "hard": ["P31"]}
TINY_1 = ["set 2", "run 2", "run 3", "set 3", "2x set 2", "run 2 in HS, set 2, no wilds"]


def test_version_1_never_changes() -> None:
    cards = listing(1)
    assert [card.name for card in cards] == NAMES
    assert {
        tier: [card.text() for card in cards if card.tier == tier and card.name[0] == "P"] for tier in VERSION_1
    } == VERSION_1
    assert [card.text() for card in cards if card.is_sun] == ["sun", "sun"]
    assert [card.text() for card in cards if card.name[0] == "T"] == TINY_1


def test_version_2_has_the_cards_of_version_1_in_measured_tiers() -> None:
    assert [(card.name, card.text()) for card in listing(2)] == [(card.name, card.text()) for card in listing(1)]
    changed = [card for card, old in zip(listing(2), listing(1), strict=True) if card.tier != old.tier]
    assert {tier: [card.name for card in changed if card.tier == tier] for tier in MOVED_2} == MOVED_2


def test_all_programmes_are_dealt_the_same_under_both_versions() -> None:
    for seed in range(20):
        old, new = (GAME.start(4, FastRng(str(seed)), rules=version).dump() for version in (1, 2))
        assert {**old, "rules": 2} == new


def test_a_tier_of_version_1_is_still_dealt_as_it_was() -> None:
    old, new = (GAME.start(3, FastRng("0"), {"difficulty": "easy"}, rules=version).dump() for version in (1, 2))
    assert (len(_cards(old)), len(_cards(new))) == (18, 15)
    assert "P11" in _cards(old)
    assert "P11" not in _cards(new)


def test_a_position_of_version_1_is_played_on_under_it() -> None:
    text = (Path(__file__).parent / "old_easy_position.json").read_text(encoding="utf-8")
    kept = json.loads(text)
    state = GAME.load(kept)
    assert kept["programmes"] == [None, None, "P11"], "which is easy no more"
    assert (state.rules, json.loads(json.dumps(state.dump()))) == (1, kept)
    assert GAME.redeal(state.view(Seat(0)), FastRng("0")).rules == 1
    with pytest.raises(Refusal, match="programme"):
        GAME.load({**kept, "rules": 2})


def _cards(dump: dict[str, object]) -> set[object]:
    """All programme cards in play."""
    held, completed, pile = dump["programmes"], dump["completed"], dump["pile"]
    assert isinstance(held, list)
    assert isinstance(completed, list)
    assert isinstance(pile, list)
    return {*held, *(card for own in completed for card in own), *pile}


@pytest.mark.parametrize("version", GAME.supported)
def test_every_version_that_records_may_name_is_still_there(version: int) -> None:
    assert version in LISTS
    assert version in TINY
    for name in (LISTS[version], TINY[version]):
        assert files(GAME.package).joinpath(name).is_file()
    assert numbers(version) == {card.name: i for i, card in enumerate(listing(version))}
    assert GAME.start(2, FastRng("0"), rules=version).rules == version


def test_the_current_version_is_the_newest() -> None:
    assert max(LISTS) == RULES == GAME.rules


def test_every_programme_can_be_completed_from_the_pack_and_none_is_on_the_list_twice() -> None:
    cards = [card for card in listing(1) if card.directives]
    for mixed, half in VARIANTS:
        solver = Solver(Book(listing(1), mixed, half))
        one, two, wilds = masks(WHOLE)
        for card in cards:
            number = numbers(1)[card.name]
            assert solver.completes(number, one, two, wilds if card.wilds else 0), card.name
            assert not solver.completes(number, 0, 0, wilds), card.name  # PR-17
    asked = [card.text() for card in cards if card.name[0] == "P"]
    assert len(set(asked)) == 48


def test_a_programme_says_how_many_cards_it_asks_for() -> None:
    sizes = {card.name: card.cards() for card in listing(1)}
    assert [sizes[name] for name in ("P01", "P02", "P16", "P28", "P37", "P43", "P48", "S1", "T6")] == [
        *(4, 6, 9, 5, 10, 13, 9, 0, 4)
    ]
    assert max(sizes.values()) == 13


@pytest.mark.parametrize(
    ("tier", "lab", "first", "count"),
    [
        ("all", {}, "P01", 50),
        ("easy", {}, "P01", 15),
        ("normal", {}, "P11", 23),
        ("hard", {}, "P31", 16),
        ("all", {"list": "tiny"}, "T1", 8),
        ("hard", {"list": "tiny", "suns": 0}, "T1", 6),
        ("hard", {"programmes": 7, "suns": 1}, "P31", 8),
    ],
)
def test_a_tier_is_played_alone_with_the_suns_last(tier: str, lab: dict[str, object], first: str, count: int) -> None:
    ids = programmes(RULES, settle(OPTIONS, {"difficulty": tier}), settle(LAB, lab))
    cards = [listing(RULES)[i] for i in ids]
    assert (cards[0].name, len(cards)) == (first, count)
    suns = [card.is_sun for card in cards]
    assert suns == sorted(suns)
    assert tier == "all" or "list" in lab or {card.tier for card in cards} == {tier, "sun"}


@pytest.mark.parametrize(
    "text",
    ["run 4", "2x set 3", "3x run 3 in DH", "run 3-4-5", "set A-A-A", "run 10-J-Q-K-A", "run A-2-3", "set 4 in CDHS"],
)
def test_a_directive_is_written_as_it_is_read(text: str) -> None:
    assert directive_of(text).text() == text


def test_an_ace_at_the_end_of_an_imposed_run_is_high() -> None:
    assert [directive_of(text).first for text in ("run Q-K-A", "run A-2-3", "set A-A-A")] == [12, 1, 1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no directive"),
        ("run", "no directive"),
        ("pair 2", "no directive"),
        ("run 4 of H", "no directive"),
        ("run 4 in", "no directive"),
        ("run 4 in H please", "no directive"),
        ("run 1", "asks for 1 times 1 cards"),
        ("run 14", "asks for 1 times 14 cards"),
        ("4x set 3", "asks for 4 times 3 cards"),
        ("0x set 3", "asks for 0 times 3 cards"),
        ("run 5 in SH", "in the order CDHS"),
        ("run 5 in HH", "in the order CDHS"),
        ("run 5 in X", "in the order CDHS"),
        ("run 3-5-6", "3-5-6 is no run"),
        ("run Q-K-A-2", "Q-K-A-2 is no run"),
        ("run 4-4-4", "4-4-4 is no run"),
        ("set 5-5-6", "5-5-6 is no set"),
        ("set 2-2-2", "2-2-2 is no set"),
        ("set 5-5-", "tuple"),
        ("manyx set 3", "invalid literal"),
    ],
)
def test_what_is_no_directive_says_why(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        directive_of(text)


@pytest.mark.parametrize(
    ("tier", "asks", "reason"),
    [
        ("medium", ["run 4"], "X: the tier 'medium' does not fit"),
        ("sun", ["run 4"], "X: the tier 'sun' does not fit"),
        ("easy", [], "X: the tier 'easy' does not fit"),
        ("easy", ["no wilds"], "X: the tier 'easy' does not fit"),
        ("hard", ["2x run 5", "set 4"], "X asks for 14 cards, more than 13"),
        ("hard", ["run 3 in CD", "run 3 in DH"], "X: permitted suits must be"),
    ],
)
def test_what_is_no_programme_says_why(tier: str, asks: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        programme_of("X", tier, asks)


@pytest.mark.parametrize("suits", [("CD", "HS"), ("CD", "CD"), ("C", "CD"), ("DHS", "HS")])
def test_permitted_suits_may_be_the_same_apart_or_within(suits: tuple[str, str]) -> None:
    programme = programme_of("X", "easy", [f"run 3 in {one}" for one in suits])
    assert [directive.suits for directive in programme.directives] == list(suits)


def test_a_list_is_read_in_its_order() -> None:
    cards = read_list('[B]\ntier = "hard"\nasks = ["set 4", "no wilds"]\n[A]\ntier = "sun"\n')
    assert [(card.name, card.tier, card.text(), card.wilds) for card in cards] == [
        ("B", "hard", "set 4, no wilds", False),
        ("A", "sun", "sun", True),
    ]


@pytest.mark.parametrize(
    "source",
    [
        '[A]\ntier = "easy"\nasks = ["run"]',
        '[A]\ntier = "easy"',
        '[A]\ntier = "best"\nasks = ["run 4"]',
        "[A",
        "[A]\n[A]",
    ],
)
def test_a_list_that_is_malformed_is_refused(source: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # the reasons are tested above, or those of TOML
        read_list(source)


def test_what_is_printed_on_a_programme_is_all_that_the_list_says() -> None:
    printed = GAME.printed()["programme"]
    assert list(printed) == NAMES
    for card in listing(RULES):
        shown = printed[card.name]
        assert (shown["wilds"], shown["sun"]) == (card.wilds, card.is_sun)
        asks = shown["asks"]
        assert isinstance(asks, list)
        texts = []
        for ask in asks:
            times = f"{ask['times']}x " if ask["times"] > 1 else ""
            suits = f" in {ask['suits']}" if ask["suits"] else ""
            texts.append(f"{times}{ask['kind']} {'-'.join(ask['ranks']) or ask['size']}{suits}")
        assert texts == [directive.text() for directive in card.directives]


def test_pr_01_twos_and_jokers_are_printed_as_wilds() -> None:
    assert list(GAME.printed()["card"]) == ["2C", "2D", "2H", "2S", "JK"]
