"""OpenSkill ratings from who came before whom at each table."""

from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from pioche.core.state import places
from pioche.lab.ledger import Row


class Rating(Struct, frozen=True):
    bot: str
    mean: float
    doubt: float  # one standard deviation
    tables: int


def ratings(rows: Iterable[Row]) -> list[Rating]:
    """The best first. Bots do not change, so neither does a rating of itself; all seats of one kind share theirs.

    The same rows in another order give other ratings, a little: they are taken deal after deal.
    """
    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    tables: dict[str, int] = {}
    for row in sorted((row for row in rows if row.hero), key=_order):
        names = [row.hero if seat == row.seat else row.villain for seat in range(len(row.gains))]
        for name in set(names):
            known.setdefault(name, model.rating())
            tables[name] = tables.get(name, 0) + 1
        ranks = [float(place) for place in places([round(1000 * gain) for gain in row.gains])]
        rated = model.rate([[known[name]] for name in names], ranks=ranks)
        for name in set(names):
            theirs = [team[0] for team, one in zip(rated, names, strict=True) if one == name]
            known[name] = model.rating(mu=fmean(one.mu for one in theirs), sigma=fmean(one.sigma for one in theirs))
    found = [Rating(name, rating.mu, rating.sigma, tables[name]) for name, rating in known.items()]
    return sorted(found, key=lambda rating: (-rating.mean, rating.bot))


def _order(row: Row) -> tuple[int, str, str, int]:
    return row.deal, row.villain, row.hero, row.seat
