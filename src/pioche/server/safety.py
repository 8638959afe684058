"""Who may ask and from where, and the headers that keep a browser on our side; before everything else, and cheap."""

import re
import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.core.refusal import Refusal
from pioche.server.answers import deny
from pioche.server.metrics import Metrics
from pioche.server.settings import Settings

HOST: Final = re.compile(r"(?:(?P<name>[a-z0-9._-]+)|\[(?P<six>[0-9a-f:.]+)\])(?::\d{1,5})?")
READING: Final = ("GET", "HEAD", "OPTIONS")
ORDINARY_PORTS: Final = {"http": ":80", "https": ":443"}

HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


class Safety:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.public = urlsplit(settings.public_url)
        machine = socket.gethostname().lower()
        names = ["localhost", "127.0.0.1", "::1", machine, f"{machine}.local", self.public.hostname or ""]
        self.names = {name.lower() for name in (*names, *settings.allowed_hosts) if name}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hosts = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
        host = hosts[0] if len(hosts) == 1 else ""
        refusal = self._refusal(scope, host)
        secured = self._secured(scope, send, "" if refusal is not None and refusal.kind == "host" else host)
        if refusal is not None:
            await deny(refusal, scope, receive, secured)
        else:
            await self.app(scope, receive, secured)

    # Who asks.

    def _refusal(self, scope: Scope, host: str) -> Refusal | None:
        found = HOST.fullmatch(host)
        name = (found["name"] or found["six"]) if found is not None else ""
        if not name or not self._ours(name, scope):
            return Refusal("host", None, "server-host", words={"host": name or "?"})
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        origins = [value.decode("latin-1").lower() for key, value in scope["headers"] if key == b"origin"]
        if all(self._same(origin, host) for origin in origins):  # bots send none
            return None
        return Refusal("origin", None, "server-origin", words={"origin": origins[0]})

    def _ours(self, name: str, scope: Scope) -> bool:
        """One of our names, or the very address that was connected to: a page elsewhere can fake neither."""
        server = scope.get("server")
        return name in self.names or (server is not None and name == str(server[0]).lower())

    def _same(self, origin: str, host: str) -> bool:
        scheme, _, rest = origin.partition("://")
        if scheme not in ORDINARY_PORTS:
            return False
        port = ORDINARY_PORTS[scheme]
        public = self.public.netloc.lower().removesuffix(ORDINARY_PORTS.get(self.public.scheme, ""))
        if rest.removesuffix(port) == host.removesuffix(port):
            return True
        return bool(public) and scheme == self.public.scheme and rest.removesuffix(port) == public

    # What every answer carries.

    def _secured(self, scope: Scope, send: Send, host: str) -> Send:
        fixed = [*HEADERS, (b"content-security-policy", policy(host, self.public.netloc))]

        async def secured(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers + fixed}
                self.metrics.answers[message["status"]] += 1
            await send(message)

        return secured


@lru_cache(maxsize=64)
def policy(host: str, public: str) -> bytes:
    """Nothing but what this server itself serves; Safari does not count our WebSockets among 'self'."""
    sockets = [f"{scheme}://{name}" for name in dict.fromkeys((host, public)) if name for scheme in ("ws", "wss")]
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            " ".join(("connect-src 'self'", *sockets)),
            "manifest-src 'self'",
            "worker-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    ).encode("latin-1")
