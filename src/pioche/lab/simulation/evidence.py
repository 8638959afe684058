"""The rows a report rests on, and the questions asked of them. Read part after part: memory stays flat."""

from collections import Counter
from collections.abc import Sequence

import polars
from polars import DataFrame, Expr, LazyFrame, col

from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.lab.simulation.playing import MATCHES, ROUNDS
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.sections import Mean, mean_of
from pioche.lab.simulation.words import Words

SERIES = ("count", "mean", "deviation")


class Evidence:
    """What was played of a study, and the words to tell it."""

    def __init__(self, results: Results, matches: int, words: Words) -> None:
        self.study = results.study
        self.game: Game = game_of(self.study.game)
        self.words = words
        self._results = results
        self._parts = parts = results.known(matches)
        self.count = sum(part.count for part in parts)
        self.matches: LazyFrame = results.table(MATCHES, parts) if parts else LazyFrame()
        self.rounds: LazyFrame = results.table(ROUNDS, parts) if parts else LazyFrame()

    def by_seat(self) -> LazyFrame:
        """A row a seat of a match, with its place in the order of play and the share of the win that is its own."""
        players = self.study.players
        seats = self.matches.with_columns(
            order=places(each_seat("order", players)),
            winners=col("ranks").list.count_matches(1),
            seat=polars.int_ranges(0, col("ranks").list.len()),
        )
        own = seats.explode("scores", "ranks", "order", "seat")
        return own.with_columns(won=polars.when(col("ranks") == 1).then(1 / col("winners")).otherwise(0.0))

    def rounds_by_seat(self) -> LazyFrame:
        """A row a seat of a round, with its place in the order of play; whoever has left the match has none."""
        order, points = (each_seat(name, self.study.players) for name in ("order", "points"))
        if any(kind.name == "eliminated" for kind in self.game.events):  # who is out neither decides nor pays
            order = [polars.when((own >= 0) | (lost != 0)).then(own) for own, lost in zip(order, points, strict=True)]
        rounds = self.rounds.with_columns(
            order=places(order),
            total=col("points").list.sum(),
            seats=polars.sum_horizontal(*(own.is_not_null() for own in order)),
        )
        return rounds.explode("points", "order").filter(col("order").is_not_null())

    def match_sums(self, value: Expr) -> dict[int, int]:
        """How often each sum of this over a match's rounds is there; part after part, for no match is in two."""
        found: Counter[int] = Counter()
        for part in self._parts:
            rounds = self._results.table(ROUNDS, [part])
            found.update(counts(rounds.group_by("match").agg(sum=value.sum()), col("sum")))
        return dict(sorted(found.items()))


def each_seat(name: str, players: int) -> list[Expr]:
    """A column of several numbers, one for each seat."""
    return [col(name).list.get(seat) for seat in range(players)]


def places(order: Sequence[Expr]) -> Expr:
    """The place of each seat by when it first decided; those that never did follow in the order of the table."""
    seats = range(len(order))
    first = polars.sum_horizontal(*((order[seat] == 0).cast(polars.Int32) * seat for seat in seats))
    after = [(seat - first) % len(order) for seat in seats]
    heard = polars.sum_horizontal(*((own >= 0).cast(polars.Int32) for own in order))
    found: list[Expr] = []
    for seat in seats:
        before = polars.sum_horizontal(
            *(((order[other] < 0) & (after[other] < after[seat])).cast(polars.Int32) for other in seats)
        )
        found.append(polars.when(order[seat] < 0).then(heard + before).otherwise(order[seat]))
    return polars.concat_list(found)


def taken(frame: LazyFrame) -> DataFrame:
    return frame.collect(engine="streaming")


def mean(frame: LazyFrame, value: Expr) -> Mean:
    return mean_of(taken(frame.select(*_series(value))).row(0))


def means(frame: LazyFrame, by: Expr, value: Expr) -> dict[int, Mean]:
    """One for each value of `by`, in their order."""
    found = taken(frame.group_by(by.alias("by")).agg(*_series(value)).sort("by"))
    return {key: mean_of(row) for key, *row in found.iter_rows() if key is not None}


def counts(frame: LazyFrame, value: Expr) -> dict[int, int]:
    """How often each value is there, in their order."""
    found = taken(frame.select(value.alias("value")).group_by("value").len().sort("value"))
    return {value: count for value, count in found.iter_rows() if value is not None}


def _series(value: Expr) -> list[Expr]:
    known = value.cast(polars.Float64)
    return [known.count().cast(polars.Int64).alias("count"), known.mean().alias("mean"), known.std().alias("deviation")]


def quantile(distribution: dict[int, int], share: float) -> int:
    """The smallest value that this share does not exceed."""
    left = share * sum(distribution.values())
    for value, count in distribution.items():
        left -= count
        if left <= 0:
            return value
    return max(distribution)
