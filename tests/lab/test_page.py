"""The results as a page: one file, in both languages, that needs nothing else."""

import re
from contextlib import closing
from html import escape
from pathlib import Path

import pytest

from pioche.cli.standings import told
from pioche.core.registry import game_of
from pioche.lab import html
from pioche.lab import ledger as ledger_module
from pioche.lab.edges import edge, running_edge, verdict
from pioche.lab.ledger import Ledger, Row
from pioche.lab.page import write_page
from pioche.lab.plan import Pair, pairs
from pioche.lab.sheets import Report, interval
from pioche.lab.standings import Contest
from pioche.texts import LANGUAGES, speech
from tests.lab.arenas import NAMES, arena, ledger_in

GAME = game_of("adriano")
THREE = ["normal", "easy", "random"]


def page(contest: Contest, folder: Path, lang: str) -> str:
    path = folder / "results.html"
    write_page(path, Report(contest), "pioche arena <adriano>", speech(GAME, lang))
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Contest:
    return arena(tmp_path_factory.mktemp("arena"), 12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_but_itself(played: Contest, tmp_path: Path, lang: str) -> None:
    text = page(played, tmp_path, lang)
    asked = re.findall(r'(?:src|href|action)="([^"]*)"|url\(([^)]*)\)|@import (\S+)', text)
    assert all(next(filter(None, places)).startswith("#") for places in asked)
    assert "<script" not in text
    assert "<link" not in text
    assert text.count("<svg") == 4
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))


def test_no_line_of_french_ends_before_its_punctuation_and_commands_stay_as_they_are_typed() -> None:
    body = ["<p>« Plus » : 25,0 % ; oui ! Non ?</p>", "<code>--seed 'a : b'</code> : oui"]
    *_, first, second, _ = html.page("Rapport", "fr", body)
    assert first == "<p>«\u00a0Plus\u00a0»\u00a0: 25,0\u00a0%\u00a0; oui\u00a0! Non\u00a0?</p>"
    assert second == "<code>--seed 'a : b'</code>\u00a0: oui"
    assert list(html.page("Report", "en", body))[1:-1][-2:] == body


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["Who is better", "Everybody among everybody", "OpenSkill ratings", "Time a decision", "fast among random"],
        ),
        (
            "fr",
            [
                "Qui est le meilleur",
                "Chacun parmi chacun",
                "Cotes OpenSkill",
                "Temps par décision",
                "fast parmi random",
            ],
        ),
    ],
)
def test_the_page_says_all_there_is_to_say(played: Contest, tmp_path: Path, lang: str, said: list[str]) -> None:
    text = page(played, tmp_path, lang)
    assert all(words in text for words in said)
    assert "pioche arena &lt;adriano&gt;" in text
    edge = played.meetings[0].edge
    assert edge is not None
    shown = f"+{edge.mean:.2f}"
    assert (shown.replace(".", ",") if lang == "fr" else shown) in text


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("adriano", ["points a deal", "points par donne"]),
        ("janus", ["trios a deal", "trios par donne"]),
        ("nain_jaune", ["tokens a deal", "jetons par donne"]),
        ("programmes", ["programmes a deal", "programmes par donne"]),
    ],
)
def test_an_edge_is_of_what_the_game_counts(played: Contest, slug: str, said: list[str]) -> None:
    for lang, words in zip(("en", "fr"), said, strict=True):
        assert words in Report(played).reading(speech(game_of(slug), lang))


def test_the_same_results_make_the_same_page(played: Contest, tmp_path: Path) -> None:
    assert page(played, tmp_path, "en") == page(played, tmp_path, "en")


@pytest.mark.parametrize(("lang", "said"), [("en", "Skill captured"), ("fr", "Savoir-faire")])
def test_the_skill_captured_is_told_after_a_fixed_number_of_deals_only(tmp_path: Path, lang: str, said: str) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        for deal in range(300):
            ledger.add([Row(deal, "fast", "", 0, [0.0, 0.0], [1.0], 0)])
            for hero, won in (("random", -1.0 - deal % 2), ("oracle", 1.0 + deal % 3)):
                ledger.add([Row(deal, "fast", hero, seat, [won, won], [1.0], 0) for seat in range(2)])
    met = pairs(["random", "oracle", "fast"], against="fast")
    assert f"<h2>{said}</h2>" in page(Contest(ledger, met, 300), tmp_path, lang)
    sequential = Contest(ledger, met, 300, sequential=True)
    assert f"<h2>{said}</h2>" not in page(sequential, tmp_path, lang)
    assert Report(sequential).warnings(speech(GAME, lang)) == [speech(GAME, lang).message("arena-skill-fixed")]


def ledger_of_three(folder: Path) -> Ledger:
    """Everybody among everybody: what is won differs from deal to deal and from seat to seat."""
    with closing(ledger_in(folder)) as ledger:
        for deal in range(250):
            for villain in THREE:
                ledger.add([Row(deal, villain, "", 0, [0.0, 0.0], [1.0], 0)])
                for hero in set(THREE) - {villain}:
                    won = [1.0 + deal % 3, -1.0 + deal % 5]
                    ledger.add([Row(deal, villain, hero, seat, won, [1.0], 0) for seat in range(2)])
    return ledger


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["compiled core", "interpreted core"]), ("fr", ["moteur compilé", "moteur interprété"])]
)
def test_the_page_says_what_its_times_are_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: list[str]
) -> None:
    for deal, core in enumerate(("compiled", "interpreted")):
        monkeypatch.setattr(ledger_module, "core", lambda core=core: core)
        with closing(ledger_in(tmp_path)) as ledger:
            text = page(Contest(ledger, pairs(NAMES), 2), tmp_path, lang)
            assert [words in text for words in said] == [nth < deal for nth in range(2)]
            ledger.add([Row(deal, "fast", "", 0, [0.0, 0.0], [1.0], 0)])
    with closing(ledger_in(tmp_path)) as ledger:
        assert ", ".join(said) in page(Contest(ledger, pairs(NAMES), 2), tmp_path, lang)


def test_seat_by_seat_an_interval_is_no_surer_than_the_test_that_chose_the_deals(tmp_path: Path) -> None:
    ledger = ledger_of_three(tmp_path)
    for sequential, surely in ((True, running_edge), (False, edge)):
        contest = Contest(ledger, pairs(THREE), 250, sequential=sequential)
        first = [1.0 + deal % 3 for deal in range(len(contest.meetings[0].deals))]
        shown = interval(surely(first), speech(GAME, "en"))
        seats = page(contest, tmp_path, "en").partition("Seat by seat")[2].partition("</table>")[0]
        assert shown in seats
        assert ("however often one looks" in seats) is sequential


def test_a_sequential_test_colours_nothing_and_tells_nothing_before_its_earliest_deal(tmp_path: Path) -> None:
    ledger = ledger_of_three(tmp_path)
    for deals, sequential, sure in ((199, True, False), (200, True, True), (199, False, True)):
        contest = Contest(ledger, pairs(THREE), deals, sequential=sequential)
        assert ('class="r better"' in page(contest, tmp_path, "en")) is sure
        said = {row[-1] for row in Report(contest).sheets(speech(GAME, "en"))[0].rows}
        assert said == {"better" if sure else "too few deals"}


@pytest.mark.parametrize(("lang", "said"), [("en", "won the same"), ("fr", "a gagné autant")])
def test_whoever_won_the_same_on_every_deal_is_told_of_so(tmp_path: Path, lang: str, said: str) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        for deal in range(2):
            ledger.add([Row(deal, "a", "", 0, [1.0, -1.0], [1.0], 0)])
            ledger.add([Row(deal, "a", "b", seat, [1.0, -1.0], [1.0], 0) for seat in range(2)])
    contest = Contest(ledger, [Pair("b", "a")], 2)
    assert Report(contest).sheets(speech(GAME, lang))[0].rows[0][-1] == said
    assert verdict(edge([-1.0, 1.0])) == "unsure"


def test_the_matrix_has_everybody_in_the_same_order_both_ways(tmp_path: Path) -> None:
    text = page(Contest(ledger_of_three(tmp_path), pairs(THREE), 5), tmp_path, "en")
    matrix = text.partition("Everybody among everybody")[2].partition("</table>")[0]
    heads, *rows = (re.findall(r"<t[hd][^>]*>([^<]*)", line) for line in re.findall("<tr>.*</tr>", matrix))
    assert heads[1:] == [cells[0] for cells in rows] == THREE
    assert [cells[1 + nth] for nth, cells in enumerate(rows)] == ["·"] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_of_other_bots_are_told_with_a_warning(tmp_path: Path, lang: str) -> None:
    warning = speech(GAME, lang).message("arena-stale")
    assert warning not in page(arena(tmp_path, 2), tmp_path, lang)
    plan = tmp_path / "plan.json"
    plan.write_text(re.sub('"code": "[0-9a-f]+"', '"code": "another"', plan.read_text()))
    contest = arena(tmp_path, 2)
    assert f"<strong>{escape(warning)}</strong>" in page(contest, tmp_path, lang)
    assert warning in told(Report(contest), speech(GAME, lang))


@pytest.mark.parametrize(("lang", "head"), [("en", "±1.96 σ"), ("fr", "±1,96 σ")])
def test_a_rating_is_given_no_interval_of_which_one_may_be_sure(played: Contest, lang: str, head: str) -> None:
    words = speech(GAME, lang)
    rated = next(sheet for sheet in Report(played).sheets(words) if sheet.name == "ratings")
    heads = [words.message(f"arena-head-{one}") for one in rated.heads]
    assert head in heads
    assert words.message("arena-head-interval") not in heads


def test_a_page_without_a_deal_says_so(tmp_path: Path) -> None:
    ledger = ledger_in(tmp_path)
    ledger.close()
    text = page(Contest(ledger, pairs(NAMES), 10), tmp_path, "en")
    assert "too few deals" in text
    assert "<svg" not in text
