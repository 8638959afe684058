"""A game of another package is simulated like ours, without a line about it in the lab."""

from contextlib import closing
from pathlib import Path

import polars
import pytest

from pioche.core import registry
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import MATCHES, ROUNDS
from pioche.lab.simulation.report import sections
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import run
from pioche.lab.simulation.study import study_of
from pioche.lab.simulation.words import lab_words
from pli import GAME
from tests.lab.studies import unheard


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.games()
    monkeypatch.setattr(registry, "games", lambda: {**known, GAME.slug: GAME})


def test_a_game_of_another_package_has_rows_and_a_report(tmp_path: Path) -> None:
    study = study_of(GAME, GAME.least, {}, {}, names=[], seed="test")
    assert set(study.bots) == {"random"}
    with closing(Results(tmp_path, study)) as results:
        run([results], 5, 1, unheard)
    parts = results.known(5)
    matches, rounds = (results.table(name, parts).collect() for name in (MATCHES, ROUNDS))
    assert rounds["decisions"].sum() == matches["decisions"].sum()
    won = rounds.group_by("match", maintain_order=True).agg(polars.col("points").list.get(0).sum())
    assert won["points"].to_list() == [scores[0] for scores in matches["scores"]]
    found = sections(Evidence(results, 5, lab_words(GAME, "en")))
    assert [section.title for section in found][-1] == "Which rules come into play?"
