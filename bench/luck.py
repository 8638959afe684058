"""Whether luck and losses balance: `python -m bench.luck GAME --matches 40`.

Whole matches of bots of one kind, nothing planted in them, each coached for one seat, every seat in turn. Bots that
play as the coach expects have as much luck as they give away after the first decision of each round, whose loss is luck
of the deal: that is so on average, and luck less losses is how far it is off. What was found is kept in docs/measured/.
"""

from statistics import fmean
from time import process_time

import click

from bench import shelf
from bench.asking import game_for
from bench.coaching import Coaching, coach_code, command, name
from bench.planted import play_on
from pioche.bots.bot import bot_for
from pioche.chance import FastRng
from pioche.coach import Report, coach
from pioche.core.record import begin
from pioche.lab.edges import Edge, edge
from pioche.lab.plan import code_of

MATCHES = 40
SEED = "luck"


class Balance(Coaching, frozen=True, kw_only=True):
    """Of all matches; a deal of an edge is a match."""

    luck: Edge
    lost: Edge
    apart: Edge  # luck less losses


def sums(report: Report) -> tuple[float, float]:
    """The luck of a match after the deals, and what was given away after the first decision of each round."""
    firsts = {one.round: one.loss for one in reversed(report.decisions)}
    lost = sum(one.loss for one in report.decisions) - sum(firsts.values())
    return sum(one.luck for one in report.rounds), lost


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
    shelf.compiled_only("luck")
    game, bot = game_for(slug, players), bot_for(slug, level)
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
        command("luck", game, matches, players=players, bots=level, thorough=thorough, seed=seed),
        code_of(game),
        slug,
        players,
        coach=coach_code(),
        bots=level,
        thorough=thorough,
        luck=edge([luck for luck, _ in met]),
        lost=edge([lost for _, lost in met]),
        apart=edge([luck - lost for luck, lost in met]),
        seconds=fmean(seconds),
        longest=max(seconds),
    )
    shelf.keep_measured(name("luck", game, players, level), found)
    click.echo(summary(found))


if __name__ == "__main__":
    main()
