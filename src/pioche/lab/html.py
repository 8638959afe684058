"""One page that needs nothing else: words, tables and pictures in a single file."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from pioche.core.options import written
from pioche.core.registry import game_of

CSS: Final = """
:root { color-scheme: light dark; --paper: light-dark(#fbf6ec, #1b2420); --ink: light-dark(#23302a, #f0e9da);
  --soft: light-dark(#55605a, #b9c0b6); --line: light-dark(#d5c8ae, #41504a);
  --better: light-dark(#cfe6da, #1f5140); --worse: light-dark(#f4d4cb, #5e2f26); }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, 'DejaVu Sans', sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
p { max-width: 46rem; } .note { color: var(--soft); }
.wide { overflow-x: auto; background: linear-gradient(to right, var(--paper) 1rem, transparent 2rem) local,
  linear-gradient(to left, var(--paper) 1rem, transparent 2rem) local,
  linear-gradient(to right, var(--line), transparent 0.8rem),
  linear-gradient(to left, var(--line), transparent 0.8rem); }
svg { min-width: 38rem; max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.l { min-width: 5rem; } th { vertical-align: bottom; }
.r { text-align: right; } td.r { white-space: nowrap; }
.better { background: var(--better); } .worse { background: var(--worse); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; } code { overflow-wrap: anywhere; }
"""


def write_html(path: Path, lines: Iterable[str]) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    unfinished.replace(path)


def page(title: str, lang: str, body: Iterable[str]) -> Iterator[str]:
    lines = _page(title, lang, body)
    return map(_unbroken, lines) if lang == "fr" else lines


def _unbroken(text: str) -> str:
    """No line ends before : ; ? ! % or », nor after «; a command stays as it is typed."""
    return re.sub(
        r"<code>.*?</code>| (?=[:;?!%»])|(?<=«) ", lambda found: "\u00a0" if found[0] == " " else found[0], text
    )


def _page(title: str, lang: str, body: Iterable[str]) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>"
    yield from body
    yield "</body>\n</html>"


def row(tag: str, cells: Sequence[tuple[str, str]]) -> str:
    """Cells, each with its class."""
    return "<tr>" + "".join(f'<{tag} class="{kind}">{escape(text)}</{tag}>' for text, kind in cells) + "</tr>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], sides: str) -> Iterator[str]:
    """`sides` has a letter a column, l or r."""
    yield '<div class="wide"><table>'
    yield row("th", list(zip(heads, sides, strict=True)))
    for cells in rows:
        yield row("td", list(zip(cells, sides, strict=True)))
    yield "</table></div>"


def changed_options(game: str, options: dict[str, object], lab: dict[str, object]) -> list[str]:
    """What is not as the game has it by itself, as a command line writes it."""
    usual = game_of(game).settled({}, {})
    return [
        f"{name}={written(value)}"
        for kept, known in zip((options, lab), usual, strict=True)
        for name, value in kept.items()
        if value != known[name] and (value is None or isinstance(value, str | int | bool))
    ]
