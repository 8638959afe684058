"""What a seat knows as a row of small numbers, for programs that learn; every game has an observer of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from pioche.cards import bit, popcount, shl
from pioche.core.seats import Action, Seat
from pioche.core.state import State

MOST: Final[i64] = 32767  # what a place of a row can hold; what is more is told as this


class Field:
    """A few neighbouring numbers of a row: what they are, in one line, and between which bounds they lie."""

    def __init__(self, name: str, size: int, low: int, high: int, words: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = min(high, int(MOST))
        self.words = words

    def __repr__(self) -> str:
        return f"<Field {self.name}: {self.size} from {self.low} to {self.high}, {self.words}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat knows with perfect memory: what its view tells, with memory, and nothing else.

    Two lists that the rules do not bound have a bound here: of what was seen of hidden cards in Programmes a row tells
    the newest 128 things, which random play often exceeds, and in Janus at most 24 threes that are not of one symbol.

    The layout is fixed for a game with given players and options, and its `version` goes up when it changes. What each
    seat has stands in the order of the table, from the seat that looks to its left. A number that names a seat is 1 for
    the seat that looks, 2 for the one at its left, and so on; 0 is nobody.
    """

    def __init__(self, version: int, about: str, fields: list[Field], players: i64, actions: i64) -> None:
        self.version: int = version
        self.about: str = about  # what the numbers stand for, for the docs
        self.fields: list[Field] = fields
        self.players: i64 = players
        self.actions: i64 = actions  # the width of a mask
        self.narrow: bool = False  # whether `choices` knows every decision as one mask
        size: i64 = 0
        for field in fields:
            size += field.size
        self.size: i64 = size  # of a row

    # Observations.

    def write(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        """Writes `size` numbers from `at`."""
        for i in range(at, at + self.size):
            into[i] = 0
        self.fill(state, seat, into, at)

    def fill(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        """The same, where there are zeros: what is not zero."""
        raise NotImplementedError

    def observe(self, state: State, seat: Seat) -> vec[i16]:
        """A row of its own; `numpy.asarray` takes it as it is."""
        row = vec[i16]([0] * self.size)
        self.fill(state, seat, row, 0)
        return row

    def start_of(self, name: str) -> int:
        """Where a field begins in a row."""
        at = 0
        for field in self.fields:
            if field.name == name:
                return at
            at += field.size
        raise KeyError(f"no field {name!r}")

    # Masks: what the seat to act may do.

    def choices(self, state: State) -> i64:
        """The legal actions as the bits of one mask, where a game is `narrow`."""
        raise NotImplementedError

    def mark(self, state: State, into: vec[u8], at: i64) -> None:
        """Writes `actions` numbers from `at`, 1 for what the seat to act may do now and 0 for the rest."""
        for i in range(at, at + self.actions):
            into[i] = 0
        if self.narrow:
            mark_bits(self.choices(state), 1, into, at)
        else:
            mark_actions(state.legal(), 1, into, at)

    def mask(self, state: State) -> vec[u8]:
        """A mask of its own; `numpy.asarray` takes it as it is."""
        row = vec[u8]([0] * self.actions)
        self.mark(state, row, 0)
        return row


def first_bit(mask: i64) -> i64:
    """The index of the lowest bit, like `cards.lowest`; quicker where bits are many and lie anywhere."""
    return popcount((mask & -mask) - 1)


def mark_bits(choices: i64, mark: u8, into: vec[u8], at: i64) -> None:
    while choices != 0:
        into[at + first_bit(choices)] = mark
        choices &= choices - 1


def mark_actions(legal: list[Action], mark: u8, into: vec[u8], at: i64) -> None:
    for action in legal:
        into[at + action] = mark


def small(value: i64) -> i16:
    """A number as a row can hold it."""
    return i16(value) if value < MOST else i16(MOST)


def write_cards(cards: i64, number: i16, into: vec[i16], at: i64) -> None:
    """A number at the place of every card, or rank, of a mask."""
    while cards != 0:
        into[at + first_bit(cards)] = number
        cards &= cards - 1


def from_seat(other: i64, seat: Seat, players: i64) -> i64:
    """How far to the left of a seat another one sits."""
    away = other - seat
    return away if away >= 0 else away + players


def named_seat(other: i64, seat: Seat, players: i64) -> i16:
    """A seat as a number of a row names it: 0 is none, 1 the one that looks, 2 the one at its left."""
    return i16(from_seat(other, seat, players) + 1) if other >= 0 else i16(0)


def from_eyes(seats: i64, seat: Seat, players: i64) -> i64:
    """A mask of seats as a number of a row tells it: 1 for the one that looks, 2 for the one at its left, 4, 8 …"""
    all_seats = bit(players) - 1
    held = seats & all_seats
    return held >> seat | shl(held, players - seat) & all_seats
