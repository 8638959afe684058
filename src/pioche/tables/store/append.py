"""Entries on their way to the disk, for both stores."""

from asyncio import Future
from collections.abc import Iterable

from pioche.tables.store.store import Summary


class Append:
    """One append, and why it failed, if it did."""

    def __init__(self, summary: Summary, seq: int, at: int, bodies: list[bytes], done: "Future[None]") -> None:
        self.summary = summary
        self.seq = seq
        self.at = at
        self.bodies = bodies
        self.done = done
        self.failed: Exception | None = None


def deliver(batch: Iterable[Append]) -> None:
    """On the event loop: those who wait are told; some may have gone."""
    for job in batch:
        if job.done.done():
            continue
        if job.failed is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.failed)
