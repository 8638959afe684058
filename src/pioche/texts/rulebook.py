"""The rulebook of a game in a language, whole or clause by clause."""

import re
from functools import cache
from importlib.resources import files

from pioche.core.game import Game

CLAUSE = re.compile(r"\*\*([A-Z]+-\d+)\.\*\*\s*")
HEADING = re.compile(r"#+\s+(.+?)\s*#*$", re.MULTILINE)


class Rulebook:
    """Reads `rules.<lang>.md`: a clause is a paragraph that begins with its id in bold, `**NJ-16.** …`."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, str] = {}  # by id, in the order of the book, the id itself left out
        self.headings: dict[str, str] = {}  # by clause id: the heading it stands under
        heading = ""
        for paragraph in re.split(r"\n\s*\n", text):
            block = paragraph.strip()
            found = CLAUSE.match(block)
            if found is not None:
                self.clauses[found[1]] = block[found.end() :]
                self.headings[found[1]] = heading
                continue
            title = HEADING.match(block)
            if title is not None:
                heading = title[1]

    def clause(self, name: str) -> str | None:
        """The id of a clause written `NJ-16`, `nj16` or `16`."""
        wanted = re.fullmatch(r"([A-Za-z]*)[- ]?(\d+)", name.strip())
        if wanted is None:
            return None
        for clause in self.clauses:
            prefix, number = clause.split("-")
            if number.lstrip("0") == wanted[2].lstrip("0") and wanted[1].upper() in ("", prefix):
                return clause
        return None


@cache
def rulebook(game: Game, lang: str) -> Rulebook:
    return Rulebook(files(game.package).joinpath(f"rules.{lang}.md").read_text(encoding="utf-8"))
