"""The files of a database as a disk has them after a power cut, from the journal of the shim."""

import random
import struct
from pathlib import Path
from typing import NamedTuple

CREATE, WRITE, TRUNCATE, SYNC, UNLINK = range(1, 6)
HEAD = struct.Struct("=BBqq")
SIDES = {ord("d"): "", ord("w"): "-wal", ord("j"): "-journal"}
FOLDER = ord("f")
SECTOR = 512  # bytes that a disk writes at once


class Call(NamedTuple):
    place: int  # in the journal
    kind: int
    file: int
    offset: int
    bytes: bytes


def calls(journal: bytes) -> list[Call]:
    """What was asked of the disk; the last may have been cut short, and then it was not done either."""
    found, at = [], 0
    while at + HEAD.size <= len(journal):
        kind, file, offset, length = HEAD.unpack_from(journal, at)
        body = journal[at + HEAD.size : at + HEAD.size + length]
        if len(body) < length:
            break
        found.append(Call(at, kind, file, offset, body))
        at += HEAD.size + length
    return found


def survive(journal: Path, database: Path, chance: random.Random | None) -> None:
    """Writes the files as they were at their last sync; with `chance`, some sectors written since then as well.

    That a file is there, or there no more, is kept by a sync of its folder.
    """
    done = calls(journal.read_bytes())
    named = last_sync(done, FOLDER)
    for file, side in SIDES.items():
        content: bytearray | None = None
        synced = last_sync(done, file)
        for call in done:
            if call.file != file:
                continue
            if call.kind in (CREATE, UNLINK):
                if call.place < named:
                    content = None if call.kind == UNLINK else content or bytearray()
            elif content is not None and (call.place < synced or chance is not None):
                _do(call, content, None if call.place < synced else chance)
        if content is not None:
            Path(f"{database}{side}").write_bytes(content)


def last_sync(done: list[Call], file: int) -> int:
    """What stands before this place in the journal was synced."""
    return max((call.offset for call in done if call.file == file and call.kind == SYNC), default=-1)


def _do(call: Call, content: bytearray, chance: random.Random | None) -> None:
    if call.kind == TRUNCATE and (chance is None or chance.random() < 0.5):
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
    elif call.kind == WRITE:
        for start, sector in _sectors(call):
            if chance is None or chance.random() < 0.5:
                content.extend(bytes(max(0, start + len(sector) - len(content))))
                content[start : start + len(sector)] = sector


def _sectors(call: Call) -> list[tuple[int, bytes]]:
    """A write, in pieces that a disk writes or does not."""
    pieces, at = [], 0
    while at < len(call.bytes):
        size = SECTOR - (call.offset + at) % SECTOR
        pieces.append((call.offset + at, call.bytes[at : at + size]))
        at += size
    return pieces
