"""How strong the levels are: everything the page of results says, played in the arena and written down.

    python -m bench.levels --results DIR [--game GAME] [--only TEXT] [--workers N]
    python -m bench.levels --page

What is played is fixed here, before it is: the deals by their seed, how many there are, and when a test may stop. A run
that is stopped goes on where it was. What a command of the arena found is kept in docs/levels/, where the page is made
from; it is played again only where the bots have changed since, unless bench.vouching found that both play alike.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

import bench.shelf
from bench.report import titled
from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.lab import edges
from pioche.lab.edges import Edge, digits
from pioche.lab.ledger import Ledger
from pioche.lab.plan import Pair, code_of, pairs, plan_of
from pioche.lab.simulation.words import lab_words
from pioche.lab.skill import Skill, skills
from pioche.lab.standings import Contest

SEED = "levels"  # nobody tuned anything on these deals
SLUGS = ("adriano", "janus", "nain_jaune", "programmes")
SHELF = Path("docs/levels")
PAGE = Path("docs/levels.md")
FEWER = {"adriano": 5, "janus": 5}  # with search in them they take so many times longer than the others
SLOWEST = 50  # deals with max among them
ALIKE = ("nain_jaune",)  # whose fast plays as normal does: hard has been tested among it already
SHORTER = {"janus": "short"}  # and most of what is searched at is a shorter way to play: all whole would take hours


class Setting(Struct, frozen=True):
    """One command of the arena."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    sequential: bool = False
    against: str | None = None
    preset: str | None = None

    @property
    def name(self) -> str:
        return f"{self.table}-{'-'.join(self.bots)}"

    def command(self) -> list[str]:
        how = ["--against", self.against] if self.against else ["--ladder"]
        preset = ["--preset", self.preset] if self.preset else []
        more = [*preset, *how, *(["--sequential"] if self.sequential else [])]
        numbers = ["--players", str(self.players), "--deals", str(self.deals), "--seed", SEED]
        return ["arena", self.game, *self.bots, *numbers, *more]

    @property
    def table(self) -> str:
        """Where the arena works: what one command played of these deals, another need not play again."""
        return "-".join([self.game, *([self.preset] if self.preset else []), str(self.players)])

    @property
    def seats(self) -> str:
        return f"{self.players}, {self.preset}" if self.preset else str(self.players)

    @property
    def line(self) -> str:
        return " ".join(["pioche", *self.command()])

    @property
    def options(self) -> dict[str, object]:
        return game_of(self.game).preset(self.preset) if self.preset else {}

    def met(self) -> list[Pair]:
        return pairs(self.bots, ladder=self.against is None, against=self.against)


def tables(game: Game) -> list[int]:
    """The smallest, of four, and the largest."""
    return sorted({game.least, 4, game.most})


def settings(game: Game, shelf: Path) -> Iterator[Setting]:
    """In their order; where hard is not surely better the oracle shows how much there is to gain at all."""
    for players in tables(game):
        yield Setting(game.slug, players, ("normal", "easy", "random"), 2000)
    fewer, preset = FEWER.get(game.slug, 1), SHORTER.get(game.slug)
    for players in tables(game) if preset else []:  # whole games, for the one test that says most
        yield Setting(game.slug, players, ("hard", "normal"), 2000, sequential=True)
    for players in tables(game):
        hard = Setting(game.slug, players, ("hard", "normal"), 2000, sequential=True, preset=preset)
        yield hard
        found = kept(hard, shelf)
        if found and players != 4 and any(edge.low <= 0 for _, _, edge in found.edges):  # of four: below
            yield Setting(game.slug, players, ("oracle", "normal"), 200 // fewer, preset=preset)
    levels = ("random", "easy", "normal", "fast", "hard", "oracle")
    yield Setting(game.slug, 4, levels, 200 // fewer, against="normal", preset=preset)
    yield Setting(game.slug, 4, ("random", "max", "oracle", "normal"), SLOWEST, against="normal", preset=preset)
    if game.slug not in ALIKE:
        yield Setting(game.slug, 4, ("hard", "fast"), 2000, sequential=True, preset=preset)


class Found(bench.shelf.Kept, frozen=True):
    """What became of a setting, as it is kept."""

    code: str  # of the rules and the bots that played
    edges: list[tuple[str, str, Edge]]  # hero, villain
    skills: list[Skill]
    alike: tuple[str, ...] = ()  # later ones, found by bench.vouching to win the same in as many decisions
    compared: dict[str, int] = field(default_factory=dict)  # by such a code: on how many deals, where that was kept
    earlier: tuple[str, ...] = ()  # for whom the result before held, which was the same to the last digit

    def holds_for(self, code: str) -> bool:
        return code in (self.code, *self.alike, *self.earlier)

    def after(self, before: "Found | None") -> "Found":
        """Of bots that have played what others had before them."""
        if before is None or (before.edges, before.skills) != (self.edges, self.skills):
            return self
        codes = dict.fromkeys((before.code, *before.alike, *before.earlier))
        return msgspec.structs.replace(self, earlier=tuple(code for code in codes if code != self.code))


def found_in(setting: Setting, results: Path) -> Found:
    """Of what the arena has played."""
    plan = plan_of(game_of(setting.game), setting.players, setting.options, {}, seed=SEED)
    ledger = Ledger(results / setting.table, plan)
    try:
        if ledger.stale:
            raise ValueError(f"{ledger.folder} was played by other bots: move it away, and play again.")
        contest = Contest(ledger, setting.met(), setting.deals, sequential=setting.sequential)
    finally:
        ledger.close()
    edges = [(one.pair.hero, one.pair.villain, one.edge) for one in contest.meetings if one.edge]
    skilled = skills(contest.meetings) if setting.against else []
    return Found(setting.line, plan.code, edges, skilled)


def kept(setting: Setting, shelf: Path) -> Found | None:
    """None where it was not played, or with another number of deals."""
    return bench.shelf.kept(shelf / f"{setting.name}.json", Found, setting.line)


def keep(setting: Setting, found: Found, shelf: Path) -> None:
    bench.shelf.keep(shelf / f"{setting.name}.json", found)


def interval(edge: Edge) -> str:
    count = digits(edge)
    return f"{edge.mean:+.{count}f} [{edge.low:+.{count}f}; {edge.high:+.{count}f}]"


def percent(share: Edge) -> str:
    return f"{100 * share.mean:.0f} % [{100 * share.low:.0f}; {100 * share.high:.0f}]"


def verdict(edge: Edge | None, earliest: int = 0) -> str:
    said = edges.verdict(edge, earliest)
    return {"same": "won the same", "unsure": "not sure", "none": "not decided"}.get(said, said)


def vouched(found: Found) -> str:
    """What was compared with the bots that are the last for whom a result holds."""
    code = found.alike[-1] if found.alike else ""
    deals = f"{found.compared[code]} deals" if code in found.compared else "deals"
    before = len(found.alike) - 1
    like = f", like {'one build' if before == 1 else f'{before} builds'} before it," if before > 0 else ""
    return f", and {code}{like} won the same in as many decisions on the first {deals}" if code else ""


def section(game: Game, shelf: Path) -> Iterator[str]:
    """What was found of one game, in Markdown."""
    yield f"\n## {lab_words(game, 'en').message('title')}\n"
    yield "| players | who | edge a deal, 95 % | deals | |"
    yield "| --- | --- | --- | --- | --- |"
    skilled: dict[str, str] = {}
    shares: dict[str, Edge] = {}
    commands: list[str] = []
    told: set[tuple[str, str, str]] = set()
    for setting in settings(game, shelf):
        found = kept(setting, shelf)
        if found is None:
            commands.append(f"{setting.line}  # not played yet")
            continue
        commands.append(f"{setting.line}  # by the bots {found.code}{vouched(found)}")
        earlier = "" if found.holds_for(code_of(game)) else ", earlier bots"
        for skill in found.skills:
            if skill.bot in skilled:
                continue  # of more deals
            told_share = percent(skill.share) if skill.share else "cannot be said"
            count = skill.share.deals if skill.share else setting.deals
            skilled[skill.bot] = f"| {skill.bot}{earlier} | {told_share} | {count} |"
            if skill.share:
                shares[skill.bot] = skill.share
        for hero, villain, edge in found.edges:
            if (setting.seats, hero, villain) in told:
                continue  # of more deals
            told.add((setting.seats, hero, villain))
            words = f"| {setting.seats} | {hero} among {villain} | {interval(edge)} |"
            yield f"{words} {edge.deals} | {verdict(edge)}{earlier} |"
    yield from titled("| skill captured, four players | share, 95 % | deals |", list(skilled.values()))
    if "hard" in shares and "max" in shares and shares["max"].low <= shares["hard"].high:
        yield "\nThe intervals of `hard` and `max` overlap: nothing here shows that `max` is the better player."
    yield f"\nThe bots are now {code_of(game)}; earlier ones differ from them somewhere in their code.\n"
    yield from ("```sh", *commands, "```")


def page(shelf: Path) -> str:
    lines = [line for slug in SLUGS for line in section(game_of(slug), shelf)]
    tests = sum(setting.sequential for slug in SLUGS for setting in settings(game_of(slug), shelf))
    return INTRODUCTION.format(tests=tests) + "\n".join(lines) + "\n"


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    arguments.add_argument("--results", type=Path, default=Path("build/levels"), help="where the arena works")
    arguments.add_argument("--game", action="append", choices=sorted(games()))
    arguments.add_argument("--only", default="", help="settings whose name holds this")
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--page", action="store_true", help="writes docs/levels.md, and plays nothing")
    given = arguments.parse_args()
    if given.page:
        PAGE.write_text(page(SHELF), encoding="utf-8")
        return
    for game in (game_of(slug) for slug in given.game or SLUGS):
        for setting in (setting for setting in settings(game, SHELF) if given.only in setting.name):
            found = kept(setting, SHELF)
            if found is None or not found.holds_for(code_of(game)):
                fought(setting, given.results, given.workers)
                keep(setting, found_in(setting, given.results).after(found), SHELF)


def fought(setting: Setting, results: Path, workers: int, python: str = sys.executable, *, quiet: bool = False) -> None:
    out = ["--workers", str(workers), "--out", str(results / setting.table), "--lang", "en"]
    print(setting.line, flush=True)
    told = subprocess.DEVNULL if quiet else None
    subprocess.run([python, "-m", "pioche", *setting.command(), *out], check=True, stdout=told)


INTRODUCTION = """# How strong the levels are

Measured in [the arena](arena.md) and written by `python -m bench.levels`. One round of a match is one deal, in Janus
one game. A deal is played by a table of one kind alone and again with the other bot in each of its seats; the edge is
what that bot gains more, in the game's points (Programmes: programmes completed) against the mean of the others.
Intervals count a deal as one observation. Easy among random and normal among easy: 2,000 deals, looked at once. Hard
among normal: a test that looks after every deal from the 200th to the 2,000th and stops when zero is outside an
interval that holds at any time; where it stays inside, the oracle shows how much there is to gain, in Janus at the
preset `short`. So is hard among fast, where that is another player than normal. Each test, of which there are {tests},
is wrong in about 5 % of cases: about, for such intervals are exact for very many deals alone; played again by other
bots it is one more test. The deals are named by the seed `levels`, on which nothing was tuned; where bots have changed,
a test is played again from its first deal, and until then its rows are marked as of earlier bots. Rows are left
unmarked where the present bots won the same in as many decisions on the first deals: that is told beside the command,
and says nothing of what would show on later deals alone. What a test had found before it was played again is kept in
git, in the history of `docs/levels/`. An edge at which a test stopped tends to be a little too large. "Not sure" means
that zero is inside.

Most deals of Adriano and Janus with a search in them were played on sixteen cores of another machine: budgets are
imagined decisions, and change nothing but the time.

Skill captured is (bot - random) / (oracle - random). The oracle is the search of `hard` with the true cards before it:
it looks one move ahead and lets the game's policy play on from there. So what separates it from `hard` is partly luck
that nobody can know of; and it is no perfect player: its edge among `normal` says that there is at least so much to
gain for whoever sees all cards, and is no upper bound. The skill of `max` rests on fifty deals: intervals of so few
are rough. Where a bot that searches takes part in Janus, the preset `short` is played: after five rounds without a
trio a game is over, by default after thirty. Hard among normal is played both ways, each a test of its own. How the
levels play is told in [the bots](bots.md), what `hard` and `max` cost in [what else was measured](measured.md).
"""

if __name__ == "__main__":
    main()
