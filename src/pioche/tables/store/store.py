"""What a store promises: a table's entries are numbered from 1 without gaps, and an answer means they are on disk."""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One entry of a table, as it was written."""

    seq: int
    at: int  # milliseconds since 1970, by the clock of whoever wrote it
    body: bytes


class Summary(NamedTuple):
    """What lobby and upkeep need of a table without reading it: written beside its entries, in the same stroke."""

    table: str
    code: str  # what people type to join
    status: str  # "open", "playing", "over", "closed"
    listed: bool
    wakes: int  # when something happens by itself: a bot moves, a clock runs out, the table expires; 0: never
    processes: tuple[str, ...]  # those at which somebody of this table is connected
    body: bytes  # what the lobby shows


class Adopted(NamedTuple):
    """A table whose keeper is no more: from now on this process wakes it."""

    table: str
    wakes: int


class Conflict(Exception):
    """Somebody wrote this number before: read on, and decide again."""


class NotStored(Exception):
    """Nothing of this may be acknowledged. Whether it was written is not known: read on before deciding again.

    `key` names the sentence for people: store-full, store-read-only, store-gone or store-failed.
    """

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


class Unfit(Exception):
    """This database cannot be used at all; `key` names the sentence that says why and what to do."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(f"{key} {words}")
        self.key = key
        self.words = words


class Store(Protocol):
    """One process's connection. That process keeps (wakes) every table it was the last to append to.

    Questions too raise NotStored while the database does not answer.
    """

    process: str  # the name of this process, never used before
    shared: bool  # other processes may append here too

    async def append(self, summary: Summary, seq: int, at: int, bodies: list[bytes]) -> None:
        """Write entries numbered from `seq` on, all or none; answers once they are on disk.

        Raises Conflict (of a new table also when another has its code) or NotStored. Appends that arrive together
        share a commit.
        """

    async def rows(self, table: str, since: int) -> list[Row]:
        """The entries after number `since`; none for a table there is not."""

    async def find(self, code: str) -> str | None:
        """The table that people join with this code."""

    async def lobby(self, most: int) -> list[Summary]:
        """The listed tables that are open or playing, newest first."""

    async def beat(self) -> None:
        """This process lives: said at every round of upkeep. After a longer silence others adopt its tables."""

    async def adopt(self) -> tuple[frozenset[str], list[Adopted]]:
        """The processes alive, and the tables taken over: kept by a dead one, or with somebody connected to one."""

    async def prune(self, before: int) -> int:
        """Removes closed tables whose last append was of a time before that, the oldest first; how many they were.

        Not all of them where they are many: asked again, it goes on.
        """

    def watch(self, changed: Callable[[str], None]) -> None:
        """Calls back, on the event loop, with each table that another process appended to."""

    async def close(self) -> None:
        """What was asked for is written first; then others may adopt this process's tables at once."""
