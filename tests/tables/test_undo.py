"""Taking back: an entry more, and only what taught nobody anything."""

from pioche.tables import asks
from pioche.tables.undo import undo
from tests.tables.written import Written, refused


def test_taking_the_top_of_the_discard_taught_nobody_anything_and_may_be_taken_back() -> None:
    here = Written("programmes", persons=2)
    before = here.table.match.fingerprint()
    rows = len(here.rows)
    seat = here.move("take")
    here.write(undo(here.table, seat, here.table.turn))
    assert here.table.match.fingerprint() == before
    assert len(here.rows) == rows + 2
    assert here.read_again().match.fingerprint() == before
    assert here.table.undone == [(0, seat, ["take"])]


def test_a_card_drawn_or_shown_cannot_be_taken_back() -> None:
    here = Written("programmes", persons=2)
    seat = here.move("draw")
    assert refused(lambda: undo(here.table, seat, here.table.turn)) == "table-undo-known"
    here.move(next(text for text in here.offered() if text.startswith("discard")))
    assert refused(lambda: undo(here.table, seat, here.table.turn)) == "table-undo-known"


def test_the_same_move_is_taken_back_a_few_times_only() -> None:
    here = Written("programmes", persons=2)
    for _ in range(3):
        seat = here.move("take")
        here.write(undo(here.table, seat, here.table.turn))
    seat = here.move("take")
    assert refused(lambda: undo(here.table, seat, here.table.turn)) == "table-undo-often"


def test_asked_twice_under_one_name_it_is_done_once() -> None:
    here = Written("programmes", persons=2)
    seat = here.move("take")
    turn = here.table.turn
    here.write(undo(here.table, seat, turn, "back"))
    assert undo(here.table, seat, turn, "back") == []
    assert refused(lambda: undo(here.table, seat, turn, "again")) == "table-turn-past"


def test_once_somebody_else_has_moved_it_is_too_late() -> None:
    here = Written("programmes", persons=2)
    first = here.move("take")
    here.move(next(text for text in here.offered() if text.startswith("discard")))
    here.move("take")
    assert refused(lambda: undo(here.table, first, here.table.turn)) == "table-undo-late"


def test_there_must_be_a_move_to_take_back() -> None:
    here = Written("programmes", persons=2)
    assert refused(lambda: undo(here.table, 0, here.table.turn)) == "table-nothing-to-undo"


def answered_by_a_bot(*, takeback: bool) -> tuple[Written, int]:
    """A person alone with bots has moved, and then a bot; and how the match stood before."""
    here = Written("nain_jaune", persons=1, bots=2, takeback=takeback)
    before = 0
    while not here.table.moves or here.table.moves[-1].by == "bot":
        before = int(here.table.match.fingerprint())
        here.move(by="person" if here.to_act == 0 else "bot")
    while here.to_act == 0:
        before = int(here.table.match.fingerprint())
        here.move()
    here.move(by="bot")
    return here, before


def test_alone_with_bots_any_move_may_be_taken_back_where_the_table_says_so() -> None:
    here, before = answered_by_a_bot(takeback=True)
    here.write(undo(here.table, 0, here.table.turn))
    assert here.table.match.fingerprint() == before
    assert here.to_act == 0


def test_alone_with_bots_it_is_too_late_where_the_table_does_not_say_so() -> None:
    here, _ = answered_by_a_bot(takeback=False)
    assert refused(lambda: undo(here.table, 0, here.table.turn)) == "table-undo-late"


def test_a_seat_may_move_on_after_an_undo_and_the_deal_is_the_same() -> None:
    here = Written("programmes", persons=2)
    seat = here.move("take")
    here.write(undo(here.table, seat, here.table.turn))
    here.move("draw")
    straight = Written("programmes", persons=2)
    straight.move("draw")
    assert here.table.match.fingerprint() == straight.table.match.fingerprint()
    assert asks.why(here.table, here.to_act, here.offered()[-1]) is None


def test_nothing_is_taken_back_while_the_table_is_paused() -> None:
    here = Written("programmes", persons=2)
    seat = here.move("take")
    here.write(asks.pause(here.table))
    assert refused(lambda: undo(here.table, seat, here.table.turn)) == "table-paused"
