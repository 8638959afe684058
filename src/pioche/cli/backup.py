"""`pioche backup FILE`: a copy of all tables, while they are being played."""

import click

from pioche.cli.language import lang_option


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--db", envvar="PIOCHE_DB", default="", metavar="…")
@lang_option
def command(file: str, db: str, lang: str) -> None:
    from pioche.cli.copying import copied
    from pioche.server.settings import Settings
    from pioche.tables.store.backup import backup
    from pioche.texts import speech

    copied(backup(Settings(db=db).database, file), lang)
    click.echo(speech(None, lang).message("cli-backup-done", file=file))
