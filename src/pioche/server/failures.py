"""What went wrong, in words and as an HTTP status; every error that leaves this server is one of these."""

import logging
import re
from typing import Final

from msgspec import ValidationError

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.server.protocol import Failure
from pioche.tables.store.store import NotStored
from pioche.texts import LANGUAGES, speech

log = logging.getLogger(__name__)

# By kind. Those of the rules and of a table say that it cannot be done now: 409.
STATUS: Final = {
    "json": 400,
    "token": 401,
    "link": 403,
    "origin": 403,
    "not-found": 404,
    "method": 405,
    "late": 408,
    "size": 413,
    "host": 421,
    "message": 422,
    "argument": 422,
    "option": 422,
    "position": 422,
    "syntax": 422,
    "protocol": 422,
    "limit": 429,
    "fault": 500,
    "store": 503,
}
CANNOT_NOW: Final = 409


def failure(refusal: Refusal, game: Game | None = None) -> Failure:
    """A refusal in every language."""
    try:
        text = {lang: speech(game, lang).refusal(refusal) for lang in LANGUAGES}
    except Exception:  # a game without words must not end the connection
        log.exception("a refusal could not be put into words")
        text = {lang: speech(None, lang).refusal(fault()) for lang in LANGUAGES}
    return Failure(refusal.kind, refusal.clause, text)


def status(refusal: Refusal) -> int:
    return STATUS.get(refusal.kind, CANNOT_NOW)


def fault() -> Refusal:
    return Refusal("fault", None, "server-fault")


def not_stored(error: NotStored) -> Refusal:
    return Refusal("store", None, error.key)


def no_table() -> Refusal:
    return Refusal("not-found", None, "server-no-table")


def limited(key: str, seconds: float) -> Refusal:
    """Too much was asked; `seconds` says when to ask again."""
    return Refusal("limit", None, key, words={"seconds": str(max(1, round(seconds + 0.5)))})


def late(seconds: int) -> Refusal:
    return Refusal("late", None, "server-late", words={"seconds": str(seconds)})


def too_long(most: int) -> Refusal:
    return Refusal("size", None, "server-too-long", words={"most": str(most)})


def misunderstood(error: Exception) -> Refusal:
    """Names the field that a message got wrong; what is no JSON at all has none."""
    if not isinstance(error, ValidationError):
        return Refusal("json", None, "server-json")
    said = str(error)
    names = [name.removeprefix("$").removeprefix(".") for name in re.findall("`([^`]*)`", said)]
    reason, field = "form", ""
    if "missing required field" in said or "unknown field" in said:
        reason, field = "missing" if "missing" in said else "unknown", names[0]
    elif " - at `$." in said:
        reason, field = "wrong", names[-1]
    return Refusal("message", None, "server-message", words={"reason": reason, "field": field})
