"""How well the newest weights play among `fast`, on rounds that nobody learns from: the run's curve.

    python -m train.judge RUN

Each line of RUN/curve.csv: decisions learnt from, rounds, points more than the others on average, its standard error.
"""

import csv
import sys
import time
from pathlib import Path

import numpy as np

from pioche.chance import FastRng
from pioche.games.adriano import GAME
from pioche.games.adriano.rules import Adriano
from train.net import Net, load
from train.rounds import Round
from train.settings import STOP, WEIGHTS, read


def among_fast(net: Net, players: int, rounds: int, seed: str) -> list[float]:
    """What the network wins in one seat of each round, `fast` sitting in the others."""
    begun = [_begin(players, f"{seed} {nth}", nth % players) for nth in range(rounds)]
    going = [round for round in begun if round.advance()]
    while going:
        values = net.values(np.array([round.sight.lit for round in going], dtype=np.uint16))
        for i, round in enumerate(going):
            round.choose(int(values[i, round.sight.heads].argmax()))
        going = [round for round in going if round.advance()]
    return [round.gains()[nth % players] for nth, round in enumerate(begun)]


def _begin(players: int, seed: str, seat: int) -> Round:
    table = GAME.start(players, FastRng(f"{seed} deal"), {"rounds": 1})
    assert isinstance(table, Adriano)
    return Round(table, 1 << seat, FastRng(f"{seed} fast"))


def follow(run: Path) -> None:
    settings = read(run)
    judged = -1
    while not (run / STOP).exists():
        time.sleep(1)
        if (run / WEIGHTS).exists():
            net = load(run / WEIGHTS)
            decisions = int(net.weights["decisions"][0])
            if decisions != judged:
                judged = decisions
                _note(run, decisions, among_fast(net, settings.players, settings.judged, "judged"))


def _note(run: Path, decisions: int, gains: list[float]) -> None:
    error = np.std(gains) / np.sqrt(len(gains))
    with (run / "curve.csv").open("a", newline="", encoding="utf-8") as file:
        row = [decisions, len(gains), f"{np.mean(gains):.3f}", f"{error:.3f}"]
        csv.writer(file, lineterminator="\n").writerow(row)


if __name__ == "__main__":
    follow(Path(sys.argv[1]))
