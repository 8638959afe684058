"""Janus: how games end, and how much of them is waiting."""

from typing import Final

from polars import col

from pioche.games.janus.events import CONCLUDED, EXHAUSTED, STALLED
from pioche.lab.numbers import percent
from pioche.lab.simulation import pictures
from pioche.lab.simulation.evidence import Evidence, counts, mean
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.sections import Section, Table, percent_ends, with_ends

ENDINGS: Final = {"exhausted": EXHAUSTED, "concluded": CONCLUDED, "stalled": STALLED}


def endings(evidence: Evidence) -> Section:
    words, rounds = evidence.words, evidence.rounds
    said: list[str] = []
    rows: list[list[str]] = []
    for name, ending in ENDINGS.items():
        share = mean(rounds, col("ended") == int(ending))
        said.append(words.message(f"lab-ending-{name}", share=percent_ends(share, words)))
        one = rounds.filter(col("ended") == int(ending))
        if share.mean > 0:
            told = [
                with_ends(mean(one, col("decisions")), words, 1),
                with_ends(mean(one, col(event_column("laid"))), words),
                with_ends(mean(one, col("stock")), words, 1),
            ]
            rows.append([words.message(f"lab-ended-{name}"), percent(share.mean, words), *told])
    laying = rounds.filter(col(event_column("laid")) > 0)
    waiting = mean(laying, (col("decisions") - col("last_trio")) / col("decisions"))
    if waiting.count:
        said.append(words.message("lab-endings-waiting", share=percent_ends(waiting, words)))
    proposals = mean(rounds, col(event_column("proposed")))
    said.append(words.message("lab-endings-proposals", each=with_ends(proposals, words)))
    heads = ("ending", "games", "decisions", "trios", "stock")
    table = Table([words.message(f"lab-head-{head}") for head in heads], rows, "lrrrr")
    trios = counts(rounds, col(event_column("laid")))
    drawn = [
        pictures.histogram("trios", words.message("lab-plot-trios"), trios, words.message("lab-axis-trios"), words)
    ]
    return Section(words.message("lab-title-endings"), said, "", [table], drawn)
