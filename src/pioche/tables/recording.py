"""The record of what was played at a table, as anybody replays and checks it."""

from pioche.core.record import Mark, Record, Seating, Takeover, Undo, begin
from pioche.tables.table import Table


def record_of(table: Table) -> Record:
    """Who sat there at the deal, every move that counts, and what was no ordinary one; secret and seed are shown."""
    seats = [Seating(name, bot or None) for name, bot in table.seated]
    dealt = table.replayed(0)
    secret, entropy = table.created.secret, list(table.entropy)
    record = begin(dealt, seats, secret=secret, entropy=entropy, takeback=table.created.takeback)
    record.moves = [moved.move for moved in table.moves]
    record.marks = [*_takeovers(table), *_undos(table)]
    record.conclude(table.match)
    return record


def _takeovers(table: Table) -> list[Mark]:
    """Moves that were not their player's own; those of a seat that was a bot's from the deal are."""
    marks: list[Mark] = []
    for number, moved in enumerate(table.moves, 1):
        _, bot = table.seated[moved.seat]
        if moved.by != "person" and not bot:
            marks.append(Takeover(number, moved.by))
    return marks


def _undos(table: Table) -> list[Mark]:
    """Without those of moves that were taken back themselves."""
    marks: list[Mark] = []
    fewest = len(table.moves)
    for left, seat, taken in reversed(table.undone):
        if left <= fewest:
            fewest = left
            marks.append(Undo(left, taken, seat))
    return marks[::-1]
