"""How fast we and others are, as it is kept in docs/bench/: the page docs/speed.md is made from it."""

import os
import platform
from pathlib import Path
from typing import Final, TypeVar

import bench.shelf
from pioche.built import core

COMMAND: Final = "make bench"
SHELF: Final = Path("docs/bench")


class Timed(bench.shelf.Kept, frozen=True):
    """What one of the programs that `make bench` runs has measured."""

    machine: str  # in words
    rounds: int  # of which the best counts


Kind = TypeVar("Kind", bound=Timed)


def machine() -> str:
    """This one, as far as it matters."""
    cores = f"{platform.machine()}, {os.cpu_count()} cores, of which one is used"
    return f"Measured with the games {core()}, by Python {platform.python_version()} on a machine of {cores}"


def kept(name: str, kind: type[Kind], shelf: Path) -> Kind | None:
    return bench.shelf.kept(shelf / f"{name}.json", kind, COMMAND)


def told(name: str, measured: Timed, text: str, shelf: Path | None, *, reached: bool) -> int:
    """Prints what was measured, and keeps it if there is a shelf; how a program exits whose goals were reached."""
    print(text)
    if shelf is not None:
        bench.shelf.keep(shelf / f"{name}.json", measured)
    return 0 if reached else 1
