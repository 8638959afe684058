"""`pioche lab`: what it prints and how it exits."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from pioche.cli.lab import command
from pioche.cli.main import main
from pioche.lab import extras

LAB = ["lab", "nain_jaune", "--players", "3", "--workers", "1"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main([*arguments])
    told = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, told.out, told.err


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
        (["adriano", "--backend", "moon"], "--backend"),
        (["adriano", "--matches", "0"], "--matches has a value that does not fit"),
    ],
)
def test_what_a_person_does_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, "lab", *arguments, "--out", str(tmp_path / "out"), "--lang", "en")
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


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
    assert "More: rounds of a match, +1.00 [+1.00 ; +1.00]." in out
    pages = [tmp_path / "report.html", *(tmp_path / f"rounds={rounds}" / "report.html" for rounds in (1, 2))]
    assert all("--compare rounds=1,2" in page.read_text(encoding="utf-8") for page in pages)


def test_programmes_are_balanced(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = ["lab", "balance", "programmes", "--options", "goal=2", "--matches", "8", "--workers", "1"]
    code, out, err = run(capsys, *given, "--out", str(tmp_path), "--lang", "en")
    assert (code, err) == (0, "")
    assert "Proposed tiers" in out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "pioche lab balance programmes --matches 8 --options goal=2<" in page


def test_the_documentation_names_every_option() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    options = {name for option in command.params if isinstance(option, click.Option) for name in option.opts}
    assert set(re.findall(r"`(--[a-z]+)", page.partition("## What is kept")[0])) == options - {"--lang"}


def test_without_the_lab_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "EXTRAS", ("polars", "no_such_package"))
    code, _, err = run(capsys, *LAB, "--out", str(tmp_path), "--lang", "en")
    assert code == 2
    assert 'pip install "pioche[lab]"' in err


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C cannot be sent to one process there")
def test_ctrl_c_stops_it_and_says_how_to_go_on(tmp_path: Path) -> None:
    given = [sys.executable, "-m", "pioche", *LAB, "--workers", "2", "--matches", "4000", "--out", str(tmp_path)]
    stopped = subprocess.Popen([*given, "--lang", "en"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    until = time.monotonic() + 50
    while time.monotonic() < until and not list(tmp_path.glob("matches/*.parquet")):
        time.sleep(0.05)
    stopped.send_signal(signal.SIGINT)
    out, err = stopped.communicate(timeout=50)
    assert stopped.returncode == 130
    assert b"run the same command again to go on" in out
    assert err == b""
    assert (tmp_path / "report.html").exists()
