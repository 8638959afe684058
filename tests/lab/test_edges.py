"""How sure an edge is: once, and whenever one looks."""

from random import Random

import pytest

from pioche.lab.edges import EARLIEST, Edge, decided, digits, edge, looks, running_edge, verdict


def drawn(mean: float, count: int, seed: int) -> list[float]:
    chance = Random(seed)
    return [chance.gauss(mean, 1) for _ in range(count)]


@pytest.mark.parametrize(
    ("found", "count"),
    [
        (Edge(5.0, 1.0, 9), 2),
        (Edge(0.0334, 0.0316, 223), 3),
        (Edge(0.043, 0.0428, 50), 4),
        (Edge(0.0, 0.0, 9), 3),
        (Edge(0.1 + 0.2, 0.3, 9), 2),  # whose lower end is 5.6e-17
    ],
)
def test_no_end_of_an_interval_that_lies_beside_zero_is_written_as_zero(found: Edge, count: int) -> None:
    assert digits(found) == count


def test_a_few_deals_that_all_went_the_same_way_decide_nothing() -> None:
    assert verdict(edge([1.0, 1.0, 1.0])) == "none"
    assert verdict(edge([-1.0] * 19)) == "none"
    assert verdict(edge([1.0] * 20)) == "better"
    assert verdict(edge([0.0, 0.0])) == "same"


def test_the_interval_of_one_look_holds_the_truth_nineteen_times_in_twenty() -> None:
    held = sum(found.low < 0.3 < found.high for found in (edge(drawn(0.3, 100, seed)) for seed in range(400)))
    assert 365 <= held <= 395


@pytest.mark.parametrize("count", [4, 8, 30])
def test_of_few_deals_it_holds_the_truth_as_often(count: int) -> None:
    held = sum(found.low < 0.3 < found.high for found in (edge(drawn(0.3, count, seed)) for seed in range(1000)))
    assert 935 <= held <= 965


def test_the_running_interval_is_hardly_ever_left_however_often_one_looks() -> None:
    wrong = 0
    for seed in range(200):
        after = looks()
        next(after)
        wrong += any([after.send(deal) for deal in drawn(0, 1500, seed)][EARLIEST - 1 :])
    assert wrong <= 16


def test_whoever_looks_once_needs_fewer_deals_than_whoever_looks_all_the_time() -> None:
    deals = drawn(0, 400, 1)
    assert running_edge(deals).half > 1.2 * edge(deals).half


@pytest.mark.parametrize(("mean", "stops"), [(1.0, True), (0.0, False)])
def test_a_sequential_test_stops_where_it_is_sure(mean: float, stops: bool) -> None:
    assert decided(drawn(mean, 200, 3), most=2000) is stops
    assert not decided(drawn(mean, 199, 3), most=2000)
    assert decided(drawn(mean, 2000, 3), most=2000)


def test_looking_deal_after_deal_finds_what_looking_at_all_of_them_does() -> None:
    deals = drawn(0.2, 400, 5)
    after = looks()
    next(after)
    sure = [after.send(deal) for deal in deals]
    looked = sure[EARLIEST - 1 :]
    assert looked == [decided(deals[:count], most=2000) for count in range(EARLIEST, 401)]
    assert True in looked
    assert False in looked
