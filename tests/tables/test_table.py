"""What entries make of a table, and which may come next."""

import msgspec
import pytest

from pioche.chance import SealedRng, commitment, mixed
from pioche.tables import asks
from pioche.tables.sight import shown, told
from tests.installed import installed
from tests.tables.written import ENTROPY, Written, refused, seen_from
from tests.test_record import pli_under

GAMES = ("adriano", "janus", "nain_jaune", "programmes")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_from_its_entries_is_the_table_that_wrote_them(game: str) -> None:
    here = Written(game, persons=3, bots=1)
    for _ in range(60):
        if here.table.status != "playing":
            break
        here.now += 100
        seat = here.to_act
        here.move(here.offered()[-1], "bot" if here.table.chairs[seat].bot else "person")
        here.write(asks.seen(here.table, 0, here.table.version))
    there = here.read_again()
    assert there.match.fingerprint() == here.table.match.fingerprint()
    for viewer in (0, 1, None):
        assert msgspec.json.encode(seen_from(there, viewer)) == msgspec.json.encode(seen_from(here.table, viewer))
    assert shown(there) == shown(here.table)


def test_a_table_that_runs_keeps_the_rules_it_began_with_when_a_later_pioche_reads_it() -> None:
    with installed(pli_under(1, (1,))):
        here = Written("pli")
    with installed(pli_under(2, (1, 2))):
        there = here.read_again()
        assert (there.game.rules, there.match.rules) == (2, 1)
        assert there.match.fingerprint() == here.table.match.fingerprint()


def test_the_deal_follows_from_the_secret_and_from_what_every_player_added() -> None:
    here = Written(secret="5e" * 32)
    assert here.table.commitment == commitment("5e" * 32)
    assert here.table.seed == mixed("5e" * 32, [ENTROPY] * 3)
    direct = here.table.game.start(3, SealedRng(mixed("5e" * 32, [ENTROPY] * 3)))
    assert direct.fingerprint() == here.table.match.fingerprint()


def test_what_is_added_after_the_deal_changes_nothing() -> None:
    here = Written()
    assert refused(lambda: asks.join(here.table, "token 1", "Player 1", "cd" * 16)) == "table-started"


def test_sitting_down_again_with_the_same_link_adds_to_the_seed_anew() -> None:
    here = Written(start=False)
    here.write(asks.join(here.table, "token 1", "Player 1", "cd" * 16))
    here.write(asks.start(here.table))
    assert here.table.entropy == [ENTROPY, "cd" * 16, ENTROPY]


def test_a_table_starts_only_when_every_seat_is_taken() -> None:
    here = Written(start=False)
    here.write(asks.leave(here.table, 2))
    assert refused(lambda: asks.start(here.table)) == "table-not-full"
    here.write(asks.vacate(here.table, 2, "normal"))
    here.write(asks.start(here.table))
    assert here.table.status == "playing"


def test_a_full_table_and_a_taken_seat_are_refused() -> None:
    here = Written(start=False)
    assert refused(lambda: asks.join(here.table, "new", "New", ENTROPY)) == "table-full"
    here.write(asks.leave(here.table, 2))
    assert refused(lambda: asks.join(here.table, "new", "New", ENTROPY, 1)) == "table-seat-taken"
    here.write(asks.join(here.table, "new", "New", ENTROPY, 2))
    assert here.table.seat_of("new") == 2


def test_who_leaves_during_the_match_is_replaced_by_a_bot_and_the_old_link_opens_nothing() -> None:
    here = Written()
    here.write(asks.leave(here.table, 1))
    assert here.table.chairs[1].bot == "normal"
    assert here.table.seat_of("token 1") is None


def test_when_the_host_leaves_another_person_is_host() -> None:
    here = Written()
    here.write(asks.leave(here.table, 0))
    assert here.table.host == "token 1"


def test_a_move_sent_twice_counts_once() -> None:
    here = Written()
    seat, turn, text = here.to_act, here.table.turn, here.offered()[0]
    here.write(asks.move(here.table, seat, turn, text, "mine"))
    assert asks.move(here.table, seat, turn, text, "mine") == []
    assert len(here.read_again().moves) == 1


def test_no_name_that_a_player_gives_a_move_stands_in_the_way_of_the_clock() -> None:
    here = Written(persons=3)
    seat, turn, text = here.to_act, here.table.turn, here.offered()[0]
    here.write(asks.move(here.table, seat, turn, text, f"clock {here.table.seq + 1}"))
    while here.to_act != seat:
        here.move()
    again = asks.move(here.table, seat, here.table.turn, here.offered()[0], f"clock {turn + 1}", "clock")
    assert len(again) == 1


def test_whoever_takes_the_seat_of_somebody_muted_is_heard() -> None:
    here = Written(start=False)
    here.write(asks.mute(here.table, 0, 1, muted=True))
    here.write(asks.leave(here.table, 1))
    here.write(asks.join(here.table, "another", "Another", ENTROPY))
    assert here.table.chairs[0].muted == set()


def test_a_move_that_answers_an_earlier_turn_is_refused() -> None:
    here = Written(persons=3)
    turn = here.table.turn
    while here.move() == here.to_act:
        pass
    assert refused(lambda: asks.move(here.table, here.to_act, turn, here.offered()[0], "late")) == "table-turn-past"


def test_why_asks_the_rules_and_changes_nothing() -> None:
    here = Written("adriano", persons=2)
    before = here.table.match.fingerprint()
    seat = here.to_act
    wrong = asks.why(here.table, seat, "swap 1")
    assert wrong is not None
    assert wrong.clause is not None
    assert asks.why(here.table, seat, here.offered()[0]) is None
    other = asks.why(here.table, 1 - seat, here.offered()[0])
    assert other is not None
    assert other.key == "table-not-your-turn"
    assert here.table.match.fingerprint() == before


def test_a_paused_table_takes_no_move_and_a_resumed_one_does() -> None:
    here = Written()
    here.write(asks.pause(here.table))
    assert refused(here.move) == "table-paused"
    here.write(asks.resume(here.table))
    here.move()


def test_every_item_advances_the_version_of_every_viewer() -> None:
    here = Written("adriano", persons=2)
    since = here.table.version
    here.move("draw")
    here.write(asks.say(here.table, 0, "hello", phrase=True))
    items = here.table.since(since)
    assert items is not None
    mover, other, watching = (told(here.table, items, seat) for seat in (0, 1, None))
    assert len(mover) == len(other) == len(watching) == here.table.version - since


def test_what_somebody_muted_says_is_not_told_to_who_muted_them() -> None:
    here = Written()
    here.write(asks.mute(here.table, 0, 1, muted=True))
    since = here.table.version
    here.write(asks.say(here.table, 1, "psst", phrase=False))
    items = here.table.since(since)
    assert items is not None
    assert told(here.table, items, 0) == [{"kind": None}]
    assert told(here.table, items, 2)[0]["text"] == "psst"


def test_what_was_said_and_who_left_keep_their_names_whoever_sits_there_next() -> None:
    here = Written(start=False)
    since = here.table.version
    here.write(asks.say(here.table, 2, "hello", phrase=True))
    here.write(asks.leave(here.table, 2))
    here.write(asks.join(here.table, "new", "Marc", ENTROPY, 2))
    here.write(asks.say(here.table, 2, "bye", phrase=True))
    here.write(asks.vacate(here.table, 2, "normal"))
    for table in (here.table, here.read_again()):
        items = table.since(since)
        assert items is not None
        names = [event["name"] for event in told(table, items, None)]
        assert names == ["Player 2", "Player 2", "Marc", "Marc", "Marc"]


def test_hashes_processes_and_the_notation_of_moves_are_told_to_nobody() -> None:
    here = Written("programmes", persons=2)
    for _ in range(6):
        here.move()
    items = here.table.since(max(0, here.table.version - 50))
    assert items is not None
    for seat in (0, 1, None):
        wire = msgspec.json.encode(told(here.table, items, seat)).decode()
        assert "token" not in wire
        assert "here" not in wire
        assert "client" not in wire


def test_what_is_said_twice_under_one_name_is_written_once() -> None:
    here = Written("nain_jaune", persons=3)
    here.write(asks.say(here.table, 0, "hello", "1", phrase=True))
    assert asks.say(here.table, 0, "hello", "1", phrase=True) == []
    assert asks.say(here.table, 0, "hello", "2", phrase=True) != []
    assert asks.say(here.table, 1, "hello", "1", phrase=True) != []


def test_a_move_may_have_the_name_of_a_saying() -> None:
    here = Written("adriano", persons=2)
    seat = here.table.to_act
    assert seat is not None
    here.write(asks.say(here.table, seat, "hello", "1", phrase=True))
    assert asks.move(here.table, seat, here.table.turn, "draw", "1") != []
