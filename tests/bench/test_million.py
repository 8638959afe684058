"""The lab's page of results: what is watched while it is played, and what is told of it."""

import os
from pathlib import Path

import msgspec
import pytest

from bench.doubts import Doubt, Share
from bench.million import (
    PAGE,
    SHELF,
    SLUGS,
    Found,
    Look,
    Run,
    flatness,
    found_in,
    keep,
    kept,
    looks,
    moments,
    page,
    peaks,
    watched,
    whole,
)
from bench.sweep import STALE, played
from pioche.core.registry import game_of

ROOT = Path(__file__).parents[2]
FEW = Run("nain_jaune", 70)  # two parts, so that two play


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of fewer matches, that went on."""
    folder = tmp_path_factory.mktemp("run")
    assert watched(Run("nain_jaune", 66), folder, 2, 0.05) == 0
    assert watched(FEW, folder, 2, 0.05) == 0
    return folder


def test_a_run_goes_on_where_it_was_and_its_times_are_added_up(folder: Path) -> None:
    seen = looks(folder)
    assert len({one.began for one in seen}) == 2
    assert whole(seen) >= max(one.now - one.began for one in seen) > 0
    assert found_in(FEW, folder).matches == 70


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells how much memory others need")
def test_memory_is_watched_in_the_parent_and_its_workers(folder: Path) -> None:
    assert any(one.parent > 0 and one.worker > 0 for one in looks(folder))
    assert peaks(os.getpid())[0] > 1_000_000


def test_what_was_found_is_told_with_its_command(folder: Path, tmp_path: Path) -> None:
    keep(FEW, found_in(FEW, folder), tmp_path)
    text = page([FEW], tmp_path)
    assert "```sh\npioche lab nain_jaune --matches 70 --players 4 --seed million\n```\n" in text
    assert "**How long is a match?** A match takes" in text
    assert "**What is past a limit?** With four players, nothing;" in text
    assert "| unwinnable: matches in which all tie | 0.0% [0.0%; 5.2%] | no |" in text
    assert text.count("| uneven: won by whoever plays ") == 1


def test_all_that_a_sweep_asks_of_a_table_is_asked_of_a_million_too(folder: Path) -> None:
    found, table = found_in(FEW, folder), played(game_of("nain_jaune"), 4, "booklet", 2)
    assert table is not None
    assert [one.found.name for one in found.doubts] == [one.found.name for one in table.doubts]
    assert [one.name for one in found.seats] == [one.name for one in table.places]


@pytest.mark.parametrize(("seconds", "goal"), [(10_800.0, "met"), (10_801.0, "**missed**")])
def test_a_run_of_more_than_three_hours_misses_its_goal(tmp_path: Path, seconds: float, goal: str) -> None:
    keep(FEW, Found(FEW.line, 1, "code", 6, 1.0, 1.0, seconds, {}, [], [], {}), tmp_path)
    assert f"The goal is 3 hours at most: {goal}." in page([FEW], tmp_path)


def test_what_other_bots_played_and_what_was_counted_otherwise_says_so(folder: Path, tmp_path: Path) -> None:
    found = found_in(FEW, folder)
    for changed, stale in [({}, False), ({"code": "other"}, True), ({"counting": "other"}, True)]:
        keep(FEW, msgspec.structs.replace(found, **changed), tmp_path)
        assert ("have changed somewhere since" in page([FEW], tmp_path)) is stale


def test_the_page_tells_what_is_kept() -> None:
    """But for whether bots have changed since: not every change of theirs must rewrite a page."""
    told = page([Run(slug) for slug in SLUGS], ROOT / SHELF)
    assert told.replace(STALE, "") == (ROOT / PAGE).read_text(encoding="utf-8").replace(STALE, "")


def test_what_was_not_played_says_so(tmp_path: Path) -> None:
    command = "pioche lab janus --matches 1000000 --players 4 --seed million"
    assert f"```sh\n{command}\n```\n\nNot played yet." in page([Run("janus")], tmp_path)


def test_another_number_of_matches_is_another_run(tmp_path: Path) -> None:
    keep(FEW, Found(FEW.line, 1, "code", 6, 1.0, 1.0, 1.0, {}, [], [], {}), tmp_path)
    assert kept(FEW, tmp_path)
    assert kept(Run("nain_jaune", 7), tmp_path) is None


def test_matches_that_lack_are_not_told_of_as_if_they_had_been_played(folder: Path) -> None:
    with pytest.raises(ValueError, match="lacks matches"):
        found_in(Run("nain_jaune", 72), folder)


def test_memory_is_told_where_a_tenth_half_and_nine_tenths_were_played() -> None:
    seen = [Look(0.0, float(parts), parts, 10 + parts, 100 + parts) for parts in range(101)]
    written, ending = Look(0.0, 101.0, 100, 500, 13), Look(0.0, 102.0, 100, 0, 0)
    found = moments([*seen, written, ending], [1] * 100)
    assert [(name, one.parent, one.worker) for name, one in found.items()] == [
        ("a tenth played", 20, 110),
        ("half played", 60, 150),
        ("nine tenths played", 100, 190),
        ("report written", 500, 0),
    ]


def test_a_tenth_is_of_the_matches_where_later_parts_are_larger() -> None:
    seen = [Look(0.0, float(parts), parts, 10 + parts, 100 + parts) for parts in range(4)]
    assert [one.parts for one in moments(seen, [10, 40, 50]).values()] == [1, 2, 3, 3]


@pytest.mark.parametrize(("more", "called"), [(15_900_000, "flat."), (16_100_000, "**not flat**.")])
def test_memory_is_flat_where_it_grows_by_less_than_16_mb(more: int, called: str) -> None:
    early, late = Look(0.0, 1.0, 1, 100, 100), Look(0.0, 9.0, 9, 100, 100 + more)
    said = "".join(flatness({"a tenth played": early, "nine tenths played": late}))
    assert said.endswith(f"the largest worker by {more / 1e6:.1f} MB: {called}")


def test_what_is_past_a_limit_is_marked(tmp_path: Path) -> None:
    short = Doubt("short", Share("matches that end early", 0.53, 0.52, 0.54, 100), broken=True)
    keep(FEW, Found(FEW.line, 1, "code", 6, 1.0, 1.0, 1.0, {}, [], [short], {}), tmp_path)
    text = page([FEW], tmp_path)
    assert "| cut short: matches that end early | 53.0% [52.0%; 54.0%] | **yes** |" in text
    assert "**What is past a limit?** What is marked so below;" in text


def test_a_place_that_wins_much_more_than_a_fair_share_is_past_a_limit(tmp_path: Path) -> None:
    others = [Share(name, 0.2, 0.18, 0.22, 100) for name in ("second", "third", "fourth")]
    seats = [Share("first", 0.4, 0.38, 0.42, 100), *others]
    keep(FEW, Found(FEW.line, 1, "code", 6, 1.0, 1.0, 1.0, {}, seats, [], {}), tmp_path)
    text = page([FEW], tmp_path)
    assert "| uneven: won by whoever plays first | 40.0% [38.0%; 42.0%] | **yes** |" in text
    assert "**What is past a limit?** What is marked so below;" in text
