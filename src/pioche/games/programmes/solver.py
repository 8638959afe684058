"""Whether a hand completes a programme: exactly.

The search chooses a shape for each combination (the rank of a set; suit and first rank of a run), those with the
narrowest suits first. Of the natural cards a shape can use it takes all it finds: as permitted suits never cross, no
other choice leaves fewer places to the wilds. What remains is whether every combination gets its share of
naturals (PR-17): where taking all may have starved one, the slower search of shapes.py is asked.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import lowest, popcount, shl
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.hands import at_least, in_a_row, lines, per_rank, taken, without_rank
from pioche.games.programmes.shapes import FAR, Shapes


class Solver(Shapes):
    """Searches for one book; keeps the shapes of the search under way."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.later: vec[i64] = vec[i64]([0] * (int(STRIDE) + 1))  # wilds that the combinations after this one need
        self.low: vec[i64] = vec[i64]([0] * int(STRIDE))  # the shapes: first rank of a run, rank of a set …
        self.suit: vec[i64] = vec[i64]([0] * int(STRIDE))  # … and the suits a run takes

    def completes(self, programme: i64, one: i64, two: i64, wilds: i64) -> bool:
        """Whether naturals `one` and `two` with so many wilds meet every directive at once."""  # PR-10, PR-32
        if not self._promising(programme, one, two, wilds):
            return False
        if self.book.count[programme] < 2:
            return True  # alone, a combination has the whole hand
        if self._search(programme, 0, one, two, wilds):
            return True
        if not self._may_starve(programme, wilds):
            return False
        return self.nearest(programme, one, two, wilds, 1, every=False) == 0

    # A bound: each combination alone, as if it had the whole hand.

    def _promising(self, programme: i64, one: i64, two: i64, wilds: i64) -> bool:
        at = programme * STRIDE
        book = self.book
        order, later = book.order, self.later
        i = book.count[programme]
        later[i] = 0
        need: i64 = 0
        spare = wilds
        again = False  # whether it asks the same as the one just looked at
        while i > 0:
            i -= 1
            place = at + order[at + i]
            if not again:
                most = book.size[place] - book.quota[place]
                need = self.least_need(place, one, two, spare if spare < most else most)
            again = book.like[place] == 1
            spare -= need
            if spare < 0:
                return False
            later[i] = later[i + 1] + need
        return True

    def least_need(self, place: i64, one: i64, two: i64, most: i64) -> i64:
        """The fewest wilds this combination needs; FAR if more than `most`."""
        book = self.book
        size = book.size[place]
        need: i64 = 0
        if book.kind[place] == SETS:
            counts = per_rank(one & book.types[place]) + per_rank(two & book.types[place])
            while need <= most:
                if at_least(counts, size - need) != 0:
                    return need
                need += 1
            return FAR
        suits = book.suits[place]
        lows = book.lows[place]
        if book.kind[place] == MIXED:
            rows = in_a_row(lines(one, suits), size)
            while need <= most:
                if at_least(rows, size - need) & lows != 0:
                    return need
                need += 1
            return FAR
        best = FAR
        while suits != 0:
            rows = in_a_row(lines(one, suits & -suits), size)
            suits &= suits - 1
            need = 0
            while need <= most and need < best:
                if at_least(rows, size - need) & lows != 0:
                    best = need
                    break
                need += 1
        return best

    # The search: shapes that take all the naturals they can.

    def _search(self, programme: i64, i: i64, one: i64, two: i64, wilds: i64) -> bool:
        book = self.book
        if i == book.count[programme]:
            return True
        at = programme * STRIDE
        place = at + book.order[at + i]
        size = book.size[place]
        least = size - (wilds - self.later[i + 1])
        if least < book.quota[place]:
            least = book.quota[place]
        if least > size:
            return False
        if book.kind[place] == SETS:
            return self._search_sets(programme, i, place, one, two, wilds, least)
        return self._search_runs(programme, i, place, one, two, wilds, least)

    def _search_sets(self, programme: i64, i: i64, place: i64, one: i64, two: i64, wilds: i64, least: i64) -> bool:
        types, size = self.book.types[place], self.book.size[place]
        counts = per_rank(one & types) + per_rank(two & types)
        hits = at_least(counts, least)
        if i > 0 and self.book.like[place] == 1:
            hits &= ~(shl(1, self.low[i - 1] * 4) - 1)  # asked again: from the same rank up
        while hits != 0:
            at = lowest(hits)
            hits &= hits - 1
            self.low[i] = at >> 2
            found = (counts >> at) & 15
            less, less_two = without_rank(one, two, types & shl(15, at), size)
            if found > size:
                found = size
            if self._search(programme, i + 1, less, less_two, wilds - size + found):
                return True
        return False

    def _search_runs(self, programme: i64, i: i64, place: i64, one: i64, two: i64, wilds: i64, least: i64) -> bool:
        book = self.book
        size, lows, suits = book.size[place], book.lows[place], book.suits[place]
        mixed = book.kind[place] == MIXED
        again = i > 0 and book.like[place] == 1
        while suits != 0:
            suit = suits if mixed else suits & -suits
            suits &= ~suit
            if again and suit < self.suit[i - 1]:
                continue
            line = lines(one, suit)
            hits = at_least(in_a_row(line, size), least) & lows
            if again and suit == self.suit[i - 1]:
                hits &= ~(shl(1, self.low[i - 1] * 4) - 1)
            self.suit[i] = suit
            while hits != 0:
                at = lowest(hits)
                hits &= hits - 1
                self.low[i] = at >> 2
                used = self.run_cards(one, suit, at, size)
                less, less_two = taken(one, two, used)
                if self._search(programme, i + 1, less, less_two, wilds - size + popcount(used)):
                    return True
        return False

    def run_cards(self, one: i64, suits: i64, at: i64, size: i64) -> i64:
        """The types a run takes: of each rank one that is there, in these suits."""
        used: i64 = 0
        for step in range(size):
            shift = (at + 4 * step) % 52
            here = (one >> shift) & suits
            used |= shl(here & -here, shift)
        return used

    # Where taking all would starve a combination.

    def _may_starve(self, programme: i64, wilds: i64) -> bool:
        """Whether so many wilds are left over that a combination could do with fewer naturals than it must have."""
        book = self.book
        at = programme * STRIDE
        count = book.count[programme]
        spare = wilds - self.later[0]
        for i in range(count):
            place = at + book.order[at + i]
            need = self.later[i] - self.later[i + 1]
            if book.size[place] - book.quota[place] < need + spare:
                return True
        return False
