"""HTTP answers, and reading what is asked: a handler raises a Refusal, and here it becomes an answer."""

import asyncio
import gzip
import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.server import failures
from pioche.tables.store.store import NotStored

log = logging.getLogger(__name__)

PATIENCE: Final = 10  # seconds for the head of a request, and as many for its body
TABLE: Final = re.compile("[0-9a-f]{24}")

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def answer(body: Struct, status: int = 200) -> Response:
    return json_answer(msgspec.json.encode(body), status)


def json_answer(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def packed(request: Request, response: Response) -> Response:
    """Compressed for whoever takes it so. For what everybody gets alike: a length may betray a secret."""
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = _zipped(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


@lru_cache(maxsize=100)
def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def refused(refusal: Refusal, game: Game | None = None) -> Response:
    response = answer(failures.failure(refusal, game), failures.status(refusal))
    if refusal.kind == "token":
        response.headers["WWW-Authenticate"] = "Bearer"
    if refusal.kind == "limit":
        response.headers["Retry-After"] = refusal.words["seconds"]
    if refusal.kind == "late":
        response.headers["Connection"] = "close"  # the rest of the request may still come
    if refusal.kind == "store":
        response.headers["Retry-After"] = "5"
    return response


def answering(work: Handler) -> Handler:
    """Whatever happens, an answer with a sentence."""

    async def answered(request: Request) -> Response:
        try:
            return await work(request)
        except Refusal as refusal:
            return refused(refusal)
        except NotStored as error:
            log.warning("not stored: %s", error)
            return refused(failures.not_stored(error))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception:
            log.exception("%s could not be answered", getattr(work, "__qualname__", work))  # its address names a table
            return refused(failures.fault())

    return answered


async def deny(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request, or a WebSocket's opening, without serving it."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    await refused(refusal)(scope, receive, send)


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, read no further than it may be long and waited for no longer than it may take."""
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise failures.too_long(most)
    except TimeoutError:
        raise failures.late(PATIENCE) from None
    return bytes(body)


async def asked(request: Request, wanted: type[T], most: int) -> T:
    """What the body of a request asks for."""
    body = await body_of(request, most)
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.DecodeError as error:
        raise failures.misunderstood(error) from None


def queried(request: Request, wanted: type[T]) -> T:
    """What the address of a request asks for, behind its question mark."""
    try:
        return msgspec.convert(dict(request.query_params), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise failures.misunderstood(error) from None


def table_of(asking: HTTPConnection) -> str:
    """The table that an address names; one that no table can have is looked for nowhere."""
    name = str(asking.path_params["table"])
    if TABLE.fullmatch(name) is None:
        raise failures.no_table()
    return name


def short(name: str) -> str:
    """A table's name as logs have it: the whole of it is the link to the table."""
    return f"{name[:6]}…"


def bearer(request: Request) -> str:
    """The secret of the seat that asks; "" where none came."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
