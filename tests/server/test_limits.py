"""How much one address may ask for, and whose address it is."""

import asyncio
import json
from http.client import HTTPConnection

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pioche.server import limits
from pioche.server.limits import Allowance, Buckets
from pioche.server.settings import Limits, Settings
from tests.server.client import ENTROPY, create, host
from tests.server.process import ask
from tests.server.serving import Serving

TABLE = {"game": "janus", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "name": "A", "entropy": ENTROPY}


def address(peer: str, forwarded: str = "", trusted: tuple[str, ...] = ("10.0.0.0/8", "::1")) -> str:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope = {"type": "http", "client": (peer, 1), "headers": headers}
    return Allowance(Settings(trusted_proxies=trusted)).address(scope)


def test_an_address_is_the_peers_unless_that_is_a_proxy_we_trust() -> None:
    assert address("203.0.113.9", "198.51.100.1") == "203.0.113.9"
    assert address("10.1.2.3", "198.51.100.1") == "198.51.100.1"
    assert address("10.1.2.3", "198.51.100.1", ()) == "10.1.2.3"
    assert address("10.1.2.3") == "10.1.2.3"


def test_of_forwarded_addresses_the_last_that_is_not_ours_counts() -> None:
    assert address("10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9") == "198.51.100.1"
    assert address("10.1.2.3", "10.9.9.9") == "10.9.9.9"
    assert address("10.1.2.3", "1.1.1.1, whatever") == "10.1.2.3"
    assert address("10.1.2.3", "1.1.1.1, whatever, 198.51.100.1") == "198.51.100.1"


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert address("2001:db8:1:2::5") == address("2001:db8:1:2:ffff::6") == "2001:db8:1:2::/64"
    assert address("2001:db8:1:3::5") != address("2001:db8:1:2::5")


def test_what_is_remembered_of_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    buckets = Buckets(0.001, 1)
    assert [buckets.wait(name) > 0 for name in ("a", "b", "c", "a", "d")] == [False, False, False, True, False]
    assert len(buckets) == 3
    assert buckets.wait("a") > 0  # it asked again before d came; b was forgotten
    assert buckets.wait("b") == 0


def test_too_many_requests_are_told_when_to_come_back() -> None:
    with Serving(Settings(limits=Limits(requests=2))) as here:
        answers = [ask(f"{here.url}/api/health") for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 4 + [429] * 2
    assert answers[-1].json()["kind"] == "limit"
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert "x-content-type-options" in answers[-1].headers


def test_too_many_tables_of_one_address_are_refused_and_the_others_go_on() -> None:
    settings = Settings(limits=Limits(tables=2), trusted_proxies=("127.0.0.1",))
    with Serving(settings) as here:
        url = f"{here.url}/api/tables"
        answers = [ask(url, TABLE, X_Forwarded_For="203.0.113.1") for _ in range(3)]
        other = ask(url, TABLE, X_Forwarded_For="203.0.113.2")
    assert [answer.status for answer in (*answers, other)] == [201, 201, 429, 201]
    assert int(answers[2].headers["retry-after"]) > 600


def test_a_rematch_is_a_table_and_what_was_refused_is_none() -> None:
    with Serving(Settings(limits=Limits(tables=2))) as here:
        for _ in range(5):
            assert ask(f"{here.url}/api/tables", {**TABLE, "options": {"stall_rounds": 0}}).status == 422
        seated = create(here.url, "janus", ["me", "normal", "normal"])
        table, token = str(seated["table"]["table"]), seated["token"]
        again = host(here.url, table, token, act="rematch")
        assert again.status == 200
        assert host(here.url, str(again.json()["table"]), "00", act="rematch").status == 403
        assert host(here.url, str(again.json()["table"]), token, act="rematch").status == 429
        assert ask(f"{here.url}/api/tables", TABLE).status == 429


def test_a_long_body_is_refused_whether_or_not_it_says_how_long_it_is() -> None:
    with Serving(Settings(limits=Limits(message_bytes=1000))) as here:
        assert ask(f"{here.url}/api/tables", {**TABLE, "name": "x" * 2000}).status == 413
        asking = HTTPConnection("127.0.0.1", here.port, timeout=10)
        pieces = (b"x" * 100 for _ in range(50))
        asking.request("POST", "/api/tables", pieces, {"Content-Type": "application/json"}, encode_chunked=True)
        answer = asking.getresponse()
        assert (answer.status, json.loads(answer.read())["kind"]) == (413, "size")
        asking.close()


def test_too_many_connections_of_one_address() -> None:
    with Serving(Settings(limits=Limits(connections=2))) as here:
        table = create(here.url, "janus", ["me", "open", "open"])["table"]["table"]
        url = f"ws://127.0.0.1:{here.port}/ws/tables/{table}"

        async def scene() -> None:
            async with connect(url), connect(url.replace(f"tables/{table}", "lobby")):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url)
                assert refused.value.response.status_code == 429
                assert json.loads(refused.value.response.body or b"")["kind"] == "limit"
            for _ in range(100):
                if not here.app.state.house.allowance.connections:
                    break
                await asyncio.sleep(0.01)
            async with connect(url):
                pass

        asyncio.run(scene())
