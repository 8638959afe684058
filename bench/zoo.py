"""Environments of PettingZoo, ours and others', played through the same loop by the same random choice."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bench.measure import Play, Rate, rate

PLAYERS = 4


def ours(slug: str) -> Any:
    from pioche.envs.pettingzoo import env  # what is measured may not be installed where the others are

    return env(slug, players=PLAYERS)


def leduc_holdem(_: str) -> Any:
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.env()


def gin_rummy(_: str) -> Any:
    from pettingzoo.classic import gin_rummy_v4

    return gin_rummy_v4.env()


FIELDS: dict[str, Callable[[str], Any]] = {"ours": ours, "leduc_holdem": leduc_holdem, "gin_rummy": gin_rummy}


@cache
def played(job: str, name: str) -> Play:
    env, random = FIELDS[job](name), Random(1).random
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
