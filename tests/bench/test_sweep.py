"""Every number of players and every way to play: what is past a limit is named, and shares are of all matches."""

from pathlib import Path

import pytest

from bench.doubts import Doubt, Share
from bench.sweep import Found, Table, command, keep, kept, passing, played, section, swept
from pioche.core.registry import game_of
from pioche.lab.simulation.words import lab_words

FEW = 4


@pytest.fixture(scope="module")
def crowded() -> Table:
    """Eight players, of whom some do not come to decide before the first round is over."""
    table = played(game_of("nain_jaune"), 8, "booklet", FEW)
    assert table is not None
    return table


def test_all_places_together_win_every_match(crowded: Table) -> None:
    assert len(crowded.places) == 8
    assert sum(one.share for one in crowded.places) == pytest.approx(1)
    assert {one.count for one in crowded.places} == {FEW}


def test_whether_matches_end_early_is_asked(crowded: Table) -> None:
    assert crowded.doubts[-1].what == "short"
    assert crowded.doubts[-1].found.count == FEW


def test_every_number_of_players_plays_in_every_way(tmp_path: Path) -> None:
    game = game_of("janus")
    found = swept(game, 1)
    ways = ("booklet", "family", "traditional", "short")
    assert [(one.preset, one.players) for one in found.tables] == [
        (way, seats) for way in ways for seats in range(3, 7)
    ]
    keep(game, found, tmp_path)
    text = "\n".join(section(["janus"], tmp_path, 1))
    assert f"```sh\n{command(game, 1)}\n```" in text
    assert text.count("\n| short | ") == 4


def test_what_was_not_played_says_so(tmp_path: Path) -> None:
    assert kept(game_of("janus"), tmp_path) is None
    assert "Not played yet." in list(section(["janus"], tmp_path))


def share(name: str, middle: float, half: float = 0.01) -> Share:
    return Share(name, middle, middle - half, middle + half, 2_000)


def test_what_is_past_a_limit_is_named_with_its_table() -> None:
    even, first = share("second", 0.25), share("first", 0.45)
    tied = Doubt("unwinnable", share("matches in which all tie", 0.6), broken=True)
    table = Table(3, "family", 90.0, [first, even, share("third", 0.3)], [tied])
    assert list(passing(table, lab_words(game_of("janus"), "en"))) == [
        "`family`, 3 players: matches in which all tie, 60.0% [59.0%; 61.0%]",
        "`family`, 3 players: whoever plays first wins 45.0% [44.0%; 46.0%], where 33.3% is fair",
    ]


def test_where_nothing_is_past_a_limit_the_page_says_so(tmp_path: Path) -> None:
    game = game_of("programmes")
    table = Table(2, "booklet", 90.0, [share("first", 0.5), share("second", 0.5)], [])
    keep(game, Found(command(game, 1), 2, "code", 1, [table]), tmp_path)
    assert "Nothing is past a limit." in list(section(["programmes"], tmp_path, 1))
