"""A kind of server under load: how it is started, how tables are opened there, and what a client says."""

import http.client
import json
import secrets
import shutil
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final, Self
from urllib.parse import urlsplit

from bench.load.server import Process, Use, use
from bench.load.table import Screen, Table

SEATS: Final = 4
ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build" / "load"  # what is fetched and written here; git ignores it

Ticket = tuple[str, str]  # a table, and what opens a seat of it
Answer = dict[str, object]


class Contender(ABC):
    """One server, with one kind of storage and one game; started by `with`."""

    name: ClassVar[str]

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = BUILD / "run" / secrets.token_hex(4)
        self.process: Process | None = None
        self.port = 0
        self._connection: http.client.HTTPConnection | None = None

    def __enter__(self) -> Self:
        self.process = self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.hang_up()
        self.running.stop()
        if failure[0] is None:  # else what the server said may tell why
            shutil.rmtree(self.folder)

    @abstractmethod
    def start(self) -> Process: ...

    @abstractmethod
    def open(self) -> list[Ticket]:
        """A new table, everybody seated and the cards dealt: a ticket a seat."""

    @abstractmethod
    def screen(self, table: Table, seat: int, ticket: Ticket) -> Screen: ...

    def listening(self, address: str) -> None:
        self.port = urlsplit(address).port or 0

    def ask(self, path: str, body: Mapping[str, object], token: str = "") -> Answer:
        """One request, on a connection that stays open."""
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request("POST", path, json.dumps(body), headers)
        response = self._connection.getresponse()
        text = response.read()
        if response.status >= 300:
            raise RuntimeError(f"{path} was answered {response.status}: {text[:500]!r}")
        answer = json.loads(text) if text else {}
        assert isinstance(answer, dict)
        return answer

    def hang_up(self) -> None:
        """Before the server does, which would not hear the next request."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def use(self) -> Use:
        return use(self.running.popen.pid)

    @property
    def running(self) -> Process:
        if self.process is None:
            raise RuntimeError(f"{self.name} has not been started")
        return self.process
