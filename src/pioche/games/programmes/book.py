"""The programmes laid out for the rules and the solver: each combination asked, as small ints."""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import SUITS, bit, popcount, shl
from pioche.games.programmes.hands import NATURALS, natural_types, of_suits
from pioche.games.programmes.listing import HIGH_ACE, RUN, Directive, Programme, listing

# The kinds of combination asked. A mixed run may use all its permitted suits (PR-13).
SETS: Final[i64] = 0
RUNS: Final[i64] = 1
MIXED: Final[i64] = 2

STRIDE: Final[i64] = 8  # combinations a programme may ask, at most
ALL_SUITS: Final[i64] = 15


class Book:
    """Entry `programme * STRIDE + n` of each row is the n-th combination that the programme asks, as they are laid."""

    def __init__(self, programmes: tuple[Programme, ...], mixed: bool, half: bool) -> None:
        self.programmes = programmes
        self.half = half
        self.scratch: i64 = len(programmes)  # a place for what is left of a programme half laid
        size = (len(programmes) + 1) * int(STRIDE)
        self.count: vec[i64] = vec[i64]([0] * (len(programmes) + 1))
        self.cards: vec[i64] = vec[i64]([0] * (len(programmes) + 1))
        self.wild: vec[i64] = vec[i64]([1 if programme.wilds else 0 for programme in programmes])
        self.kind: vec[i64] = vec[i64]([0] * size)
        self.size: vec[i64] = vec[i64]([0] * size)
        self.quota: vec[i64] = vec[i64]([0] * size)  # natural cards, at least
        self.suits: vec[i64] = vec[i64]([0] * size)
        self.lows: vec[i64] = vec[i64]([0] * size)  # of a run: a bit at 4 * (rank - 1) for each rank it may begin with
        self.types: vec[i64] = vec[i64]([0] * size)  # of a set: the natural cards allowed
        self.like: vec[i64] = vec[i64]([0] * size)  # 1 where it asks the same as the one before it
        self.directive: vec[i64] = vec[i64]([0] * size)  # which line of the programme it belongs to
        self.order: vec[i64] = vec[i64]([0] * size)  # which to solve first: the narrower its suits, the earlier
        for number, programme in enumerate(programmes):
            self._lay_out(number, programme, mixed)

    def _lay_out(self, number: int, programme: Programme, mixed: bool) -> None:
        at = number * int(STRIDE)
        n = 0
        for line, directive in enumerate(programme.directives):
            for time in range(directive.times):
                self._ask(at + n, directive, programme.wilds, mixed)
                self.like[at + n] = 1 if time > 0 else 0
                self.directive[at + n] = line
                n += 1
        self.count[number] = n
        self.cards[number] = programme.cards()
        width = [int(self._width(at + i)) for i in range(n)]
        for i, laid in enumerate(sorted(range(n), key=lambda i: width[i])):
            self.order[at + i] = laid

    def _ask(self, place: int, directive: Directive, wilds: bool, mixed: bool) -> None:
        suits: i64 = ALL_SUITS
        if directive.suits:
            suits = 0
            for suit in directive.suits:
                suits |= bit(SUITS.index(suit))
        self.size[place] = directive.size
        self.suits[place] = suits
        self.quota[place] = self.least_naturals(directive.size) if wilds else directive.size
        if directive.kind == RUN:
            self.kind[place] = MIXED if mixed and len(directive.suits) > 1 else RUNS
            if directive.first:
                self.lows[place] = shl(1, 4 * (directive.first - 1))
            else:
                self.lows[place] = run_lows(directive.size, 1)
        else:
            self.kind[place] = SETS
            allowed = natural_types(directive.first) if directive.first else NATURALS
            self.types[place] = of_suits(suits) & allowed

    def copy_rest(self, programme: i64, first: i64, size: i64) -> i64:
        """What a programme asks from the given combination on, put where `scratch` is, that one with this size left.

        The place of that combination among them; -1 if nothing of it is left.
        """
        at, base = programme * STRIDE, self.scratch * STRIDE
        order, kind, sizes, quota, suits = self.order, self.kind, self.size, self.quota, self.suits
        lows, types, like = self.lows, self.types, self.like
        count: i64 = 0
        found: i64 = -1
        for i in range(self.count[programme]):
            laid = order[at + i]
            if laid < first or (laid == first and size == 0):
                continue
            source, target = at + laid, base + count
            order[target] = count
            kind[target] = kind[source]
            sizes[target] = sizes[source]
            quota[target] = quota[source]
            suits[target] = suits[source]
            lows[target] = lows[source]
            types[target] = types[source]
            like[target] = like[source] if laid > first + 1 else 0
            if laid == first:
                sizes[target] = size
                found = target
            count += 1
        self.count[self.scratch] = count
        return found

    def least_naturals(self, size: int) -> i64:  # PR-17
        return (size + 1) // 2 if self.half else 1

    def _width(self, place: i64) -> i64:
        return 1 if self.kind[place] == RUNS else popcount(self.suits[place])


def run_lows(size: i64, least: i64) -> i64:
    """The ranks a run of this size may begin with, from `least` up: nothing goes beyond the high ace."""  # PR-18
    lows: i64 = 0
    rank = least
    while rank + size - 1 <= HIGH_ACE:
        lows |= shl(1, 4 * (rank - 1))
        rank += 1
    return lows


@cache
def book_of(rules: int, mixed: bool, half: bool) -> Book:
    return Book(listing(rules), mixed, half)
