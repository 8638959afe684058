"""The conformance kit's one door: whether a game keeps the contract that every game signs."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.testing.matches import check_match
from pioche.testing.movers import Mover, random_mover
from pioche.testing.redeals import check_distribution
from pioche.testing.report import Case, ContractBroken, Report
from pioche.testing.secrecy import check_secrecy
from pioche.testing.variety import random_options
from pioche.testing.words import Words

SETS = 4  # option sets for each number of players, where none are given


@dataclass(frozen=True)
class Reduced:
    """A game small enough to count its deals: a number of players, lab parameters and options, moves played first."""

    players: int
    lab: Mapping[str, object]
    options: Mapping[str, object] = field(default_factory=dict)
    moves: int = 4


def check_game(
    game: Game,
    *,
    players: Iterable[int] | None = None,
    options: Iterable[Mapping[str, object]] | None = None,
    lab: Mapping[str, object] | None = None,
    seeds: Iterable[str] = ("1", "2", "3"),
    looks: int = 6,
    sittings: int = 4,
    limit: int = 1_000_000,
    mover: Mover = random_mover,
    reduced: Iterable[Reduced] = (),
) -> Report:
    """Prove the contract for each number of players, option set and seed; ContractBroken says what is wrong.

    Of every match `looks` positions are examined closely; `sittings` viewers watch one and are tried for what they may
    not know; `limit` bounds the decisions of a match. `mover` plays the moves before a viewer is tried: random ones, or
    those of a bot, that reach what random play does not. `reduced` games have their redeals compared with enumeration.
    """
    report, words, names = Report(), Words(game), list(seeds)
    sets = None if options is None else list(options)
    for count in range(game.least, game.most + 1) if players is None else players:
        given = islice(random_options(game, count, FastRng("options")), SETS) if sets is None else sets
        here = Report()
        for case in [Case(game, count, seed, chosen, lab or {}) for chosen in given for seed in names]:
            with naming(case):
                words.table(case)
                check_match(case, words, here, looks=looks, limit=limit)
                for sitting in range(sittings):
                    check_secrecy(case, here, sitting=sitting, mover=mover)
        if here.redeals and not here.other_deals:
            raise case.broken(f"redeal imagined nothing but the truth, {here.redeals} times out of {here.redeals}")
        report += here
    for small in reduced:
        for case in [Case(game, small.players, seed, small.options, small.lab) for seed in names]:
            with naming(case):
                check_distribution(case, report, moves=small.moves, mover=mover)
    return report


@contextmanager
def naming(case: Case) -> Iterator[None]:
    """An error that a game raises by itself breaks the contract too, and says which match it came from."""
    try:
        yield
    except ContractBroken:
        raise
    except Exception as error:
        raise case.broken(f"a match raised {error!r}") from error
