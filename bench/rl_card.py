"""RLCard's games, which are Python only: its environments, stepped with its own legal actions."""

from random import Random

import rlcard

from bench.measure import Play, Rate, rate


def stepped(name: str) -> Play:
    environment = rlcard.make(name, config={"seed": 1})
    random = Random(1)

    def play() -> tuple[float, int]:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def forced_share(name: str, matches: int) -> float:
    environment = rlcard.make(name, config={"seed": 2})
    random = Random(2)
    forced = decisions = 0
    for _ in range(matches):
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            forced += len(legal) == 1
            decisions += 1
            state, _ = environment.step(random.choice(legal))
    return forced / decisions


def measure(job: str, name: str, seconds: float) -> Rate | float:
    if job == "stepped":
        return rate(stepped(name), seconds)
    if job == "forced":
        return forced_share(name, 10)
    raise ValueError(f"no measurement {job!r}")
