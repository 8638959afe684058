"""A server whose clock, secrets and bots are the test's, and connections to it: all that one viewer gets is kept."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from pioche.chance import Chance
from pioche.core.game import Move
from pioche.server.addresses import listen
from pioche.server.app import build
from pioche.server.running import Server, config
from pioche.server.settings import Limits, Settings
from pioche.tables.nature import Nature
from pioche.tables.pace import Pace
from pioche.tables.room import Room
from pioche.tables.upkeep import Upkeep
from tests.server.process import Answer
from tests.tables.shared_store import SharedStore, Shelf

PATIENT: Final = Limits(messages=1_000_000, chat_per_minute=1_000_000, requests=1_000_000, queue_bytes=100_000_000)
NOON: Final = 1_700_000_000_000
PATIENCE: Final = 20.0  # seconds for an answer; the machine may be busy
PACE: Final = Pace(parting=3_600_000)  # whoever hangs up here comes back, however long that takes

Message = dict[str, Any]


class SameEveryTime(Nature):
    """The same secrets in the same order, and a clock that goes on where the test says so."""

    def __init__(self) -> None:
        self.asked = 0
        self.clock = NOON

    def now(self) -> int:
        return self.clock

    def secret(self, size: int) -> bytes:
        self.asked += 1
        return sha256(f"secret {self.asked}".encode()).digest()[:size]


class Dictated:
    """Bots play what is dictated: they know what the viewer does not, and would rightly choose otherwise."""

    def __init__(self) -> None:
        self.move: Move = ()

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        return int(self.move[step])

    async def close(self) -> None:
        pass


class Prompt(Server):
    """Ends at once when it is asked to: uvicorn would look only ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config, lambda: None)
        self.end = asyncio.Event()

    async def main_loop(self) -> None:
        await self.end.wait()


class Tap:
    """The server, and everything that one viewer received from it: when, and byte for byte."""

    def __init__(self, chance: Callable[[str], Chance]) -> None:
        self.received: list[str] = []
        self.nature = SameEveryTime()
        self.room = Room(SharedStore(Shelf()), PACE, self.nature, chance)
        self._bots = Dictated()
        self._upkeep = Upkeep(self.room, self._bots)
        self._due = 0
        self.room.wake = self._wakes  # instead of a timer

    def _wakes(self, name: str, at: int) -> None:
        self._due = at

    def play_by_itself(self, name: str, move: Move) -> None:
        """It is as late as the server waits for, and whoever decides then decides this."""
        self.nature.clock = max(self.nature.clock, self._due)
        self._bots.move = move
        self._upkeep.wake(name, self.nature.clock)

    def heard(self, text: str) -> None:
        self.received.append(f"{self.nature.clock} {text.replace(f':{self.port}', ':PORT')}")

    def answered(self, answer: Answer) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.heard(f"{answer.status} {sorted(headers.items())} {answer.body.decode()}")

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        with listen("127.0.0.1", 0)[0] as listening:
            self.port = int(listening.getsockname()[1])
            settings = Settings(host="127.0.0.1", port=self.port, limits=PATIENT)
            server = Prompt(config(build(self.room, settings), settings))
            serving = asyncio.create_task(server.serve([listening]))
            try:
                yield
            finally:
                server.end.set()
                await serving
                await self._upkeep.stop()


class Caller:
    """One connection, and how things stand as far as it has read."""

    def __init__(self, connection: ClientConnection, heard: Callable[[str], None] | None) -> None:
        self._connection = connection
        self._heard = heard
        self.sight: Message = {}
        self.events: list[Message] = []

    @property
    def turn(self) -> int:
        return int(self.sight["turn"])

    @property
    def version(self) -> int:
        return int(self.sight["version"])

    async def say(self, told: str | bytes | Message) -> None:
        await self._connection.send(json.dumps(told) if isinstance(told, dict) else told)

    async def ask(self, kind: str, *answers: str, **fields: object) -> Message:
        """The answer, of one of these kinds and to this very question; what comes before it is read too."""
        await self.say({"type": kind, **fields})
        while True:
            told = await self.listen()
            if told["type"] in answers and told.get("client") == fields.get("client"):
                return told

    async def catch_up(self) -> None:
        """Reads all that the server has to say by now."""
        await self.ask("ping", "pong")

    async def listen(self) -> Message:
        text = await asyncio.wait_for(self._connection.recv(decode=True), PATIENCE)
        assert isinstance(text, str)
        if self._heard is not None:
            self._heard(text)
        told: Message = json.loads(text)
        self.sight = told.get("sight") or self.sight
        self.events += told.get("events", [])
        return told

    def hang_up(self) -> None:
        self._connection.transport.abort()


async def call(address: str, token: str, since: int, heard: Callable[[str], None] | None) -> Caller:
    caller = Caller(await connect(address, compression=None), heard)
    await caller.ask("hello", "snapshot", protocol=1, token=token, since=since)
    await caller.catch_up()
    return caller
