"""EnvPool, which has no card games: its cheapest environment, one thread, the same action everywhere."""

from functools import cache

import numpy as np

from bench.measure import Play, Rate, rate

LANES = 1024
STEPS = 20


@cache
def played(name: str) -> Play:
    import envpool  # only where it installs

    env = envpool.make(name, env_type="gymnasium", num_envs=LANES, num_threads=1)
    env.reset()
    actions = np.zeros(LANES, dtype=np.int32)

    def play() -> tuple[float, int]:
        ended = 0
        for _ in range(STEPS):
            ended += int(env.step(actions)[2].sum())
        return STEPS * LANES, ended

    return play


def measure(job: str, name: str, seconds: float) -> Rate:
    try:
        return rate(played(name), seconds)
    except ImportError:
        return Rate(0.0, 0.0)
