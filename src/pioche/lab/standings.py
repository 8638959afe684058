"""What the results of an arena say: each pair's edge and how sure it is, and how long bots think."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from statistics import fmean

from msgspec import Struct

from pioche.lab.edges import EARLIEST, Edge, edge, looks, running_edge
from pioche.lab.ledger import Ledger, Row
from pioche.lab.plan import Job, Pair, jobs


class Meeting:
    """A pair's edges in the order of the deals, however they come in.

    Where its sequential test ends, later ones are left out. The edge of a deal is what the hero gains more,
    over all seats, than the villain whose seat it takes.
    """

    def __init__(self, pair: Pair, most: int, *, sequential: bool = False) -> None:
        self.pair = pair
        self.most = most
        self.sequential = sequential
        self.earliest = EARLIEST if sequential else 0  # deals before its edge may decide anything
        self.deals: list[float] = []
        self.over = False
        self._looks = looks()
        next(self._looks)

    def hear(self, ledger: Ledger) -> None:
        """Takes in whatever deals follow those it knows."""
        while not self.over:
            found = deal_edge(ledger, self.pair, len(self.deals))
            if found is None:
                return
            self.deals.append(found)
            sure = self._looks.send(found)
            self.over = len(self.deals) >= self.most or (self.sequential and len(self.deals) >= self.earliest and sure)

    @property
    def edge(self) -> Edge | None:
        """None before there are two deals."""
        return self.edge_of(self.deals) if len(self.deals) > 1 else None

    def edge_of(self, deals: Sequence[float]) -> Edge:
        """Of any one number a deal of this meeting: what chose how many they are decides how sure it is."""
        return running_edge(deals) if self.sequential else edge(deals)


def deal_edge(ledger: Ledger, pair: Pair, deal: int) -> float | None:
    alone = ledger.rows.get((deal, pair.villain, "", 0))
    seats = range(ledger.plan.players)
    rows = [ledger.rows.get((deal, pair.villain, pair.hero, seat)) for seat in seats]
    if alone is None or None in rows:
        return None
    return fmean(row.gains[seat] - alone.gains[seat] for seat, row in zip(seats, rows, strict=True) if row is not None)


class Contest:
    """All meetings of an arena, and what is still to be played for them."""

    def __init__(self, ledger: Ledger, met: Sequence[Pair], deals: int, *, sequential: bool = False) -> None:
        self.ledger = ledger
        self.sequential = sequential
        self.deals = deals
        self.meetings = [Meeting(pair, deals, sequential=sequential) for pair in met]
        self.hear()

    def hear(self) -> None:
        for meeting in self.meetings:
            meeting.hear(self.ledger)

    def wanted(self) -> Iterator[Job]:
        """Looked at while it is played: a pair whose test is over wants nothing more."""
        for job in jobs([meeting.pair for meeting in self.meetings], self.deals):
            if any(_wants(meeting, job) for meeting in self.meetings):
                yield job

    def counted(self) -> list[Row]:
        """The rows of all deals that count, in their order."""
        lengths: dict[tuple[str, str], int] = {}
        for meeting in self.meetings:
            hero, villain, count = meeting.pair.hero, meeting.pair.villain, len(meeting.deals)
            lengths[villain, hero] = count
            lengths[villain, ""] = max(count, lengths.get((villain, ""), 0))
        rows = self.ledger.rows
        return [rows[key] for key in sorted(rows) if key[0] < lengths.get((key[1], key[2]), 0)]

    @property
    def known(self) -> int:
        """How many deals of all pairs together have been played."""
        return sum(len(meeting.deals) for meeting in self.meetings)

    @property
    def most(self) -> int:
        """How many there may be."""
        return sum(len(meeting.deals) if meeting.over else meeting.most for meeting in self.meetings)


def _wants(meeting: Meeting, job: Job) -> bool:
    return not meeting.over and meeting.pair.villain == job.villain and job.hero in ("", meeting.pair.hero)


class Pace(Struct, frozen=True):
    """How long a bot takes for a decision that leaves a choice, in milliseconds."""

    bot: str
    decisions: int
    p50: float  # half of its decisions take no longer
    p99: float  # 99 in a hundred take no longer
    busy: float | None  # 99 in a hundred take no more of one core's time; None where that is not known
    cut: int  # tables at which the clock ended a search


def paces(rows: Iterable[Row], names: Sequence[str]) -> list[Pace]:
    found: list[Pace] = []
    theirs: dict[str, list[Row]] = {name: [] for name in names}
    for row in rows:
        theirs.get(row.hero or row.villain, []).append(row)
    for name, played in theirs.items():
        ms = sorted(time for row in played for time in row.ms)
        busy = sorted(time for row in played for time in row.busy)
        cut = sum(row.cut > 0 for row in played)
        if ms:
            core = quantile(busy, 0.99) if busy else None
            found.append(Pace(name, len(ms), quantile(ms, 0.5), quantile(ms, 0.99), core, cut))
    return found


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that this share does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
