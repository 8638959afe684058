"""The comparison through PettingZoo: matches are played to their end, and goals held against what was measured."""

import pytest

from bench.envs import GIN, LEDUC, Job, report
from bench.zoo import played


@pytest.mark.parametrize("slug", ["adriano", "nain_jaune"])
def test_a_match_of_ours_is_played_to_its_end(slug: str) -> None:
    steps, matches = played("ours", slug)()
    assert steps > 50
    assert matches == 1


@pytest.mark.parametrize(("steps", "reached"), [(10_000.0, True), (9_000.0, False)])
def test_ours_must_be_ten_times_as_fast_as_gin(steps: float, reached: bool) -> None:
    best = {Job("ours", "janus"): [steps, 5.0], LEDUC: [2_000.0, 800.0], GIN: [1_000.0, 8.0]}
    text, all_reached = report(best)
    assert all_reached is reached
    assert f"| {steps / 1_000:.1f} × | {'pass' if reached else 'FAIL'} |" in text
    assert f"{steps / 2_000:.1f} ×" in text
