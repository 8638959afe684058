"""Records from files."""

from pathlib import Path

from pioche.cli.wording import Complaint
from pioche.core.record import Record, read
from pioche.core.refusal import Refusal
from pioche.texts import speech


def record_in(path: str, lang: str) -> Record:
    """The record in a file, or a Complaint that says why there is none."""
    words = speech(None, lang)
    try:
        return read(Path(path).read_bytes())
    except FileNotFoundError:
        raise Complaint(words.message("cli-no-file", file=path)) from None
    except OSError:
        raise Complaint(words.message("cli-file", file=path)) from None
    except Refusal as refusal:
        raise Complaint(words.refusal(refusal)) from None
