"""`pioche lab GAME`: many matches of bots, kept as Parquet, and what they show of the game."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pioche.cli.again import again
from pioche.cli.language import lang_option

if TYPE_CHECKING:
    from pioche.lab.simulation.results import Results
    from pioche.lab.simulation.words import Words

STOPPED = 130  # what a shell calls a command that Ctrl-C ended
UNTOLD = ("lang", "out", "workers", "backend")  # change no result


@click.command()
@click.argument("game")
@click.option("--matches", type=click.IntRange(1), default=10_000, metavar="N")
@click.option("--bots", default="", metavar="BOT,…")
@click.option("--players", type=int, metavar="N")
@click.option("--options", "given", default="", metavar="NAME=VALUE,…")
@click.option("--preset", default="booklet", metavar="NAME")
@click.option("--lab", "reduced", default="", metavar="NAME=VALUE,…")
@click.option("--seed", default="lab", metavar="TEXT")
@click.option("--decisions", is_flag=True)
@click.option("--workers", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, metavar="N")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    matches: int,
    bots: str,
    players: int | None,
    given: str,
    preset: str,
    reduced: str,
    seed: str,
    decisions: bool,
    workers: int,
    out: Path | None,
    lang: str,
) -> None:
    from pioche.lab.extras import need_extras

    need_extras()
    from pioche.core.options import parse_options
    from pioche.core.registry import game_of
    from pioche.lab.simulation.evidence import Evidence
    from pioche.lab.simulation.report import facts_of, sections, told, write_report
    from pioche.lab.simulation.results import Results
    from pioche.lab.simulation.study import study_of
    from pioche.lab.simulation.words import lab_words

    chosen = game_of(game)
    words = lab_words(chosen, lang)
    seats = players if players is not None else max(chosen.least, min(4, chosen.most))
    study = study_of(
        chosen,
        seats,
        chosen.preset(preset) | parse_options(chosen.options, given),
        parse_options(chosen.lab, reduced),
        names=[name.strip() for name in bots.split(",") if name.strip()],
        seed=seed.encode(errors="replace").decode(),
        matches=matches,
        decisions=decisions,
    )
    results = Results(out or Path(f"lab-{chosen.slug}-{seats}"), study)
    try:
        finished = played(results, matches, workers, words)
    finally:
        results.close()
    evidence = Evidence(results, matches, words)
    found = sections(evidence)
    page = results.folder / "report.html"
    title = words.message("lab-title", game=words.message("title"), players=seats)
    facts = facts_of(results.study, evidence.count, matches, again(ctx, UNTOLD), words)
    write_report(page, title, facts, found, words)
    for line in told(found):
        click.echo(line)
    click.echo(words.message("lab-kept" if finished else "lab-stopped", page=str(page)))
    if not finished:
        ctx.exit(STOPPED)


def played(results: "Results", matches: int, workers: int, words: "Words") -> bool:
    """Whether all was played, before somebody pressed Ctrl-C."""
    from pioche.cli.progress import Progress
    from pioche.lab.simulation.running import run

    known = sum(part.count for part in results.known(matches))
    with Progress("lab", known, matches, words) as progress:

        def heard(more: int) -> None:
            nonlocal known
            known += more
            progress.heard(known, matches)

        try:
            run(results, matches, workers, heard)
        except KeyboardInterrupt:
            return False
    return True
