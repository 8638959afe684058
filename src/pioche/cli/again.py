"""The command line that a page of results shows."""

import shlex
from collections.abc import Collection

import click


def again(ctx: click.Context, untold: Collection[str]) -> str:
    """The command that gives these results, wherever it is run; options that change none of them are left out."""
    parts = ["pioche", ctx.command.name or ""]
    for option in ctx.command.params:
        value = ctx.params[option.name or ""]
        if isinstance(option, click.Argument):
            parts += [value] if isinstance(value, str) else value
        elif value and option.name not in untold and value != option.get_default(ctx):
            for one in value if isinstance(value, tuple) else [value]:
                parts += [option.opts[0]] if one is True else [option.opts[0], str(one)]
    return shlex.join(parts)
