"""Plays random matches of every installed game, under every option, and fails at the first error.

python -m pioche.testing.soak [GAME …] [--matches N] [--processes N]
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY
from pioche.testing.report import Case, ContractBroken
from pioche.testing.variety import random_options

SETS = 20  # option sets in a batch
EACH = 10  # matches under one option set
LIMIT = 20_000_000  # decisions of a match


def play_batch(game: Game, batch: int, matches: int) -> int:
    """Some matches for one number of players, each few under other options; the number of decisions."""
    players = game.least + batch % (game.most - game.least + 1)
    sets = islice(random_options(game, players, FastRng(f"soak {batch}")), SETS)
    chosen = [options for options in sets for _ in range(EACH)]
    cases = [Case(game, players, f"soak {batch} {i}", options) for i, options in enumerate(chosen[:matches])]
    return sum(decisions(case) for case in cases)


def decisions(case: Case) -> int:
    """Play one match to its end; how many decisions it took."""
    try:
        state, rng = case.start(), case.rng("moves")
        for count in range(LIMIT):
            if state.seat == NOBODY:
                if min(state.ranks()) != 1 or len(state.scores()) != case.players:
                    raise case.broken(f"a match ended with scores {state.scores()} and ranks {state.ranks()}")
                return count
            state.apply(state.pick(rng))
    except ContractBroken:
        raise
    except Exception as error:
        raise case.broken(f"a match raised {error!r}") from error
    raise case.broken(f"a match is not over after {LIMIT} decisions")


def batch_of(slug: str, batch: int, matches: int) -> int:
    return play_batch(game_of(slug), batch, matches)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m pioche.testing.soak")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    for slug in given.games:
        if slug not in games():
            parser.error(f"there is no game {slug} here; installed: {', '.join(games())}")
    whole = SETS * EACH
    with ProcessPoolExecutor(given.processes) as pool:
        for slug in given.games or games():
            began = time.monotonic()
            batches = range((given.matches + whole - 1) // whole)
            sizes = [min(whole, given.matches - batch * whole) for batch in batches]
            try:
                played = sum(pool.map(batch_of, [slug] * len(sizes), batches, sizes))
            except ContractBroken as broken:
                print(broken, file=sys.stderr)
                return 1
            took = time.monotonic() - began
            print(f"{slug}: {given.matches} matches, {played} decisions, no error, {took:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
