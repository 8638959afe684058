"""What each game is asked about itself, on rows made up for it."""

from pathlib import Path

import pytest
from polars import LazyFrame

from pioche.core.registry import game_of
from pioche.games.adriano.events import FAILED, SUCCEEDED
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.questions.adriano import calls, failures
from pioche.lab.simulation.questions.nain_jaune import elimination
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.words import lab_words
from tests.lab.studies import simulated, study


def _called(folder: Path, lang: str, scores: dict[int, int]) -> Evidence:
    """Forty calls with each of these hands of the caller, whose score that is; the others have 20, give or take."""
    results = Results(folder, study("adriano"))
    results.close()
    evidence = Evidence(results, 1, lab_words(game_of("adriano"), lang))
    evidence.rounds = LazyFrame(
        [
            {
                "caller": 0,
                "verdict": int(FAILED if score == 60 else SUCCEEDED),
                "turns": 9,
                "points": [score, 20 + nth % 2, 20],
                "hands_at_call": [hand, 20, 20],
                "hands": [hand, 20, 20],
            }
            for hand, score in scores.items()
            for nth in range(40)
        ]
    )
    return evidence


def test_calls_are_said_to_gain_up_to_the_first_hand_that_did_not(tmp_path: Path) -> None:
    section = calls(_called(tmp_path, "en", {1: -10, 4: -10, 7: 60, 10: -10}))
    assert "Calls with up to 5 points gained on average, against the mean of the others." in section.said


def test_where_the_lowest_hands_did_not_gain_nothing_is_said_of_higher_ones(tmp_path: Path) -> None:
    section = calls(_called(tmp_path, "en", {1: 60, 4: -10}))
    assert not any("gained on average" in sentence for sentence in section.said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "A failed call costs 53.00 [53.00; 53.00] points more than the hand that was left, "
            "and 39.75 [39.67; 39.83] against the others in that round.",
        ),
        (
            "fr",
            "Une annonce ratée coûte 53,00 [53,00 ; 53,00] points de plus que la main qui restait, "
            "et 39,75 [39,67 ; 39,83] par rapport aux autres dans la manche.",
        ),
    ],
)
def test_what_a_failed_call_costs_is_no_negative_number(tmp_path: Path, lang: str, said: str) -> None:
    assert failures(_called(tmp_path, lang, {1: -10, 7: 60})).said[0] == said


def test_whoever_could_not_stake_after_the_end_is_said_not_to_be_counted(tmp_path: Path) -> None:
    section = elimination(Evidence(simulated(tmp_path, study(), 2), 2, lab_words(game_of("nain_jaune"), "en")))
    assert any("is not counted: nobody is asked to stake then (NJ-19)" in sentence for sentence in section.said)
