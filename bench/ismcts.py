"""`hard` against OpenSpiel's own Python ISMCTSBot with ten times its thinking time: a sequential test.

    python -m bench.ismcts GAME [--rounds N] [--minutes M] [--out FILE]     (a Python with the games compiled)

The fewest players, the booklet's options, in Janus the preset `short`. In a duplicate round the ISMCTSBot sits in
each seat in turn, the same cards dealt, hard in all others; in Janus hard does so, among ISMCTSBots. The edge is what
hard wins more than the other on average. The ISMCTSBot receives what any bot receives, a view, and a resampler of ours;
in all else it is OpenSpiel's: UCT over information states, random rollouts to the end of the round. How many
simulations fill ten times hard's time is measured first, and again by every round: on average, for hard stops early
where a choice is easy, and the ISMCTSBot takes the same time for every decision. Each round is a line of FILE, and
another run goes on where the last one ended, if hard is still the same; its search ends by its budget, never by the
clock. What the rounds so far show is kept in docs/measured/; after a run that was killed, `--minutes 0` does that.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic, process_time

import msgspec
import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench import journal, shelf
from bench.asking import game_for
from pioche.bots.bot import RANDOM, Bot, bot_for
from pioche.chance import SPAN32, Chance, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.envs.openspiel import SpielGame, load, resampler, seen
from pioche.lab.duplicate import play
from pioche.lab.edges import Edge, decided, running_edge
from pioche.lab.oracle import patient
from pioche.lab.plan import code_of
from pioche.lab.playing import PATIENCE

TIMES = 10.0  # as much as hard the other thinks at least
RATIO = 10.5  # that is aimed at
ROUNDS = 1000  # at most
EARLIEST = 100  # rounds before the test may stop
EXPLORATION = sqrt(2)  # of UCT as UCB1 has it, in standard deviations of what random players gain
MEASURED = 16  # positions that times are measured on, later rounds
TRIAL = 30  # simulations of the first measurement
PRESETS = {"janus": "short"}  # whole games would take a night
# Who sits alone, if not the ISMCTSBot: of games of Janus with several hard half are tied by all.
ALONE = {"janus": "hard"}


class Setting(msgspec.Struct, frozen=True):
    """What was settled before the first round: the first line of a file."""

    game: str
    players: int
    simulations: int
    exploration: float
    code: str = ""  # of hard
    alone: str = "ismcts"


class Round(msgspec.Struct, frozen=True):
    """One deal at as many tables as there are seats."""

    deal: str
    edges: list[float]  # of hard, by the seat of whoever was alone
    hard_ms: float  # of processor time, all its decisions together
    hard_decisions: int
    spiel_ms: float
    spiel_decisions: int
    simulations: int  # of each of its decisions

    @property
    def edge(self) -> float:
        return fmean(self.edges)


class Fought(shelf.Measured, frozen=True):
    """What the rounds so far show."""

    preset: str
    rounds: int
    edge: Edge | None  # at any time; None of a single round
    hard_ms: float  # a decision
    spiel_ms: float
    simulations: float  # a decision
    exploration: float
    alone: str = "ismcts"

    @property
    def times(self) -> float:
        """As much as hard the other thinks."""
        return self.spiel_ms / self.hard_ms if self.hard_ms else 0.0


def name(game: Game) -> str:
    return f"ismcts-{game.slug}-{game.least}"


def command(game: Game, most: int = ROUNDS) -> str:
    return f"python -m bench.ismcts {game.slug} --rounds {most}"


class SpielBot(Bot):
    """OpenSpiel's ISMCTSBot as a bot of ours."""

    name = "ismcts"

    def __init__(self, game: SpielGame, simulations: int, exploration: float) -> None:
        self.spiel = game
        self.simulations = simulations
        self.exploration = exploration

    def choose(self, view: View, chance: Chance) -> Action:
        random = np.random.RandomState(chance.below(SPAN32))
        rollouts = RandomRolloutEvaluator(random_state=random)
        bot = ISMCTSBot(self.spiel, rollouts, self.exploration, self.simulations, random_state=random)
        bot.set_resampler(resampler(FastRng(chance.fork())))
        return Action(int(bot.step(seen(self.spiel, view, chance))))


class Timed(Bot):
    """Another bot, and the processor time that its decisions take."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ms = 0.0
        self.decisions = 0

    def choose(self, view: View, chance: Chance) -> Action:
        began = process_time()
        action = self.bot.choose(view, chance)
        self.ms += 1000 * (process_time() - began)
        self.decisions += 1
        return action

    def mean(self) -> float:
        return self.ms / max(1, self.decisions)


class Recording(Bot):
    """Another bot, and the views it was asked with."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[View] = []

    def choose(self, view: View, chance: Chance) -> Action:
        self.views.append(view)
        return self.bot.choose(view, chance)


def preset_of(slug: str) -> str:
    return PRESETS.get(slug, "booklet")


def alone_in(slug: str) -> str:
    return ALONE.get(slug, "ismcts")


def options_of(slug: str) -> dict[str, object]:
    return game_of(slug).preset(preset_of(slug))


def spiel_game(slug: str, players: int) -> SpielGame:
    return load(slug, players=players, one_round=True, **options_of(slug))


def settle(slug: str, hard: Bot) -> Setting:
    """Measures what random players gain, and how many simulations take ten times as long as hard does."""
    rules, options = game_of(slug), options_of(slug)
    players = rules.least
    dealt = [play(rules, [RANDOM] * players, f"spread {deal}", options) for deal in range(200)]
    spread = stdev(gain for played in dealt for gain in played.gains)
    timed = Timed(hard)
    recording = Recording(timed)
    deal = 0
    while len(recording.views) < 4 * MEASURED or deal < 4:
        play(rules, [recording] * players, f"timing {deal}", options)
        deal += 1
    step = len(recording.views) / MEASURED
    views = [recording.views[int(step * nth)] for nth in range(MEASURED)]
    game = spiel_game(slug, players)
    simulations = TRIAL
    for _ in range(2):  # deep trees take longer: the second measurement is with about as many as it will be
        spiel = Timed(SpielBot(game, simulations, EXPLORATION * spread))
        for nth, view in enumerate(views):
            spiel.choose(view, FastRng(f"timing {nth}"))
        simulations = max(1, ceil(simulations * RATIO * timed.mean() / spiel.mean()))
    return Setting(slug, players, simulations, EXPLORATION * spread, code_of(rules), alone_in(slug))


def enough(setting: Setting, done: list[Round]) -> int:
    """The simulations of the next round: those that would have filled the time in the rounds so far."""
    if len(done) < MEASURED:
        return setting.simulations
    hard = sum(each.hard_ms for each in done) / sum(each.hard_decisions for each in done)
    simulated = sum(each.spiel_decisions * each.simulations for each in done)
    return max(1, ceil(RATIO * hard * simulated / sum(each.spiel_ms for each in done)))


def duplicate_round(setting: Setting, hard: Bot, deal: str, simulations: int) -> Round:
    rules = game_of(setting.game)
    game = spiel_game(setting.game, setting.players)
    mine, other = Timed(hard), Timed(SpielBot(game, simulations, setting.exploration))
    edges: list[float] = []
    alone, others, sign = (mine, other, 1) if setting.alone == "hard" else (other, mine, -1)
    for seat in range(setting.players):
        bots = [alone if player == seat else others for player in range(setting.players)]
        edges.append(sign * play(rules, bots, deal, options_of(setting.game)).gains[seat])
    return Round(deal, edges, mine.ms, mine.decisions, other.ms, other.decisions, simulations)


def go_on(setting: Setting, hard: Bot, done: list[Round], most: int, more: Callable[[], bool]) -> Iterator[Round]:
    """The rounds that are still to be played, until the test is decided or there is no more time."""
    rounds = list(done)
    while not decided([each.edge for each in rounds], most, EARLIEST) and more():
        played = duplicate_round(setting, hard, f"ismcts {len(rounds)}", enough(setting, rounds))
        rounds.append(played)
        yield played


def fought(setting: Setting, rounds: list[Round], most: int) -> Fought:
    """Of one round at least."""
    hard = sum(each.hard_decisions for each in rounds)
    spiel = sum(each.spiel_decisions for each in rounds)
    return Fought(
        command(game_of(setting.game), most),
        setting.code,
        setting.game,
        setting.players,
        preset_of(setting.game),
        len(rounds),
        running_edge([each.edge for each in rounds]) if len(rounds) > 1 else None,
        sum(each.hard_ms for each in rounds) / max(1, hard),
        sum(each.spiel_ms for each in rounds) / max(1, spiel),
        sum(each.spiel_decisions * each.simulations for each in rounds) / max(1, spiel),
        setting.exploration,
        setting.alone,
    )


def summary(found: Fought) -> str:
    said = f"{found.game}, {found.players} players: {found.rounds} duplicate rounds"
    if found.edge:
        low, high = found.edge.low, found.edge.high
        said += f", hard wins {found.edge.mean:+.2f} more a round (95 %, at any time: {low:+.2f} to {high:+.2f})"
        if found.rounds >= EARLIEST:
            said += ", so it is better" if low > 0 else ": it is not shown to be better"
    times = f"hard {found.hard_ms:.0f} ms a decision, ISMCTSBot {found.spiel_ms:.0f} ms ({found.times:.1f} times)"
    return f"{said}; {times}, {found.simulations:.0f} simulations, uct_c {found.exploration:.1f}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="the test ends undecided after so many")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many; the next run goes on")
    parser.add_argument("--out", type=Path, help="docs/measured/rounds/ismcts-GAME.jsonl unless given")
    given = parser.parse_args(arguments)
    shelf.compiled_only("ismcts")
    until = monotonic() + 60 * given.minutes
    rules = game_for(given.game)
    slug = rules.slug
    found = bot_for(slug, "hard")
    assert found is not None
    hard = patient(found, PATIENCE)
    file = given.out or shelf.ROUNDS / f"ismcts-{slug}.jsonl"
    setting, rounds = journal.read(file, Setting, Round)
    if setting is None:
        setting = settle(slug, hard)
        journal.add(file, setting)
    elif setting.code != code_of(rules):
        print(f"{file} was played by another hard: move it away, or choose another file with --out.", file=sys.stderr)
        return 2
    rounds = rounds[: given.rounds]
    try:
        for played in go_on(setting, hard, rounds, given.rounds, lambda: monotonic() < until):
            rounds.append(played)
            journal.add(file, played)
            print(summary(fought(setting, rounds, given.rounds)), file=sys.stderr, flush=True)
    finally:  # a run that is stopped has shown something too
        if rounds:
            shelf.keep_measured(name(rules), fought(setting, rounds, given.rounds))
    print(summary(fought(setting, rounds, given.rounds)) if rounds else "no round was played: give more --minutes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
