"""A small reverse proxy with TLS: passes on what comes under a path, HTTP and WebSockets, and says for whom."""

import asyncio
import os
import shutil
import ssl
import subprocess
import threading
from pathlib import Path
from types import TracebackType

import pytest

OURS = (b"x-forwarded-for", b"x-forwarded-proto", b"connection")


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of this hour for localhost, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None and "CI" in os.environ:
        pytest.fail("there is no openssl here, and none of these tests may be skipped")
    if openssl is None:
        pytest.skip("there is no openssl here")
    made, key = folder / "certificate.pem", folder / "key.pem"
    order = f"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -keyout {key} -out {made}"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([openssl, *order.split(), *names], check=True, capture_output=True)
    return made, key


class Proxy:
    """Serves in a thread of its own; `upstream` is the port it passes on to, `client` for whom it says to ask."""

    def __init__(self, certified: tuple[Path, Path], path: str) -> None:
        made, key = certified
        self._tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._tls.load_cert_chain(made, key)
        self.trust = ssl.create_default_context(cafile=str(made))
        self.client = "203.0.113.1"
        self.upstream = 0
        self._path = path
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "Proxy":
        self._thread.start()
        serving = asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls)
        self._server = asyncio.run_coroutine_threadsafe(serving, self._loop).result(10)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            request, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
            if not request.split(b" ")[1].startswith(self._path.encode()):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                await writer.drain()
                return
            upgrading = any(line.lower().startswith(b"upgrade:") for line in lines)
            passed = [line for line in lines if line.split(b":")[0].lower() not in OURS]
            passed += [b"X-Forwarded-For: " + self.client.encode(), b"X-Forwarded-Proto: https"]
            passed.append(b"Connection: upgrade" if upgrading else b"Connection: close")
            back, forth = await asyncio.open_connection("127.0.0.1", self.upstream)
            forth.write(b"\r\n".join([request, *passed, b"", b""]))
            await asyncio.gather(_pass_on(reader, forth), _pass_on(back, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All that comes; the end of the one is the end of the other."""
    try:
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()
