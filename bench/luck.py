"""Whether luck and losses balance: `python -m bench.luck GAME --matches 40`.

Whole matches of bots of one kind, nothing planted in them, each coached for one seat, every seat in turn. Bots that
play as the coach expects have as much luck as they give away, on average; luck less losses is how far that is off.
"""

from statistics import fmean
from time import process_time

import click

from bench.planted import play_on
from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.coach import Report, coach
from pioche.core.record import begin
from pioche.core.registry import game_of
from pioche.lab.edges import edge


def balance(report: Report) -> tuple[float, float]:
    """The luck and the losses of a match."""
    return sum(one.luck for one in report.rounds), sum(one.loss for one in report.rounds)


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--matches", default=40)
@click.option("--players", default=4)
@click.option("--bots", "level", default="fast")
@click.option("--thorough", default=1.0)
@click.option("--seed", default="luck")
def main(slug: str, matches: int, players: int, level: str, thorough: float, seed: str) -> None:
    game, bot = game_of(slug), bot_for(slug, level)
    assert bot is not None
    found: list[tuple[float, float]] = []
    seconds: list[float] = []
    for deal in range(matches):
        state = game.start(players, FastRng(f"{seed} {slug} {deal} deal"))
        record = play_on(game, state, begin(state), bot, f"{seed} {slug} {deal}")
        began = process_time()
        found.append(balance(coach(record, deal % players, thorough)))
        seconds.append(process_time() - began)
        click.echo(f"match {deal}, seat {deal % players}: luck {found[-1][0]:+.2f}, given away {found[-1][1]:.2f}")
    luck, given = edge([luck for luck, _ in found]), edge([loss for _, loss in found])
    apart = edge([luck - loss for luck, loss in found])
    click.echo(
        f"{slug}, {players} players, {level}, thorough {thorough:g}, {matches} matches: "
        f"luck {luck.mean:+.2f} ± {luck.half:.2f}, given away {given.mean:.2f} ± {given.half:.2f}, "
        f"luck less losses {apart.mean:+.2f} ± {apart.half:.2f}; "
        f"{fmean(seconds):.1f} s of one core a match, at most {max(seconds):.1f} s"
    )


if __name__ == "__main__":
    main()
