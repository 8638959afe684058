"""Our games stepped at once from arrays, with random legal actions sampled natively."""

from functools import cache

from bench.measure import Play, Rate, rate
from pioche.envs.batch import BatchEnv

PLAYERS = 4
LANES = 1024
STEPS = 20  # between two looks at the clock


@cache
def stepped(slug: str, *, observe: bool) -> Play:
    env = BatchEnv(slug, players=PLAYERS, count=LANES, seed=1, observe=observe)

    def play() -> tuple[float, int]:
        ended = 0
        for _ in range(STEPS):
            ended += int(env.step(env.sample()).dones.sum())
        return STEPS * LANES, ended

    return play


def measure(job: str, slug: str, seconds: float) -> Rate:
    return rate(stepped(slug, observe=job == "observed"), seconds)
