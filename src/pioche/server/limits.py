"""How much one address or one connection may ask for: beyond it a clear error that says when to come back."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from pioche.server import failures
from pioche.server.answers import deny
from pioche.server.metrics import Metrics
from pioche.server.settings import Settings

REMEMBERED: Final = 20_000  # addresses or seats, the last that asked


class Bucket:
    """Fills with so many a second, up to `burst`; every request takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def wait(self) -> float:
        """Takes one; 0 where there was one, else the seconds until there is."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0
        return (1 - self.left) / self.rate


class Buckets:
    """One for each address or seat; of those that asked longest ago nothing is kept."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def wait(self, key: Hashable) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.wait()

    def give_back(self, key: Hashable) -> None:
        """What was taken came to nothing."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.left = min(bucket.burst, bucket.left + 1)

    def __len__(self) -> int:
        return len(self._buckets)


class Allowance:
    """What is left to everybody."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.limits = limits
        self.requests = Buckets(limits.requests, 2 * limits.requests)
        self.words = Buckets(limits.requests / 5, limits.requests)  # sentences take longer to make than anything else
        self.replays = Buckets(limits.requests / 25, limits.requests / 2)  # a whole match is played for each
        self.coachings = Buckets(limits.requests / 250, limits.requests / 5)  # seconds of thinking for each
        self.tables = Buckets(limits.tables / 3600, limits.tables)
        self.chat = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute)
        self.connections: Counter[str] = Counter()  # WebSockets, by address
        self.peers: Counter[str] = Counter()  # other connections, by peer
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.trusted_proxies]

    def messages(self) -> Bucket:
        """What one connection may say."""
        return Bucket(self.limits.messages, 2 * self.limits.messages)

    def address(self, scope: Scope) -> str:
        """Who asks: the peer or, where that is a proxy we trust, the last that it or another of ours was asked by."""
        client = scope.get("client")
        address = str(client[0]) if client else ""
        if not self._trusted(address):
            return _shared(address)
        forwarded = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for")
        for hop in reversed(forwarded.decode("latin-1").split(",")):
            if not _is_address(hop.strip()):
                break
            address = hop.strip()
            if not self._trusted(address):
                break
        return _shared(address)

    def peer(self, address: str) -> str | None:
        """Whom a connection is counted for before anything came over it; nobody where a proxy we trust made it."""
        return None if self._trusted(address) else _shared(address)

    def _trusted(self, address: str) -> bool:
        if not self._proxies or not _is_address(address):
            return False
        return any(ipaddress.ip_address(address) in network for network in self._proxies)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _shared(address: str) -> str:
    """All IPv6 addresses of one subscriber count as one."""
    if ":" not in address or not _is_address(address):
        return address
    return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False))


class Limiting:
    """Stands before the application: counts requests and connections by address."""

    def __init__(self, app: ASGIApp, allowance: Allowance, metrics: Metrics) -> None:
        self.app = app
        self.allowance = allowance
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = self.allowance.address(scope)
        scope["address"] = address
        wait = self.allowance.requests.wait(address)
        if wait:
            await deny(failures.limited("server-requests", wait), scope, receive, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, send)
        elif self.allowance.connections[address] >= self.allowance.limits.connections:
            await deny(failures.limited("server-connections", 10), scope, receive, send)
        else:
            await self._connected(address, scope, receive, send)

    async def _connected(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        connections = self.allowance.connections
        connections[address] += 1
        self.metrics.connections += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.metrics.connections -= 1
            connections[address] -= 1
            if not connections[address]:
                del connections[address]
