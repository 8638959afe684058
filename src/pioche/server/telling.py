"""What viewers are told: encoded once for each seat, and once for all spectators together."""

from typing import Final

import msgspec

from pioche.core.wire import Json
from pioche.server.protocol import VERSION, Happened, Snapshot
from pioche.tables.entries import Arrived, Closed, Created, Departed, Joined, Paused, Resumed, Started, Vacated
from pioche.tables.pace import Pace
from pioche.tables.sight import Position, shown, sight, told, told_to_all
from pioche.tables.table import OVER, Table

ARRANGING = (Created, Joined, Vacated, Started, Arrived, Departed, Paused, Resumed, Closed)

NOTHING: Final = ("", 0, 0)


class Telling:
    """All who follow a table are told in a row, so that only the last thing said has to be kept."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._said = NOTHING
        self._texts: dict[int | None, bytes] = {}
        self._position: Position | None = None
        self._public: list[Json | None] = []
        self._arranged = False

    def happened(self, table: Table, since: int, seat: int | None) -> bytes:
        said = (table.name, table.version, since)
        if said != self._said:
            self._said = NOTHING  # until all is worked out: where a game fails, nobody is told of another table
            self._texts = {}
            self._position = Position(table, self.pace)
            items = table.since(since) or []
            self._public = told_to_all(table, items)
            self._arranged = table.status == OVER or any(isinstance(item, ARRANGING) for item in items)
            self._said = said
        text = self._texts.get(seat)
        if text is None:
            assert self._position is not None
            text = self._texts[seat] = self._happened(table, since, seat, self._position)
        return text

    def _happened(self, table: Table, since: int, seat: int | None, position: Position) -> bytes:
        items = table.since(since)
        if items is None:  # too much has happened: how it stands now is all that can be said
            return self.snapshot(table, table.version, seat)
        what = Happened(
            since=since,
            events=told(table, items, seat, self._public),
            sight=sight(table, seat, position),
            table=shown(table) if self._arranged else None,
            rounds=table.rounds if table.rounds_at > since else None,
        )
        return encoded(what)

    def snapshot(self, table: Table, since: int, seat: int | None) -> bytes:
        items = table.since(since)
        if items is None:
            since, items = table.version, []
        return encoded(
            Snapshot(
                protocol=VERSION,
                seat=seat,
                table=shown(table),
                sight=sight(table, seat, Position(table, self.pace)),
                since=since,
                events=told(table, items, seat),
                chat=told(table, list(table.said), seat),
                muted=[] if seat is None else sorted(table.chairs[seat].muted),
                rounds=table.rounds,
            )
        )


def encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)
