"""Adriano: when to call, and what a failed call costs."""

from collections.abc import Callable, Mapping
from typing import Final

from polars import Expr, Int64, LazyFrame, col

from pioche.games.adriano.events import FAILED, SUCCEEDED, TIED
from pioche.games.adriano.settle import FAILURE
from pioche.lab.numbers import counted, percent
from pioche.lab.simulation import pictures
from pioche.lab.simulation.evidence import Evidence, mean, means
from pioche.lab.simulation.sections import Mean, Section, Table, percent_ends, signed_ends, with_ends
from pioche.lab.simulation.words import Words

STEP: Final = 3  # points of a hand that are told together
FEW: Final = 30  # calls of which nothing is said yet


def calls(evidence: Evidence) -> Section:
    """With what hand and after how many turns; how it ends and what it is worth."""
    words = evidence.words
    called = _called(evidence)
    share = mean(evidence.rounds, col("caller") >= 0)
    if share.mean == 0:
        return Section(words.message("lab-title-calls"), [words.message("lab-calls-none")])
    won = mean(called, col("verdict") == int(SUCCEEDED))
    said = [
        words.message(
            "lab-calls",
            share=percent_ends(share, words),
            turns=with_ends(mean(called, col("own_turns")), words, 1),
            hand=with_ends(mean(called, col("hand")), words, 1),
        ),
        words.message(
            "lab-calls-verdict",
            won=percent_ends(won, words),
            tied=percent_ends(mean(called, col("verdict") == int(TIED)), words),
            failed=percent_ends(mean(called, col("verdict") == int(FAILED)), words),
        ),
    ]
    gains, by_hand = _by(called, _step(col("hand")), "hand", _span, words)
    _, by_turn = _by(called, col("own_turns").ceil().cast(Int64), "own-turns", str, words)
    paying = _paying(gains)
    if paying:
        said.append(words.message("lab-calls-paying", low=paying[0], high=paying[-1] + STEP - 1))
    points = [(low + (STEP - 1) / 2, found) for low, found in gains.items()]
    axes = (words.message("lab-axis-hand"), words.message("lab-axis-gain"))
    drawn = [pictures.curve("calls", words.message("lab-plot-calls"), points, axes, words)] if points else []
    return Section(words.message("lab-title-calls"), said, words.message("lab-note-calls"), [by_hand, by_turn], drawn)


def _paying(gains: Mapping[int, Mean]) -> list[int]:
    """From the lowest hand that enough is known of: those that gained, up to the first that did not or is not known."""
    found: list[int] = []
    for low, gain in gains.items():
        if gain.low <= 0 or (found and low > found[-1] + STEP):
            break
        found.append(low)
    return found


def failures(evidence: Evidence) -> Section:
    """What a call that fails costs, beside one that does not."""
    words = evidence.words
    called = _called(evidence)
    named = {"succeeded": SUCCEEDED, "tied": TIED, "failed": FAILED}
    found: dict[str, Mean] = {}
    rows: list[list[str]] = []
    for name, verdict in named.items():
        one = called.filter(col("verdict") == int(verdict))
        found[name] = mean(one, col("gain"))
        if found[name].count:
            score, hand = mean(one, col("score")), mean(one, col("last_hand"))
            told = [with_ends(hand, words), with_ends(score, words), signed_ends(found[name], words)]
            rows.append([words.message(f"lab-verdict-{name}"), counted(found[name].count, words), *told])
    said = [words.message("lab-failures-none")]
    if found["failed"].count:
        failed = called.filter(col("verdict") == int(FAILED))
        extra = mean(failed, int(FAILURE) - col("last_hand"))  # AD-45: whatever penalties there are
        cost = mean(failed, -col("gain"))
        said = [words.message("lab-failures", extra=with_ends(extra, words), cost=with_ends(cost, words))]
        right = found["succeeded"]
        if right.count and right.mean > found["failed"].mean:
            needed = -found["failed"].mean / (right.mean - found["failed"].mean)
            said.append(words.message("lab-failures-needed", share=percent(needed, words, 0)))
    heads = ("call", "calls", "last-hand", "score", "gain")
    table = Table([words.message(f"lab-head-{head}") for head in heads], rows, "lrrrr")
    return Section(words.message("lab-title-failures"), said, words.message("lab-note-failures"), [table])


def _called(evidence: Evidence) -> LazyFrame:
    """A row a call, of the caller; a gain is against the mean of the others, more is better."""
    players = evidence.study.players
    caller = col("caller")
    score = col("points").list.get(caller)
    others = (col("points").list.sum() - score) / (players - 1)
    return evidence.rounds.filter(caller >= 0).select(
        "verdict",
        own_turns=col("turns") / players,
        hand=col("hands_at_call").list.get(caller),
        last_hand=col("hands").list.get(caller),
        score=score,
        gain=others - score,
    )


def _by(
    called: LazyFrame, by: Expr, head: str, name: Callable[[int], str], words: Words
) -> tuple[dict[int, Mean], Table]:
    """What calls gained, and how often they were right, where there were enough of them."""
    gains = {key: found for key, found in means(called, by, col("gain")).items() if found.count >= FEW}
    rights = means(called, by, col("verdict") == int(SUCCEEDED))
    rows = [
        [name(key), counted(found.count, words), percent_ends(rights[key], words), signed_ends(found, words)]
        for key, found in gains.items()
    ]
    heads = [words.message(f"lab-head-{one}") for one in (head, "calls", "right", "gain")]
    return gains, Table(heads, rows, "rrrr")


def _step(hand: Expr) -> Expr:
    return hand // STEP * STEP


def _span(low: int) -> str:
    return f"{low}-{low + STEP - 1}"
