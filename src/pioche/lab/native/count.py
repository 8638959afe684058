"""What happens in a match, counted as it happens: a row a round, from what the journal is told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pioche.core.events import Event
from pioche.core.state import State

UNSEEN: Final[i64] = -1  # of a seat that has not decided in this round yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Counts the events of every kind. A game's own questions are asked in a subclass, in columns of its own.

    A round's row ends with its last event: at once where the round has changed, or where a game says so with the
    event that begins the next one.
    """

    def __init__(self, kinds: i64, players: i64) -> None:
        self.kinds: i64 = kinds
        self.players: i64 = players
        self.numbers: dict[str, list[int]] = {"match": [], "round": [], "decisions": []}
        self.lists: dict[str, list[list[int]]] = {"points": [], "order": []}
        self.events: list[list[int]] = [[] for _ in range(kinds)]
        self.counts: vec[i64] = vec[i64]([0] * kinds)
        self.order: vec[i64] = vec[i64]([UNSEEN] * players)
        self.heard: i64 = 0  # how many seats have decided in this round
        self.decisions: i64 = 0
        self.match: i64 = 0
        self.rounds: i64 = 0  # of this match that have ended
        self.under_way: bool = False
        self.waiting: bool = False  # a round has ended, and what follows still belongs to it
        self.before: list[int] = []

    # What a game adds.

    def column(self, *names: str) -> None:
        """One number a round."""
        for name in names:
            self.numbers[name] = []

    def row(self, *names: str) -> None:
        """Several numbers a round."""
        for name in names:
            self.lists[name] = []

    def begins(self, kind: i64) -> bool:
        """Whether this event is the first of a round that follows another."""
        return False

    def waits(self) -> bool:
        """Whether a round's row ends with such an event, and not at once."""
        return False

    def hear(self, state: State, kind: i64, values: list[int]) -> None:
        """An event, told after the whole action that made it."""

    def dealt_with(self, state: State, start: list[int]) -> list[int]:
        """The scores that a match begins with; `start` are those before its first deal."""
        return start

    def close(self, state: State) -> None:
        """The round has ended: its own columns are written, and begun again."""

    # What the match tells.

    def begin(self, state: State, match: i64, start: list[int], events: list[Event]) -> None:
        self.match = match
        self.rounds = 0
        self.waiting = False
        self.before = self.dealt_with(state, start)
        self.tell(state, events)

    def decided(self, seat: i64) -> None:
        self.decisions += 1
        if self.order[seat] == UNSEEN:
            self.order[seat] = self.heard
            self.heard += 1

    def tell(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind: i64 = event.kind
            if self.waiting and self.begins(kind):
                self.end_round(state)
            self.under_way = True
            self.counts[kind] += 1
            self.hear(state, kind, event.values)

    def round_changed(self, state: State) -> None:
        """Told before the events of the action that ended it."""
        self.waiting = True

    def round_told(self, state: State) -> None:
        """Told after them."""
        if self.waiting and not self.waits():
            self.end_round(state)

    def end(self, state: State) -> None:
        if self.under_way:
            self.end_round(state)

    def end_round(self, state: State) -> None:
        self.waiting = False
        self.under_way = False
        numbers = self.numbers
        numbers["match"].append(self.match)
        numbers["round"].append(self.rounds)
        numbers["decisions"].append(self.decisions)
        after = state.round_scores()
        self.lists["points"].append([after[seat] - self.before[seat] for seat in range(self.players)])
        self.before = after
        self.lists["order"].append([self.order[seat] for seat in range(self.players)])
        for kind in range(self.kinds):
            self.events[kind].append(self.counts[kind])
            self.counts[kind] = 0
        self.close(state)
        for seat in range(self.players):
            self.order[seat] = UNSEEN
        self.heard = 0
        self.decisions = 0
        self.rounds += 1
