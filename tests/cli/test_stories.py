"""Every golden match is told from beginning to end, to everybody, in both languages."""

from pathlib import Path

import pytest

from pioche.cli.story import Story
from pioche.core.record import read
from pioche.core.seats import SPECTATOR, Seat
from pioche.texts import LANGUAGES

FILES = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_match_is_told_to_everybody(path: Path, lang: str) -> None:
    record = read(path.read_bytes())
    for viewer in (None, SPECTATOR, Seat(0)):
        story = Story(record, viewer, lang)
        assert len(story.chapters) == len(record.moves) + 1
        assert len(story.ending()) == len(record.seats) + 1
        assert all(line.strip() for chapter in story.chapters for line in chapter)
