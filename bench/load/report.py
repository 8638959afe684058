"""The measurements as a page of Markdown, with the goals they are held against."""

import os
import platform
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bench.load.boardgame import FlatFile
from bench.load.contender import SEATS
from bench.load.measuring import ALL, LONG_TABLES, Bots, Figures, Result, Tenths, pace
from bench.load.ours import Pioche
from bench.report import table

REQUIRED: Final = 1000  # tables at one move a second each
P99: Final = 50.0  # milliseconds
TIMES: Final = 5.0  # as many moves a second and core as boardgame.io with its FlatFile storage
A_SEAT: Final = 60.0  # kB
GROWTH: Final = 1.2  # beyond what two runs of the same differ by

Goal = tuple[str, str, bool]


class Measured(Struct):
    results: list[Result]
    long: list[Tenths]
    bots: list[Bots]
    broken: list[str]  # those that did not hold out

    def of(self, server: str, game: str) -> dict[int, Result]:
        return {found.tables: found for found in self.results if (found.server, found.game) == (server, game)}


def ms(value: float) -> str:
    return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def label(found: Result) -> str:
    return f"{found.server}, {found.game}, {found.tables:,} tables"


def cores(found: Figures) -> str:
    return f"{found.cpu * found.rate / 1e6:.2f}"


def steady(measured: Measured) -> str:
    rows = []
    for found in measured.results:
        run = found.steady
        waits = [ms(wait) for wait in (run.p50, run.p99, run.p999)]
        asked = f"{pace(found.tables) * found.tables:,.0f}"
        rows.append([label(found), asked, *waits, f"{run.cpu:,.0f}", cores(run), f"{run.missed:,}"])
    head = ["at a steady pace", "moves/s due", "p50 ms", "p99 ms", "p99.9 ms", "server µs/move", "cores", "not made"]
    return table(head, rows)


def at_once(measured: Measured) -> str:
    rows = []
    for found in measured.results:
        run = found.at_once
        speed = [f"{run.rate:,.0f}", f"{run.cpu:,.0f}", f"{1e6 / run.cpu:,.0f}", f"{run.client:,.0f}"]
        rows.append([label(found), *speed, ms(run.p50), ms(run.p99), f"{run.missed:,}"])
    head = ["as fast as can be", "moves/s", "server µs/move", "moves/s a core", "clients µs/move", "p50 ms", "p99 ms"]
    return table([*head, "not made"], rows)


def memory(measured: Measured) -> str:
    rows = []
    for found in measured.results:
        more = (found.rss - found.empty) / found.tables
        each = [f"{size / 1e3:,.1f}" for size in (more, more / SEATS, found.rss / found.tables / SEATS)]
        rows.append([label(found), f"{found.empty / 1e6:,.0f}", f"{found.rss / 1e6:,.0f}", *each])
    return table(["memory", "empty MB", "full MB", "kB a table", "kB a seat", "kB a seat, all told"], rows)


def lengths(measured: Measured) -> str:
    rows = [
        [f"{long.server}, {long.game}, {long.moves:,} moves", *(f"{cpu:,.0f}" for cpu in long.cpu)]
        for long in measured.long
    ]
    tenths = [str(number + 1) for number in range(len(measured.long[0].cpu))]
    return table([f"server µs/move by tenths of a match, {LONG_TABLES} tables", *tenths], rows)


def beside_bots(measured: Measured) -> str:
    rows = []
    for found in measured.bots:
        for name, run in (("without", found.without), ("with four bots that think all the time", found.beside)):
            waits = [ms(wait) for wait in (run.p50, run.p99, run.p999)]
            rows.append([f"{found.tables:,} tables, {name}", *waits])
    return table(["beside bots", "p50 ms", "p99 ms", "p99.9 ms"], rows)


def goals(measured: Measured) -> Iterator[Goal]:
    for game in ("pli", "nain_jaune"):
        found = measured.of(Pioche.name, game).get(REQUIRED)
        if found is not None:
            run = found.steady
            text = f"{REQUIRED:,} tables of {game} at one move a second: p99 < {P99:.0f} ms"
            yield text, f"{ms(run.p99)} ms", run.p99 < P99 and not run.missed
            each = found.rss / found.tables / SEATS / 1e3
            yield f"{game}: memory of the server < {A_SEAT:.0f} kB a seat", f"{each:.1f} kB", each < A_SEAT
    ours = measured.of(Pioche.name, "pli")
    for tables, theirs in measured.of(FlatFile.name, "pli").items():
        if tables in ours:
            ratio = theirs.at_once.cpu / ours[tables].at_once.cpu
            yield f"{tables:,} tables: ≥ {TIMES:g} × boardgame.io FlatFile a core", f"{ratio:.1f} ×", ratio >= TIMES
    if len(ours) > 1:
        few, many = min(ours), max(ours)
        growth = ours[many].at_once.cpu / ours[few].at_once.cpu
        yield f"a move costs no more with {many:,} tables than with {few:,}", f"{growth:.2f} ×", growth < GROWTH
    for long in measured.long:
        growth = long.cpu[-1] / long.cpu[0]
        yield f"{long.game}: a move costs no more in the last tenth of a match", f"{growth:.2f} ×", growth < GROWTH
    for bots in measured.bots:
        text = f"{bots.tables:,} tables beside thinking bots: p99 < {P99:.0f} ms"
        shown = f"{ms(bots.without.p99)} → {ms(bots.beside.p99)} ms"
        yield text, shown, bots.beside.p99 < P99 and not bots.beside.missed


def report(measured: Measured) -> tuple[str, bool]:
    """The page, and whether every goal is reached."""
    held = list(goals(measured))
    rows = [[text, shown, "pass" if passed else "FAIL"] for text, shown, passed in held]
    about = (
        "Tables of four seats, each with a client of its own; server and clients share two cores of one machine.\n"
        "A wait is from the moment a move was due until the last of the four screens shows it.\n"
        f"At a steady pace every table moves once a second, or all together {ALL:,.0f} times; as fast as can be, "
        "a table moves as soon as all its screens show the last move.\n"
        "Ours answers once a move is on disk; boardgame.io's FlatFile writes without syncing, after it has answered."
    )
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}."
    parts = ["# Load", f"{about}\n{machine}", steady(measured), at_once(measured), memory(measured)]
    parts += [lengths(measured)] if measured.long else []
    parts += [beside_bots(measured)] if measured.bots else []
    parts += ["\n".join(["Did not hold out:", *(f"- {text}" for text in measured.broken)])] if measured.broken else []
    parts += [table(["goal", "measured", ""], rows)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n", all(passed for _, _, passed in held)
