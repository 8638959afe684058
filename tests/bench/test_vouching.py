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


def test_the_same_bots_are_vouched_for() -> None:
    assert vouching.verdict(LADDER, played_by(code_of(GAME)), sys.executable) == ALIKE


SAME: vouching.Told = {(0, "normal", "easy", 0): ([1.0, -1.0], 9), (0, "normal", "easy", 1): ([0.0, 0.0], 8)}
RICHER: vouching.Told = SAME | {(0, "normal", "easy", 1): ([1.0, 0.0], 8)}
LONGER: vouching.Told = SAME | {(0, "normal", "easy", 1): ([0.0, 0.0], 9)}


@pytest.mark.parametrize(
    ("found", "now", "said"),
    [
        (played_by("then"), SAME, ALIKE),
        (played_by("long ago", "then"), SAME, ALIKE),
        (played_by("then"), RICHER, OTHERWISE),
        (played_by("then"), LONGER, OTHERWISE),
        (played_by("others"), SAME, "nothing to compare: others played it, and python has the bots then"),
    ],
)
def test_bots_are_vouched_for_where_both_win_the_same_in_as_many_decisions(
    monkeypatch: pytest.MonkeyPatch, found: Found, now: vouching.Told, said: str
) -> None:
    def played(setting: levels.Setting, python: str, folder: Path) -> tuple[str, vouching.Told]:
        return ("then", SAME) if python == "python" else ("now", now)

    monkeypatch.setattr(vouching, "played", played)
    assert vouching.verdict(LADDER, found, "python") == said


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


@pytest.mark.parametrize(("alike", "said"), [(("a",), "one build"), (("a", "b"), "2 builds")])
def test_what_was_compared_through_others_says_so(tmp_path: Path, alike: tuple[str, ...], said: str) -> None:
    first, now = next(settings(GAME, tmp_path)), code_of(GAME)
    keep(first, Found(first.line, "old", [], [], alike=(*alike, now)), tmp_path)
    told = f"and {now}, like {said} before it, won the same in as many decisions on the first deals\n"
    assert told in "\n".join(section(GAME, tmp_path))
