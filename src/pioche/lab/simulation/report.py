"""A simulation as one page that needs nothing else, and as lines of a terminal."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from pioche.lab.html import changed_options, page, table, write_html
from pioche.lab.simulation import common
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.questions import adriano, janus, nain_jaune, programmes
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.sections import Section
from pioche.lab.simulation.study import Study
from pioche.lab.simulation.times import Taken, spent
from pioche.lab.simulation.words import Words

Question = Callable[[Evidence], Section]
QUESTIONS: Final[dict[str, list[Question]]] = {
    "adriano": [adriano.calls, adriano.failures],
    "janus": [janus.endings],
    "nain_jaune": [nain_jaune.belles, nain_jaune.blocks, nain_jaune.elimination],
    "programmes": [programmes.hardness, programmes.endings],
}


def sections(evidence: Evidence) -> list[Section]:
    """All there is to say; nothing before the first part has been played."""
    if evidence.count == 0:
        return []
    mixed = [common.bots] if len(set(evidence.study.bots)) > 1 else []
    asked = [common.seats, *mixed, common.length, common.scores, *QUESTIONS.get(evidence.game.slug, []), common.rules]
    return [question(evidence) for question in asked]


def told(found: Sequence[Section]) -> Iterator[str]:
    """The sentences alone."""
    for section in found:
        yield section.title
        for sentence in section.said:
            yield f"  {sentence}"


def write_report(
    path: Path,
    title: str,
    facts: dict[str, str],
    found: Sequence[Section],
    words: Words,
    *,
    warned: Sequence[str] = (),
    beside: Sequence[str] = (),
) -> None:
    """`beside` are folders next to it that have reports of their own."""
    body = [*_links(beside, words), *_body(facts, warned, found, words)]
    write_html(path, page(title, words.lang, body))


def warnings(opened: Sequence[Results], matches: int, words: Words) -> Iterator[str]:
    """Where a report is not of all that lies there, or of other bots than those that are installed."""
    held = min(results.held() for results in opened)
    if held > matches:
        yield words.message("lab-held", held=held, matches=matches)
    if any(results.stale for results in opened):
        yield words.message("arena-stale")


def _links(folders: Sequence[str], words: Words) -> Iterator[str]:
    if folders:
        links = (f'<a href="{quote(folder, safe="=")}/report.html">{escape(folder)}</a>' for folder in folders)
        yield f"<p>{escape(words.message('lab-beside'))} {', '.join(links)}</p>"


def _body(facts: dict[str, str], warned: Sequence[str], found: Sequence[Section], words: Words) -> Iterator[str]:
    yield "<dl>"
    for name, value in facts.items():
        told = f"<code>{escape(value)}</code>" if name == "command" else escape(value)
        yield f"<dt>{escape(words.message(f'lab-fact-{name}'))}</dt><dd>{told}</dd>"
    yield "</dl>"
    yield from (f"<p><strong>{escape(warning)}</strong></p>" for warning in warned)
    if not found:
        yield f"<p>{escape(words.message('lab-nothing'))}</p>"
    for section in found:
        yield f"<h2>{escape(section.title)}</h2>"
        yield from (f"<p>{escape(sentence)}</p>" for sentence in section.said)
        for one in section.tables:
            yield from table(one.heads, one.rows, one.sides)
        for picture in section.pictures:
            yield f'<div class="wide">{picture}</div>'
        if section.note:
            yield f'<p class="note">{escape(section.note)}</p>'


def facts_of(
    study: Study, count: int, matches: int, taken: list[Taken], command: str, words: Words, *, compared: str = ""
) -> dict[str, str]:
    """What was played; `compared` is the option that has several values here, which are told elsewhere."""
    options, lab = (
        {name: value for name, value in given.items() if name != compared} for given in (study.options, study.lab)
    )
    changed = changed_options(study.game, options, lab)
    return {
        "matches": words.message("lab-matches", count=count, matches=matches),
        "bots": ", ".join(dict.fromkeys(study.bots) if len(set(study.bots)) == 1 else study.bots),
        "options": ", ".join(changed) or words.message("arena-options-usual"),
        "spent": spent(taken, words),
        "seed": study.seed,
        "version": words.message("arena-version", rules=study.rules, code=study.code),
        "command": command,
    }
