"""What a seat was shown stays until it says that it has seen it."""

from pioche.tables import asks
from pioche.tables.entries import Clock
from pioche.tables.timing import deadline
from tests.tables.written import PACE, Written, seen_from


def test_the_cards_looked_at_at_the_start_stay_in_sight_until_acknowledged() -> None:
    here = Written("adriano", persons=2)
    looks = seen_from(here.table, 0).looks
    assert looks
    assert seen_from(here.read_again(), 0).looks == looks
    here.write(asks.seen(here.table, 0, here.table.version))
    assert seen_from(here.table, 0).looks == []
    assert seen_from(here.table, 1).looks


def test_a_look_is_shown_to_its_own_seat_alone() -> None:
    here = Written("adriano", persons=2)
    mine, others = seen_from(here.table, 0).looks, seen_from(here.table, 1).looks
    assert mine != others
    assert seen_from(here.table, None).looks == []


def test_the_clock_starts_when_all_have_seen() -> None:
    here = Written("adriano", persons=2, clock=Clock(move=20))
    assert seen_from(here.table, 0).waiting == [0, 1]
    assert deadline(here.table, PACE) == here.now + PACE.reveal + 20_000
    here.now += 2_000
    here.write(asks.seen(here.table, 0, here.table.version))
    here.now += 1_000
    here.write(asks.seen(here.table, 1, here.table.version))
    assert deadline(here.table, PACE) == here.now + 20_000


def test_who_has_not_seen_is_waited_for_some_seconds_only() -> None:
    here = Written("adriano", persons=2, clock=Clock(move=20))
    dealt = here.now
    here.now += PACE.reveal + 5_000
    here.write(asks.seen(here.table, 0, here.table.version))
    here.write(asks.seen(here.table, 1, here.table.version))
    assert deadline(here.table, PACE) == dealt + PACE.reveal + 20_000


def test_moving_says_that_one_has_seen() -> None:
    here = Written("adriano", persons=2)
    seat = here.move()
    assert seen_from(here.table, seat).looks == []


def test_who_is_away_is_not_waited_for_but_finds_the_look_on_coming_back() -> None:
    here = Written("adriano", persons=2)
    here.write(asks.depart(here.table, 1, "here"))
    assert seen_from(here.table, 0).waiting == [0]
    here.write(asks.arrive(here.table, 1, "here"))
    assert seen_from(here.table, 1).looks


def test_nothing_is_written_where_nothing_is_waited_for() -> None:
    here = Written("nain_jaune", persons=3)
    assert asks.seen(here.table, 0, here.table.version) == []


def test_the_end_of_a_round_is_waited_for_until_all_have_seen_it() -> None:
    here = Written("nain_jaune", persons=3)
    while here.table.match.round == 0:
        here.move()
    assert seen_from(here.table, 0).waiting == [0, 1, 2]
    for seat in range(3):
        here.write(asks.seen(here.table, seat, here.table.version))
    assert seen_from(here.table, 0).waiting == []
