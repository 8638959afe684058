"""The page: one document for every screen, and the files that `make web` built beside it."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pioche.core.refusal import Refusal
from pioche.server.addresses import shared_url
from pioche.server.answers import packed
from pioche.server.house import House

KINDS: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
SCREENS: Final = ("/", "/new", "/t/{table}", "/rules/{slug}", "/replay", "/replay/{table}")
NAME: Final = re.compile(r"(?:assets/)?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.(?P<kind>[a-z]+)")
WORKER: Final = "sw.js"  # lies among the files, and looks after every screen
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with what is in them


class PageDoor:
    def __init__(self, house: House) -> None:
        self.settings = house.settings
        self.base = house.settings.base_path
        self.lives = house.room.lives

    async def document(self, request: Request) -> Response:
        """With where others find this server, and the game of a table at hand, whose drawing is fetched at once."""
        live = self.lives.get(request.path_params.get("table", ""))
        game = "" if live is None or live.table is None else live.table.game.slug
        home = shared_url(self.settings, request.scope["server"][1], request.url.hostname or "")
        return Response(_document(self.base, home, game), media_type="text/html")

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        found = NAME.fullmatch(name)
        content = _file(name) if found is not None and found["kind"] in KINDS else None
        if found is None or content is None:
            raise Refusal("not-found", None, "server-no-page")
        caching = FOR_EVER if name.startswith("assets/") else "no-cache"
        headers = {"cache-control": caching}
        if name == WORKER:
            headers["service-worker-allowed"] = f"{self.base}/"
        return packed(request, Response(content, media_type=KINDS[found["kind"]], headers=headers))


@cache
def _document(base: str, home: str, game: str) -> str:
    """What the build wrote, with where this server's files are, whatever the document's own address is."""
    content = _file("index.html")
    if content is None:
        raise Refusal("not-found", None, "server-page-unbuilt")
    path = escape(base)
    known = f'data-base="{path}" data-home="{escape(home)}" data-game="{escape(game)}"'
    return content.decode().replace('data-base=""', known).replace('="./', f'="{path}/page/')


@cache
def _file(name: str) -> bytes | None:
    file: Traversable = files("pioche.server").joinpath("page", *name.split("/"))
    return file.read_bytes() if file.is_file() else None
