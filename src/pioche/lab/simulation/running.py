"""Plays what a study still lacks, here or on a cluster; wherever, the results are the same to the byte."""

from collections.abc import Callable, Generator, Iterator
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
Backend = Callable[[Callable[[Part], Found], Iterator[Part], int], Generator[tuple[Part, Found], None, None]]


def run(results: Results, matches: int, workers: int, heard: Callable[[int], None], backend: Backend = done) -> None:
    """`heard` is told how many more matches have been written down."""
    missing, play = results.missing(matches), partial(played_alike, results.study)
    with closing(backend(play, iter(missing), max(1, min(workers, len(missing))))) as found:
        for part, one in found:
            if isinstance(one, Failed):
                raise Refusal("argument", None, one.key, words=one.words)
            results.add(part, one)
            heard(part.count)


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
