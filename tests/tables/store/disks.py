"""Disks that are small, and files that may not be written."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[None]:
    """The folder as a disk of its own; needs the right to mount one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def read_only(*paths: Path) -> Iterator[None]:
    """Not even root may write these; needs a file system on which that can be said."""
    if os.getuid() != 0:
        pytest.skip("what is open for writing stays so for its user")
    try:
        for path in paths:
            if subprocess.run(["chattr", "+i", str(path)], capture_output=True).returncode != 0:
                pytest.skip("this file system has no file that root may not write")
        yield
    finally:
        for path in paths:
            subprocess.run(["chattr", "-i", str(path)], capture_output=True)
