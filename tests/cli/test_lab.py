"""`pioche lab`: what it prints and how it exits."""

import os
import re
from pathlib import Path

import pytest

from pioche.cli.lab import command
from pioche.lab import extras
from tests.cli.asking import options_named, options_of, refused, run, stopped

LAB = ["lab", "nain_jaune", "--players", "3", "--workers", "1"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Does it matter who plays first?", "decisions on average", "The report is"]),
        ("fr", ["Est-ce que jouer en premier compte ?", "décisions en moyenne", "Le rapport est"]),
    ],
)
def test_the_lab_says_what_matches_show_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: list[str]
) -> None:
    given = [*LAB, "--matches", "6", "--out", str(tmp_path), "--lang", lang]
    code, out, err = run(capsys, *given)
    assert (code, err) == (0, "")
    assert all(words in out for words in said)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert "pioche lab nain_jaune --matches 6 --players 3<" in page
    assert run(capsys, *given) == (0, out, ""), "nothing is left to play"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "There is no game chess here. Installed: adriano,"),
        (["adriano", "--bots", "genius"], "There is no bot genius for this game. Known: easy, normal, hard,"),
        (["adriano", "--players", "2", "--bots", "fast,fast,random"], "3 bots are named for 2 seats"),
        (["adriano", "--players", "9"], "for 2 to 6 players"),
        (["adriano", "--options", "moon=1"], "There is no option moon"),
        (["adriano", "--compare", "rounds=3"], "rounds=3 cannot be compared. Write --compare name=a,b"),
        (["adriano", "--compare", "rounds=3,99"], "rounds"),
        (["balance", "adriano"], "There is nothing to balance in adriano"),
        (["balance"], "Write pioche lab GAME, or pioche lab balance programmes."),
        (["balance", "programmes", "--compare", "goal=2,3"], "leave --compare out"),
        (
            ["balance", "programmes", "--options", "difficulty=easy"],
            "and here 13 are in play",
        ),
        (["adriano", "--backend", "moon"], "--backend"),
        (["adriano", "--matches", "0"], "--matches takes a whole number, 1 or more."),
        (["adriano", "--matches", "1e6"], "--matches takes a whole number, 1 or more."),
        (["adriano", "--players", "many"], "--players takes a whole number."),
    ],
)
def test_what_a_person_does_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], said: str
) -> None:
    assert said in refused(capsys, tmp_path / "out", "lab", *arguments)


@pytest.mark.parametrize(("lang", "said"), [("en", "takes the name of a folder"), ("fr", "le nom d'un dossier")])
def test_results_cannot_lie_in_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "file").touch()
    code, out, err = run(capsys, *LAB, "--out", str(tmp_path / "file"), "--lang", lang)
    assert (code, out) == (2, "")
    assert said in err


def test_options_are_compared_on_the_same_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = [
        *LAB,
        "--matches",
        "5",
        "--options",
        "tokens=50",
        "--compare",
        "rounds=1,2",
        "--out",
        str(tmp_path),
        "--lang",
        "en",
    ]
    code, out, err = run(capsys, *given)
    assert (code, err) == (0, "")
    assert "More: rounds of a match, +1.00." in out
    pages = [tmp_path / "report.html", *(tmp_path / f"rounds={rounds}" / "report.html" for rounds in (1, 2))]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    assert all("--compare rounds=1,2" in text for text in texts)
    titles = ["Lab: Nain Jaune, 3 players, comparing rounds", *["Lab: Nain Jaune, 3 players"] * 2]
    assert [f"<h1>{title}</h1>" in text for title, text in zip(titles, texts, strict=True)] == [True] * 3
    options = ["tokens=50", "rounds=1, tokens=50", "rounds=2, tokens=50"]
    told = [f"<dt>Options</dt><dd>{given}</dd>" in text for given, text in zip(options, texts, strict=True)]
    assert told == [True] * 3


def test_a_comparison_leads_to_the_report_of_each_value(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = [*LAB, "--matches", "2", "--compare", "rounds=1,2", "--out", str(tmp_path), "--lang", "en"]
    out = run(capsys, *given)[1]
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    links = re.findall(r'<a href="([^"]+)">', page)
    assert links == ["rounds=1/report.html", "rounds=2/report.html"]
    for link in links:
        assert (tmp_path / link).exists()
        assert str(tmp_path / link) in out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "6 matches have been played here; this tells of the first 2."),
        ("fr", "6 parties ont été jouées ici ; ceci parle des 2 premières."),
    ],
)
@pytest.mark.parametrize("compare", [[], ["--compare", "rounds=1,2"]])
def test_a_report_of_fewer_matches_than_were_played_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, compare: list[str], lang: str, said: str
) -> None:
    given = [*LAB, "--out", str(tmp_path), "--lang", lang, *compare]
    assert said not in run(capsys, *given, "--matches", "6")[1]
    assert said in run(capsys, *given, "--matches", "2")[1]
    pages = [page.read_text(encoding="utf-8").replace("\u00a0", " ") for page in tmp_path.rglob("report.html")]
    assert all(said in page for page in pages)


def test_a_comparison_leaves_the_plain_report_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    run(capsys, *LAB, "--matches", "1")
    plain = (tmp_path / "lab-nain_jaune-3" / "report.html").read_bytes()
    run(capsys, *LAB, "--matches", "1", "--compare", "rounds=1,2")
    assert (tmp_path / "lab-nain_jaune-3" / "report.html").read_bytes() == plain
    assert (tmp_path / "lab-nain_jaune-3-compare-rounds" / "rounds=2" / "report.html").exists()


@pytest.mark.parametrize("compare", [[], ["--compare", "rounds=1,2"]])
def test_results_of_other_bots_are_told_as_such(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, compare: list[str]
) -> None:
    given = [*LAB, "--matches", "1", "--out", str(tmp_path), "--lang", "en", *compare]
    said = "These results are of another version of these bots"
    assert said not in run(capsys, *given)[1]
    for path in tmp_path.rglob("study.json"):
        path.write_text(re.sub('"code": "[0-9a-f]+"', '"code": "another"', path.read_text()))
    assert said in run(capsys, *given)[1]
    assert all(said in page.read_text(encoding="utf-8") for page in tmp_path.rglob("report.html"))


def test_programmes_are_balanced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ["lab", "balance", "programmes", "--options", "goal=2", "--matches", "8", "--workers", "1"]
    code, out, err = run(capsys, *given, "--out", str(tmp_path), "--lang", "en")
    assert (code, err) == (0, "")
    assert "Proposed tiers" in out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "pioche lab balance programmes --matches 8 --options goal=2<" in page


def test_the_documentation_names_every_option() -> None:
    assert options_named("lab.md", "## What is kept") == options_of(command)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_tells_what_is_played_where_nothing_is_said(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    page = " ".join(run(capsys, "lab", "--help", "--lang", lang)[1].split())
    otherwise = "otherwise" if lang == "en" else "sinon"
    said = {"matches": "10,000" if lang == "en" else "10 000", "players": "4", "seed": "lab"}
    for option, usual in said.items():
        about = page.partition(f"--{option} ")[2].partition(" --")[0]
        assert f"{otherwise} {usual}" in about.lower(), option


def test_without_the_lab_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "EXTRAS", ("polars", "no_such_package"))
    code, _, err = run(capsys, *LAB, "--out", str(tmp_path), "--lang", "en")
    assert code == 2
    assert 'pip install ".[lab]"' in err


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C cannot be sent to one process there")
def test_ctrl_c_stops_it_and_says_how_to_go_on(tmp_path: Path) -> None:
    given = [*LAB, "--workers", "2", "--matches", "4000", "--out", str(tmp_path)]
    stopped(given, lambda: any(tmp_path.glob("matches/*.parquet")))
    assert (tmp_path / "report.html").exists()
