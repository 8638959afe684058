"""The results of an arena as one page that needs nothing else."""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from pioche.core.registry import game_of
from pioche.lab import plots
from pioche.lab.edges import Edge, verdict
from pioche.lab.html import changed_options, page, row, table, write_html
from pioche.lab.sheets import Report, interval, mean
from pioche.lab.standings import Meeting
from pioche.texts import Speech


def write_page(path: Path, report: Report, command: str, words: Speech) -> None:
    title = words.message("arena-title", game=words.message("title"), players=report.plan.players)
    write_html(path, page(title, words.lang, _body(report, command, words)))


def _body(report: Report, command: str, words: Speech) -> Iterator[str]:
    yield from _facts(report, command, words)
    for warning in report.warnings(words):
        yield f"<p><strong>{escape(warning)}</strong></p>"
    for sheet in report.sheets(words):
        yield from _section(sheet.name, _note(sheet.name, report, words), words)
        heads = [words.message(f"arena-head-{head}") for head in sheet.heads]
        yield from table(heads, sheet.rows, sheet.sides)
        for picture in _pictures(sheet.name, report, words):
            yield f'<div class="wide">{picture}</div>'
        if sheet.name == "edges":
            yield from _matrix(report, words)
            yield from _seats(report, words)


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
    changed = changed_options(plan.game, plan.options, plan.lab)
    cores = [words.message(f"arena-core-{core}") for core in plan.cores]
    facts = {
        "unit": words.message("arena-unit-match" if plan.whole or game.one_round else "arena-unit-round"),
        "options": ", ".join(changed) or words.message("arena-options-usual"),
        "seed": plan.seed,
        "version": ", ".join([words.message("arena-version", rules=plan.rules, code=plan.code), *cores]),
    }
    yield "<dl>"
    for name, value in facts.items():
        yield f"<dt>{escape(words.message(f'arena-fact-{name}'))}</dt><dd>{escape(value)}</dd>"
    for name, program in plan.programs.items():
        yield f"<dt>{escape(name)}</dt><dd><code>{escape(program)}</code></dd>"
    yield f"<dt>{escape(words.message('arena-fact-command'))}</dt><dd><code>{escape(command)}</code></dd>\n</dl>"


def _matrix(report: Report, words: Speech) -> Iterator[str]:
    """Everybody's edge among everybody."""
    met = {(meeting.pair.hero, meeting.pair.villain): meeting for meeting in report.contest.meetings}
    heroes, villains = ([name for name in report.names if name in {pair[side] for pair in met}] for side in (0, 1))
    if len(villains) < 2:
        return
    yield from _section("matrix", _note("matrix", report, words), words)
    yield '<div class="wide"><table>'
    yield row("th", [(words.message("arena-head-bot"), "l"), *((name, "r") for name in villains)])
    for hero in heroes:
        cells = [(hero, "l")]
        for villain in villains:
            meeting = met.get((hero, villain))
            if meeting is not None and meeting.edge is not None:
                cells.append(_cell(meeting.edge, meeting.earliest, words))
            else:
                cells.append(("·" if hero == villain else "", "r"))
        yield row("td", cells)
    yield "</table></div>"


def _cell(found: Edge, earliest: int, words: Speech) -> tuple[str, str]:
    return f"{mean(found, words)} {interval(found, words)}", f"r {verdict(found, earliest)}"


def _seats(report: Report, words: Speech) -> Iterator[str]:
    """Each pair's edge seat by seat."""
    note = "seats-sequential" if report.contest.sequential else "seats"
    yield from _section("seats", _note(note, report, words), words)
    yield '<div class="wide"><table>'
    heads = [(words.message(f"arena-head-{head}"), "l") for head in ("bot", "among")]
    seats = range(report.plan.players)
    yield row("th", [*heads, *((words.message("arena-head-seat", seat=seat), "r") for seat in seats)])
    for meeting in _met(report):
        found = [meeting.edge_of(_seat_deals(report, meeting, seat)) for seat in seats]
        names = [(meeting.pair.hero, "l"), (meeting.pair.villain, "l")]
        yield row("td", [*names, *(_cell(one, meeting.earliest, words) for one in found)])
    yield "</table></div>"


def _seat_deals(report: Report, meeting: Meeting, seat: int) -> list[float]:
    rows, pair = report.contest.ledger.rows, meeting.pair
    return [
        rows[deal, pair.villain, pair.hero, seat].gains[seat] - rows[deal, pair.villain, "", 0].gains[seat]
        for deal in range(len(meeting.deals))
    ]
