"""The page of measurements: what was kept, of whom it is, and the commands for the rest."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bench import endings, ismcts, journal, measured, planted
from bench.beliefs import Believed
from bench.coaching import coach_code, name
from bench.endings import Ended
from bench.ismcts import Fought
from bench.levels import Found, settings
from bench.levels import keep as keep_level
from bench.luck import Balance
from bench.measured import PAGE, page
from bench.planted import Coached
from bench.shelf import MEASURED, ROUNDS, Measured, every, keep
from bench.thinking import Thought
from pioche.core.registry import game_of, games
from pioche.lab.edges import Edge
from pioche.lab.plan import code_of

NOW = code_of(game_of("janus"))
ROOT = Path(__file__).parents[2]
GIVEN_UP = "ismcts-janus-two-hard"  # the page says why


def told(shelf: Path, name: str, found: Measured) -> str:
    keep(shelf / f"{name}.json", found)
    return "\n".join(page(shelf))


def thought(code: str, p99: float = 120.0) -> Thought:
    return Thought("python -m bench.thinking janus", code, "janus", 3, "hard", 200, 51.0, p99, 300.0, 320.0, 34.0)


def believed(code: str) -> Believed:
    better = Edge(0.0046, 0.0016, 50)
    return Believed("python -m bench.beliefs janus", code, "janus", 3, "normal", 900, 2.0, 1.9954, better)


def fought(rounds: int) -> Fought:
    edge = Edge(0.5, 0.25, rounds)
    numbers = (rounds, edge, 20.0, 210.0, 104.0, 1.0)
    return Fought("python -m bench.ismcts janus", NOW, "janus", 3, "short", *numbers, alone="hard")


def ended(code: str) -> Ended:
    return Ended("python -m bench.endings janus", code, "janus", 3, 20, Edge(0.02, 0.01, 40), Edge(-0.5, 0.7, 40))


def coaching_by(coach: str) -> dict[str, Any]:
    return {"coach": coach, "bots": "fast", "thorough": 1.0, "seconds": 3.0, "longest": 5.1}


def coached(coach: str, matches: int = 200) -> Coached:
    return Coached("python -m bench.planted janus", NOW, "janus", 4, matches=matches, found=60, **coaching_by(coach))


def test_what_was_not_measured_yet_is_a_command(tmp_path: Path) -> None:
    page_now = "\n".join(page(tmp_path))
    for command in (
        "python -m bench.thinking nain_jaune --players 8 --moves 1000 --bot hard",
        "python -m bench.thinking adriano --players 4 --moves 100 --bot max",
        "python -m bench.beliefs adriano --players 2 --matches 50 --samples 200 --share 10 --bot normal",
        "python -m bench.ismcts programmes --rounds 1000",
        "python -m bench.planted janus --matches 200 --players 4 --bots fast --thorough 1",
    ):
        assert any(line.startswith(command) and "# not measured yet" in line for line in page_now.splitlines())


def test_what_was_measured_is_told_with_its_command_and_code(tmp_path: Path) -> None:
    page_now = told(tmp_path, "thinking-janus-3-hard", thought(NOW))
    assert "| Janus | 3 | hard | 51 | 120 | 300 | 320 | 34 | 200 |  |" in page_now
    assert f"python -m bench.thinking janus  # by the bots {NOW}" in page_now
    assert "python -m bench.thinking janus --players 3 " not in page_now


@pytest.mark.parametrize(
    ("code", "p99", "mark"),
    [(NOW, 260.0, "too much"), ("of others", 120.0, "earlier bots"), ("of others", 260.0, "too much, earlier bots")],
)
def test_a_row_is_marked_where_a_goal_is_missed_and_where_bots_have_changed(
    tmp_path: Path, code: str, p99: float, mark: str
) -> None:
    assert f"| 200 | {mark} |" in told(tmp_path, "thinking-janus-3-hard", thought(code, p99))


def test_what_an_earlier_build_measured_holds_at_tables_where_all_levels_won_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = tmp_path / "levels"
    monkeypatch.setattr(measured, "SHELF", levels)
    ladder, *others = [one for one in settings(game_of("janus"), levels) if (one.players, one.preset) == (3, None)]
    for setting in others:
        keep_level(setting, Found(setting.line, "before", [], [], alike=(NOW,)), levels)
    assert "| 50 | better, earlier bots |" in told(tmp_path, "beliefs-janus-3-normal", believed("before"))
    keep_level(ladder, Found(ladder.line, NOW, [], []), levels)
    assert "| 50 | better, earlier bots |" in told(tmp_path, "beliefs-janus-3-normal", believed("before"))
    keep_level(ladder, Found(ladder.line, "long ago", [], [], alike=("before", NOW)), levels)
    assert "| 50 | better, an earlier build |" in told(tmp_path, "beliefs-janus-3-normal", believed("before"))
    assert "| 50 | better, earlier bots |" in told(tmp_path, "beliefs-janus-3-normal", believed("long ago"))
    assert "| 200 | earlier bots |" in told(tmp_path, "thinking-janus-3-hard", thought("before")), "times are no play"
    last = ended("before")
    assert "| better, earlier bots |" in told(tmp_path, "endings-janus-3", last), "levels are first rounds"


def test_what_an_earlier_build_measured_in_another_way_to_play_is_held_against_levels_of_that_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = tmp_path / "levels"
    monkeypatch.setattr(measured, "SHELF", levels)
    before = structs.replace(fought(120), code="before")
    for setting in (one for one in settings(game_of("janus"), levels) if (one.players, one.preset) == (3, None)):
        keep_level(setting, Found(setting.line, NOW, [], [], earlier=("before",)), levels)
    assert "| better, earlier bots |" in told(tmp_path, "ismcts-janus-3", before)
    for setting in (one for one in settings(game_of("janus"), levels) if (one.players, one.preset) == (3, "short")):
        keep_level(setting, Found(setting.line, NOW, [], [], earlier=("before",)), levels)
    assert "| better, an earlier build |" in told(tmp_path, "ismcts-janus-3", before)


def test_max_has_no_goal_to_miss(tmp_path: Path) -> None:
    slow = structs.replace(thought(NOW, 1900.0), bot="max", players=4)
    page_now = told(tmp_path, "thinking-janus-4-max", slow)
    assert "| Janus | 4 | max | 51 | 1900 | 300 | 320 | 34 | 200 |  |" in page_now
    assert "janus --players 3 --moves 100 --bot max" not in page_now


def test_beliefs_stand_beside_uniform_redeals(tmp_path: Path) -> None:
    row = "| Janus | 3 | normal | 2.0000 | 1.9954 | +0.0046 ± 0.0016 | 50 | better |"
    assert row in told(tmp_path, "beliefs-janus-3-normal", believed(NOW))


@pytest.mark.parametrize(
    ("rounds", "count", "mark"), [(120, "120", "better"), (63, "63 of at least 100", "not decided")]
)
def test_rounds_that_are_too_few_decide_nothing(tmp_path: Path, rounds: int, count: str, mark: str) -> None:
    row = f"| Janus | 3, short, hard alone | {count} | +0.50 [+0.25; +0.75] | 20 | 210 | 10.5 | 104 | {mark} |"
    assert row in told(tmp_path, "ismcts-janus-3", fought(rounds))


def test_a_test_in_which_the_other_thought_too_little_says_so(tmp_path: Path) -> None:
    found = structs.replace(fought(120), spiel_ms=199.0)
    assert "| 9.9 | 104 | better, less than 10 times |" in told(tmp_path, "ismcts-janus-3", found)


def test_of_a_single_round_there_is_no_interval(tmp_path: Path) -> None:
    found = Fought("python -m bench.ismcts janus", NOW, "janus", 3, "short", 1, None, 20.0, 210.0, 104.0, 1.0)
    assert "| 1 of at least 100 |  | 20 | 210 | 10.5 | 104 | not decided |" in told(tmp_path, "ismcts-janus-3", found)


def test_blunders_found_are_of_a_coach_and_of_so_many_matches(tmp_path: Path) -> None:
    page_now = told(tmp_path, "planted-janus-4-fast", coached("another", 63))
    row = "| Janus | 4 | fast | 1 | 63 of at least 200 | 60 | 95.2 % [86.9; 98.4] | 3.0 | 5.1 | earlier coach |"
    assert row in page_now
    assert f"# by the bots {NOW} and the coach another" in page_now


def test_the_present_coach_is_not_marked(tmp_path: Path) -> None:
    assert "| 3.0 | 5.1 |  |" in told(tmp_path, "planted-janus-4-fast", coached(coach_code()))


def test_places_won_at_the_end_of_matches_stand_beside_points_given_for_them(tmp_path: Path) -> None:
    row = "| Janus | 3 | 1/20 | 40 | +0.0200 ± 0.0100 | -0.500 ± 0.700 | better |"
    assert row in told(tmp_path, "endings-janus-3", ended(NOW))


@pytest.mark.parametrize(("coach", "mark"), [(coach_code(), ""), ("of then", "earlier coach")])
def test_luck_stands_beside_losses_and_how_far_they_are_apart(tmp_path: Path, coach: str, mark: str) -> None:
    sums: dict[str, Any] = {"luck": Edge(5.6, 1.3, 40), "lost": Edge(5.8, 1.2, 40), "apart": Edge(-0.2, 0.4, 40)}
    found = Balance("python -m bench.luck janus", NOW, "janus", 4, **sums, **coaching_by(coach))
    row = f"| Janus | 4 | fast | 1 | 40 | +5.60 ± 1.30 | 5.80 ± 1.20 | -0.20 ± 0.40 | 3.0 | 5.1 | {mark} |"
    assert row in told(tmp_path, "luck-janus-4-fast", found)


@pytest.mark.parametrize(
    "rounds",
    [path for path in sorted((ROOT / ROUNDS).glob("*.jsonl")) if path.stem != GIVEN_UP],
    ids=lambda path: path.stem,
)
def test_what_is_kept_is_what_the_first_rounds_show(rounds: Path, tmp_path: Path) -> None:
    """A measurement that is under way, or was killed, has more rounds than it has told of, or has told of none yet."""
    topic, slug = rounds.stem.split("-")[:2]
    assert slug in games()
    copied = tmp_path / rounds.name  # reading cuts off a line that is being written
    copied.write_bytes(rounds.read_bytes())
    {"ismcts": shown_by_rounds, "planted": shown_by_matches, "endings": shown_by_endings}[topic](copied)


def shown_by_rounds(file: Path) -> None:
    setting, rounds = journal.read(file, ismcts.Setting, ismcts.Round)
    assert setting is not None
    found = every(ROOT / MEASURED, "ismcts", Fought).get(ismcts.name(game_of(setting.game)))
    if found is not None and found.code == setting.code:
        assert found.rounds <= len(rounds)
        again = ismcts.fought(setting, rounds[: found.rounds], ismcts.ROUNDS)
        assert found == structs.replace(again, command=found.command)


def shown_by_matches(file: Path) -> None:
    setting, matches = journal.read(file, planted.Setting, planted.Found)
    assert setting is not None
    kept_as = name("planted", game_of(setting.game), setting.players, setting.bots)
    found = every(ROOT / MEASURED, "planted", Coached).get(kept_as)
    if found is not None and (found.code, found.coach) == (setting.code, setting.coach):
        assert found.matches <= len(matches)
        again = planted.coached(setting, matches[: found.matches], planted.MATCHES)
        assert found == structs.replace(again, command=found.command)


def shown_by_endings(file: Path) -> None:
    setting, met = journal.read(file, endings.Setting, endings.Ending)
    assert setting is not None
    found = every(ROOT / MEASURED, "endings", Ended).get(endings.name(game_of(setting.game), setting.players))
    if found is not None and found.code == setting.code:
        assert found.places.deals <= len(met)
        assert found == endings.ended(setting, met[: found.places.deals])


def test_a_test_that_was_given_up_keeps_its_rounds_alone() -> None:
    setting, rounds = journal.read(ROOT / ROUNDS / f"{GIVEN_UP}.jsonl", ismcts.Setting, ismcts.Round)
    assert setting is not None
    told = every(ROOT / MEASURED, "ismcts", Fought)
    assert told["ismcts-janus-3"].alone != setting.alone
    assert len(rounds) not in [found.rounds for found in told.values()]


def test_the_page_says_what_is_kept_of_the_present_bots_and_coach() -> None:
    now = "\n".join(page(ROOT / MEASURED)) + "\n"
    assert (ROOT / PAGE).read_text(encoding="utf-8") == now, "make it again: python -m bench.measured"
