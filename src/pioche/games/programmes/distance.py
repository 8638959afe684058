"""How many cards a hand still lacks: the fewest that would complete the programme, if luck brought the best ones."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import lowest, popcount, shl
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.hands import at_least, in_a_row, lines, per_rank
from pioche.games.programmes.solver import FAR, Solver, taken


class Gauge(Solver):
    """Measures against one pack: what is missing must exist there."""

    def __init__(self, book: Book, pack_one: i64, pack_two: i64, pack_wilds: i64) -> None:
        super().__init__(book)
        self.pack_one = pack_one
        self.pack_two = pack_two
        self.pack_wilds = pack_wilds
        self.best: i64 = FAR
        # The naturals that the nearest way to complete it leaves unused.
        self.spare_one: i64 = 0
        self.spare_two: i64 = 0
        self.hopes: vec[i64] = vec[i64]([0] * (int(STRIDE) + 1))  # naturals that this and later ones may still use

    def distance(self, programme: i64, one: i64, two: i64, wilds: i64) -> i64:
        """0 where the hand completes the programme; FAR where no hand of this pack ever could."""
        book = self.book
        at = programme * STRIDE
        i = book.count[programme]
        self.hopes[i] = 0
        while i > 0:
            i -= 1
            place = at + book.order[at + i]
            size = book.size[place]
            self.hopes[i] = self.hopes[i + 1] + size - self.least_need(place, one, two, size)
        self.best = FAR
        self.spare_one = one
        self.spare_two = two
        self._approach(programme, 0, one, two, 0, one, two, wilds)
        return self.best

    def _approach(
        self, programme: i64, i: i64, one: i64, two: i64, used: i64, all_one: i64, all_two: i64, wilds: i64
    ) -> None:
        """Try every shape from the i-th combination on, `used` naturals being laid in those before."""
        book = self.book
        missing = book.cards[programme] - wilds - used
        if missing - self.hopes[i] >= self.best:
            return
        if i == book.count[programme]:
            before = self.best
            self._measure(programme, missing if missing > 0 else 0, all_one, all_two, wilds)
            if self.best < before:
                self.spare_one = one
                self.spare_two = two
            return
        at = programme * STRIDE
        place = at + book.order[at + i]
        size = book.size[place]
        least = size
        while least >= 0:  # the nearest shapes first
            if book.kind[place] == SETS:
                self._approach_sets(programme, i, place, least, one, two, used, all_one, all_two, wilds)
            else:
                self._approach_runs(programme, i, place, least, one, two, used, all_one, all_two, wilds)
            least -= 1

    def _approach_sets(
        self,
        programme: i64,
        i: i64,
        place: i64,
        exactly: i64,
        one: i64,
        two: i64,
        used: i64,
        all_one: i64,
        all_two: i64,
        wilds: i64,
    ) -> None:
        types, size = self.book.types[place], self.book.size[place]
        counts = per_rank(one & types) + per_rank(two & types)
        hits = at_least(counts, exactly) & types_of_pack(self.pack_one & types)
        if exactly < size:
            hits &= ~at_least(counts, exactly + 1)
        while hits != 0:
            shift = lowest(hits)
            hits &= hits - 1
            self.low[i] = shift >> 2
            less, less_two = self.without_rank(one, two, types & shl(15, shift), size)
            self._approach(programme, i + 1, less, less_two, used + exactly, all_one, all_two, wilds)

    def _approach_runs(
        self,
        programme: i64,
        i: i64,
        place: i64,
        exactly: i64,
        one: i64,
        two: i64,
        used: i64,
        all_one: i64,
        all_two: i64,
        wilds: i64,
    ) -> None:
        book = self.book
        size, suits = book.size[place], book.suits[place]
        while suits != 0:
            suit = suits if book.kind[place] == MIXED else suits & -suits
            suits &= ~suit
            rows = in_a_row(lines(one, suit), size)
            hits = at_least(rows, exactly) & ~at_least(rows, exactly + 1) & book.lows[place]
            while hits != 0:
                shift = lowest(hits)
                hits &= hits - 1
                self.low[i] = shift >> 2
                self.suit[i] = suit
                cards = self.run_cards(one, suit, shift, size)
                less, less_two = taken(one, two, cards)
                self._approach(programme, i + 1, less, less_two, used + popcount(cards), all_one, all_two, wilds)

    def _measure(self, programme: i64, least: i64, one: i64, two: i64, wilds: i64) -> None:
        """The shapes are chosen: the fewest cards that complete them, at least so many."""
        if not self._fill(programme, 0, 0, 0, self.pack_one, self.pack_two, self.pack_wilds):
            return
        while least < self.best:
            if self._fill_missing(programme, 0, 0, 0, one, two, wilds, least):
                self.best = least
            least += 1

    def _fill_missing(
        self, programme: i64, i: i64, step: i64, naturals: i64, one: i64, two: i64, wilds: i64, missing: i64
    ) -> bool:
        """Like `_fill`, with some natural cards that are not there."""
        book = self.book
        if i == book.count[programme]:
            return True
        at = programme * STRIDE
        place = at + book.order[at + i]
        size = book.size[place]
        if step == size:
            return naturals >= book.quota[place] and self._fill_missing(
                programme, i + 1, 0, 0, one, two, wilds, missing
            )
        if size - step + naturals < book.quota[place]:
            return False
        here = self.place_cards(place, i, step, one)
        if here != 0:
            less, less_two = taken(one, two, here & -here)
            if self._fill_missing(programme, i, step + 1, naturals + 1, less, less_two, wilds, missing):
                return True
        if missing > 0 and self._fill_missing(programme, i, step + 1, naturals + 1, one, two, wilds, missing - 1):
            return True
        return wilds > 0 and self._fill_missing(programme, i, step + 1, naturals, one, two, wilds - 1, missing)


def types_of_pack(mask: i64) -> i64:
    """The lowest bit of every rank that has a card in the mask."""
    return at_least(per_rank(mask), 1)
