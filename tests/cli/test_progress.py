"""How far a long run has come, and about how long the rest will take, by a clock that the tests set."""

import re
from io import StringIO

import pytest
from rich.console import Console

from pioche.cli import progress
from pioche.cli.progress import Progress
from pioche.core.registry import game_of
from pioche.lab.simulation.words import lab_words
from pioche.texts import Speech, speech


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(progress, "monotonic", self.read)

    def read(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> StringIO:
    """What a terminal shows, whatever the tests run in."""
    shown = StringIO()

    def terminal(*, stderr: bool) -> Console:
        assert stderr, "what a command finds goes to its output alone"
        return Console(file=shown, force_terminal=True, color_system=None, width=100, get_time=clock.read)

    monkeypatch.setattr(progress, "Console", terminal)
    return shown


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "Console", lambda *, stderr: Console(file=StringIO(), force_terminal=False))


def words(what: str, lang: str) -> Speech:
    return lab_words(game_of("janus"), lang) if what == "lab" else speech(None, lang)


def hear(running: Progress, clock: Clock, at: list[tuple[float, int]], most: int) -> None:
    """So much is known so many seconds after the last."""
    for seconds, known in at:
        clock.now += seconds
        running.heard(known, most)


@pytest.mark.usefixtures("no_terminal")
@pytest.mark.parametrize(
    ("what", "lang", "first", "last"),
    [
        ("lab", "en", "400 of 900 matches, about 0:02:30 left.", "800 of 900 matches, about 0:00:20 left."),
        ("lab", "fr", "400 parties sur 900, encore 0:02:30 environ.", "800 parties sur 900, encore 0:00:20 environ."),
        ("arena", "en", "400 of 900 deals, about 0:02:30 left.", "800 of 900 deals, about 0:00:20 left."),
        ("arena", "fr", "400 donnes sur 900, encore 0:02:30 environ.", "800 donnes sur 900, encore 0:00:20 environ."),
    ],
)
def test_without_a_terminal_a_line_a_minute_says_what_is_left(
    capsys: pytest.CaptureFixture[str], clock: Clock, what: str, lang: str, first: str, last: str
) -> None:
    """Of what was known before, nobody knows how long it took: it is not counted."""
    with Progress(what, 200, 900, words(what, lang)) as running:
        hear(running, clock, [(0, 200), (30, 300), (30, 400), (40, 600), (20, 800), (10, 900)], 900)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [first, last]


@pytest.mark.usefixtures("no_terminal")
def test_nothing_is_foretold_while_nothing_was_played(capsys: pytest.CaptureFixture[str], clock: Clock) -> None:
    with Progress("lab", 200, 900, words("lab", "en")) as running:
        hear(running, clock, [(90, 200), (90, 200)], 900)
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("no_terminal")
def test_a_run_that_turns_out_longer_has_more_left(capsys: pytest.CaptureFixture[str], clock: Clock) -> None:
    with Progress("arena", 0, 100, words("arena", "en")) as running:
        hear(running, clock, [(60, 60)], 60 + 4000)
    assert "about 1:06:40 left" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "name", "done", "left"),
    [
        ("en", "Matches", "5,000 of 9,000", "about 0:06:40 left"),
        ("fr", "Parties", "5\u202f000 sur 9\u202f000", "encore 0:06:40 environ"),
    ],
)
def test_in_a_terminal_a_bar_says_what_is_left_and_no_line_does(
    capsys: pytest.CaptureFixture[str], clock: Clock, screen: StringIO, lang: str, name: str, done: str, left: str
) -> None:
    with Progress("lab", 2000, 9000, words("lab", lang)) as running:
        hear(running, clock, [(100, 3000), (100, 4000), (100, 5000)], 9000)
    last = shown(screen)
    assert last.startswith(name)
    assert done in last
    assert last.endswith(left), "4,000 more, ten a second"
    assert capsys.readouterr() == ("", "")


def test_a_bar_foretells_nothing_at_first(clock: Clock, screen: StringIO) -> None:
    with Progress("lab", 200, 900, words("lab", "en")):
        pass
    assert "200 of 900" in shown(screen)
    assert not re.search(r"\d:\d\d", shown(screen))


def shown(screen: StringIO) -> str:
    """The last that the bar's line showed."""
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "\n", screen.getvalue()).replace("\r", "\n").split("\n")
    return [line.strip() for line in lines if line.strip()][-1]


@pytest.mark.usefixtures("no_terminal")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_time_that_is_left_counts_days(capsys: pytest.CaptureFixture[str], clock: Clock, lang: str) -> None:
    with Progress("lab", 0, 1001, words("lab", lang)) as running:
        hear(running, clock, [(200, 1)], 1001)
    assert "55:33:20" in capsys.readouterr().err
