"""Programmes: how hard each programme is, which are out of line, and how rounds end."""

from collections.abc import Iterator, Sequence
from math import inf, isfinite, sqrt
from typing import Final

import polars
from polars import col

from pioche.core.options import number_of
from pioche.games.programmes.listing import TIERS, Programme, listing
from pioche.games.programmes.options import programmes as dealt
from pioche.games.programmes.wording import programme as described
from pioche.intervals import Z95
from pioche.lab.numbers import counted, decimal, percent
from pioche.lab.simulation import pictures
from pioche.lab.simulation.evidence import Evidence, mean, taken
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.sections import Mean, Section, Table, percent_ends, with_ends
from pioche.lab.simulation.study import Study
from pioche.lab.simulation.tiers import Difficulty, between_tiers, proposed, surely_astray
from pioche.lab.simulation.words import Words

ENDINGS: Final = ("empty", "revealed", "limit", "won")


def in_play(study: Study) -> list[Programme]:
    """Those that these options leave, suns apart."""
    programmes = listing(study.rules)
    numbers = dealt(study.rules, study.options, study.lab)
    return [programmes[number] for number in numbers if not programmes[number].is_sun]


def of_the_list(study: Study) -> list[Programme]:
    """All that there are."""
    return [programme for programme in listing(study.rules) if programme.tier in TIERS and programme.name[0] == "P"]


def difficulties(evidence: Evidence) -> list[Difficulty]:
    """The easiest first; nothing can be said yet of those that nobody has completed."""
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
            half = Z95 * sqrt(scatter) / row["done"] if scatter > 1e-9 else inf
            found.append(Difficulty(programmes[row["programme"]], row["spells"], row["done"], turns, half))
    return sorted(found, key=lambda one: one.turns)


def hardness(evidence: Evidence) -> Section:
    words = evidence.words
    ranked = difficulties(evidence)
    if not ranked:
        return Section(words.message("lab-title-hardness"), [words.message("lab-hardness-none")])
    easiest, hardest = ranked[0], ranked[-1]
    said = [
        words.message(
            "lab-hardness",
            easiest=described(easiest.programme, words.lang),
            least=turns_told(easiest, words),
            hardest=described(hardest.programme, words.lang),
            most=turns_told(hardest, words),
        ),
        *uncompleted(evidence, ranked),
    ]
    playing, every = in_play(evidence.study), of_the_list(evidence.study)
    whole = len(playing) == len(every)
    tiered = whole and len(ranked) >= len(TIERS)
    if not whole:
        said.append(words.message("lab-hardness-some", count=len(playing), all=len(every)))
    elif len(ranked) == len(every):
        said += _strays(ranked, words)
    heads = ["rank-of", "programme", "turns", "completed", "at-once", "listed", *(["measured"] if tiered else [])]
    tiers = proposed(ranked) if tiered else []
    measured = [[words.message(f"lab-tier-{tier}")] for tier in tiers] or [[] for _ in ranked]
    rows = [
        [
            str(place + 1),
            described(one.programme, words.lang),
            turns_told(one, words),
            counted(one.completed, words),
            percent(one.at_once, words),
            words.message(f"lab-tier-{one.programme.tier}"),
            *tier,
        ]
        for place, (one, tier) in enumerate(zip(ranked, measured, strict=True))
    ]
    table = Table([words.message(f"lab-head-{head}") for head in heads], rows, "rlrrrll"[: len(heads)])
    numbers = {one.programme.name: (one.turns, one.half if isfinite(one.half) else 0.0) for one in ranked}
    axis = words.message("lab-axis-turns")
    drawn = pictures.ranked(
        "hardness", words.message("lab-plot-hardness"), numbers, axis, words, between_tiers(ranked, tiers)
    )
    note = words.message("lab-note-hardness")
    if tiered:
        note = f"{note} {words.message('lab-note-tiers')}"
    return Section(words.message("lab-title-hardness"), said, note, [table], [drawn])


def uncompleted(evidence: Evidence, ranked: Sequence[Difficulty]) -> Iterator[str]:
    """A sentence that names those in play of which nothing can be said yet."""
    known = {one.programme.name for one in ranked}
    names = [one.name for one in in_play(evidence.study) if one.name not in known]
    if names:
        yield evidence.words.message("lab-hardness-unknown", count=len(names), names=", ".join(names))


def _strays(ranked: Sequence[Difficulty], words: Words) -> Iterator[str]:
    strays = surely_astray(ranked)
    yield words.message("lab-hardness-strays", count=len(strays), all=len(ranked))
    for one, tier in strays:
        yield words.message(
            "lab-hardness-stray",
            programme=described(one.programme, words.lang),
            turns=turns_told(one, words),
            listed=words.message(f"lab-tier-{one.programme.tier}"),
            measured=words.message(f"lab-tier-{tier}"),
        )


def turns_told(one: Difficulty, words: Words) -> str:
    """Alone where every round was alike: how far others may be is not known then."""
    if not isfinite(one.half):
        return decimal(one.turns, words)
    return with_ends(Mean(one.turns, one.half, one.spells), words)


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
