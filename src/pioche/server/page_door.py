"""The small page: one document, one style sheet, one script, and its words."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.core.refusal import Refusal
from pioche.server.answers import json_answer
from pioche.server.house import House
from pioche.texts import LANGUAGES, speech

KINDS: Final = {"pioche.css": "text/css", "pioche.js": "text/javascript"}
KEY: Final = re.compile(r"^((?:page|phrase)-\S+) =", re.MULTILINE)


class PageDoor:
    def __init__(self, house: House) -> None:
        self.base = house.settings.base_path

    async def document(self, request: Request) -> Response:
        text = _file("index.html").decode().replace("{base}", escape(self.base))
        return Response(text, media_type="text/html")

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name == "words.json":
            return json_answer(_words())
        if name not in KINDS:
            raise Refusal("not-found", None, "server-no-page")
        return Response(_file(name), media_type=KINDS[name], headers={"cache-control": "no-cache"})


@cache
def _file(name: str) -> bytes:
    return files("pioche.server").joinpath("page", name).read_bytes()


@cache
def _words() -> bytes:
    """Everything the page says, in every language."""
    words: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES:
        keys = KEY.findall(files("pioche.texts").joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8"))
        words[lang] = {key: speech(None, lang).message(key) for key in keys}
    return msgspec.json.encode(words)
