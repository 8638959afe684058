"""Plays rounds of Adriano for a network to learn from: what was known, what was chosen, what it brought.

    python -m train.selfplay RUN NAME

plays until RUN/stop is there, with RUN/weights.npz as it is at the moment (before there is one, as `fast` plays), and
leaves what it has played in RUN/shards. `train.learn` starts as many of these as it is told to.
"""

import sys
import time
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pioche.chance import FastRng
from pioche.games.adriano import GAME
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.table import CALLING
from train.net import Floats, Net, Rows, load
from train.rounds import Round
from train.settings import STOP, WEIGHTS, Settings, read
from train.sight import heads, rows

WILDER = 5  # times as much is left to chance while `fast` is learnt from
WAITING = 24  # shards that nobody has read yet: then it rests


class Played(Struct):
    lit: Rows
    heads: NDArray[np.uint8]
    gains: Floats


class Rounds:
    """Rounds without end. The same seed and networks, the same rounds."""

    def __init__(self, settings: Settings, seed: str) -> None:
        self.settings = settings
        self.players = settings.players
        self.seed = seed
        self.chance = np.random.default_rng(list(seed.encode()))
        self.begun = 0
        self.lit: list[Rows] = []
        self.heads: list[int] = []
        self.gains: list[float] = []
        self.tables = [self._begin() for _ in range(settings.tables)]
        # Of each table: who decided, what it knew, which head it chose.
        self.noted: list[list[tuple[int, Rows, int]]] = [[] for _ in self.tables]

    def _begin(self) -> Round:
        seed = f"{self.seed} {self.begun}"
        self.begun += 1
        table = GAME.start(self.players, FastRng(seed), {"rounds": 1})
        assert isinstance(table, Adriano)
        return Round(table, self._taught(), FastRng(f"{seed} fast"))

    def _taught(self) -> int:
        """Everybody in one round of two; else about half of them, so that one learns to play among others too."""
        everybody = (1 << self.players) - 1
        if self.chance.random() < 0.5:
            return everybody
        return int(self.chance.integers(1, everybody + 1))

    def play(self, net: Net | None, decisions: int) -> Played:
        """At least so many decisions of rounds that are over."""
        while len(self.gains) < decisions:
            self._step(net)
        played = Played(
            np.array(self.lit, dtype=np.uint16),
            np.array(self.heads, dtype=np.uint8),
            np.array(self.gains, dtype=np.float32),
        )
        self.lit, self.heads, self.gains = [], [], []
        return played

    def _step(self, net: Net | None) -> None:
        for i in range(len(self.tables)):
            while not self.tables[i].advance():
                self._note(i)
                self.tables[i] = self._begin()
        lit = np.array([round.sight.lit for round in self.tables], dtype=np.uint16)
        values = net.values(lit) if net else None
        dice = self.chance.random(len(self.tables))
        for i, round in enumerate(self.tables):
            offered = round.sight.heads
            if dice[i] < self._random(round, net):
                nth = int(self.chance.integers(len(offered)))
            elif values is None:
                nth = round.usual()
            else:
                nth = int(values[i, offered].argmax())
            self.noted[i].append((int(round.table.seat), lit[i], offered[nth]))
            round.choose(nth)

    def sizes(self) -> list[int]:
        """How many rows and heads a network needs."""
        return [rows(self.players), heads(self.players)]

    def _random(self, round: Round, net: Net | None) -> float:
        """How often a choice is made as it comes."""
        calling = round.table.stage == CALLING
        share = self.settings.random_calls if calling else self.settings.random
        return share if net else WILDER * share

    def _note(self, at: int) -> None:
        """The round at this table is over."""
        gains = self.tables[at].gains()
        for seat, lit, head in self.noted[at]:
            self.lit.append(lit)
            self.heads.append(head)
            self.gains.append(gains[seat])
        self.noted[at] = []


def serve(run: Path, name: str) -> None:
    """Shards of play, as long as somebody reads them."""
    settings = read(run)
    shards = run / "shards"
    rounds = Rounds(settings, f"{settings.seed} {name}")
    written = 0
    while not (run / STOP).exists():
        if len(list(shards.glob("*.npz"))) >= WAITING:
            time.sleep(0.05)
            continue
        played = rounds.play(_newest(run / WEIGHTS), settings.shard)
        scratch = shards / f"{name}.part"
        with scratch.open("wb") as file:
            np.savez(file, lit=played.lit, heads=played.heads, gains=played.gains, sizes=rounds.sizes())
        scratch.replace(shards / f"{name}-{written}.npz")
        written += 1


def _newest(path: Path) -> Net | None:
    return load(path) if path.exists() else None


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2])
