"""A simulation told: plain sentences and one page, in both languages, that needs nothing else."""

import re
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

import polars
import pytest

from pioche.core.registry import game_of
from pioche.intervals import half_of, wilson
from pioche.lab.numbers import rare
from pioche.lab.simulation.clauses import CLAUSES, in_force
from pioche.lab.simulation.common import bots, length, of_many, rules
from pioche.lab.simulation.evidence import Evidence, means, places, quantile
from pioche.lab.simulation.report import facts_of, sections, told, write_report
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.sections import mean_from, mean_in, percent_ends, signed_ends, with_ends
from pioche.lab.simulation.study import study_of
from pioche.lab.simulation.times import Taken, clock, spent
from pioche.lab.simulation.words import lab_words
from pioche.texts import LANGUAGES
from pioche.texts.rulebook import rulebook
from tests.lab.studies import GAMES, simulated, study

ALWAYS = [
    ("en", "Every match had one round, which takes ", "Every match had 2 rounds; a round takes "),
    (
        "fr",
        "Toutes les parties ont eu une seule manche, qui demande ",
        "Toutes les parties ont eu 2 manches ; une manche demande ",
    ),
]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Results]:
    return {slug: simulated(tmp_path_factory.mktemp(slug), study(slug), 8) for slug in GAMES}


def page(results: Results, path: Path, lang: str) -> str:
    words = lab_words(game_of(results.study.game), lang)
    evidence = Evidence(results, 8, words)
    facts = facts_of(results.study, evidence.count, 8, results.taken(8), "pioche lab <game>", words)
    write_report(path, "title", facts, sections(evidence), words)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_page_needs_nothing_but_itself(played: dict[str, Results], tmp_path: Path, slug: str, lang: str) -> None:
    text = page(played[slug], tmp_path / "report.html", lang)
    asked = re.findall(r'(?:src|href|action)="([^"]*)"|url\(([^)]*)\)|@import (\S+)', text)
    assert all(next(filter(None, places)).startswith("#") for places in asked)
    assert "<script" not in text
    assert "<link" not in text
    assert text.count("<svg") >= 3
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert "pioche lab &lt;game&gt;" in text
    assert "nan" not in re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL).lower().split()


def test_the_same_results_make_the_same_page(played: dict[str, Results], tmp_path: Path) -> None:
    one, other = (page(played["janus"], tmp_path / "report.html", "en") for _ in range(2))
    assert one == other


def test_the_sentences_are_told_in_a_terminal_too(played: dict[str, Results]) -> None:
    words = lab_words(game_of("adriano"), "en")
    lines = list(told(sections(Evidence(played["adriano"], 8, words))))
    assert "How long is a match?" in lines
    assert any("Every match had 2 rounds; a round takes " in line for line in lines)


def test_a_report_without_a_match_says_so(tmp_path: Path) -> None:
    results = Results(tmp_path, study())
    results.close()
    assert "Nothing has been played yet." in page(results, tmp_path / "report.html", "en")


@pytest.mark.parametrize("slug", GAMES)
def test_every_event_has_a_clause_of_the_rulebook(slug: str) -> None:
    game = game_of(slug)
    assert set(CLAUSES[slug]) == {kind.name for kind in game.events}
    told = {clause for clauses in CLAUSES[slug].values() for clause in clauses}
    assert told <= set(rulebook(game, "en").clauses)


@pytest.mark.parametrize("slug", GAMES)
def test_an_event_of_two_clauses_says_which(slug: str) -> None:
    game = game_of(slug)
    for kind in game.events:
        clauses = CLAUSES[slug][kind.name]
        for lang in LANGUAGES if len(clauses) > 1 else ():
            assert all(clause in lab_words(game, lang).happening(game, kind) for clause in clauses)


def test_every_clause_is_counted_or_said_to_be_no_event(played: dict[str, Results]) -> None:
    for slug in GAMES:
        game = game_of(slug)
        section = rules(Evidence(played[slug], 8, lab_words(game, "en")))
        rows = ", ".join(row[0] for row in section.tables[0].rows)
        text = f"{rows} {' '.join(section.said)}"
        assert all(clause in text for clause in rulebook(game, "en").clauses)


def test_what_options_switch_off_is_not_told_as_never_seen(tmp_path: Path) -> None:
    of = study("adriano", options={"rounds": 1, "reshuffle": True})
    section = rules(Evidence(simulated(tmp_path, of, 2), 2, lab_words(game_of("adriano"), "en")))
    off = next(sentence for sentence in section.said if sentence.startswith("Not in force with these options: "))
    assert "The pit is turned over" in off
    assert "shuffled" not in off
    assert not any(
        "(AD-47)" in sentence and "turned over: " in sentence for sentence in section.said if sentence != off
    )
    assert len(section.tables[0].rows) == len(game_of("adriano").events) - 1


@pytest.mark.parametrize(
    ("options", "lab", "off"),
    [
        ({}, {}, set()),
        ({"swap_after": 0}, {}, {"asked", "kept", "exchanged"}),
        ({"swap_after": 3, "max_rounds": 4}, {}, set()),
        ({"swap_after": 3, "max_rounds": 3, "goal": 5}, {}, {"asked", "kept", "exchanged"}),
        ({"max_rounds": 2}, {}, {"asked", "kept", "exchanged", "won"}),
        ({}, {"suns": 0, "dealer": 1}, {"sun", "dealer"}),
    ],
)
def test_what_cannot_happen_in_programmes_is_not_in_force(
    options: dict[str, object], lab: dict[str, object], off: set[str]
) -> None:
    game = game_of("programmes")
    of = study_of(game, 3, options, lab, names=(), seed="off")
    assert {kind.name for kind in game.events if not in_force(of, kind.name)} == off


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_that_never_happened_are_one_sentence(tmp_path: Path, lang: str) -> None:
    of = study("adriano", options={"rounds": 1, "reshuffle": True})
    section = rules(Evidence(simulated(tmp_path, of, 1), 1, lab_words(game_of("adriano"), lang)))
    _, never, off, *_ = section.said
    assert never.startswith("Never seen: " if lang == "en" else "Jamais vu : ")
    for sentence in (never, off):
        assert sentence.endswith(").")
        assert sentence.count(".") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_is_named_twice_of_what_never_happened(tmp_path: Path, lang: str) -> None:
    of = study("adriano", options={"rounds": 1})
    evidence = Evidence(simulated(tmp_path, of, 1), 1, lab_words(game_of("adriano"), lang))
    evidence.rounds = evidence.rounds.with_columns(polars.selectors.starts_with("event_") * 0)
    never = rules(evidence).said[1]
    assert never.count("(AD-22)") == 2, "of what is mismatched, and of penalties"
    assert "AD-22, AD-23" not in never
    assert "(AD-20)" in never


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(__file__).parents[2] / "src" / "pioche" / "lab" / "simulation" / "locale"
    keys = [re.findall(r"^([\w-]+) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE) for lang in LANGUAGES]
    assert keys[0] == keys[1]


def test_numbers_are_written_with_how_sure_they_are() -> None:
    words = lab_words(game_of("janus"), "fr")
    assert with_ends(mean_from(100, 2.5, 1.0), words) == "2,50 [2,30 ; 2,70]"
    assert with_ends(mean_from(1, 2.5, 0.0), words) == "2,50"
    assert with_ends(mean_from(100, 2.5, 0.0), words) == "2,50", "all were alike"
    assert signed_ends(mean_from(100, 2.5, 0.0), words) == "+2,50"
    assert [rare(share, words) for share in (0, 0.00001, 0.25)] == ["0,0 %", "0,0010 %", "25,0 %"]
    assert [rare(share, words) for share in (1, 0.99999)] == ["100,0 %", "99,9990 %"]


def test_an_interval_has_ends_that_differ_however_many_matches_made_it_small() -> None:
    words = lab_words(game_of("janus"), "en")
    many = 1_000_000
    assert with_ends(mean_from(many, 5.8, 1.0), words, 1) == "5.8000 [5.7980; 5.8020]"
    assert with_ends(mean_from(many, 5.8, 1e-9), words, 1) == "5.800000 [5.800000; 5.800000]", "within bounds"
    assert signed_ends(mean_from(many, 0.1, 2.0), words) == "+0.1000 [+0.0961; +0.1039]"
    assert percent_ends(mean_in({0: 3 * many, 1: many}), words) == "25.000% [24.958%; 25.042%]"
    assert percent_ends(mean_in({0: 3, 1: 1}), words) == "25.0% [4.6%; 69.9%]"


@pytest.mark.parametrize(("lang", "one", "some"), ALWAYS)
def test_matches_that_are_all_as_long_are_said_to_be(tmp_path: Path, lang: str, one: str, some: str) -> None:
    for rounds, said in ((1, one), (2, some)):
        results = simulated(tmp_path / str(rounds), study("adriano", options={"rounds": rounds}), 3)
        sentence = length(Evidence(results, 3, lab_words(game_of("adriano"), lang))).said[1]
        assert sentence.startswith(said)


def test_a_share_of_which_none_or_all_were_seen_may_still_be_another() -> None:
    words = lab_words(game_of("janus"), "en")
    none, every = mean_in({0: 300}), mean_in({1: 300})
    assert percent_ends(none, words) == "0.0% [0.0%; 1.26%]"
    assert percent_ends(every, words) == "100.0% [98.74%; 100.0%]"
    assert percent_ends(mean_in({0: 1_000_000}), words) == "0.0% [0.0%; 0.00038%]"
    assert percent_ends(mean_in({0: 999_800, 1: 200}), words) == "0.0200% [0.0174%; 0.0230%]"


def test_a_share_of_yes_and_no_has_wilsons_interval_and_one_of_parts_a_smaller_one() -> None:
    assert mean_in({0: 7, 1: 3}).share_ends() == pytest.approx(wilson(0.3, 10))
    shared = [0.25] * 50 + [0.35] * 50
    low, high = mean_from(100, fmean(shared), stdev(shared)).share_ends()
    assert (low, high) == pytest.approx((0.3 - half_of(shared), 0.3 + half_of(shared)), abs=1e-3)


def test_a_seat_that_won_all_of_a_few_matches_does_not_surely_win_more() -> None:
    assert mean_in({1: 2}).may_be(1 / 3, of_many(3))
    assert not mean_in({1: 20}).may_be(1 / 3, of_many(3))


def test_several_places_looked_at_together_must_be_further_off_to_be_sure() -> None:
    assert of_many(1) == pytest.approx(1, abs=1e-4)
    assert of_many(4) == pytest.approx(2.498 / 1.96, abs=1e-3)


def test_what_went_on_at_once_counts_once_on_the_clock_and_twice_for_cores() -> None:
    taken = [Taken(10, 0.0, 4.0, 3.0, 5_000_000), Taken(20, 2.0, 6.0, 3.5, 7_000_000), Taken(10, 100.0, 101.0, 1.5, 0)]
    assert clock(taken) == 7.0
    words = lab_words(game_of("janus"), "en")
    assert spent(taken, words) == (
        "0:00:07 of playing on the clock, 5.7 matches a second; "
        "0:00:08 of core time, 5.0 matches a second of one core. Starting and writing come on top. "
        "While playing, no process needed more than 7 MB."
    )
    assert spent([], words).startswith("0:00:00 of playing on the clock")


def test_a_mean_is_the_same_of_numbers_and_of_how_often_they_are_there() -> None:
    numbers = [0, 0, 1, 3, 3, 3]
    found = mean_in({0: 2, 1: 1, 3: 3})
    assert (found.count, found.mean) == (6, fmean(numbers))
    assert found.half == pytest.approx(half_of(numbers))


def test_sums_of_matches_are_the_same_part_after_part(played: dict[str, Results]) -> None:
    evidence = Evidence(played["nain_jaune"], 8, lab_words(game_of("nain_jaune"), "en"))
    rounds = evidence.match_sums(polars.col("round") >= 0)
    assert rounds == dict(sorted(Counter(evidence.matches.collect()["rounds"]).items()))


def test_a_quantile_is_the_least_value_that_a_share_does_not_exceed() -> None:
    assert quantile({1: 5, 2: 4, 9: 1}, 0.5) == 1
    assert quantile({1: 5, 2: 4, 9: 1}, 0.9) == 2
    assert quantile({1: 5, 2: 4, 9: 1}, 1.0) == 9


# Who wins.


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "random wins 60.0% [23.1%; 88.2%] of the matches; its fair share is 33.3%.",
                "fast wins 40.0% [11.8%; 76.9%] of the matches; its fair share is 66.7%.",
            ],
        ),
        (
            "fr",
            [
                "random gagne 60,0 % [23,1 % ; 88,2 %] des parties ; sa part équitable est de 33,3 %.",
                "fast gagne 40,0 % [11,8 % ; 76,9 %] des parties ; sa part équitable est de 66,7 %.",
            ],
        ),
    ],
)
def test_each_kind_of_bot_has_the_wins_of_all_its_seats_beside_its_fair_share(
    tmp_path: Path, lang: str, said: list[str]
) -> None:
    results = simulated(tmp_path, study("nain_jaune", names=("fast", "random"), options={"rounds": 1}), 5)
    evidence = Evidence(results, 5, lab_words(game_of("nain_jaune"), lang))
    ranks = [[1, 3, 2], [2, 3, 1], [3, 1, 2], [2, 1, 2], [2, 1, 2]]
    evidence.matches = evidence.matches.collect().with_columns(ranks=polars.Series(ranks)).lazy()
    assert bots(evidence).said[1:] == said


def test_a_win_that_two_kinds_of_bots_share_is_half_of_each(tmp_path: Path) -> None:
    results = simulated(tmp_path, study("nain_jaune", names=("fast", "random"), options={"rounds": 1}), 1)
    evidence = Evidence(results, 1, lab_words(game_of("nain_jaune"), "en"))
    evidence.matches = evidence.matches.collect().with_columns(ranks=polars.Series([[1, 1, 3]])).lazy()
    assert [sentence.split(" [")[0] for sentence in bots(evidence).said[1:]] == ["random wins 50.0%", "fast wins 50.0%"]


# Who never decides.


def test_seats_that_never_decide_have_the_places_that_are_left_in_the_order_of_the_table() -> None:
    orders: list[list[int | None]] = [[0, 1, 2, 3], [-1, -1, 0, 1], [1, -1, 0, -1], [-1, 0, None, -1], [-1, -1, -1, -1]]
    frame = polars.DataFrame(orders, schema=dict.fromkeys("0123", polars.Int32()), orient="row")
    found = frame.select(found=places([polars.col(str(seat)) for seat in range(4)]))["found"].to_list()
    assert found == [[0, 1, 2, 3], [2, 3, 0, 1], [1, 3, 0, 2], [2, 0, None, 1], [0, 1, 2, 3]]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """Rounds so short that a third of them leave somebody without a decision."""
    game = game_of("nain_jaune")
    of = study_of(game, 3, {"rounds": 3}, {"hand": 2, "ranks": 3}, names=(), seed="short")
    return simulated(tmp_path_factory.mktemp("short"), of, 60)


def test_shares_of_all_places_are_a_whole_even_where_some_never_decide(short: Results) -> None:
    evidence = Evidence(short, 60, lab_words(game_of("nain_jaune"), "en"))
    assert evidence.matches.collect()["order"].explode().min() == -1
    won = means(evidence.by_seat(), polars.col("order"), polars.col("won"))
    assert [found.count for found in won.values()] == [60] * 3
    assert sum(found.mean for found in won.values()) == pytest.approx(1)


def test_what_is_gained_in_a_round_is_lost_by_the_others_of_it(short: Results) -> None:
    evidence = Evidence(short, 60, lab_words(game_of("nain_jaune"), "en"))
    others = (polars.col("total") - polars.col("points")) / (polars.col("seats") - 1)
    gained = evidence.rounds_by_seat().with_columns(gained=polars.col("points") - others)
    by_round = gained.group_by("match", "round").agg(
        polars.col("gained").sum(), polars.col("order"), polars.col("seats")
    )
    for _, _, sum_, order, seats in by_round.collect().iter_rows():
        assert sum_ == pytest.approx(0)
        assert sorted(order) == list(range(len(order)))
        assert set(seats) == {len(order)}
