"""How hard programmes are, and the tiers that this proposes."""

import re
from math import inf, sqrt
from pathlib import Path
from random import Random
from unittest.mock import ANY

import polars
import pytest
from msgspec.structs import replace
from polars import LazyFrame

from bench import tiers
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.games.programmes.listing import TIERS, listing
from pioche.intervals import Z95
from pioche.lab.simulation import pictures
from pioche.lab.simulation.balance import balance, need_all, need_balance
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import ROUNDS
from pioche.lab.simulation.questions.programmes import difficulties, hardness, in_play, turns_told
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.tiers import Difficulty, between_tiers, proposed, surely_astray
from pioche.lab.simulation.words import lab_words
from tests.lab.studies import simulated, study, unplayed

GAME = game_of("programmes")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return simulated(tmp_path_factory.mktemp("balance"), study("programmes"), 20)


def test_turns_to_complete_are_all_turns_spent_for_each_completion(played: Results) -> None:
    spent: dict[str, list[int]] = {}
    rounds = played.table(ROUNDS, played.known(20)).collect()
    for row in rounds.select("programme", "turns", "revealed").iter_rows():
        for number, turns, revealed in zip(*row, strict=True):
            name = listing(1)[number].name
            spent.setdefault(name, []).append(revealed or turns)
    for one in difficulties(Evidence(played, 20, lab_words(GAME, "en"))):
        name = one.programme.name
        assert one.spells == len(spent[name])
        assert one.turns == pytest.approx(sum(spent[name]) / one.completed)
        assert 0 < one.at_once <= 1


def test_who_reveals_does_so_in_a_turn_of_the_round(played: Results) -> None:
    rounds = played.table(ROUNDS, played.known(20)).explode("turns", "revealed").collect()
    assert rounds.filter(polars.col("revealed") > polars.col("turns") + 1).is_empty()


def _ranked(turns: list[float]) -> list[Difficulty]:
    return [Difficulty(listing(1)[0], 10, 5, each, 0.1) for each in turns]


def test_tiers_are_cut_where_programmes_are_most_alike_within() -> None:
    tiers = proposed(_ranked([1, 1.1, 1.2, 1.3, 4, 4.2, 20, 22, 25]), least=2)
    assert tiers == ["easy"] * 4 + ["normal"] * 2 + ["hard"] * 3


def test_a_cut_lies_between_two_tiers() -> None:
    ranked = _ranked([1, 2, 8, 20, 45])
    assert between_tiers(ranked, ["easy", "easy", "normal", "hard", "hard"]) == pytest.approx([4, sqrt(160)])
    assert between_tiers(ranked, []) == []


def test_both_columns_of_the_ranking_have_one_scale() -> None:
    """Also where an interval reaches below nothing, which a logarithm cannot show."""
    found = {"P01": (1.0, 0.1), "P02": (2.0, 0.2), "P03": (9.0, 12.0), "P04": (40.0, 5.0)}
    drawn = pictures.ranked("ranked", "label", found, "turns", lab_words(GAME, "en"), [4.0])
    assert re.findall(r"<text[^>]*>(\d+)</text>", drawn) == 2 * ["1", "2", "5", "10", "20"]


@pytest.fixture(scope="module")
def measured() -> list[Difficulty]:
    """All programmes as a hundred thousand matches measured them, from which the list has its tiers."""
    cards = {programme.name: programme for programme in listing(2)}
    kept = tiers.read(Path(__file__).parents[2] / tiers.KEPT)
    return [Difficulty(cards[one.name], one.spells, one.completed, one.turns, one.half) for one in kept.programmes]


def _seen(measured: list[Difficulty], matches: int, chance: Random) -> list[Difficulty]:
    """What so many matches might have shown of them."""
    wider = sqrt(100_000 / matches)
    drawn = [
        replace(one, turns=max(0.8, chance.gauss(one.turns, wider * one.half / Z95)), half=wider * one.half)
        for one in measured
    ]
    return sorted(drawn, key=lambda one: one.turns)


@pytest.mark.parametrize("matches", [300, 600, 2000])
def test_a_list_that_is_right_is_not_called_wrong_by_few_matches(measured: list[Difficulty], matches: int) -> None:
    chance = Random(matches)
    assert [surely_astray(_seen(measured, matches, chance)) for _ in range(5)] == [[]] * 5


def test_a_programme_in_the_wrong_tier_is_surely_out_of_line_once_enough_was_played(measured: list[Difficulty]) -> None:
    hard = next(one.programme for one in measured if one.programme.tier == "hard")
    moved = [replace(measured[0], programme=hard), *measured[1:]]
    assert surely_astray(_seen(moved, 20_000, Random("many"))) == [(ANY, "easy")]


def test_nothing_is_sure_where_it_is_not_known_how_far_turns_scatter(measured: list[Difficulty]) -> None:
    hard = next(one.programme for one in measured if one.programme.tier == "hard")
    assert surely_astray([replace(measured[0], programme=hard, half=inf), *measured[1:]]) == []


def test_no_tier_is_too_small_to_play_with() -> None:
    tiers = proposed(_ranked([1.0] + [float(each) for each in range(50, 97)]))
    assert all(tiers.count(tier) >= 12 for tier in TIERS)


@pytest.mark.parametrize(("lang", "said"), [("en", "easy: "), ("fr", "facile : ")])
def test_tiers_are_proposed_before_the_ranking(played: Results, lang: str, said: str) -> None:
    tiers, ranking = balance(Evidence(played, 20, lab_words(GAME, lang)))
    assert tiers.said[0].startswith(said)
    assert sum(int(row[1]) for row in tiers.tables[0].rows) == len(ranking.tables[0].rows)


@pytest.mark.parametrize(
    ("lang", "said", "end"),
    [
        ("en", "programmes would change tier: ", "; none of them surely. More matches will tell."),
        ("fr", "programmes changeraient de niveau : ", " ; aucun sûrement. Il faudra plus de parties."),
    ],
)
def test_which_programmes_would_change_tier_is_told_and_that_few_matches_make_nothing_sure(
    played: Results, lang: str, said: str, end: str
) -> None:
    evidence = Evidence(played, 20, lab_words(GAME, lang))
    ranked = difficulties(evidence)
    tiers = zip(ranked, proposed(ranked), strict=True)
    moved = [one.programme.name for one, tier in tiers if one.programme.tier != tier]
    assert f"{len(moved)} {said}{', '.join(moved)}{end}" in balance(evidence)[0].said


def test_a_programme_that_surely_changes_tier_is_named_as_such(
    played: Results, measured: list[Difficulty], monkeypatch: pytest.MonkeyPatch
) -> None:
    hard = next(one.programme for one in measured if one.programme.tier == "hard")
    moved = [replace(measured[0], programme=hard), *measured[1:]]
    monkeypatch.setattr("pioche.lab.simulation.balance.difficulties", lambda evidence: moved)
    said = balance(Evidence(played, 20, lab_words(GAME, "en")))[0].said
    assert f"One programme would change tier: {hard.name}, surely." in said


def test_programmes_that_nobody_completed_are_named(played: Results) -> None:
    evidence = Evidence(played, 20, lab_words(GAME, "en"))
    known = {one.programme.name for one in difficulties(evidence)}
    missing = [one.name for one in in_play(played.study) if one.name not in known]
    assert 1 < len(missing) < 48
    told = f"{len(missing)} programmes have not been completed yet, and have no place here: {', '.join(missing)}."
    for section in balance(evidence):
        assert any(sentence.startswith(told) for sentence in section.said)
        assert not any("out of line" in sentence for sentence in section.said)


def test_a_part_of_the_list_is_ranked_and_put_into_no_tiers(tmp_path: Path) -> None:
    results = simulated(tmp_path, study("programmes", options={"difficulty": "easy", "goal": 2}), 12)
    section = hardness(Evidence(results, 12, lab_words(GAME, "en")))
    assert "Only 13 of the 48 programmes are in play: they are ranked, and put into no tier." in section.said
    assert "measured tier" not in section.tables[0].heads
    assert "Tiers are cut" not in section.note
    with pytest.raises(Refusal, match="lab-balance-some"):
        need_all(results.study)


def test_no_interval_is_told_where_every_round_was_alike() -> None:
    words = lab_words(GAME, "en")
    assert turns_told(Difficulty(listing(2)[0], 4, 4, 1.0, inf), words) == "1.00"
    assert turns_told(Difficulty(listing(2)[0], 4, 4, 1.5, 0.5), words) == "1.50 [1.00; 2.00]"


def _evidence(folder: Path, completed: int) -> Evidence:
    """One match in which so many programmes were completed, and no other was worked at."""
    evidence = unplayed(folder, study("programmes"))
    evidence.count = 1
    seats = [number if number < completed else -1 for number in range(4)]
    row = {"programme": seats, "turns": [3, 4, 5, 6], "revealed": [3, 4, 5, 6]}
    evidence.rounds = LazyFrame([row])
    return evidence


@pytest.mark.parametrize("completed", [1, 2])
def test_fewer_programmes_than_tiers_are_ranked_and_put_into_no_tier(tmp_path: Path, completed: int) -> None:
    (ranking,) = balance(_evidence(tmp_path, completed))
    assert len(ranking.tables[0].rows) == completed
    assert "measured tier" not in ranking.tables[0].heads
    assert "Tiers are cut" not in ranking.note
    assert f"{48 - completed} programmes have not been completed yet" in " ".join(ranking.said)


def test_three_programmes_have_a_tier_each(tmp_path: Path) -> None:
    tiers, ranking = balance(_evidence(tmp_path, 3))
    assert [row[1] for row in tiers.tables[0].rows] == ["1"] * 3
    assert "measured tier" in ranking.tables[0].heads


def test_matches_in_which_nobody_completed_anything_are_not_told_as_none(tmp_path: Path) -> None:
    (ranking,) = balance(_evidence(tmp_path, 0))
    assert ranking.said == ["No programme has been completed yet."]


def test_nothing_played_proposes_nothing(tmp_path: Path) -> None:
    assert balance(unplayed(tmp_path, study("programmes"))) == []


def test_other_games_have_nothing_to_balance() -> None:
    with pytest.raises(Refusal, match="lab-balance"):
        need_balance(game_of("janus"))
