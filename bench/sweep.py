"""Every number of players and every way to play, 2,000 matches each by `fast`: what a million at one table hide.

    python -m bench.sweep [--game GAME] [--matches N]

What was found is kept in docs/lab/, and `python -m bench.million --page` tells it in docs/lab-results.md.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from msgspec import Struct
from polars import col

import bench.shelf
from bench.doubts import Doubt, Share, doubts, interval, places, unevenness
from bench.report import titled
from pioche.chance import FastRng
from pioche.core.game import BOOKLET, Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.lab.numbers import percent
from pioche.lab.plan import code_of
from pioche.lab.simulation.evidence import Evidence, mean
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import run
from pioche.lab.simulation.study import counting_code, study_of
from pioche.lab.simulation.words import Words, lab_words

SHELF: Final = Path("docs/lab")
SEED: Final = "sweep"
MATCHES: Final = 2_000
STALE: Final = " The bots, or what is counted, have changed somewhere since."


class Table(Struct, frozen=True):
    """One number of players and one way to play."""

    players: int
    preset: str
    decisions: float  # a match, on average
    places: list[Share]  # by the order of play
    doubts: list[Doubt]


class Found(bench.shelf.Kept, frozen=True):
    rules: int
    code: str  # of the rules and the bots that played
    matches: int  # of each table
    tables: list[Table]
    counting: str = ""  # the code that counted


def command(game: Game, matches: int) -> str:
    return f"python -m bench.sweep --game {game.slug} --matches {matches}"


def swept(game: Game, matches: int) -> Found:
    code, presets = code_of(game), [preset.name for preset in (BOOKLET, *game.presets)]
    tables = [
        table
        for preset, players in product(presets, range(game.least, game.most + 1))
        if (table := played(game, players, preset, matches))
    ]
    return Found(command(game, matches), game.rules, code, matches, tables, counting_code())


def is_present(game: Game, code: str, counting: str) -> bool:
    """Whether those who played and what counted are those of today."""
    return (code, counting) == (code_of(game), counting_code())


def played(game: Game, players: int, preset: str, matches: int) -> Table | None:
    """None where so many cannot play so."""
    try:
        game.table(game.rules, players, FastRng("any"), *game.settled(game.preset(preset), {}))
    except Refusal:
        return None
    study = study_of(game, players, game.preset(preset), {}, names=[], seed=SEED)
    # Nobody stops and goes on here: one file is quickest.
    study = msgspec.structs.replace(study, part=matches, grows=False)
    with TemporaryDirectory() as folder, closing(Results(Path(folder), study)) as results:
        run([results], matches, 1, lambda more: None)
        evidence = Evidence(results, matches, lab_words(game, "en"))
        decisions = mean(evidence.matches, col("decisions")).mean
        return Table(players, preset, decisions, places(evidence), list(doubts(evidence, game)))


def kept(game: Game, shelf: Path, matches: int = MATCHES) -> Found | None:
    """None where it was not played, or another number of matches."""
    return bench.shelf.kept(shelf / f"sweep-{game.slug}.json", Found, command(game, matches))


def keep(game: Game, found: Found, shelf: Path) -> None:
    bench.shelf.keep(shelf / f"sweep-{game.slug}.json", found)


# What is told.


def section(slugs: Sequence[str], shelf: Path, matches: int = MATCHES) -> Iterator[str]:
    """In Markdown, game after game."""
    yield INTRODUCTION.format(matches=matches).rstrip()
    for game in map(game_of, slugs):
        words, found = lab_words(game, "en"), kept(game, shelf, matches)
        yield f"\n### {words.message('title')} at other tables\n\n```sh\n{command(game, matches)}\n```\n"
        if found is None:
            yield "Not played yet."
            continue
        stale = "" if is_present(game, found.code, found.counting) else STALE
        yield f"Rules {found.rules}, by the bots {found.code}.{stale}\n"
        past = [f"- {line}" for table in found.tables for line in passing(table, words)]
        yield from ("Past a limit:\n", *past) if past else ("Nothing is past a limit.",)
        asked = [one.found.name for one in found.tables[0].doubts]
        heads = ["way to play", "players", "decisions a match", *asked, "most is won by whoever plays", "least"]
        yield from titled("| " + " | ".join(heads) + " |", [row(table, words) for table in found.tables])


def passing(table: Table, words: Words) -> Iterator[str]:
    """What is past a limit at one table."""
    where = f"`{table.preset}`, {table.players} players:"
    for one in table.doubts:
        if one.broken:
            yield f"{where} {one.found.name}, {interval(one.found, words)}"
    fair = percent(1 / table.players, words)
    for one in unevenness(table.places):
        if one.broken:
            won = interval(one.found, words)
            yield f"{where} whoever plays {one.found.name} wins {won}, where {fair} is fair"


def row(table: Table, words: Words) -> str:
    shares = [_marked(interval(one.found, words), one) for one in table.doubts]
    ends = [pick(unevenness(table.places), key=lambda one: one.found.share) for pick in (max, min)]
    won = [_marked(f"{one.found.name}: {interval(one.found, words)}", one) for one in ends]
    cells = [table.preset, str(table.players), f"{table.decisions:.0f}", *shares, *won]
    return "| " + " | ".join(cells) + " |"


def _marked(text: str, doubt: Doubt) -> str:
    return f"**{text}**" if doubt.broken else text


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.sweep", description=__doc__)
    arguments.add_argument("--game", action="append", choices=sorted(games()))
    arguments.add_argument("--matches", type=int, default=MATCHES, help="of each table; the page tells of 2,000")
    given = arguments.parse_args()
    for game in map(game_of, given.game or sorted(games())):
        found = kept(game, SHELF, given.matches)
        if found is None or not is_present(game, found.code, found.counting):
            print(command(game, given.matches), flush=True)
            keep(game, swept(game, given.matches), SHELF)


INTRODUCTION: Final = """
## Other tables and ways to play

What holds for four players who play by the booklet need not hold for others. Here every game is played by every number
of players in every way to play known by name, {matches:,} matches each, all by `fast`. The limits are those above, and
what is past one is in bold.
"""

if __name__ == "__main__":
    main()
