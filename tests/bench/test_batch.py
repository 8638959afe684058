"""The comparison of batches: what was measured, how, and how many decisions were none."""

import pytest

from bench import batch_ours
from bench.batch import GOALS, HOW, PEERS, Batches, Job, report
from bench.batch_ours import forced_share, given, stepped


def test_steps_and_matches_that_end_are_counted_however_actions_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_ours, "LANES", 3)
    monkeypatch.setattr(batch_ours, "STEPS", 2000)
    for play in (given.__wrapped__("nain_jaune"), stepped.__wrapped__("nain_jaune", observe=False)):
        steps, ended = play()
        assert steps == 6000
        assert 100 < steps / ended < 1000, "decisions of a match"


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


def test_where_no_match_came_to_its_end_that_is_said() -> None:
    best = {Job("batch_ours", job, "nain_jaune"): [6e6, 0.0] for job in ("blind", "observed")}
    assert report(Batches("", "", 6, list(best.items()), []))[0].count("| 6.00 M | none ended |") == 2
