"""The balance of luck and losses."""

import pytest

from bench.luck import sums
from pioche.coach import coach
from tests.coach.matches import short


def test_luck_less_losses_is_what_a_match_brought_more_than_was_expected() -> None:
    report = coach(short("nain_jaune"), 1, 0.001)
    luck, losses = sums(report)
    surprise = sum((one.result or 0.0) - (one.start or 0.0) for one in report.rounds)
    assert luck - losses == pytest.approx(surprise)
