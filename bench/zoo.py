"""Environments of PettingZoo, ours and others', played through the same loop by the same random choice."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bench.measure import Play, Rate, rate

PLAYERS = 4

# How an environment is measured: alone, or in the wrappers that PettingZoo's `env()` puts around its card games.
RAW, WRAPPED = "raw", "wrapped"
WRAPPERS = ("TerminateIllegalWrapper", "AssertOutOfBoundsWrapper", "OrderEnforcingWrapper")


def ours(slug: str) -> Any:
    from pioche.envs.pettingzoo import raw_env  # what is measured may not be installed where the others are

    return raw_env(slug, players=PLAYERS)


def leduc_holdem(_: str) -> Any:
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.raw_env()


def gin_rummy(_: str) -> Any:
    from pettingzoo.classic import gin_rummy_v4

    return gin_rummy_v4.raw_env()


FIELDS: dict[str, Callable[[str], Any]] = {"ours": ours, "leduc_holdem": leduc_holdem, "gin_rummy": gin_rummy}


def in_wrappers(env: Any) -> Any:
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


@cache
def played(job: str, name: str) -> Play:
    """A job is a field, and how it is measured: `ours raw`."""
    field, how = job.split()
    env, random = FIELDS[field](name), Random(1).random
    if how == WRAPPED:
        env = in_wrappers(env)
    env.reset(seed=1)

    def play() -> tuple[float, int]:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            choices = observation["action_mask"].view(bool).nonzero()[0]  # of bools many times quicker than of int8
            env.step(int(choices[int(random() * len(choices))]))
            steps += 1
        return steps, 1

    return play


def measure(job: str, name: str, seconds: float) -> Rate:
    return rate(played(job, name), seconds)
