"""What trained weights are worth, on deals that nobody learnt from: against `fast`, and against `hard`.

    python -m train.trial WEIGHTS OUT.jsonl --hero trained --villain hard --deals 100

Duplicate deals: the hero in every seat among villains, less what a villain wins there. OUT keeps who met and a line a
deal, so a trial that was stopped goes on with the next one.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from statistics import fmean

from msgspec import Struct

from bench import journal
from pioche.bots.bot import Bot
from pioche.bots.levels import LEVELS
from pioche.bots.players import Searcher
from pioche.core.registry import game_of
from pioche.lab.duplicate import Played, Sitting, play
from pioche.lab.edges import edge
from pioche.lab.oracle import patient
from pioche.lab.plan import code_of
from pioche.search.adriano import AdrianoPolicy
from train.bot import Trained
from train.net import Net, load

PATIENCE = 3600.0  # seconds: no search is stopped by the clock, others may be busy on this machine


class Setting(Struct, frozen=True):
    """Who met: the first line of a file."""

    hero: str
    villain: str
    players: int
    weights: str  # a hash of them
    code: str  # of the rules and the bots


class Deal(Struct, frozen=True):
    won: float  # by the hero, more than a villain in the same seats
    ms: float  # that it thought about a move


def bot_named(name: str, net: Net) -> Bot:
    """A level, the network, or with a number of imagined decisions the search that `hard` does: `search:2000`."""
    if name == "trained":
        return Trained(net)
    kind, _, decisions = name.partition(":")
    if kind == "search":
        return Searcher(name, "adriano", AdrianoPolicy(), int(decisions), PATIENCE)
    return patient(next(bot for bot in LEVELS if bot.game == "adriano" and bot.name == name), PATIENCE)


def deal_edge(known: dict[str, Bot], hero: str, villain: str, players: int, deal: str) -> tuple[float, list[float]]:
    """What the hero wins more than a villain in the same seats, and how many milliseconds of one core it thinks."""
    usual = _play(known, Sitting(villain), players, deal)
    won, thought = 0.0, []
    for seat in range(players):
        played = _play(known, Sitting(villain, hero, seat), players, deal)
        won += played.gains[seat] - usual.gains[seat]
        thought += played.busy[seat]
    return won / players, thought


def _play(known: dict[str, Bot], sitting: Sitting, players: int, deal: str) -> Played:
    return play(game_of("adriano"), [known[name] for name in sitting.names(players)], deal)


def trial(weights: Path, out: Path, hero: str, villain: str, players: int, deals: int) -> Iterator[str]:
    net = load(weights)
    known = {name: bot_named(name, net) for name in (hero, villain)}
    setting = Setting(
        hero, villain, players, sha256(weights.read_bytes()).hexdigest()[:16], code_of(game_of("adriano"))
    )
    begun, done = journal.read(out, Setting, Deal)
    if begun is None:
        journal.add(out, setting)
    elif begun != setting:
        raise SystemExit(f"{out} is of another trial: choose another file.")
    for nth in range(len(done), deals):
        won, thought = deal_edge(known, hero, villain, players, f"held out {nth}")
        done.append(Deal(won, fmean(thought)))
        journal.add(out, done[-1])
        if len(done) > 1:
            found = edge([one.won for one in done])
            yield f"{hero} among {villain}: {found.mean:+.2f} ± {found.half:.2f} points a round, {found.deals} deals"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--hero", default="trained")
    parser.add_argument("--villain", default="hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    given = parser.parse_args()
    for line in trial(given.weights, given.out, given.hero, given.villain, given.players, given.deals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
