"""How far a hand is from its programme, remembered; and the thriftiest way to lay it, step by step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import JOKER, bit, lowest, popcount
from pioche.core.seats import Action
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.distance import Gauge
from pioche.games.programmes.hands import (
    NATURALS,
    TWOS,
    WILDS,
    at_least,
    in_a_row,
    lines,
    natural_types,
    of_suits,
    per_rank,
    wild_count,
)
from pioche.games.programmes.moves import CLOSE, PLACE
from pioche.games.programmes.options import Settings
from pioche.games.programmes.shapes import FAR
from pioche.games.programmes.steps import HIGH_ACE, candidates, leads_on, under_way
from pioche.games.programmes.table import STEPS, Table
from pioche.search.programmes_laying import loose, partable

_ROOM: Final[i64] = 16384  # hands remembered, a power of two
_NONE: Final[i64] = -1
_WAYS: Final[i64] = 200  # to lay a programme, compared at most
_NO_WAY: Final[i64] = 10_000


class Planner(Gauge):
    """Deals repeat themselves in a search, and so do hands: what was measured once is kept."""

    def __init__(self, settings: Settings) -> None:
        gauge = settings.gauge
        super().__init__(settings.book, gauge.pack_one, gauge.pack_two, gauge.pack_wilds)
        self.settings = settings
        room = int(_ROOM)
        self.key_one: vec[i64] = vec[i64]([0] * room)
        self.key_two: vec[i64] = vec[i64]([0] * room)
        self.key_rest: vec[i64] = vec[i64]([int(_NONE)] * room)  # wilds and programme
        self.far: vec[i64] = vec[i64]([0] * room)
        self.left_one: vec[i64] = vec[i64]([0] * room)
        self.left_two: vec[i64] = vec[i64]([0] * room)
        # The shapes of the nearest way, in the order they are solved, and the naturals each combination gets.
        self.shape: vec[i64] = vec[i64]([0] * int(STRIDE))
        self.part_shape: vec[i64] = vec[i64]([0] * int(STRIDE))
        self.part_one: vec[i64] = vec[i64]([0] * int(STRIDE))
        self.part_two: vec[i64] = vec[i64]([0] * int(STRIDE))
        # The plan made last, and for what hand.
        self.steps: vec[i64] = vec[i64]([0] * int(STEPS))
        self.steps_size: i64 = 0
        self.plan_one: i64 = 0
        self.plan_two: i64 = 0
        self.plan_rest: i64 = _NONE
        self.plan_places: i64 = 0
        # Ways to lay it compared: naturals that fit elsewhere, wilds it may not use, the best so far, how many to see.
        self.comparing: bool = False
        self.places: i64 = 0
        self.idle: i64 = 0
        self.least: i64 = 0
        self.patience: i64 = 0
        # Wilds not yet given a place.
        self.twos: i64 = 0
        self.more_twos: i64 = 0
        self.wild_jokers: i64 = 0

    def measure(self, programme: i64, one: i64, two: i64, wilds: i64) -> i64:
        """The distance, from memory where it can be; `spare_one` and `spare_two` are set as well."""
        rest = programme * 16 + wilds
        mix = (one ^ (one >> 29)) + 5 * (two ^ (two >> 23)) + rest * 0x9E3779
        at = (mix ^ (mix >> 14)) & (_ROOM - 1)
        if self.key_rest[at] == rest and self.key_one[at] == one and self.key_two[at] == two:
            self.spare_one = self.left_one[at]
            self.spare_two = self.left_two[at]
            return self.far[at]
        found = self.distance(programme, one, two, wilds)
        self.key_rest[at] = rest
        self.key_one[at] = one
        self.key_two[at] = two
        self.far[at] = found
        self.left_one[at] = self.spare_one
        self.left_two[at] = self.spare_two
        return found

    def settle(self, one: i64, two: i64) -> bool:
        if not super().settle(one, two):
            return False
        for i in range(self.count):
            self.shape[i] = self.chosen[i]
        return True

    def promise(self, programme: i64, one: i64, two: i64, card: i64) -> i64:
        """What a natural could be part of: of the combination it would serve best, how many hundredths are there."""
        book = self.book
        at = programme * STRIDE
        best: i64 = 0
        for i in range(book.count[programme]):
            place = at + i
            if book.like[place] == 1:
                continue
            size = book.size[place]
            if book.kind[place] == SETS:
                found = _in_set(book.types[place], one, two, card)
            else:
                found = _in_run(book, place, one, card)
            part = found * 100 // size
            if part > best:
                best = part
        return best if best < 100 else 100

    # Laying a programme.

    def reveal_step(self, table: Table, places: i64) -> Action:
        """The next step of the plan; where others were taken before, any that goes on, a natural rather than a wild."""
        seat = table.seat
        self._plan(table.programme[seat], table.one[seat], table.two[seat], table.jokers[seat], places)
        if self._on_plan(table):
            return Action(self.steps[table.steps_size])
        now = under_way(table)
        fitting = candidates(table, now)
        if fitting == 0:
            return Action(CLOSE)
        naturals = fitting & NATURALS
        while naturals != 0:
            card = lowest(naturals)
            naturals &= naturals - 1
            if leads_on(table, now, card):
                return Action(PLACE + card)
        return Action(PLACE + lowest(fitting & WILDS))

    def _on_plan(self, table: Table) -> bool:
        if table.steps_size >= self.steps_size:
            return False
        return all(table.steps[i] == self.steps[i] for i in range(table.steps_size))

    def _plan(self, programme: i64, one: i64, two: i64, jokers: i64, places: i64) -> None:
        """Write down every step, or none where taking all naturals that fit would starve a combination."""
        rest = programme * 16 + jokers
        if self.plan_rest == rest and self.plan_one == one and self.plan_two == two and self.plan_places == places:
            return
        self.plan_places = places
        self.plan_rest = rest
        self.plan_one = one
        self.plan_two = two
        self.twos = one & TWOS
        self.more_twos = two & TWOS
        self.wild_jokers = jokers
        self.steps_size = 0
        wilds = wild_count(one, two, jokers)
        if not self._share_out(programme, one & NATURALS, two & NATURALS, wilds):
            return
        for number in range(self.book.count[programme]):
            if not self._write(programme * STRIDE + number, number):
                self.steps_size = 0
                return

    def _share_out(self, programme: i64, one: i64, two: i64, wilds: i64) -> bool:
        """What each combination gets in the way that leaves fewest cards, or if none was found asks fewest wilds."""
        if self.rest(programme, one, two, wilds, self.plan_places) == _NO_WAY:
            found = self.nearest(programme, one, two, 0, FAR, every=False)
            if found >= FAR:
                return False
        for i in range(self.count):
            place = self.place(i)
            number = place - self.at
            less, less_two, got = self.take(place, self.shape[i], one, two)
            if got < self.book.quota[place]:
                return False
            self.part_shape[number] = self.shape[i]
            self.part_one[number] = (one & ~less) | (two & ~less_two)
            self.part_two[number] = one & ~less & two & ~less_two
            one = less
            two = less_two
        return True

    def rest(self, programme: i64, one: i64, two: i64, wilds: i64, places: i64) -> i64:
        """What the best way to lay the programme leaves in hand: cards, and of as many, those with fewer wilds.

        `places` are the naturals that fit what lies on the table. Ways are compared, the thriftiest first.
        """
        self.comparing = True
        self.places = places
        self.idle = 0 if self.book.wild[programme] == 1 else wilds
        self.least = _NO_WAY
        self.patience = _WAYS
        self.nearest(programme, one, two, wilds - self.idle, 1, every=False)
        self.comparing = False
        return self.least

    def _judge(self, one: i64, two: i64, places: i64, starved: i64) -> None:
        if not self.comparing:
            super()._judge(one, two, places, starved)
            return
        if places > 0 or starved == 1:
            return
        self.patience -= 1
        if self.patience == 0:
            self.best = 0  # the search ends
        wilds = self.idle - places
        rest = 16 * self._left(one, two, wilds) - wilds
        if rest < self.least:
            self.least = rest
            for i in range(self.count):
                self.shape[i] = self.chosen[i]

    def _left(self, one: i64, two: i64, wilds: i64) -> i64:
        """How many of these naturals stay in hand after such a reveal, once all that fits and all sets are laid."""
        for i in range(self.count):
            place = self.place(i)
            if self.book.kind[place] == SETS:
                ranks = at_least(per_rank(self.chosen[i]), 1) * 15
                one &= ~ranks
                two &= ~ranks
        alone = partable(one, two, wilds)
        one &= ~(alone & self.places & ~two)
        for i in range(self.count):
            place = self.place(i)
            if self.book.kind[place] != SETS:
                one &= ~(self._beyond(place, self.chosen[i], alone & one) & ~two)
        return loose(one, two, wilds, self.settings.half)

    def _beyond(self, place: i64, shape: i64, types: i64) -> i64:
        """Of these naturals, those that lengthen a run of this shape."""
        low = first_rank(shape)
        suits = self.book.suits[place]
        if self.book.kind[place] != MIXED:
            suits = bit(lowest(shape) & 3)
        types &= of_suits(suits)
        found: i64 = 0
        rank = low - 1
        while rank > 0 and types & natural_types(rank) != 0:
            found |= bit(lowest(types & natural_types(rank)))
            rank -= 1
        rank = low + self.book.size[place]
        while rank <= HIGH_ACE and types & natural_types(rank) != 0:
            found |= bit(lowest(types & natural_types(rank)))
            rank += 1
        return found

    def _write(self, place: i64, number: i64) -> bool:
        """The steps of one combination; False where the wilds do not suffice."""
        book = self.book
        start = self.steps_size
        end = start + book.size[place]
        one = self.part_one[number]
        run = book.kind[place] != SETS
        low = first_rank(self.part_shape[number]) if run else 0
        if not run:
            self._write_types(one)
            self._write_types(self.part_two[number])
        while self.steps_size < end:
            here = one & natural_types(low + self.steps_size - start) if run else 0
            card = lowest(here) if here != 0 else self._next_wild()
            if card == _NONE:
                return False
            self._step(PLACE + card)
        self._step(CLOSE)
        return True

    def _write_types(self, types: i64) -> None:
        while types != 0:
            self._step(PLACE + lowest(types))
            types &= types - 1

    def _step(self, action: i64) -> None:
        self.steps[self.steps_size] = action
        self.steps_size += 1

    def _next_wild(self) -> i64:
        """Twos before jokers."""
        if self.twos == 0:
            self.wild_jokers -= 1
            return JOKER if self.wild_jokers >= 0 else _NONE
        card = lowest(self.twos)
        if self.more_twos & bit(card) != 0:
            self.more_twos ^= bit(card)
        else:
            self.twos ^= bit(card)
        return card


def first_rank(shape: i64) -> i64:
    """Where a run of this shape begins; an ace is high unless rank 2 is there too."""
    ranks = at_least(per_rank(shape), 1)
    if ranks & 0x11 == 1:
        ranks ^= 1
    return lowest(ranks) // 4 + 1


def _in_set(types: i64, one: i64, two: i64, card: i64) -> i64:
    """How many cards of the rank of this one a set could use, this one among them."""
    if types & bit(card) == 0:
        return 0
    here = types & natural_types((card >> 2) + 1)
    return popcount(one & here) + popcount(two & here)


def _in_run(book: Book, place: i64, one: i64, card: i64) -> i64:
    """How many ranks of the best run through this card are there."""
    suit = bit(card & 3)
    if book.suits[place] & suit == 0:
        return 0
    if book.kind[place] == MIXED:
        suit = book.suits[place]
    size = book.size[place]
    rows = in_a_row(lines(one, suit), size)
    rank = (card >> 2) + 1
    best = _best_row(rows, book.lows[place], rank, size)
    if rank == 1:
        high = _best_row(rows, book.lows[place], HIGH_ACE, size)
        if high > best:
            best = high
    return best


def _best_row(rows: i64, lows: i64, rank: i64, size: i64) -> i64:
    best: i64 = 0
    low = rank - size + 1 if rank > size else 1
    while low <= rank:
        shift = 4 * (low - 1)
        if (lows >> shift) & 1 != 0 and (rows >> shift) & 15 > best:
            best = (rows >> shift) & 15
        low += 1
    return best
