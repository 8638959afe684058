"""`pioche serve` as a process of its own, listening on loopback alone."""

import json
import os
import re
import selectors
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPSConnection
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

START = 30.0  # seconds until a server must have said where it is; the machine may be busy
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("PIOCHE_", "DISPLAY", "WAYLAND_"))}


class Running:
    """A server that has said where it is; it is gone when the block ends, however that was."""

    def __init__(
        self, *arguments: str, command: tuple[str, ...] = ("serve",), env: dict[str, str] | None = None
    ) -> None:
        listening = {"PIOCHE_LANG": "en", "PIOCHE_HOST": "127.0.0.1", "PIOCHE_PORT": "0"}
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pioche", *command, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            env=PLAIN | listening | (env or {}),
            start_new_session=True,  # so that a test may press Ctrl-C in its terminal, and not in ours
        )
        self.said = self._first_line()
        self.took = time.monotonic() - self.began
        found = re.search(r"http://\S+", self.said)
        if found is None:
            self.process.kill()
            raise AssertionError(f"no address in {self.said!r}: {self.process.communicate()[1].decode()}")
        self.url = found[0].rstrip("/")
        self.port = urlsplit(self.url).port or 0

    def _first_line(self) -> str:
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.process.stdout, selectors.EVENT_READ)
            waiting.select(START)
            return self.process.stdout.readline().decode() if waiting.select(0) else ""

    def __enter__(self) -> "Running":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code, and what else it said on both streams."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=15)
        return self.process.returncode, out.decode(), err.decode()

    def kill(self) -> None:
        """As when the power fails: nothing is said, nothing is finished."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> dict[str, Any]:
        decoded = json.loads(self.body)
        assert isinstance(decoded, dict)
        return decoded


def ask(
    url: str,
    body: object = None,
    given: Mapping[str, str] | None = None,
    *,
    trust: ssl.SSLContext | None = None,
    **headers: str,
) -> Answer:
    """GET, or POST where there is something to say; headers by their names, or as they are given."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    if parts.scheme == "https":
        asking: HTTPConnection = HTTPSConnection(parts.hostname, parts.port, timeout=20, context=trust)
    else:
        asking = HTTPConnection(parts.hostname, parts.port, timeout=20)
    sent = {name.replace("_", "-"): value for name, value in (headers | dict(given or {})).items()}
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        if body is None:
            asking.request("GET", path, headers=sent)
        else:
            asking.request("POST", path, json.dumps(body), {"Content-Type": "application/json"} | sent)
        answer = asking.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        asking.close()
