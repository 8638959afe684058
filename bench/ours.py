"""Our games: played by `playout` inside the core, and stepped one action at a time from Python."""

from itertools import count
from random import Random

from bench.measure import Play, Rate, nanoseconds, rate
from pioche.bots.bot import bot_for
from pioche.bots.players import Player
from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
from pioche.core.state import State, playout
from pioche.search.policy import rollout

PLAYERS = 4
POSITIONS = 8  # of one match, over which copies and redeals are averaged


def start(slug: str, seed: int, journal: Journal | None = None) -> State:
    return game_of(slug).start(PLAYERS, FastRng(str(seed)), journal=journal)


def native(slug: str, *, listening: bool = False) -> Play:
    rng = FastRng("native")
    seeds = count()

    def play() -> tuple[float, int]:
        state = start(slug, next(seeds), Journal() if listening else None)
        return int(playout(state, rng)), 1

    return play


def fast(slug: str) -> Play:
    """Rollouts by the level `fast`, as a search has them: its policy plays for everybody."""
    bot = bot_for(slug, "fast")
    assert isinstance(bot, Player)
    policy, rng = bot.policy, FastRng("fast")
    seeds = count()

    def play() -> tuple[float, int]:
        before = start(slug, next(seeds))
        return int(rollout(policy, before, before.copy(), rng, policy.longest(before))), 1

    return play


def stepped(slug: str) -> Play:
    random = Random(1).random
    seeds = count()

    def play() -> tuple[float, int]:
        state = start(slug, next(seeds))
        decisions = 0
        while state.seat != NOBODY:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


def forced_share(slug: str, matches: int) -> float:
    """The share of decisions that leave no choice."""
    rng = FastRng("forced")
    forced = decisions = 0
    for seed in range(matches):
        state = start(slug, seed)
        while state.seat != NOBODY:
            legal = state.legal()
            forced += len(legal) == 1
            decisions += 1
            state.apply(legal[rng.below(len(legal))])
    return forced / decisions


def positions(slug: str) -> list[State]:
    """States spread evenly over one match."""
    length = playout(start(slug, 1), FastRng("positions"))
    state, rng = start(slug, 1), FastRng("positions")
    found: list[State] = []
    for decision in range(length):
        if decision * POSITIONS // length == len(found):
            found.append(state.copy())
        state.apply(state.pick(rng))
    return found


def copy_ns(slug: str, seconds: float) -> float:
    target = start(slug, 2)
    times = [nanoseconds(target.copy_from, source, seconds) for source in positions(slug)]
    return sum(times) / len(times)


def redeal_ns(slug: str, seconds: float) -> float:
    """Drawing one more state from a prepared redealer, for the seat to act."""
    game, rng = game_of(slug), FastRng("redeal")
    redealers = [game.redealer(state.view(state.seat)) for state in positions(slug)]
    times = [nanoseconds(redealer.redeal, rng, seconds) for redealer in redealers]
    return sum(times) / len(times)


def measure(job: str, slug: str, seconds: float) -> Rate | float:
    if job == "native":
        return rate(native(slug), seconds)
    if job == "listening":
        return rate(native(slug, listening=True), seconds)
    if job == "fast":
        return rate(fast(slug), seconds)
    if job == "stepped":
        return rate(stepped(slug), seconds)
    if job == "forced":
        return forced_share(slug, 20)
    if job == "copy":
        return copy_ns(slug, seconds / POSITIONS)
    if job == "redeal":
        return redeal_ns(slug, seconds / POSITIONS)
    raise ValueError(f"no measurement {job!r}")
