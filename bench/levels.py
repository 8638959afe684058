"""How strong the levels are: everything the page of results says, played in the arena and written down.

    python -m bench.levels --results DIR [--game GAME] [--workers N] [--page docs/levels.md]

What is played is fixed here, before it is: the deals by their seed, how many there are, and when a test may stop. A run
that is stopped goes on where it was.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.lab.edges import Edge
from pioche.lab.ledger import Ledger
from pioche.lab.plan import Pair, pairs, plan_of
from pioche.lab.skill import skills
from pioche.lab.standings import Contest, paces

SEED = "levels"  # nobody tuned anything on these deals


class Setting(Struct, frozen=True):
    """One command of the arena."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    sequential: bool = False
    against: str | None = None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{'-'.join(self.bots)}"

    def command(self) -> list[str]:
        how = ["--against", self.against] if self.against else ["--ladder"]
        more = [*how, *(["--sequential"] if self.sequential else [])]
        numbers = ["--players", str(self.players), "--deals", str(self.deals), "--seed", SEED]
        return ["arena", self.game, *self.bots, *numbers, *more]

    def met(self) -> list[Pair]:
        return pairs(self.bots, ladder=self.against is None, against=self.against)


def tables(game: Game) -> list[int]:
    """The smallest, of four, and the largest."""
    return sorted({game.least, 4, game.most})


def settings(game: Game) -> Iterator[Setting]:
    for players in tables(game):
        yield Setting(game.slug, players, ("normal", "easy", "random"), 2000)
    for players in tables(game):
        yield Setting(game.slug, players, ("hard", "normal"), 2000, sequential=True)
    levels = ("random", "easy", "normal", "fast", "hard", "oracle")
    yield Setting(game.slug, 4, levels, 100, against="normal")
    yield Setting(game.slug, 4, ("random", "max", "oracle", "normal"), 20, against="normal")


def known(setting: Setting, results: Path) -> Contest | None:
    """What has been played of it; None where nothing was."""
    folder = results / setting.name
    if not folder.exists():
        return None
    plan = plan_of(game_of(setting.game), setting.players, {}, {}, seed=SEED)
    ledger = Ledger(folder, plan)
    try:
        return Contest(ledger, setting.met(), setting.deals, sequential=setting.sequential)
    finally:
        ledger.close()


def interval(edge: Edge | None, scale: float = 1.0, places: int = 2) -> str:
    if edge is None:
        return "not played"
    return f"{scale * edge.mean:+.{places}f} [{scale * edge.low:+.{places}f}; {scale * edge.high:+.{places}f}]"


def verdict(edge: Edge | None) -> str:
    if edge is None:
        return ""
    return "better" if edge.low > 0 else "worse" if edge.high < 0 else "not sure"


def section(game: Game, results: Path) -> Iterator[str]:
    """What was found of one game, in Markdown."""
    yield f"\n## {game.slug}\n"
    yield "| players | who | edge a deal, 95 % | deals | |"
    yield "| --- | --- | --- | --- | --- |"
    skilled: list[str] = []
    timed: list[str] = []
    for setting in settings(game):
        contest = known(setting, results)
        if contest is None:
            continue
        if setting.against:
            for skill in skills(contest.meetings):
                share = interval(skill.share, 100.0, 0) + " %" if skill.share else "cannot be said"
                skilled.append(f"| {skill.bot} | {share} | {contest.meetings[0].most} |")
            continue
        for meeting in contest.meetings:
            hero, villain, edge = meeting.pair.hero, meeting.pair.villain, meeting.edge
            words = f"| {setting.players} | {hero} among {villain} | {interval(edge)} |"
            yield f"{words} {len(meeting.deals)} | {verdict(edge)} |"
        for pace in paces(contest.counted(), ["hard"] if "hard" in setting.bots else []):
            busy = "" if pace.busy is None else f"{pace.busy:.0f}"
            timed.append(f"| {setting.players} | {pace.p50:.0f} | {pace.p99:.0f} | {busy} | {pace.decisions} |")
    yield from titled("| skill captured, four players | share, 95 % | deals |", skilled)
    yield from titled("| players | hard, ms a move: p50 | p99 | p99 of one core's time | decisions |", timed)
    yield "\n```sh"
    for setting in settings(game):
        yield " ".join(["pioche", *setting.command()])
    yield "```"


def titled(heading: str, rows: Sequence[str]) -> Iterator[str]:
    if rows:
        yield f"\n{heading}\n|{' --- |' * (heading.count('|') - 1)}"
        yield from rows


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    arguments.add_argument("--results", type=Path, required=True, help="where the arena keeps what was played")
    arguments.add_argument("--game", action="append", choices=sorted(games()))
    arguments.add_argument("--only", default="", help="settings whose name holds this")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--page", type=Path, help="writes the page, and plays nothing")
    given = arguments.parse_args()
    chosen = [game_of(slug) for slug in given.game or ("adriano", "janus", "nain_jaune", "programmes")]
    if given.page:
        lines = [line for game in chosen for line in section(game, given.results)]
        given.page.write_text(INTRODUCTION + "\n".join(lines) + "\n", encoding="utf-8")
        return
    for setting in (setting for game in chosen for setting in settings(game) if given.only in setting.name):
        out = ["--workers", str(given.workers), "--out", str(given.results / setting.name), "--lang", "en"]
        print(" ".join(["pioche", *setting.command()]), flush=True)
        subprocess.run([sys.executable, "-m", "pioche", *setting.command(), *out], check=True)


INTRODUCTION = """# How strong the levels are

Measured in [the arena](arena.md) and written by `python -m bench.levels`. One round of a match is one deal, in
Janus one game. A deal is played by a table of one kind alone and again with the other bot in each of its seats; the
edge is what that bot gains more, in the game's points (Programmes: programmes completed) against the mean of the
others. Intervals count a deal as one observation. Easy among random and normal among easy: 2,000 deals, looked at
once. Hard among normal: a test that looks after every deal from the 200th to the 2,000th and stops when zero is
outside an interval that holds at any time. The deals are named by the seed `levels`, on which nothing was tuned.
"Not sure" means that zero is inside. Skill captured is (bot - random) / (oracle - random): the oracle is the search
of `hard` with the true cards before it, so what separates it from `hard` is partly luck that nobody can know of.
"""

if __name__ == "__main__":
    main()
