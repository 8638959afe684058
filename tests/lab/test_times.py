"""Times, paces and counts as people read them, of long runs too."""

import pytest

from pioche.core.registry import game_of
from pioche.lab.numbers import counted, duration, pace
from pioche.lab.simulation.times import Taken, spent
from pioche.lab.simulation.words import lab_words
from pioche.texts import LANGUAGES

DAYS = 200_000.0  # seconds


def test_a_duration_is_hours_minutes_and_seconds_however_long() -> None:
    assert [duration(seconds) for seconds in (0, 59.6, 3599, 86_400, DAYS)] == [
        "0:00:00",
        "0:01:00",
        "0:59:59",
        "24:00:00",
        "55:33:20",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_report_counts_days(lang: str) -> None:
    said = spent([Taken(7000, 0.0, DAYS, 2 * DAYS, 0)], lab_words(game_of("janus"), lang))
    assert said.startswith("55:33:20 ")
    assert "111:06:40" in said
    assert "day" not in said


@pytest.mark.parametrize(
    ("rate", "english", "french"),
    [
        (0.0, "0", "0"),
        (0.01749, "0.017", "0,017"),
        (5.714, "5.7", "5,7"),
        (9.96, "10", "10"),
        (123.4, "123", "123"),
        (12_345.6, "12,346", "12\u202f346"),
    ],
)
def test_a_slow_pace_is_not_rounded_to_nothing(rate: float, english: str, french: str) -> None:
    assert pace(rate, lab_words(game_of("janus"), "en")) == english
    assert pace(rate, lab_words(game_of("janus"), "fr")) == french


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [7, 999, 1000, 1_234_567])
def test_tables_count_as_sentences_do(lang: str, count: int) -> None:
    words = lab_words(game_of("janus"), lang)
    assert words.message("lab-matches", count=count, matches=1).startswith(f"{counted(count, words)} ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "While playing, no process needed more than 7 MB."), ("fr", "En jouant, aucun processus n'a eu besoin de")],
)
def test_memory_is_told_of_playing_alone_because_the_report_needs_more(lang: str, said: str) -> None:
    assert said in spent([Taken(10, 0.0, 4.0, 3.0, 7_000_000)], lab_words(game_of("janus"), lang))
