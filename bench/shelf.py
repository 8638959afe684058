"""What commands found, kept in docs/ as JSON: pages are made from it, and nothing is played twice."""

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from pioche.built import core

MEASURED = Path("docs/measured")
ROUNDS = MEASURED / "rounds"  # what was played one by one, so that any machine can go on


class Kept(Struct, frozen=True):
    command: str


class Measured(Kept, frozen=True):
    """Of the bots of one game at one table; in docs/measured/ the last command's is kept."""

    code: str  # of the rules and the bots
    game: str
    players: int


Found = TypeVar("Found", bound=Kept)


def kept(path: Path, kind: type[Found], command: str) -> Found | None:
    """None where it was not played, or by another command."""
    found = msgspec.json.decode(path.read_bytes(), type=kind) if path.exists() else None
    return found if found and found.command == command else None


def every(folder: Path, topic: str, kind: type[Found]) -> dict[str, Found]:
    """All that was found about a topic, whatever the command, by the name it was kept by."""
    paths = sorted(folder.glob(f"{topic}-*.json"))
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=kind) for path in paths}


def compiled_only(topic: str) -> None:
    """The program ends with a sentence where the rules run interpreted: times are told of the wheel alone."""
    if core() != "compiled":
        raise SystemExit(f"The rules run interpreted here. `make bench-{topic}` compiles them before it measures.")


def keep_measured(name: str, found: Measured) -> None:
    keep(MEASURED / f"{name}.json", found)


def keep(path: Path, found: Kept) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
