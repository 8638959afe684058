"""A server in a process of its own, and what it uses of this machine."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
PATIENCE: Final = 60.0  # seconds in which a server must say its address, or end


class Process:
    """Started with its words going to a file; what it uses is read from /proc."""

    def __init__(self, command: list[str], folder: Path, env: Mapping[str, str]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.popen = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **env},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for the driver, which then ends its servers
            )

    def says(self, pattern: str) -> str:
        """The first group of what the server prints, once it has."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = re.search(pattern, self.log.read_text(errors="replace"))
            if found:
                return found[1]
            if self.popen.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text(errors='replace')[-2000:]}")

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        try:
            self.popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()


class Use(NamedTuple):
    """What a process and all that it started take of this machine."""

    cpu: float  # seconds computed so far
    rss: int  # bytes of memory; what processes share counts for each


def use(pid: int) -> Use:
    ticks = pages = 0
    for fields in _family(pid):
        ticks += sum(int(field) for field in fields[11:15])
        pages += int(fields[21])
    return Use(ticks / TICKS, pages * PAGE)


def _family(pid: int) -> list[list[str]]:
    """The fields of /proc/PID/stat after the name, of a process and all that it started."""
    stats: dict[int, list[str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stats[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # ended meanwhile
    family = [pid]
    for parent in family:
        family += [child for child, fields in stats.items() if int(fields[1]) == parent]
    return [stats[member] for member in family if member in stats]
