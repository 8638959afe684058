"""How long `hard`, or `max`, thinks about a move and how much memory its process takes, asked as tables ask it.

    python -m bench.thinking [GAME ...] [--moves N] [--bot NAME] [--players N ...]

For each game's smallest, 4 and largest number of players, matches of that bot against itself, decided by one process
of its own. Reading the view is part of a move, and so is every step of a compound one. Milliseconds of that process'
core; on a machine that others use too a clock on the wall shows more. What was found is kept in docs/measured/, whose
page asks for `--bot max --players 4` too.
"""

import argparse
import resource
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time

import msgspec
from msgspec import Struct

from bench import shelf
from bench.asking import game_for
from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import games
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State
from pioche.core.wire import encode_view
from pioche.tables.thinking import chosen

MOVES = 1000
FREE = "max"  # no goal is set to it, but about 2 s; fewer of its moves are timed
FEWER = 100
LONGEST = 250.0  # milliseconds, of all moves but one in a hundred
LARGEST = 100.0  # megabytes

HEAD = ("game", "players", "moves", "p50 ms", "p99 ms", "max ms", "p99 wall ms", "MB", "")
WIDTHS = (12, 8, 6, 8, 8, 8, 12, 7, 0)


class Answer(Struct):
    action: int
    busy: float  # milliseconds of the process' core
    passed: float  # milliseconds on the wall


class Thought(shelf.Measured, frozen=True):
    """How long the moves took, in milliseconds of a core, and how much memory their process."""

    bot: str
    moves: int
    p50: float
    p99: float
    longest: float
    wall: float  # the p99 on the wall
    memory: float  # megabytes

    @property
    def good(self) -> bool:
        return self.bot == FREE or (self.p99 < LONGEST and self.memory < LARGEST)


def name(game: Game, players: int, bot: str = "hard") -> str:
    return f"thinking-{game.slug}-{players}-{bot}"


def command(game: Game, players: int, bot: str = "hard", count: int | None = None) -> str:
    return f"python -m bench.thinking {game.slug} --players {players} --moves {count or usual(bot)} --bot {bot}"


def usual(bot: str) -> int:
    """How many moves of it are timed unless somebody says so."""
    return FEWER if bot == FREE else MOVES


def timed(game: str, bot: str, view: bytes, seed: str, step: int) -> Answer:
    """What a bot's process does, with its time taken."""
    began, clock = process_time(), perf_counter()
    action = chosen(game, bot, view, seed, step)
    return Answer(action, 1000 * (process_time() - began), 1000 * (perf_counter() - clock))


def ready(game: str, bot: str) -> bool:
    """A process finds its bots once: no move is charged with that."""
    return bot_for(game, bot) is not None


def largest() -> float:
    """The most memory this process has had, in megabytes. Linux tells that of the parent too, but not here."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def moves(game: Game, players: int, bot: str, pool: ProcessPoolExecutor) -> Iterator[Answer]:
    """The time each move took that left a choice, match after match without end."""
    number = 0
    while True:
        state = game.start(players, FastRng(f"thinking {game.slug} {players} {number}"))
        while state.seat != NOBODY:
            number += 1
            spent = move(game, state, bot, f"thinking {number}", pool)
            if spent is not None:
                yield spent


def move(game: Game, state: State, bot: str, seed: str, pool: ProcessPoolExecutor) -> Answer | None:
    """Plays one whole move."""
    found: Answer | None = None
    step = 0
    while True:
        view = state.view(state.seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            seen = msgspec.json.encode(encode_view(game, view))
            answer = pool.submit(timed, game.slug, bot, seen, seed, step).result()
            action = Action(answer.action)
            busy, passed = (found.busy, found.passed) if found is not None else (0.0, 0.0)
            found = Answer(int(action), busy + answer.busy, passed + answer.passed)
        step += 1
        state.apply(action)
        if not state.midway():
            return found


def measured(game: Game, players: int, bot: str, count: int) -> Thought:
    from pioche.lab.plan import code_of  # not above: a bot's process would hold the lab's packages too
    from pioche.lab.standings import quantile

    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(ready, game.slug, bot).result()
        source = moves(game, players, bot, pool)
        found = [next(source) for _ in range(count)]
        memory = pool.submit(largest).result()
    busy = sorted(answer.busy for answer in found)
    passed = sorted(answer.passed for answer in found)
    times = (quantile(busy, 0.5), quantile(busy, 0.99), busy[-1], quantile(passed, 0.99))
    asked = command(game, players, bot, count)
    return Thought(asked, code_of(game), game.slug, players, bot, count, *times, memory)


def row(found: Thought) -> list[str]:
    numbers = (found.p50, found.p99, found.longest, found.wall, found.memory)
    told = [f"{number:.0f}" for number in numbers]
    return [found.game, str(found.players), str(found.moves), *told, "" if found.good else "too much"]


def line(cells: tuple[str, ...] | list[str]) -> str:
    return " ".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", help=", ".join(games()))
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--moves", type=int, help=f"{MOVES} unless given, of max {FEWER}")
    parser.add_argument("--bot", default="hard")
    given = parser.parse_args(arguments)
    shelf.compiled_only("thinking")
    asked = [
        (game_for(slug, players), players) for slug in given.games or games() for players in given.players or [None]
    ]
    reached = True
    print(line(HEAD))
    for game, players in asked:
        for seats in [players] if players else sorted({game.least, 4, game.most}):
            found = measured(game, seats, given.bot, given.moves or usual(given.bot))
            print(line(row(found)), flush=True)
            shelf.keep_measured(name(game, seats, given.bot), found)
            reached = reached and found.good
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
