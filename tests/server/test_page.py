"""The page as the server gives it: one document for every screen, and the files that were built beside it."""

import gzip
import re
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from pioche.core.refusal import Refusal
from pioche.server import addresses, page_door
from pioche.server.settings import Settings
from tests.server.client import create
from tests.server.process import ask
from tests.server.serving import Serving

BUILT = re.compile(r'="(/page/assets/[^"]+)"')


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with Serving() as here:
        yield here.url


@pytest.mark.parametrize("screen", ["/", "/new?game=janus", f"/t/{'0' * 24}", "/rules/janus", "/replay", "/replay/x"])
def test_every_screen_is_the_same_document(url: str, screen: str) -> None:
    answer = ask(url + screen)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.body == ask(f"{url}/").body
    assert answer.headers["cache-control"] == "no-store"


def test_what_is_named_by_its_content_is_kept_for_a_year(url: str) -> None:
    built = BUILT.findall(ask(f"{url}/").body.decode())
    kinds = set()
    for address in built:
        answer = ask(url + address)
        assert answer.status == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        kinds.add(answer.headers["content-type"])
    assert kinds == {"text/javascript; charset=utf-8", "text/css; charset=utf-8"}


def test_what_everybody_gets_alike_is_compressed_for_whoever_takes_it_so(url: str) -> None:
    for address in [*BUILT.findall(ask(f"{url}/").body.decode()), "/api/games", "/api/games/janus/rules?lang=fr"]:
        plain = ask(url + address)
        small = ask(url + address, accept_encoding="gzip, br")
        assert gzip.decompress(small.body) == plain.body
        assert (small.headers["content-encoding"], small.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "Accept-Encoding"


def test_what_is_a_players_own_is_not_compressed(url: str) -> None:
    seated = create(url, "janus", ["me", "open", "normal"])
    about = ask(f"{url}/api/tables/{seated['table']['table']}", accept_encoding="gzip")
    assert "content-encoding" not in about.headers


def test_nothing_in_the_document_runs_or_paints_by_itself(url: str) -> None:
    text = ask(f"{url}/").body.decode()
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\son\w+=", text)


def test_the_page_can_be_installed_wherever_it_lies() -> None:
    with Serving(Settings(public_url="http://room.test/cards")) as here:
        base = f"{here.url}/cards"
        document = ask(f"{base}/").body.decode()
        manifest = ask(f"{base}/page/manifest.webmanifest")
        worker = ask(f"{base}/page/sw.js")
    assert 'href="/cards/page/manifest.webmanifest"' in document
    assert manifest.headers["content-type"] == "application/manifest+json"
    about = manifest.json()
    assert {about["start_url"], about["scope"]} == {"../"}  # from where the manifest lies
    assert worker.headers["service-worker-allowed"] == "/cards/"
    assert worker.headers["cache-control"] == "no-cache"
    for file in re.findall(r'="/cards/page/([^"]+[.](?:js|css))"', document):
        assert file in worker.body.decode()


def test_every_icon_of_the_manifest_is_there(url: str) -> None:
    for icon in ask(f"{url}/page/manifest.webmanifest").json()["icons"]:
        answer = ask(f"{url}/page/{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


@pytest.mark.parametrize(
    "name", ["index.htm", "../page_door.py", "assets/../../app.py", "assets/none.js", "x/y.js", "%2e%2e/app.py"]
)
def test_no_other_file_is_given(url: str, name: str) -> None:
    assert ask(f"{url}/page/{name}").status == 404


def test_a_page_that_was_not_built_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_door, "_file", lambda name: None)
    page_door._document.cache_clear()
    with pytest.raises(Refusal) as refused:
        page_door._document("", "", "")
    assert refused.value.key == "server-page-unbuilt"


def test_the_page_of_a_table_names_its_game_so_that_its_drawing_is_fetched_at_once(url: str) -> None:
    table = create(url, "janus", ["me", "open", "open"])["table"]["table"]
    assert b'data-game="janus"' in ask(f"{url}/t/{table}").body
    for elsewhere in ("/", f"/t/{'0' * len(table)}", f"/replay/{'0' * len(table)}"):
        assert b'data-game=""' in ask(url + elsewhere).body


def test_the_page_knows_what_links_for_others_begin_with(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.1.20"])
    port = urlsplit(url).port
    assert f'data-home="http://192.168.1.20:{port}"' in ask(f"{url}/").body.decode()
    assert 'data-home="."' in ask(f"{url}/", Host=f"{socket.gethostname()}.local").body.decode()
    with Serving(Settings(host="127.0.0.1")) as alone:
        assert 'data-home=""' in ask(f"{alone.url}/new").body.decode()
    with Serving(Settings(public_url="https://room.test/cards")) as public:
        assert 'data-home="https://room.test/cards"' in ask(f"{public.url}/cards/").body.decode()
