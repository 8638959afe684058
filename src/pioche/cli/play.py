"""`pioche play GAME`: a match against bots in this terminal."""

import os
import shlex
import sys
from pathlib import Path

import click

from pioche.cli.language import lang_option, spoken


@click.command()
@click.argument("game")
@click.option("--players", type=int, metavar="N")
@click.option("--options", "given", default="", metavar="NAME=VALUE,…")
@click.option("--preset", default="booklet", metavar="NAME")
@click.option("--lab", "reduced", default="", metavar="NAME=VALUE,…")
@click.option("--bot", default="normal", metavar="NAME")
@click.option("--seed", metavar="TEXT")
@click.option("--plain", is_flag=True)
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@lang_option
def command(
    game: str,
    players: int | None,
    preset: str,
    given: str,
    reduced: str,
    bot: str,
    seed: str | None,
    plain: bool,
    record: Path | None,
    lang: str,
) -> None:
    from pioche.core.options import parse_options
    from pioche.core.registry import game_of
    from pioche.terminal.sitting import Sitting

    chosen = game_of(game)
    options = chosen.preset(preset) | parse_options(chosen.options, given)
    lab = parse_options(chosen.lab, reduced)
    readable = seed.encode(errors="replace").decode() if seed is not None else None
    sitting = Sitting(chosen, lang, players, options, lab, readable, bot)
    if record is not None:
        sitting.save(record)  # a file that cannot be written is better known before the match
    try:
        if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            sitting.play_in_lines(iter(sys.stdin), click.echo)
        else:
            sitting.play_full_screen(click.echo)
    finally:
        if record is not None:
            sitting.save(record)
            click.echo(sitting.speech.message("ui-saved", file=str(record)))
            if sitting.match.moves:
                click.echo(sitting.speech.message("ui-coach", command=coaching(record, lang)))


def coaching(record: Path, lang: str) -> str:
    """The command that says what this match's decisions were worth, in the language it was played in."""
    language = [] if lang == spoken((), os.environ) else ["--lang", lang]
    return shlex.join(["pioche", "coach", str(record), *language])
