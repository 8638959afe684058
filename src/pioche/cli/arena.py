"""`pioche arena GAME BOT BOT...`: bots on duplicate deals, and how sure one may be of who is better."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pioche.cli.again import again
from pioche.cli.language import lang_option

if TYPE_CHECKING:
    from pioche.lab.standings import Contest
    from pioche.texts import Speech

LONGEST = 86_400  # seconds that a program may take to answer
STOPPED = 130  # what a shell calls a command that Ctrl-C ended
UNTOLD = ("lang", "out", "workers", "limit")  # change no result


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@click.option("--bot", "programs", multiple=True, metavar="NAME=COMMAND")
@click.option("--limit", type=float, default=60.0, metavar="SECONDS")
@click.option("--deals", type=click.IntRange(2), default=200, metavar="N")
@click.option("--players", type=int, metavar="N")
@click.option("--options", "given", default="", metavar="NAME=VALUE,…")
@click.option("--preset", default="booklet", metavar="NAME")
@click.option("--lab", "reduced", default="", metavar="NAME=VALUE,…")
@click.option("--seed", default="arena", metavar="TEXT")
@click.option("--whole", is_flag=True)
@click.option("--ladder", is_flag=True)
@click.option("--against", metavar="BOT")
@click.option("--sequential", is_flag=True)
@click.option("--workers", type=click.IntRange(1), default=lambda: max(1, (os.cpu_count() or 1) - 1), metavar="N")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    bots: tuple[str, ...],
    programs: tuple[str, ...],
    limit: float,
    deals: int,
    players: int | None,
    given: str,
    preset: str,
    reduced: str,
    seed: str,
    whole: bool,
    ladder: bool,
    against: str | None,
    sequential: bool,
    workers: int,
    out: Path | None,
    lang: str,
) -> None:
    from pioche.lab.extras import need_extras

    need_extras()
    from pioche.built import core
    from pioche.cli.standings import told
    from pioche.cli.wording import Complaint
    from pioche.core.options import parse_options
    from pioche.core.registry import game_of
    from pioche.lab.edges import EARLIEST
    from pioche.lab.ledger import Ledger
    from pioche.lab.page import write_page
    from pioche.lab.plan import entrants, pairs, plan_of, searching
    from pioche.lab.programs import programs_of
    from pioche.lab.sheets import Report
    from pioche.lab.standings import Contest
    from pioche.texts import speech

    chosen = game_of(game)
    words = speech(chosen, lang)
    if not 0 < limit <= LONGEST:  # nor is "nan", which float reads
        raise Complaint(words.message("cli-limit", most=LONGEST))
    commands = programs_of(programs)
    names = entrants(chosen, bots, list(commands))
    met = pairs(names, ladder=ladder, against=against)
    seats = players if players is not None else max(chosen.least, min(4, chosen.most))
    options = chosen.preset(preset) | parse_options(chosen.options, given)
    lab = parse_options(chosen.lab, reduced)
    readable = seed.encode(errors="replace").decode()
    plan = plan_of(chosen, seats, options, lab, whole=whole, seed=readable, programs=commands, names=names)
    ledger = Ledger(out or Path(f"arena-{chosen.slug}-{seats}"), plan)
    contest = Contest(ledger, met, deals, sequential=sequential)
    if sequential and deals < EARLIEST:
        click.echo(words.message("arena-too-few", deals=EARLIEST), err=True)
    slow = searching(chosen, names) if core() == "interpreted" and contest.known < contest.most else []
    if slow:
        click.echo(words.message("arena-interpreted", bots=", ".join(slow)), err=True)
    try:
        finished = played(contest, workers, limit, words)
    finally:
        ledger.close()
    report = Report(contest)
    page = ledger.folder / "results.html"
    write_page(page, report, again(ctx, UNTOLD), words)
    for line in told(report, words):
        click.echo(line)
    end = ("kept" if finished else "stopped") + ("-sequential" if sequential else "")
    click.echo(words.message(f"arena-{end}", page=str(page)))
    if not finished:
        ctx.exit(STOPPED)


def played(contest: "Contest", workers: int, limit: float, words: "Speech") -> bool:
    """Whether all was played, before somebody pressed Ctrl-C."""
    from pioche.cli.progress import Progress
    from pioche.lab.playing import run

    with Progress("arena", contest.known, contest.most, words) as progress:
        try:
            run(contest, workers, lambda job: progress.heard(contest.known, contest.most), limit)
        except KeyboardInterrupt:
            return False
    return True
