"""`pioche games`: what is installed."""

import click

from pioche.cli.language import lang_option


@click.command()
@lang_option
def command(lang: str) -> None:
    from pioche.core import registry
    from pioche.texts import speech

    rows: list[tuple[str, str, str, str]] = []
    for game in registry.games().values():
        words = speech(game, lang)
        rows.append((game.slug, words.message("title"), f"{game.least}-{game.most}", words.message("tagline")))
    widths = [max((len(row[i]) for row in rows), default=0) for i in range(3)]
    for slug, title, players, tagline in rows:
        click.echo(f"{slug:<{widths[0]}}  {title:<{widths[1]}}  {players:>{widths[2]}}  {tagline}")
