"""A table written entry by entry, with a clock of its own, as the room would write it."""

from pioche.core.refusal import Refusal
from pioche.tables import asks
from pioche.tables.entries import By, Clock, Created, Entry, decode, encode
from pioche.tables.pace import Due, Pace
from pioche.tables.shown import Sight
from pioche.tables.sight import Position, sight
from pioche.tables.table import Table
from pioche.tables.timing import next_due

ENTROPY = "ab" * 16
PACE = Pace()


class Written:
    """`persons` sit in the first seats and are there; bots have the others."""

    def __init__(
        self,
        game: str = "nain_jaune",
        persons: int = 3,
        bots: int = 0,
        *,
        start: bool = True,
        secret: str = "5e" * 32,
        clock: Clock | None = None,
        options: dict[str, object] | None = None,
        memory_aid: bool = False,
        takeback: bool = False,
    ) -> None:
        created = Created(
            game,
            1,
            options or {},
            [""] * persons + ["normal"] * bots,
            "ABCDEF",
            secret,
            "token 0",
            clock or Clock(),
            memory_aid=memory_aid,
            takeback=takeback,
        )
        self.now = 1_000_000
        self.table = Table("a table", created, self.now)
        self.rows: list[tuple[bytes, int, int]] = [(encode(created), 1, self.now)]
        for seat in range(persons):
            self.write(asks.join(self.table, f"token {seat}", f"Player {seat}", ENTROPY))
            self.write(asks.arrive(self.table, seat, "here"))
        if start:
            self.write(asks.start(self.table))

    def write(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.rows.append((encode(entry), self.table.seq + 1, self.now))
            self.table.apply(entry, self.table.seq + 1, self.now)

    def read_again(self) -> Table:
        """The table as another process builds it from what was written."""
        created = decode(self.rows[0][0])
        assert isinstance(created, Created)
        table = Table("a table", created, self.rows[0][2])
        for body, seq, at in self.rows[1:]:
            table.apply(decode(body), seq, at)
        return table

    @property
    def to_act(self) -> int:
        seat = self.table.to_act
        assert seat is not None
        return seat

    def offered(self) -> list[str]:
        """The whole moves of the seat to act."""
        game, state = self.table.game, self.table.match
        return [game.notation(move) for move in game.moves(state)]

    def move(self, text: str | None = None, by: By = "person") -> int:
        """The seat to act makes this move, or the first it may; answers with the seat."""
        seat = self.to_act
        written = self.offered()[0] if text is None else text
        self.write(asks.move(self.table, seat, self.table.turn, written, f"move {self.table.seq}", by))
        return seat

    def due(self) -> Due:
        due = next_due(self.table, PACE)
        assert due is not None
        return due


def seen_from(table: Table, seat: int | None) -> Sight:
    """What this seat, or a spectator, sees of a table."""
    return sight(table, seat, Position(table, PACE))


def refused(ask: object) -> str:
    """The key of the refusal that asking for something ends in."""
    assert callable(ask)
    try:
        ask()
    except Refusal as refusal:
        return refusal.key
    raise AssertionError("nothing was refused")
