"""The command in a real terminal, beside the example game, and how much it imports."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.sittings import beside, pioche

F10 = b"\x1b[21~"
CONTROL_C = b"\x03"


def test_the_example_game_is_listed_and_played_in_lines(example_site: Path) -> None:
    env = beside(example_site)
    listed = pioche("games", "--lang", "en", env=env)
    assert any(line.startswith("pli ") for line in listed.stdout.splitlines())
    played = pioche("play", "pli", "--plain", "--seed", "1", "--lang", "en", typed="1\n" * 200, env=env)
    assert played.returncode == 0
    assert "The match is over." in played.stdout.splitlines()


def test_whom_one_plays_against_is_chosen_by_name() -> None:
    played = pioche("play", "nain_jaune", "--plain", "--bot", "easy", "--seed", "1", "--lang", "en", typed="1\n")
    assert played.returncode == 0
    refused = pioche("play", "nain_jaune", "--plain", "--bot", "nobody", "--lang", "en", typed="")
    assert refused.returncode != 0
    assert "There is no bot nobody for this game. Known: easy, normal, hard, max, fast, random." in refused.stderr


@pytest.mark.parametrize("key", [F10, CONTROL_C], ids=["F10", "Ctrl-C"])
def test_the_example_game_is_played_in_a_real_terminal(example_site: Path, key: bytes) -> None:
    screen, code = in_a_terminal(["play", "pli", "--lang", "en"], beside(example_site), "Play a card.", key)
    assert code == 0
    assert "You left the table; the match is not finished." in screen


def in_a_terminal(arguments: list[str], env: dict[str, str], awaited: str, key: bytes) -> tuple[str, int]:
    """Runs the command in a terminal until it shows a text, then presses a key: what was written, and its exit code."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from pioche.cli.main import main; main()", *arguments]
    size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **env, **size}, close_fds=True
    )
    os.close(theirs)
    written = b""
    pressed = False
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([ours], [], [], 0.1)[0]:
            try:
                written += os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
        if not pressed and awaited.encode() in written:
            os.write(ours, key)
            pressed = True
    os.close(ours)
    return written.decode(errors="replace"), process.wait(timeout=10)


@pytest.mark.parametrize("arguments", [["--help"], ["games"], ["play", "--help"], ["rules", "janus", "JA-10"]])
def test_commands_that_draw_nothing_do_not_import_textual(arguments: list[str]) -> None:
    asked = f"""
import sys
from pioche.cli.main import main
try:
    main({arguments!r})
finally:
    sys.exit("textual" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", asked], stdout=subprocess.DEVNULL).returncode == 0


def test_playing_in_lines_imports_neither_textual_nor_rich() -> None:
    asked = """
import sys
from pioche.terminal.sitting import Sitting
sys.exit("textual" in sys.modules or "rich" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", asked]).returncode == 0
