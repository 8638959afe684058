"""A million matches of each game, played by `fast` in the lab: how long they take, in how much memory, what they show.

    python -m bench.million [--game GAME] [--results DIR] [--workers N]
    python -m bench.million --page

A run is one command of the lab, watched from outside. One that is stopped goes on where it was, and its times and
memory are added up. What was found is kept in docs/lab/, where the page docs/lab-results.md is made from.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import bench.shelf
from bench import journal, sweep
from bench.doubts import KINDS, MOSTLY, OFTEN, UNEVEN, Doubt, Share, doubts, interval, places, unevenness
from bench.report import titled
from pioche.core.registry import game_of, games
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.report import sections
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Study, study_of
from pioche.lab.simulation.times import clock
from pioche.lab.simulation.words import Words, lab_words

SLUGS: Final = ("adriano", "janus", "nain_jaune", "programmes")
SEED: Final = "million"
PLAYERS: Final = 4
MILLION: Final = 1_000_000
SHELF: Final = Path("docs/lab")
PAGE: Final = Path("docs/lab-results.md")
OTHERS: Final = "other-tables-and-ways-to-play"  # the heading of what bench.sweep has played
LOOKS: Final = "memory.jsonl"
EVERY: Final = 2.0  # seconds between two looks at the memory
LONGEST: Final = 3 * 3600.0  # seconds of a run, with its report
FLAT: Final = 16_000_000  # bytes: memory that grows by less between a tenth and nine tenths of a run is called flat


class Look(Struct, frozen=True):
    """How much memory a run had needed at most when it was looked at, in bytes; 0 where that is not known."""

    began: float  # seconds since the epoch: of the command that was looked at
    now: float
    parts: int  # played so far, of all commands
    parent: int
    worker: int  # the largest


class Found(bench.shelf.Kept, frozen=True):
    """What became of a run, as it is kept."""

    rules: int
    code: str  # of the rules and the bots that played
    matches: int
    clock: float  # seconds in which matches were played
    core: float  # seconds of all cores
    whole: float  # seconds from first to last, with the report
    memory: dict[str, Look]
    seats: list[Share]  # by the order of play
    doubts: list[Doubt]
    said: dict[str, list[str]]  # the report's sentences, by their heading
    counting: str = ""  # the code that counted


class Run(Struct, frozen=True):
    """One command of the lab."""

    game: str
    matches: int = MILLION

    def command(self) -> list[str]:
        return ["lab", self.game, "--matches", str(self.matches), "--players", str(PLAYERS), "--seed", SEED]

    @property
    def line(self) -> str:
        return " ".join(["pioche", *self.command()])

    def study(self) -> Study:
        return study_of(game_of(self.game), PLAYERS, {}, {}, names=[], seed=SEED)


# Playing, and watching it.


def watched(run: Run, folder: Path, workers: int, every: float = EVERY) -> int:
    """Plays what is missing; how the command exits. What was seen of its memory is written down."""
    more = ["--workers", str(workers), "--out", str(folder), "--lang", "en"]
    began = time.time()
    process = subprocess.Popen([sys.executable, "-m", "pioche", *run.command(), *more], stdout=subprocess.DEVNULL)
    while process.poll() is None:
        parts = sum(1 for _ in folder.glob("matches/*.parquet"))
        journal.add(folder / LOOKS, Look(began, time.time(), parts, *peaks(process.pid)))
        try:
            process.wait(every)
        except subprocess.TimeoutExpired:
            continue
        except KeyboardInterrupt:  # which the command has heard too: it ends by itself
            process.wait()
    return process.returncode


def peaks(pid: int) -> tuple[int, int]:
    """The most memory that a process, and the largest of its children, have had so far, as Linux tells it."""
    children = [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in _read(path).split()]
    return peak(pid), max((peak(child) for child in children), default=0)


def peak(pid: int) -> int:
    lines = _read(Path(f"/proc/{pid}/status")).splitlines()
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)


def _read(path: Path) -> str:
    """Nothing of a process that has ended since."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def looks(folder: Path) -> list[Look]:
    first, more = journal.read(folder / LOOKS, Look, Look)
    return [first, *more] if first else []


def whole(seen: Sequence[Look]) -> float:
    """Seconds of all commands that played one run."""
    return sum(max(one.now for one in seen if one.began == began) - began for began in {one.began for one in seen})


def moments(seen: Sequence[Look], parts: Sequence[int]) -> dict[str, Look]:
    """Near its start, in its middle and near its end, and when the report had been written, by the matches of parts."""
    if not seen:
        return {}
    played = [one for one in seen if one.worker > 0] or seen  # one worker is the parent itself
    wanted = {"a tenth played": 0.1, "half played": 0.5, "nine tenths played": 0.9}
    done = [0, *accumulate(parts)]
    found = {
        name: min(played, key=lambda one: abs(done[min(one.parts, len(parts))] - share * done[-1]))
        for name, share in wanted.items()
    }
    written = [one for one in seen if one.parent > 0] or seen  # nothing is known of a process that is ending
    return {**found, "report written": msgspec.structs.replace(written[-1], worker=0)}


# What was found.


def found_in(run: Run, folder: Path) -> Found:
    """Of what the lab has played."""
    game = game_of(run.game)
    with closing(Results(folder, run.study())) as results:
        if results.stale:
            raise ValueError(f"{folder} was played by other bots: move it away, and play again.")
        if results.missing(run.matches):
            raise ValueError(f"{folder} lacks matches: play on.")
        evidence = Evidence(results, run.matches, lab_words(game, "en"))
        taken, seen = results.taken(run.matches), looks(folder)
        return Found(
            run.line,
            game.rules,
            results.study.code,
            evidence.count,
            clock(taken),
            sum(one.core for one in taken),
            whole(seen),
            moments(seen, [part.count for part in results.known(run.matches)]),
            places(evidence),
            list(doubts(evidence, game)),
            {one.title: one.said for one in sections(evidence)},
            results.study.counting,
        )


def kept(run: Run, shelf: Path) -> Found | None:
    """None where it was not played, or another number of matches."""
    return bench.shelf.kept(shelf / f"{run.game}.json", Found, run.line)


def keep(run: Run, found: Found, shelf: Path) -> None:
    bench.shelf.keep(shelf / f"{run.game}.json", found)


# The page.


def page(runs: Sequence[Run], shelf: Path) -> str:
    lines = [line for run in runs for line in section(run, shelf)]
    return INTRODUCTION + "\n".join([*lines, *sweep.section([run.game for run in runs], shelf)]) + "\n"


def section(run: Run, shelf: Path) -> Iterator[str]:
    """What was found of one game, in Markdown."""
    game = game_of(run.game)
    words = lab_words(game, "en")
    yield f"\n## {words.message('title')}\n\n```sh\n{run.line}\n```"
    found = kept(run, shelf)
    if found is None:
        yield "\nNot played yet."
        return
    stale = "" if sweep.is_present(game, found.code, found.counting) else sweep.STALE
    yield f"\nRules {found.rules}, by the bots {found.code}.{stale}"
    yield from titled("| matches | seconds | with the report | of core time | matches a second |", [_pace(found)])
    goal = "met" if found.whole <= LONGEST else "**missed**"
    yield f"\nThe goal is {LONGEST / 3600:g} hours at most: {goal}."
    memory = [
        f"| {name} | {look.parent / 1e6:.0f} | {f'{look.worker / 1e6:.0f}' if look.worker else ''} |"
        for name, look in found.memory.items()
    ]
    yield from titled("| most memory so far, MB | parent | largest worker |", memory)
    yield from flatness(found.memory)
    for title, said in found.said.items():
        yield f"\n**{title}** " + " ".join(said)
    uneven = unevenness(found.seats)
    past = any(one.broken for one in (*found.doubts, *uneven))
    verdict = "What is marked so below" if past else "With four players, nothing"
    yield f"\n**What is past a limit?** {verdict}; others may be, at [other tables](#{OTHERS})."
    told = [_doubted(one, words) for one in (*found.doubts, *uneven[:1])]
    yield from titled("| could be | share, 95% | past the limit |", told)


def flatness(memory: Mapping[str, Look]) -> Iterator[str]:
    """By how much memory grew in the long middle of a run; nothing where nobody looked."""
    if memory:
        early, late = memory["a tenth played"], memory["nine tenths played"]
        parent, worker = late.parent - early.parent, late.worker - early.worker
        flat = "flat" if max(parent, worker) < FLAT else "**not flat**"
        middle = "From a tenth to nine tenths played the parent"
        yield f"\n{middle} grew by {parent / 1e6:.1f} MB, the largest worker by {worker / 1e6:.1f} MB: {flat}."


def _pace(found: Found) -> str:
    numbers = (found.clock, found.whole, found.core, found.matches / max(found.clock, 1e-9))
    return f"| {found.matches:,} | " + " | ".join(f"{number:,.0f}" for number in numbers) + " |"


def _doubted(one: Doubt, words: Words) -> str:
    share = interval(one.found, words)
    return f"| {KINDS[one.what]} {one.found.name} | {share} | {'**yes**' if one.broken else 'no'} |"


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.million", description=__doc__)
    arguments.add_argument("--results", type=Path, default=Path("build/million"), help="where the lab works")
    arguments.add_argument("--game", action="append", choices=sorted(games()))
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--page", action="store_true", help="writes docs/lab-results.md, and plays nothing")
    given = arguments.parse_args()
    for run in () if given.page else (Run(slug) for slug in given.game or SLUGS):
        found = kept(run, SHELF)
        if found is None or not sweep.is_present(game_of(run.game), found.code, found.counting):
            print(run.line, flush=True)
            exits = watched(run, given.results / run.game, given.workers)
            if exits:
                sys.exit(exits)
            keep(run, found_in(run, given.results / run.game), SHELF)
    PAGE.write_text(page([Run(slug) for slug in SLUGS], SHELF), encoding="utf-8")


INTRODUCTION = f"""# A million matches of each game

Played in [the lab](lab.md) by four `fast` bots and written by `python -m bench.million`, which runs the commands below
with two workers on the compiled games and watches their memory. Numbers in brackets are 95% intervals. Memory is the
most that a process has had so far: it is called flat where it grows by less than {FLAT / 1e6:.0f} MB while a run goes
from a tenth to nine tenths of its matches. `fast` plays by a policy of the game and no search: what is told here is of
bots that play sensibly, not well.

A game could be broken, so there are limits. Past one is where surely more than {100 * OFTEN:g}% of its rounds or
matches are ended by a ruling against endless ones or cannot be won by anybody; where surely more than
{100 * MOSTLY:g}% of its matches are tied by all, or end before their last round; and where a place in the order of play
surely wins {100 * UNEVEN:g}% more or less than a fair share. That order is of first decisions in the first round;
whoever made none there follows in the order of the table. To be past a limit is no fault of a rule by itself: the ways
to play `family` and `short` of Janus, say, are there to end games early (JA-32), and `short` of Programmes is two
rounds, too few for anybody to reach the goal (PR-47).
"""

if __name__ == "__main__":
    main()
