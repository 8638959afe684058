"""Plays a seat over its own connection, so that a page that shows the same seat has moves to draw."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0


class Companion:
    """`with Companion(url, table, token) as companion: companion.make(12)`"""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.token = token
        self._left: dict[str, Any] | None = None  # what was waited for, and not yet answered
        self._names: Iterator[str] = (f"companion {number}" for number in count())

    def __enter__(self) -> "Companion":
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(self.address, compression=None))
        self._say(type="hello", protocol=1, token=self.token, since=0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def wait(self) -> None:
        """Until it is this seat's turn again, or the match is over."""
        self.make(1, really=False)

    def make(self, moves: int, *, really: bool = True, whole_round: bool = False) -> None:
        """So many moves, the first offered each time, or as many as the match has; or until a round is to be seen."""
        made = -1  # the turn that was answered
        while moves > 0:
            sight, self._left = self._left or json.loads(self.socket.recv(timeout=PATIENCE)).get("sight"), None
            if sight is None:
                continue
            if sight["view"]["phase"] == "over":
                return
            if whole_round and sight["waiting"] and sight["view"]["last_round"]:
                return
            if sight["looks"] or sight["waiting"]:
                self._say(type="seen", version=sight["version"])
            elif sight["moves"] and sight["turn"] > made:
                if not really:
                    self._left = sight
                    return
                made = sight["turn"]
                moves -= 1
                self._say(type="move", client=next(self._names), turn=made, move=sight["moves"][0])

    def _say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))
