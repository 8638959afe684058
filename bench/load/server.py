"""A server in a process of its own, what it uses of this machine, and how long it took to answer."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
PATIENCE: Final = 60.0  # seconds in which a server must say its address, or end


class Process:
    """Started with its words going to a file; it and its children are measured through /proc."""

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

    def cpu(self) -> float:
        """Seconds that it and its children have computed."""
        return sum(int(ticks) for fields in self._family() for ticks in fields[11:15]) / TICKS

    def rss(self) -> int:
        """Bytes of this machine's memory; what processes share counts for each."""
        return sum(int(fields[21]) for fields in self._family()) * PAGE

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        try:
            self.popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()

    def _family(self) -> list[list[str]]:
        """The fields of /proc/PID/stat after the name, of the server and all that it started."""
        stats: dict[int, list[str]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                stats[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # ended meanwhile
        family = [self.popen.pid]
        for pid in family:
            family += [child for child, fields in stats.items() if int(fields[1]) == pid]
        return [stats[pid] for pid in family if pid in stats]
