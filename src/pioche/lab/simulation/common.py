"""What is asked of every game: who plays first, how long it takes, how it is won, and which rules come into play."""

from collections.abc import Sequence
from statistics import NormalDist

import polars
from polars import Expr, col

from pioche.intervals import Z95
from pioche.lab.numbers import decimal, listed, percent, rare
from pioche.lab.sheets import unit
from pioche.lab.simulation import pictures
from pioche.lab.simulation.clauses import clause_of, in_force, uncounted
from pioche.lab.simulation.evidence import Evidence, counts, each_seat, mean, means, quantile, taken
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.sections import Mean, Section, Table, percent_ends, signed_ends, with_ends
from pioche.lab.simulation.words import Words
from pioche.texts.rulebook import rulebook


def seats(evidence: Evidence) -> Section:
    """Whether it matters when one plays first."""
    words, players = evidence.words, evidence.study.players
    own = evidence.by_seat()
    won = means(own, col("order"), col("won"))
    ranks = means(own, col("order"), col("ranks"))
    gained = _gained(evidence)
    fair = 1 / players
    surely = [place for place, found in won.items() if not found.may_be(fair, of_many(players))]
    best, worst = (pick(won, key=lambda place: won[place].mean) for pick in (max, min))
    said = [words.message("lab-seats-fair", players=players, share=percent(fair, words))]
    if not surely:
        said.append(words.message("lab-seats-even"))
    for place in dict.fromkeys((best, worst)) if surely else ():
        key = "lab-seats-best" if place == best else "lab-seats-worst"
        said.append(
            words.message(key, place=words.message("lab-place", place=place + 1), share=percent_ends(won[place], words))
        )
    table = Table(
        [words.message(f"lab-head-{head}") for head in ("place", "won", "rank", "gain")],
        [
            [
                words.message("lab-place", place=place + 1),
                percent_ends(won[place], words),
                with_ends(ranks[place], words),
                signed_ends(gained[place], words) if place in gained else "",
            ]
            for place in won
        ],
        "lrrr",
    )
    picture = pictures.intervals(
        "seats",
        words.message("lab-plot-seats"),
        {words.message("lab-place", place=place + 1): _in_percent(found) for place, found in won.items()},
        words.message("lab-axis-won"),
        words,
        100 * fair,
    )
    note = words.message("lab-note-seats", unit=unit(words))
    return Section(words.message("lab-title-seats"), said, note, [table], [picture])


def _in_percent(share: Mean) -> pictures.Ends:
    low, high = share.share_ends()
    return 100 * low, 100 * share.mean, 100 * high


def of_many(looks: int) -> float:
    """How much wider an interval must be, so that of so many together one in twenty misses (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / looks) / Z95


def _gained(evidence: Evidence) -> dict[int, Mean]:
    """Points of a round against the mean of the others', by when one first decided in it; more is better."""
    sign = -1 if evidence.game.low_wins else 1
    others = (col("total") - col("points")) / (col("seats") - 1)
    return means(evidence.rounds_by_seat(), col("order"), sign * (col("points") - others))


def bots(evidence: Evidence) -> Section:
    """Who wins, where several kinds take part."""
    words, names = evidence.words, evidence.study.bots
    own = evidence.by_seat()
    won = means(own, col("seat"), col("won"))
    rows = [[str(seat), names[seat], percent_ends(found, words)] for seat, found in won.items()]
    table = Table([words.message(f"lab-head-{head}") for head in ("seat", "bot", "won")], rows, "rlr")
    fair = {name: names.count(name) / len(names) for name in names}
    shares = {name: mean(evidence.matches, _won(names, name)) for name in fair}
    said = [words.message("lab-bots")]
    for name in sorted(fair, key=lambda name: fair[name] - shares[name].mean):
        share, expected = percent_ends(shares[name], words), percent(fair[name], words)
        said.append(words.message("lab-bots-won", bot=name, share=share, fair=expected))
    return Section(words.message("lab-title-bots"), said, "", [table])


def _won(names: Sequence[str], name: str) -> Expr:
    """The share of a win that all seats of this bot have together."""
    ranks = each_seat("ranks", len(names))
    own = [(ranks[seat] == 1).cast(polars.Int32) for seat, its in enumerate(names) if its == name]
    return polars.sum_horizontal(*own) / col("ranks").list.count_matches(1)


def length(evidence: Evidence) -> Section:
    words = evidence.words
    decisions = counts(evidence.matches, col("decisions"))
    found = mean(evidence.matches, col("decisions"))
    said = [
        words.message(
            "lab-length",
            decisions=with_ends(found, words, 1),
            half=quantile(decisions, 0.5),
            low=quantile(decisions, 0.05),
            high=quantile(decisions, 0.95),
            longest=max(decisions),
        )
    ]
    if not evidence.game.one_round:
        said.append(_rounds(evidence))
    picture = pictures.histogram(
        "length", words.message("lab-plot-length"), decisions, words.message("lab-axis-decisions"), words
    )
    return Section(words.message("lab-title-length"), said, "", [], [picture])


def _rounds(evidence: Evidence) -> str:
    words = evidence.words
    rounds = counts(evidence.matches, col("rounds"))
    least, most = min(rounds), max(rounds)
    decisions = with_ends(mean(evidence.rounds, col("decisions")), words, 1)
    if least == most:
        return words.message("lab-length-rounds-always", rounds=least, decisions=decisions)
    each = with_ends(mean(evidence.matches, col("rounds")), words)
    return words.message("lab-length-rounds", rounds=each, least=least, most=most, decisions=decisions)


def scores(evidence: Evidence) -> Section:
    words, counted = evidence.words, unit(evidence.words)
    sign = -1 if evidence.game.low_wins else 1
    ordered = (sign * col("scores")).list.sort(descending=True)
    best = sign * ordered.list.get(0)
    margin = ordered.list.get(0) - ordered.list.get(1)
    tied = col("ranks").list.count_matches(1) > 1
    every = counts(evidence.matches.select("scores").explode("scores"), col("scores"))
    said = [
        words.message(
            "lab-scores",
            unit=counted,
            half=quantile(every, 0.5),
            low=quantile(every, 0.05),
            high=quantile(every, 0.95),
            best=with_ends(mean(evidence.matches, best), words),
            margin=with_ends(mean(evidence.matches, margin), words),
        ),
        words.message("lab-scores-tied", share=percent_ends(mean(evidence.matches, tied), words)),
    ]
    picture = pictures.histogram(
        "scores", words.message("lab-plot-scores"), every, words.message("lab-axis-score", unit=counted), words
    )
    return Section(words.message("lab-title-scores"), said, "", [], [picture])


def rules(evidence: Evidence) -> Section:
    """How often each thing that can happen does, with the clause that says so."""
    words, game = evidence.words, evidence.game
    names = [event_column(kind.name) for kind in game.events]
    sums = [col(name).sum().cast(polars.Float64).alias(f"sum {name}") for name in names]
    shares = [(col(name) > 0).mean().alias(f"share {name}") for name in names]
    found = taken(evidence.rounds.select(*sums, *shares)).row(0, named=True)
    rows: list[list[str]] = []
    never: list[str] = []
    off: list[str] = []
    for kind, name in zip(game.events, names, strict=True):
        clause, what = clause_of(game, kind.name), words.happening(game, kind)
        each = found[f"sum {name}"] / evidence.count
        named = _cited(what.removesuffix("."), clause)
        if not in_force(evidence.study, kind.name):
            off.append(named)
            continue
        if each == 0:
            never.append(named)
        rows.append([clause, what, _each(each, words), rare(found[f"share {name}"], words)])
    said = [words.message("lab-rules")]
    if never:
        said.append(words.message("lab-rules-never", what=listed(never, words)))
    if off:
        said.append(words.message("lab-rules-off", what=listed(off, words)))
    silent = uncounted(game, list(rulebook(game, words.lang).clauses))
    if silent:
        said.append(words.message("lab-rules-uncounted", count=len(silent), clauses=", ".join(silent)))
    heads = [words.message(f"lab-head-{head}") for head in ("clause", "event", "each", "rounds")]
    return Section(
        words.message("lab-title-rules"), said, words.message("lab-note-rules"), [Table(heads, rows, "llrr")]
    )


def _cited(what: str, clause: str) -> str:
    """With its clause, which some sentences name by themselves."""
    return what if any(one in what for one in clause.split(", ")) else f"{what} ({clause})"


def _each(value: float, words: Words) -> str:
    """Rare things are not rounded to nothing."""
    return decimal(value, words) if value >= 0.01 or value == 0 else decimal(value, words, 5)
