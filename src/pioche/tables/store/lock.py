"""The lock of a SQLite file: one process at a time, and free again however that process ended."""

import os
import sys
from pathlib import Path

from pioche.tables.store.presence import is_at
from pioche.tables.store.store import Unfit

if sys.platform == "win32":
    import msvcrt

    def _seize(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held on `<file>.lock` until it is released or the process is no more; the empty file stays, and means nothing."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f"{path.name}.lock")
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unfit("store-cannot-open", file=str(path)) from error
        try:
            _seize(self._file)
        except OSError as error:
            os.close(self._file)
            raise Unfit("store-in-use", file=str(path)) from error
        self._opened = os.fstat(self._file)

    def in_place(self) -> bool:
        """Whether it still keeps others out: they would seize the file that has its name."""
        return is_at(self._path, self._opened)

    def release(self) -> None:
        os.close(self._file)
