"""The comparison through PettingZoo: matches are played to their end, and goals held against what was measured."""

import pytest

from bench.envs import GIN, LEDUC, Game, Job, Steps, report
from bench.zoo import RAW, WRAPPED, WRAPPERS, in_wrappers, played
from pioche.envs.pettingzoo import raw_env


@pytest.mark.parametrize("how", [RAW, WRAPPED])
@pytest.mark.parametrize("slug", ["adriano", "nain_jaune"])
def test_a_match_of_ours_is_played_to_its_end(slug: str, how: str) -> None:
    steps, matches = played(f"ours {how}", slug)()
    assert steps > 50
    assert matches == 1


def test_the_wrappers_are_those_that_are_named() -> None:
    env, found = in_wrappers(raw_env("janus")), []
    while env is not env.unwrapped:
        found.append(type(env).__name__)
        env = env.env
    assert tuple(reversed(found)) == WRAPPERS


@pytest.mark.parametrize(("steps", "reached"), [(10_000.0, True), (9_000.0, False)])
def test_ours_must_be_ten_times_as_fast_as_gin_both_without_wrappers(steps: float, reached: bool) -> None:
    best: dict[Job, list[float]] = {}
    for game, alone in ((Game("ours", "janus"), [steps, 5.0]), (LEDUC, [2_000.0, 800.0]), (GIN, [1_000.0, 8.0])):
        best[Job(game, RAW)] = alone
        best[Job(game, WRAPPED)] = [100.0, 1.0]
    text, all_reached = report(Steps("", "", 6, list(best.items())))
    assert all_reached is reached
    assert f"| {steps / 1_000:.1f} × | {'pass' if reached else 'FAIL'} |" in text
    assert f"{steps / 2_000:.1f} ×" in text
    assert all(name in text for name in WRAPPERS)
