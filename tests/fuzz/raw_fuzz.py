"""Bytes that no library would send, to a table and to the lobby; and words to the lobby, which listens to nobody."""

import asyncio
import json
from random import Random
from typing import Final

from websockets.asyncio.client import connect

from tests.fuzz.found import Fuzzed
from tests.fuzz.frames import CLOSE, PONG, TEXT, allowed, forbidden, frame, opening, unframed
from tests.fuzz.messages import message

PATIENCE: Final = 30.0  # seconds; the machine may be busy


async def pester_raw(port: int, path: str, token: str, random: Random, share: int, found: Fuzzed) -> None:
    sent = 0
    while sent < share:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        opened = asyncio.Event()
        hearing = asyncio.create_task(_hear(reader, opened, found))
        writer.write(opening(path, port))
        if random.random() < 0.95:  # else before the door is open
            await asyncio.wait_for(opened.wait(), PATIENCE)
        if random.random() < 0.9:
            writer.write(frame(TEXT, json.dumps({"type": "hello", "protocol": 1, "token": token}).encode()))
        try:
            for _ in range(random.randrange(1, 30)):
                said = message(random)
                text = said.encode() if isinstance(said, str) else said
                bad = random.random() < 0.1
                writer.write((forbidden if bad else allowed)(random, text))
                sent += 1
                found.sent += 1
                await writer.drain()
                if bad:
                    await asyncio.sleep(0.02)
                if hearing.done():
                    break
            if random.random() < 0.5:
                writer.write_eof()
                await asyncio.sleep(0.01)
        except OSError:
            pass  # as it should be: what came was no WebSocket
        writer.transport.abort()
        await asyncio.wait_for(hearing, PATIENCE)


async def _hear(reader: asyncio.StreamReader, opened: asyncio.Event, found: Fuzzed) -> None:
    """The door opens, and what comes then are whole frames that tell no secret."""
    data = b""
    try:
        data = await reader.readuntil(b"\r\n\r\n")
        assert data.startswith(b"HTTP/1.1 101 "), data
        opened.set()
        data = b""
        while piece := await reader.read(65_536):
            data += piece
    except (ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        opened.set()
    for code, payload in unframed(data):
        assert code in (TEXT, PONG, CLOSE), payload
        if code == TEXT:
            found.heard(payload.decode())
            found.answers[json.loads(payload).get("type", "lobby")] += 1
        elif code == CLOSE:
            found.closed[int.from_bytes(payload[:2], "big")] += 1


async def pester_lobby(address: str, random: Random, share: int, found: Fuzzed) -> None:
    """Whatever it is told, it says why it hangs up."""
    for _ in range(share):
        async with asyncio.timeout(PATIENCE), connect(address, compression=None) as socket:
            text = await socket.recv(decode=True)
            await socket.send(message(random))
            found.sent += 1
            while "tables" in (told := json.loads(text)):
                found.heard(text)
                found.answers["lobby"] += 1
                text = await socket.recv(decode=True)
            assert told["type"] == "refused"
            assert set(told["error"]["text"]) == {"fr", "en"}
            found.answers["refused"] += 1
            await socket.wait_closed()
            assert socket.close_code == 1008
            found.closed[1008] += 1
