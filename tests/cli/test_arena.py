"""`pioche arena`: what it prints and how it exits."""

import os
import re
import sys
from pathlib import Path

import pytest

from pioche import built
from pioche.cli import arena
from pioche.cli.arena import command
from pioche.lab import extras
from tests.cli.asking import options_named, options_of, refused, run, stopped

ARENA = ["arena", "adriano", "fast", "random", "--players", "2", "--workers", "1"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["95% interval", "better", "Of ratings only the differences count", "The results are in"]),
        (
            "fr",
            ["intervalle à 95 %", "meilleur", "Des cotes, seules les différences comptent", "Les résultats sont dans"],
        ),
    ],
)
def test_the_arena_says_who_is_better_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: list[str]
) -> None:
    code, out, err = run(capsys, *ARENA, "--deals", "10", "--out", str(tmp_path), "--lang", lang)
    assert (code, err) == (0, "")
    assert all(words in out for words in said)
    assert "p99" in out
    page = (tmp_path / "results.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert said[-2] in page
    assert "pioche arena adriano fast random --deals 10 --players 2<" in page


def test_the_same_command_says_the_same_again_and_more_deals_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = [*ARENA, "--out", str(tmp_path), "--lang", "en", "--deals", "4"]
    assert run(capsys, *few) == run(capsys, *few)
    code, out, _ = run(capsys, *few[:-1], "6", "--ladder")
    assert code == 0
    assert re.search(r"\] +6  \w", out.splitlines()[1])


def test_whoever_looks_again_is_told_to_do_so_sequentially(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = [*ARENA, "--out", str(tmp_path), "--lang", "en", "--deals", "4"]
    once, often = (run(capsys, *given, *more)[1].splitlines()[-1] for more in ([], ["--sequential"]))
    assert "to look again after more deals, run the same command with --sequential" in once
    assert often.endswith("For more deals, run the same command with a larger --deals.")


@pytest.mark.parametrize(("lang", "said"), [("en", "too few deals"), ("fr", "trop peu de donnes")])
def test_a_sequential_test_says_that_it_had_too_few_deals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    given = [*ARENA, "--out", str(tmp_path), "--lang", lang, "--deals", "20"]
    assert [said in run(capsys, *given, *more)[1] for more in ([], ["--sequential"])] == [False, True]
    assert "--deals 200" in run(capsys, *given, "--sequential")[2]  # before it plays


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "fast", "random"], "There is no game chess here. Installed: adriano,"),
        (["adriano", "genius", "random"], "There is no bot genius for this game. Known: easy, normal, hard,"),
        (["adriano", "fast"], "Name at least two bots"),
        (["adriano", "fast", "fast"], "fast is named twice"),
        (["adriano", "fast", "random", "--against", "hard"], "Choose one of: fast, random"),
        (["adriano", "fast", "random", "--ladder", "--against", "fast"], "Leave one of them out"),
        (["adriano", "fast", "random", "--players", "9"], "for 2 to 6 players"),
        (["adriano", "fast", "random", "--options", "moon=1"], "There is no option moon"),
        (["adriano", "fast", "random", "--limit", "nan"], "--limit is the seconds that a program may take to answer"),
        (["adriano", "a", "random", "--bot", "a=x", "--bot", "a=y"], "a is named twice"),
        (["adriano", "fast", "random", "--deals", "1"], "--deals takes a whole number, 2 or more."),
    ],
)
def test_what_a_person_does_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], said: str
) -> None:
    assert said in refused(capsys, tmp_path / "out", "arena", *arguments)


def test_the_documentation_names_every_option() -> None:
    assert options_named("arena.md", "## What is played") == options_of(command)


@pytest.mark.parametrize(("lang", "said"), [("en", "which is not allowed there"), ("fr", "qui n'est pas permis ici")])
def test_a_program_that_chooses_what_is_not_allowed_is_told_of_in_both_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    bad = f'mine={sys.executable} -c \'input(); print("{{\\"move\\": \\"dance\\"}}")\''
    given = ["arena", "adriano", "mine", "random", "--bot", bad, "--workers", "1", "--out", str(tmp_path)]
    code, out, err = run(capsys, *given, "--lang", lang)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(("lang", "said"), [("en", "searches (hard, oracle)"), ("fr", "recherches (hard, oracle)")])
def test_whoever_searches_on_an_interpreted_core_is_warned_of_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(arena, "played", lambda *arguments: False)  # as if stopped at once
    for core, bots, times in (("interpreted", "hard", 1), ("interpreted", "easy", 0), ("compiled", "hard", 0)):
        monkeypatch.setattr(built, "core", lambda core=core: core)
        names = [bots, "random", *(["oracle"] if bots == "hard" else [])]
        _, _, err = run(capsys, "arena", "adriano", *names, "--out", str(tmp_path), "--lang", lang)
        assert err.count(said) == err.count("\n") == times


def test_a_folder_of_another_arena_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = [*ARENA, "--deals", "2", "--out", str(tmp_path), "--lang", "en"]
    assert run(capsys, *given)[0] == 0
    code, _, err = run(capsys, *given, "--seed", "other")
    assert code == 2
    assert "other values of: seed" in err


def test_without_the_lab_the_arena_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "EXTRAS", ("polars", "no_such_package"))
    code, _, err = run(capsys, *ARENA, "--out", str(tmp_path), "--lang", "en")
    assert code == 2
    assert 'pip install ".[lab]"' in err


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C cannot be sent to one process there")
def test_ctrl_c_stops_it_and_says_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "new.jsonl"
    given = [*ARENA, "--workers", "2", "--deals", "9999", "--out", str(tmp_path)]
    stopped(given, lambda: journal.exists() and journal.read_bytes().count(b"\n") > 8)
    assert list(tmp_path.glob("part-*.parquet"))
