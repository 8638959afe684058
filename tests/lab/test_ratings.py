"""Ratings: whoever comes before the others at the tables is rated above them."""

from pioche.lab.ledger import Row
from pioche.lab.ratings import ratings


def table(deal: int, hero: str, villain: str, gain: float) -> Row:
    return Row(deal, villain, hero, 0, [gain, -gain / 2, -gain / 2], [], 0)


def test_whoever_wins_more_often_is_rated_above_the_others() -> None:
    rows = [table(deal, "good", "middling", 1.0) for deal in range(40)]
    rows += [table(deal, "bad", "middling", -1.0) for deal in range(40)]
    best, second, last = ratings(rows)
    assert [best.bot, second.bot, last.bot] == ["good", "middling", "bad"]
    assert best.mean - best.doubt > second.mean > last.mean + last.doubt
    assert (best.tables, second.tables) == (40, 80)


def test_equals_are_rated_alike_and_a_table_of_one_kind_says_nothing() -> None:
    first, second = ratings([table(deal, "a", "b", 0.0) for deal in range(30)])
    assert abs(first.mean - second.mean) < 0.01
    assert ratings([Row(0, "a", "", 0, [1.0, -1.0], [], 0)]) == []


def test_the_order_in_which_results_came_in_plays_no_part() -> None:
    rows = [table(deal, "a", "b", (-1.0) ** deal) for deal in range(10)]
    assert ratings(rows) == ratings(rows[::-1])
