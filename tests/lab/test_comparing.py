"""The same deals under two values of an option: the difference, match by match."""

from pathlib import Path

import msgspec
import pytest

from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab.simulation.comparing import COMMON, Choice, Difference, choices_of, compared, differences
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.sections import Mean
from pioche.lab.simulation.study import study_of
from pioche.lab.simulation.words import lab_words
from tests.lab.studies import simulated, study

GAME = game_of("nain_jaune")
ONE, TWO = (Choice("rounds", rounds, reduced=False) for rounds in (1, 2))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Results, Results]:
    folder = tmp_path_factory.mktemp("compared")
    one, two = (
        simulated(folder / choice.text, study("nain_jaune", options={"tokens": 50, choice.name: choice.value}), 12)
        for choice in (ONE, TWO)
    )
    return one, two


def test_what_is_the_same_in_every_match_differs_by_nothing(played: tuple[Results, Results]) -> None:
    found = differences(played[0], played[0], 12)
    assert {*COMMON, event_column("laid")} <= set(found)
    assert all(one.more.mean == one.more.half == 0 for one in found.values())
    assert found["rounds"].base == 1


def test_a_second_round_is_one_more_in_every_match_and_surely_takes_longer(played: tuple[Results, Results]) -> None:
    found = differences(*played, 12)
    assert (found["rounds"].more.mean, found["rounds"].more.half) == (1, 0)
    assert found["decisions"].more.count == 12
    assert found["decisions"].more.low > 0
    assert found[event_column("staked")].more.mean == 1


def test_only_matches_that_both_have_are_compared(played: tuple[Results, Results], tmp_path: Path) -> None:
    of = msgspec.structs.replace(study("nain_jaune", options={"tokens": 50, "rounds": 2}), part=5, grows=False)
    other = simulated(tmp_path, of, 7)
    found = differences(played[0], other, 12)
    assert found["decisions"].more.count == 5, "the second part of the other is not full yet"
    assert differences(played[0], other, 7)["decisions"].more.count == 7
    assert differences(played[0], played[1], 7) == differences(played[0], other, 7)


def test_whoever_never_decides_is_not_who_plays_first(tmp_path: Path) -> None:
    of = study_of(GAME, 3, {"rounds": 1}, {"hand": 2, "ranks": 3}, names=(), seed="short")
    results = simulated(tmp_path, of, 60)
    matches = results.table("matches", results.known(60)).collect()
    firsts = [
        ranks[order.index(0)] == 1 and 1 / ranks.count(1) for ranks, order in matches.select("ranks", "order").rows()
    ]
    assert differences(results, results, 60)["first"].base == pytest.approx(sum(firsts) / 60)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "More: rounds of a match, +1.00"), ("fr", "Plus : manches d'une partie, +1,00")]
)
def test_differences_are_told_with_how_sure_they_are(played: tuple[Results, Results], lang: str, said: str) -> None:
    section = compared(ONE, TWO, differences(*played, 12), lab_words(GAME, lang))
    assert any(sentence.startswith(said) for sentence in section.said)
    assert "rounds=2" in section.title
    assert len(section.pictures) == 1


@pytest.mark.parametrize(
    ("lang", "sentence", "row"),
    [
        (
            "en",
            "More: share won by who plays first, +0.13 [+0.03; +0.23] percentage points.",
            ["30.00%", "30.13%", "+0.13 [+0.03; +0.23] pp"],
        ),
        (
            "fr",
            "Plus : part gagnée par qui joue en premier, +0,13 [+0,03 ; +0,23] points de pourcentage.",
            ["30,00 %", "30,13 %", "+0,13 [+0,03 ; +0,23] pt %"],
        ),
    ],
)
def test_shares_differ_by_percentage_points_as_finely_as_they_are_known(
    played: tuple[Results, Results], lang: str, sentence: str, row: list[str]
) -> None:
    share = Difference(0.3, Mean(0.00132, 0.001, 100_000))
    seldom = Difference(0.0003, Mean(0.00012, 0.00005, 100_000))
    found = differences(*played, 12) | {"first": share, event_column("swept"): seldom}
    section = compared(ONE, TWO, found, lab_words(GAME, lang))
    assert sentence in section.said
    assert row in [cells[2:] for cells in section.tables[0].rows]
    told = ["0.000300", "0.000420", "+0.000120 [+0.000070; +0.000170]"]
    assert lang != "en" or told in [cells[2:] for cells in section.tables[0].rows]


@pytest.mark.parametrize(
    ("lang", "said", "cell"),
    [
        ("en", "The same in every match: rounds of a match.", "the same"),
        ("fr", "Pareil dans chaque partie : manches d'une partie.", "pareil"),
    ],
)
def test_what_no_match_changes_is_said_to_be_the_same(
    played: tuple[Results, Results], lang: str, said: str, cell: str
) -> None:
    section = compared(ONE, TWO, differences(played[0], played[0], 12), lab_words(GAME, lang))
    assert said in section.said
    assert len({sentence.partition(":")[0] for sentence in section.said[1:]}) == 1
    assert {row[-1] for row in section.tables[0].rows} == {cell}


def test_one_match_alone_does_not_say_that_all_are_the_same(played: tuple[Results, Results]) -> None:
    section = compared(ONE, TWO, differences(played[0], played[0], 1), lab_words(GAME, "en"))
    assert "Not surely different: rounds of a match, +0.00." in section.said


def test_nothing_played_is_told_as_such(tmp_path: Path) -> None:
    empty = Results(tmp_path, study())
    empty.close()
    section = compared(ONE, TWO, differences(empty, empty, 12), lab_words(GAME, "en"))
    assert section.said == ["Nothing has been played yet."]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "No match has been played under both yet: 2,996 under rounds=1, none under rounds=2."),
        ("fr", "Aucune partie n'a encore été jouée des deux façons : 2\u202f996 avec rounds=1, aucune avec rounds=2."),
    ],
)
def test_what_was_played_under_one_value_alone_is_not_told_as_nothing(lang: str, said: str) -> None:
    assert compared(ONE, TWO, {}, lab_words(GAME, lang), played=(2996, 0)).said == [said]


def test_two_values_or_more_of_one_option_are_compared() -> None:
    assert [choice.text for choice in choices_of(GAME, "talon=safe, blind")] == ["talon=safe", "talon=blind"]
    assert [choice.value for choice in choices_of(GAME, "rounds=1,2,3")] == [1, 2, 3]
    assert choices_of(GAME, "ranks=9,13")[0].reduced


@pytest.mark.parametrize("text", ["talon", "talon=safe", "moon=1,2", "rounds=1,1", "rounds=3,03", ""])
def test_what_cannot_be_compared_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="lab-compare"):
        choices_of(GAME, text)
