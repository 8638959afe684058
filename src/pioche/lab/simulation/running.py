"""Plays what a study still lacks, here or on a cluster; wherever, the results are the same to the byte."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial

from pioche.core.refusal import Refusal
from pioche.lab.playing import Failed
from pioche.lab.pool import done
from pioche.lab.simulation.playing import Played, played
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Part

Found = Played | Failed
Backend = Callable[[Callable[[Part], Found], Iterator[Part], int], Generator[tuple[Part, Found], None, None]]


def run(results: Results, matches: int, workers: int, heard: Callable[[int], None], backend: Backend = done) -> None:
    """`heard` is told how many more matches have been written down."""
    missing = results.missing(matches)
    with closing(backend(partial(played, results.study), iter(missing), max(1, min(workers, len(missing))))) as found:
        for part, one in found:
            if isinstance(one, Failed):
                raise Refusal("argument", None, one.key, words=one.words)
            results.add(part, one)
            heard(part.count)
