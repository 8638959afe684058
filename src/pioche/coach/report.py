"""What a coach found, as data: the same for a terminal, a page and a program. `told` puts it into words.

Worth is counted as the game counts, more than the others on average, over one round: so many tokens, points, trios or
programmes better than they. In every round `start` + all `luck` - all `loss` = `result`; `start` is luck too, that of
the deal.
"""

from msgspec import Struct


class Option(Struct, frozen=True):
    """A move that could have been made."""

    move: str  # in the game's notation
    worth: float  # the expected result of the round
    lead: float  # by how much that is more than the chosen move's
    half: float  # of the 95 % interval of the lead: both moves were tried on the same deals


class Remembered(Struct, frozen=True):
    """A value the seat had been shown and could not see any more."""

    zone: str
    owner: int  # a seat, -1 for the table
    place: int  # in its zone as moves count them, from 1; 0 in a hand without order
    back: bool  # whether it is the side turned away
    spell: str
    value: str | int  # as notation writes it


class Decision(Struct, frozen=True):
    move: int  # its number in the record, from 1
    round: int  # from 0
    chosen: str
    best: str  # the chosen move itself where no other is surely better
    worth: float  # the expected result of the round after the chosen move
    loss: float  # by how much the best move was better; 0 where that is within the noise
    half: float  # of the 95 % interval of the loss
    luck: float | None  # from here to the next decision or the end of the round; None where the record ends before
    options: list[Option]  # the best first, the chosen one among them
    remembered: list[Remembered]


class RoundReport(Struct, frozen=True):
    round: int  # from 0
    start: float | None  # the expected result at the first decision; None in a round that was neither decided nor ended
    luck: float
    loss: float
    result: float | None  # None where the record ends before the round does


class Report(Struct, frozen=True):
    game: str
    seat: int
    players: int
    rounds: list[RoundReport]
    decisions: list[Decision]
    costliest: list[int]  # at most three places in `decisions`, the costliest first
