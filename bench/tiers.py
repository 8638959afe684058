"""How hard each programme is, and the tiers that follow: what the newest list of programmes rests on.

    pioche lab balance programmes --matches 100000 --seed tiers --out DIR
    python -m bench.tiers [DIR]

The numbers are kept in docs/lab/programme-tiers.json and told in docs/programme-tiers.md.
"""

import argparse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import polars
from msgspec import Struct

from bench.report import table
from bench.shelf import Kept, keep
from pioche.core.registry import game_of
from pioche.games.programmes.listing import TIERS, Programme, listing, numbers
from pioche.lab.html import changed_options
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import MATCHES
from pioche.lab.simulation.questions.programmes import difficulties
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Study
from pioche.lab.simulation.tiers import Difficulty, proposed
from pioche.lab.simulation.words import lab_words

KEPT: Final = Path("docs/lab/programme-tiers.json")
PAGE: Final = Path("docs/programme-tiers.md")
FIRST: Final = 1  # the rules whose tiers were guessed

ABOUT: Final = """\
{matches:,} matches of {players} `fast`, under rules {rules}, by the bots {code}.

Turns to complete: all turns spent on a programme, in as many rounds as it took and by all who tried, for each time it
was completed; in brackets the 95 % interval, a seat's round with a programme being one observation (delta method). The
tiers are cut where programmes are most alike within (least squares of the logarithm of turns, at least twelve to a
tier). They are those of the list of rules 2, by which new matches are played and which was made from an earlier such
measurement; {moved} of {all} programmes had another tier before. Records of rules 1 are replayed with the tiers of
rules 1.
"""


class Measured(Struct, frozen=True):
    """One programme."""

    name: str
    spells: int  # rounds in which a seat worked at it
    completed: int
    turns: float  # to complete it
    half: float  # of the 95 % interval


class Found(Kept, frozen=True):
    rules: int  # that were played
    matches: int
    programmes: list[Measured]  # the easiest first
    code: str = ""  # of the rules and the bots that played
    players: int = 4

    def tiers(self) -> dict[str, str]:
        """What is proposed, by name."""
        ranked = [Difficulty(_card(one), one.spells, one.completed, one.turns, one.half) for one in self.programmes]
        return {one.programme.name: tier for one, tier in zip(ranked, proposed(ranked), strict=True)}


def _card(one: Measured) -> Programme:
    rules = game_of("programmes").rules
    return listing(rules)[numbers(rules)[one.name]]


def found_in(folder: Path) -> Found:
    study = msgspec.json.decode((folder / "study.json").read_bytes(), type=Study)
    with closing(Results(folder, study)) as results:
        last = polars.scan_parquet(folder / MATCHES / "*.parquet").select(polars.col("match").max())
        matches = int(last.collect().item()) + 1
        if results.missing(matches):
            raise ValueError(f"{folder} lacks matches: play on.")
        evidence = Evidence(results, matches, lab_words(game_of("programmes"), "en"))
        ranked = [
            Measured(one.programme.name, one.spells, one.completed, one.turns, one.half)
            for one in difficulties(evidence)
        ]
    return Found(command(study, matches), study.rules, evidence.count, ranked, study.code, study.players)


def command(study: Study, matches: int) -> str:
    """What plays this study again; options are named where they are not those of the booklet."""
    chosen = changed_options(study.game, study.options, {})
    options = ["--options", ",".join(chosen)] if chosen else []
    matched = ["--matches", str(matches), "--players", str(study.players), "--seed", study.seed]
    return " ".join(["pioche lab balance programmes", *matched, *options])


def read(path: Path = KEPT) -> Found:
    return msgspec.json.decode(path.read_bytes(), type=Found)


def page(found: Found) -> Iterator[str]:
    tiers = found.tiers()
    old = {programme.name: programme.tier for programme in listing(FIRST)}
    moved = [name for name, tier in tiers.items() if old[name] != tier]
    yield "# How hard each programme is\n"
    yield f"Written by `python -m bench.tiers` from what this has played:\n\n```sh\n{found.command}\n```\n"
    about = {"matches": found.matches, "players": found.players, "rules": found.rules, "code": found.code}
    yield ABOUT.format(moved=len(moved), all=len(tiers), **about)
    for tier in TIERS:
        names = sorted(name for name, its in tiers.items() if its == tier)
        yield f"- {tier}, {len(names)}: {', '.join(names)}"
    yield ""
    rows = [
        [
            one.name,
            _card(one).text(),
            f"{one.turns:.2f} [{one.turns - one.half:.2f}; {one.turns + one.half:.2f}]",
            f"{one.completed:,}",
            f"{100 * one.completed / one.spells:.1f} %",
            old[one.name],
            tiers[one.name] if tiers[one.name] == old[one.name] else f"**{tiers[one.name]}**",
        ]
        for one in found.programmes
    ]
    heads = [
        "programme",
        "asks",
        "turns to complete",
        "completed",
        "in the round",
        f"tier of rules {FIRST}",
        "of rules 2",
    ]
    yield table(heads, rows)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.tiers", description=__doc__)
    arguments.add_argument(
        "folder", type=Path, nargs="?", help="where the lab has played; else the page alone is written"
    )
    folder = arguments.parse_args().folder
    if folder is not None:
        keep(KEPT, found_in(folder))
    PAGE.write_text("\n".join(page(read())), encoding="utf-8")


if __name__ == "__main__":
    main()
