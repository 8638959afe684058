"""`pioche play --plain`: whole matches through pipes, and what one may say at such a table."""

import json
import shlex
from pathlib import Path

import pytest

from pioche.cli.main import main
from pioche.core.options import parse_options
from pioche.core.record import read
from pioche.core.registry import game_of
from pioche.core.verifying import UNFINISHED, verify
from pioche.texts import Speech
from tests.terminal.sittings import LEAST, SHORT, Conversation, pioche, sitting

ALWAYS_THE_FIRST = "1\n" * 3000
PROMPT = "Move (number"
TWO_ROUNDS = {
    "nain_jaune": "rounds=2",
    "adriano": "rounds=2",
    "programmes": "round_limit=4,max_rounds=2",
}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_through_a_pipe(game: str, lang: str) -> None:
    options = ["--options", SHORT[game], "--players", str(LEAST[game]), "--seed", "a", "--lang", lang]
    played = pioche("play", game, "--plain", *options, typed=ALWAYS_THE_FIRST)
    assert (played.returncode, "Traceback" in played.stderr) == (0, False)
    lines = played.stdout.splitlines()
    over = Speech(None, lang).message("ui-over")
    places = [int(line.partition(".")[0]) for line in lines[len(lines) - lines[::-1].index(over) :]]
    assert places == sorted(places)
    assert (places[0], len(places)) == (1, LEAST[game])


def test_the_same_seed_gives_the_same_match_in_another_process() -> None:
    arguments = ["play", "adriano", "--seed", "a", "--options", "rounds=1", "--lang", "en"]
    played = pioche(*arguments, typed=ALWAYS_THE_FIRST).stdout.splitlines()

    def match(seed: str) -> list[str]:
        return Conversation(sitting("adriano", seed=seed, options={"rounds": 1}), ["1"] * 3000).said

    assert played[1:] == match("a") != match("b")


def test_without_a_seed_every_match_is_another() -> None:
    seeds = {sitting("janus", seed="").match.state.chance.seed for _ in range(3)}
    assert len(seeds) == 3


# What one may say.


def said_to(line: str, game: str = "nain_jaune", lang: str = "en") -> list[str]:
    """The answer to one line at the start of a match."""
    prompt = Speech(None, lang).message("ui-prompt")
    return Conversation(sitting(game, lang), [line]).after(prompt)


def test_help_tells_the_commands() -> None:
    (answer,) = said_to("help")
    assert all(word in answer for word in ("table", "moves", "log", "rules NJ-10", "quit"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_question_mark_asks_for_help_and_q_leaves(lang: str) -> None:
    (help_,) = said_to("help", lang=lang)
    assert said_to("?", lang=lang) == [help_]
    assert all(word in help_ for word in ("?", "q"))
    assert Conversation(sitting("janus", lang), ["q"]).said[-1] == Speech(None, lang).message("ui-left")


def test_french_has_words_of_its_own() -> None:
    assert said_to("aide", lang="fr") == said_to("help", lang="fr")
    assert said_to("règles NJ-11", lang="fr") == said_to("rules 11", lang="fr")


def test_table_tells_everything_again() -> None:
    answer = said_to("table")
    assert any(line.startswith("1 West — hand: 12 cards face down; tokens: ") for line in answer)
    assert any(line.startswith("hand: ") for line in answer)


def test_moves_tells_all_of_them() -> None:
    seated = sitting("programmes", players=2, options={"difficulty": "easy"}, seed="k")
    talk = Conversation(seated, ["1", "moves"])
    assert any(line.startswith("… and ") for line in talk.said)
    count = len(seated.match.choices())
    assert any(line.startswith(f"  {count}.") for line in talk.said)
    assert not any(line.startswith(f"  {count + 1}.") for line in talk.said)


def test_log_tells_the_story_as_this_seat_knows_it() -> None:
    answer = said_to("log", game="adriano")
    assert answer[1].startswith("South looks at their bottom cards: ")
    assert answer[2] == "West looks at their two bottom cards."


def test_rules_tells_the_rulebook_and_one_clause() -> None:
    assert len(said_to("rules")[0].splitlines()) > 60
    (clause,) = said_to("rules nj-11")
    assert clause.startswith("Rule NJ-11: ")
    assert said_to("rules XX-11") == ["There is no clause XX-11. They go from NJ-01 to NJ-28."]


def test_a_number_out_of_range_is_no_move() -> None:
    for number in ("0", "99"):
        (answer,) = said_to(number)
        assert answer.startswith(f"There is no move number {number}: choose from 1 to ")


@pytest.mark.parametrize(("lang", "forbidden"), [("en", "Not allowed"), ("fr", "pas permis")])
def test_nonsense_is_told_what_to_write_and_not_that_it_is_forbidden(lang: str, forbidden: str) -> None:
    (answer,) = said_to("dance on the table", lang=lang)
    assert forbidden not in answer
    assert "lay 7D" in answer
    assert forbidden in said_to("lay KH", lang=lang)[0]


@pytest.mark.parametrize(
    ("game", "move", "clause"),
    [
        ("nain_jaune", "lay KH", "NJ-11"),
        ("adriano", "throw", "AD-10"),
        ("janus", "stop", "JA-15"),
        ("programmes", "discard 5H", "PR-30"),
    ],
)
def test_a_refusal_names_its_clause_and_reads_it_out(game: str, move: str, clause: str) -> None:
    seated = sitting(game)
    while not seated.match.my_turn:
        seated.match.let_bot_play()
    answer = Conversation(seated, [move]).after(PROMPT)
    assert answer[0].startswith("Not allowed.")
    assert answer[1].startswith(f"Rule {clause}: ")
    assert len(answer[1]) > 40


def test_a_refused_move_leaves_the_turn_where_it_was() -> None:
    seated = sitting("nain_jaune")
    Conversation(seated, ["lay KH", "dance"])
    assert (seated.match.my_turn, seated.match.moves) == (True, [])


def test_capitals_do_not_matter() -> None:
    talk = Conversation(sitting("nain_jaune"), ["LAY ad"])
    assert talk.match.moves[0] == "lay AD"


@pytest.mark.parametrize("lines", [[], ["", "  ", "quit"], ["quitter"], ["q", "1"]])
def test_leaving_ends_the_evening_politely(lines: list[str]) -> None:
    talk = Conversation(sitting("janus"), lines)
    assert not talk.finished
    assert talk.said[-1] == "You left the table; the match is not finished."


def test_what_did_not_change_is_not_told_again() -> None:
    talk = Conversation(sitting("nain_jaune"), ["1"])
    assert sum(line.startswith("2 North — hand: 12 cards face down") for line in talk.said) == 1
    assert sum(line.startswith("hand: ") for line in talk.said) == 2


def test_the_end_of_a_round_is_told_seat_by_seat() -> None:
    talk = Conversation(sitting("adriano", players=2, options={"rounds": 2}), ["1"] * 60)
    start = talk.said.index("Round 1 is over.")
    assert [line.partition(" — ")[0] for line in talk.said[start + 1 : start + 3]] == ["South", "North"]
    assert all("points" in line for line in talk.said[start + 1 : start + 3])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["nain_jaune", "adriano", "programmes"])
def test_a_round_is_summed_up_once_before_anything_of_the_next(game: str, lang: str) -> None:
    options = parse_options(game_of(game).options, TWO_ROUNDS[game])
    seated = sitting(game, lang, LEAST[game], options)
    dealt = "event-remembered-hidden" if game == "adriano" else "event-dealt-hidden"
    deal = seated.speech.message(dealt, seat="@").partition("@")[2]
    said = Conversation(seated, ["1"] * 3000).said
    over = seated.speech.message("ui-round-over", number=1)
    assert said.count(over) == 1
    place = said.index(over)
    old, new = said[:place], said[place + 1 + LEAST[game] :]
    assert sum(line.endswith(deal) for line in old) == sum(line.endswith(deal) for line in new) == LEAST[game] - 1
    assert said.count(seated.speech.message("ui-over")) == 1


def test_lines_are_free_of_boxes() -> None:
    talk = Conversation(sitting("janus", options={"stall_rounds": 1}), ["1"] * 500)
    assert talk.finished
    assert not set("".join(talk.said)) & set("╭│╰▒▶·")


# Records.


def test_a_record_of_the_match_is_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    options = ["--options", SHORT["programmes"], "--players", "2", "--seed", "r", "--lang", "en", "--record", file]
    played = pioche("play", "programmes", *options, typed=ALWAYS_THE_FIRST)
    assert played.stdout.splitlines()[-1] == f"The record is in {file}."
    found = pioche("verify", file, "--lang", "en")
    assert (found.returncode, found.stdout.split(":")[0]) == (0, "Verified")
    seats = json.loads(Path(file).read_text(encoding="utf-8"))["seats"]
    assert [seat["name"] for seat in seats] == ["South", "North"]
    assert seats[0]["bot"] is None
    assert seats[1]["bot"] is not None


@pytest.mark.parametrize(
    ("usual", "lang", "language"), [("en", "en", ""), ("fr", "en", " --lang en"), ("en", "fr", " --lang fr")]
)
def test_whoever_recorded_a_match_is_told_how_to_have_it_coached(
    tmp_path: Path, usual: str, lang: str, language: str
) -> None:
    file = str(tmp_path / "my match.json")
    given = ["play", "nain_jaune", "--options", "rounds=1", "--lang", lang, "--record", file]
    played = pioche(*given, typed="1\n", env={"PIOCHE_LANG": usual})
    *_, saved, last = played.stdout.splitlines()
    assert file in saved
    asked = f"pioche coach '{file}'{language}"
    assert last.endswith(asked)
    coached = pioche(*shlex.split(asked)[1:], "--thorough", "0.001", env={"PIOCHE_LANG": usual})
    assert coached.returncode == 0, coached.stderr


def test_where_nothing_was_played_there_is_nothing_to_coach(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    played = pioche("play", "nain_jaune", "--lang", "en", "--seed", "1", "--record", file)
    assert played.stdout.splitlines()[-1] == f"The record is in {file}."


def test_a_match_that_was_left_has_a_record_too(tmp_path: Path) -> None:
    seated = sitting("nain_jaune")
    Conversation(seated, ["1", "1"])
    seated.save(tmp_path / "match.json")
    assert verify(read((tmp_path / "match.json").read_bytes())).verdict == UNFINISHED


def test_a_record_that_cannot_be_written_is_refused_before_the_match() -> None:
    played = pioche("play", "janus", "--record", "no/such/folder/match.json", "--lang", "en", typed=ALWAYS_THE_FIRST)
    assert (played.returncode, played.stdout) == (2, "")
    assert "no/such/folder" in played.stderr


# What cannot be sat down to.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["poker"], "There is no game poker here."),
        (["nain_jaune", "--players", "2"], "for 3 to 8 players, not 2"),
        (["nain_jaune", "--players", "1000000000000"], "for 3 to 8 players"),
        (["adriano", "--options", "rounds=0"], "rounds"),
        (["adriano", "--options", "speed=9"], "There is no option speed."),
        (["janus", "--options", "stall_rounds"], "name=value"),
        (["programmes", "--lab", "hand=40"], "hand"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["play", *arguments, "--plain", "--lang", "en"])
    told = capsys.readouterr()
    assert (end.value.code, told.out) == (2, "")
    assert len(told.err.splitlines()) == 1
    assert sentence in told.err
