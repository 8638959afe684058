"""When something happens at a table by itself."""

from pioche.tables import asks
from pioche.tables.entries import Clock
from pioche.tables.timing import deadline, next_due
from tests.tables.written import PACE, Written


def test_a_bot_moves_after_a_delay_that_is_the_same_whatever_anybody_holds() -> None:
    delays = set()
    for secret in ("00" * 32, "11" * 32, "22" * 32, "33" * 32):
        here = Written("janus", persons=0, bots=3, secret=secret)
        due = here.due()
        assert due.what == "bot"
        delays.add(due.at - here.now)
    assert len(delays) == 1
    assert PACE.bot_least <= delays.pop() <= PACE.bot_most


def test_a_persons_time_begins_when_their_turn_does() -> None:
    here = Written(clock=Clock(move=20))
    assert deadline(here.table, PACE) == here.now + 20_000
    assert here.due().what == "clock"
    here.now += 5_000
    here.move()
    assert deadline(here.table, PACE) == here.now + 20_000


def test_without_a_clock_a_person_who_is_there_has_all_the_time() -> None:
    here = Written()
    assert deadline(here.table, PACE) is None
    assert here.due().what == "idle"


def test_a_bot_stands_in_for_who_is_away_once_the_grace_is_over() -> None:
    here = Written(clock=Clock(grace=30))
    here.now += 60_000
    here.write(asks.depart(here.table, here.to_act, "here"))
    assert (here.due().what, here.due().at) == ("absent", here.now + 30_000)


def test_who_has_long_been_away_is_not_waited_for_again() -> None:
    here = Written(persons=3, clock=Clock(grace=30))
    away = (here.to_act + 1) % 3
    here.write(asks.depart(here.table, away, "here"))
    here.now += 600_000
    while here.to_act != away:
        here.move()
    assert here.due().what == "absent"
    assert here.due().at <= here.now + PACE.bot_most


def test_who_comes_back_decides_again_at_once() -> None:
    here = Written()
    away = here.to_act
    here.write(asks.depart(here.table, away, "here"))
    assert here.due().what == "absent"
    here.write(asks.arrive(here.table, away, "another process"))
    assert here.due().what == "idle"


def test_nobody_stands_in_where_nobody_is_there_to_wait() -> None:
    here = Written()
    for seat in range(3):
        here.write(asks.depart(here.table, seat, "here"))
    assert here.due().what == "idle"


def test_at_a_table_by_correspondence_only_the_clock_decides() -> None:
    here = Written(clock=Clock(move=86_400))
    here.write(asks.depart(here.table, here.to_act, "here"))
    assert (here.due().what, here.due().at) == ("clock", here.now + 86_400_000)


def test_a_paused_table_waits_and_its_clock_begins_anew() -> None:
    here = Written(clock=Clock(move=20))
    here.write(asks.pause(here.table))
    assert here.due().what == "idle"
    assert deadline(here.table, PACE) is None
    here.now += 90_000
    here.write(asks.resume(here.table))
    assert deadline(here.table, PACE) == here.now + 20_000


def test_idle_tables_expire_and_closed_ones_never_wake() -> None:
    here = Written(start=False)
    assert here.due().at > here.now + PACE.idle_open  # somebody sits there
    for seat in range(3):
        here.write(asks.depart(here.table, seat, "here"))
    assert (here.due().what, here.due().at) == ("idle", here.now + PACE.idle_open)
    here.write(asks.close(here.table))
    assert next_due(here.table, PACE) is None


def test_clocks_survive_a_restart() -> None:
    here = Written(clock=Clock(move=20))
    here.now += 3_000
    here.move()
    assert next_due(here.read_again(), PACE) == here.due()


def test_a_table_by_correspondence_does_not_expire_before_its_clock() -> None:
    here = Written(clock=Clock(move=14 * 86_400))
    for seat in range(3):
        here.write(asks.depart(here.table, seat, "here"))
    assert (here.due().what, here.due().at) == ("clock", here.now + 14 * 86_400_000)
