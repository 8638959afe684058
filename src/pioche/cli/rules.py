"""`pioche rules GAME [CLAUSE]`: the rulebook, whole or one clause."""

import sys

import click

from pioche.cli.language import lang_option
from pioche.cli.wording import Complaint


@click.command()
@click.argument("game")
@click.argument("clause", required=False)
@lang_option
def command(game: str, clause: str | None, lang: str) -> None:
    from pioche.core.registry import game_of
    from pioche.texts import speech
    from pioche.texts.rulebook import rulebook

    book = rulebook(game_of(game), lang)
    text = book.text
    if clause is not None:
        found = book.clause(clause)
        if found is None:
            ids = list(book.clauses)
            words = speech(None, lang)
            raise Complaint(words.message("cli-no-clause", clause=clause, first=ids[0], last=ids[-1]))
        text = f"**{found}.** {book.clauses[found]}"
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        click.echo(text.replace("**", "").rstrip())
