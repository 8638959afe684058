"""A server is sent nonsense by its own players and spectators; it answers each time, and goes on."""

import asyncio
import json
import re
import time
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.crashes.table import GENEROUS, Played, answer
from tests.fuzz.found import Fuzzed
from tests.fuzz.messages import message
from tests.fuzz.raw_fuzz import pester_lobby, pester_raw
from tests.server.client import create
from tests.server.process import Running, ask

TABLES: Final = (("nain_jaune", 3), ("adriano", 2), ("janus", 3), ("programmes", 2))
QUICKLY: Final = 2.0  # seconds for an answer to whoever asks alone
MEANWHILE: Final = 10.0  # seconds, while this machine is busy with asking
REVEALED: Final = re.compile(r'"(?:seed|secret)": *"(\w+)"')


def fuzz(db: str, messages: int, seed: int) -> Fuzzed:
    found = Fuzzed()
    with Running("--db", db, env=GENEROUS) as server:
        found.tokens.append(create(server.url, "janus", ["me", "open", "normal"], listed=True)["token"])
        tables = []
        for game, people in TABLES:
            table = Played(game, people, 0, Random(seed))
            table.create(server.url)
            tables.append(table)
            found.tokens += table.tokens
        asyncio.run(_fuzz(server, tables, messages, seed, found))
        assert found.slowest < MEANWHILE
        assert _health(server.url) < QUICKLY
        for table in tables:
            _secrets_were_kept(server.url, table, found)
        code, _, found.errors = server.end()
        assert code == 0, found.errors
    assert "Traceback" not in found.errors, found.errors
    return found


def _secrets_were_kept(url: str, table: Played, found: Fuzzed) -> None:
    """What the record shows in the end was told to nobody before."""
    shown = ask(f"{url}/api/tables/{table.name}").json()
    if shown["status"] != "over":
        answer(url, f"/api/tables/{table.name}/host", {"act": "close"}, table.tokens[0])
    record = ask(f"{url}/api/tables/{table.name}/record")
    assert record.status == 200, record.body
    revealed = REVEALED.findall(record.body.decode())
    assert len(revealed) == 2
    assert all(found.never_told(secret) for secret in revealed)


async def _fuzz(server: Running, tables: list[Played], messages: int, seed: int, found: Fuzzed) -> None:
    """Most of it is messages of players and spectators, a fifth bytes, and little is said to the lobby."""
    address = f"ws{server.url.removeprefix('http')}"
    people = [(f"/ws/tables/{table.name}", token) for table in tables for token in (*table.tokens, "")]
    watching = asyncio.create_task(_watch_health(server.url, found))
    async with asyncio.TaskGroup() as pestering:
        for number, (path, token) in enumerate(people):
            random, raw = Random(f"{seed} {number}"), Random(f"{seed} raw {number}")
            pestering.create_task(_pester(address + path, token, random, messages * 4 // 5 // len(people) + 1, found))
            pestering.create_task(pester_raw(server.port, path, token, raw, messages // 6 // len(people) + 1, found))
        lobby = Random(f"{seed} lobby")
        pestering.create_task(pester_raw(server.port, "/ws/lobby", "", lobby, messages // 60 + 1, found))
        pestering.create_task(pester_lobby(f"{address}/ws/lobby", lobby, messages // 60 + 1, found))
    assert not watching.done(), watching.exception()
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


async def _watch_health(url: str, found: Fuzzed) -> None:
    while True:
        found.slowest = max(found.slowest, await asyncio.to_thread(_health, url))
        await asyncio.sleep(0.2)


def _health(url: str) -> float:
    """How long the server takes to say that it is well."""
    began = time.monotonic()
    assert ask(f"{url}/api/health").status == 200
    return time.monotonic() - began


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
                found.closed[closed.rcvd.code if closed.rcvd is not None else 0] += 1
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
            found.heard(text)
            told = json.loads(text)
            kind = told["type"]
            found.answers[kind] += 1
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
