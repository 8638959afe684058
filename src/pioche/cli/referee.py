"""`pioche referee`: JSON requests on stdin, one a line; JSON replies on stdout, one a line."""

import os
import sys
from collections.abc import Iterator
from typing import BinaryIO

import click

LONGEST_LINE = 16 * 1024 * 1024  # bytes; the rest of a longer line is skipped, and it is refused


@click.command()
def command() -> None:
    from pioche.referee import Session

    session = Session()
    try:
        for line in lines(sys.stdin.buffer):
            sys.stdout.buffer.write(session.answer(line))
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # Nobody reads any more; what is still in the buffer must not be tried again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of a line that is too long, its beginning."""
    while line := stream.readline(LONGEST_LINE):
        yield line
        while not line.endswith(b"\n") and len(line) == LONGEST_LINE:
            line = stream.readline(LONGEST_LINE)
