"""What was not an ordinary move in a match, in words."""

from pioche.core.record import TAKEOVERS, Record, Takeover, Undo
from pioche.texts.speech import Speech, quoted


def takeover_text(by: str, speech: Speech) -> str:
    """Why a move was not its player's own, in a few words."""
    return speech.message("mark-takeover", by=by)


def undo_text(undo: Undo, record: Record, speech: Speech) -> str:
    """Who took back what, after which move."""
    name = quoted(record.seats[undo.seat].name) or speech.seat(undo.seat)
    return speech.message("mark-undo", after=undo.after, name=name, moves=quoted(", ".join(undo.undone)))


def marks_text(record: Record, speech: Speech) -> list[str]:
    """All of a record's marks in short: one sentence for each reason, one for each undo."""
    sentences: list[str] = []
    for by in TAKEOVERS:
        numbers = [mark.move for mark in record.marks if isinstance(mark, Takeover) and mark.by == by]
        if numbers:
            listed = quoted(", ".join(str(number) for number in sorted(numbers)))
            sentences.append(speech.message("finding-takeovers", by=by, count=len(numbers), moves=listed))
    sentences += [undo_text(mark, record, speech) for mark in record.marks if isinstance(mark, Undo)]
    if record.takeback:
        sentences.append(speech.message("finding-takeback"))
    return sentences
