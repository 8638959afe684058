"""What commands found, kept in docs/ as JSON: pages are made from it, and nothing is played twice."""

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct


class Kept(Struct, frozen=True):
    command: str


Found = TypeVar("Found", bound=Kept)


def kept(path: Path, kind: type[Found], command: str) -> Found | None:
    """None where it was not played, or by another command."""
    found = msgspec.json.decode(path.read_bytes(), type=kind) if path.exists() else None
    return found if found and found.command == command else None


def keep(path: Path, found: Kept) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
