"""Small simulations for the tests."""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from pioche.core.registry import game_of
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import run
from pioche.lab.simulation.study import Study, study_of
from pioche.lab.simulation.words import lab_words

GAMES = ("adriano", "janus", "nain_jaune", "programmes")
SHORT: dict[str, dict[str, object]] = {"adriano": {"rounds": 2}, "programmes": {"goal": 2}}


def study(
    slug: str = "nain_jaune",
    *,
    options: Mapping[str, object] | None = None,
    lab: Mapping[str, object] | None = None,
    names: tuple[str, ...] = (),
    decisions: bool = False,
    seed: str = "test",
) -> Study:
    game = game_of(slug)
    settled = dict(options) if options is not None else SHORT.get(slug, {})
    return study_of(game, 3, settled, lab or {}, names=names, seed=seed, decisions=decisions)


def of_fours(of: Study) -> Study:
    """The same in parts of four matches each, as earlier versions fixed them."""
    return msgspec.structs.replace(of, part=4, grows=False)


def of_ones(of: Study) -> Study:
    """The same in parts that begin with single matches, as earlier versions had them."""
    return msgspec.structs.replace(of, least=1)


def simulated(folder: Path, of: Study, matches: int, workers: int = 1) -> Results:
    """All of it, played to the end."""
    with closing(Results(folder, of)) as results:
        run([results], matches, workers, unheard)
    return results


def unplayed(folder: Path, of: Study, lang: str = "en") -> Evidence:
    """Of which no match was played: a test may make up the rows."""
    results = Results(folder, of)
    results.close()
    return Evidence(results, 1, lab_words(game_of(of.game), lang))


def unheard(more: int) -> None:
    pass


def files(folder: Path) -> dict[str, bytes]:
    """Every table, byte by byte."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.parquet"))}
