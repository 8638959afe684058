"""Copying tables to and from a backup, as a person asks for it."""

import asyncio
from collections.abc import Coroutine

from pioche.cli.wording import Complaint
from pioche.tables.store.store import NotStored, Unfit
from pioche.texts import speech


def copied(copying: Coroutine[object, object, None], lang: str) -> None:
    """Waits until everything is copied; a Complaint says why it cannot be."""
    words = speech(None, lang)
    try:
        asyncio.run(copying)
    except Unfit as unfit:
        raise Complaint(words.message(unfit.key, **unfit.words)) from None
    except NotStored as failure:
        raise Complaint(words.message(f"refusal-{failure.key}")) from None
