"""Somebody at a table, over the wire and nothing else."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from random import Random
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import Answer, ask

Message = dict[str, Any]
ENTROPY = "ab" * 16
PATIENCE = 20.0


def kind(answer: Message) -> str:
    """What sort of refusal this is; it says why in both languages."""
    assert answer["type"] == "refused", answer
    assert set(answer["error"]["text"]) == {"fr", "en"}
    return str(answer["error"]["kind"])


def sentence(answer: Message) -> str:
    """Why something was refused."""
    return str(answer["error"]["text"]["en"])


def create(url: str, game: str, seats: list[str], **more: object) -> Message:
    """A new table; seats are "me", "open", or the name of a bot."""
    asked = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
    answer = ask(f"{url}/api/tables", {"game": game, "seats": asked, "name": "Anne", "entropy": ENTROPY, **more})
    assert answer.status == 201, answer.body
    return answer.json()


def join(url: str, table: str, name: str = "Zoé") -> Message:
    answer = ask(f"{url}/api/tables/{table}/join", {"name": name, "entropy": ENTROPY})
    assert answer.status == 200, answer.body
    return answer.json()


def host(url: str, table: str, token: str, **wanted: object) -> Answer:
    return ask(f"{url}/api/tables/{table}/host", wanted, Authorization=f"Bearer {token}")


def full_table(url: str, game: str, players: int, **more: object) -> tuple[str, list[str]]:
    """A table of people that has started, and the secrets of its seats."""
    seated = create(url, game, ["me"] + ["open"] * (players - 1), **more)
    table = str(seated["table"]["table"])
    tokens = [str(seated["token"])] + [str(join(url, table, f"P{i}")["token"]) for i in range(1, players)]
    assert host(url, table, tokens[0], act="start").status == 200
    return table, tokens


class Player:
    """One connection. Keeps what it is told: the last snapshot or news, and every event by its version."""

    def __init__(self, url: str, table: str, token: str = "", since: int = 0, **options: Any) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.token = token
        self.since = since
        self.options = options
        self.seat: int | None = None
        self.shown: Message = {}
        self.sight: Message = {}
        self.events: list[Message] = []
        self.muted: list[int] = []
        self.rounds: list[list[int]] = []
        self.sheets = 0  # times that the score sheet was told
        self.got: list[Message] = []  # answers: ack, refused, reason, pong
        self.closed: int | None = None
        self.names = (f"c{number}" for number in count(1))
        self._news = asyncio.Event()

    async def __aenter__(self) -> "Player":
        self.socket: ClientConnection = await connect(self.url, compression=None, **self.options)
        self._reading = asyncio.create_task(self._read())
        await self.send(type="hello", protocol=1, token=self.token, since=self.since)
        await self.until(lambda: bool(self.sight) or self.closed is not None or bool(self.got))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self._news.set()

    def _hear(self, message: Message) -> None:
        if message["type"] == "snapshot":
            self.seat, self.shown, self.sight = message["seat"], message["table"], message["sight"]
            self.muted, self.rounds = message["muted"], message["rounds"]
            self.events += message["events"]
            assert message["since"] + len(message["events"]) == self.version
        elif message["type"] == "happened":
            assert message["since"] == self.version, "a version was left out"
            self.sight = message["sight"]
            self.shown = message["table"] or self.shown
            self.rounds = message["rounds"] or self.rounds
            self.sheets += message["rounds"] is not None
            self.events += message["events"]
            assert message["since"] + len(message["events"]) == self.version
        else:
            self.got.append(message)

    @property
    def version(self) -> int:
        return int(self.sight["version"])

    @property
    def status(self) -> str:
        return str(self.shown["status"])

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self._news.wait()
                self._news.clear()

    async def news(self) -> None:
        """Something has happened since."""
        version = self.version
        await self.until(lambda: self.version != version)

    async def ask(self, **message: object) -> Message:
        """The answer to a message that has a name; it is given one."""
        client = message.setdefault("client", next(self.names))
        before = len(self.got)

        def answers() -> list[Message]:
            return [got for got in self.got[before:] if got.get("client") == client]

        await self.send(**message)
        await self.until(lambda: bool(answers()) or self.closed is not None)
        return answers()[0]

    async def move(self, text: str | None = None, **more: object) -> Message:
        chosen = self.sight["moves"][0] if text is None else text
        return await self.ask(type="move", turn=self.sight["turn"], move=chosen, **more)

    async def play(self, random: Random, rounds: int = 1000) -> None:
        """Plays any of the moves offered until the match is over, or so many rounds are."""
        while self.status == "playing" and len(self.rounds) <= rounds:
            if self.sight["looks"] or self.seat in self.sight["waiting"]:
                await self.send(type="seen", version=self.version)
            if not self.sight["moves"]:
                await self.news()
                continue
            await self.move(random.choice(self.sight["moves"]))
