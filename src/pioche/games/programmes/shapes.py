"""The nearest way to complete a programme: the shape each combination should have, and how many cards lack then.

A shape is the natural types that a combination may use: those of one rank, or of the ranks of a run. Shapes given, each
combination takes all the naturals it finds, the narrowest suits first: as permitted suits never cross, no other choice
leaves fewer places to the wilds. What lacks is then, by Hall's theorem, the larger of two numbers: the places that
are left beyond the wilds, and the naturals that some of the combinations must have (PR-17) beyond those they can take.

Wilds are only counted, and a shape is not looked at if another can use the same cards of the hand and more: so a hand
of few naturals has few shapes, and one of many soon has a way so near that most others are no better.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import popcount, shl
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.hands import ONE_SUIT, at_least, in_a_row, lines, one_a_rank, per_rank, taken, without_rank

FAR: Final[i64] = 99
_ROOM: Final[i64] = 64  # shapes of one combination, at most
_TYPES_LINE: Final[i64] = 0x1111111111111  # one suit, thirteen ranks


class Shapes:
    """Searches for one book; keeps the search under way. Rows go by the order in which combinations are solved."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.count: i64 = 0
        self.at: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        self.shapes: vec[i64] = vec[i64]([0] * int(STRIDE * _ROOM))  # by combination, those that find most first …
        self.finds: vec[i64] = vec[i64]([0] * int(STRIDE * _ROOM))  # … and how many naturals of the hand they find
        self.width: vec[i64] = vec[i64]([0] * int(STRIDE))  # how many shapes each has
        self.chosen: vec[i64] = vec[i64]([0] * int(STRIDE))
        # From each combination on: naturals found at most, naturals owed at least, naturals they must have.
        self.hopes: vec[i64] = vec[i64]([0] * int(STRIDE + 1))
        self.debts: vec[i64] = vec[i64]([0] * int(STRIDE + 1))
        self.quotas: vec[i64] = vec[i64]([0] * int(STRIDE + 1))
        self.best: i64 = FAR
        self.floor: i64 = 0  # nothing can be nearer
        self.worst: i64 = 0

    def nearest(self, programme: i64, one: i64, two: i64, wilds: i64, below: i64, every: bool) -> i64:
        """The fewest cards that lack, or `below` if no fewer; from every shape, or from those that no other betters."""
        book = self.book
        self.count = book.count[programme]
        self.at = programme * STRIDE
        self.one = one
        self.two = two
        self.best = below
        places = self._list_shapes(every) - wilds
        naturals = popcount(one) + popcount(two)
        hope = self.hopes[0] if self.hopes[0] < naturals else naturals
        self.floor = max_of(max_of(places - hope, self.debts[0]), max_of(self.quotas[0] - naturals, 0))
        if self.floor < below:
            self._choose(0, 0, one, two, places, 0, 0)
        return self.best

    def settle(self, one: i64, two: i64) -> bool:
        """Whether the chosen shapes will do; they leave these naturals unused."""
        return True

    def place(self, i: i64) -> i64:
        """Where the book has the combination solved i-th."""
        return self.at + self.book.order[self.at + i]

    # The shapes there are.

    def _list_shapes(self, every: bool) -> i64:
        """Fill the rows; how many cards are asked in all."""
        book = self.book
        cards: i64 = 0
        i = self.count
        self.hopes[i] = 0
        self.debts[i] = 0
        self.quotas[i] = 0
        while i > 0:
            i -= 1
            place = self.place(i)
            self.width[i] = 0
            if book.kind[place] == SETS:
                self._list_sets(i, place, every)
            else:
                self._list_runs(i, place, every)
            cards += book.size[place]
            most = self.finds[i * _ROOM] if self.width[i] > 0 else 0
            self.hopes[i] = self.hopes[i + 1] + most
            self.debts[i] = self.debts[i + 1] + max_of(book.quota[place] - most, 0)
            self.quotas[i] = self.quotas[i + 1] + book.quota[place]
        return cards

    def _list_sets(self, i: i64, place: i64, every: bool) -> None:
        types, size = self.book.types[place], self.book.size[place]
        counts = per_rank(self.one & types) + per_rank(self.two & types)
        ranks = at_least(per_rank(types), 1)
        found = size
        while found >= 0 and (found > 0 or every or self.width[i] == 0):
            hits = at_least(counts, found) & ranks
            ranks &= ~hits
            while hits != 0:
                self._offer(i, types & ((hits & -hits) * 15), found, every)
                hits &= hits - 1
            found -= 1

    def _list_runs(self, i: i64, place: i64, every: bool) -> None:
        book = self.book
        size = book.size[place]
        row = ONE_SUIT & (shl(1, 4 * size) - 1)
        found = size
        while found >= 0 and (found > 0 or every or self.width[i] == 0):
            suits = book.suits[place]
            while suits != 0:
                suit = suits if book.kind[place] == MIXED else suits & -suits
                suits &= ~suit
                rows = in_a_row(lines(self.one, suit), size)
                hits = at_least(rows, found) & ~at_least(rows, found + 1) & book.lows[place]
                while hits != 0:
                    ranks = (hits & -hits) * row
                    self._offer(i, ((ranks | (ranks >> 52)) & _TYPES_LINE) * suit, found, every)
                    hits &= hits - 1
            found -= 1

    def _offer(self, i: i64, shape: i64, found: i64, every: bool) -> None:
        """Add a shape to a row, unless one that is there can use the same cards."""
        at = i * _ROOM
        end = at + self.width[i]
        if not every:
            held = self.one & shape
            for k in range(at, end):
                if held & ~self.shapes[k] == 0:
                    return
        self.shapes[end] = shape
        self.finds[end] = found
        self.width[i] += 1

    # The search.

    def _choose(self, i: i64, first: i64, one: i64, two: i64, places: i64, owed: i64, starved: i64) -> None:
        """Try the shapes of the i-th combination; those before have left so many places, and owe so many naturals."""
        if i == self.count:
            self._judge(one, two, places, starved)
            return
        book = self.book
        place = self.place(i)
        quota = book.quota[place]
        k = i * _ROOM
        end = k + self.width[i]
        if book.like[place] == 1:
            k += first  # asked again: this shape or a later one
        while k < end:
            found = self.finds[k]
            debt = owed + max_of(quota - found, 0)
            if places - found - self.hopes[i + 1] >= self.best or debt + self.debts[i + 1] >= self.best:
                return
            shape = self.shapes[k]
            less, less_two, got = self.take(place, shape, one, two)
            if places - got - self.hopes[i + 1] < self.best:
                self.chosen[i] = shape
                hungry: i64 = 1 if got < quota else starved
                self._choose(i + 1, k - i * _ROOM, less, less_two, places - got, debt, hungry)
                if self.best <= self.floor:
                    return
            k += 1

    def _judge(self, one: i64, two: i64, places: i64, starved: i64) -> None:
        lacking = max_of(places, 0)
        if starved == 1:
            lacking = max_of(lacking, self.owed(self.one, self.two))
        if lacking < self.best and self.settle(one, two):
            self.best = lacking

    def take(self, place: i64, shape: i64, one: i64, two: i64) -> tuple[i64, i64, i64]:
        """The naturals without those that a combination of this shape takes, and how many it takes."""
        if self.book.kind[place] == SETS:
            size = self.book.size[place]
            found = popcount(one & shape) + popcount(two & shape)
            if found <= size:
                return one & ~shape, two & ~shape, found
            less, less_two = without_rank(one, two, shape, size)
            return less, less_two, size
        used = one & shape
        if self.book.kind[place] == MIXED:
            used = one_a_rank(used)
        less, less_two = taken(one, two, used)
        return less, less_two, popcount(used)

    def owed(self, one: i64, two: i64) -> i64:
        """The naturals that lack, whatever the wilds: of the choices of combinations, the one that lacks most."""
        self.worst = 0
        self._owe(0, one, two, 0)
        return self.worst

    def _owe(self, i: i64, one: i64, two: i64, owed: i64) -> None:
        """Go on from a choice among the combinations before the i-th."""
        if owed > self.worst:
            self.worst = owed
        if owed + self.quotas[i] <= self.worst:
            return
        place = self.place(i)
        less, less_two, got = self.take(place, self.chosen[i], one, two)
        self._owe(i + 1, less, less_two, owed + self.book.quota[place] - got)
        self._owe(i + 1, one, two, owed)


def max_of(one: i64, other: i64) -> i64:
    return one if one > other else other
