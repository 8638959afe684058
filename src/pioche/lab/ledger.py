"""Results on disk. A finished job is there at once, so whoever stops or is killed goes on where they were.

What is new is a line of `new.jsonl`; many of them become a part, `part-0001.parquet`. `plan.json` says what was played.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final

import msgspec
import polars
from msgspec import Struct

from pioche.built import core
from pioche.core.refusal import Refusal
from pioche.lab.plan import Job, Plan
from pioche.tables.store.lock import Lock
from pioche.tables.store.store import Unfit

PART: Final = 5000  # rows


SCHEMA: Final = polars.Schema(
    {
        "deal": polars.Int32(),
        "villain": polars.String(),
        "hero": polars.String(),
        "seat": polars.Int8(),
        "gains": polars.List(polars.Float64),
        "ms": polars.List(polars.Float64),
        "cut": polars.Int32(),
        "busy": polars.List(polars.Float64),
    }
)


class Row(Struct, frozen=True):
    """What became of one deal at one table."""

    deal: int
    villain: str
    hero: str  # empty where the villains are alone
    seat: int
    gains: list[float]  # of each seat, against the mean of the others
    ms: list[float]  # for each decision of the hero, or of all where there is none
    cut: int  # how often the clock told a search to end: what it then chose cannot be repeated
    busy: list[float] = []  # like ms, of one core's time


class Ledger:
    """All rows of a folder, by table; a job's rows come together."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.stale = False  # other bots played these: they may be told of, and nothing can be added
        self.rows: dict[tuple[int, str, str, int], Row] = {}
        self._new: list[Row] = []
        self._core = core()
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self._path("plan.json"))
        try:
            for part in sorted(folder.glob("part-*.parquet")):
                self._know(_read(part))
            self._recover()
            self._agree()
            self._make_part()
            self._journal: IO[bytes] = self._path("new.jsonl").open("ab")
        except BaseException:
            self._lock.release()
            raise

    def _path(self, name: str) -> Path:
        return self.folder / name

    def _agree(self) -> None:
        """The folder is this plan's; a Refusal where it is another's. Bots may join, and change until they play."""
        path = self._path("plan.json")
        written: Plan | None = None
        if path.exists() or self.rows or any(self.folder.glob("part-*.parquet")):
            try:
                written = msgspec.json.decode(path.read_bytes(), type=Plan)
            except (FileNotFoundError, msgspec.DecodeError):
                raise Refusal("argument", None, "arena-plan-broken", words={"file": str(path)}) from None
            kept = self._played(written)
            offered = self.plan.offered | kept.offered
            self.stale = kept.code != self.plan.code or offered != kept.offered | self.plan.offered
            programs = kept.programs | self.plan.programs
            joined = msgspec.structs.replace(
                self.plan, code=kept.code, programs=programs, offered=offered, cores=kept.cores
            )
            known = msgspec.structs.replace(kept, programs=self.plan.programs | kept.programs, offered=offered)
            differing = [name for name in Plan.__struct_fields__ if getattr(joined, name) != getattr(known, name)]
            if differing:
                words = {"folder": str(self.folder), "what": ", ".join(differing)}
                raise Refusal("argument", None, "arena-plan-other", words=words)
            self.plan = joined
        if self.plan != written:
            self._write_plan()

    def _write_plan(self) -> None:
        """Whole or not at all."""
        path = self._path("plan.json")
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        unfinished.replace(path)

    def _played(self, kept: Plan) -> Plan:
        """What was kept of those bots alone that have played."""
        names = {name for _, villain, hero, _ in self.rows for name in (villain, hero)}
        programs, offered = (
            {name: known for name, known in those.items() if name in names} for those in (kept.programs, kept.offered)
        )
        code = kept.code if self.rows else self.plan.code
        return msgspec.structs.replace(kept, code=code, programs=programs, offered=offered)

    def _recover(self) -> None:
        """What a run that ended early had not put into a part yet; a line it was writing is lost."""
        path = self._path("new.jsonl")
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        for number, line in enumerate(lines, 1):
            if line.endswith(b"\n"):
                try:
                    rows = msgspec.json.decode(line, type=list[Row])
                except ValueError:  # a DecodeError, or letters that are none
                    words = {"file": str(path), "line": str(number)}
                    raise Refusal("argument", None, "arena-new-broken", words=words) from None
                self._new += [row for row in rows if _key(row) not in self.rows]
                self._know(rows)

    def _know(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.rows[_key(row)] = row

    def has(self, job: Job) -> bool:
        return (job.deal, job.villain, job.hero, 0) in self.rows

    def add(self, rows: list[Row]) -> None:
        if self._core not in self.plan.cores:
            self.plan = msgspec.structs.replace(self.plan, cores=[*self.plan.cores, self._core])
            self._write_plan()
        self._journal.write(msgspec.json.encode(rows) + b"\n")
        self._journal.flush()
        self._know(rows)
        self._new += rows
        if len(self._new) >= PART:
            self._journal.close()
            self._make_part()
            self._journal = self._path("new.jsonl").open("ab")

    def close(self) -> None:
        self._journal.close()
        self._make_part()
        self._lock.release()

    def _make_part(self) -> None:
        """Whole or not at all; only then is the list of what is new begun again."""
        if self._new:
            number = 1 + max((int(part.stem[5:]) for part in self.folder.glob("part-*.parquet")), default=0)
            part = self._path(f"part-{number:04}.parquet")
            _write(self._new, part)
        self._path("new.jsonl").unlink(missing_ok=True)
        self._new = []


def _locked(path: Path) -> Lock:
    """One arena at a time."""
    try:
        return Lock(path)
    except Unfit:
        raise Refusal("argument", None, "arena-busy", words={"folder": str(path.parent)}) from None


def _key(row: Row) -> tuple[int, str, str, int]:
    return row.deal, row.villain, row.hero, row.seat


def _write(rows: list[Row], path: Path) -> None:
    columns = {name: [getattr(row, name) for row in rows] for name in Row.__struct_fields__}
    unfinished = path.with_suffix(".unfinished")
    polars.DataFrame(columns, schema=SCHEMA).write_parquet(unfinished)
    unfinished.replace(path)


def _read(path: Path) -> list[Row]:
    try:
        return [Row(**values) for values in polars.read_parquet(path).iter_rows(named=True)]
    except polars.exceptions.PolarsError:
        raise Refusal("argument", None, "arena-part-broken", words={"file": str(path)}) from None
