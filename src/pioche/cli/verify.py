"""`pioche verify FILE...`: replay records and compare.

Exit code 0: every move was replayed and all of it is right, as far as the records go. 1: something differs.
2: nothing differs, but something could not be checked: a file is no record, its game is not installed, it was made
under rules this Pioche does not play, or its seed is not shown yet.
"""

import click

from pioche.cli.language import lang_option
from pioche.cli.wording import Complaint, printable

RIGHT, WRONG, UNCHECKED = 0, 1, 2


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@lang_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], lang: str) -> None:
    from pioche.texts import speech

    codes: set[int] = set()
    for file in files:
        named = f"{speech(None, lang).message('cli-verify-of', file=file)} " if len(files) > 1 else ""
        try:
            text, code = checked(file, lang)
            click.echo(printable(named + text))
        except Complaint as complaint:
            code = UNCHECKED
            click.echo(printable(named + complaint.message), err=True)
        codes.add(code)
    ctx.exit(WRONG if WRONG in codes else max(codes))


def checked(file: str, lang: str) -> tuple[str, int]:
    """What a record turned out to be, and the exit code that says so; a Complaint where there is none to check."""
    from pioche.cli.files import record_in
    from pioche.core import verifying
    from pioche.core.refusal import Refusal
    from pioche.texts import speech
    from pioche.texts.findings import finding_text

    try:
        finding = verifying.verify(record_in(file, lang))
    except Refusal as refusal:
        raise Complaint(speech(None, lang).refusal(refusal)) from None
    text = finding_text(finding, speech(finding.game, lang))
    if finding.verdict in (verifying.VERIFIED, verifying.UNFINISHED):
        return text, RIGHT
    return text, WRONG if finding.verdict == verifying.DIFFERS else UNCHECKED
