"""How rounds of Nain Jaune block: a card was set aside, all of its rank were laid, or somebody kept it back."""

from pathlib import Path

import msgspec
import pytest
from polars import LazyFrame

from pioche.core.refusal import Refusal
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import ROUNDS
from pioche.lab.simulation.questions.nain_jaune import blocks
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Study
from tests.lab.studies import simulated, study, unplayed

REASONS = ("blocked_by_talon", "blocked_by_laid", "blocked_by_holding")


def _study(*, holding_back: bool) -> Study:
    return study(options={"holding_back": holding_back, "rounds": 2}, names=("random",))


@pytest.mark.parametrize("holding_back", [False, True])
def test_nobody_keeps_a_card_back_unless_the_option_lets_them(tmp_path: Path, holding_back: bool) -> None:
    results = simulated(tmp_path, _study(holding_back=holding_back), 4)
    kept_back = results.table(ROUNDS, results.known(4)).collect()["blocked_by_holding"].sum()
    assert (kept_back > 0) == holding_back


def test_rows_that_lack_the_third_reason_need_another_folder(tmp_path: Path) -> None:
    Results(tmp_path, msgspec.structs.replace(study(), layout=1)).close()
    with pytest.raises(Refusal, match="arena-plan-other") as refusal:
        Results(tmp_path, study())
    assert refusal.value.words["what"] == "layout"


def _evidence(folder: Path, lang: str, *, holding_back: bool) -> Evidence:
    """Two rounds that block five times each."""
    evidence = unplayed(folder, _study(holding_back=holding_back), lang)
    reasons = dict(zip(REASONS, (1, 2, 2) if holding_back else (1, 4, 0), strict=True))
    evidence.rounds = LazyFrame([reasons | {"blocked_after": [1, 2, 3, 4, 5]} for _ in range(2)])
    return evidence


@pytest.mark.parametrize(
    ("lang", "holding_back", "said"),
    [
        (
            "en",
            False,
            "In 20.0% of these cases a card asked for was set aside; in the others all of its rank had been laid.",
        ),
        (
            "en",
            True,
            "In 40.0% of these cases somebody kept back a card asked for; in 20.0% one was set aside and nobody had "
            "another; in the others all of its rank had been laid.",
        ),
        ("fr", False, "Dans 20,0 % de ces cas, une carte demandée était écartée ; dans les autres, toutes"),
        (
            "fr",
            True,
            "Dans 40,0 % de ces cas, quelqu'un a retenu une carte demandée ; dans 20,0 %, il y en avait une à l'écart "
            "et personne n'en avait d'autre ; dans les autres, toutes celles de son rang étaient posées.",
        ),
    ],
)
def test_what_may_be_kept_back_is_told_apart_from_what_was_laid(
    tmp_path: Path, lang: str, holding_back: bool, said: str
) -> None:
    section = blocks(_evidence(tmp_path, lang, holding_back=holding_back))
    assert section.said[0].startswith("5.00" if lang == "en" else "5,00")
    assert section.said[1].startswith(said)
