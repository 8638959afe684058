"""What it brings that `hard` thinks of the whole match: `python -m bench.endings GAME --endings 1000`.

Matches that `fast` has played up to their end: the last round, in Programmes all that follows when somebody lacks one
programme. From there they are played on to the end by searches, the same cards in every one: by searches that count
the points of the round alone, and then with `hard`'s own in each seat in turn. What that one wins more is told in
places (1 is before all others instead of behind them) and in points. Each ending is a line of a file in
docs/measured/rounds/, and another run goes on where the last one ended; what they show is kept in docs/measured/.
"""

from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean

import click
from msgspec import Struct

from bench import journal, shelf
from bench.asking import game_for
from pioche.bots.bot import Bot, bot_for
from pioche.bots.players import Searcher
from pioche.chance import BOT, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State, gains
from pioche.lab.edges import Edge, edge
from pioche.lab.plan import code_of

SLUGS = ("adriano", "nain_jaune", "programmes")  # of several rounds
ENDINGS = 1000
SHARE = 100
EACH = 20  # endings, after which one is told how it stands
SEED = "endings"  # nobody tuned anything on these matches
PATIENCE = 600.0  # seconds: no search is stopped by the clock, others may be busy on this machine


class Setting(Struct, frozen=True):
    """What was settled before the first ending: the first line of a file."""

    game: str
    players: int
    share: int
    seed: str
    code: str  # of the rules and the bots


class Ending(Struct, frozen=True):
    """What the thinker of the match wins more on average over the seats."""

    nth: int  # of the matches
    places: float
    points: float


class Ended(shelf.Measured, frozen=True):
    """A deal of an edge is the end of a match."""

    share: int  # the searches have hard's budget divided by that
    places: Edge
    points: Edge


def name(game: Game, players: int = 4) -> str:
    return f"endings-{game.slug}-{players}"


def command(game: Game, players: int = 4, endings: int = ENDINGS, share: int = SHARE, seed: str = SEED) -> str:
    said = f" --seed {seed}" if seed != SEED else ""
    return f"python -m bench.endings {game.slug} --players {players} --endings {endings} --share {share}{said}"


def searchers(slug: str, share: int) -> tuple[Bot, Bot]:
    """As `hard` searches, and the same for the points of the round alone."""
    hard = bot_for(slug, "hard")
    assert isinstance(hard, Searcher)
    policy, decisions = hard.search.policy, int(hard.search.decisions) // share
    plain = Searcher("search", slug, policy.judging(), decisions, PATIENCE)
    return Searcher("search", slug, policy, decisions, PATIENCE), plain


def last(state: State) -> bool:
    """Whether a round has just begun in which the match may end."""
    rounds, goal = state.options.get("rounds"), state.options.get("goal")
    if isinstance(rounds, int):
        return state.round == rounds - 1
    return isinstance(goal, int) and max(state.scores()) == goal - 1


def ending(game: Game, players: int, seed: str) -> State | None:
    """None where the match was over before."""
    state = game.start(players, FastRng(f"{seed} deal"))
    fast = bot_for(game.slug, "fast")
    assert fast is not None
    played_on(state, [fast] * players, f"{seed} before", until=True)
    return None if state.seat == NOBODY else state


def played_on(state: State, bots: list[Bot], seed: str, *, until: bool = False) -> None:
    """To its end, or to where the last round begins. A seat's chance depends on how often it has decided alone."""
    chances = [FastRng(f"{seed} seat {seat}") for seat in range(len(bots))]
    decided = [0] * len(bots)
    before = state.round
    while state.seat != NOBODY:
        if until and state.round != before and last(state):
            return
        before = state.round
        view = state.view(state.seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            chances[state.seat].open(BOT, 0, decided[state.seat])
            action = bots[state.seat].choose(view, chances[state.seat])
            decided[state.seat] += 1
        state.apply(action)


def outcome(game: Game, state: State, bots: list[Bot], seed: str) -> tuple[list[float], list[float]]:
    """The share of the others that each seat is before, and its points less the mean of the others'."""
    trial = state.copy()
    played_on(trial, bots, seed)
    ranks = trial.ranks()
    places = [_place(ranks, seat) for seat in range(trial.players)]
    sign = -1 if game.low_wins else 1
    return places, gains([sign * score for score in trial.scores()])


def _place(ranks: list[int], seat: int) -> float:
    others = ranks[:seat] + ranks[seat + 1 :]
    return fmean((other > ranks[seat]) + (other == ranks[seat]) / 2 for other in others)


def played(setting: Setting, first: int) -> Iterator[Ending]:
    """Match after match from this one on, without end."""
    game, players, seed = game_of(setting.game), setting.players, setting.seed
    hero, villain = searchers(game.slug, setting.share)
    for nth in count(first):
        state = ending(game, players, f"{seed} {game.slug} {players} {nth}")
        if state is None:
            continue
        usual = outcome(game, state, [villain] * players, f"{seed} {nth}")
        more = [0.0, 0.0]
        for seat in range(players):
            bots = [hero if other == seat else villain for other in range(players)]
            won = outcome(game, state, bots, f"{seed} {nth}")
            for i in range(2):
                more[i] += (won[i][seat] - usual[i][seat]) / players
        yield Ending(nth, more[0], more[1])


def ended(setting: Setting, met: list[Ending]) -> Ended:
    """What two endings at least show."""
    game, players, share = game_of(setting.game), setting.players, setting.share
    asked = command(game, players, len(met), share, setting.seed)
    places, points = edge([one.places for one in met]), edge([one.points for one in met])
    return Ended(asked, setting.code, game.slug, players, share, places, points)


def summary(one: Ended) -> str:
    return (
        f"{one.game}, {one.players} players, {one.places.deals} endings: places {one.places.mean:+.4f} ± "
        f"{one.places.half:.4f}, points {one.points.mean:+.3f} ± {one.points.half:.3f}"
    )


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--endings", default=ENDINGS, type=click.IntRange(min=2))
@click.option("--players", default=4)
@click.option(
    "--share", default=SHARE, type=click.IntRange(min=1), help="The searches have hard's budget divided by this."
)
@click.option("--seed", default=SEED)
def main(slug: str, endings: int, players: int, share: int, seed: str) -> None:
    game = game_for(slug, players)
    if slug not in SLUGS:
        raise click.UsageError(f"nothing of the match is thought of in {slug}; there are {', '.join(SLUGS)}.")
    setting = Setting(slug, players, share, seed, code_of(game))
    file = shelf.ROUNDS / f"{name(game, players)}.jsonl"
    begun, met = journal.read(file, Setting, Ending)
    if begun is None:
        journal.add(file, setting)
    elif begun != setting:
        raise click.ClickException(f"{file} is of other endings or bots: move it away.")
    met = met[:endings]
    try:
        for one in islice(played(setting, met[-1].nth + 1 if met else 1), endings - len(met)):
            met.append(one)
            journal.add(file, one)
            if len(met) % EACH == 0:
                click.echo(summary(ended(setting, met)))
    finally:  # a run that is stopped has shown something too
        if len(met) > 1:
            shelf.keep_measured(name(game, players), ended(setting, met))
    click.echo(summary(ended(setting, met)))


if __name__ == "__main__":
    main()
