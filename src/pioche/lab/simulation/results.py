"""A simulation on disk: `study.json` says what is played, a folder a table holds its parts.

A part is there as a whole or not at all, its matches last. So whoever stops or is killed goes on where they were. One
that was damaged since counts as not there, and is played again.
"""

import os
import sys
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
import polars

from pioche.core.refusal import Refusal
from pioche.lab.simulation.playing import DECISIONS, MATCHES, ROUNDS, Played
from pioche.lab.simulation.study import Part, Study
from pioche.lab.simulation.times import Taken
from pioche.tables.store.lock import Lock
from pioche.tables.store.store import Unfit

CODE: Final = ("code", "offered", "counting")  # where this differs, the rows are of another program
AS_IT_WAS: Final = (*CODE, "part", "grows", "least")  # of a study that goes on


class Results:
    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self._held: dict[int, int] = {}  # matches of each part, once it was looked at
        self.stale = False  # other bots played these: they may be told of, and nothing can be added
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(folder / "study.json")
        try:
            self._agree()
        except BaseException:
            self._lock.release()
            raise

    def close(self) -> None:
        self._lock.release()

    def _agree(self) -> None:
        """The folder is this study's; a Refusal where it is another's. Its parts are as they were."""
        path = self.folder / "study.json"
        if not path.exists():
            self._begin(path)
            return
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=Study)
        except msgspec.DecodeError:
            raise Refusal("argument", None, "arena-plan-broken", words={"file": str(path)}) from None
        differing = [name for name in Study.__struct_fields__ if getattr(self.study, name) != getattr(kept, name)]
        if "counting" in differing and not kept.counting:  # earlier versions did not write it down
            differing.remove("counting")
        other = [name for name in differing if name not in AS_IT_WAS]
        if other:
            words = {"folder": str(self.folder), "what": ", ".join(other)}
            raise Refusal("argument", None, "arena-plan-other", words=words)
        changed = any(name in CODE for name in differing)
        if changed and not any((self.folder / MATCHES).glob("*.parquet")):
            self._begin(path)  # those bots have played nothing
            return
        self.stale = changed
        self.study = kept

    def _begin(self, path: Path) -> None:
        _write(path, msgspec.json.format(msgspec.json.encode(self.study)) + b"\n")

    # Parts.

    def _path(self, table: str, part: Part) -> Path:
        return self.folder / table / f"{part.number:05}.parquet"

    def has(self, part: Part) -> bool:
        """Whether all of its matches have been played: when more are asked for, the last part may grow."""
        return self._holds(part) >= part.count

    def _holds(self, part: Part) -> int:
        if part.number not in self._held:
            self._held[part.number] = self._whole(part)
        return self._held[part.number]

    def _whole(self, part: Part) -> int:
        """How many matches a part holds; none where a table of it is missing, damaged, or of other matches."""
        held = polars.len()
        sums = {ROUNDS: polars.col("rounds").sum(), DECISIONS: polars.col("decisions").sum()}
        try:
            matches = polars.scan_parquet(self._path(MATCHES, part)).select(held, **sums).collect().row(0, named=True)
            for table in (ROUNDS, DECISIONS) if self.study.decisions else (ROUNDS,):
                rows = polars.scan_parquet(self._path(table, part)).select(held).collect().item()
                if rows != matches[table]:
                    return 0
        except (OSError, polars.exceptions.PolarsError):
            return 0
        return int(matches["len"])

    def add(self, part: Part, played: Played) -> None:
        self._put(self._times(part), msgspec.json.encode(played.taken) + b"\n")
        for table in (DECISIONS, ROUNDS, MATCHES):
            if table in played.tables:
                self._put(self._path(table, part), played.tables[table])
        self._held[part.number] = part.count

    def _put(self, path: Path, content: bytes) -> None:
        path.parent.mkdir(exist_ok=True)
        _write(path, content)

    def _times(self, part: Part) -> Path:
        return self.folder / "times" / f"{part.number:05}.json"

    def taken(self, matches: int) -> list[Taken]:
        """How long each part took that has been played, as far as that is still known."""
        found: list[Taken] = []
        for part in self.known(matches):
            with suppress(OSError, msgspec.DecodeError):  # nothing that was played depends on it
                found.append(msgspec.json.decode(self._times(part).read_bytes(), type=Taken))
        return found

    def missing(self, matches: int) -> list[Part]:
        found = [part for part in self.study.parts(matches) if not self.has(part)]
        if found and self.stale:
            raise Refusal("argument", None, "arena-plan-stale", words={"folder": str(self.folder)})
        return found

    # What is known, as far as it has been played.

    def known(self, matches: int) -> list[Part]:
        return [part for part in self.study.parts(matches) if self.has(part)]

    def held(self) -> int:
        """How many matches lie here, however many are asked for."""
        numbers = [int(path.stem) for path in (self.folder / MATCHES).glob("*.parquet") if path.stem.isdecimal()]
        parts = islice(self.study.parts(sys.maxsize), max(numbers, default=-1) + 1)
        return sum(self._holds(part) for part in parts)

    def table(self, name: str, parts: list[Part]) -> polars.LazyFrame:
        """The rows of these parts, read as they are needed."""
        last = parts[-1]
        frame = polars.scan_parquet([self._path(name, part) for part in parts])
        return frame.filter(polars.col("match") < last.first + last.count)


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, even where the power fails."""
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def _locked(path: Path) -> Lock:
    """One simulation at a time."""
    try:
        return Lock(path)
    except Unfit:
        raise Refusal("argument", None, "arena-busy", words={"folder": str(path.parent)}) from None
