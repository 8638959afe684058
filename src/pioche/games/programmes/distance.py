"""How many cards a hand still lacks: the fewest that would complete the programme, if luck brought the best ones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.games.programmes.book import Book
from pioche.games.programmes.shapes import FAR
from pioche.games.programmes.solver import Solver

_UNKNOWN: Final[i64] = 0
_POSSIBLE: Final[i64] = 1
_IMPOSSIBLE: Final[i64] = 2


class Gauge(Solver):
    """Measures against one pack: what is missing must exist there."""

    def __init__(self, book: Book, pack_one: i64, pack_two: i64, pack_wilds: i64) -> None:
        super().__init__(book)
        self.pack_one = pack_one
        self.pack_two = pack_two
        self.pack_wilds = pack_wilds
        self.scarce: bool = False  # whether the pack lacked cards for shapes that would have been nearer
        self.possible: vec[i64] = vec[i64]([0] * len(book.programmes))
        # The naturals that the nearest way to complete it leaves unused.
        self.spare_one: i64 = 0
        self.spare_two: i64 = 0

    def distance(self, programme: i64, one: i64, two: i64, wilds: i64) -> i64:
        """0 where the hand completes the programme; FAR where no hand of this pack ever could."""
        possible = self._is_possible(programme)
        self.spare_one = one
        self.spare_two = two
        if not possible:
            return FAR
        self.scarce = False
        found = self.nearest(programme, one, two, wilds, FAR, every=False)
        if self.scarce:
            found = self.nearest(programme, one, two, wilds, found, every=True)
        return found

    def _is_possible(self, programme: i64) -> bool:
        """Whether the whole pack completes the programme."""
        if self.possible[programme] == _UNKNOWN:
            enough = self.completes(programme, self.pack_one, self.pack_two, self.pack_wilds)
            self.possible[programme] = _POSSIBLE if enough else _IMPOSSIBLE
        return self.possible[programme] == _POSSIBLE

    def settle(self, one: i64, two: i64) -> bool:
        """Shapes that the pack cannot fill will not do."""
        if not self._pack_fills():
            self.scarce = True
            return False
        self.spare_one = one
        self.spare_two = two
        return True

    def _pack_fills(self) -> bool:
        one, two = self.pack_one, self.pack_two
        places = -self.pack_wilds
        starved = False
        for i in range(self.count):
            place = self.place(i)
            one, two, got = self.take(place, self.chosen[i], one, two)
            places += self.book.size[place] - got
            if got < self.book.quota[place]:
                starved = True
        if places > 0:
            return False
        return not starved or self.owed(self.pack_one, self.pack_two) == 0
