"""A server is sent nonsense by its own players and spectators; it answers each time, and goes on."""

import asyncio
import json
import re
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.crashes.table import GENEROUS, Played
from tests.fuzz.messages import message
from tests.server.process import Running, ask

SECRETS: Final = re.compile(r'"(secret|seed|host_token|processes)":|[0-9a-f]{64}')
TABLES: Final = (("nain_jaune", 3), ("adriano", 2), ("janus", 3), ("programmes", 2))


class Fuzzed:
    """How much was sent, and what came back."""

    def __init__(self) -> None:
        self.sent = 0
        self.answers: dict[str, int] = {}
        self.closed: dict[int, int] = {}
        self.errors = ""

    def text(self) -> str:
        answers = ", ".join(f"{kind} {count:,}" for kind, count in sorted(self.answers.items()))
        closings = ", ".join(f"{code}: {count:,}" for code, count in sorted(self.closed.items()))
        return f"{self.sent:,} messages sent; answers: {answers}; connections closed: {closings}"


def fuzz(db: str, messages: int, seed: int) -> Fuzzed:
    found = Fuzzed()
    with Running("--db", db, env=GENEROUS) as server:
        tables = []
        for game, people in TABLES:
            table = Played(game, people, 0, Random(seed))
            table.create(server.url)
            tables.append(table)
        asyncio.run(_fuzz(server.url, tables, messages, seed, found))
        health = ask(f"{server.url.rstrip('/')}/api/health")
        assert health.status == 200
        for table in tables:
            record = ask(f"{server.url.rstrip('/')}/api/tables/{table.name}/record")
            assert record.status < 500, record.body
        code, _, found.errors = server.end()
        assert code == 0, found.errors
    assert "Traceback" not in found.errors, found.errors
    return found


async def _fuzz(url: str, tables: list[Played], messages: int, seed: int, found: Fuzzed) -> None:
    address = f"ws{url.removeprefix('http').rstrip('/')}/ws/tables/"
    people = [(table, token) for table in tables for token in (*table.tokens, "")]
    share = messages // len(people) + 1
    await asyncio.gather(
        *[
            _pester(address + table.name, token, Random(f"{seed} {number}"), share, found)
            for number, (table, token) in enumerate(people)
        ]
    )


async def _pester(address: str, token: str, random: Random, share: int, found: Fuzzed) -> None:
    sent = 0
    while sent < share:
        async with connect(address, compression=None, max_size=None) as socket:
            hello = {"type": "hello", "protocol": 1, "token": token}
            await socket.send(json.dumps(hello) if random.random() < 0.95 else message(random))
            seen = Seen()
            hearing = asyncio.create_task(_hear(socket, seen, found))
            try:
                for _ in range(random.randrange(1, 200)):
                    await socket.send(message(random, seen.turn, seen.moves))
                    sent += 1
                    found.sent += 1
                    if random.random() < 0.1:
                        await asyncio.sleep(0)
                await socket.send(json.dumps({"type": "ping"}))
                await asyncio.wait_for(seen.pong.wait(), 30)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                found.closed[code] = found.closed.get(code, 0) + 1
            finally:
                seen.gone = True
                await socket.close()
                await hearing


class Seen:
    def __init__(self) -> None:
        self.turn = 0
        self.moves: list[str] = []
        self.pong = asyncio.Event()
        self.gone = False


async def _hear(socket: ClientConnection, seen: Seen, found: Fuzzed) -> None:
    """Whatever comes is a message of the protocol, and tells no secret of the server's."""
    try:
        async for text in socket:
            assert isinstance(text, str)
            told = json.loads(text)
            kind = told["type"]
            found.answers[kind] = found.answers.get(kind, 0) + 1
            told.get("table") and told["table"].pop("commitment", None)
            assert SECRETS.search(json.dumps(told)) is None, text
            if "sight" in told:
                seen.turn, seen.moves = told["sight"]["turn"], told["sight"]["moves"]
            if kind == "pong":
                seen.pong.set()
            if kind == "refused":
                assert set(told["error"]["text"]) == {"fr", "en"}
    except ConnectionClosed:
        pass
    finally:
        seen.pong.set()
