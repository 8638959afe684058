"""When something happens at a table by itself: worked out from its entries, so that any process finds the same."""

from hashlib import sha256
from typing import Final

from pioche.tables.pace import Due, Pace
from pioche.tables.table import CLOSED, OPEN, PLAYING, Table

CORRESPONDENCE: Final = 3600  # seconds a move from which nobody is expected to be there

PATIENT: Final = 12  # times as long a table stays open while somebody sits there


def next_due(table: Table, pace: Pace) -> Due | None:
    """The next thing that happens if nobody does anything; None at a closed table."""
    if table.status == CLOSED:
        return None
    moments = [_idle(table, pace)]
    if table.status == PLAYING and not table.paused:
        moments += [due for due in (_bot(table, pace), _absent(table, pace), _clock(table, pace)) if due is not None]
    return min(moments, key=lambda due: due.at)


def begins(table: Table, pace: Pace) -> int:
    """When the time of whoever is to act begins to run: when all have seen what they were shown, or waited enough."""
    if table.awaited:
        return table.turn_at + pace.reveal
    return max(table.turn_at, min(table.seen_at, table.turn_at + pace.reveal))


def deadline(table: Table, pace: Pace) -> int | None:
    """When a bot decides instead of the person to act, although they are there."""
    seat, clock = table.to_act, table.created.clock
    if seat is None or table.paused or clock.move == 0 or not table.chairs[seat].person:
        return None
    return begins(table, pace) + clock.move * 1000


def _delay(table: Table, pace: Pace) -> int:
    """How long a bot seems to think: from the table and the turn, and from nothing that anybody holds."""
    drawn = int.from_bytes(sha256(f"{table.name} {table.turn}".encode()).digest()[:4], "big")
    return pace.bot_least + drawn % max(1, pace.bot_most - pace.bot_least + 1)


def _bot(table: Table, pace: Pace) -> Due | None:
    seat = table.to_act
    if seat is None or not table.chairs[seat].bot:
        return None
    return Due(begins(table, pace) + _delay(table, pace), "bot")


def _absent(table: Table, pace: Pace) -> Due | None:
    """A bot stands in for somebody who is away, while others are there."""
    seat, clock = table.to_act, table.created.clock
    if seat is None or clock.move >= CORRESPONDENCE or not any(chair.present for chair in table.chairs):
        return None
    chair = table.chairs[seat]
    if not chair.person or chair.present:
        return None
    return Due(max(begins(table, pace) + _delay(table, pace), chair.away_since + clock.grace * 1000), "absent")


def _clock(table: Table, pace: Pace) -> Due | None:
    at = deadline(table, pace)
    return Due(at, "clock") if at is not None else None


def _idle(table: Table, pace: Pace) -> Due:
    wait = {OPEN: pace.idle_open, PLAYING: pace.idle_playing}.get(table.status, pace.idle_over)
    if any(chair.present for chair in table.chairs):
        wait *= PATIENT
    clock = deadline(table, pace)
    return Due(max(table.changed + wait, clock + pace.idle_over if clock is not None else 0), "idle")
