"""A file of lines, the first of which says what was settled: a run that was stopped goes on where it was."""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

First = TypeVar("First")
Line = TypeVar("Line")


def read(file: Path, first: type[First], line: type[Line]) -> tuple[First | None, list[Line]]:
    """What the last run left; the line it was writing when it was killed is cut off. Another file is left alone."""
    kept = file.read_bytes() if file.exists() else b""
    whole = kept[: kept.rfind(b"\n") + 1]
    try:
        lines = whole.splitlines()
        settled = msgspec.json.decode(lines[0], type=first) if lines else None
        read = [msgspec.json.decode(one, type=line) for one in lines[1:]]
        if kept and not whole and not kept.startswith(b"{"):
            raise msgspec.DecodeError
    except msgspec.DecodeError:
        raise SystemExit(
            f"{file} holds something else than this program writes: move it away, or choose another."
        ) from None
    if whole != kept:
        os.truncate(file, len(whole))
    return settled, read


def add(file: Path, line: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(line) + b"\n")
