"""What counts as a loss, and what is noise."""

from itertools import islice
from random import Random
from statistics import fmean

import pytest

from pioche.coach import judging
from pioche.coach.coaching import thinking
from pioche.coach.judging import AGAIN, LEAST, Judged, Rows, judged
from pioche.coach.moments import Moment, Seen
from pioche.core.game import Move
from pioche.core.registry import game_of
from pioche.core.replaying import steps
from pioche.core.seats import Action, Seat
from pioche.core.state import Redealer
from pioche.intervals import student
from pioche.search.policy import Policy
from tests.coach.matches import recorded

NOISE = [3.0, 3.0, -3.0, -3.0, 2.0, 2.0, -2.0, -2.0]
NOTHING = [0.0] * 8
ONE = [1.0, 1.1, 0.9, 1.0, 1.0, 1.1, 0.9, 1.0]


def looked_at(*rows: list[float]) -> Judged:
    """A moment after its first look: the chosen move, then others."""
    moment = Moment(1, 0, 2.0, [(Action(i),) for i in range(len(rows))], Redealer())
    return Judged(moment, list(rows))


def test_a_move_that_led_at_first_and_not_on_fresh_deals_cost_nothing() -> None:
    one = looked_at([0.0] * 4, [1.0, 1.1, 0.9, 1.0])
    assert one.rivals == [1]
    one.again([NOTHING, NOISE])
    assert (one.best, one.loss()) == (0, 0.0)
    assert one.doubt > 1


def test_a_loss_is_what_the_fresh_deals_say() -> None:
    one = looked_at([0.0] * 4, [4.0, 4.1, 3.9, 4.0])
    one.again([NOTHING, ONE])
    assert one.best == 1
    assert one.loss() == pytest.approx(1.0)


def test_a_rival_is_chosen_on_some_deals_and_measured_on_others() -> None:
    one = looked_at([0.0] * 4, [4.0, 4.1, 3.9, 4.0], [4.0, 3.9, 4.1, 4.0])
    assert one.rivals == [1, 2]
    lucky = [8.0, 9.0, 8.0, 9.0, 0.9, 1.0, 1.1, 1.0]  # where it is chosen
    one.again([NOTHING, lucky, [3.0] * 8])
    assert one.best == 1
    assert one.loss() == pytest.approx(1.0)
    assert one.lead[2] == one.loss()  # nothing is shown as better than the best


def test_a_loss_is_measured_against_all_kinds_of_players_that_are_expected_in_turn() -> None:
    one = looked_at([0.0] * 4, [4.0, 4.1, 3.9, 4.0], [4.0, 3.9, 4.1, 4.0])
    against_some = [4.0 if nth % 2 == 0 else 1.0 for nth in range(AGAIN)]
    one.again([[0.0] * AGAIN, against_some, [3.0] * AGAIN])
    assert one.best == 2
    assert one.loss() == pytest.approx(3.0)
    alone = looked_at([0.0] * 4, [4.0, 4.1, 3.9, 4.0])
    alone.again([[0.0] * AGAIN, against_some])
    assert alone.loss() == pytest.approx(2.5)


def test_among_moves_that_are_all_worth_the_same_hardly_any_seems_to_have_cost_something() -> None:
    chance = Random("equal")
    losses = []
    for _ in range(4000):
        one = looked_at(*[[chance.gauss(0, 1) for _ in range(LEAST)] for _ in range(8)])
        if one.rivals:
            one.again([[chance.gauss(0, 1) for _ in range(AGAIN)] for _ in range(1 + len(one.rivals))])
        losses.append(one.loss())
    assert sum(loss > 0 for loss in losses) / len(losses) < 0.03
    assert 0 <= fmean(losses) < 0.03


def test_a_second_look_alone_says_what_the_chosen_move_was_worth() -> None:
    one = looked_at([-5.0, -4.0, -6.0, -5.0], [0.0] * 4)
    one.again([[1.0] * 8, NOTHING])
    assert one.worth() == 3.0


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (7, 2.365), (15, 2.131), (99, 1.984)])
def test_few_deals_need_a_wider_interval(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_what_is_clearly_behind_the_first_is_not_tried_again() -> None:
    one = looked_at([0.0] * 4, [5.0, 5.1, 5.0, 4.9], [1.0, 1.1, 0.9, 1.0], [-1.0] * 4)
    assert one.rivals == [1]


def test_where_no_move_leads_the_chosen_one_nothing_is_tried_again() -> None:
    assert looked_at([1.0] * 4, [0.0] * 4).rivals == []


def test_what_was_not_tried_again_never_seems_better_than_the_best() -> None:
    one = looked_at([0.0] * 4, [5.0, 5.1, 5.0, 4.9], [3.0, 3.1, 2.9, 3.0])
    one.again([NOTHING, ONE])
    assert one.lead[2] == one.lead[1]


def test_where_all_moves_are_worth_the_same_the_chosen_one_is_worth_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals on which it led would say so."""
    chance = Random("flattered")

    def noise(policy: Policy, deals: Redealer, moves: list[Move], decisions: int, least: int, seed: str) -> Rows:
        return [[chance.gauss(0, 1) for _ in range(least)] for _ in moves]

    monkeypatch.setattr(judging, "weighed", noise)
    moments = [Moment(i, 0, 0.0, [(Action(k),) for k in range(3)], Redealer()) for i in range(3000)]
    found = judged(moments, Policy(), 0, "test")
    unled = [one.worth() for one in found if not one.rivals]
    assert len(unled) > 500
    assert abs(fmean(unled)) < 0.05
    assert abs(fmean(one.worth() for one in found)) < 0.03


def test_worth_counts_what_the_round_has_brought_already() -> None:
    one = looked_at([1.0] * 4, [0.0] * 4)
    assert one.worth() == 3.0


def test_saying_adriano_where_a_careful_player_is_silent_is_the_costliest_decision() -> None:
    record = recorded("adriano")
    silent = max(i for i, move in enumerate(record.moves) if move == "silent")
    record.moves = [*record.moves[:silent], "call"]
    policy, _ = thinking(game_of("adriano"))
    caller = Seat(int(next(islice(steps(record), silent, None)).seat))
    found = judged(Seen(record, caller, policy).moments(), policy, 5000, "test")
    assert found[-1].moment.number == silent + 1
    assert max(found, key=Judged.loss) is found[-1]
    assert found[-1].loss() > 5
