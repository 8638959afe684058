"""PR-01 to PR-03: the cards, the players and the list of programmes."""

from collections import Counter

import pytest

from pioche.games.programmes import GAME
from tests.rules.programmes.book import BOOK, Directive
from tests.rules.programmes.table import CARDS, IDS, SUNS, asked, given, in_order, refused_start, start, wild

PLAYERS = range(2, 7)
ASKS = {
    "the booklet's": [
        ("run 4",),
        ("set 6",),
        ("run 3-4-5",),
        ("set 5-5-5-5-5",),
        ("run 4 in S",),
        ("run 5 in DHS",),
        ("3x set 3",),
        ("2x set 3", "no wilds"),
    ],
    # Its fourteen contracts, but for the one that asks for four sets.
    "frustration": [
        ("3x set 3",),
        ("set 3", "run 4"),
        ("2x set 3", "run 4"),
        ("2x set 4",),
        ("2x run 4",),
        ("set 3", "run 7"),
        ("3x set 4",),
        ("3x run 4",),
        ("2x set 5",),
        ("2x run 5",),
        ("2x set 4", "run 4"),
        ("set 4", "2x run 4"),
        ("set 3", "run 9"),
    ],
}


def lines(name: str) -> tuple[str, ...]:
    """A programme as the data file words it."""
    written = []
    for one in BOOK[name].directives:
        what = "-".join(one.imposed) or str(one.size)
        times = f"{one.times}x " if one.times > 1 else ""
        written.append(f"{times}{one.kind} {what}{f' in {one.suits}' if one.suits else ''}")
    return (*written, *(["no wilds"] if BOOK[name].no_wilds else []))


@pytest.mark.parametrize("players", PLAYERS)
def test_pr_01_two_packs_of_52_and_four_jokers(players: int) -> None:
    assert len(CARDS) == 108
    assert sum(wild(card) for card in CARDS) == 12
    table = start(players)
    everything = sum(table.hands, table.cards("reserve") + table.cards("discard"))
    assert Counter(everything) == Counter(CARDS)


@pytest.mark.parametrize("two", ["2C", "2D", "2H", "2S", "JK"])
def test_pr_01_jokers_and_twos_are_wild_and_a_two_is_never_natural(two: str) -> None:
    asked("P03", f"7H 7S 7D {two} 9C").plays(f"reveal 7H7S7D{two}").lies(" ".join(in_order(["7H", "7S", "7D", two])))
    asked("P31", f"AH {two} 3H 4H 5H 9C").refuses(f"reveal AH{two}3H4H", "PR-15")
    other = "2D" if two != "2D" else "2H"
    asked("P03", f"{two} {two} {other} {other} 9C").refuses(
        f"reveal {two}{two}{other}{other}", "PR-17", "PR-18", "PR-01"
    )


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_pr_02_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    assert refused_start(players).kind == "argument"


def test_pr_02_two_to_six_play_and_the_most_programmes_win() -> None:
    assert (GAME.least, GAME.most) == (2, 6)
    assert not GAME.low_wins
    for players in PLAYERS:
        assert len(start(players).hands) == players


def test_pr_03_there_are_48_programmes_and_two_suns() -> None:
    assert list(BOOK) == [*IDS, *SUNS]
    assert [name for name in BOOK if BOOK[name].tier == "sun"] == SUNS
    assert len({lines(name) for name in IDS}) == 48


def test_pr_03_each_asks_for_at_most_13_cards_and_no_more_than_thrice_the_same() -> None:
    for name in IDS:
        assert 3 <= BOOK[name].size <= 13
        assert all(1 <= one.times <= 3 for one in BOOK[name].directives)
        assert all(one.size >= 3 for one in BOOK[name].directives)


@pytest.mark.parametrize("source", list(ASKS))
def test_pr_03_the_booklets_examples_and_the_contracts_of_frustration_rummy_are_in(source: str) -> None:
    known = {lines(name) for name in IDS}
    for contract in ASKS[source]:
        assert contract in known, contract


def test_pr_03_every_kind_the_booklet_shows_is_there() -> None:
    every = [one for name in IDS for one in BOOK[name].directives]

    def some(kind: str, *, imposed: bool, suits: bool) -> bool:
        return any(one.kind == kind and bool(one.imposed) == imposed and bool(one.suits) == suits for one in every)

    for kind in ("run", "set"):
        assert some(kind, imposed=False, suits=False)
        assert some(kind, imposed=True, suits=False)
        assert some(kind, imposed=False, suits=True)
    assert {one.times for one in every} == {1, 2, 3}
    assert {len(BOOK[name].directives) for name in IDS} >= {1, 2}
    assert {len(one.suits) for one in every} >= {0, 1, 2, 3}
    assert any(BOOK[name].no_wilds for name in IDS)
    assert not any("2" in one.imposed for one in every)


def test_pr_03_an_imposed_run_goes_up_one_by_one_and_an_imposed_set_is_of_one_rank() -> None:
    for name in IDS:
        for one in BOOK[name].directives:
            if one.imposed and one.kind == "set":
                assert len(set(one.imposed)) == 1
            if one.lowest is not None:
                ranks = [*(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])]
                assert one.imposed == ranks[one.lowest - 1 : one.lowest - 1 + one.size]


def test_pr_03_the_tiers_are_three_and_cover_all() -> None:
    tiers = Counter(BOOK[name].tier for name in IDS)
    assert set(tiers) == {"easy", "normal", "hard"}
    assert sum(tiers.values()) == 48
    assert all(count >= 12 for count in tiers.values())


@pytest.mark.parametrize("difficulty", ["all", "easy", "normal", "hard"])
def test_pr_03_one_may_play_with_one_tier_alone_and_the_suns_are_always_in(difficulty: str) -> None:
    expected = {name for name in IDS if difficulty in ("all", BOOK[name].tier)} | set(SUNS)
    for players in (2, 6):
        table = start(players, difficulty=difficulty)
        completed = [one for own in table.entries("completed") for one in (own if isinstance(own, list) else [])]
        programmes = table.entries("programmes")
        everything = [*programmes, *completed, *table.entries("pile")]
        assert len(everything) == len(expected)
        assert set(everything) == expected
        assert not set(programmes) & set(SUNS)


@pytest.mark.parametrize("wrong", ["medium", "", None, 1, True])
def test_pr_03_there_is_no_other_tier(wrong: object) -> None:
    refusal = refused_start(3, difficulty=wrong)
    assert (refusal.kind, refusal.clause) == ("option", "PR-03")


def test_pr_03_a_programme_of_another_tier_is_no_part_of_the_game() -> None:
    table = given(["3H 4H 5H 6H 9C", "KD"], programmes={0: "P01", 1: "P02"}, options={"difficulty": "easy"})
    pile = table.entries("pile")
    assert set(pile) == {name for name in IDS if BOOK[name].tier == "easy"} - {"P01", "P02"} | set(SUNS)


def test_the_options_are_those_of_the_rules_the_booklets_reading_first() -> None:
    words = {option.name: (option.clause, option.default, option.values) for option in GAME.options if option.values}
    assert words == {
        "difficulty": ("PR-03", "all", ("all", "easy", "normal", "hard")),
        "mixed_runs": ("PR-13", True, (True, False)),
        "wild_limit": ("PR-17", "none", ("none", "half")),
    }
    counts = {o.name: (o.clause, o.default, o.low, o.high) for o in GAME.options if not o.values}
    assert counts == {
        "swap_after": ("PR-42", 3, 0, 50),
        "goal": ("PR-43", 5, 1, 10),
        "round_limit": ("PR-46", 100, 1, 500),
        "max_rounds": ("PR-47", 40, 1, 200),
    }


@pytest.mark.parametrize(
    ("name", "clause", "wrong"),
    [
        ("mixed_runs", "PR-13", ["yes", 1, None]),
        ("wild_limit", "PR-17", ["all", 0, None, True]),
        ("swap_after", "PR-42", [-1, 51, "3", None, False]),
        ("goal", "PR-43", [0, 11, "5", None, True]),
        ("round_limit", "PR-46", [0, 501, "100", None]),
        ("max_rounds", "PR-47", [0, 201, "40", None]),
    ],
)
def test_options_out_of_range_are_refused(name: str, clause: str, wrong: list[object]) -> None:
    for value in wrong:
        refusal = refused_start(2, **{name: value})
        assert (refusal.kind, refusal.clause) == ("option", clause)
    assert refused_start(2, colours=2).kind == "option"


@pytest.mark.parametrize(
    ("name", "ends"), [("swap_after", (0, 50)), ("goal", (1, 10)), ("round_limit", (1, 500)), ("max_rounds", (1, 200))]
)
def test_both_ends_of_every_range_are_playable(name: str, ends: tuple[int, int]) -> None:
    for value in ends:
        options: dict[str, object] = {name: value}
        table = start(2, seed=4, chance=None, **options).plays("draw")
        assert table.state.options[name] == value


def test_a_directive_is_read_as_it_is_written() -> None:
    one = Directive("2x run 3-4-5 in HS")
    assert (one.times, one.kind, one.size, one.imposed, one.suits, one.lowest) == (
        2,
        "run",
        3,
        ["3", "4", "5"],
        "HS",
        3,
    )
