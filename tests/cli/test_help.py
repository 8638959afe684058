"""Help is wholly in the reader's language, and says what is taken where nothing is given."""

import re

import click
import pytest

from pioche.cli.main import commands
from pioche.cli.wording import translate
from pioche.texts import LANGUAGES
from tests.cli.asking import run

ABOVE = click.Context(commands, info_name="pioche", obj="en")
NAMES = commands.list_commands(ABOVE)
CLICKS = re.compile(r"\[required\]|\[default|\bINTEGER\b|\bFLOAT\b|RANGE|x[<>]|\bBOOLEAN\b")


def page(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    code, out, _ = run(capsys, "--lang", lang, name, "--help")
    assert code == 0
    return " ".join(out.split())


def own_words(name: str, lang: str) -> dict[str, str]:
    """What help says of each option with a default that anybody could write; of a choice the first is taken."""
    found = {}
    with click.Context(commands, info_name="pioche", obj=lang) as above:
        command = commands.get_command(above, name)
        assert command is not None
        translate(command, above)
        for option in command.params:
            usual = isinstance(option.default, int | float | str) and option.default != ""
            if isinstance(option.type, click.Choice):
                assert option.default in (None, option.type.choices[0]) or callable(option.default)
            elif isinstance(option, click.Option) and usual and not option.is_flag:
                record = option.get_help_record(above)
                assert record is not None
                found[f"{option.default:g}" if isinstance(option.default, float) else str(option.default)] = record[1]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_said_in_words_of_clicks(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert not CLICKS.findall(page(name, lang, capsys))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_default_is_told(name: str, lang: str) -> None:
    otherwise = {"fr": "inon", "en": "therwise"}[lang]
    for usual, said in own_words(name, lang).items():
        told = re.sub(r"(?<=\d)[\s,\u202f](?=\d{3})", "", said)  # thousands
        assert re.search(rf"{otherwise} {re.escape(usual)}\b", told), said


def test_defaults_are_looked_for_where_there_are_some() -> None:
    assert own_words("arena", "en").keys() >= {"60", "200", "arena", "booklet"}


def test_what_is_to_be_written_is_named_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    french, english = page("arena", "fr", capsys), page("arena", "en", capsys)
    assert "pioche arena [OPTIONS] JEU ROBOT ROBOT..." in french
    assert "--limit SECONDES" in french
    assert "pioche arena [OPTIONS] GAME BOT BOT..." in english
    assert run(capsys, "play", "--lang", "fr")[2].startswith("Il manque JEU.")
