"""A table: what its entries make of it. It reads no clock, draws no chance and writes nowhere."""

from collections.abc import Callable
from sys import intern
from typing import Final, Literal

from pioche.chance import Chance, SealedRng, commitment, mixed
from pioche.core.events import Event, Journal
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import EVERYONE, NOBODY, Seat, only
from pioche.core.state import State
from pioche.tables.chair import Chair
from pioche.tables.entries import (
    Arrived,
    Closed,
    Created,
    Departed,
    Entry,
    Joined,
    Moved,
    Muted,
    Paused,
    Resumed,
    Said,
    Seen,
    Started,
    Undone,
    Vacated,
)

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

KEPT: Final = 50  # items that stay at hand; who missed more gets a view without them
SLACK: Final = 20  # more, so that they are not moved about for each
RECALLED: Final = 50  # sayings that whoever comes in still reads
REMEMBERED: Final = 32  # clients' names for the last they asked, by seat

# What viewers are told of, one version each: events of the match, and what was done to the table.
Item = Event | Entry

Asked = Literal["move", "say", "undo"]


class Table:
    """`seq` numbers the entries, `version` the items that viewers count, `turn` is the seq that made the position."""

    def __init__(self, name: str, created: Created, at: int, chance: Callable[[str], Chance] = SealedRng) -> None:
        self.name = name
        self.chance = chance
        self.created = created
        self.commitment = commitment(created.secret)
        self.game: Game = game_of(created.game)
        self.chairs = [Chair(bot) for bot in created.bots]
        self.host = created.host
        self.status = OPEN
        self.paused = False
        self.rematch = ""
        self.seq = 1
        self.changed = at  # when the last entry was written
        self.state: State | None = None
        self.entropy: list[str] = []  # what the players' clients added, once dealt
        self.seated: list[tuple[str, str]] = []  # the name and the bot of each seat, once dealt
        self.moves: list[Moved] = []
        self.rounds: list[list[int]] = []  # the scores when each round began, and after the last
        self.rounds_at = 0  # the version since which they are so
        self.ending_at = 0  # the version before all that ended the last round
        self.undone: list[tuple[int, int, list[str]]] = []  # after how many moves, by which seat, which
        self.turn = 0
        self.turn_at = 0  # when the position came about, or play was resumed
        self.seen_at = 0  # when the last look at it ended
        self.clients: list[list[str]] = [[] for _ in created.bots]  # the last names that each seat gave what it asked
        self.version = 0
        self.items: list[Item] = []  # the last of them
        self.arranged = 1  # the seq of the last entry that changed what the lobby shows …
        self.shown_at, self.body = 0, b""  # … and that of what was written for it
        self.said: list[Said] = []  # the last that was said
        self.taught: tuple[int, bool] | None = None  # whether the move that led to a turn taught anybody anything

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is waited for."""
        if self.status != PLAYING or self.state is None:
            return None
        return int(self.state.seat)

    @property
    def awaited(self) -> bool:
        """Whether somebody still looks at what was shown."""
        return any(chair.looking for chair in self.chairs)

    @property
    def end_shown(self) -> bool:
        """Whether the end of a round is still looked at, or that of the match."""
        return self.status == OVER or any(chair.present and chair.reveal > 0 for chair in self.chairs)

    def seat_of(self, token: str) -> int | None:
        """The seat that this hash of a secret opens."""
        for seat, chair in enumerate(self.chairs):
            if token and chair.token == token:
                return seat
        return None

    def done(self, what: Asked, seat: int, client: str) -> bool:
        """Whether a seat asked this before, under the same name."""
        return client != "" and f"{what} {client}" in self.clients[seat]

    def _remember(self, what: Asked, seat: int, client: str) -> None:
        names = self.clients[seat]
        names.append(f"{what} {client}")  # a move and a saying may have the same name
        del names[:-REMEMBERED]

    def since(self, version: int) -> list[Item] | None:
        """The items after a version; None where they are no longer at hand."""
        missing = self.version - version
        if missing > len(self.items) or missing < 0:
            return None
        return self.items[len(self.items) - missing :]

    @property
    def seed(self) -> str:
        """Nobody alone, the server included, could have chosen it."""
        return mixed(self.created.secret, self.entropy)

    def replayed(self, moves: int, chance: Callable[[str], Chance] | None = None) -> State:
        """The match as it was after so many moves."""
        created, deal = self.created, chance or self.chance
        state = self.game.start(self.players, deal(self.seed), created.options, rules=created.rules, journal=Journal())
        for entry in self.moves[:moves]:
            self.game.play(state, self.game.parse(entry.move))
        return state

    # What an entry does.

    def apply(self, entry: Entry, seq: int, at: int) -> None:
        awaited = self.awaited
        self.seq = seq
        self.changed = at
        self._feed([entry])
        if isinstance(entry, Moved):
            self._moved(entry)
        elif isinstance(entry, Started):
            self.entropy = [chair.entropy for chair in self.chairs]
            self.seated = [(chair.name, chair.bot) for chair in self.chairs]
            self.status = PLAYING
            self.arranged = seq
            self._resume(self.replayed(0))
            self._score(self.match)
        elif isinstance(entry, Undone):
            self._undo(entry)
        elif isinstance(entry, Seen):
            self.chairs[entry.seat].see(entry.version)
        else:
            self._arrange(entry)
            self.arranged = seq
        if awaited and not self.awaited:
            self.seen_at = at

    def _arrange(self, entry: Entry) -> None:
        """Who sits, hears and is there; nothing of the match."""
        if isinstance(entry, Joined):
            chair = self.chairs[entry.seat]
            chair.token, chair.name, chair.entropy = entry.token, entry.name, entry.entropy
            chair.away_since = self.changed
        elif isinstance(entry, Vacated):
            self._vacate(entry)
        elif isinstance(entry, Arrived):
            self.chairs[entry.seat].processes.add(entry.process)
        elif isinstance(entry, Departed):
            chair = self.chairs[entry.seat]
            chair.processes.discard(entry.process)
            chair.away_since = self.changed
        elif isinstance(entry, Muted):
            muted = self.chairs[entry.seat].muted
            (muted.add if entry.muted else muted.discard)(entry.other)
        elif isinstance(entry, Said):
            self._remember("say", entry.seat, entry.client)
            self.said.append(entry)
            del self.said[:-RECALLED]
        elif isinstance(entry, Paused):
            self.paused = True
        elif isinstance(entry, Resumed):
            self.paused = False
            self.turn_at = self.changed  # clocks begin anew
        elif isinstance(entry, Closed):
            self.status = CLOSED
            self.rematch = entry.rematch

    def _vacate(self, entry: Vacated) -> None:
        gone = self.chairs[entry.seat].token
        self.chairs[entry.seat] = Chair(entry.bot)
        for chair in self.chairs:
            chair.muted.discard(entry.seat)  # whoever sits there next has said nothing yet
        if gone and gone == self.host:
            self.host = next((chair.token for chair in self.chairs if chair.person), "")

    # The match.

    def _moved(self, entry: Moved) -> None:
        state = self.match
        round, before = state.round, self.version
        self.moves.append(Moved(entry.seat, intern(entry.move), "", entry.by))  # kept for the whole match: as little
        if entry.by == "person":
            self._remember("move", entry.seat, entry.client)
            self.chairs[entry.seat].see(self.version)
        self.game.play(state, self.game.parse(entry.move))
        self._listen(state)
        if state.round != round:
            self._score(state)
            self.ending_at = before
            for chair in self.chairs:
                if chair.person:
                    chair.reveal = self.version

    def _undo(self, entry: Undone) -> None:
        self._remember("undo", entry.seat, entry.client)
        taken = [moved.move for moved in self.moves[entry.left :]]
        self.undone.append((entry.left, entry.seat, taken))
        state = self.replayed(entry.left)
        del self.moves[entry.left :]
        for chair in self.chairs:
            chair.see(self.version)
        if state.journal is not None:
            state.journal.events.clear()  # told when they were made
        self._resume(state)
        if state.round + 1 < len(self.rounds):
            del self.rounds[state.round + 1 :]
            self.rounds_at = self.version

    def _score(self, state: State) -> None:
        """A line more on the score sheet: what another deal takes at once, as stakes, is gone by then."""
        self.rounds.append(state.scores())
        self.rounds_at = self.version

    def _resume(self, state: State) -> None:
        self.state = state
        self._listen(state)

    def _listen(self, state: State) -> None:
        """Tells the new events, and notes that there is a new position."""
        self.turn = self.seq
        self.turn_at = self.changed
        if state.seat == NOBODY:
            self.status = OVER
            self.arranged = self.seq
        journal = state.journal
        if journal is None:
            raise RuntimeError("a table listens to its match")
        for event in journal.events:
            self._feed([event])
            if self.game.events[event.kind].look:
                self._show(event)
        journal.events.clear()

    def _show(self, event: Event) -> None:
        """A look stays with the seats that got it until they say that they have seen it."""
        for seat, chair in enumerate(self.chairs):
            if chair.person and is_private_to(event, Seat(seat)):
                chair.looks.append((self.version, event))

    @property
    def match(self) -> State:
        if self.state is None:
            raise RuntimeError("nothing has been dealt at this table")
        return self.state

    def _feed(self, items: list[Item]) -> None:
        self.items += items
        self.version += len(items)
        if len(self.items) > KEPT + SLACK:
            del self.items[:-KEPT]


def is_private_to(event: Event, seat: Seat) -> bool:
    """Whether this seat sees a value of the event that not everybody does."""
    me = only(seat)
    if event.witnesses != EVERYONE:
        return event.witnesses & me != 0
    return any(audience != EVERYONE and audience & me != 0 for audience in event.audiences or [])
