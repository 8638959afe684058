"""A table in the memory of this process, and who follows it here."""

import asyncio
from typing import Protocol

from pioche.tables.table import Table


class Watcher(Protocol):
    """A connection that follows a table, from a seat or as a spectator (None)."""

    seat: int | None

    def happened(self, table: Table, since: int) -> None:
        """The table has gone on after version `since`. Must neither wait nor fail."""


class Live:
    """Read and changed only under its lock: while entries are on their way to the disk, nobody sees what they did."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.users = 0  # who hold the lock or wait for it
        self.table: Table | None = None  # None: to be read from the store
        self.watchers: set[Watcher] = set()
        self.told = 0  # the version that all watchers have heard of

    def connected(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    def show(self, table: Table) -> None:
        """This is the table now, all of it on disk."""
        since, self.told = self.told, table.version
        self.table = table
        if since != table.version:
            for watcher in list(self.watchers):
                watcher.happened(table, since)
