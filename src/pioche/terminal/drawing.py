"""A view drawn with text: rows of joined cards, piles with their counts, one line for each other player."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from pioche.core.game import Game
from pioche.core.seats import HIDDEN, NOBODY
from pioche.core.view import View, Zone
from pioche.texts import Speech

BACK = "▒▒"
INKS = {"red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow", "black": "bold"}
DIM = "dim"
LONGEST_ROW = 8  # a longer row on the table shows its top cards only
TOP_CARDS = 5

Face = tuple[str, str]  # what is written, and its style


class Artist:
    """Draws for one reader: a language, a width, with or without what is only remembered."""

    def __init__(self, game: Game, speech: Speech, *, memory: bool) -> None:
        self.game = game
        self.speech = speech
        self.memory = memory

    def seen(self, zone: Zone) -> Zone:
        return zone if self.memory else zone.forgotten()

    def face(self, spell: str, value: int, mark: str) -> Face:
        if value == HIDDEN:
            return BACK, DIM
        text, colour = self.game.face(spell, value, self.speech.lang)
        ink = INKS.get(colour, "bold")
        return text, f"{ink} italic" if mark == "~" else ink

    def faces(self, zone: Zone) -> list[list[Face]]:
        """One column a card; a card with two sides has two rows."""
        rows = [[self.face(zone.spell, v, m)] for v, m in zip(zone.values, zone.marks, strict=True)]
        if zone.backs is not None:
            for row, value, mark in zip(rows, zone.backs.values, zone.backs.marks, strict=True):
                row.append(self.face(zone.backs.spell, value, mark))
        return rows

    def title(self, zone: Zone) -> str:
        return self.speech.message(f"zone-{zone.name}", owner=self.speech.seat(int(zone.owner)))

    # Wide drawings: three lines and more.

    def row_of_cards(self, zone: Zone, width: int) -> list[Text]:
        """Joined cards, wrapped to the width."""
        columns = self.faces(zone)
        if not columns:
            return [Text("—", style=DIM)]
        lines: list[Text] = []
        for chunk in _chunks(columns, width):
            lines += _joined(chunk)
        return lines

    def drawn(self, zone: Zone, width: int) -> list[Text]:
        """A zone with its title: a pile on the table as one card, anything else as a row of cards."""
        heading = Text(self.title(zone), style="underline")
        if zone.owner == NOBODY and _is_pile(zone):
            return [Text.assemble(heading, f"  {BACK}", (f" ×{len(zone.values)}", "bold"))]
        if zone.owner == NOBODY and len(zone.values) > LONGEST_ROW:
            heading.append(f"  ×{len(zone.values)}  …", style="bold")
            zone = _top(zone)
        return [heading, *self.row_of_cards(zone, width)]

    def all_drawn(self, view: View, owner: int, width: int) -> list[Text]:
        """What the table or the viewer has: the counters together in a line, then the cards."""
        zones = [self.seen(zone) for zone in view.zones if zone.owner == owner and not zone.aside]
        counters = [self.inline(zone) for zone in zones if zone.spell == "number" and zone.values]
        lines = _wrapped(counters, width)
        for zone in zones:
            if zone.spell != "number" and (zone.values or zone.name == "hand"):
                lines += self.drawn(zone, width)
        return lines

    # Narrow drawings: one line.

    def inline(self, zone: Zone) -> Text:
        """A zone in a line: `hand ▒▒×7`, `trios [☀][☀][☀]`."""
        line = Text(self.title(zone) + " ", style=DIM)
        if zone.spell == "number":
            return line.append(" ".join(str(v) for v in zone.values), style="bold")
        if _is_pile(zone) and zone.backs is None:
            return line.append(f"{BACK}×{len(zone.values)}", style="bold")
        for column in self.faces(zone):
            line.append("[")
            for i, (text, style) in enumerate(column):
                line.append("/" if i else "")
                line.append(text, style=style)
            line.append("]")
        return line

    # The table.

    def player(self, view: View, seat: int) -> Text:
        """Another player in a line."""
        pointer = "▶ " if view.turn == seat else "  "
        line = Text(pointer + self.speech.seat(seat), style="bold")
        for zone in view.zones:
            if zone.owner == seat and zone.values and not zone.aside:
                line.append("  ")
                line.append_text(self.inline(self.seen(zone)))
        return line

    def facts(self, view: View) -> Text:
        parts: list[str] = []
        for fact in view.facts:
            value = self.speech.value(fact.field.spell, fact.value)
            parts.append(self.speech.message(f"fact-{fact.field.name}", value=value))
        return Text(" · ".join(parts), style="cyan")

    def others(self, view: View, width: int) -> list[Text]:
        """The other players, what lies on the table, and what everybody knows."""
        lines = [self.player(view, seat) for seat in range(view.players) if seat != view.viewer]
        if view.facts:
            lines.append(self.facts(view))
        return lines + self.all_drawn(view, int(NOBODY), width)

    def mine(self, view: View, width: int) -> list[Text]:
        return self.all_drawn(view, int(view.viewer), width)

    def scores(self, view: View) -> str:
        return "  ".join(f"{self.speech.seat(seat)} {score}" for seat, score in enumerate(view.scores))


def _wrapped(parts: Sequence[Text], width: int) -> list[Text]:
    """Parts side by side, in as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len + 3 <= width:
            lines[-1].append(" · ").append_text(part)
        else:
            lines.append(part)
    return lines


def _is_pile(zone: Zone) -> bool:
    return (
        len(zone.values) > 1
        and all(v == HIDDEN for v in zone.values)
        and (zone.backs is None or all(v == HIDDEN for v in zone.backs.values))
    )


def _top(zone: Zone) -> Zone:
    """The last few cards of a long row: those that can be seen, and at least one."""
    count = 1
    while count < TOP_CARDS and zone.values[-count - 1] != HIDDEN:
        count += 1
    top = Zone(zone.name, zone.owner, zone.spell, zone.values[-count:])
    top.marks = zone.marks[-count:]
    if zone.backs is not None:
        top.backs = Zone(zone.name, zone.owner, zone.backs.spell, zone.backs.values[-count:])
        top.backs.marks = zone.backs.marks[-count:]
    return top


def _cell(column: Sequence[Face]) -> int:
    return max(2, *(cell_len(text) for text, _ in column))


def _chunks(columns: list[list[Face]], width: int) -> list[list[list[Face]]]:
    chunks: list[list[list[Face]]] = [[]]
    used = 1
    for column in columns:
        need = _cell(column) + 1
        if chunks[-1] and used + need > width:
            chunks.append([])
            used = 1
        chunks[-1].append(column)
        used += need
    return chunks


def _joined(columns: list[list[Face]]) -> list[Text]:
    edges = ["─" * _cell(column) for column in columns]
    lines = [Text("╭" + "┬".join(edges) + "╮")]
    for side in range(len(columns[0])):
        line = Text("│")
        for column in columns:
            text, style = column[side]
            line.append(text + " " * (_cell(column) - cell_len(text)), style=style)
            line.append("│")
        lines.append(line)
    lines.append(Text("╰" + "┴".join(edges) + "╯"))
    return lines
