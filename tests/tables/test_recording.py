"""The record of a table: who sat there at the deal, what counts, and what was no ordinary move."""

from pioche.core.record import Takeover, Undo, read
from pioche.core.verifying import UNFINISHED, verify
from pioche.tables import asks
from pioche.tables.recording import record_of
from pioche.tables.undo import undo
from tests.tables.written import ENTROPY, Written


def test_the_record_shows_the_secret_and_proves_the_deal() -> None:
    here = Written("janus", persons=2, bots=1, secret="7a" * 32)
    for _ in range(6):
        here.move(by="bot" if here.to_act == 2 else "person")
    record = read(record_of(here.table).text().encode())
    assert record.source.secret == "7a" * 32
    assert record.source.entropy == [ENTROPY, ENTROPY, ""]
    assert [(seat.name, seat.bot) for seat in record.seats] == [
        ("Player 0", None),
        ("Player 1", None),
        ("", "normal"),
    ]
    assert record.marks == []
    assert verify(record).verdict == UNFINISHED
    assert verify(record).fair()


def test_a_table_begun_under_older_rules_goes_on_under_them() -> None:
    here = Written("programmes", persons=2, options={"difficulty": "easy"})
    assert here.table.game.rules > here.table.match.rules == 1
    in_play = str(here.table.match.dump()["pile"]) + str(here.table.match.dump()["programmes"])
    assert "P11" in in_play, "which is easy no more"
    for _ in range(4):
        here.move()
    assert here.read_again().match.dump() == here.table.match.dump()
    record = read(record_of(here.table).text().encode())
    assert (record.rules, verify(record).verdict) == (1, UNFINISHED)


def test_withheld_it_shows_neither_seed_nor_secret() -> None:
    here = Written("janus", persons=3, secret="7a" * 32)
    text = record_of(here.table).withheld().text()
    assert "7a" * 32 not in text
    assert here.table.seed not in text
    assert here.table.commitment in text


def test_moves_that_were_not_their_players_own_are_marked() -> None:
    here = Written("nain_jaune", persons=3)
    here.move()
    here.move(by="absent")
    here.move(by="clock")
    here.write(asks.leave(here.table, here.to_act))
    left = here.move(by="bot")
    record = record_of(here.table)
    assert [mark.data() for mark in record.marks if isinstance(mark, Takeover)] == [
        {"move": 2, "by": "absent"},
        {"move": 3, "by": "clock"},
        {"move": 4, "by": "bot"},
    ]
    assert (record.seats[left].name, record.seats[left].bot) == (f"Player {left}", None)


def test_what_was_taken_back_is_told_unless_that_was_taken_back_too() -> None:
    here = Written("programmes", persons=1, bots=1, takeback=True)
    while here.to_act != 0:
        here.move(by="bot")
    before = len(here.table.moves)
    here.move("draw")
    here.move(next(text for text in here.offered() if text.startswith("discard")))
    here.write(undo(here.table, 0, here.table.turn))
    assert record_of(here.table).marks[-1].data()["after"] == before + 1
    here.write(undo(here.table, 0, here.table.turn))
    marks = record_of(here.table).marks
    assert [mark.data() for mark in marks] == [{"after": before, "undone": ["draw"], "seat": 0}]
    assert isinstance(marks[0], Undo)
    assert verify(record_of(here.table)).verdict == UNFINISHED
