"""From a record to what a seat decided well, what it cost where it did not, and what luck did."""

from typing import Final

from mypy_extensions import i64

from pioche.bots.bot import bot_for
from pioche.bots.players import Searcher
from pioche.chance import Chance
from pioche.coach.judging import Judged, judged
from pioche.coach.moments import Seen, Stretch
from pioche.coach.report import Decision, Option, Report, RoundReport
from pioche.core.game import Game
from pioche.core.record import Record
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.core.verifying import verify
from pioche.search.policy import Policy

MOVES: Final = 30  # a match is given the thinking of so many moves of a hard bot: six seconds where that takes 200 ms
PLAIN: Final = 100_000  # imagined decisions where a game has no such bot
COSTLIEST: Final = 3


def coach(record: Record, seat: int, thorough: float = 1.0) -> Report:
    """The same record, seat and thoroughness give the same report on any machine. A Refusal where it cannot be."""
    if not 0 <= seat < len(record.seats):
        raise Refusal("argument", None, "referee-seat", words={"last": str(len(record.seats) - 1)})
    finding = verify(record)
    if finding.refusal is not None:  # what was not played so has nothing to teach
        raise finding.refusal
    game = finding.game
    policy, decisions = thinking(game)
    seen = Seen(record, Seat(seat), policy)
    found = judged(seen.moments(), policy, int(decisions * thorough), f"coach {record.source.seed} {seat}")
    told: list[Decision] = []
    rounds: list[RoundReport] = []
    for stretch in seen.stretches:
        here = found[len(told) : len(told) + len(stretch.moments)]
        decided = [_decision(game, one, _value_after(here, i, stretch)) for i, one in enumerate(here)]
        rounds.append(_round(stretch, here, decided))
        told += decided
    return Report(game.slug, seat, len(record.seats), rounds, told, _costliest(told))


class Plain(Policy):
    """For a game of which search knows nothing: anything may happen, and scores say who won."""

    def __init__(self, game: Game) -> None:
        self.sign = -1 if game.low_wins else 1

    def pick(self, state: State, chance: Chance) -> Action:
        return state.pick(chance)

    def won(self, before: State, after: State, seat: Seat) -> i64:
        ended = after.seat == NOBODY or after.round != before.round
        scores = after.round_scores() if ended else after.scores()
        return self.sign * (scores[seat] - before.scores()[seat])


def thinking(game: Game) -> tuple[Policy, int]:
    """How the coach expects people to go on, and how much it may imagine."""
    hard = bot_for(game.slug, "hard")
    if isinstance(hard, Searcher):
        return hard.search.policy.judging(), MOVES * int(hard.search.decisions)
    return Plain(game), PLAIN


def _value_after(here: list[Judged], i: int, stretch: Stretch) -> float | None:
    """The expected result at the next decision, or the result."""
    if i + 1 < len(here):
        return here[i + 1].worth() + here[i + 1].loss()
    return stretch.result


def _decision(game: Game, one: Judged, after: float | None) -> Decision:
    moment, worth = one.moment, one.worth()
    written = [game.notation(move) for move in moment.options]
    options = [
        Option(text, worth + lead, lead, half) for text, lead, half in zip(written, one.lead, one.half, strict=True)
    ]
    options.sort(key=lambda option: -option.lead)
    luck = None if after is None else after - worth
    return Decision(
        move=moment.number,
        round=moment.round,
        chosen=written[0],
        best=written[one.best],
        worth=worth,
        loss=one.loss(),
        half=one.doubt,
        luck=luck,
        options=options,
        remembered=moment.remembered,
    )


def _round(stretch: Stretch, here: list[Judged], decided: list[Decision]) -> RoundReport:
    luck = sum(one.luck for one in decided if one.luck is not None)
    loss = sum(one.loss for one in decided)
    start = here[0].worth() + here[0].loss() if here else stretch.result
    return RoundReport(stretch.round, start, luck, loss, stretch.result)


def _costliest(decisions: list[Decision]) -> list[int]:
    costly = [i for i, one in enumerate(decisions) if one.loss > 0]
    return sorted(costly, key=lambda i: -decisions[i].loss)[:COSTLIEST]
