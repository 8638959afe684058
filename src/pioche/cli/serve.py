"""`pioche serve`: a games room for friends, on this computer."""

import click
from click.core import ParameterSource

from pioche.cli.language import lang_option
from pioche.cli.settings import setting_options, settings_from


@click.command()
@setting_options
@click.option("--open", "opens", is_flag=True)
@click.option("--schema", is_flag=True)
@lang_option
@click.pass_context
def command(ctx: click.Context, /, opens: bool, schema: bool, lang: str, **given: object) -> None:
    if schema:
        from pioche.server.schema import schema_text

        click.echo(schema_text(), nl=False)
        return
    from pioche.cli.serving import serve

    chosen = ctx.get_parameter_source("port") is not ParameterSource.DEFAULT
    serve(settings_from(given), lang, opens=opens, any_port=opens and not chosen)
