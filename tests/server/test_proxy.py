"""Behind a reverse proxy with TLS and a base path: pages, API, WebSockets, origins, and limits by visitor."""

import asyncio
import re
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Player
from tests.server.process import Answer, Running, ask
from tests.server.proxy import Proxy, certificate

NEW = {"game": "nain_jaune", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "name": "Anne"}
NEW |= {"entropy": "ab" * 16}


class Outside:
    """The server as people see it: https://localhost/cards, at the proxy's port."""

    def __init__(self, proxy: Proxy, here: Running) -> None:
        self.proxy = proxy
        self.here = here
        self.origin = f"https://localhost:{proxy.port}"
        self.url = f"{self.origin}/cards"

    def ask(self, path: str, body: object = None, client: str = "203.0.113.1", **headers: str) -> Answer:
        self.proxy.client = client
        return ask(f"{self.url}{path}", body, headers, trust=self.proxy.trust)

    def player(self, table: str, token: str = "", origin: str | None = None) -> Player:
        return Player(self.url, table, token, ssl=self.proxy.trust, origin=origin)


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    folder = tmp_path_factory.mktemp("proxy")
    with Proxy(certificate(folder), "/cards") as proxy:
        flags = ["--db", str(folder / "tables.db"), "--public-url", f"https://localhost:{proxy.port}/cards"]
        flags += ["--trusted-proxies", "127.0.0.1", "--limit-tables", "2", "--limit-connections", "2"]
        with Running(*flags) as here:
            proxy.upstream = here.port
            yield Outside(proxy, here)


def test_it_says_its_public_address(outside: Outside) -> None:
    assert outside.here.said == f"Pioche is open: http://127.0.0.1:{outside.here.port}/cards/\n"
    assert outside.here.process.stdout is not None
    assert outside.here.process.stdout.readline().decode() == f"For the others: {outside.url}\n"


def test_the_page_and_everything_it_asks_for_is_under_the_base_path(outside: Outside) -> None:
    page = outside.ask("/")
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    wanted = re.findall(r'(?:src|href)="(?!data:)([^"#]+)"', page.body.decode())
    assert wanted
    for address in wanted:
        assert address.startswith("/cards/")
        assert outside.ask(address.removeprefix("/cards")).status == 200
    assert outside.ask("/t/000000000000000000000000").status == 200
    assert outside.ask("").status == 200  # without the slash at the end


def test_a_proxy_may_cut_the_base_path_off(outside: Outside) -> None:
    assert ask(f"http://127.0.0.1:{outside.here.port}/api/health").status == 200


def test_a_table_is_made_joined_and_played_over_wss(outside: Outside) -> None:
    made = outside.ask("/api/tables", NEW, "203.0.113.7", Origin=outside.origin)
    assert made.status == 201
    seated = made.json()
    shown = seated["table"]
    assert isinstance(shown, dict)
    table, tokens = str(shown["table"]), [str(seated["token"])]
    for name in ("Bob", "Zoé"):
        joined = outside.ask(f"/api/tables/{table}/join", {"name": name, "entropy": "cd" * 16}, Origin=outside.origin)
        tokens.append(str(joined.json()["token"]))
    started = outside.ask(f"/api/tables/{table}/host", {"act": "start"}, Authorization=f"Bearer {tokens[0]}")
    assert started.status == 200

    async def played() -> None:
        outside.proxy.client = "203.0.113.8"
        for seat, token in enumerate(tokens):
            async with outside.player(table, token, origin=outside.origin) as player:
                assert player.seat == seat
                if player.sight["moves"]:
                    assert (await player.move())["type"] == "ack"
                    return
        raise AssertionError("nobody was to move")

    asyncio.run(played())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://localhost", "null"])
def test_a_page_from_elsewhere_is_refused(outside: Outside, origin: str) -> None:
    assert outside.ask("/api/tables", NEW, Origin=origin).status == 403

    async def connected() -> None:
        async with outside.player("000000000000000000000000", origin=origin):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(connected())
    assert refused.value.response.status_code == 403


def test_another_name_is_refused(outside: Outside) -> None:
    assert outside.ask("/", Host="elsewhere.example").status == 421


def test_limits_count_by_visitor_and_not_by_proxy(outside: Outside) -> None:
    assert [outside.ask("/api/tables", NEW, "198.51.100.1").status for _ in range(3)] == [201, 201, 429]
    assert outside.ask("/api/tables", NEW, "198.51.100.2").status == 201


def test_nobody_says_they_are_another_by_adding_to_the_header(outside: Outside) -> None:
    spoofed = [f"192.0.2.{number}, 198.51.100.9" for number in range(3)]
    assert [outside.ask("/api/tables", NEW, client).status for client in spoofed] == [201, 201, 429]


def test_connections_are_limited_by_visitor(outside: Outside) -> None:
    table = outside.ask("/api/tables", NEW, "203.0.113.20").json()["table"]
    assert isinstance(table, dict)
    name = str(table["table"])

    async def crowded() -> int:
        outside.proxy.client = "203.0.113.21"
        async with outside.player(name), outside.player(name):
            with pytest.raises(InvalidStatus) as refused:
                await outside.player(name).__aenter__()
            outside.proxy.client = "203.0.113.22"
            async with outside.player(name) as other:
                assert other.status == "open"
        return refused.value.response.status_code

    assert asyncio.run(crowded()) == 429


def test_the_certificate_is_checked(outside: Outside) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        ask(f"{outside.url}/", trust=ssl.create_default_context())


def test_where_no_proxy_is_trusted_its_word_counts_for_nothing(tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db"), "--limit-tables", "1") as here:
        answers = [
            ask(f"{here.url}/api/tables", NEW, X_Forwarded_For=f"198.51.100.{number}").status for number in range(2)
        ]
    assert answers == [201, 429]
