"""Whether a hand completes a programme, and how many cards it lacks: exactly.

The search chooses a shape for each combination (the rank of a set; suit and first rank of a run), those with the
narrowest suits first. Of the natural cards a shape can use it takes all it finds: as permitted suits never cross, no
other choice leaves fewer places to the wilds. What remains is whether every combination gets its share of
naturals (PR-17): where taking all starves a later one, `_fill` tries every way of leaving some.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import lowest, popcount, shl
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.hands import at_least, in_a_row, lines, per_rank

FAR: Final[i64] = 99


def taken(one: i64, two: i64, used: i64) -> tuple[i64, i64]:
    """The hand without one card of each type used."""
    return (one & ~used) | (two & used), two & ~used


class Solver:
    """Searches for one book; keeps the shapes of the search under way."""

    def __init__(self, book: Book) -> None:
        self.book = book
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
        return self._starve(programme, 0, one, two, one, two, wilds, wilds)

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
            less, less_two = self.without_rank(one, two, types & shl(15, at), size)
            if found > size:
                found = size
            if self._search(programme, i + 1, less, less_two, wilds - size + found):
                return True
        return False

    def without_rank(self, one: i64, two: i64, rank: i64, most: i64) -> tuple[i64, i64]:
        """The hand without the cards of a rank, or without `most` of them where it has more."""
        pairs = two & rank
        while pairs != 0 and most > 0:
            two &= ~(pairs & -pairs)
            pairs &= pairs - 1
            most -= 1
        singles = one & ~two & rank
        while singles != 0 and most > 0:
            one &= ~(singles & -singles)
            singles &= singles - 1
            most -= 1
        return one, two

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

    def _starve(
        self, programme: i64, i: i64, one: i64, two: i64, all_one: i64, all_two: i64, wilds: i64, all_wilds: i64
    ) -> bool:
        """Like the search, but shapes may take too few naturals; at the end every way to share is tried."""
        book = self.book
        if i == book.count[programme]:
            return self._fill(programme, 0, 0, 0, all_one, all_two, all_wilds)
        at = programme * STRIDE
        place = at + book.order[at + i]
        size = book.size[place]
        least = size - (wilds - self.later[i + 1])
        if least > size:
            return False
        if least < 0:
            least = 0
        if book.kind[place] == SETS:
            types = book.types[place]
            counts = per_rank(one & types) + per_rank(two & types)
            whole = per_rank(all_one & types) + per_rank(all_two & types)
            hits = at_least(counts, least) & at_least(whole, book.quota[place])
            while hits != 0:
                shift = lowest(hits)
                hits &= hits - 1
                self.low[i] = shift >> 2
                found = (counts >> shift) & 15
                less, less_two = self.without_rank(one, two, types & shl(15, shift), size)
                if found > size:
                    found = size
                left = wilds - size + found
                if self._starve(programme, i + 1, less, less_two, all_one, all_two, left, all_wilds):
                    return True
            return False
        suits = book.suits[place]
        while suits != 0:
            suit = suits if book.kind[place] == MIXED else suits & -suits
            suits &= ~suit
            hits = at_least(in_a_row(lines(one, suit), size), least) & book.lows[place]
            hits &= at_least(in_a_row(lines(all_one, suit), size), book.quota[place])
            while hits != 0:
                shift = lowest(hits)
                hits &= hits - 1
                self.low[i] = shift >> 2
                self.suit[i] = suit
                used = self.run_cards(one, suit, shift, size)
                less, less_two = taken(one, two, used)
                left = wilds - size + popcount(used)
                if self._starve(programme, i + 1, less, less_two, all_one, all_two, left, all_wilds):
                    return True
        return False

    def _fill(self, programme: i64, i: i64, step: i64, naturals: i64, one: i64, two: i64, wilds: i64) -> bool:
        """Whether the shapes chosen can be filled, each place by a natural or a wild, every quota met."""
        book = self.book
        if i == book.count[programme]:
            return True
        at = programme * STRIDE
        place = at + book.order[at + i]
        size = book.size[place]
        if step == size:
            return naturals >= book.quota[place] and self._fill(programme, i + 1, 0, 0, one, two, wilds)
        if size - step + naturals < book.quota[place]:
            return False
        here = self.place_cards(place, i, step, one)
        if here != 0:
            less, less_two = taken(one, two, here & -here)
            if self._fill(programme, i, step + 1, naturals + 1, less, less_two, wilds):
                return True
        return wilds > 0 and self._fill(programme, i, step + 1, naturals, one, two, wilds - 1)

    def place_cards(self, place: i64, i: i64, step: i64, one: i64) -> i64:
        """The cards of the hand that fit the given place of the i-th shape."""
        if self.book.kind[place] == SETS:
            return one & self.book.types[place] & shl(15, self.low[i] * 4)
        return one & shl(self.suit[i], (self.low[i] + step) * 4 % 52)
