"""What each game is asked about itself, on rows made up for it."""

from pathlib import Path

import pytest
from polars import LazyFrame

from pioche.core.registry import game_of
from pioche.games.adriano.events import FAILED, SUCCEEDED
from pioche.games.janus.events import STALLED
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.questions.adriano import calls, failures
from pioche.lab.simulation.questions.janus import endings
from pioche.lab.simulation.questions.nain_jaune import elimination
from pioche.lab.simulation.words import lab_words
from pioche.texts import LANGUAGES
from tests.lab.studies import simulated, study, unplayed


def _called(folder: Path, lang: str, scores: dict[int, int], times: int = 40, seldom: int = -1) -> Evidence:
    """So many calls with each of these hands of the caller, whose score that is; the others have 20, give or take.

    With one of them there were only five.
    """
    evidence = unplayed(folder, study("adriano"), lang)
    evidence.rounds = LazyFrame(
        [
            {
                "caller": 0,
                "verdict": int(FAILED if score >= 60 else SUCCEEDED),
                "turns": 9,
                "points": [score, 20 + nth % 2, 20],
                "hands_at_call": [hand, 20, 20],
                "hands": [hand, 20, 20],
            }
            for hand, score in scores.items()
            for nth in range(5 if hand == seldom else times)
        ]
    )
    return evidence


def test_calls_are_said_to_gain_up_to_the_first_hand_that_did_not(tmp_path: Path) -> None:
    section = calls(_called(tmp_path, "en", {1: -10, 4: -10, 7: 60, 10: -10}))
    assert "Calls with 0 to 5 points gained on average, against the mean of the others." in section.said


@pytest.mark.parametrize(("seldom", "said"), [(4, "Calls with 0 to 2 points"), (1, "Calls with 3 to 11 points")])
def test_no_hand_of_which_little_is_known_is_said_to_gain(tmp_path: Path, seldom: int, said: str) -> None:
    section = calls(_called(tmp_path, "en", {1: -10, 4: -10, 7: -10, 10: -10}, seldom=seldom))
    assert any(sentence.startswith(f"{said} gained on average") for sentence in section.said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_calls_are_worth_points_to_no_file_of_ours(tmp_path: Path, lang: str) -> None:
    assert "docs/" not in calls(_called(tmp_path, lang, {1: -10})).note


@pytest.mark.parametrize(("lang", "count"), [("en", "1,200"), ("fr", "1\u202f200")])
def test_calls_are_counted_in_tables_as_in_sentences(tmp_path: Path, lang: str, count: str) -> None:
    evidence = _called(tmp_path, lang, {1: -10}, times=1200)
    tables = [*calls(evidence).tables, *failures(evidence).tables]
    assert [table.rows[0][1] for table in tables] == [count] * 3


def test_where_the_lowest_hands_did_not_gain_nothing_is_said_of_higher_ones(tmp_path: Path) -> None:
    section = calls(_called(tmp_path, "en", {1: 60, 4: -10}))
    assert not any("gained on average" in sentence for sentence in section.said)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "A failed call costs 53.00 points more than the hand that was left (AD-45), "
            "and 39.750 [39.669; 39.831] against the others in that round, penalties included.",
        ),
        (
            "fr",
            "Une annonce ratée coûte 53,00 points de plus que la main qui restait (AD-45), "
            "et 39,750 [39,669 ; 39,831] par rapport aux autres dans la manche, pénalités comprises.",
        ),
    ],
)
def test_what_a_failed_call_costs_is_no_negative_number(tmp_path: Path, lang: str, said: str) -> None:
    assert failures(_called(tmp_path, lang, {1: -10, 7: 60})).said[0] == said


def test_penalties_are_no_part_of_what_a_failed_call_costs_more_than_the_hand(tmp_path: Path) -> None:
    plain, penalized = (failures(_called(tmp_path, "en", {7: score})).said[0] for score in (60, 140))
    assert plain.partition(", and")[0] == penalized.partition(", and")[0]
    assert plain != penalized


def _ended(folder: Path, lang: str, trios: list[int]) -> Evidence:
    """A game of ten decisions for each of these numbers of trios, the last of them laid with the eighth."""
    evidence = unplayed(folder, study("janus"), lang)
    row = {"ended": int(STALLED), "decisions": 10, "stock": 3, "event_proposed": 0}
    evidence.rounds = LazyFrame([row | {"event_laid": laid, "last_trio": 8 if laid else 0} for laid in trios])
    return evidence


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "of a game's decisions come after its last trio, where it had one."),
        ("fr", "des décisions d'une partie viennent après son dernier trio, si elle en a eu un."),
    ],
)
def test_games_without_a_trio_do_not_wait_from_their_first_decision(tmp_path: Path, lang: str, said: str) -> None:
    (waiting,) = [sentence for sentence in endings(_ended(tmp_path, lang, [3, 0, 5])).said if said in sentence]
    assert waiting.startswith("20.0%" if lang == "en" else "20,0 %")
    assert not any(said in sentence for sentence in endings(_ended(tmp_path, lang, [0, 0])).said)


def test_whoever_could_not_stake_after_the_end_is_said_not_to_be_counted(tmp_path: Path) -> None:
    section = elimination(Evidence(simulated(tmp_path, study(), 2), 2, lab_words(game_of("nain_jaune"), "en")))
    assert any("is not counted: nobody is asked to stake then (NJ-19)" in sentence for sentence in section.said)
