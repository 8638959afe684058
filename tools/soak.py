"""Plays random matches of every game under random options until many have ended without an error.

python -m tools.soak [--matches N]
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

from pioche.chance import FastRng
from pioche.core.registry import game_of, games
from pioche.core.state import playout
from tools.option_sets import random_start

CHUNK = 500


def soak(slug: str, first: int, count: int) -> int:
    """Play these matches; the number of decisions. An error names the match that made it."""
    game = game_of(slug)
    decisions = 0
    for match in range(first, first + count):
        random = Random(f"{slug} {match}")
        players = random.randint(game.least, game.most)
        try:
            state = random_start(game, players, FastRng(f"soak {match}"), random)
            decisions += playout(state, FastRng(f"play {match}"))
            if sorted(state.ranks())[0] != 1 or len(state.scores()) != players:
                raise AssertionError("the match ended without a result")
        except Exception as error:
            raise RuntimeError(f"{slug}, match {match} of {players} players: {error!r}") from error
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100_000)
    matches: int = parser.parse_args().matches
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for slug in games():
            began = time.monotonic()
            starts = range(0, matches, CHUNK)
            counts = [min(CHUNK, matches - start) for start in starts]
            decisions = sum(pool.map(soak, [slug] * len(counts), starts, counts))
            took = time.monotonic() - began
            print(f"{slug}: {matches} matches, {decisions} decisions, no error, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
