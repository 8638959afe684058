"""Commands asked as a person would ask them, for the tests of `arena` and `lab`."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from pioche.cli.main import main

DOCS = Path(__file__).parents[2] / "docs"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """How it exits and what it prints."""
    with pytest.raises(SystemExit) as end:
        main([*arguments])
    told = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, told.out, told.err


def refused(capsys: pytest.CaptureFixture[str], out: Path, *arguments: str) -> str:
    """The one sentence that says why nothing was done."""
    code, told, err = run(capsys, *arguments, "--out", str(out), "--lang", "en")
    assert (code, told) == (2, "")
    assert err.count("\n") == 1
    assert not out.exists()
    return err


def stopped(given: list[str], begun: Callable[[], bool]) -> None:
    """Ctrl-C once it has begun: it stops, and says how to go on."""
    command = [sys.executable, "-m", "pioche", *given, "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    until = time.monotonic() + 50
    while time.monotonic() < until and not begun():
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=50)
    assert process.returncode == 130
    assert b"run the same command again to go on" in out
    assert err == b""


def options_of(command: click.Command) -> set[str]:
    """All but the language, which every command has."""
    options = {name for option in command.params if isinstance(option, click.Option) for name in option.opts}
    return options - {"--lang"}


def options_named(page: str, until: str) -> set[str]:
    """Those a page of the documentation names before a heading."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return set(re.findall(r"`(--[a-z]+)", text.partition(until)[0]))
