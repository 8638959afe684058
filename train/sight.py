"""What a seat may know at an Adriano table, as rows of a first layer that light up, and what it may choose, as heads.

Reads a state as a policy does: what the seat to act may know, and nothing else. Slots are put in order of what they
seem to be worth, since where a card lies in a square tells nothing. Plain typed code: mypyc may compile it.
"""

from typing import Final

from mypy_extensions import i64

from pioche.cards import Card, bit
from pioche.core.seats import NOBODY, Action, Seat, only
from pioche.games.adriano.deck import NO_CARD, value_of, worth
from pioche.games.adriano.legality import may_take
from pioche.games.adriano.moves import NAME, ORDERS, PEEK, PLACES, SLOTS, SPY, SWAP, TRADE
from pioche.games.adriano.rules import Adriano
from pioche.search.adriano import AdrianoPolicy
from pioche.search.adriano_memory import POINT, Memory

# Rows of each kind.
POINTS: Final[i64] = 17  # nothing, or a card's points
FACES: Final[i64] = 35  # a place: empty, known points, or what its owner let go instead
AUDIENCES: Final[i64] = 4  # whether its owner knows a card, and whether anybody else but us does
STAGES: Final[i64] = 9
LEFT: Final[i64] = 61  # cards in the pile
EXTRAS: Final[i64] = 4
COUNTS: Final[i64] = 5  # unseen cards that are worth so much
SUMS: Final[i64] = 61
LEADS: Final[i64] = 81
ALIKE: Final[i64] = 5  # own cards of the same value
AHEAD: Final[i64] = 4  # cards of a known pile

# Heads. Those for others' places come last: first of looks, then of trades.
NAMED: Final[i64] = 10
PEEKED: Final[i64] = 11
SPIED: Final[i64] = 15


def heads(players: i64) -> i64:
    return SPIED + 2 * SLOTS * (players - 1)


def rows(players: i64) -> i64:
    places = players * SLOTS * (FACES + AUDIENCES)
    cards = (2 + AHEAD) * POINTS + 16 * COUNTS + LEFT + 2 * ALIKE
    return places + cards + STAGES + EXTRAS + players + 1 + (players + 1) * SUMS + LEADS


class Sight:
    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.policy = AdrianoPolicy()
        self.lit: list[int] = []  # one row of each group
        self._rows: i64 = 0  # of the groups lit so far
        self.actions: list[Action] = []
        self.heads: list[int] = []
        self._order: list[int] = []  # of relative places: the real place

    def look(self, table: Adriano) -> None:
        """Everything about the decision of the seat to act."""
        memory = Memory(self.policy.manner, table)
        self._sort(table, memory)
        self._choices(table)
        self.lit = []
        self._rows = 0
        self._places(table, memory)
        self._light(table.stage, STAGES)
        self._light(_points(table, table.held), POINTS)
        top: i64 = table.pit[table.pit_size - 1] if may_take(table) else NO_CARD
        self._light(_points(table, top), POINTS)
        self._pile(table, memory)
        caller = table.caller
        self._light(0 if caller == NOBODY else 1 + (caller - table.seat) % self.players, self.players + 1)
        self._light(1 + table.extra if table.in_extra else 0, EXTRAS)
        self._sums(memory)
        self._alike(table, memory, table.held)
        self._alike(table, memory, top)

    def _light(self, row: i64, size: i64) -> None:
        self.lit.append(self._rows + row)
        self._rows += size

    def _sort(self, table: Adriano, memory: Memory) -> None:
        """The highest first, as they seem; empty places last."""
        order: list[int] = []
        for nth in range(self.players):
            first: i64 = (table.seat + nth) % self.players * SLOTS
            found: list[tuple[int, int]] = []
            for place in range(first, first + SLOTS):
                found.append((-memory.seems(place) if table.filled & bit(place) != 0 else 1, place))
            found.sort()
            for _, place in found:
                order.append(place)
        self._order = order

    def _places(self, table: Adriano, memory: Memory) -> None:
        for at in range(len(self._order)):
            place: i64 = self._order[at]
            face: i64 = 0
            audience: i64 = 0
            if table.filled & bit(place) != 0:
                owner = only(Seat(place // SLOTS))
                if memory.knows(place):
                    face = 1 + worth(Card(table.hands[place]), table.settings.red_fifteens)
                else:
                    face = POINTS + table.kept_over[place]
                if table.known[place] & owner != 0:
                    audience = 1
                if table.known[place] & ~owner & ~only(table.seat) != 0:
                    audience += 2
            self._light(face, FACES)
            self._light(audience, AUDIENCES)

    def _pile(self, table: Adriano, memory: Memory) -> None:
        counts = [0] * 16
        left = memory.unseen
        for card in range(60):
            if left & bit(card) != 0:
                counts[worth(Card(card), table.settings.red_fifteens)] += 1
        for count in counts:
            self._light(count, COUNTS)
        self._light(table.end - table.head, LEFT)
        for at in range(table.head, table.head + AHEAD):
            seen = table.pile_known() and at < table.end
            self._light(_points(table, table.pile[at]) if seen else 0, POINTS)

    def _sums(self, memory: Memory) -> None:
        """What hands seem to be worth, by how much ours is the lowest, and what a sure combination would save."""
        mine: i64 = memory.total(memory.me) // POINT
        least: i64 = SUMS
        self._light(min(mine, SUMS - 1), SUMS)
        for nth in range(1, self.players):
            points: i64 = memory.total((memory.me + nth) % self.players) // POINT
            least = min(least, points)
            self._light(min(points, SUMS - 1), SUMS)
        self._light(min(max(least - mine + LEADS // 2, 0), LEADS - 1), LEADS)
        order = memory.sure()
        self._light(0 if order < 0 else 1 + _saved(memory, ORDERS[order]), SUMS)

    def _alike(self, table: Adriano, memory: Memory, card: i64) -> None:
        """How many own cards are known to have the value of this one."""
        count: i64 = 0
        if card != NO_CARD:
            for place in range(memory.me * SLOTS, memory.me * SLOTS + SLOTS):
                if memory.knows(place) and value_of(Card(table.hands[place])) == value_of(Card(card)):
                    count += 1
        self._light(count, ALIKE)

    def _choices(self, table: Adriano) -> None:
        """What the policy would search, less looks at what is known."""
        eye = only(table.seat)
        self.actions = []
        self.heads = []
        for action in self.policy.candidates(table):
            number: i64 = action
            if number >= NAME:
                self._offer(action, NAMED)
            elif number >= TRADE:
                self._offer(action, SPIED + SLOTS * (self.players - 1) + self._other((number - TRADE) % PLACES))
            elif number >= SPY:
                if table.known[number - SPY] & eye == 0:
                    self._offer(action, SPIED + self._other(number - SPY))
            elif number >= PEEK:
                if table.known[table.seat * SLOTS + number - PEEK] & eye == 0:
                    self._offer(action, PEEKED + self._order.index(table.seat * SLOTS + number - PEEK))
            elif number >= SWAP:
                self._offer(action, SWAP + self._order.index(table.seat * SLOTS + number - SWAP))
            else:
                self._offer(action, number)

    def _other(self, place: i64) -> i64:
        return self._order.index(place) - SLOTS

    def _offer(self, action: Action, head: i64) -> None:
        self.actions.append(action)
        self.heads.append(head)


def _points(table: Adriano, card: i64) -> i64:
    return 0 if card == NO_CARD else 1 + worth(Card(card), table.settings.red_fifteens)


def _saved(memory: Memory, order: i64) -> i64:
    """The points of all cards of a combination."""
    points: i64 = 0
    while order != 0:
        points += memory.seems(memory.me * SLOTS + (order & 7) - 1) // POINT
        order >>= 3
    return min(points, SUMS - 2)
