"""What `pioche serve` prints: addresses for everybody, and in a terminal a QR code."""

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pioche.cli import serving
from pioche.server.settings import Settings
from pioche.texts import speech
from tests.server.process import PLAIN


def test_in_a_pipe_the_addresses_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        serving, "lan_urls", lambda settings, port: ["http://192.168.1.20:8421/", "http://10.0.0.3:8421/"]
    )
    serving.announce(Settings(), 8421, speech(None, "en"))
    assert capsys.readouterr().out.splitlines() == [
        "Pioche is open: http://localhost:8421/",
        "For the others: http://192.168.1.20:8421/",
        "For the others: http://10.0.0.3:8421/",
    ]


def test_behind_a_proxy_the_others_come_by_the_public_address(capsys: pytest.CaptureFixture[str]) -> None:
    serving.announce(Settings(public_url="https://example.org/cards"), 8421, speech(None, "fr"))
    assert capsys.readouterr().out.splitlines() == [
        "Pioche est ouvert : http://localhost:8421/cards/",
        "Pour les autres : https://example.org/cards",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_in_a_terminal_a_qr_code_of_the_address_for_the_others(tmp_path: Path) -> None:
    url = "https://example.org/cards"
    env = PLAIN | {"PIOCHE_LANG": "en", "PIOCHE_HOST": "127.0.0.1", "PYTHONIOENCODING": "utf-8"}
    flags = ["--port", "0", "--db", str(tmp_path / "tables.db"), "--public-url", url]
    ours, theirs = pty.openpty()
    process = subprocess.Popen([sys.executable, "-m", "pioche", "serve", *flags], env=env, stdout=theirs)
    os.close(theirs)
    try:
        shown = b""
        deadline = time.monotonic() + 30
        while b"Ctrl-C closes it" not in shown and time.monotonic() < deadline:
            shown += os.read(ours, 65_536)
    finally:
        process.terminate()
        assert process.wait(15) == 0
        os.close(ours)
    assert serving.qr_code(url) in shown.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_a_browser_is_opened_only_where_it_shows_itself(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not serving.has_display()
    monkeypatch.setenv(variable, "x")
    assert serving.has_display()


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_over_ssh_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    assert serving.has_display()
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 22")
    assert not serving.has_display()
