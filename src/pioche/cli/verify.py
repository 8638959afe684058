"""`pioche verify FILE`: replay a record and compare.

Exit code 0: every move was replayed and all of it is right, as far as the record goes. 1: something differs.
2: it could not be checked: the file is no record, its game is not installed, it was made under rules this
Pioche does not play, or its seed is not shown yet.
"""

import click

from pioche.cli.language import lang_option


@click.command()
@click.argument("file")
@lang_option
@click.pass_context
def command(ctx: click.Context, file: str, lang: str) -> None:
    from pioche.cli.files import record_in
    from pioche.cli.wording import printable
    from pioche.core import record
    from pioche.texts import speech
    from pioche.texts.findings import finding_text

    finding = record.verify(record_in(file, lang))
    click.echo(printable(finding_text(finding, speech(finding.game, lang))))
    if finding.verdict == record.DIFFERS:
        ctx.exit(1)
    if finding.verdict not in (record.VERIFIED, record.UNFINISHED):
        ctx.exit(2)
