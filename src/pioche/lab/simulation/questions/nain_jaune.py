"""Nain Jaune: who takes the belles, how series stop, and who has to leave."""

from polars import col

from pioche.cards import card_of, label
from pioche.core.options import number_of
from pioche.games.nain_jaune.options import BELLES
from pioche.lab.numbers import counted, percent, rare
from pioche.lab.simulation import pictures
from pioche.lab.simulation.evidence import Evidence, counts, mean, means
from pioche.lab.simulation.sections import Mean, Section, Table, mean_in, percent_ends, with_ends


def belles(evidence: Evidence) -> Section:
    words, rounds = evidence.words, evidence.rounds
    heads = ["belle", "taken", "tokens", "by-winner", "by-first"]
    rows: list[list[str]] = []
    by_winner: list[Mean] = []
    untaken: dict[str, float] = {}
    for space, belle in enumerate(BELLES):
        taker, tokens = col("takers").list.get(space), col("taken").list.get(space)
        known = rounds.filter(taker >= 0)
        winner = mean(known, taker == col("winner"))
        first = mean(known, col("order").list.get(taker) == 0)
        taken = mean(rounds, taker >= 0)
        by_winner.append(winner)
        name = label(card_of(belle), words.lang)
        untaken[name] = 1 - taken.mean
        rows.append(
            [
                name,
                percent_ends(taken, words),
                with_ends(mean(known, tokens), words),
                percent_ends(winner, words),
                percent_ends(first, words),
            ]
        )
    all_of_them = sum(one.mean * one.count for one in by_winner) / max(1, sum(one.count for one in by_winner))
    most = max(untaken, key=lambda name: untaken[name])
    said = [
        words.message("lab-belles-winner", share=percent(all_of_them, words)),
        words.message("lab-belles-left", belle=most, share=percent(untaken[most], words)),
    ]
    table = Table([words.message(f"lab-head-{head}") for head in heads], rows, "lrrrr")
    return Section(words.message("lab-title-belles"), said, words.message("lab-note-belles"), [table])


def blocks(evidence: Evidence) -> Section:
    words, rounds = evidence.words, evidence.rounds
    blocked = col("blocked_by_talon") + col("blocked_by_laid") + col("blocked_by_holding")
    each, none = mean(rounds, blocked), mean(rounds, blocked == 0)
    talon, held = (
        percent(mean(rounds, col(name)).mean / each.mean if each.mean else 0.0, words)
        for name in ("blocked_by_talon", "blocked_by_holding")
    )
    after = counts(rounds.select("blocked_after").explode("blocked_after"), col("blocked_after"))
    total = max(1, sum(after.values()))
    why = "lab-blocks-held" if evidence.study.options["holding_back"] else "lab-blocks-talon"
    said = [
        words.message("lab-blocks", each=with_ends(each, words), none=percent_ends(none, words)),
        words.message(why, held=held, talon=talon),
    ]
    opening = after.pop(-1, 0)
    if opening:
        said.append(words.message("lab-blocks-opening", share=rare(opening / each.count, words)))
    shares = {_rank(rank, words.lang): count / total for rank, count in after.items()}
    drawn = [
        pictures.columns("blocks", words.message("lab-plot-blocks"), shares, words.message("lab-axis-rank"), words)
    ]
    return Section(words.message("lab-title-blocks"), said, words.message("lab-note-blocks"), [], drawn)


def _rank(rank: int, lang: str) -> str:
    """As a card's label begins."""
    return label(rank * 4, lang)[:-1]


def elimination(evidence: Evidence) -> Section:
    words = evidence.words
    out = evidence.match_sums(col("eliminated").list.len())
    any_out = mean_in({0: out.get(0, 0), 1: sum(often for count, often in out.items() if count > 0)})
    each = mean_in(out)
    short = mean(evidence.matches, col("rounds") < number_of(evidence.study.options, "rounds"))
    when = means(evidence.rounds, col("round"), col("eliminated").list.len() > 0)
    said = [
        words.message("lab-elimination", share=percent_ends(any_out, words), each=with_ends(each, words)),
        words.message("lab-elimination-last"),
        words.message("lab-elimination-short", share=percent_ends(short, words)),
    ]
    rows = [[str(round + 1), counted(found.count, words), percent_ends(found, words)] for round, found in when.items()]
    table = Table([words.message(f"lab-head-{head}") for head in ("round", "played", "eliminating")], rows, "rrr")
    return Section(words.message("lab-title-elimination"), said, "", [table])
