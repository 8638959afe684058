"""Which language to speak: --lang, else PIOCHE_LANG, else the locale, else French."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import click

from pioche.texts import LANGUAGES

F = TypeVar("F", bound=Callable[..., object])


def spoken(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of a command line, readable even where the rest of it is wrong."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        given = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and given in LANGUAGES:
            return given
    if environment.get("PIOCHE_LANG") in LANGUAGES:
        return environment["PIOCHE_LANG"]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            locale = environment[variable][:2].lower()
            return locale if locale in LANGUAGES else "fr"
    return "fr"


def _default() -> str:
    """What the whole `pioche` was told, else what the environment says."""
    return click.get_current_context().find_object(str) or spoken((), os.environ)


def lang_option(command: F) -> F:
    """Gives a command `--lang`, and its parameter `lang`."""
    return click.option("--lang", type=click.Choice(LANGUAGES), default=_default, help="fr | en")(command)
