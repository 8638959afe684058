"""The golden corpus: matches that every later Pioche must replay exactly.

A test that fails here means that a change altered the rules, the deals or the notation: give the change a new rules
version and keep playing the old one. Never write a golden record again.
"""

from pathlib import Path

import pytest

from pioche.core.game import Game
from pioche.core.options import Option
from pioche.core.record import Record, read
from pioche.core.registry import games
from pioche.core.verifying import VERIFIED, verify
from pioche.texts import speech
from pioche.texts.findings import finding_text
from tests.golden.make import CASES

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))
OURS = [game for game in games().values() if game.package.startswith("pioche.games.")]


def records(slug: str) -> list[Record]:
    return [record for record in (read(path.read_bytes()) for path in FILES) if record.game == slug]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_verified_for_ever(path: Path) -> None:
    finding = verify(read(path.read_bytes()))
    assert finding.verdict == VERIFIED, finding_text(finding, speech(finding.game, "en"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_written_the_way_records_are(path: Path) -> None:
    assert read(path.read_bytes()).text() == path.read_text(encoding="utf-8")


def test_every_case_has_its_record() -> None:
    assert {case.name for case in CASES} <= {path.stem for path in FILES}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.slug)
def test_every_number_of_players_is_in_the_corpus(game: Game) -> None:
    assert {len(record.seats) for record in records(game.slug)} == set(range(game.least, game.most + 1))


@pytest.mark.parametrize(
    ("slug", "option"),
    [(game.slug, option) for game in OURS for option in game.options if option.values],
    ids=lambda part: part.name if isinstance(part, Option) else str(part),
)
def test_every_word_and_flag_of_every_option_is_in_the_corpus(slug: str, option: Option) -> None:
    assert {record.options[option.name] for record in records(slug)} == set(option.values)
