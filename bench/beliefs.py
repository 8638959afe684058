"""How well a bot guesses what it cannot see: its beliefs beside plain redeals, on matches of bots that it never met.

    python -m bench.beliefs GAME [--players N] [--matches N] [--samples K] [--share PERCENT] [--bot NAME]

At some decisions both draw as many deals. For every value that the seat to act does not know, its log-loss is what
the place where the value really lies surprises whoever believes those deals. A match is one observation. What was
found is kept in docs/measured/.
"""

import argparse
import shlex
from collections import Counter
from math import log
from statistics import fmean

from msgspec import Struct

from bench import shelf
from bench.asking import game_for
from pioche.bots.bot import Bot, bot_for
from pioche.bots.players import Searcher
from pioche.chance import BOT, Chance, FastRng
from pioche.core.game import Game
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import Redealer, State
from pioche.core.view import UNKNOWN, Zone
from pioche.lab.edges import Edge, edge
from pioche.lab.plan import code_of
from pioche.search.beliefs import Beliefs
from pioche.search.policy import Policy

MATCHES = 50
SAMPLES = 200
SHARE = 10  # per cent of the decisions looked at
SEED = "held out"

Value = tuple[str, int]  # how its zone spells it, and what it is
Place = tuple[str, int, bool, int]  # a zone's name, its owner, whether it is a back, and where order means something


class Losses(Struct):
    """Of one match: the mean of its hidden values."""

    uniform: float
    believed: float
    values: int


class Believed(shelf.Measured, frozen=True):
    """The log-loss for each hidden value; a deal of the edge is a match."""

    bot: str  # who played the matches
    values: int
    uniform: float
    believed: float
    better: Edge


def name(game: Game, players: int, bot: str = "normal") -> str:
    return f"beliefs-{game.slug}-{players}-{bot}"


def command(
    game: Game,
    players: int,
    bot: str = "normal",
    matches: int = MATCHES,
    samples: int = SAMPLES,
    share: int = SHARE,
    seed: str = SEED,
) -> str:
    numbers = f"--players {players} --matches {matches} --samples {samples} --share {share}"
    return f"python -m bench.beliefs {game.slug} {numbers} --bot {bot} --seed {shlex.quote(seed)}"


def hidden(state: State, viewer: Seat) -> Counter[tuple[Value, Place]]:
    """What the viewer does not know, and where it lies."""
    found: Counter[tuple[Value, Place]] = Counter()
    for zone in state.zones():
        if not zone.aside:
            _note(found, zone, viewer, back=False)
            if zone.backs is not None:
                _note(found, zone.backs, viewer, back=True)
    return found


def _note(found: Counter[tuple[Value, Place]], zone: Zone, viewer: Seat, *, back: bool) -> None:
    """In the stocks of the table nobody can know an order, in unordered hands there is none."""
    ordered = not zone.unordered and zone.owner != NOBODY
    for at, mark in enumerate(zone.seen_by(viewer).marks):
        if mark == UNKNOWN:
            found[(zone.spell, zone.values[at]), (zone.name, int(zone.owner), back, at if ordered else -1)] += 1


def log_loss(state: State, deals: Redealer, samples: int, chance: Chance) -> float:
    """Of the seat to act, per hidden value. The deals are smoothed by one in which any value may lie anywhere."""
    truth = hidden(state, state.seat)
    drawn: Counter[tuple[Value, Place]] = Counter()
    for _ in range(samples):
        drawn.update(hidden(deals.redeal(chance), state.seat))
    copies: Counter[Value] = Counter()
    room: Counter[tuple[str, Place]] = Counter()
    size: Counter[str] = Counter()
    for (value, place), count in truth.items():
        copies[value] += count
        room[value[0], place] += count
        size[value[0]] += count
    total = 0.0
    for (value, place), count in truth.items():
        anywhere = room[value[0], place] / size[value[0]]
        total -= count * log((drawn[value, place] / copies[value] + anywhere) / (samples + 1))
    return total / truth.total()


def match_losses(game: Game, players: int, bot: Bot, policy: Policy, samples: int, share: int, seed: str) -> Losses:
    """Both losses at so many per cent of the decisions that leave a choice."""
    state, chance = game.start(players, FastRng(f"{seed} deal")), FastRng(f"{seed} bots")
    looks, draws = FastRng(f"{seed} looks"), FastRng(f"{seed} draws")
    uniform: list[float] = []
    believed: list[float] = []
    values = nth = 0
    while state.seat != NOBODY:
        view = state.view(state.seat)
        action = view.legal[0]
        if len(view.legal) > 1:
            count = hidden(state, state.seat).total() if looks.below(100) < share else 0
            if count > 0:
                deals = game.redealer(view)
                uniform.append(log_loss(state, deals, samples, draws))
                believed.append(log_loss(state, Beliefs(deals, policy), samples, draws))
                values += count
            chance.open(BOT, 0, nth)
            nth += 1
            action = bot.choose(view, chance)
        state.apply(action)
    return Losses(fmean(uniform or [0.0]), fmean(believed or [0.0]), values)


def summary(found: Believed) -> str:
    return (
        f"{found.game}, {found.players} players, {found.better.deals} matches, {found.values} hidden values\n"
        f"log-loss per hidden value: uniform {found.uniform:.4f}, beliefs {found.believed:.4f}\n"
        f"beliefs are better by {found.better.mean:.4f} ± {found.better.half:.4f} (95 %)"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--share", type=int, default=SHARE, help="per cent of the decisions looked at")
    parser.add_argument("--bot", default="normal", help="who plays the matches")
    parser.add_argument("--seed", default=SEED)
    given = parser.parse_args(arguments)
    game = game_for(given.game, given.players)
    bot, hard = bot_for(game.slug, given.bot), bot_for(game.slug, "hard")
    if bot is None or not isinstance(hard, Searcher):
        parser.error(f"no {given.bot} or no search plays {game.slug} here")
    players = given.players or max(game.least, min(game.most, 4))
    met: list[Losses] = []
    for nth in range(given.matches):
        seed = f"{given.seed} {players} {nth}"
        losses = match_losses(game, players, bot, hard.search.policy, given.samples, given.share, seed)
        if losses.values > 0:
            met.append(losses)
    if len(met) < 2:
        parser.error("an interval needs two matches in which something was looked at: give more --matches or --share")
    found = Believed(
        command(game, players, given.bot, given.matches, given.samples, given.share, given.seed),
        code_of(game),
        game.slug,
        players,
        given.bot,
        sum(losses.values for losses in met),
        fmean(losses.uniform for losses in met),
        fmean(losses.believed for losses in met),
        edge([losses.uniform - losses.believed for losses in met]),
    )
    shelf.keep_measured(name(game, players, given.bot), found)
    print(summary(found))


if __name__ == "__main__":
    main()
