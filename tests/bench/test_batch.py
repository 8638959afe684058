"""The comparison of batches: what was measured, how, and how many decisions were none."""

import pytest

from bench.batch import GOALS, HOW, PEERS, Batches, Job, report
from bench.batch_ours import LANES, STEPS, forced_share, given, stepped


def test_steps_are_counted_however_actions_are_chosen() -> None:
    for play in (given("nain_jaune"), stepped("nain_jaune", observe=False)):
        steps, ended = play()
        assert steps == STEPS * LANES
        assert ended >= 0


def test_the_share_of_forced_decisions_is_one_of_all() -> None:
    assert 0.2 < forced_share("nain_jaune") < 0.9


@pytest.mark.parametrize(("steps", "reached"), [(6e6, True), (4e6, False)])
def test_goals_are_held_against_what_was_measured(steps: float, reached: bool) -> None:
    best = {Job("batch_ours", job, "nain_jaune"): [steps, 5.0] for job in ("blind", "observed", "given")}
    best |= {job: [2e6, 1.0] for job in PEERS}
    text, all_reached = report(Batches("", "", 6, list(best.items()), [("batch_ours", "nain_jaune", 0.5)]))
    assert all_reached is reached
    assert text.count("| 50% |") == 3
    assert all(words in text for words in HOW.values())
    assert text.count("| pass |") == (len(GOALS) if reached else 1)
