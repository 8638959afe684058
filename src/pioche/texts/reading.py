"""A view in lines to be read out: every card a word, what is face down only counted."""

from collections.abc import Sequence
from functools import reduce

from pioche.core.seats import HIDDEN, NOBODY
from pioche.core.view import REMEMBERED, View, Zone
from pioche.texts.sight import HAND, Sight, one_each, sides

LONG = 8  # cards of a row on the table; of a longer one only the last are told


class Reader(Sight):
    """Tells what a reader sees."""

    # One zone.

    def card(self, zone: Zone, index: int) -> str:
        """What is seen of a card; nothing where it is face down."""
        seen: list[str] = []
        for side in sides(zone):
            if side.values[index] != HIDDEN:
                text = str(self.speech.value(side.spell, side.values[index]))
                recalled = side.marks[index] == REMEMBERED
                seen.append(self.speech.message("ui-from-memory", value=text) if recalled else text)
        return " / ".join(seen)

    def row(self, zone: Zone) -> str:
        """`7♦ 8♣`, `12 cards face down`, `2 cards face down, green 2, yellow 10`."""
        words: list[str] = []
        hidden = 0
        for i in range(len(zone.values)):
            text = self.card(zone, i)
            hidden = 0 if text else hidden + 1
            if hidden > 1:
                words.pop()
            words.append(text or self.speech.message("ui-face-down", count=hidden))
        gap = ", " if any(len(word.split()) > 1 for word in words) else " "
        return gap.join(words) or self.speech.message("ui-nothing")

    def told(self, zone: Zone) -> str:
        """A heading and what lies there."""
        return self.speech.message("ui-line", what=self.title(zone), list=self.row(zone))

    def told_in_short(self, zone: Zone) -> str:
        """The same; of a long row the last cards."""
        if len(zone.values) <= LONG or HIDDEN in zone.values:
            return self.told(zone)
        last = Zone(zone.name, zone.owner, zone.spell, zone.values[-LONG:])
        last.marks = zone.marks[-LONG:]
        text = self.speech.message("ui-the-last", count=len(zone.values), list=self.row(last))
        return self.speech.message("ui-line", what=self.title(zone), list=text)

    # The table.

    def player(self, view: View, seat: int) -> str:
        parts = [self.told(zone) for zone in self.zones(view, seat) if _worth_telling(zone)]
        name = self.speech.message("ui-seat", number=seat, name=self.speech.seat(seat))
        return self.speech.message("ui-has", name=name, list=self.apart(parts))

    def apart(self, parts: Sequence[str]) -> str:
        """Parts in one line."""
        if not parts:
            return self.speech.message("ui-nothing")
        return reduce(lambda one, other: self.speech.message("ui-pair", one=one, other=other), parts)

    def others(self, view: View, *, whole: bool) -> list[str]:
        """The other players and what lies on the table, a line each."""
        lines = [self.player(view, seat) for seat in range(view.players) if seat != view.viewer]
        table = [zone for zone in self.zones(view, int(NOBODY)) if zone.values]
        counters = [self.told(zone) for zone in table if zone.spell == "number"]
        lines += [self.apart(counters)] if counters else []
        for zone in table:
            if zone.spell != "number":
                lines.append(self.told(zone) if whole else self.told_in_short(zone))
        for zone in self.numbered_zones(view):
            what = f"{zone.number}. {self.laid_title(view, zone)}, {self.speech.seat(int(zone.owner))}"
            lines.append(self.speech.message("ui-line", what=what, list=self.row(zone)))
        return lines

    def mine(self, view: View) -> list[str]:
        return [self.told(zone) for zone in self.zones(view, int(view.viewer)) if _worth_telling(zone)]

    def known(self, view: View) -> list[str]:
        """What everybody knows, and the scores."""
        facts = [text for _, text in self.facts(view)]
        scores, which = ", ".join(self.scores(view)), self.round(view)
        if which:
            scores = self.speech.message("ui-line", what=which, list=scores)
        return ([self.apart(facts)] if facts else []) + [scores]

    def last_round(self, view: View) -> list[str]:
        """The hands and points of the round that ended last."""
        lines: list[str] = []
        for seat in range(view.players):
            parts: list[str] = []
            for zone in self.past_zones(view):
                if zone.owner == seat:
                    parts.append(self.told(zone))
                elif zone.owner == NOBODY and one_each(zone, view):
                    points = str(zone.values[seat])
                    parts.append(self.speech.message("ui-line", what=self.title(zone), list=points))
            if parts:
                name = self.speech.seat(seat)
                lines.append(self.speech.message("ui-has", name=name, list=self.apart(parts)))
        shared = [zone for zone in self.past_zones(view) if zone.owner == NOBODY and not one_each(zone, view)]
        return lines + [self.told(zone) for zone in shared]


def _worth_telling(zone: Zone) -> bool:
    return bool(zone.values) or zone.name == HAND
