"""Our games stepped at once from arrays, with random legal actions: sampled natively, or given from outside."""

from functools import cache

import numpy as np

from bench.measure import Play, Rate, rate
from pioche.envs.batch import BatchEnv

PLAYERS = 4
LANES = 1024
STEPS = 20  # between two looks at the clock
FORCED_STEPS = 400  # of every lane, to count decisions that are none


@cache
def stepped(slug: str, *, observe: bool) -> Play:
    env = BatchEnv(slug, players=PLAYERS, count=LANES, seed=1, observe=observe)

    def play() -> tuple[float, int]:
        ended = 0
        for _ in range(STEPS):
            ended += int(env.step(env.sample()).dones.sum())
        return STEPS * LANES, ended

    return play


@cache
def given(slug: str) -> Play:
    """As a learning program steps: it reads the masks, and chooses outside."""
    env, random = BatchEnv(slug, players=PLAYERS, count=LANES, seed=1), np.random.default_rng(1)
    preferences = np.empty((LANES, env.game.actions), np.float32)

    def play() -> tuple[float, int]:
        ended = 0
        for _ in range(STEPS):
            random.random(out=preferences, dtype=np.float32)
            actions = np.where(env.told.masks, preferences, -1).argmax(axis=1)
            ended += int(env.step(actions).dones.sum())
        return STEPS * LANES, ended

    return play


def forced_share(slug: str) -> float:
    """Of all decisions, those with one legal action."""
    env = BatchEnv(slug, players=PLAYERS, count=64, seed=2)
    forced = 0
    for _ in range(FORCED_STEPS):
        forced += int((env.told.masks.sum(axis=1) == 1).sum())
        env.step(env.sample())
    return forced / (FORCED_STEPS * env.count)


def measure(job: str, slug: str, seconds: float) -> Rate | float:
    if job == "forced":
        return forced_share(slug)
    return rate(given(slug) if job == "given" else stepped(slug, observe=job == "observed"), seconds)
