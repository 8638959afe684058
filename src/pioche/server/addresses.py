"""Where a server listens, and the addresses by which people find it."""

import errno
import socket
import sys
from ipaddress import ip_address
from typing import Final

from pioche.server.settings import Settings

WAITING: Final = 2048  # connections that may wait to be accepted
UNREAD: Final = 30_000  # milliseconds until a connection that does not take what was sent to it is dropped
TRIES: Final = 10  # for a port that is free on every address
NEXT_PORTS: Final = 20  # tried after a port that is taken, where nobody asked for that one
EVERYWHERE: Final = ((socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::"))
# One address in each private range and one that no network has: asking for the way there sends nothing.
ELSEWHERE: Final = ("192.0.2.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")

HERE: Final = "."  # the very address a page was asked for by


class CannotListen(Exception):
    """`key` names the sentence that says why and what to do."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(f"{key} {words}")
        self.key = key
        self.words = words


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that already listen, one an address of the host, all on one port; CannotListen says why none do."""
    for _ in range(TRIES if port == 0 else 1):
        try:
            return _listen(host, port)
        except OSError as error:
            failure = error
            if error.errno != errno.EADDRINUSE:
                break
    if failure.errno == errno.EADDRINUSE:
        raise CannotListen("serve-port-taken", port=str(port))
    if failure.errno == errno.EACCES:
        raise CannotListen("serve-port-forbidden", port=str(port))
    raise CannotListen("serve-no-such-host", host=host) from failure


def listen_nearby(host: str, port: int) -> list[socket.socket]:
    """On this port, or on the first that is free of those after it."""
    for candidate in range(port, min(port + NEXT_PORTS, 65_536)):
        try:
            return listen(host, candidate)
        except CannotListen as failure:
            if failure.key != "serve-port-taken":
                raise
    raise CannotListen("serve-port-taken", port=str(port))


def _listen(host: str, port: int) -> list[socket.socket]:
    opened: list[socket.socket] = []
    try:
        for family, address in _addresses(host):
            try:
                opened.append(_socket(family, address, opened[0].getsockname()[1] if opened else port))
            except OSError as error:
                # A machine without IPv6 listens without it.
                if not opened or error.errno == errno.EADDRINUSE:
                    raise
    except OSError:
        for one in opened:
            one.close()
        raise
    return opened


def _addresses(host: str) -> list[tuple[socket.AddressFamily, str]]:
    if not host:
        return list(EVERYWHERE)
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def _socket(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    # The protocol is named, or asyncio would not know that small messages must not wait (TCP_NODELAY).
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # there it would share the port with whoever has it
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":  # every connection has it from here
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind((address, port))
        opened.listen(WAITING)  # at once: until somebody listens, others may bind the same port
    except BaseException:
        opened.close()
        raise
    return opened


def local_url(settings: Settings, port: int) -> str:
    """For a browser on this computer."""
    host = settings.host if settings.host not in ("", "0.0.0.0", "::") else "localhost"
    return _url(host, port, settings.base_path)


def lan_urls(settings: Settings, port: int) -> list[str]:
    """For the other devices on the networks of this computer, where it listens there."""
    if settings.host not in ("", "0.0.0.0"):
        return []
    return [_url(address, port, settings.base_path) for address in lan_addresses()]


def shared_url(settings: Settings, port: int, asked: str) -> str:
    """What the links that people hand out begin with, for a page that was asked for by this name.

    HERE where that name does for others too; "" where nobody but this computer finds the server.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if not _is_loopback(asked):
        return HERE
    return next((url.rstrip("/") for url in lan_urls(settings, port)), "")


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def _url(host: str, port: int, base: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}/"


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this computer on its networks, the one towards the outside first."""
    found: list[str] = []
    for target in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((target, 9))
            except OSError:  # there is no way there
                continue
            address = str(asking.getsockname()[0])
        ours = ip_address(address)
        if address not in found and not (ours.is_loopback or ours.is_unspecified or ours.is_link_local):
            found.append(address)
    return found
