"""Whether the coach finds a planted blunder: `python -m bench.planted GAME --matches 200`.

Each match is played by `fast` bots. Among the decisions of one seat, the one whose best and worst move lie furthest
apart is looked for, by an estimate that shares no chance with the coach: every move that it weighs, of every decision,
on a few deals, then the widest gaps again on many more. There the worst move is played instead, and the bots play on
to the end. The coach, given nothing but the record, finds it where it names this decision among the three that cost
most.

A seat with fewer than ten decisions is passed over: among three of four anybody finds anything. Each match is a line
of the file that `--out` names, and another run goes on where the last one ended, if bots and coach are the same. What
the matches so far show is kept in docs/measured/; after a run that was killed, `--minutes 0` does that.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import fmean
from time import monotonic, process_time

import click
from msgspec import Struct

from bench import journal, shelf
from bench.asking import game_for
from bench.coaching import Coaching, coach_code, command, name
from pioche.bots.bot import Bot, bot_for
from pioche.chance import BOT, FastRng
from pioche.coach import Report, coach
from pioche.coach.coaching import thinking
from pioche.coach.moments import Moment, Seen
from pioche.core.game import Game, Move
from pioche.core.record import Record, begin
from pioche.core.registry import game_of
from pioche.core.replaying import opening
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.core.turn import whole_move
from pioche.intervals import wilson
from pioche.lab.plan import code_of
from pioche.search.policy import Policy
from pioche.search.weighing import weighed

MATCHES = 200
SEED = "planted"
FEWEST = 10  # decisions of the seat
WIDEST = 6  # gaps measured again
A_FEW = 24  # deals
MANY = 400


class Planted(Struct, frozen=True):
    move: int  # its number in the record
    text: str
    gap: float  # by which the best move is better


class Setting(Struct, frozen=True):
    """What was settled before the first match: the first line of a file."""

    game: str
    players: int
    bots: str
    thorough: float
    seed: str
    code: str  # of the rules and the bots
    coach: str


class Found(Struct, frozen=True):
    deal: int
    planted: Planted
    place: int  # among the costliest decisions, from 1; 0 where it is none of them
    loss: float  # as the coach sees it
    seconds: float


class Coached(Coaching, frozen=True, kw_only=True):
    """What the matches so far show."""

    matches: int
    found: int


def play_on(game: Game, state: State, record: Record, bot: Bot, seed: str) -> Record:
    chance = FastRng(seed)
    while state.seat != NOBODY:
        chance.open(BOT, 0, len(record.moves))
        move = whole_move(state, lambda view: bot.choose(view, chance))
        add(game, state, record, move)
    return record


def add(game: Game, state: State, record: Record, move: Move) -> None:
    game.play(state, move)
    record.add(game.notation(move), state)


def widest(seen: Seen, policy: Policy, seed: str) -> tuple[Moment, Move, float]:
    """The decision with the widest gap, its worst move, and that gap on deals which did not choose it."""
    looks = [
        (moment, weighed(policy, moment.deals, moment.options, 0, A_FEW, f"{seed} look {moment.number}"))
        for moment in seen.moments()
    ]
    looks.sort(key=lambda look: min(map(fmean, look[1])) - max(map(fmean, look[1])))
    found: list[tuple[float, Moment, Move]] = []
    for moment, rows in looks[:WIDEST]:
        means = [fmean(row) for row in rows]
        ends = [moment.options[means.index(max(means))], moment.options[means.index(min(means))]]
        best, worst = weighed(policy, moment.deals, ends, 0, MANY, f"{seed} again {moment.number}")
        found.append((fmean(best) - fmean(worst), moment, ends[1]))
    gap, moment, move = max(found, key=lambda one: one[0])
    return moment, move, gap


def planted(game: Game, players: int, seat: int, bot: Bot, seed: str) -> tuple[Record, Planted] | None:
    """A match with a blunder in it; None where the seat has too little to decide."""
    policy, _ = thinking(game)
    state = game.start(players, FastRng(f"{seed} deal"))
    record = play_on(game, state, begin(state), bot, seed)
    seen = Seen(record, Seat(seat), policy)
    if len(seen.moments()) < FEWEST:
        return None
    moment, move, gap = widest(seen, policy, seed)
    state = opening(record, game)
    spoilt = begin(state)
    for text in record.moves[: moment.number - 1]:
        add(game, state, spoilt, game.parse(text))
    add(game, state, spoilt, move)
    return play_on(game, state, spoilt, bot, seed), Planted(moment.number, game.notation(move), gap)


def place_of(report: Report, move: int) -> tuple[int, float]:
    numbers = [report.decisions[i].move for i in report.costliest]
    loss = next((one.loss for one in report.decisions if one.move == move), 0.0)
    return (numbers.index(move) + 1 if move in numbers else 0), loss


def looked(game: Game, setting: Setting, bot: Bot, first: int) -> Iterator[Found]:
    """Match after match, from this deal on."""
    for deal in count(first):
        seat = deal % setting.players
        made = planted(game, setting.players, seat, bot, f"{setting.seed} {game.slug} {deal}")
        if made is None:
            continue
        record, blunder = made
        began = process_time()
        report = coach(record, seat, setting.thorough)
        seconds = process_time() - began
        yield Found(deal, blunder, *place_of(report, blunder.move), seconds)


def told(found: Found) -> str:
    blunder = found.planted
    said = f"found as number {found.place}" if found.place else "missed"
    return f"deal {found.deal} move {blunder.move} {blunder.text} (-{blunder.gap:.2f}): {said}, loss {found.loss:.2f}"


def coached(setting: Setting, results: Sequence[Found], matches: int) -> Coached:
    """Of one match at least."""
    seconds = [one.seconds for one in results]
    game, players, bots, thorough = game_of(setting.game), setting.players, setting.bots, setting.thorough
    return Coached(
        command("planted", game, matches, players=players, bots=bots, thorough=thorough, seed=setting.seed),
        setting.code,
        setting.game,
        players,
        coach=setting.coach,
        bots=bots,
        thorough=thorough,
        matches=len(results),
        found=sum(one.place > 0 for one in results),
        seconds=fmean(seconds),
        longest=max(seconds),
    )


def summary(one: Coached) -> str:
    share = one.found / one.matches
    low, high = wilson(share, one.matches)
    return (
        f"{one.game}, {one.players} players, {one.bots}, thorough {one.thorough:g}: {one.found} of {one.matches} found "
        f"({100 * share:.1f} %, 95 % {100 * low:.1f} to {100 * high:.1f}); "
        f"{one.seconds:.1f} s of one core a match, at most {one.longest:.1f} s"
    )


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--matches", default=MATCHES, type=click.IntRange(min=1))
@click.option("--players", default=4)
@click.option("--bots", "level", default="fast")
@click.option("--thorough", default=1.0)
@click.option("--seed", default=SEED)
@click.option("--minutes", default=1e9, help="stop after so many; the next run goes on")
@click.option("--out", type=click.Path(path_type=Path), help="docs/measured/rounds/planted-GAME.jsonl unless given")
def main(
    slug: str, matches: int, players: int, level: str, thorough: float, seed: str, minutes: float, out: Path | None
) -> None:
    shelf.compiled_only("planted")
    until = monotonic() + 60 * minutes
    game, bot = game_for(slug, players), bot_for(slug, level)
    if bot is None:
        raise click.BadParameter(f"nobody called {level} plays {slug}.", param_hint="--bots")
    setting = Setting(slug, players, level, thorough, seed, code_of(game), coach_code())
    file = out or shelf.ROUNDS / f"planted-{slug}.jsonl"
    begun, results = journal.read(file, Setting, Found)
    if begun is None:
        journal.add(file, setting)
    elif begun != setting:
        raise click.ClickException(
            f"{file} is of other matches, bots or another coach: move it away, or choose another with --out."
        )
    results = results[:matches]
    source = looked(game, setting, bot, results[-1].deal + 1 if results else 0)
    try:
        while len(results) < matches and monotonic() < until:
            one = next(source)
            results.append(one)
            journal.add(file, one)
            click.echo(f"{sum(one.place > 0 for one in results)} of {len(results)}: {told(one)}")
    finally:  # a run that is stopped has shown something too
        if results:
            shelf.keep_measured(name("planted", game, players, level), coached(setting, results, matches))
    click.echo(summary(coached(setting, results, matches)) if results else "no match was played: give more --minutes")


if __name__ == "__main__":
    main()
