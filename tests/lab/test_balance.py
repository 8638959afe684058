"""How hard programmes are, and the tiers that this proposes."""

from pathlib import Path

import polars
import pytest

from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.games.programmes.listing import TIERS, listing
from pioche.lab.simulation.balance import balance, need_balance
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import ROUNDS
from pioche.lab.simulation.questions.programmes import Difficulty, difficulties, proposed, surely_astray
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.words import lab_words
from tests.lab.studies import simulated, study

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


def test_only_what_is_surely_in_another_tier_is_called_out_of_line() -> None:
    easy = [Difficulty(listing(1)[0], 10, 5, turns, 0.1) for turns in (1.0, 1.1, 1.2)]
    hard = next(programme for programme in listing(1) if programme.tier == "hard")
    sure, unsure = Difficulty(hard, 10, 5, 1.3, 0.1), Difficulty(hard, 10, 5, 1.4, 50.0)
    rest = [Difficulty(hard, 10, 5, turns, 0.1) for turns in (30.0, 31.0)]
    ranked = [*easy, sure, unsure, Difficulty(listing(1)[20], 10, 5, 6.0, 0.1), *rest]
    tiers = ["easy"] * 5 + ["normal"] + ["hard"] * 2
    assert surely_astray(ranked, tiers) == [(sure, "easy")]


def test_no_tier_is_too_small_to_play_with() -> None:
    tiers = proposed(_ranked([1.0] + [float(each) for each in range(50, 97)]))
    assert all(tiers.count(tier) >= 12 for tier in TIERS)


@pytest.mark.parametrize(("lang", "said"), [("en", "easy: "), ("fr", "facile : ")])
def test_tiers_are_proposed_before_the_ranking(played: Results, lang: str, said: str) -> None:
    tiers, ranking = balance(Evidence(played, 20, lab_words(GAME, lang)))
    assert tiers.said[0].startswith(said)
    assert sum(int(row[1]) for row in tiers.tables[0].rows) == len(ranking.tables[0].rows)


def test_nothing_played_proposes_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path, study("programmes"))
    results.close()
    assert balance(Evidence(results, 20, lab_words(GAME, "en"))) == []


def test_other_games_have_nothing_to_balance() -> None:
    with pytest.raises(Refusal, match="lab-balance"):
        need_balance(game_of("janus"))
