"""What one viewer may know with perfect memory, in zones that suffice to draw a generic table."""

from typing import Final

from mypy_extensions import i64

from pioche.core.redaction import redact
from pioche.core.refusal import Fact
from pioche.core.seats import EVERYONE, HIDDEN, Action, Seat, only

# How a value stands in a view.
UNKNOWN: Final = "?"
SHOWN: Final = "="  # visible now
REMEMBERED: Final = "~"  # known, no longer visible


class Zone:
    """A row of cards or tokens, with who knows and who sees each of its values.

    A state builds zones with the whole truth; `seen_by` gives the same zone, same shape, to a viewer.
    `backs` is the side turned away, for cards that have two faces; empty elsewhere.
    """

    def __init__(
        self,
        name: str,
        owner: Seat,
        spell: str,
        values: list[int],
        known: list[int] | None = None,
        shown: list[int] | None = None,
        backs: "Zone | None" = None,
    ) -> None:
        self.name = name
        self.owner = owner  # a seat, or NOBODY for the table
        self.spell = spell  # what its numbers are: "card", "number", "symbol", …
        self.values = values
        self.known = known  # one audience a value: who knows it; None where everybody does
        self.shown = shown  # one audience a value: who sees it now; None where all who know it do
        self.backs = backs
        self.aside: bool = False  # for memory and redeal; not drawn on a table
        self.unordered: bool = False  # its order means nothing: whoever sees all of it may sort it
        self.number: int = 0  # what moves call it, "combination 2"; 0 where they do not
        self.marks: str = SHOWN * len(values)
        self._outside: Zone | None = None  # as whoever knows none of it sees it

    def seen_by(self, viewer: Seat) -> "Zone":
        if self.backs is None:
            if self.known is None and self.shown is None:
                return self  # all there is to see, for everybody
            if self.known is not None and not _admitted(self.known, viewer):
                if self._outside is None:
                    self._outside = self._redacted(viewer)
                return self._outside
        return self._redacted(viewer)

    def _redacted(self, viewer: Seat) -> "Zone":
        seen = Zone(self.name, self.owner, self.spell, redact(self.values, self.known, viewer))
        seen.marks = _marks(self, viewer)
        self._label(seen)
        if self.backs is not None:
            seen.backs = self.backs.seen_by(viewer)
        return seen

    def _label(self, other: "Zone") -> None:
        other.aside = self.aside
        other.unordered = self.unordered
        other.number = self.number

    def forgotten(self) -> "Zone":
        """A seen zone without what is only remembered."""
        if REMEMBERED not in self.marks and self.backs is None:
            return self
        values: list[int] = []
        marks = ""
        for i in range(len(self.values)):
            kept = self.marks[i] != REMEMBERED
            values.append(self.values[i] if kept else HIDDEN)
            marks += self.marks[i] if kept else UNKNOWN
        zone = Zone(self.name, self.owner, self.spell, values)
        zone.marks = marks
        self._label(zone)
        if self.backs is not None:
            zone.backs = self.backs.forgotten()
        return zone


def _admitted(audiences: list[int], viewer: Seat) -> bool:
    """Whether a viewer is in any of these audiences."""
    me = only(viewer)
    for i in range(len(audiences)):
        audience: i64 = audiences[i]
        if audience == EVERYONE or audience & me != 0:
            return True
    return False


def _admits(audiences: list[int] | None, index: int, me: i64) -> bool:
    if audiences is None:
        return True
    audience: i64 = audiences[index]
    return audience == EVERYONE or audience & me != 0


def _marks(zone: Zone, viewer: Seat) -> str:
    me = only(viewer)
    marks = ""
    for i in range(len(zone.values)):
        if not _admits(zone.known, i, me):
            marks += UNKNOWN
        elif _admits(zone.shown, i, me):
            marks += SHOWN
        else:
            marks += REMEMBERED
    return marks


class Scene:
    """What there is to see of a position, with its audiences: asked of a state once, for however many viewers."""

    def __init__(
        self, zones: list[Zone], last_round: list[Zone], facts: list[Fact], scores: list[int], public: dict[str, object]
    ) -> None:
        self.zones = zones
        self.last_round = last_round
        self.facts = facts
        self.scores = scores
        self.public = public


class View:
    """Everything a seat (or a spectator) may know; never holds a secret or the future of chance."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        viewer: Seat,
        turn: Seat,
        round: int,
        phase: str,
        zones: list[Zone],
        facts: list[Fact],
        scores: list[int],
        options: dict[str, object],
        lab: dict[str, object],
        public: dict[str, object],
        last_round: list[Zone],
        legal: list[Action],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.viewer = viewer
        self.turn = turn  # who is to act, NOBODY when over
        self.round = round  # from 0
        self.phase = phase
        self.zones = zones  # redacted for the viewer
        self.facts = facts  # public, for people: the wanted rank, who called, …
        self.scores = scores
        self.options = options
        self.lab = lab
        self.public = public  # public, for redeal and bots: the rest of what everybody could write down
        self.last_round = last_round  # the finished round's hands and scores, until the next one ends
        self.legal = legal  # what the viewer may do now, [] when it is not their turn

    def zone(self, name: str, owner: Seat) -> Zone:
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"no zone {name!r} of {owner}")
