"""Who may ask, from where, and what every answer carries."""

import asyncio
import json
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pioche.server.settings import Settings
from tests.server.client import ENTROPY, Player, create
from tests.server.process import ask
from tests.server.serving import GENEROUS, Serving

TABLE = {"game": "janus", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "name": "A", "entropy": ENTROPY}
PUBLIC = Settings(public_url="https://cards.example/games", allowed_hosts=("den.local",), limits=GENEROUS)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:9", 200),
        ("LOCALHOST", 200),
        ("[::1]:{port}", 200),
        (socket.gethostname(), 200),
        ("cards.example", 200),
        ("den.local:8421", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("cards.example@evil.example", 421),
        ("evil.example#cards.example", 421),
        ("192.0.2.7", 421),
        ("", 421),
    ],
)
def test_only_our_own_names_are_answered_to(host: str, status: int) -> None:
    with Serving(PUBLIC) as here:
        answer = ask(f"{here.url}/api/health", Host=host.format(port=here.port))
    assert answer.status == status
    if status != 200:
        body = answer.json()
        assert body["kind"] == "host"
        assert "evil" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://127.0.0.1:{port}", True),
        ("https://cards.example", True),
        ("https://cards.example:443", True),
        ("http://cards.example", False),
        ("https://cards.example:444", False),
        ("http://localhost:{port}", False),
        ("http://127.0.0.1", False),
        ("https://evil.example", False),
        ("null", False),
        ("file://", False),
        ("", False),
    ],
)
def test_pages_of_other_places_may_neither_post_nor_connect(origin: str | None, allowed: bool) -> None:
    with Serving(PUBLIC) as here:
        given = {} if origin is None else {"Origin": origin.format(port=here.port)}
        answer = ask(f"{here.url}/api/tables", TABLE, given)
        assert answer.status == (201 if allowed else 403)
        assert allowed or answer.json()["kind"] == "origin"
        assert ask(f"{here.url}/api/health", None, given).status == 200

        async def scene() -> None:
            if allowed:
                async with connect(f"ws://127.0.0.1:{here.port}/ws/lobby", additional_headers=given):
                    return
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{here.port}/ws/lobby", additional_headers=given)
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["kind"] == "origin"

        asyncio.run(scene())


def test_every_answer_carries_the_headers_that_keep_a_browser_on_our_side() -> None:
    with Serving() as here:
        answers = {
            path: ask(here.url + path)
            for path in ("/", "/t/x", "/page/icon.svg", "/api/games", "/api/nothing", "/metrics", "/page/nothing")
        }
        answers["host"] = ask(f"{here.url}/", Host="evil.example")
        answers["post"] = ask(f"{here.url}/api/tables", {})
        answers["origin"] = ask(f"{here.url}/api/tables", {}, Origin="https://evil.example")
    for path, answer in answers.items():
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;")
        assert policy.endswith("frame-ancestors 'none'; base-uri 'none'; form-action 'self'")
        assert "manifest-src 'self'; worker-src 'self';" in policy
        assert "unsafe" not in policy
        assert headers["cache-control"] == ("no-cache" if path == "/page/icon.svg" else "no-store"), path
        assert "server" not in headers
    assert f"connect-src 'self' ws://127.0.0.1:{here.port} wss://127.0.0.1:{here.port};" in policy


@pytest.mark.parametrize("base", ["", "/games"])
def test_the_base_path_may_be_stripped_by_the_proxy_or_left(base: str) -> None:
    with Serving(PUBLIC) as here:
        url = here.url + base
        page = ask(f"{url}/")
        assert page.status == 200
        assert b'data-base="/games"' in page.body
        assert b'"/games/page/icon.svg"' in page.body
        assert ask(f"{url}/page/icon.svg").status == 200
        seated = create(url, "janus", ["me", "open", "open"])

        async def scene() -> None:
            async with Player(url, seated["table"]["table"], seated["token"]) as player:
                assert player.seat == 0

        asyncio.run(scene())
        if base:
            assert ask(url).status == 200


def test_no_secret_of_a_seat_or_deal_comes_back_in_anything_shown() -> None:
    with Serving() as here:
        seated = create(here.url, "janus", ["me", "normal", "normal"], listed=True)
        table, token = seated["table"]["table"], seated["token"]
        shown = [ask(f"{here.url}/api/tables/{table}"), ask(f"{here.url}/api/lobby"), ask(f"{here.url}/metrics")]

        async def scene() -> str:
            async with Player(here.url, table, token) as player:
                return json.dumps([player.shown, player.sight, player.events])

        told = asyncio.run(scene()) + "".join(answer.body.decode() for answer in shown)
        live = here.room.lives[table].table
        assert live is not None
        for secret in (token, live.created.secret, live.host, here.store.process, ENTROPY):
            assert secret not in told
