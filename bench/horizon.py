"""What `hard` would win by looking to the end of the round: `python -m bench.horizon GAME --deals 400`.

In Adriano its search plays imagined rounds for four turns of everybody, in Janus games for three decisions a player; in
the other games to the end of the round anyway. Here one that plays these two to the end sits in each seat in turn among
searches as `hard` does them, the same cards dealt, all with the same share of its budget: whoever looks further has
fewer imagined rounds. What was found is kept in docs/measured/.
"""

from collections.abc import Iterator
from itertools import count, islice

import click

from bench import shelf
from bench.asking import game_for
from pioche.bots.bot import bot_for
from pioche.bots.players import Searcher
from pioche.core.game import Game
from pioche.lab.duplicate import Sitting, play
from pioche.lab.edges import Edge, edge
from pioche.lab.plan import code_of
from pioche.search.adriano import AdrianoPolicy
from pioche.search.janus import JanusPolicy
from pioche.search.policy import Policy

SLUGS = ("adriano", "janus")
DEALS = {"adriano": 400, "janus": 100}  # a game of Janus has many more decisions
PRESETS = {"janus": "short"}
SHARE = 10
SEED = "horizon"  # nobody tuned anything on these deals
END = 1_000_000  # turns: longer than any round
PATIENCE = 600.0  # seconds: no search is stopped by the clock, others may be busy on this machine


class Looked(shelf.Measured, frozen=True):
    """What looking to the end wins more a deal than looking as far as `hard` does."""

    share: int  # the searches have hard's budget divided by that
    edge: Edge


def name(game: Game, players: int = 4) -> str:
    return f"horizon-{game.slug}-{players}"


def command(game: Game, players: int = 4, deals: int | None = None, share: int = SHARE, seed: str = SEED) -> str:
    said = f" --seed {seed}" if seed != SEED else ""
    numbers = f"--players {players} --deals {deals or DEALS[game.slug]} --share {share}"
    return f"python -m bench.horizon {game.slug} {numbers}{said}"


def to_the_end(slug: str) -> Policy:
    if slug == "adriano":
        adriano = AdrianoPolicy()
        adriano.horizon = END
        return adriano
    janus = JanusPolicy()
    janus.reach = END
    return janus


def searchers(slug: str, share: int) -> dict[str, Searcher]:
    """As `hard` looks ahead, and to the end."""
    hard = bot_for(slug, "hard")
    assert isinstance(hard, Searcher)
    decisions = int(hard.search.decisions) // share
    policies = {"as far": hard.search.policy, "to the end": to_the_end(slug)}
    return {name: Searcher(name, slug, policy, decisions, PATIENCE) for name, policy in policies.items()}


def edges(game: Game, players: int, share: int, seed: str) -> Iterator[float]:
    """Of one deal after another, without end."""
    known = searchers(game.slug, share)
    options = game.preset(PRESETS[game.slug]) if game.slug in PRESETS else {}
    for nth in count():
        sittings = [Sitting("as far"), *(Sitting("as far", "to the end", seat) for seat in range(players))]
        usual, *others = (
            play(game, [known[who] for who in sitting.names(players)], f"{seed} {game.slug} {nth}", options).gains
            for sitting in sittings
        )
        yield sum(gains[seat] - usual[seat] for seat, gains in enumerate(others)) / players


def summary(one: Looked) -> str:
    return (
        f"{one.game}, {one.players} players, {one.edge.deals} deals: looking to the end wins "
        f"{one.edge.mean:+.2f} ± {one.edge.half:.2f} more"
    )


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--deals", type=click.IntRange(min=2), help="400 in Adriano and 100 in Janus unless given")
@click.option("--players", default=4)
@click.option("--share", default=SHARE, type=click.IntRange(min=1), help="The searches have hard's budget over this.")
@click.option("--seed", default=SEED)
def main(slug: str, deals: int | None, players: int, share: int, seed: str) -> None:
    shelf.compiled_only("horizon")
    game = game_for(slug, players)
    if slug not in SLUGS:
        raise click.UsageError(f"{slug} is searched to the end of the round; there are {', '.join(SLUGS)}.")
    met: list[float] = []
    for won in islice(edges(game, players, share, seed), deals or DEALS[slug]):
        met.append(won)
        if len(met) > 1:
            asked = command(game, players, len(met), share, seed)
            found = Looked(asked, code_of(game), slug, players, share, edge(met))
            shelf.keep_measured(name(game, players), found)
            click.echo(summary(found))


if __name__ == "__main__":
    main()
