"""Plays what a study still lacks, here or on a cluster; wherever, the results are the same to the byte."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from platform import node

from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab.plan import code_of, offered_code
from pioche.lab.playing import Failed
from pioche.lab.pool import done
from pioche.lab.simulation.playing import Played, played
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Part, Study, counting_code

Found = Played | Failed
Job = tuple[int, Part]  # of which of several studies
Backend = Callable[[Callable[[Job], Found], Iterator[Job], int], Generator[tuple[Job, Found], None, None]]


def run(
    opened: Sequence[Results], matches: int, workers: int, heard: Callable[[int], None], backend: Backend = done
) -> None:
    """Several studies side by side, so that whoever is interrupted has the same matches of each.

    `heard` is told how many more matches have been written down.
    """
    missing = [(place, part) for place, results in enumerate(opened) for part in results.missing(matches)]
    missing.sort(key=lambda job: job[1].first)
    play = partial(_played_of, [results.study for results in opened])
    with closing(backend(play, iter(missing), max(1, min(workers, len(missing))))) as found:
        for (place, part), one in found:
            if isinstance(one, Failed):
                raise Refusal("argument", None, one.key, words=one.words)
            opened[place].add(part, one)
            heard(part.count)


def _played_of(studies: Sequence[Study], job: Job) -> Found:
    place, part = job
    return played_alike(studies[place], part)


def played_alike(study: Study, part: Part) -> Found:
    """A part, where those who play it have the very rules, bots and counting of the study; rows would not tell."""
    code, offered, counting = _code_here(study.game, tuple(study.bots))
    if (study.code, study.offered) != (code, offered) or study.counting not in ("", counting):
        return Failed("lab-code-differs", {"machine": node()})
    return played(study, part)


@cache
def _code_here(slug: str, bots: tuple[str, ...]) -> tuple[str, dict[str, str], str]:
    game = game_of(slug)
    return code_of(game), offered_code(game, bots), counting_code()
