"""A view drawn with text: cards on paper, piles with their counts, one row for each other player."""

from collections.abc import Sequence

from rich.text import Text

from pioche.core.game import Game
from pioche.core.seats import HIDDEN, NOBODY
from pioche.core.view import REMEMBERED, SHOWN, View, Zone
from pioche.terminal.layout import Face, aligned, boxes, columns, flow, joined
from pioche.texts import Speech
from pioche.texts.sight import DEALER, HAND, SLOTS, Sight, one_each, sides, slot_numbers

BACK = "▒▒"
BACK_STYLE = "#dfe6f5 on #33518f"
PAPER = "#f4f1e8"
FADED = "#c4bda6"
INKS = {"red": "#b3121d", "blue": "#1546b0", "green": "#12692f", "yellow": "#8a6500", "black": "#1a1a1a"}
DIM = "dim"
RECALL = "~"  # before a value that is remembered, not seen: a colour alone could be missed
BROAD = 4  # letters on a card; where there are more, it is not drawn as a box

APART = "     "  # between the round and the scores

# How cards are drawn: in boxes everywhere, in boxes in the viewer's hand only, or as words on paper.
BOXED = 2
HAND_BOXED = 1
FLAT = 0


class Artist(Sight):
    """Draws what a reader sees."""

    def __init__(self, game: Game, speech: Speech, *, memory: bool) -> None:
        super().__init__(game, speech, memory=memory)
        self.style = BOXED

    # One card.

    def face(self, spell: str, value: int, mark: str, *, brief: bool) -> Face:
        if value == HIDDEN:
            return BACK, BACK_STYLE
        text, colour = self.game.face(spell, value, self.speech.lang)
        if brief and len(text) > BROAD:
            text = str(self.game.code(spell, value))
        ink = INKS.get(colour, INKS["black"])
        if mark == REMEMBERED:
            return RECALL + text, f"italic {ink} on {FADED}"
        return text, f"bold {ink} on {PAPER}"

    def cards(self, zone: Zone, *, brief: bool = False) -> list[list[Face]]:
        """Each card with its sides."""
        short = brief or len(zone.values) > 1
        return [
            [self.face(side.spell, side.values[i], side.marks[i], brief=short) for side in sides(zone)]
            for i in range(len(zone.values))
        ]

    def chips(self, zone: Zone, numbers: Sequence[int] = (), *, brief: bool = False) -> list[Text]:
        """Each card as a word, after its number if it has one; backs in a row as one back and how many they are."""
        found: list[Text] = []
        hidden = 0
        for i, card in enumerate(self.cards(zone, brief=brief)):
            seen = [face for face in card if face[0] != BACK]
            hidden = 0 if seen else hidden + 1
            if hidden > 1 and not numbers:
                found[-1] = Text.assemble((BACK, BACK_STYLE), f"×{hidden}")
                continue
            chip = Text()
            if numbers:
                chip.append(str(numbers[i]), style=DIM)
            for j, (text, style) in enumerate(seen or card[:1]):
                chip.append("/" if j else "").append(text, style=style)
            found.append(chip)
        return found

    # One zone.

    def words(self, zone: Zone, numbers: Sequence[int] = (), *, brief: bool = False) -> list[Text]:
        if not zone.values:
            return [Text("—", style=DIM)]
        if zone.spell == "number":
            return [Text(" ".join(str(value) for value in zone.values), style="bold")]
        return self.chips(zone, numbers, brief=brief)

    def inline(self, zone: Zone, *, brief: bool = False) -> list[Text]:
        """`tokens 12`, `reserve ▒▒×53`, word by word."""
        return [Text(self.title(zone), style=DIM), *self.words(zone, brief=brief)]

    def drawn(self, zone: Zone, numbers: Sequence[int], width: int) -> list[Text]:
        """A zone with its heading: in boxes, or in lines; on a crowded table one line of it."""
        mine = zone.owner != NOBODY
        if self.style == BOXED or (mine and self.style == HAND_BOXED):
            drawing = self.boxed(zone, numbers, width)
            if drawing:
                return drawing
        heading = Text.assemble((self.title(zone), "underline"), " ")
        chips = self.chips(zone, numbers)
        if mine or self.style == BOXED:
            return flow(heading, chips, width)
        return [_end_of(chips, heading, width) if SHOWN in zone.marks else _start_of(chips, heading, width)]

    def boxed(self, zone: Zone, numbers: Sequence[int], width: int) -> list[Text]:
        """Cards in boxes, those that lie face down under the open ones counted; nothing where boxes do not suit."""
        heading = Text(self.title(zone), style="underline")
        cards = self.cards(zone)
        if zone.owner == NOBODY:
            under = next((i for i, card in enumerate(cards) if any(text != BACK for text, _ in card)), 0)
            if under > 0:
                heading = Text.assemble(heading, " ", (BACK, BACK_STYLE), f"×{under}")
            cards = cards[under:]
        drawing = boxes(cards, numbers, width)
        several_rows = len(drawing) > 2 + len(cards[0])
        if any(len(text) > BROAD for card in cards for text, _ in card) or (zone.owner == NOBODY and several_rows):
            return []
        return [heading, *drawing]

    def part(self, view: View, owner: int, width: int) -> list[Text]:
        """What the table or the viewer has: counters and piles together, then the cards."""
        zones = [zone for zone in self.zones(view, owner) if zone.values or zone.name == HAND]
        numbers = slot_numbers(zones)
        small: list[Text] = []
        large: list[Text] = []
        for zone in zones:
            if zone.name == HAND and numbers:
                large += self.drawn(zone, numbers, width)
            elif zone.spell == "number" or _is_pile(zone):
                small += [Text(" ").join(self.inline(zone))] if zone.name != SLOTS else []
            else:
                large += self.drawn(zone, (), width)
        return joined(small, width) + large

    # The table.

    def player(self, view: View, seat: int) -> list[list[Text]]:
        """Another player: number and name, the hand, then the rest with its headings."""
        pointer = "▶" if view.turn == seat else " "
        cells = [[Text.assemble(pointer, (f"{seat} ", DIM), (self.speech.seat(seat), "bold"))]]
        zones = self.zones(view, seat)
        for zone in zones:
            if zone.name == HAND:
                cells.append(self.words(zone, slot_numbers(zones), brief=True))
            elif zone.name != SLOTS:
                cells.append(self.inline(zone, brief=True) if zone.values else [])
        return cells

    def numbered(self, view: View, width: int) -> list[Text]:
        lines: list[Text] = []
        for zone in self.numbered_zones(view):
            laid = f"{self.laid_title(view, zone)} {self.speech.seat(int(zone.owner))} "
            heading = Text.assemble((f"{zone.number} ", "bold"), (laid, DIM))
            lines += flow(heading, self.chips(zone), width)
        return columns(lines, width)

    def others(self, view: View, width: int) -> list[Text]:
        """What everybody knows, what lies on the table, the other players, and what was laid by anybody."""
        facts = [Text(text, style=DIM if name == DEALER else "bold cyan") for name, text in self.facts(view)]
        players = [self.player(view, seat) for seat in range(view.players) if seat != view.viewer]
        table = self.part(view, int(NOBODY), width)
        return joined(facts, width) + table + aligned(players, width) + self.numbered(view, width)

    def mine(self, view: View, width: int) -> list[Text]:
        """What the viewer has."""
        lines = self.part(view, int(view.viewer), width)
        if any(REMEMBERED in zone.marks for zone in self.zones(view, int(view.viewer))):
            lines.append(Text(self.speech.message("ui-recalled", mark=RECALL), style=DIM))
        return lines

    def fitted(self, view: View, width: int, height: int) -> tuple[list[Text], list[Text]]:
        """The others' part and the viewer's, with cards as large as the height allows."""
        for style in (BOXED, HAND_BOXED, FLAT):
            self.style = style
            others, mine = self.others(view, width), self.mine(view, width)
            if len(others) + len(mine) <= height:
                break
        return others, mine

    # Headings and results.

    def heading(self, view: View, width: int) -> list[Text]:
        """The game, the round and the scores."""
        which = self.round(view)
        title = Text.assemble((self.speech.message("title"), "bold"), f" · {which}" if which else "")
        for names in (self.speech.names, [_initials(name) for name in self.speech.names]):
            scores = joined([Text(score, style="bold") for score in self.scores(view, names)], width)
            if len(scores) == 1 and title.cell_len + len(APART) + scores[0].cell_len <= width:
                return [title.append(APART).append_text(scores[0])]
        return [title, *scores]

    def last_round(self, view: View, width: int) -> list[Text]:
        """The hands and points of the round that ended last, a row for each seat."""
        rows: list[list[list[Text]]] = []
        past = self.past_zones(view)
        for seat in range(view.players):
            row = [[Text(self.speech.seat(seat), style="bold")]]
            for zone in past:
                if zone.owner == seat:
                    row.append(self.words(zone) if zone.name == HAND else self.inline(zone))
                elif zone.owner == NOBODY and one_each(zone, view):
                    row.append([Text(self.title(zone), style=DIM), Text(str(zone.values[seat]), style="bold")])
            rows.append(row)
        lines = aligned(rows, width) if any(len(row) > 1 for row in rows) else []
        for zone in past:
            if zone.owner == NOBODY and not one_each(zone, view):
                lines += flow(Text(self.title(zone) + " ", style=DIM), self.words(zone), width)
        return lines


def _initials(name: str) -> str:
    return "".join(letter for letter in name if letter.isupper()) or name


def _is_pile(zone: Zone) -> bool:
    """Whether it shows nothing but backs."""
    return all(value == HIDDEN for side in sides(zone) for value in side.values)


def _fitting(chips: Sequence[Text], heading: Text, width: int) -> int:
    """How many cards fit in one line after their heading, at least one."""
    left = width - heading.cell_len - 1
    count = 0
    while count < len(chips) and left > chips[count].cell_len:
        left -= chips[count].cell_len + 1
        count += 1
    return max(1, count)


def _end_of(chips: Sequence[Text], heading: Text, width: int) -> Text:
    """In one line, the last cards of what lies open: the newest are on top."""
    count = _fitting(chips[::-1], heading, width)
    more = "… " if count < len(chips) else ""
    return Text().append_text(heading).append(more).append_text(Text(" ").join(chips[-count:]))


def _start_of(chips: Sequence[Text], heading: Text, width: int) -> Text:
    """In one line, the first cards of what lies face down and is remembered: those come next."""
    count = _fitting(chips, heading, width)
    more = " …" if count < len(chips) else ""
    return Text().append_text(heading).append_text(Text(" ").join(chips[:count])).append(more)
