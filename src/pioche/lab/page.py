"""The results of an arena as one page that needs nothing else: words, tables and pictures in a single file."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from pioche.core.options import written
from pioche.core.registry import game_of
from pioche.lab import plots
from pioche.lab.edges import Edge, edge
from pioche.lab.sheets import Report, Sheet, interval, signed, verdict
from pioche.lab.standings import Meeting
from pioche.texts import Speech

CSS: Final = """
:root { color-scheme: light dark; --paper: light-dark(#fbf6ec, #1b2420); --ink: light-dark(#23302a, #f0e9da);
  --soft: light-dark(#55605a, #b9c0b6); --line: light-dark(#d5c8ae, #41504a);
  --better: light-dark(#cfe6da, #1f5140); --worse: light-dark(#f4d4cb, #5e2f26); }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, 'DejaVu Sans', sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p { max-width: 46rem; } .note { color: var(--soft); }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
.r { text-align: right; } .better { background: var(--better); } .worse { background: var(--worse); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; } code { overflow-wrap: anywhere; }
"""


def write_page(path: Path, report: Report, command: str, words: Speech) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text("\n".join(_page(report, command, words)) + "\n", encoding="utf-8")
    unfinished.replace(path)


def _page(report: Report, command: str, words: Speech) -> Iterator[str]:
    title = words.message("arena-title", game=words.message("title"), players=report.plan.players)
    yield f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>"
    yield from _facts(report, command, words)
    for warning in report.warnings(words):
        yield f"<p><strong>{escape(warning)}</strong></p>"
    for sheet in report.sheets(words):
        yield from _section(sheet.name, _note(sheet.name, report, words), words)
        yield from _table(sheet, words)
        for picture in _pictures(sheet.name, report, words):
            yield f'<div class="wide">{picture}</div>'
        if sheet.name == "edges":
            yield from _matrix(report, words)
            yield from _seats(report, words)
    yield "</body>\n</html>"


def _met(report: Report) -> list[Meeting]:
    """Those that have an edge to show."""
    return [meeting for meeting in report.contest.meetings if meeting.edge is not None]


def _pictures(name: str, report: Report, words: Speech) -> list[str]:
    if name == "edges" and _met(report):
        return [plots.edges(_met(report), words), plots.courses(_met(report), words)]
    if name == "ratings":
        return [plots.rated(report.ratings, words)]
    return [plots.times(report.rows, report.names, words)] if name == "paces" else []


def _note(name: str, report: Report, words: Speech) -> str:
    return report.reading(words) if name == "edges" else words.message(f"arena-note-{name}")


def _section(name: str, note: str, words: Speech) -> Iterator[str]:
    yield f"<h2>{escape(words.message(f'arena-sheet-{name}'))}</h2>"
    yield f'<p class="note">{escape(note)}</p>'


def _facts(report: Report, command: str, words: Speech) -> Iterator[str]:
    plan = report.plan
    game = game_of(plan.game)
    usual = game.settled({}, {})
    changed = [
        f"{name}={written(value)}"
        for kept, known in zip((plan.options, plan.lab), usual, strict=True)
        for name, value in kept.items()
        if value != known[name] and (value is None or isinstance(value, str | int | bool))
    ]
    facts = {
        "unit": words.message("arena-unit-match" if plan.whole or game.one_round else "arena-unit-round"),
        "options": ", ".join(changed) or words.message("arena-options-usual"),
        "seed": plan.seed,
        "version": words.message("arena-version", rules=plan.rules, code=plan.code),
    }
    yield "<dl>"
    for name, value in facts.items():
        yield f"<dt>{escape(words.message(f'arena-fact-{name}'))}</dt><dd>{escape(value)}</dd>"
    for name, program in plan.programs.items():
        yield f"<dt>{escape(name)}</dt><dd><code>{escape(program)}</code></dd>"
    yield f"<dt>{escape(words.message('arena-fact-command'))}</dt><dd><code>{escape(command)}</code></dd>\n</dl>"


def _table(sheet: Sheet, words: Speech) -> Iterator[str]:
    heads = [words.message(f"arena-head-{head}") for head in sheet.heads]
    yield '<div class="wide"><table>'
    yield _row("th", [(head, side) for head, side in zip(heads, sheet.sides, strict=True)])
    for row in sheet.rows:
        yield _row("td", list(zip(row, sheet.sides, strict=True)))
    yield "</table></div>"


def _row(tag: str, cells: Sequence[tuple[str, str]]) -> str:
    """Cells, each with its class."""
    return "<tr>" + "".join(f'<{tag} class="{kind}">{escape(text)}</{tag}>' for text, kind in cells) + "</tr>"


def _matrix(report: Report, words: Speech) -> Iterator[str]:
    """Everybody's edge among everybody."""
    met = {(meeting.pair.hero, meeting.pair.villain): meeting.edge for meeting in report.contest.meetings}
    villains = list(dict.fromkeys(villain for _, villain in met))
    if len(villains) < 2:
        return
    yield from _section("matrix", _note("matrix", report, words), words)
    yield '<div class="wide"><table>'
    yield _row("th", [(words.message("arena-head-bot"), "l"), *((name, "r") for name in villains)])
    for hero in dict.fromkeys(hero for hero, _ in met):
        cells = [(hero, "l")]
        for villain in villains:
            found = met.get((hero, villain))
            cells.append(_cell(found, words) if found is not None else ("·" if hero == villain else "", "r"))
        yield _row("td", cells)
    yield "</table></div>"


def _cell(found: Edge, words: Speech) -> tuple[str, str]:
    return f"{signed(found.mean, words)} {interval(found, words)}", f"r {verdict(found)}"


def _seats(report: Report, words: Speech) -> Iterator[str]:
    """Each pair's edge seat by seat."""
    yield from _section("seats", _note("seats", report, words), words)
    yield '<div class="wide"><table>'
    heads = [(words.message(f"arena-head-{head}"), "l") for head in ("bot", "among")]
    seats = range(report.plan.players)
    yield _row("th", [*heads, *((words.message("arena-head-seat", seat=seat), "r") for seat in seats)])
    for meeting in _met(report):
        found = [edge(_seat_deals(report, meeting, seat)) for seat in seats]
        names = [(meeting.pair.hero, "l"), (meeting.pair.villain, "l")]
        yield _row("td", [*names, *(_cell(one, words) for one in found)])
    yield "</table></div>"


def _seat_deals(report: Report, meeting: Meeting, seat: int) -> list[float]:
    rows, pair = report.contest.ledger.rows, meeting.pair
    return [
        rows[deal, pair.villain, pair.hero, seat].gains[seat] - rows[deal, pair.villain, "", 0].gains[seat]
        for deal in range(len(meeting.deals))
    ]
