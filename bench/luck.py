"""Whether luck and losses balance: `python -m bench.luck GAME --matches 40`.

Whole matches of bots of one kind, nothing planted in them, each coached for one seat, every seat in turn. Bots that
play as the coach expects have as much luck as they give away, on average; luck less losses is how far that is off.
What was found is kept in docs/measured/.
"""

import shlex
from statistics import fmean
from time import process_time

import click

from bench import shelf
from bench.planted import coach_code, play_on
from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.coach import Report, coach
from pioche.core.game import Game
from pioche.core.record import begin
from pioche.core.registry import game_of
from pioche.lab.edges import Edge, edge
from pioche.lab.plan import code_of

MATCHES = 40
SEED = "luck"


class Balance(shelf.Measured, frozen=True):
    """Of all matches; a deal of an edge is a match."""

    coach: str
    bots: str
    thorough: float
    luck: Edge
    lost: Edge
    apart: Edge  # luck less losses
    seconds: float  # of one core, a match
    longest: float


def name(game: Game, players: int = 4, bots: str = "fast") -> str:
    return f"luck-{game.slug}-{players}-{bots}"


def command(
    game: Game, players: int = 4, bots: str = "fast", matches: int = MATCHES, thorough: float = 1.0, seed: str = SEED
) -> str:
    numbers = f"--matches {matches} --players {players} --bots {bots} --thorough {thorough:g}"
    return f"python -m bench.luck {game.slug} {numbers} --seed {shlex.quote(seed)}"


def sums(report: Report) -> tuple[float, float]:
    """The luck and the losses of a match."""
    return sum(one.luck for one in report.rounds), sum(one.loss for one in report.rounds)


def summary(one: Balance) -> str:
    return (
        f"{one.game}, {one.players} players, {one.bots}, thorough {one.thorough:g}, {one.luck.deals} matches: "
        f"luck {one.luck.mean:+.2f} ± {one.luck.half:.2f}, given away {one.lost.mean:.2f} ± {one.lost.half:.2f}, "
        f"luck less losses {one.apart.mean:+.2f} ± {one.apart.half:.2f}; "
        f"{one.seconds:.1f} s of one core a match, at most {one.longest:.1f} s"
    )


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--matches", default=MATCHES, type=click.IntRange(min=2))
@click.option("--players", default=4)
@click.option("--bots", "level", default="fast")
@click.option("--thorough", default=1.0)
@click.option("--seed", default=SEED)
def main(slug: str, matches: int, players: int, level: str, thorough: float, seed: str) -> None:
    game, bot = game_of(slug), bot_for(slug, level)
    if bot is None:
        raise click.BadParameter(f"nobody called {level} plays {slug}.", param_hint="--bots")
    met: list[tuple[float, float]] = []
    seconds: list[float] = []
    for deal in range(matches):
        state = game.start(players, FastRng(f"{seed} {slug} {deal} deal"))
        record = play_on(game, state, begin(state), bot, f"{seed} {slug} {deal}")
        began = process_time()
        met.append(sums(coach(record, deal % players, thorough)))
        seconds.append(process_time() - began)
        click.echo(f"match {deal}, seat {deal % players}: luck {met[-1][0]:+.2f}, given away {met[-1][1]:.2f}")
    found = Balance(
        command(game, players, level, matches, thorough, seed),
        code_of(game),
        slug,
        players,
        coach_code(),
        level,
        thorough,
        edge([luck for luck, _ in met]),
        edge([lost for _, lost in met]),
        edge([luck - lost for luck, lost in met]),
        fmean(seconds),
        max(seconds),
    )
    shelf.keep(shelf.MEASURED / f"{name(game, players, level)}.json", found)
    click.echo(summary(found))


if __name__ == "__main__":
    main()
