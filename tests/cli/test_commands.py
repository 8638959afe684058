"""The commands a person types, in this process; what they print and how they exit."""

from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

from pioche.chance import FastRng, chance_of
from pioche.cli.language import spoken
from pioche.cli.main import main
from pioche.cli.story import Story, step_through
from pioche.core.record import Record, Seating, begin
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pli import GAME
from tests.installed import installed


class Told:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Pioche = Callable[..., Told]


@pytest.fixture(autouse=True)
def pli(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PIOCHE_LANG", "en")
    with installed(GAME):
        yield


@pytest.fixture
def pioche(capsys: pytest.CaptureFixture[str]) -> Pioche:
    def run(*arguments: str) -> Told:
        with pytest.raises(SystemExit) as end:
            main(arguments)
        captured = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Told(end.value.code, captured.out, captured.err)

    return run


def record(kind: str = "fast", moves: int = 1000) -> Record:
    state = GAME.start(3, chance_of(kind, "abc"), {"rounds": 2})
    kept = begin(state, [Seating("Anne"), Seating("Bob"), Seating()])
    rng = FastRng("moves")
    while state.seat != NOBODY and moves > 0:
        move = (state.pick(rng),)
        GAME.play(state, move)
        kept.add(GAME.notation(move), state)
        moves -= 1
    return kept


def saved(tmp_path: Path, kept: Record, name: str = "match.json") -> str:
    path = tmp_path / name
    path.write_text(kept.text(), encoding="utf-8")
    return str(path)


# Language.


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        (["games", "--lang", "en"], {"PIOCHE_LANG": "fr"}, "en"),
        (["games", "--lang=en"], {}, "en"),
        (["games", "--lang", "de"], {"LANG": "en_GB.UTF-8"}, "en"),
        (["rules", "en"], {}, "fr"),
        ([], {"PIOCHE_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"PIOCHE_LANG": "de", "LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LC_ALL": "fr_CH", "LANG": "en_GB"}, "fr"),
        ([], {"LC_ALL": "", "LANG": "en_GB"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "fr"),
        ([], {}, "fr"),
    ],
)
def test_the_language_is_the_option_then_the_variable_then_the_locale_then_french(
    arguments: list[str], environment: dict[str, str], lang: str
) -> None:
    assert spoken(arguments, environment) == lang


def test_help_speaks_both_languages(pioche: Pioche) -> None:
    french, english = pioche("--help", "--lang", "fr"), pioche("--help", "--lang", "en")
    assert french.code == english.code == 0
    assert "Utilisation :" in french.out
    assert "Jouer une partie" in french.out
    assert "Usage:" in english.out
    assert "Play a match" in english.out
    assert "Montrer cette page" in pioche("verify", "--help", "--lang", "fr").out


# Errors: one sentence, exit code 2.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "There is no command dance. Choose from: arena, backup, coach, games,"),
        (["--colour"], "There is no option --colour"),
        (["games", "--lang", "de"], "--lang must be one of: fr, en."),
        (["games", "--lang"], "--lang is not used like that"),
        (["rules"], "GAME is missing"),
        (["rules", "chess"], "There is no game chess here. Installed: pli."),
        (["rules", "pli", "PL-99"], "Ask for one from PL-01 to PL-09"),
        (["rules", "pli", "PL-01", "PL-02"], "makes no sense"),
        (["verify"], "FILE... is missing"),
        (["verify", "nowhere.json"], "There is no file nowhere.json"),
        (["verify", "."], "cannot be read"),
        (["play", "pli", "--players", "4", "--options", "hand=6", "--lab", "pack=10"], "The hands take 24 cards"),
        (["play", "pli", "--preset", "family"], "There is no way to play called family. This game knows: booklet."),
        (["play", "pli", "--players", "9"], "for 2 to 4 players, not 9"),
        (["play", "pli", "--players", "many"], "--players takes a whole number."),
        (["replay", "nowhere.json"], "There is no file nowhere.json"),
    ],
)
def test_what_a_person_does_wrong_is_one_sentence(pioche: Pioche, arguments: list[str], said: str) -> None:
    told = pioche(*arguments)
    assert told.code == 2
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
    french = pioche(*(["--lang", "fr"] if "--lang" not in arguments else []), *arguments)
    assert french.code == 2


# Commands.


def test_games_lists_slug_title_players_and_tagline(pioche: Pioche) -> None:
    assert pioche("games").out == "pli  Pli  2-4  Everybody plays a card, the best one takes the trick.\n"


def test_rules_prints_the_whole_book_or_one_clause(pioche: Pioche) -> None:
    book = pioche("rules", "pli").out
    assert "# Pli" in book
    assert "PL-09. Everybody may know" in book
    assert "*" not in book
    for name in ("PL-08", "pl-8", "8"):
        assert pioche("rules", "pli", name).out == "PL-08. Most tokens wins; equals share the place.\n"
    assert pioche("rules", "pli", "8", "--lang", "fr").out.startswith("PL-08. ")


def test_verify_says_verified_and_exits_0(pioche: Pioche, tmp_path: Path) -> None:
    told = pioche("verify", saved(tmp_path, record()))
    assert (told.code, told.err) == (0, "")
    assert "Verified: all 24 moves are legal" in told.out


def test_verify_of_an_unfinished_record_exits_0(pioche: Pioche, tmp_path: Path) -> None:
    told = pioche("verify", saved(tmp_path, record(moves=5)))
    assert told.code == 0
    assert "Unfinished" in told.out


def test_verify_of_a_wrong_record_exits_1_and_says_where(pioche: Pioche, tmp_path: Path) -> None:
    kept = record()
    kept.moves[3] = kept.moves[0]
    told = pioche("verify", saved(tmp_path, kept))
    assert told.code == 1
    assert "Differs at move 4" in told.out


def test_verify_of_what_cannot_be_checked_exits_2(pioche: Pioche, tmp_path: Path) -> None:
    hidden = pioche("verify", saved(tmp_path, record("sealed").withheld()))
    assert hidden.code == 2
    assert "the seed is not shown" in hidden.out
    older = record()
    older.rules = 0
    other = pioche("verify", saved(tmp_path, older))
    assert other.code == 2
    assert "Made under rules 0" in other.out


def test_verify_of_several_files_names_each_and_exits_with_the_worst(pioche: Pioche, tmp_path: Path) -> None:
    right, wrong = record(), record()
    wrong.moves[3] = wrong.moves[0]
    unknown = record()
    unknown.game = "chess"
    good, bad = saved(tmp_path, right, "good.json"), saved(tmp_path, wrong, "bad.json")
    strange, none, folder = saved(tmp_path, unknown, "strange.json"), str(tmp_path / "none.json"), str(tmp_path)
    both = pioche("verify", good, good)
    assert (both.code, both.err) == (0, "")
    assert both.out.count(f"{good}: Verified: ") == 2
    for unchecked in (strange, none, folder):
        told = pioche("verify", unchecked, good)
        assert told.code == 2
        assert told.out.startswith(f"{good}: Verified: ")
        assert told.err.startswith(f"{unchecked}: ")
    everything = pioche("verify", none, bad, good)
    assert everything.code == 1
    assert f"{bad}: Differs at move 4" in everything.out
    assert f"{none} : Il n'y a pas de fichier" in pioche("verify", none, good, "--lang", "fr").err


def test_what_a_file_holds_cannot_steer_the_terminal(pioche: Pioche, tmp_path: Path) -> None:
    kept = record(moves=2)
    kept.moves.append("\x1b[2Jplay 1")
    kept.seats[0].name = "\x1b[31mAnne"
    path = saved(tmp_path, kept)
    assert "\x1b" not in pioche("verify", path).out
    assert "\x1b" not in pioche("replay", path).out


# Replaying.


def test_replay_tells_the_whole_truth_of_a_match_that_is_over(pioche: Pioche, tmp_path: Path) -> None:
    kept = record()
    told = pioche("replay", saved(tmp_path, kept))
    assert told.code == 0
    assert "is dealt a hand" not in told.out
    assert f": {kept.moves[-1]}" in told.out
    assert "The match is over" in told.out


@pytest.mark.parametrize(("lang", "name"), [("fr", "Joueur"), ("en", "Player")])
def test_a_seat_without_a_name_has_a_proper_one_in_a_replay(
    pioche: Pioche, tmp_path: Path, lang: str, name: str
) -> None:
    told = pioche("replay", saved(tmp_path, record()), "--lang", lang).out
    assert f"\n   {name} 2 " in told
    assert name.lower() + " 2" not in told


def test_replay_of_an_unfinished_match_shows_what_a_spectator_saw(pioche: Pioche, tmp_path: Path) -> None:
    path = saved(tmp_path, record(moves=5))
    told = pioche("replay", path)
    assert told.out.count("is dealt a hand") == 3
    assert "the record stops here" in told.out


def test_replay_from_a_seat_shows_its_own_cards_only(pioche: Pioche, tmp_path: Path) -> None:
    path = saved(tmp_path, record())
    assert pioche("replay", path, "--seat", "1").out.count("is dealt a hand") == 4
    assert pioche("replay", path, "--spectator").out.count("is dealt a hand") == 6
    told = pioche("replay", path, "--seat", "3")
    assert told.code == 2
    assert "from 0 to 2" in told.err


def test_replay_stops_at_a_refused_move_and_exits_1(pioche: Pioche, tmp_path: Path) -> None:
    kept = record()
    kept.moves[3] = kept.moves[0]
    told = pioche("replay", saved(tmp_path, kept))
    assert told.code == 1
    assert f'Move 4, "{kept.moves[0]}", is refused' in told.out


def test_replay_of_a_match_that_cannot_begin_is_one_sentence(pioche: Pioche, tmp_path: Path) -> None:
    kept = record()
    kept.options = {"hand": 6}
    kept.lab = {"pack": 10}
    told = pioche("replay", saved(tmp_path, kept))
    assert told.code == 2
    assert "The hands take 18 cards" in told.err


def test_keys_step_forward_and_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kept = record()
    keys = iter(["\x1b[D", "\r", "\x1b[C", "n", "?", "\x1b[D", "q"])
    monkeypatch.setattr(click, "getchar", lambda: next(keys))
    step_through(Story(kept, None, "en"))
    shown = [line.split()[1] for line in capsys.readouterr().out.splitlines() if line.startswith("Move ")]
    assert shown == ["0", "0", "1", "2", "3", "3", "2"]


def test_each_step_shows_the_table_of_its_viewer() -> None:
    kept = record()
    truth, mine = Story(kept, None, "en").view(0), Story(kept, Seat(1), "en").view(0)
    hands = [truth.zone("hand", Seat(seat)).values for seat in range(3)]
    assert len({card for hand in hands for card in hand}) == 12
    assert mine.zone("hand", Seat(1)).values == hands[1]
    assert mine.zone("hand", Seat(0)).values == [HIDDEN] * 4
