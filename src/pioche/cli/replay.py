"""`pioche replay FILE`: a recorded match move by move, in words and on the table."""

import sys

import click

from pioche.cli.language import lang_option


@click.command()
@click.argument("file")
@click.option("--seat", type=int, metavar="N")
@click.option("--spectator", is_flag=True)
@click.option("--all", "whole", is_flag=True)
@lang_option
@click.pass_context
def command(ctx: click.Context, file: str, seat: int | None, spectator: bool, whole: bool, lang: str) -> None:
    from pioche.cli.files import record_in
    from pioche.cli.story import Story, step_through, tell
    from pioche.cli.wording import Complaint
    from pioche.core.seats import SPECTATOR, Seat
    from pioche.texts import speech

    record = record_in(file, lang)
    viewer: Seat | None = SPECTATOR if spectator else None
    if seat is not None:
        last = len(record.seats) - 1
        if not 0 <= seat <= last:
            raise Complaint(speech(None, lang).message("cli-no-seat", seat=seat, last=last))
        viewer = Seat(seat)
    story = Story(record, viewer, lang)
    if whole or not (sys.stdin.isatty() and sys.stdout.isatty()):
        tell(story)
    else:
        step_through(story)
    if story.refused is not None:
        ctx.exit(1)
