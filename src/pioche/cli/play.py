"""`pioche play GAME`: a match against bots in this terminal."""

import secrets
import sys
from pathlib import Path

import click

from pioche.bots.bot import RANDOM, Bot, bot_for
from pioche.cli.language import lang_option
from pioche.core.game import Game
from pioche.core.options import parse_options
from pioche.core.registry import game_of
from pioche.terminal.match import Match
from pioche.terminal.plain import PlainTable
from pioche.terminal.talk import table_speech
from pioche.texts import Speech


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many sit at the table, you included.")
@click.option(
    "--options", "given", default="", metavar="NAME=VALUE,…", help="Options of the rules: see `pioche rules`."
)
@click.option("--lab", "reduced", default="", metavar="NAME=VALUE,…", help="Reduced games, for the curious.")
@click.option("--seed", help="The same seed deals the same cards.")
@click.option("--plain", is_flag=True, help="Lines instead of a full screen: for pipes and screen readers.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the match to this file.")
@lang_option
def command(
    game: str,
    players: int | None,
    given: str,
    reduced: str,
    seed: str | None,
    plain: bool,
    record: Path | None,
    lang: str,
) -> None:
    """Play GAME against bots."""
    chosen = game_of(game)
    seats = players if players is not None else default_players(chosen)
    opponents = {seat: opponent(chosen) for seat in range(1, seats)}
    options = parse_options(chosen.options, given)
    lab = parse_options(chosen.lab, reduced)
    match = Match(chosen, seed or secrets.token_hex(4), opponents, seats, options, lab)
    speech = table_speech(chosen, lang, seats)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _play_in_lines(match, speech)
    else:
        _play_full_screen(match, speech)
    if record is not None:
        record.write_text(match.record(speech.names).text(), encoding="utf-8")
        click.echo(speech.message("ui-saved", file=str(record)))


def default_players(game: Game) -> int:
    return max(game.least, min(4, game.most))


def opponent(game: Game) -> Bot:
    """The careful beginner where the game has one, else any legal move."""
    return bot_for(game.slug, "beginner") or RANDOM


def _play_in_lines(match: Match, speech: Speech) -> None:
    title = speech.message("title")
    name = speech.seat(int(match.me))
    seed = match.state.chance.seed
    click.echo(speech.message("ui-welcome", title=title, players=int(match.state.players), name=name, seed=seed))
    lines = (line for line in sys.stdin)
    PlainTable(match, speech, lines, click.echo).run()


def _play_full_screen(match: Match, speech: Speech) -> None:
    from pioche.terminal.app import TableApp  # textual is slow to import

    if not TableApp(match, speech).run():
        click.echo(speech.message("ui-left"))
