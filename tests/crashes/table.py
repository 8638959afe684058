"""A table played over the wire by one program in all its people's seats, which knows what was acknowledged to it."""

import asyncio
import json
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.process import ask

ENTROPY: Final = "ab" * 16
PATIENCE: Final = 20.0  # seconds for an answer; the machine may be busy

GENEROUS: Final = {
    "PIOCHE_LIMIT_MESSAGES": "1000000",
    "PIOCHE_LIMIT_CHAT_PER_MINUTE": "1000000",
    "PIOCHE_LIMIT_CONNECTIONS": "100000",
    "PIOCHE_LIMIT_REQUESTS": "100000",
    "PIOCHE_LIMIT_TABLES": "100000",
}


class Broken(AssertionError):
    """A promise of the tables was not kept."""


class Sent:
    """A move, the turn it answers, and whether the server said that it is on disk."""

    def __init__(self, client: str, move: str, turn: int) -> None:
        self.client = client
        self.move = move
        self.turn = turn
        self.acknowledged = False


class Played:
    """What was sent, in order, and what of it was acknowledged."""

    def __init__(self, game: str, people: int, bots: int, random: Random) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.random = random
        self.name = ""
        self.tokens: list[str] = []
        self.sent: list[Sent] = []
        self.seen = [0] * people
        self.over = False

    @property
    def acknowledged(self) -> int:
        return sum(sent.acknowledged for sent in self.sent)

    def create(self, url: str) -> None:
        seats: list[dict[str, str]] = [{"who": "me"}]
        seats += [{"who": "open"}] * (self.people - 1)
        seats += [{"who": "bot", "bot": "normal"}] * self.bots
        asked = {"game": self.game, "seats": seats, "name": "One", "entropy": ENTROPY, "memory_aid": True}
        seated = answer(url, "/api/tables", asked)
        table, token = seated["table"], seated["token"]
        assert isinstance(table, dict)
        assert isinstance(token, str)
        self.name, self.tokens = str(table["table"]), [token]
        for i in range(1, self.people):
            joined = answer(url, f"/api/tables/{self.name}/join", {"name": f"Guest {i}", "entropy": ENTROPY})
            self.tokens.append(str(joined["token"]))
        answer(url, f"/api/tables/{self.name}/host", {"act": "start"}, self.tokens[0])

    # Playing.

    async def play(self, url: str, most: int, other: str = "") -> None:
        """Plays until so many more moves are acknowledged, the match is over or a server is gone.

        Where another server is given, every second seat is connected to that one.
        """
        sockets: list[ClientConnection] = []
        try:
            for seat in range(self.people):
                server = other if other and seat % 2 else url
                address = f"ws{server.removeprefix('http').rstrip('/')}/ws/tables/{self.name}"
                sockets.append(await connect(address, compression=None, open_timeout=PATIENCE))
            goal = self.acknowledged + most
            async with asyncio.TaskGroup() as seats:  # where one's server is gone, nobody goes on
                for seat, socket in enumerate(sockets):
                    seats.create_task(self._sit(seat, socket, goal))
        except* (WebSocketException, OSError, EOFError):
            pass
        finally:
            for socket in sockets:
                socket.transport.abort()

    async def _sit(self, seat: int, socket: ClientConnection, goal: int) -> None:
        hello = {"type": "hello", "protocol": 1, "token": self.tokens[seat], "since": self.seen[seat]}
        await socket.send(json.dumps(hello))
        while self.acknowledged < goal and not self.over:
            try:
                async with asyncio.timeout(0.2):  # wait_for might swallow that another seat's server is gone
                    told = json.loads(await socket.recv())
            except TimeoutError:
                continue  # another seat's turn, or the goal was reached there
            if told["type"] == "ack":
                for sent in self.sent:
                    sent.acknowledged |= sent.client == told["client"]
            elif told["type"] == "refused":
                raise Broken(f"{self.game}: {told['error']['text']['en']}")
            elif told["type"] in ("snapshot", "happened"):
                await self._answer(seat, socket, told["sight"], again=told["type"] == "snapshot")

    async def _answer(self, seat: int, socket: ClientConnection, sight: dict[str, Any], *, again: bool) -> None:
        if sight["version"] < self.seen[seat]:
            raise Broken(f"{self.game}: version {sight['version']} after {self.seen[seat]}")
        self.seen[seat] = sight["version"]
        self.over = sight["view"] is not None and sight["view"]["turn"] is None
        if sight["looks"] or seat in sight["waiting"]:
            await socket.send(json.dumps({"type": "seen", "version": sight["version"]}))
        if sight["moves"]:
            sent = next((sent for sent in self.sent if sent.turn == sight["turn"]), None)
            if sent is None:
                sent = Sent(f"{self.random.getrandbits(64):016x}", self.random.choice(sight["moves"]), sight["turn"])
                self.sent.append(sent)
                again = True
            if again and not sent.acknowledged:
                await self._send(socket, sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        message = json.dumps({"type": "move", "client": sent.client, "turn": sent.turn, "move": sent.move})
        for _ in range(self.random.choice((1, 1, 2))):
            await socket.send(message)

    # Checking.

    def check(self, url: str) -> None:
        """Every acknowledged move is in the record once and in order, and nothing that was not sent."""
        stored = self.stored(url)
        mine = self._mine(stored)
        lost = [sent.move for sent in self.sent[len(mine) :] if sent.acknowledged]
        if lost or (not self.bots and mine != stored):
            sent = [sent.move for sent in self.sent]
            raise Broken(f"{self.game} {self.name}: lost {lost}; sent {sent[-3:]}, stored {stored[-3:]}")

    def stored(self, url: str) -> list[str]:
        found = ask(f"{url.rstrip('/')}/api/tables/{self.name}/record", Authorization=f"Bearer {self.tokens[0]}")
        if found.status != 200:
            raise Broken(f"no record: {found.status} {found.body!r}")
        moves = found.json()["moves"]
        assert isinstance(moves, list)
        return moves

    def _mine(self, stored: list[str]) -> list[str]:
        """The moves sent that are stored, in order; the bots' are between them."""
        found: list[str] = []
        for move in stored:
            if len(found) < len(self.sent) and self.sent[len(found)].move == move:
                found.append(move)
        return found


def answer(url: str, path: str, body: object, token: str = "") -> dict[str, object]:
    address = url.rstrip("/") + path
    found = ask(address, body, Authorization=f"Bearer {token}") if token else ask(address, body)
    if found.status not in (200, 201):
        raise Broken(f"{path}: {found.status} {found.body!r}")
    return found.json()
