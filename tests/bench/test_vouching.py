"""What earlier bots played holds for the present ones where both win the same in as many decisions."""

import sys
from pathlib import Path

import msgspec
import pytest

from bench import levels, vouching
from bench.levels import Found, keep, kept, section, settings
from bench.vouching import ALIKE, OTHERWISE
from pioche.core.registry import game_of
from pioche.lab.edges import Edge
from pioche.lab.plan import code_of

GAME = game_of("nain_jaune")
LADDER = msgspec.structs.replace(next(settings(GAME, Path("nowhere"))), deals=2)


def played_by(code: str, *alike: str) -> Found:
    return Found(LADDER.line, code, [], [], alike)


def test_the_same_bots_are_vouched_for_and_others_are_not_even_compared() -> None:
    assert vouching.verdict(LADDER, played_by(code_of(GAME)), sys.executable) == ALIKE
    assert vouching.verdict(LADDER, played_by("long ago", code_of(GAME)), sys.executable) == ALIKE
    assert vouching.verdict(LADDER, played_by("others"), sys.executable).startswith("nothing to compare: others played")


def test_one_other_gain_is_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = vouching.played, []

    def played(setting: levels.Setting, python: str, folder: Path) -> tuple[str, vouching.Told]:
        code, told = real(setting, python, folder)
        calls.append(python)
        if len(calls) == 2:
            first = next(iter(told))
            told[first] = ([gain + 1 for gain in told[first][0]], told[first][1])
        return code, told

    monkeypatch.setattr(vouching, "played", played)
    assert vouching.verdict(LADDER, played_by(code_of(GAME)), sys.executable) == OTHERWISE


def test_what_is_vouched_for_is_no_result_of_earlier_bots(tmp_path: Path) -> None:
    first = next(settings(GAME, tmp_path))
    found = Found(first.line, "old", [("normal", "easy", Edge(0.5, 0.1, 2000))], [])
    keep(first, found, tmp_path)
    assert "better, earlier bots" in "\n".join(section(GAME, tmp_path))
    keep(first, msgspec.structs.replace(found, alike=(code_of(GAME),)), tmp_path)
    page = "\n".join(section(GAME, tmp_path))
    assert "earlier bots |" not in page
    assert f"by the bots old, and {code_of(GAME)} won the same in as many decisions on the first deals\n" in page
    again = kept(first, tmp_path)
    assert again is not None
    assert again.holds_for("old")
    assert not again.holds_for("new")


def test_on_how_many_deals_bots_were_compared_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(settings(GAME, tmp_path))
    keep(first, Found(first.line, "old", [], []), tmp_path)
    monkeypatch.setattr(vouching, "SHELF", tmp_path)
    monkeypatch.setattr(vouching, "verdict", lambda *given: ALIKE)
    monkeypatch.setattr(sys, "argv", ["vouching", "python", "--game", "nain_jaune", "--deals", "3"])
    vouching.main()
    deals = 3 * vouching.QUICK
    said = f"by the bots old, and {code_of(GAME)} won the same in as many decisions on the first {deals} deals\n"
    assert said in "\n".join(section(GAME, tmp_path))


def test_what_was_compared_through_others_says_so(tmp_path: Path) -> None:
    first = next(settings(GAME, tmp_path))
    keep(first, Found(first.line, "old", [], [], alike=("between", code_of(GAME))), tmp_path)
    assert "on the first deals, compared through 1 between them\n" in "\n".join(section(GAME, tmp_path))
