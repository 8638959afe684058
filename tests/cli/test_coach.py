"""`pioche coach`: what it prints and what it refuses."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import json

from pioche import built
from pioche.bots.bot import RANDOM
from pioche.cli.main import main
from pioche.coach import Report
from pioche.core.record import Record, Seating
from tests.coach.matches import recorded, short

QUICK = ["--thorough", "0.001"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    def coached(record: Record, *arguments: str) -> tuple[int, str, str]:
        path = tmp_path / "match.json"
        path.write_text(record.text(), encoding="utf-8")
        with pytest.raises(SystemExit) as end:
            main(["coach", str(path), *arguments])
        told = capsys.readouterr()
        return int(end.value.code or 0), told.out, told.err

    return coached


@pytest.mark.parametrize(("lang", "begins"), [("en", "Result: "), ("fr", "Résultat : ")])
def test_a_match_is_coached_in_the_readers_language(run: Run, lang: str, begins: str) -> None:
    code, out, _ = run(short("nain_jaune"), "--seat", "1", "--lang", lang, *QUICK)
    assert code == 0
    assert out.startswith(begins)


def test_every_decision_is_told_where_that_is_wanted(run: Run) -> None:
    record = short("nain_jaune")
    _, brief, _ = run(record, "--seat", "1", *QUICK)
    _, whole, _ = run(record, "--seat", "1", "--all", *QUICK)
    assert whole.endswith(brief)
    assert len(whole) > len(brief)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_intervals_mean_is_said_once(run: Run, lang: str) -> None:
    costly = recorded("adriano", RANDOM)
    _, brief, _ = run(costly, "--seat", "1", "--lang", lang, *QUICK)
    assert brief.count("95 %") == 1
    assert brief.splitlines()[-1].startswith("± ")
    _, whole, _ = run(costly, "--seat", "1", "--all", "--lang", lang, *QUICK)
    assert whole.splitlines()[0].count("95 %") == 1
    _, nothing, _ = run(recorded("adriano", most=1), "--seat", "1", "--all", "--lang", lang, *QUICK)
    assert "±" not in nothing


@pytest.mark.parametrize("given", ["nan", "inf", "-inf", "0", "-1", "1e9"])
def test_a_thoroughness_that_cannot_be_is_refused_with_what_can(run: Run, given: str) -> None:
    code, _, err = run(recorded("nain_jaune", most=5), "--seat", "0", f"--thorough={given}", "--lang", "en")
    assert code == 2
    assert "above 0, at most 1,000" in err


def test_programs_get_the_whole_report(run: Run) -> None:
    code, out, _ = run(short("nain_jaune"), "--seat", "1", "--json", *QUICK)
    assert code == 0
    assert json.decode(out, type=Report).decisions


def seated(*bots: str | None) -> Record:
    """A match of these; None is a person."""
    record = recorded("nain_jaune", most=9)
    record.seats = [Seating(name, bot) for name, bot in zip(["Ann", "", "Cleo"], bots, strict=True)]
    return record


def test_the_one_person_of_a_match_is_coached_without_being_named(run: Run) -> None:
    record = seated("normal", None, "normal")
    assert run(record, *QUICK) == run(record, "--seat", "1", *QUICK)
    assert run(record, *QUICK) != run(record, "--seat", "0", *QUICK)


@pytest.mark.parametrize(
    ("bots", "lang", "sentence"),
    [
        (
            (None, "easy", None),
            "en",
            "More than one person played this match. Say with --seat whose decisions to coach: ",
        ),
        (("hard",) * 3, "en", "No person played this match. Say with --seat whose decisions to coach: "),
        (
            (None, "easy", None),
            "fr",
            "Plus d'une personne a joué cette partie. Dites avec --seat de qui juger les décisions : ",
        ),
        (("hard",) * 3, "fr", "Personne d'autre que des robots n'a joué cette partie. "),
    ],
)
def test_where_no_single_person_played_the_seats_are_listed(
    run: Run, bots: tuple[str | None, ...], lang: str, sentence: str
) -> None:
    code, out, err = run(seated(*bots), "--lang", lang, *QUICK)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    nameless = "Player 1" if lang == "en" else "Joueur 1"
    told = [f"{name}, {bot}" if bot else name for name, bot in zip(["Ann", nameless, "Cleo"], bots, strict=True)]
    assert err.endswith(": " + ", ".join(f"{seat} ({who})" for seat, who in enumerate(told)) + ".\n")


def test_a_seat_that_is_not_there_is_refused_in_words(run: Run) -> None:
    code, _, err = run(recorded("nain_jaune", most=5), "--seat", "3", "--lang", "en")
    assert code == 2
    assert "There is no seat 3" in err


def test_a_record_with_a_hidden_seed_is_refused_in_words(run: Run) -> None:
    record = recorded("nain_jaune", most=5)
    record.source = record.source.withheld()
    code, _, err = run(record, "--seat", "0", "--lang", "en")
    assert code == 2
    assert "seed" in err


def test_a_record_without_seats_is_refused_for_that_and_nobody_is_asked_whose_it_is(run: Run) -> None:
    record = recorded("nain_jaune", most=5)
    record.seats.clear()
    code, _, err = run(record, "--lang", "en")
    assert code == 2
    assert "--seat" not in err


def test_a_record_that_breaks_the_rules_is_refused_with_the_move(run: Run) -> None:
    record = recorded("nain_jaune", most=5)
    record.moves.append(record.moves[0])
    code, _, err = run(record, "--seat", "0", "--lang", "en")
    assert code == 2
    assert "6" in err


@pytest.mark.parametrize(("lang", "says"), [("en", "takes less than one"), ("fr", "moins d'une")])
def test_whoever_would_wait_for_minutes_is_told_before(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, says: str
) -> None:
    monkeypatch.setattr(built, "core", lambda: "interpreted")
    monkeypatch.setattr("pioche.built.INTERPRETED", 0.0005)
    record = recorded("nain_jaune", most=5)
    _, _, err = run(record, "--seat", "0", "--lang", lang, "--thorough", "0.001")
    assert says in err
    _, _, err = run(record, "--seat", "0", "--lang", lang, "--thorough", "0.0005")
    assert err == ""
    monkeypatch.setattr(built, "core", lambda: "compiled")
    _, _, err = run(record, "--seat", "0", "--lang", lang, "--thorough", "0.001")
    assert err == ""
