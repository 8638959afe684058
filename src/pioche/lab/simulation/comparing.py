"""The same deals under two values of an option: what changes, match by match, and how sure that is."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

import polars
from msgspec import Struct
from polars import DataFrame, col

from pioche.core.game import Game
from pioche.core.options import parse_options, written
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab.numbers import decimal, percent
from pioche.lab.sheets import unit
from pioche.lab.simulation import pictures
from pioche.lab.simulation.clauses import clause_of
from pioche.lab.simulation.evidence import each_seat, places
from pioche.lab.simulation.playing import MATCHES, ROUNDS, event_column
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.sections import Mean, Section, Table, digits_of, mean_from, signed_ends
from pioche.lab.simulation.study import Part
from pioche.lab.simulation.words import Words

COMMON: Final = ("decisions", "rounds", "first", "best", "margin", "tied")
SHARES: Final = ("first", "tied")
DEALING: Final = {
    "nain_jaune": ("talon",),
    "programmes": ("difficulty",),
}  # options that say what is dealt, or from what


class Choice(Struct, frozen=True):
    """One value of what is compared, which is an option or a parameter of reduced games."""

    name: str
    value: object
    reduced: bool

    @property
    def text(self) -> str:
        assert self.value is None or isinstance(self.value, str | int | bool)
        return f"{self.name}={written(self.value)}"


def choices_of(game: Game, text: str) -> list[Choice]:
    """`talon=safe,blind`: two values or more of one option; the first is what the others are held against."""
    name, equals, values = text.partition("=")
    known = {option.name: option for option in (*game.options, *game.lab)}
    given = [value.strip() for value in values.split(",")]
    refusal = Refusal("argument", None, "lab-compare", words={"given": text, "known": ", ".join(known)})
    if name.strip() not in known or not equals or len(given) < 2:
        raise refusal
    option = known[name.strip()]
    read = [parse_options([option], f"{option.name}={value}")[option.name] for value in given]
    if len(set(read)) < len(read):
        raise refusal
    return [Choice(option.name, value, option in game.lab) for value in read]


class Difference(Struct, frozen=True):
    """A measure under one value, and how much more it is under another, match by match on the same deals."""

    base: float
    more: Mean

    @property
    def same(self) -> bool:
        """In every match."""
        return self.more.mean == self.more.half == 0


def differences(base: Results, other: Results, matches: int) -> dict[str, Difference]:
    """Part after part, so that memory stays flat; matches that only one of them has are left out."""
    names: list[str] = []
    count = 0
    bases: dict[str, float] = {}
    sums: dict[str, float] = {}
    squares: dict[str, float] = {}
    theirs = other.known(matches)
    for part in base.known(matches):
        pairs = _measured(base, [part]).join(_measured(other, _meeting(part, theirs)), on="match", suffix=" other")
        names = [name for name in pairs.columns if f"{name} other" in pairs.columns]
        more = pairs.select(*((col(f"{name} other") - col(name)).alias(name) for name in names))
        count += len(pairs)
        for name in names:
            bases[name] = bases.get(name, 0.0) + _sum(pairs[name])
            sums[name] = sums.get(name, 0.0) + _sum(more[name])
            squares[name] = squares.get(name, 0.0) + _sum(more[name] * more[name])
    return {name: _difference(count, bases[name], sums[name], squares[name]) for name in names if count > 0}


def _difference(count: int, base: float, total: float, squares: float) -> Difference:
    deviation = sqrt(max(0.0, squares - total * total / count) / (count - 1)) if count > 1 else 0.0
    return Difference(base / count, mean_from(count, total / count, deviation))


def _sum(column: polars.Series) -> float:
    return float(column.cast(polars.Float64).sum())


def _meeting(part: Part, others: Sequence[Part]) -> list[Part]:
    """Those that have matches of this part."""
    return [one for one in others if one.first < part.first + part.count and part.first < one.first + one.count]


def _measured(results: Results, parts: list[Part]) -> DataFrame:
    """A row a match: what is asked of all games, and how often everything happened."""
    game = game_of(results.study.game)
    events = [event_column(kind.name) for kind in game.events]
    if not parts:
        return DataFrame(schema={"match": polars.Int64(), **dict.fromkeys((*COMMON, *events), polars.Float64())})
    sign = -1 if game.low_wins else 1
    ordered = (sign * col("scores")).list.sort(descending=True)
    winners = col("ranks").list.count_matches(1)
    first = col("ranks").list.get(places(each_seat("order", results.study.players)).list.arg_min())
    measures = results.table(MATCHES, parts).select(
        "match",
        "decisions",
        "rounds",
        first=polars.when(first == 1).then(1 / winners).otherwise(0.0),
        best=sign * ordered.list.get(0),
        margin=ordered.list.get(0) - ordered.list.get(1),
        tied=(winners > 1).cast(polars.Int32),
    )
    happened = results.table(ROUNDS, parts).group_by("match").agg(*(col(name).sum() for name in events))
    joined = measures.join(happened, on="match").sort("match")
    return joined.with_columns(polars.exclude("match").cast(polars.Float64)).collect()


def compared(
    base: Choice, other: Choice, found: dict[str, Difference], words: Words, *, played: tuple[int, int] = (0, 0)
) -> Section:
    """`played` under each of the two, which is told where no match was played under both."""
    game = words.game
    assert game is not None
    title = words.message("lab-title-compare", base=base.text, other=other.text)
    if not found:
        none = words.message("lab-compare-none", one=played[0], base=base.text, more=played[1], other=other.text)
        return Section(title, [none if any(played) else words.message("lab-nothing")])
    shown = [name for name in COMMON if name != "rounds" or not game.one_round]
    same = not base.reduced and base.name not in DEALING.get(game.slug, ())
    said = [
        words.message(
            "lab-compare" if same else "lab-compare-dealt",
            base=base.text,
            other=other.text,
            count=found["decisions"].more.count,
        )
    ]
    rows: list[list[str]] = []
    for name in shown:
        named = words.message(f"lab-measure-{name}", unit=unit(words))
        said.append(_said(name, named, found[name], words))
        rows.append(["", named, *(_row_of_shares if name in SHARES else _row)(found[name], words)])
    for kind in game.events:
        one = found[event_column(kind.name)]
        if one.base or one.more.mean:
            rows.append([clause_of(game, kind.name), words.happening(game, kind), *_row(one, words)])
    heads = ["clause", "measure"]
    table = Table(
        [*(words.message(f"lab-head-{head}") for head in heads), base.text, other.text, words.message("lab-head-more")],
        rows,
        "llrrr",
    )
    relative = {
        words.message(f"lab-measure-{name}", unit=unit(words)): _relative(found[name])
        for name in shown
        if abs(found[name].base) > 1e-9
    }
    plot, axis = words.message("lab-plot-compare"), words.message("lab-axis-more")
    drawn = pictures.intervals("compare-" + other.text.replace("=", "-"), plot, relative, axis, words)
    return Section(title, said, words.message("lab-note-compare"), [table], [drawn])


def _said(name: str, named: str, one: Difference, words: Words) -> str:
    if one.same:
        return words.message("lab-compare-same", measure=named)
    sure = one.more.low > 0 or one.more.high < 0
    key = "lab-compare-more" if one.more.mean > 0 else "lab-compare-less"
    more = signed_ends(one.more, words)
    if name in SHARES:
        more = words.message("lab-percentage-points", more=signed_ends(_points(one.more), words, 1))
    return words.message(key if sure else "lab-compare-unsure", measure=named, more=more)


def _points(more: Mean) -> Mean:
    """A difference of shares, in percentage points."""
    return Mean(100 * more.mean, 100 * more.half, more.count)


def _row(one: Difference, words: Words) -> Iterator[str]:
    digits = digits_of(one.more.half, 2)
    yield decimal(one.base, words, digits)
    yield decimal(one.base + one.more.mean, words, digits)
    yield words.message("lab-same") if one.same else signed_ends(one.more, words)


def _row_of_shares(one: Difference, words: Words) -> Iterator[str]:
    points = _points(one.more)
    digits = digits_of(points.half, 1)
    yield percent(one.base, words, digits)
    yield percent(one.base + one.more.mean, words, digits)
    more = words.message("lab-percentage-points-short", more=signed_ends(points, words, 1))
    yield words.message("lab-same") if one.same else more


def _relative(one: Difference) -> pictures.Ends:
    """In per cent of what it was."""
    return pictures.ends(one.more, 100 / abs(one.base))
