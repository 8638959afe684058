"""Taking back: only what taught nobody anything, unless the table allows more to a person alone with bots."""

from typing import Final

from pioche.chance import Chance, Counted
from pioche.core.knowledge import learned
from pioche.tables.asks import refused
from pioche.tables.entries import Entry, Undone
from pioche.tables.table import PLAYING, Table

OFTEN: Final = 3  # times that the same move may be taken back


def undo(table: Table, seat: int, turn: int, client: str = "") -> list[Entry]:
    """Takes back the last move of a seat: an entry more, never one less; [] where that was done under this name."""
    if table.done("undo", seat, client):
        return []
    if table.status != PLAYING:
        raise refused("table-not-playing")
    if table.paused:
        raise refused("table-paused")
    if turn != table.turn:
        raise refused("table-turn-past")
    last = max((i for i, moved in enumerate(table.moves) if moved.seat == seat), default=None)
    if last is None:
        raise refused("table-nothing-to-undo")
    if not _alone(table, seat):
        if last != len(table.moves) - 1 or table.moves[last].by != "person":
            raise refused("table-undo-late")
        if table.taught is None or table.taught[0] != table.turn:
            table.taught = table.turn, _taught(table, last)  # once a turn, for it plays the match again
        if table.taught[1]:
            raise refused("table-undo-known")
        if sum(left == last for left, _, _ in table.undone) >= OFTEN:
            raise refused("table-undo-often")
    return [Undone(seat, last, client)]


def _alone(table: Table, seat: int) -> bool:
    """Whether free take-back was agreed on, and nobody else is a person."""
    others = [chair for i, chair in enumerate(table.chairs) if i != seat]
    return table.created.takeback and all(chair.bot for chair in others)


def _taught(table: Table, last: int) -> bool:
    """Whether the move showed anybody a card, or drew chance."""
    counted: list[Counted] = []

    def counting(seed: str) -> Chance:
        counted.append(Counted(table.chance(seed)))
        return counted[-1]

    before = table.replayed(last, counting)
    drawn = counted[0].drawn
    after = table.replayed(last + 1, counting)
    return counted[1].drawn != drawn or learned(before, after)
