"""Planted blunders: what is planted costs, the coach is asked about it, and a run that is stopped goes on."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bench import journal, planted, shelf
from bench.coaching import coach_code
from bench.planted import Coached, Found, Planted, Setting
from pioche.bots.bot import bot_for
from pioche.coach import coach
from pioche.core.registry import game_of
from pioche.core.verifying import VERIFIED, verify
from pioche.lab.plan import code_of

GAME = game_of("nain_jaune")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name, number in {"A_FEW": 2, "MANY": 20, "WIDEST": 1}.items():
        monkeypatch.setattr(planted, name, number)


def go(file: Path, matches: int, thorough: str = "0.001", minutes: str = "60") -> Result:
    given = ["nain_jaune", "--matches", str(matches), "--thorough", thorough, "--minutes", minutes, "--out", str(file)]
    return CliRunner().invoke(planted.main, given)


def test_a_match_with_a_blunder_in_it_is_a_match_and_the_blunder_is_that_seats() -> None:
    bot = bot_for("nain_jaune", "fast")
    assert bot is not None
    made = planted.planted(GAME, 4, 2, bot, "sown")
    assert made is not None
    record, blunder = made
    assert verify(record).verdict == VERIFIED
    assert record.moves[blunder.move - 1] == blunder.text
    assert blunder.gap > 0
    assert blunder.move in [decision.move for decision in coach(record, 2, 0.001).decisions]


def test_another_run_goes_on_with_the_next_deal(tmp_path: Path) -> None:
    file = tmp_path / "planted.jsonl"
    assert go(file, 1).exit_code == 0
    with file.open("ab") as lines:
        lines.write(b'{"deal": 1, "pla')
    said = go(file, 2)
    assert said.exit_code == 0
    deals = [one.deal for one in journal.read(file, Setting, Found)[1]]
    assert len(deals) == 2
    assert deals == sorted(set(deals))
    assert "of 2 found" in said.output


def test_what_was_found_otherwise_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "planted.jsonl"
    go(file, 1)
    before = file.read_bytes()
    said = go(file, 2, thorough="0.002")
    assert said.exit_code == 1
    assert "another coach" in said.output
    assert file.read_bytes() == before


def test_what_the_matches_show_is_kept_also_where_there_was_no_time_for_all(tmp_path: Path) -> None:
    file = tmp_path / "planted.jsonl"
    assert "give more --minutes" in go(file, 1, minutes="0").output
    assert not shelf.MEASURED.exists()
    journal.add(file, Found(0, Planted(7, "3", 1.5), 2, 1.2, 3.0))
    go(file, 200, minutes="0")
    (found,) = shelf.every(shelf.MEASURED, "planted", Coached).values()
    asked = "--matches 200 --players 4 --bots fast --thorough 0.001 --seed planted"
    assert found.command == f"python -m bench.planted nain_jaune {asked}"
    assert (found.code, found.coach) == (code_of(GAME), coach_code())
    assert (found.matches, found.found, found.seconds) == (1, 1, 3.0)
