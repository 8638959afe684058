"""The command `pioche`: each command is the `command` of the module of its name in `pioche.cli`."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import click

import pioche
from pioche import cli
from pioche.built import core
from pioche.cli.language import lang_option, spoken
from pioche.cli.wording import Complaint, SpokenContext, complaint_about, translate
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.texts import Speech, speech


class Commands(click.Group):
    """Finds the commands by their modules, and imports one only when it is wanted."""

    context_class = SpokenContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        names = [module.name for module in iter_modules(cli.__path__)]
        return [name for name in names if self.get_command(ctx, name) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name == "main" or find_spec(f"{cli.__name__}.{cmd_name}") is None:
            return None
        command = getattr(import_module(f"{cli.__name__}.{cmd_name}"), "command", None)
        if not isinstance(command, click.Command):
            return None
        command.name = cmd_name
        translate(command, ctx)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            words = speech(None, ctx.find_object(str) or "fr")
            raise Complaint(words.message("cli-no-command", given=args[0], known=", ".join(known)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        translate(self, ctx)
        super().format_help(ctx, formatter)


def version() -> str:
    """Which Pioche this is, and whether its rules run compiled."""
    return f"pioche {pioche.__version__} ({core()} core)"


@click.group(cls=Commands, name="pioche", invoke_without_command=True)
@click.option("--version", "wants_version", is_flag=True)
@lang_option
@click.pass_context
def commands(ctx: click.Context, wants_version: bool, lang: str) -> None:
    if wants_version:
        click.echo(version())
    elif ctx.invoked_subcommand is None:
        serve_and_open(ctx, lang)


def serve_and_open(ctx: click.Context, lang: str) -> None:
    """Plain `pioche` is `pioche serve --open`."""
    serve = commands.get_command(ctx, "serve")
    assert serve is not None
    with serve.make_context("serve", ["--open", "--lang", lang], parent=ctx) as serving:
        serve.invoke(serving)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; whatever a person did wrong is one sentence in their language, exit code 2."""
    bear_with_characters()
    given = list(arguments) if arguments is not None else sys.argv[1:]
    lang = spoken(given, os.environ)
    try:
        code = commands.main(given, prog_name="pioche", standalone_mode=False, obj=lang)
    except click.UsageError as error:
        code = complain(complaint_about(error, speech(None, lang)))
    except Refusal as refusal:
        code = complain(Complaint(words_for(refusal, given, lang).refusal(refusal)))
    except OSError as error:
        if error.filename is None:
            raise
        code = complain(Complaint(speech(None, lang).message("cli-file", file=str(error.filename))))
    except Complaint as complaint:
        code = complain(complaint)
    except click.Abort:
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def bear_with_characters() -> None:
    """What this terminal cannot write, or a pipe wrote in another encoding, is replaced: no command fails for it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def words_for(refusal: Refusal, given: Sequence[str], lang: str) -> Speech:
    """Where a refusal finds its words: in the core's catalogue, else with the game named on the command line."""
    core = speech(None, lang)
    if core.has(f"refusal-{refusal.key}"):
        return core
    named = [game_of(name) for name in given if name.replace("-", "_") in games()]
    return speech(named[0], lang) if named else core


def complain(complaint: Complaint) -> int:
    click.echo(complaint.message, err=True)
    return complaint.exit_code
