"""What a round does to the match: how probably one player ends it before another."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

SLOPE: Final = 1.7  # makes a logistic curve out of the normal one


def leading(lead: float, rounds: float, spread: float) -> float:
    """Who leads by so much, with so many rounds to come in which two players' results differ by about that spread."""
    if rounds > 0.0:
        return 1.0 / (1.0 + exp(-SLOPE * lead / (spread * sqrt(rounds))))
    if lead == 0.0:
        return 0.5
    return 1.0 if lead > 0.0 else 0.0


class Race:
    """To a goal of several steps, each taken by everybody once a round or not."""

    def __init__(self, goal: i64, rate: float) -> None:
        self.goal: i64 = goal
        self._first: list[float] = []  # by the steps one lacks, then by those of the other
        both = rate * rate
        one = rate - both
        for mine in range(goal + 1):
            for theirs in range(goal + 1):
                if mine == 0 or theirs == 0:
                    self._first.append(leading(float(theirs - mine), 0.0, 1.0))
                    continue
                steps = one * (self.first(mine - 1, theirs) + self.first(mine, theirs - 1))
                steps += both * self.first(mine - 1, theirs - 1)
                self._first.append(steps / (2.0 * one + both))

    def first(self, mine: i64, theirs: i64) -> float:
        """Who lacks so many steps, against who lacks so many."""
        return self._first[mine * (self.goal + 1) + theirs]
