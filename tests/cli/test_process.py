"""`pioche` as a process of its own: how it is started, and terminals that do not speak UTF-8."""

import os
import subprocess
import sys

import pytest

PIOCHE = [sys.executable, "-m", "pioche"]


def run(*arguments: str | bytes, encoding: str = "utf-8", typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "PYTHONIOENCODING": encoding, "PIOCHE_LANG": "en"}
    return subprocess.run([*PIOCHE, *arguments], input=typed, capture_output=True, timeout=60, env=env)


def test_python_m_pioche_is_pioche() -> None:
    told = run("--version")
    assert (told.returncode, told.stderr) == (0, b"")
    assert told.stdout.startswith(b"pioche ")
    assert b"pioche games --help" in run("games", "--colour").stderr


@pytest.mark.parametrize("encoding", ["latin-1", "cp437"])
def test_what_a_terminal_cannot_write_is_replaced(encoding: str) -> None:
    told = run("rules", "nain_jaune", "--lang", "fr", encoding=encoding)
    assert (told.returncode, told.stderr) == (0, b"")
    assert "NJ-05" in told.stdout.decode(encoding)
    wrong = run("rules", "♥", encoding=encoding)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith(b"There is no game ? here.")


def test_what_is_typed_in_another_encoding_is_no_move() -> None:
    told = run("play", "janus", "--plain", typed=b"\xe9t\xe9\nq\n")
    assert (told.returncode, told.stderr) == (0, b"")
    assert '"�t�" is not a move' in told.stdout.decode()


def test_a_seed_in_another_encoding_deals_all_the_same() -> None:
    told = run("play", "janus", "--plain", "--seed", b"\xe9")
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"Seed ?." in told.stdout
