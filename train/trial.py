"""What trained weights are worth, on deals that nobody learnt from: against `fast`, and against `hard`.

    python -m train.trial WEIGHTS OUT.csv --hero trained --villain hard --deals 100

Duplicate deals: the hero in every seat among villains, less what a villain wins there. Each line is one deal, so a
trial that was stopped goes on with the next one.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path

from pioche.bots.bot import Bot
from pioche.bots.levels import LEVELS
from pioche.bots.players import Searcher
from pioche.core.registry import game_of
from pioche.lab.duplicate import Played, Sitting, play
from pioche.lab.edges import edge
from pioche.search.adriano import AdrianoPolicy
from train.bot import Trained
from train.net import Net, load

PATIENCE = 3600.0  # seconds: no search is stopped by the clock, others may be busy on this machine


def bot_named(name: str, net: Net) -> Bot:
    """A level, the network, or with a number of imagined decisions the search that `hard` does: `search:2000`."""
    if name == "trained":
        return Trained(net)
    kind, _, decisions = name.partition(":")
    if kind == "search":
        return Searcher(name, "adriano", AdrianoPolicy(), int(decisions), PATIENCE)
    level = next(bot for bot in LEVELS if bot.game == "adriano" and bot.name == name)
    if isinstance(level, Searcher):
        level.search.patience = PATIENCE
    return level


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
    done = _read(out)
    for nth in range(len(done), deals):
        won, thought = deal_edge(known, hero, villain, players, f"held out {nth}")
        with out.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow([f"{won:.4f}", f"{sum(thought) / len(thought):.2f}"])
        done.append(won)
        if len(done) > 1:
            found = edge(done)
            yield f"{hero} among {villain}: {found.mean:+.2f} ± {found.half:.2f} points a round, {found.deals} deals"


def _read(out: Path) -> list[float]:
    if not out.exists():
        return []
    with out.open(encoding="utf-8") as file:
        return [float(row[0]) for row in csv.reader(file)]


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
