"""The page of results: what was played of it, and the commands that play the rest."""

from pathlib import Path

import msgspec
import pytest

from bench.levels import PAGE, SEED, SHELF, Found, found_in, keep, kept, page, section, settings
from pioche.core.registry import game_of
from pioche.lab.edges import Edge
from pioche.lab.ledger import Ledger
from pioche.lab.plan import code_of, plan_of
from pioche.lab.playing import run
from pioche.lab.skill import Skill
from pioche.lab.standings import Contest

GAME = game_of("nain_jaune")
ROOT = Path(__file__).parents[2]


def meetings(shelf: Path) -> set[tuple[int, str, str]]:
    return {(setting.players, pair.hero, pair.villain) for setting in settings(GAME, shelf) for pair in setting.met()}


def test_every_level_meets_the_next_at_the_smallest_table_at_four_and_at_the_largest(tmp_path: Path) -> None:
    met = meetings(tmp_path)
    for players in (3, 4, 8):
        assert {(players, "easy", "random"), (players, "normal", "easy"), (players, "hard", "normal")} <= met


def test_the_page_tells_what_was_played_so_far_and_how_to_play_it_all(tmp_path: Path) -> None:
    first = next(settings(GAME, tmp_path))
    ledger = Ledger(tmp_path / first.table, plan_of(GAME, first.players, {}, {}, seed=SEED))
    run(Contest(ledger, first.met(), 3), 1, lambda _: None, 60.0)
    ledger.close()
    keep(first, found_in(first, tmp_path), tmp_path)
    page = "\n".join(section(GAME, tmp_path))
    assert page.count("| 3 | normal among easy |") == 1
    assert page.count("hard among normal") == 0
    command = "pioche arena nain_jaune hard normal --players 8 --deals 2000 --seed levels --ladder --sequential"
    assert f"{command}  # not played yet" in page


@pytest.mark.parametrize(
    ("code", "alike", "mark"),
    [(code_of(GAME), (), ""), ("of others", (), ", earlier bots"), ("of others", (code_of(GAME),), "")],
)
def test_every_row_says_whether_earlier_bots_played_it(
    tmp_path: Path, code: str, alike: tuple[str, ...], mark: str
) -> None:
    *_, setting, _ = settings(GAME, tmp_path)
    skill = Skill("hard", "normal", Edge(0.75, 0.05, 200))
    keep(setting, Found(setting.line, code, [("hard", "normal", Edge(0.5, 0.2, 200))], [skill], alike), tmp_path)
    page = "\n".join(section(GAME, tmp_path))
    assert "## Nain Jaune\n" in page
    assert f"| 4 | hard among normal | +0.50 [+0.30; +0.70] | 200 | better{mark} |" in page
    assert f"| hard{mark} | 75 % [70; 80] | 200 |" in page


@pytest.mark.parametrize(("best", "overlap"), [(0.8, True), (0.95, False)])
def test_where_intervals_overlap_max_is_not_shown_to_be_better(tmp_path: Path, best: float, overlap: bool) -> None:
    *_, levels, most = settings(GAME, tmp_path)
    hard, top = Skill("hard", "normal", Edge(0.75, 0.05, 200)), Skill("max", "normal", Edge(best, 0.1, 50))
    keep(levels, Found(levels.line, "code", [], [hard]), tmp_path)
    keep(most, Found(most.line, "code", [], [top]), tmp_path)
    assert ("nothing here shows that `max` is the better player" in "\n".join(section(GAME, tmp_path))) is overlap


def test_what_other_bots_played_is_not_kept_as_if_these_had(tmp_path: Path) -> None:
    first = next(settings(GAME, tmp_path))
    plan = plan_of(GAME, first.players, {}, {}, seed=SEED)
    ledger = Ledger(tmp_path / first.table, msgspec.structs.replace(plan, code="of others"))
    run(Contest(ledger, first.met(), 3), 1, lambda _: None, 60.0)
    ledger.close()
    with pytest.raises(ValueError, match="other bots"):
        found_in(first, tmp_path)


def test_another_number_of_deals_is_another_setting(tmp_path: Path) -> None:
    first = next(settings(GAME, tmp_path))
    keep(first, Found(first.line, "code", [], []), tmp_path)
    assert kept(first, tmp_path)
    assert kept(msgspec.structs.replace(first, deals=5), tmp_path) is None


def test_what_was_played_again_with_the_same_result_holds_for_those_before_too() -> None:
    edges = [("hard", "normal", Edge(0.5, 0.1, 200))]
    before = Found("line", "old", edges, [], alike=("between",))
    now = Found("line", "now", edges, []).after(before)
    assert all(map(now.holds_for, ("now", "between", "old")))
    later = Found("line", "later", edges, []).after(now)
    assert all(map(later.holds_for, ("later", "now", "between", "old")))
    other = Found("line", "other", [("hard", "normal", Edge(0.4, 0.1, 200))], []).after(now)
    assert [other.holds_for(code) for code in ("other", "now")] == [True, False]


@pytest.mark.parametrize(("low", "played"), [(-0.1, True), (0.1, False)])
def test_the_oracle_plays_where_hard_is_not_surely_better(tmp_path: Path, low: float, played: bool) -> None:
    assert (8, "oracle", "normal") not in meetings(tmp_path)
    hard = next(one for one in settings(GAME, tmp_path) if one.players == 8 and "hard" in one.bots)
    keep(hard, Found(hard.line, "code", [("hard", "normal", Edge(0.5, 0.5 - low, 2000))], []), tmp_path)
    assert ((8, "oracle", "normal") in meetings(tmp_path)) is played


def test_what_is_played_by_a_preset_is_another_table_with_its_own_command(tmp_path: Path) -> None:
    janus = game_of("janus")
    ladder, *_, last = settings(janus, tmp_path)
    assert ladder.players == 3
    short = msgspec.structs.replace(ladder, preset=last.preset)
    assert short.table != ladder.table
    assert "--preset short" in short.line
    ledger = Ledger(tmp_path / short.table, plan_of(janus, 3, {"stall_rounds": 5}, {}, seed=SEED))
    run(Contest(ledger, short.met(), 2), 1, lambda _: None, 60.0)
    ledger.close()
    assert [edge.deals for _, _, edge in found_in(short, tmp_path).edges] == [2, 2]


def test_the_page_says_what_is_kept_of_the_present_bots() -> None:
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page(ROOT / SHELF), (
        "make it again: python -m bench.levels --page"
    )
