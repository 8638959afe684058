"""Entries on their way to the disk, for both stores."""

from asyncio import Future
from collections.abc import Iterable

from pioche.tables.store.store import Summary


class Job:
    """Something to be written, for which somebody waits, and why it failed, if it did."""

    def __init__(self, done: "Future[None]") -> None:
        self.done = done
        self.failed: Exception | None = None


class Append(Job):
    """One append."""

    def __init__(self, summary: Summary, seq: int, at: int, bodies: list[bytes], done: "Future[None]") -> None:
        super().__init__(done)
        self.summary = summary
        self.seq = seq
        self.at = at
        self.bodies = bodies


def deliver(batch: Iterable[Job]) -> None:
    """On the event loop: those who wait are told; some may have gone."""
    for job in batch:
        if job.done.done():
            continue
        if job.failed is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.failed)
