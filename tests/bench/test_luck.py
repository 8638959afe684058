"""The balance of luck and losses."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bench import luck, shelf
from bench.coaching import coach_code
from bench.luck import Balance, sums
from pioche.coach import Report, coach
from pioche.coach.report import Decision, RoundReport
from pioche.core.registry import game_of
from pioche.lab.plan import code_of
from tests.coach.matches import short


def decision(round: int, loss: float) -> Decision:
    return Decision(1, round, "lay 7D", "lay 8D", 0.0, loss, 0.1, 0.0, [], [])


def test_luck_less_losses_is_what_a_match_brought_more_than_the_first_decisions_promised() -> None:
    report = coach(short("nain_jaune"), 1, 0.001)
    luck, losses = sums(report)
    firsts = [next(one for one in report.decisions if one.round == told.round) for told in report.rounds]
    surprise = sum((told.result or 0.0) - first.worth for told, first in zip(report.rounds, firsts, strict=True))
    assert luck - losses == pytest.approx(surprise)


def test_what_the_first_decision_of_a_round_gave_away_is_left_out_as_luck_of_its_deal() -> None:
    decisions = [decision(0, 4.0), decision(0, 2.0), decision(1, 1.0), decision(1, 0.5)]
    rounds = [RoundReport(0, 1.0, 3.0, 6.0, -2.0), RoundReport(1, 0.0, 5.0, 1.5, 3.5)]
    assert sums(Report("nain_jaune", 0, 3, rounds, decisions, [])) == (8.0, 2.5)


def test_what_the_matches_show_is_kept_with_the_command_that_measures_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = ["nain_jaune", "--matches", "2", "--players", "3", "--thorough", "0.001", "--seed", "any"]
    said = CliRunner().invoke(luck.main, given)
    assert said.exit_code == 0
    ((name, found),) = shelf.every(shelf.MEASURED, "luck", Balance).items()
    assert name == "luck-nain_jaune-3-fast"
    asked = "--matches 2 --players 3 --bots fast --thorough 0.001 --seed any"
    assert found.command == f"python -m bench.luck nain_jaune {asked}"
    assert (found.code, found.coach) == (code_of(game_of("nain_jaune")), coach_code())
    assert {one.deals for one in (found.luck, found.lost, found.apart)} == {2}
    assert found.apart.mean == pytest.approx(found.luck.mean - found.lost.mean)
    assert found.lost.mean >= 0
    assert 0 < found.seconds <= found.longest
    last = said.output.splitlines()[-1]
    assert last.startswith("nain_jaune, 3 players, fast, thorough 0.001, 2 matches: luck ")
    assert f"given away {found.lost.mean:.2f} ± {found.lost.half:.2f}" in last


def test_a_bot_that_nobody_knows_is_refused() -> None:
    said = CliRunner().invoke(luck.main, ["nain_jaune", "--bots", "nobody"])
    assert said.exit_code == 2
    assert "nobody called nobody plays nain_jaune" in said.output
