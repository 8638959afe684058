"""A file of lines, the first of which says what was settled: a run that was stopped goes on where it was."""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

First = TypeVar("First")
Line = TypeVar("Line")


def read(file: Path, first: type[First], line: type[Line]) -> tuple[First | None, list[Line]]:
    """What the last run left; the line it was writing when it was killed is cut off."""
    kept = file.read_bytes() if file.exists() else b""
    whole = kept[: kept.rfind(b"\n") + 1]
    if whole != kept:
        os.truncate(file, len(whole))
    if not whole:
        return None, []
    settled, *lines = whole.splitlines()
    return msgspec.json.decode(settled, type=first), [msgspec.json.decode(one, type=line) for one in lines]


def add(file: Path, line: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(line) + b"\n")
