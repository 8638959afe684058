"""`pioche lab GAME`: many matches of bots, kept as Parquet, and what they show of the game."""

import os
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pioche.cli.again import again
from pioche.cli.language import lang_option

if TYPE_CHECKING:
    from pioche.core.game import Game
    from pioche.lab.simulation.comparing import Choice
    from pioche.lab.simulation.results import Results
    from pioche.lab.simulation.running import Backend
    from pioche.lab.simulation.sections import Section
    from pioche.lab.simulation.words import Words

STOPPED = 130  # what a shell calls a command that Ctrl-C ended
UNTOLD = ("lang", "out", "workers", "backend")  # change no result


@click.command()
@click.argument("what", nargs=-1, required=True, metavar="[balance] GAME")
@click.option("--matches", type=click.IntRange(1), default=10_000, metavar="N")
@click.option("--bots", default="", metavar="BOT,…")
@click.option("--players", type=int, metavar="N")
@click.option("--options", "given", default="", metavar="NAME=VALUE,…")
@click.option("--preset", default="booklet", metavar="NAME")
@click.option("--lab", "reduced", default="", metavar="NAME=VALUE,…")
@click.option("--compare", default="", metavar="NAME=A,B")
@click.option("--seed", default="lab", metavar="TEXT")
@click.option("--decisions", is_flag=True)
@click.option("--workers", type=click.IntRange(1), default=lambda: os.cpu_count() or 1, metavar="N")
@click.option("--backend", type=click.Choice(("local", "ray")), default="local", metavar="local|ray")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    what: tuple[str, ...],
    matches: int,
    bots: str,
    players: int | None,
    given: str,
    preset: str,
    reduced: str,
    compare: str,
    seed: str,
    decisions: bool,
    workers: int,
    backend: str,
    out: Path | None,
    lang: str,
) -> None:
    from pioche.lab.extras import need_extras

    need_extras()
    from pioche.core.options import parse_options
    from pioche.lab.simulation.balance import need_all
    from pioche.lab.simulation.comparing import choices_of
    from pioche.lab.simulation.report import told, warnings
    from pioche.lab.simulation.results import Results
    from pioche.lab.simulation.study import study_of
    from pioche.lab.simulation.words import lab_words

    balancing, game = subject(what, compare)
    words = lab_words(game, lang)
    seats = players if players is not None else max(game.least, min(4, game.most))
    options = game.preset(preset) | parse_options(game.options, given)
    lab = parse_options(game.lab, reduced)
    choices = choices_of(game, compare) if compare else []
    studies = [
        study_of(
            game,
            seats,
            options | {choice.name: choice.value for choice in chosen if not choice.reduced},
            lab | {choice.name: choice.value for choice in chosen if choice.reduced},
            names=[name.strip() for name in bots.split(",") if name.strip()],
            seed=seed.encode(errors="replace").decode(),
            decisions=decisions,
        )
        for chosen in ([[choice] for choice in choices] or [[]])
    ]
    if balancing:
        need_all(studies[0])
    play = backend_of(backend)
    folder = out or Path("-".join(["lab", *what, str(seats), *(["compare", choices[0].name] if choices else [])]))
    places = [folder / choice.text for choice in choices] or [folder]
    with ExitStack() as held:
        opened = [
            held.enter_context(closing(Results(place, study))) for place, study in zip(places, studies, strict=True)
        ]
        finished = played(opened, matches, workers, play, words)
    shown = again(ctx, UNTOLD)
    for results in opened if choices else ():
        write_one(results, matches, shown, words)
    if choices:
        found = write_compared(folder, choices, opened, matches, shown, words)
    else:
        found = write_one(opened[0], matches, shown, words, balancing=balancing)
    for line in (*warnings(opened, matches, words), *told(found)):
        click.echo(line)
    click.echo(words.message("lab-kept" if finished else "lab-stopped", page=str(folder / "report.html")))
    if choices:
        click.echo(f"{words.message('lab-beside')} {', '.join(str(place / 'report.html') for place in places)}")
    if not finished:
        ctx.exit(STOPPED)


def subject(what: tuple[str, ...], compare: str) -> "tuple[bool, Game]":
    """Whether programmes are to be balanced, and the game."""
    from pioche.core.refusal import Refusal
    from pioche.core.registry import game_of
    from pioche.lab.simulation.balance import need_balance

    balancing = len(what) > 1 and what[0] == "balance"
    if len(what) != (2 if balancing else 1) or what[-1] == "balance":
        raise Refusal("argument", None, "lab-usage")
    game = game_of(what[-1])
    if balancing:
        need_balance(game)
        if compare:
            raise Refusal("argument", None, "lab-balance-compare")
    return balancing, game


def backend_of(name: str) -> "Backend":
    from pioche.lab import pool, ray_pool

    if name == "ray":
        ray_pool.need_ray()
        return ray_pool.done
    return pool.done


def played(opened: "list[Results]", matches: int, workers: int, backend: "Backend", words: "Words") -> bool:
    """Whether all was played, before somebody pressed Ctrl-C."""
    from pioche.cli.progress import Progress
    from pioche.lab.simulation.running import run

    known = sum(part.count for results in opened for part in results.known(matches))
    with Progress("lab", known, len(opened) * matches, words) as progress:

        def heard(more: int) -> None:
            nonlocal known
            known += more
            progress.heard(known, len(opened) * matches)

        try:
            run(opened, matches, workers, heard, backend)
        except KeyboardInterrupt:
            return False
    return True


def write_one(
    results: "Results", matches: int, shown: str, words: "Words", *, balancing: bool = False
) -> "list[Section]":
    from pioche.lab.simulation.balance import balance
    from pioche.lab.simulation.evidence import Evidence
    from pioche.lab.simulation.report import facts_of, sections, warnings, write_report

    evidence = Evidence(results, matches, words)
    found = balance(evidence) if balancing else sections(evidence)
    title = words.message("lab-title", game=words.message("title"), players=results.study.players)
    if balancing:
        title = words.message("lab-balance-title", players=results.study.players)
    facts = facts_of(results.study, evidence.count, matches, results.taken(matches), shown, words)
    warned = list(warnings([results], matches, words))
    write_report(results.folder / "report.html", title, facts, found, words, warned=warned)
    return found


def write_compared(
    folder: Path, choices: "list[Choice]", opened: "list[Results]", matches: int, shown: str, words: "Words"
) -> "list[Section]":
    from pioche.lab.simulation.comparing import compared, differences
    from pioche.lab.simulation.report import facts_of, warnings, write_report

    base, study = opened[0], opened[0].study
    counts = [sum(part.count for part in results.known(matches)) for results in opened]
    found = [
        compared(choices[0], choice, differences(base, results, matches), words, played=(counts[0], count))
        for choice, results, count in zip(choices[1:], opened[1:], counts[1:], strict=True)
    ]
    option = choices[0].name
    title = words.message("lab-compare-title", game=words.message("title"), players=study.players, option=option)
    taken = [one for results in opened for one in results.taken(matches)]
    facts = facts_of(study, min(counts), matches, taken, shown, words, compared=option)
    warned = list(warnings(opened, matches, words))
    beside = [choice.text for choice in choices]
    write_report(folder / "report.html", title, facts, found, words, warned=warned, beside=beside)
    return found
