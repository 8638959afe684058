"""A match played over the wire, and every byte that one viewer received of it."""

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from pioche.chance import Chance
from pioche.core.seats import Action
from pioche.server.addresses import listen
from pioche.server.app import build
from pioche.server.running import Server, config
from pioche.server.settings import Limits, Settings
from pioche.tables.nature import Nature
from pioche.tables.room import Room
from pioche.testing.report import Case
from tests.fuzz.messages import message
from tests.server.process import Answer, ask
from tests.tables.shared_store import SharedStore, Shelf

ENTROPY: Final = "ab" * 16
PATIENT: Final = Limits(messages=1_000_000, chat_per_minute=1_000_000)
NOON: Final = 1_700_000_000_000


class SameEveryTime(Nature):
    """The same secrets in the same order, and a clock that stands still."""

    def __init__(self) -> None:
        self.asked = 0

    def now(self) -> int:
        return NOON

    def secret(self, size: int) -> bytes:
        self.asked += 1
        return sha256(f"secret {self.asked}".encode()).digest()[:size]


class Traffic:
    """What came back, message by message, body by body."""

    def __init__(self) -> None:
        self.received: list[str] = []

    def heard(self, message: str) -> dict[str, Any]:
        self.received.append(message)
        told: dict[str, Any] = json.loads(message)
        return told

    def answered(self, answer: Answer) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.received.append(f"{answer.status} {sorted(headers.items())} {answer.body.decode()}")


async def overheard(
    case: Case, moves: list[str], viewer: int | None, chance: Callable[[str], Chance], *, memory_aid: bool
) -> list[str]:
    """What this seat, or a spectator, receives while these moves are made."""
    room = Room(SharedStore(Shelf()), nature=SameEveryTime(), chance=chance)
    (listening,) = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(host="127.0.0.1", port=port, limits=PATIENT)
    quiet = config(build(room, settings), settings)
    quiet.date_header = False
    server = Server(quiet, lambda: None)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        heard = await Overhearing(case, f"http://127.0.0.1:{port}", viewer, memory_aid=memory_aid).play(moves)
        return [message.replace(f":{port}", ":PORT") for message in heard]
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Overhearing:
    def __init__(self, case: Case, url: str, viewer: int | None, *, memory_aid: bool) -> None:
        self.case = case
        self.url = url
        self.viewer = viewer
        self.memory_aid = memory_aid
        self.traffic = Traffic()
        self.name = ""
        self.tokens: list[str] = []
        self.turn = (0, 0)  # whose turn it is, and its number

    async def play(self, moves: list[str]) -> list[str]:
        await asyncio.to_thread(self._sit_down)
        address = f"ws{self.url.removeprefix('http')}/ws/tables/{self.name}"
        viewers: list[int | None] = list(range(self.case.players))
        if self.viewer is None:
            viewers.append(None)
        sockets = [await connect(address, compression=None) for _ in viewers]
        try:
            for viewer, connection in zip(viewers, sockets, strict=True):
                hello = {"type": "hello", "protocol": 1, "token": "" if viewer is None else self.tokens[viewer]}
                await connection.send(json.dumps(hello))
                await self._until(connection, "snapshot", keep=viewer == self.viewer)
            for other in sockets:  # everybody has come before the cards are dealt
                await self._ping(other, keep=other is sockets[viewers.index(self.viewer)])
            start = {"act": "start"}
            await asyncio.to_thread(ask, self._address("host"), start, Authorization=f"Bearer {self.tokens[0]}")
            mine = sockets[viewers.index(self.viewer)]
            turn = await self._turn(mine, 0)
            for number, move in enumerate(moves):
                turn = await self._move(sockets, mine, turn, number, move)
            await asyncio.to_thread(self._look_around)
            return self.traffic.received
        finally:
            for connection in sockets:
                connection.transport.abort()

    def _sit_down(self) -> None:
        seats = [{"who": "me"}] + [{"who": "open"}] * (self.case.players - 1)
        asked = {
            "game": self.case.game.slug,
            "seats": seats,
            "name": "Zero",
            "entropy": ENTROPY,
            "options": dict(self.case.options),
            "memory_aid": self.memory_aid,
            "listed": True,
        }
        seated = ask(f"{self.url}/api/tables", asked)
        assert seated.status in (200, 201), seated.body
        first = seated.json()
        table = first["table"]
        assert isinstance(table, dict)
        self.name, self.tokens = table["table"], [str(first["token"])]
        for seat in range(1, self.case.players):
            joined = ask(self._address("join"), {"name": f"Seat {seat}", "entropy": ENTROPY})
            self.tokens.append(str(joined.json()["token"]))
            if seat == self.viewer:
                self.traffic.answered(joined)

    def _address(self, door: str) -> str:
        return f"{self.url}/api/tables/{self.name}/{door}"

    async def _move(
        self, sockets: list[ClientConnection], mine: ClientConnection, turn: tuple[int, int], number: int, move: str
    ) -> tuple[int, int]:
        """The seat to act moves; the viewer asks about it and tries something else first, where it is the viewer."""
        seat, at = turn
        mover = sockets[seat]
        client = {"client": f"move {number}", "turn": at}
        for probe in (*_probes(self.case, number), move) if self.viewer is not None else ():
            await mine.send(json.dumps({"type": "why", "client": f"why {number}", "move": probe}))
            await self._until(mine, "reason", keep=True)
        nonsense = self.case.random(f"nonsense {number}")
        for told in [message(nonsense) for _ in range(3)]:
            if '"move"' not in str(told) and '"undo"' not in str(told):  # which might be allowed
                await mine.send(told)
        await self._ping(mine, keep=True)
        await mover.send(json.dumps({"type": "move", "move": move} | client))
        await self._until(mover, "ack", keep=mover is mine)
        return await self._turn(mine, at)

    async def _turn(self, mine: ClientConnection, before: int) -> tuple[int, int]:
        """Waits for the next position: whose turn it is, and its number."""
        while self.turn[1] <= before:
            await self._receive(mine, keep=True)
        return self.turn

    async def _ping(self, connection: ClientConnection, *, keep: bool) -> None:
        await connection.send(json.dumps({"type": "ping"}))
        await self._until(connection, "pong", keep=keep)

    async def _until(self, connection: ClientConnection, kind: str, *, keep: bool) -> None:
        while (await self._receive(connection, keep=keep))["type"] != kind:
            pass

    async def _receive(self, connection: ClientConnection, *, keep: bool) -> dict[str, Any]:
        text = await asyncio.wait_for(connection.recv(decode=True), 20)
        assert isinstance(text, str)
        told: dict[str, Any] = self.traffic.heard(text) if keep else json.loads(text)
        sight = told.get("sight")
        if keep and sight is not None and sight["view"] is not None:
            self.turn = sight["view"]["turn"], sight["turn"]
        return told

    def _look_around(self) -> None:
        """Everything else that the viewer may ask for."""
        token = "" if self.viewer is None else self.tokens[self.viewer]
        for path in (f"/api/tables/{self.name}", f"/api/tables/{self.name}/record", "/api/lobby"):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            self.traffic.answered(ask(self.url + path, None, headers))


def _probes(case: Case, number: int) -> list[str]:
    """Moves to ask about: some of the game's, allowed or not."""
    random = case.random(f"probes {number}")
    texts: list[str] = []
    for _ in range(2):
        action = random.randrange(case.game.actions)
        try:
            texts.append(case.game.notation((Action(action),)))
        except (ValueError, IndexError):
            texts.append("nonsense")
    return texts
