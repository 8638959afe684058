"""Whether the coach finds a planted blunder: `python -m bench.planted GAME --matches 200`.

Each match is played by `fast` bots. Among the decisions of one seat, the one whose best and worst move lie furthest
apart is looked for, by an estimate that shares no chance with the coach: every move of every decision on a few deals,
then the widest gaps again on many more. There the worst move is played instead, and the bots play on to the end. The
coach, given nothing but the record, finds it where it names this decision among the three that cost most.

A seat with fewer than ten decisions is passed over: among three of four anybody finds anything.
"""

from statistics import fmean
from time import process_time

import click
from msgspec import Struct

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
from pioche.search.policy import Policy
from pioche.search.weighing import weighed

FEWEST = 10  # decisions of the seat
WIDEST = 6  # gaps measured again
A_FEW = 24  # deals
MANY = 400


class Planted(Struct, frozen=True):
    move: int  # its number in the record
    text: str
    gap: float  # by which the best move is better


class Found(Struct, frozen=True):
    planted: Planted
    place: int  # among the costliest decisions, from 1; 0 where it is none of them
    loss: float  # as the coach sees it
    seconds: float


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


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--matches", default=200)
@click.option("--players", default=4)
@click.option("--bots", "level", default="fast")
@click.option("--thorough", default=1.0)
@click.option("--seed", default="planted")
def main(slug: str, matches: int, players: int, level: str, thorough: float, seed: str) -> None:
    game, bot = game_of(slug), bot_for(slug, level)
    assert bot is not None
    results: list[Found] = []
    deal = 0
    while len(results) < matches:
        made = planted(game, players, deal % players, bot, f"{seed} {slug} {deal}")
        if made is not None:
            record, blunder = made
            began = process_time()
            report = coach(record, deal % players, thorough)
            seconds = process_time() - began
            place, loss = place_of(report, blunder.move)
            results.append(Found(blunder, place, loss, seconds))
            said = f"found as number {place}" if place else "missed"
            so_far = f"{sum(one.place > 0 for one in results)} of {len(results)}"
            where = f"deal {deal} move {blunder.move} {blunder.text} (-{blunder.gap:.2f})"
            click.echo(f"{so_far}: {where}: {said}, loss {loss:.2f}")
        deal += 1
    found = sum(one.place > 0 for one in results)
    low, high = wilson(found / len(results), len(results))
    slowest = max(one.seconds for one in results)
    click.echo(
        f"{slug}, {players} players, {level}, thorough {thorough:g}: {found} of {len(results)} found "
        f"({100 * found / len(results):.1f} %, 95 % {100 * low:.1f} to {100 * high:.1f}); "
        f"{fmean(one.seconds for one in results):.1f} s of one core a match, at most {slowest:.1f} s"
    )


if __name__ == "__main__":
    main()
