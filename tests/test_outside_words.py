"""Words from outside, however long: every door answers with a sentence that quotes their beginning."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche.chance import FastRng
from pioche.cli.main import main
from pioche.core.options import Option, settle
from pioche.core.record import begin
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.referee import Session
from pioche.texts import LANGUAGES, quoted, speech
from pioche.texts.rulebook import rulebook

LONG = ["x" * 5000, "9" * 5000, "♥" * 5000, "x " * 2500]
ENDLESS = ["xxxxx", "99999", "♥♥♥♥♥", "x x x"]  # how they begin; parameters' names
LONGEST_LINE = 2500  # a sentence of ours with something quoted in it

every_long_text = pytest.mark.parametrize("long", LONG, ids=ENDLESS)
Door = Callable[..., tuple[int, str]]


@pytest.fixture
def door(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Door:
    """A command line and what is typed then, in both languages: the exit code, and all that was written."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str]:
        written = ""
        for lang in LANGUAGES:
            monkeypatch.setattr("sys.stdin", io.StringIO(typed))
            with pytest.raises(SystemExit) as end:
                main([*arguments, "--lang", lang])
            captured = capsys.readouterr()
            written += captured.out + captured.err
        assert isinstance(end.value.code, int)
        assert max(len(line) for line in written.splitlines()) < LONGEST_LINE
        return end.value.code, written

    return run


def saved(tmp_path: Path, **fields: object) -> str:
    """A Janus match that has just begun, with some of its record replaced."""
    record = begin(game_of("janus").start(3, FastRng("a"))).data()
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**record, **fields}), encoding="utf-8")
    return str(path)


# The command line.


@every_long_text
@pytest.mark.parametrize("game", games())
def test_a_long_line_at_the_table_is_answered_and_the_match_goes_on(door: Door, game: str, long: str) -> None:
    moves = {"nain_jaune": "lay {}", "adriano": "swap {}", "janus": "take 2.{}", "programmes": "add 7C {}"}
    lines = [long, moves[game].format(long), f"rules {long}", f"{long} 1", "moves"]
    code, written = door("play", game, "--plain", "--seed", "1", typed="\n".join(lines))
    assert code == 0
    assert speech(None, "en").message("ui-left") in written


@every_long_text
@pytest.mark.parametrize("command", ["rules {}", "rules janus {}", "play {}", "verify {}", "replay {}", "{}", "--{}"])
def test_a_long_argument_is_answered_in_one_sentence(door: Door, command: str, long: str) -> None:
    code, written = door(*(word.format(long) for word in command.split()))
    assert (code, written.count("\n")) == (2, 2)


@every_long_text
@pytest.mark.parametrize(
    "option", ["--options={}", "--options={}=1", "--options=stall_rounds={}", "--lab=hand={}", "--players={}"]
)
def test_a_long_option_is_answered_in_one_sentence(door: Door, option: str, long: str) -> None:
    code, written = door("play", "janus", option.format(long))
    assert (code, written.count("\n")) == (2, 2)


@every_long_text
def test_a_long_seed_deals_as_well_as_any(door: Door, long: str) -> None:
    assert door("play", "janus", "--plain", "--seed", long)[0] == 0


@every_long_text
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_long_move_in_a_record_is_named_by_its_beginning(door: Door, tmp_path: Path, command: str, long: str) -> None:
    code, written = door(command, saved(tmp_path, moves=[long]))
    assert code == 1
    assert f'"{long[:40]}' in written


@every_long_text
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("field", ["game", "options", "chance", "position"])
def test_a_long_word_in_a_record_is_named_by_its_beginning(
    door: Door, tmp_path: Path, command: str, field: str, long: str
) -> None:
    values: dict[str, object] = {
        "game": long,
        "options": {long: 1},
        "chance": {"kind": long, "version": 10**30, "seed": "a"},
        "position": {"game": "janus", long: 1},
    }
    code, written = door(command, saved(tmp_path, **{field: values[field]}))
    assert code in (1, 2)
    assert long[:40] in written


@every_long_text
def test_long_names_are_told_by_their_beginning(door: Door, tmp_path: Path, long: str) -> None:
    seats = [{"name": long, "bot": None}] * 3
    assert door("replay", saved(tmp_path, seats=seats))[0] == 0


@pytest.mark.parametrize("rules", [10**15, 10**30, -(10**30), 10**4000])
def test_a_record_of_any_rules_version_is_never_called_invalid(door: Door, tmp_path: Path, rules: int) -> None:
    code, written = door("verify", saved(tmp_path, rules=rules))
    assert code == 2
    assert f"Made under rules {quoted(str(rules))};" in written


@pytest.mark.parametrize("seat", ["99", str(10**30)])
def test_a_seat_out_of_all_bounds_is_refused(door: Door, tmp_path: Path, seat: str) -> None:
    code, written = door("replay", saved(tmp_path), "--seat", seat)
    assert (code, "from 0 to 2" in written) == (2, True)


# The referee.


@every_long_text
@pytest.mark.parametrize(
    ("kind", "request_of"),
    [
        ("op", lambda long: {"op": long}),
        ("argument", lambda long: {"op": "new", "game": long, "players": 3}),
        ("argument", lambda long: {"op": "options", "game": long}),
        ("argument", lambda long: {"op": "new", "game": "janus", "players": 3, "rng": long}),
        ("option", lambda long: {"op": "new", "game": "janus", "players": 3, "options": {long: 1}}),
        ("option", lambda long: {"op": "new", "game": "janus", "players": 3, "options": {"stall_rounds": long}}),
        (
            "option",
            lambda long: {"op": "new", "game": "janus", "players": 3, "options": {"stall_rounds": [long, long]}},
        ),
        ("option", lambda long: {"op": "new", "game": "janus", "players": 3, "lab": {long: long}}),
        ("position", lambda long: {"op": "load", "position": {"game": long}}),
        ("position", lambda long: {"op": "load", "position": {"game": "janus", long: 1}}),
        ("position", lambda long: {"op": "load", "position": {"game": "janus", "players": 3, "options": {long: 1}}}),
        ("seat", lambda long: {"op": "play", "seat": long, "move": "stop"}),
        ("seat", lambda long: {"op": "view", "seat": long}),
        ("syntax", lambda long: {"op": "play", "move": long}),
        ("syntax", lambda long: {"op": "play", "move": f"take 2.{long}"}),
        ("argument", lambda long: {"op": "events", "viewer": 0, "since": long}),
    ],
)
def test_a_long_word_in_a_request_is_refused_for_what_it_is(
    kind: str, request_of: Callable[[str], dict[str, object]], long: str
) -> None:
    session = Session()
    session.reply(b'{"op": "new", "game": "janus", "players": 3, "seed": "a"}')
    turn = session.reply(b'{"op": "legal"}')["seat"]
    reply = session.reply(json.dumps({"seat": turn, **request_of(long)}).encode())
    error = reply["error"]
    assert isinstance(error, dict)
    assert error["kind"] == kind
    for lang in LANGUAGES:
        assert len(error["text"][lang]) < LONGEST_LINE
        assert error["text"][lang] != speech(None, lang).message("refusal-referee-fault")


# What is cut, and what is not.


def test_a_word_is_cut_at_sixty_characters_and_a_text_at_five_hundred() -> None:
    assert quoted("x" * 60) == "x" * 60
    assert quoted("x" * 61) == "x" * 60 + "…"
    assert quoted(f"lay {'x' * 61} 7D") == f"lay {'x' * 60}… 7D"
    assert quoted("ab " * 400) == ("ab " * 400)[:500] + "…"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_lists_of_ours_are_never_cut(slug: str, lang: str) -> None:
    game = game_of(slug)
    for known in (game.options, game.lab):
        with pytest.raises(Refusal) as caught:
            settle(known, {"x" * 5000: 1})
        names = ", ".join(option.name for option in known)
        assert names in speech(game, lang).refusal(caught.value)
    with pytest.raises(Refusal) as caught:
        game.load({"game": slug, "x" * 5000: 1})
    assert ", ".join(game.fields) in speech(game, lang).refusal(caught.value)
    book = rulebook(game, lang)
    for clause, text in book.clauses.items():
        assert text in speech(None, lang).message("ui-clause", clause=clause, text=text)


# Values as JSON writes them.


@pytest.mark.parametrize(
    ("value", "written"), [(True, "true"), (None, "null"), ("5", '"5"'), (["é"], '["é"]'), (99, "99"), (1.5, "1.5")]
)
def test_a_refused_value_is_written_as_in_json(value: object, written: str) -> None:
    known = [Option("stall_rounds", None, 3, low=1, high=9)]
    with pytest.raises(Refusal) as caught:
        settle(known, {"stall_rounds": value})
    said = speech(None, "en").refusal(caught.value)
    assert said == f"Option stall_rounds cannot be {written}. Allowed: 1..9."
