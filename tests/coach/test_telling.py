"""What the coach says, in both languages."""

import re

import pytest
from msgspec import structs

from pioche.coach import Decision, Option, Remembered, Report, RoundReport, told
from pioche.coach.telling import decision_text, plain, signed, worth_remembering
from pioche.core.registry import game_of
from pioche.texts import LANGUAGES, Speech, speech

DRAWN = Decision(
    move=42,
    round=1,
    chosen="swap 1",
    best="trade 4 2.3",
    worth=-2.5,
    loss=4.04,
    half=0.3,
    luck=1.5,
    options=[Option("trade 4 2.3", 1.54, 4.04, 0.3), Option("swap 1", -2.5, 0.0, 0.0)],
    remembered=[
        Remembered("hand", 0, 2, False, "card", "G2"),
        Remembered("hand", 0, 4, False, "card", "R14"),
        Remembered("hand", 2, 3, False, "card", "B1"),
    ],
)


def report(*decisions: Decision, game: str = "adriano") -> Report:
    costliest = list(range(len(decisions)))
    return Report(game, 0, 4, [RoundReport(1, 1.0, 2.0, 4.04, -1.04)], list(decisions), costliest)


def test_a_costly_decision_is_told_with_the_better_move_and_what_could_be_remembered() -> None:
    words = Speech(game_of("adriano"), "en")
    words.names = ["Ann", "Bob", "Cid", "Dot"]
    (said,) = told(report(DRAWN), words).costliest
    assert said == (
        "Move 42, round 2: exchange with card 1 (top-left). That cost 4.0 points (± 0.30); "
        "better: swap your card 4 (bottom-right) with card 3 (bottom-left) of Cid. "
        "To be remembered: your card 4: red\xa014; card 3 of Cid: blue\xa01; your card 2: green\xa02."
    )


def test_french_is_typeset_as_french() -> None:
    words = Speech(game_of("adriano"), "fr")
    words.names = ["Ann", "Bob", "Est", "Dot"]
    (said,) = told(report(DRAWN), words).costliest
    assert " a coûté 4,0 points (± 0,30) ; mieux valait échanger sa carte 4 " in said
    assert "la carte 3 d'Est" in said
    assert not re.search(r"\d\.\d", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_cost_anything_one_sentence_says_so(lang: str) -> None:
    found = told(Report("adriano", 0, 4, [], [], []), speech(game_of("adriano"), lang))
    assert len(found.costliest) == 1
    assert found.costliest[0].endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "unit"),
    [("adriano", "point"), ("janus", "trio"), ("nain_jaune", "jeton|token"), ("programmes", "program")],
)
def test_a_result_is_told_in_what_the_game_counts(slug: str, unit: str, lang: str) -> None:
    assert re.search(unit, told(report(game=slug), speech(game_of(slug), lang)).summary)


def test_in_french_less_than_two_is_one() -> None:
    one = Report("janus", 0, 4, [RoundReport(0, 1.5, 0.0, 0.0, 1.5)], [], [])
    two = Report("janus", 0, 4, [RoundReport(0, -2.0, 0.0, 0.0, -2.0)], [], [])
    french = speech(game_of("janus"), "fr")
    assert "+1,5 trio " in told(one, french).summary
    assert "−2,0 trios " in told(two, french).summary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_the_record_does_not_end_is_told_so(lang: str) -> None:
    open_round = Report("adriano", 0, 4, [RoundReport(0, 1.0, 0.0, 0.0, None)], [], [])
    found = told(open_round, speech(game_of("adriano"), lang))
    assert ";" in found.rounds[0]
    assert {"fr": "Aucune manche", "en": "No round"}[lang] in found.summary


@pytest.mark.parametrize(
    ("lang", "one", "rest"), [("en", "in one decision", "not in these sums"), ("fr", "en une déc", "pas")]
)
def test_sums_count_the_decisions_of_rounds_that_ended_and_say_that_another_is_left_out(
    lang: str, one: str, rest: str
) -> None:
    words = speech(game_of("adriano"), lang)
    ended = report(DRAWN)
    going_on = structs.replace(
        ended,
        rounds=[*ended.rounds, RoundReport(2, 0.0, 0.0, 9.0, None)],
        decisions=[DRAWN, structs.replace(DRAWN, round=2, loss=9.0)],
        costliest=[1, 0],
    )
    said = told(going_on, words).summary
    assert one in said
    assert said.startswith(told(ended, words).summary.removesuffix(words.message("coach-caution")))
    assert rest in said
    assert rest not in told(ended, words).summary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_one_round_is_told_without_rounds(lang: str) -> None:
    one = Decision(7, 1, "take stock", "take 2.1", 0.0, 0.5, 0.1, 0.0, [], [])
    found = told(report(one, game="janus"), speech(game_of("janus"), lang))
    assert found.rounds == []
    assert "manche" not in found.costliest[0] + found.summary
    assert "ound" not in found.costliest[0] + found.summary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_thing_to_remember_has_its_words(lang: str) -> None:
    janus = Remembered("stock", -1, 5, True, "symbol", "C")
    other = Remembered("hand", 2, 1, False, "symbol", "C")
    own = Remembered("hand", 0, 1, True, "symbol", "C")
    one = Decision(1, 0, "take stock", "take 2.1", 0.0, 0.5, 0.1, 0.0, [], [janus, other, own])
    (said,) = told(report(one, game="janus"), speech(game_of("janus"), lang)).costliest
    assert said.count("★") == 2
    one = Decision(1, 0, "stop", "take stock", 0.0, 0.5, 0.1, 0.0, [], [janus, other, own])
    (said,) = told(report(one, game="janus"), speech(game_of("janus"), lang)).costliest
    assert said.count("★") == 3
    taken = Remembered("hand", 2, 0, False, "card", "7D")
    one = Decision(1, 0, "draw", "take", 0.0, 0.5, 0.1, 0.0, [], [taken])
    (said,) = told(report(one, game="programmes"), speech(game_of("programmes"), lang)).costliest
    assert "7♦" in said


def test_what_a_move_reaches_is_to_be_remembered_first() -> None:
    assert [(thing.owner, thing.place) for thing in worth_remembering(DRAWN, 0)] == [(0, 4), (2, 3), (0, 2)]


def test_where_moves_reach_nowhere_what_the_others_hold_is_to_be_remembered_too() -> None:
    called = structs.replace(DRAWN, chosen="call", best="silent")
    assert [(thing.owner, thing.place) for thing in worth_remembering(called, 0)] == [(0, 2), (0, 4), (2, 3)]
    drawn = structs.replace(DRAWN, chosen="swap 1", best="swap 4")
    assert [(thing.owner, thing.place) for thing in worth_remembering(drawn, 0)] == [(0, 4), (0, 2)]


def test_numbers_have_two_digits_that_matter() -> None:
    assert (plain(0.123, "en"), plain(4.04, "en"), plain(0.123, "fr")) == ("0.12", "4.0", "0,12")
    assert (signed(-1.25, "fr"), signed(0.0, "en"), signed(12.34, "en")) == ("−1,2", "+0.00", "+12.3")
    assert (signed(-0.004, "en"), signed(-0.006, "en")) == ("+0.00", "−0.01")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_luck_of_the_deal_is_called_luck_and_the_parts_add_up_to_the_result(lang: str) -> None:
    deal, since = {"fr": ("chance de la donne", "chance ensuite"), "en": ("luck of the deal", "luck since")}[lang]
    for slug in ("adriano", "janus"):
        decided = structs.replace(report(game=slug), decisions=[DRAWN])
        found = told(decided, speech(game_of(slug), lang))
        for said in (found.summary, *found.rounds):
            said = said.replace(",0", ".0")
            assert f"{deal} +1.0, {since} +2.0, " in said
            assert re.search(r"(less|moins) 4\.0 ", said)
        assert re.search("cards dealt|cartes distribuées", found.summary)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_luck_of_a_round_that_did_not_end_is_told_up_to_the_last_choice(lang: str) -> None:
    """What came after it nobody knows: it is not told as no luck at all."""
    since = {"fr": "chance ensuite jusqu'à votre dernier choix +0,00", "en": "up to your last choice +0.00"}[lang]
    open_round = structs.replace(report(), rounds=[RoundReport(0, 1.0, 0.0, 0.0, None)], decisions=[DRAWN])
    (said,) = told(open_round, speech(game_of("adriano"), lang)).rounds
    assert since in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_where_sums_are_known_to_mislead_a_caution_says_so(lang: str) -> None:
    caution = {"fr": "avec prudence", "en": "with care"}[lang]
    for rounds in ([RoundReport(0, 1.0, 0.0, 0.0, 1.0)], [RoundReport(0, 1.0, 0.0, 0.0, None)]):
        cautious = [
            caution in told(Report(slug, 0, 4, rounds, decisions, []), speech(game_of(slug), lang)).summary
            for decisions in ([DRAWN], [])
            for slug in ("janus", "adriano", "nain_jaune", "programmes")
        ]
        assert cautious == [True, True, False, False, *[False] * 4]  # none of where nothing was decided


def test_a_loss_that_hardly_differed_between_deals_is_not_told_as_exact() -> None:
    sure = structs.replace(DRAWN, half=0.004)
    (said,) = told(report(sure), speech(game_of("adriano"), "en")).costliest
    assert "That cost 4.0 points (about the same on every deal tried)" in said
    (said,) = told(report(sure), speech(game_of("adriano"), "fr")).costliest
    assert "4,0 points (à peu près autant sur chaque donne essayée)" in said


@pytest.mark.parametrize(
    ("lang", "numbers"), [("en", ("−2.5", "+4.0 ± 0.30", "−1.0")), ("fr", ("−2,5", "+4,0 ± 0,30", "−1,0"))]
)
def test_other_moves_are_told_by_their_difference_to_the_chosen_one_which_has_no_interval(
    lang: str, numbers: tuple[str, str, str]
) -> None:
    worth, lead, behind = numbers
    weighed = structs.replace(DRAWN, options=[*DRAWN.options, Option("throw", -3.5, -1.0, 0.0)])
    line = decision_text(weighed, speech(game_of("adriano"), lang))
    chosen, others = re.split(" : |: ", line)
    assert f"swap 1 {worth}, " in chosen
    assert "±" not in chosen
    assert others == f"trade 4 2.3 {lead}, throw {behind}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_decision_is_one_line_with_every_move(lang: str) -> None:
    line = decision_text(DRAWN, speech(game_of("adriano"), lang))
    assert "swap 1" in line
    assert "trade 4 2.3" in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("lang", "count", "says"),
    [
        ("en", 1, ", in one decision: luck of the deal "),
        ("en", 2, ", in 2 decisions: luck of the deal "),
        ("fr", 1, ", en une décision : chance de la donne "),
        ("fr", 2, ", en 2 décisions : chance de la donne "),
    ],
)
@pytest.mark.parametrize("game", ["adriano", "janus"])
def test_decisions_are_counted_as_one_speaks(game: str, lang: str, count: int, says: str) -> None:
    found = Report(game, 0, 4, [RoundReport(1, 1.0, 2.0, 4.0, -1.0)], [DRAWN] * count, [])
    assert says in told(found, speech(game_of(game), lang)).summary


@pytest.mark.parametrize("game", ["adriano", "janus"])
@pytest.mark.parametrize(("lang", "says"), [("en", "No decision was yours"), ("fr", "Aucune décision n'était de vous")])
def test_where_nothing_was_decided_nothing_is_said_of_a_first_decision(game: str, lang: str, says: str) -> None:
    said = told(Report(game, 0, 4, [RoundReport(0, 3.0, 0.0, 0.0, 3.0)], [], []), speech(game_of(game), lang)).summary
    assert says in said
    assert "0 d" not in said
    assert not re.search("luck of the deal|chance de la donne|first|première", said)


@pytest.mark.parametrize(
    ("lang", "count", "says"),
    [
        ("en", 0, "over. No decision in it was yours."),
        ("en", 1, "over. Given away in one decision: 4.0 points."),
        ("fr", 0, "finie. Aucune décision n'y est de vous."),
        ("fr", 1, "finie. Perdu en une décision : 4,0 points."),
    ],
)
def test_so_they_are_where_no_round_is_over(lang: str, count: int, says: str) -> None:
    rounds = [RoundReport(1, 1.0, 2.0, 4.0 * count, None)]
    found = Report("adriano", 0, 4, rounds, [DRAWN] * count, [])
    words = speech(game_of("adriano"), lang)
    caution = f" {words.message('coach-caution')}" if count else ""
    assert told(found, words).summary.endswith(f"{says}{caution}")
