"""Whether the files of a SQLite database still lie where they were opened: a file without a name is lost at the end."""

import contextlib
import os
from pathlib import Path

from pioche.tables.store.store import NotStored, Unfit


class Presence:
    """The database file of a store, always the same one, and the log of the connection that writes to it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log_path = f"{os.path.realpath(path)}-wal"  # beside what a link leads to
        try:
            self._held = os.open(path, os.O_RDWR)  # while it is held, no other file is given its number
        except OSError as error:
            raise Unfit("store-cannot-open", file=str(path)) from error
        self._file = os.fstat(self._held)
        self._log: os.stat_result | None = None

    def log_opened(self) -> None:
        """A new connection has begun its first transaction, so that its log is there."""
        if self._log is None:
            with contextlib.suppress(OSError):  # on a disk where SQLite can keep none
                self._log = os.stat(self._log_path)

    def log_closed(self) -> None:
        self._log = None

    def check(self) -> None:
        """Raises NotStored where another file, or none, lies in the place of the database or of its log."""
        if not is_at(self._path, self._file):
            raise NotStored("store-gone", f"{self._path} is not the file that was opened")
        if self._log is not None and not is_at(self._log_path, self._log):
            raise NotStored("store-gone", f"{self._log_path} is not the file that was opened")

    def release(self) -> None:
        """After the connections: closing it takes from them their locks on the file."""
        os.close(self._held)


def is_at(path: str | Path, file: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(path), file)
    except OSError:
        return False
