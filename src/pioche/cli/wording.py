"""The command line in the reader's language: help, usage errors, and what may be printed at all."""

import re
from collections.abc import Iterable
from typing import Final

import click

from pioche.texts import Speech, speech

CLICKS_OWN: Final = re.compile(r"  \[[^\]]*\]$")  # after two spaces, in English: our sentences say what matters of it


class Complaint(click.ClickException):
    """One sentence for the person at the keyboard: what is wrong and what to do next."""

    exit_code = 2


def printable(text: str) -> str:
    """A text from somebody's file, with nothing in it that could steer a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in text)


class SpokenFormatter(click.HelpFormatter):
    """click's help page, with its headings and its words for what to write translated, and without what it adds."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, placed(args, _here()), _here().message("cli-usage-heading") + " ")

    def write_heading(self, heading: str) -> None:
        words = _here()
        key = f"cli-heading-{heading.lower().replace(' ', '-')}"
        self.write(f"{'':>{self.current_indent}}{words.message(key) if words.has(key) else heading}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        spoken = [(placed(term, _here()), CLICKS_OWN.sub("", text)) for term, text in rows]
        super().write_dl(spoken, col_max, col_spacing)


class SpokenContext(click.Context):
    formatter_class = SpokenFormatter


def _here() -> Speech:
    return speech(None, click.get_current_context().find_object(str) or "fr")


def placed(text: str, words: Speech) -> str:
    """With the capital words for what one is to write in the reader's language: `cli-place-<word>`."""

    def word(found: re.Match[str]) -> str:
        key = f"cli-place-{found[0].lower()}"
        return words.message(key) if words.has(key) else found[0]

    return re.sub(r"\b[A-Z]+\b", word, text)


def translate(command: click.Command, ctx: click.Context) -> None:
    """Give a command the help of the catalogue: `cli-<command>`, `cli-<command>-<option>` or `cli-any-<option>`."""
    words = speech(None, ctx.find_object(str) or "fr")
    command.context_class = SpokenContext
    if words.has(f"cli-{command.name}"):
        command.help = words.message(f"cli-{command.name}")
        command.short_help = command.help.split("\n")[0]
    for option in command.params:
        for key in (f"cli-{command.name}-{option.name}", f"cli-any-{option.name}"):
            if isinstance(option, click.Option) and words.has(key):
                option.help = words.message(key)
                break
    page = command.get_help_option(ctx)
    if page is not None:
        page.help = words.message("cli-help")


def _fitting(kind: object, name: str, words: Speech) -> str:
    """What would fit, where that is known."""
    if isinstance(kind, click.Path) and not kind.file_okay:
        return words.message("cli-folder", name=name)
    if isinstance(kind, click.IntRange) and kind.min is not None:
        if kind.max is not None:
            return words.message("cli-whole-between", name=name, least=int(kind.min), most=int(kind.max))
        return words.message("cli-whole-least", name=name, least=int(kind.min))
    return words.message("cli-whole", name=name) if kind is click.INT else ""


def complaint_about(error: click.UsageError, words: Speech) -> Complaint:
    """A usage error of click's as one sentence of ours."""
    path = error.ctx.command_path if error.ctx is not None else "pioche"
    if isinstance(error, click.NoSuchOption):
        return Complaint(words.message("cli-no-option", option=error.option_name, command=path))
    if isinstance(error, click.BadOptionUsage):
        return Complaint(words.message("cli-option-usage", option=error.option_name, command=path))
    if isinstance(error, click.BadParameter) and error.param is not None:
        argument = placed(error.param.human_readable_name, words)
        name = error.param.opts[0] if isinstance(error.param, click.Option) else argument
        if isinstance(error, click.MissingParameter):
            return Complaint(words.message("cli-missing", name=name, command=path))
        if isinstance(error.param.type, click.Choice):
            allowed = ", ".join(str(choice) for choice in error.param.type.choices)
            return Complaint(words.message("cli-choice", name=name, allowed=allowed))
        return Complaint(_fitting(error.param.type, name, words) or words.message("cli-value", name=name, command=path))
    return Complaint(words.message("cli-usage", command=path))
