"""The match against OpenSpiel's bot is stopped at any time, and gone on with."""

from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from bench import ismcts, journal, shelf
from pioche.bots.bot import Bot, bot_for
from pioche.bots.players import Searcher
from pioche.core.registry import game_of
from pioche.lab.plan import code_of
from pioche.lab.playing import PATIENCE

GAME = game_of("adriano")
real_round = ismcts.duplicate_round


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Settles and plays in no time, and keeps what it found elsewhere."""
    monkeypatch.chdir(tmp_path)

    def settle(slug: str, hard: Bot) -> ismcts.Setting:
        return ismcts.Setting(slug, 2, 30, 1.0, code_of(GAME))

    def duplicate_round(setting: ismcts.Setting, hard: Bot, deal: str, simulations: int) -> ismcts.Round:
        assert isinstance(hard, Searcher)
        assert hard.search.patience == PATIENCE
        return ismcts.Round(deal, [1.0, 2.0], 1.0, 1, 10.0, 1, simulations)

    monkeypatch.setattr(ismcts, "settle", settle)
    monkeypatch.setattr(ismcts, "duplicate_round", duplicate_round)


def go(file: Path, rounds: int) -> int:
    return ismcts.main(["adriano", "--rounds", str(rounds), "--out", str(file)])


def kept() -> ismcts.Fought:
    (found,) = shelf.every(shelf.MEASURED, "ismcts", ismcts.Fought).values()
    return found


def deals(file: Path) -> list[str]:
    return [played.deal for played in journal.read(file, ismcts.Setting, ismcts.Round)[1]]


def test_the_edge_is_what_hard_wins_more_than_the_other_in_each_of_its_seats() -> None:
    careful = bot_for("adriano", "normal")
    assert careful is not None
    played = real_round(ismcts.Setting("adriano", 2, 3, 1.0), careful, "b", 3)
    assert len(played.edges) == 2
    assert min(played.edges) > 10, "three simulations are hardly more than chance"


def test_where_hard_sits_alone_the_edge_is_what_it_wins_more_than_all_others() -> None:
    careful = bot_for("adriano", "normal")
    assert careful is not None
    setting = ismcts.Setting("adriano", 3, 3, 1.0, alone="hard")
    played = real_round(setting, careful, "b", 3)
    assert fmean(played.edges) > 10
    assert played.spiel_decisions > played.hard_decisions, "there are two of them"


def test_another_run_goes_on_where_the_last_one_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "new" / "adriano.jsonl"
    assert go(file, 2) == 0
    with file.open("ab") as lines:
        lines.write(b'{"deal": "ismcts 2", "ed')
    assert go(file, 4) == 0
    assert deals(file) == ["ismcts 0", "ismcts 1", "ismcts 2", "ismcts 3"]


def test_a_run_that_was_killed_before_all_was_settled_begins_again(tmp_path: Path) -> None:
    for left in (b"", b'{"game": "adr'):
        file = tmp_path / "adriano.jsonl"
        file.write_bytes(left)
        assert go(file, 1) == 0
        assert deals(file) == ["ismcts 0"]


def test_rounds_of_another_hard_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "adriano.jsonl"
    file.write_bytes(msgspec.json.encode(ismcts.Setting("adriano", 2, 30, 1.0, "another")) + b"\n")
    before = file.read_bytes()
    assert go(file, 2) == 2
    assert "another hard" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert not shelf.MEASURED.exists()


def test_what_the_rounds_show_is_kept_with_the_command_that_plays_them_again(tmp_path: Path) -> None:
    go(tmp_path / "adriano.jsonl", 3)
    found = kept()
    assert found.command == "python -m bench.ismcts adriano --rounds 3"
    assert (found.code, found.players, found.rounds) == (code_of(GAME), 2, 3)
    assert found.edge is not None
    assert found.edge.mean == 1.5
    assert (found.times, found.simulations) == (10.0, 30.0)


def test_of_a_run_that_is_stopped_the_rounds_so_far_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(setting: ismcts.Setting, hard: Bot, deal: str, simulations: int) -> ismcts.Round:
        raise KeyboardInterrupt

    file = tmp_path / "adriano.jsonl"
    go(file, 2)
    monkeypatch.setattr(ismcts, "duplicate_round", stopped)
    with pytest.raises(KeyboardInterrupt):
        go(file, 1000)
    assert (kept().rounds, kept().command) == (2, "python -m bench.ismcts adriano --rounds 1000")


def test_of_a_run_that_was_killed_the_rounds_so_far_are_kept_without_another(tmp_path: Path) -> None:
    file = tmp_path / "adriano.jsonl"
    go(file, 2)
    (shelf.MEASURED / "ismcts-adriano-2.json").unlink()
    assert ismcts.main(["adriano", "--minutes", "0", "--out", str(file)]) == 0
    assert kept().rounds == 2


def test_without_a_round_nothing_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ismcts.main(["adriano", "--minutes", "0", "--out", str(tmp_path / "adriano.jsonl")]) == 0
    assert "give more --minutes" in capsys.readouterr().out
    assert not shelf.MEASURED.exists()
