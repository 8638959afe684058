"""`pioche restore FILE`: the tables of a backup, where the server keeps them."""

import click

from pioche.cli.language import lang_option


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--db", envvar="PIOCHE_DB", default="", metavar="…")
@lang_option
def command(file: str, db: str, lang: str) -> None:
    from pioche.cli.copying import copied
    from pioche.server.settings import Settings
    from pioche.tables.store.backup import restore
    from pioche.texts import speech

    copied(restore(file, Settings(db=db).database), lang)
    click.echo(speech(None, lang).message("cli-restore-done", file=file))
