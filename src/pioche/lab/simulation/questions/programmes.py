"""Programmes: how hard each programme is, which are out of line, and how rounds end."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

import polars
from msgspec import Struct
from polars import col

from pioche.core.options import number_of
from pioche.games.programmes.listing import TIERS, Programme, listing
from pioche.games.programmes.wording import programme as described
from pioche.intervals import Z95
from pioche.lab.numbers import decimal, percent
from pioche.lab.simulation import pictures
from pioche.lab.simulation.evidence import Evidence, mean, taken
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.sections import Section, Table, percent_ends, with_ends
from pioche.lab.simulation.words import Words

LEAST: Final = 12  # programmes of a tier: with six players its pile must not run out at once
ENDINGS: Final = ("empty", "revealed", "limit", "won")


class Difficulty(Struct, frozen=True):
    """What it takes to complete a programme: the turns spent on it, in all rounds, for each time it was completed."""

    programme: Programme
    spells: int  # a spell is a round in which a seat works at it
    completed: int
    turns: float
    half: float  # of its 95 % interval, a spell being one observation

    @property
    def at_once(self) -> float:
        """How often a spell completes it."""
        return self.completed / self.spells


def difficulties(evidence: Evidence) -> list[Difficulty]:
    """The easiest first; those that nobody has completed yet are left out."""
    programmes = listing(evidence.study.rules)
    done = col("revealed") > 0
    sums = (
        evidence.rounds.select("programme", "turns", "revealed")
        .explode("programme", "turns", "revealed")
        .filter(col("programme") >= 0)
        .with_columns(done=done.cast(polars.Int64), spent=polars.when(done).then("revealed").otherwise("turns"))
        .with_columns(col("spent").cast(polars.Float64))
        .group_by("programme")
        .agg(
            spells=polars.len(),
            done=col("done").sum(),
            spent=col("spent").sum(),
            squares=(col("spent") * col("spent")).sum(),
            both=(col("spent") * col("done")).sum(),
        )
    )
    found: list[Difficulty] = []
    for row in taken(sums.sort("programme")).iter_rows(named=True):
        if row["done"] > 0:
            turns = row["spent"] / row["done"]
            scatter = row["squares"] - 2 * turns * row["both"] + turns * turns * row["done"]  # the delta method
            half = Z95 * sqrt(max(0.0, scatter)) / row["done"]
            found.append(Difficulty(programmes[row["programme"]], row["spells"], row["done"], turns, half))
    return sorted(found, key=lambda one: one.turns)


def proposed(ranked: Sequence[Difficulty], least: int = LEAST) -> list[str]:
    """A tier for each, the easiest first: cut where the tiers are most alike within, in the logarithm of turns."""
    turns = [log(one.turns) for one in ranked]
    size = min(least, len(turns) // len(TIERS))
    cuts = [
        (first, second)
        for first in range(size, len(turns) - 2 * size + 1)
        for second in range(first + size, len(turns) - size + 1)
    ]
    first, second = min(cuts, key=lambda cut: _scatter(turns, *cut))
    return [TIERS[0] if i < first else TIERS[1] if i < second else TIERS[2] for i in range(len(turns))]


def _scatter(turns: Sequence[float], first: int, second: int) -> float:
    return sum(_apart(tier) for tier in (turns[:first], turns[first:second], turns[second:]))


def _apart(numbers: Sequence[float]) -> float:
    """How far they are from their mean, squared and summed."""
    if not numbers:
        return 0.0
    middle = sum(numbers) / len(numbers)
    return sum((number - middle) ** 2 for number in numbers)


def surely_astray(ranked: Sequence[Difficulty], tiers: Sequence[str]) -> list[tuple[Difficulty, str]]:
    """Those that the list has in another tier, where no part of their interval lies in that one."""
    edges = [
        sqrt(ranked[i].turns * ranked[i + 1].turns) for i in range(len(tiers) - 1) if tiers[i] != tiers[i + 1]
    ]  # between tiers
    found: list[tuple[Difficulty, str]] = []
    for one, tier in zip(ranked, tiers, strict=True):
        listed, measured = TIERS.index(one.programme.tier), TIERS.index(tier)
        if (measured > listed and one.turns - one.half > edges[listed]) or (
            measured < listed and one.turns + one.half < edges[listed - 1]
        ):
            found.append((one, tier))
    return found


def hardness(evidence: Evidence) -> Section:
    words = evidence.words
    ranked = difficulties(evidence)
    if not ranked:
        return Section(words.message("lab-title-hardness"), [words.message("lab-hardness-none")])
    tiers = proposed(ranked)
    strays = surely_astray(ranked, tiers)
    easiest, hardest = ranked[0], ranked[-1]
    said = [
        words.message(
            "lab-hardness",
            easiest=described(easiest.programme, words.lang),
            least=_turns(easiest, words),
            hardest=described(hardest.programme, words.lang),
            most=_turns(hardest, words),
        ),
        words.message("lab-hardness-strays", count=len(strays), all=len(ranked)),
    ]
    for one, tier in strays:
        said.append(
            words.message(
                "lab-hardness-stray",
                programme=described(one.programme, words.lang),
                turns=_turns(one, words),
                listed=words.message(f"lab-tier-{one.programme.tier}"),
                measured=words.message(f"lab-tier-{tier}"),
            )
        )
    rows = [
        [
            str(place + 1),
            described(one.programme, words.lang),
            _turns(one, words),
            str(one.completed),
            percent(one.at_once, words),
            words.message(f"lab-tier-{one.programme.tier}"),
            words.message(f"lab-tier-{tier}"),
        ]
        for place, (one, tier) in enumerate(zip(ranked, tiers, strict=True))
    ]
    heads = ("rank-of", "programme", "turns", "completed", "at-once", "listed", "measured")
    table = Table([words.message(f"lab-head-{head}") for head in heads], rows, "rlrrrll")
    numbers = {one.programme.name: (one.turns, one.half) for one in ranked}
    axis = words.message("lab-axis-turns")
    drawn = pictures.ranked("hardness", words.message("lab-plot-hardness"), numbers, axis, words)
    return Section(words.message("lab-title-hardness"), said, words.message("lab-note-hardness"), [table], [drawn])


def _turns(one: Difficulty, words: Words) -> str:
    ends = f"[{decimal(one.turns - one.half, words)} ; {decimal(one.turns + one.half, words)}]"
    return f"{decimal(one.turns, words)} {ends}"


def endings(evidence: Evidence) -> Section:
    words, rounds = evidence.words, evidence.rounds
    shares = {name: mean(rounds, col("ended") == number) for number, name in enumerate(ENDINGS)}
    completed = mean(rounds, col(event_column("revealed")))
    rows = [[words.message(f"lab-round-{name}"), percent_ends(share, words)] for name, share in shares.items()]
    said = [
        words.message("lab-rounds-completed", each=with_ends(completed, words)),
        words.message("lab-rounds-limit", share=percent_ends(shares["limit"], words)),
    ]
    unwon = mean(evidence.matches, col("scores").list.max() < number_of(evidence.study.options, "goal"))
    said.append(words.message("lab-matches-unwon", share=percent_ends(unwon, words)))
    table = Table([words.message(f"lab-head-{head}") for head in ("ending", "rounds-share")], rows, "lr")
    return Section(words.message("lab-title-round-endings"), said, "", [table])
