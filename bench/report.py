"""Decisions a second in Markdown, with the goals they are held against, and tables for all that is measured."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bench.timing import Timed

NAME: Final = "core"  # of what is kept


class Result(NamedTuple):
    build: str  # compiled or interpreted
    field: str  # ours, openspiel or rl_card
    job: str
    name: str
    values: list[float]  # decisions and matches a second, or one number


class Speeds(Timed, frozen=True):
    """What `python -m bench` has measured."""

    results: list[Result]


class Goal(NamedTuple):
    slug: str
    job: str
    times: float  # how many times as fast
    peer: str  # a game of OpenSpiel


GOALS = (
    Goal("nain_jaune", "native", 4, "hearts"),
    Goal("programmes", "native", 30, "gin_rummy"),
    Goal("adriano", "native", 2, "crazy_eights"),
    Goal("janus", "native", 2, "crazy_eights"),
    Goal("nain_jaune", "stepped", 5, "hearts"),
    Goal("programmes", "stepped", 5, "hearts"),
    Goal("adriano", "stepped", 5, "hearts"),
    Goal("janus", "stepped", 5, "hearts"),
)
COPY_GOAL = 300.0  # nanoseconds
FAST_GOAL = 300_000.0  # decisions a second, of rollouts by the level `fast`

HOW = {"native": "in the core", "stepped": "stepped from Python"}
FIELDS = {"ours": "Pioche", "openspiel": "OpenSpiel", "rl_card": "RLCard"}


class Results:
    def __init__(self, results: Iterable[Result]) -> None:
        self.by_key = {(r.build, r.field, r.job, r.name): r.values for r in results}

    def get(self, build: str, field: str, job: str, name: str) -> list[float]:
        return self.by_key[(build, field, job, name)]

    def slugs(self) -> list[str]:
        return [
            name for build, field, job, name in self.by_key if (build, field, job) == ("compiled", "ours", "native")
        ]


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def titled(heading: str, rows: Sequence[str]) -> Iterator[str]:
    """A table of rows that are Markdown already; nothing where there are none."""
    if rows:
        yield f"\n{heading}\n|{' --- |' * (heading.count('|') - 1)}"
        yield from rows


def number(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def speeds(results: Results) -> str:
    rows = []
    for (build, field, job, name), values in results.by_key.items():
        if job in HOW:
            how = "C++" if (field, job) == ("openspiel", "native") else HOW[job]
            core = f", {build}" if field == "ours" else ""
            forced = results.get("compiled", field, "forced", name)[0]
            rows.append([f"{FIELDS[field]} {name}{core}", how, number(values[0]), number(values[1]), f"{forced:.0%}"])
    return table(["game", "played", "decisions/s", "matches/s", "one legal move"], rows)


def costs(results: Results) -> str:
    rows = []
    for slug in results.slugs():
        off = results.get("compiled", "ours", "native", slug)[0]
        on = results.get("compiled", "ours", "listening", slug)[0]
        copy = results.get("compiled", "ours", "copy", slug)[0]
        redeal = results.get("compiled", "ours", "redeal", slug)[0]
        rows.append([slug, f"{copy:.0f}", f"{redeal:,.0f}", number(off), number(on)])
    head = ["game, compiled", "copy_from ns", "redeal ns", "decisions/s, nobody listens", "with a journal"]
    return table(head, rows)


def goals(results: Results) -> tuple[str, bool]:
    rows: list[list[str]] = []
    reached = True
    for goal in GOALS:
        if goal.slug in results.slugs():
            ours = results.get("compiled", "ours", goal.job, goal.slug)[0]
            theirs = results.get("compiled", "openspiel", goal.job, goal.peer)[0]
            ratio = ours / theirs
            passed = ratio >= goal.times
            reached &= passed
            what = f"{goal.slug} {HOW[goal.job]} ≥ {goal.times:g} × OpenSpiel {goal.peer}"
            rows.append([what, f"{ratio:.1f} ×", "pass" if passed else "FAIL"])
    for slug in results.slugs():
        copy = results.get("compiled", "ours", "copy", slug)[0]
        passed = copy < COPY_GOAL
        reached &= passed
        rows.append([f"{slug} copy_from < {COPY_GOAL:.0f} ns", f"{copy:.0f} ns", "pass" if passed else "FAIL"])
    for (_, _, job, slug), values in results.by_key.items():
        if job == "fast":
            passed = values[0] >= FAST_GOAL
            reached &= passed
            what = f"{slug} rollouts by `fast` ≥ {number(FAST_GOAL)} decisions/s"
            rows.append([what, number(values[0]), "pass" if passed else "FAIL"])
    return table(["goal", "measured", ""], rows), reached


def report(measured: Speeds) -> tuple[str, bool]:
    """The tables, and whether every goal is reached."""
    results = Results(measured.results)
    goal_table, reached = goals(results)
    about = (
        "Random play of whole matches, four players in ours; deals are timed on all sides. A decision in the core is\n"
        "made by the compiled rules themselves, in OpenSpiel by its C++; stepped from Python is asking for the legal\n"
        f"moves and making one. Best of {measured.rounds} rounds. {measured.machine}."
    )
    parts = [about, goal_table, speeds(results), costs(results)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", reached
