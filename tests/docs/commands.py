"""Commands of the docs: all of them must be ones that can be given, and those that end soon are given."""

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from pioche.cli.main import commands
from pioche.core.registry import game_of
from tests.docs.blocks import ROOT

LONGEST = 600.0  # seconds; a block takes a few, but the machine may be busy
ASSIGNMENT = re.compile(r"[A-Z_]+=")

# Installing finds what is there already, asks no index, and puts what is new into the reader's folder.
OFFLINE = {
    "PIP_NO_INDEX": "1",
    "PIP_NO_DEPS": "1",
    "PIP_NO_BUILD_ISOLATION": "0",  # so pip spells yes
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_QUIET": "1",
}


def given(line: str) -> None:
    """Fails where a command could not be given as it is written."""
    words = shlex.split(line, comments=True)
    while words and ASSIGNMENT.match(words[0]):
        words = words[1:]
    if not words:
        return
    if words[0] == "pioche":
        _pioche(words[1:])
    elif words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), line
    elif words[:2] == ["python", "-m"]:
        found = find_spec(words[2])
        assert found is not None, line
        assert found.origin is not None
        source = Path(found.origin).read_text(encoding="utf-8")
        flags = [word.removeprefix("--") for word in words[3:] if word.startswith("--")]
        assert all(re.search(rf"\b{flag}\b", source) for flag in flags), line
    else:
        assert words[0] == "pip", line


def _pioche(words: list[str]) -> None:
    if not words:
        return
    with commands.make_context("pioche", ["games"], obj="en") as above:
        command = commands.get_command(above, words[0])
        assert command is not None, words
        with command.make_context(words[0], words[1:], parent=above) as asked:
            game = asked.params.get("game") or (asked.params.get("what") or [None])[-1]
    if game is not None:
        game_of(game)


class Shell:
    """A reader's folder. `pioche` there is ours, cut short (tests/docs/short.py)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        programs = folder / "bin"
        programs.mkdir()
        pioche = programs / "pioche"
        pioche.write_text(f'#!/bin/sh\nexec {sys.executable} -m tests.docs.short "$@"\n', encoding="utf-8")
        pioche.chmod(0o755)
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("PIOCHE_", "PIP_"))}
        self.environment = (
            plain
            | OFFLINE
            | {
                "PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}",
                "PYTHONPATH": f"{folder / 'installed' / 'lib' / version / 'site-packages'}:{ROOT}",
                "PIP_PREFIX": str(folder / "installed"),
                "HOME": str(folder),
                "XDG_DATA_HOME": str(folder / "data"),
                "PIOCHE_LANG": "en",
            }
        )

    def run(self, text: str) -> None:
        text = text.replace('pip install ".[', 'pip install "pioche[')  # this folder is no clone, but it is installed
        done = subprocess.run(
            ["bash", "-euxo", "pipefail", "-c", text],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LONGEST,
            check=False,
        )
        assert done.returncode == 0, done.stdout.decode()
