"""The programme cards that nobody is working on: the pile, the completed ones, and who knows which lies where.

A shelf that is shared never changes: whoever changes it works on a copy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.core.fingerprint import fold

ROOM: Final[i64] = 64  # more than there are programme cards
SEATS: Final[i64] = 6
DONE: Final[i64] = 16  # completed cards a seat may keep, at most

_EMPTY: Final = vec[i64]([0] * int(SEATS * DONE))


def zeros(size: i64) -> vec[i64]:
    return _EMPTY[0:size]


class Shelf:
    def __init__(self) -> None:
        self.pile: vec[i64] = zeros(ROOM)  # the next card drawn last
        self.size: i64 = 0
        self.recycles: i64 = 0  # how often completed ones became a new pile (PR-44)
        # By card: the pile it was last shuffled into, whether anybody held it since, and which seats know where it is.
        self.origin: vec[i64] = zeros(ROOM)
        self.handled: vec[i64] = zeros(ROOM)
        self.known: vec[i64] = zeros(ROOM)
        self.done: vec[i64] = zeros(SEATS * DONE)  # completed cards by seat, in order
        self.done_count: vec[i64] = zeros(SEATS)
        self.recycled: vec[i64] = zeros(SEATS)  # completed ones that went back into a pile, and still count

    def copy(self) -> "Shelf":
        twin = Shelf()
        twin.pile = self.pile[0:ROOM]
        twin.size = self.size
        twin.recycles = self.recycles
        twin.origin = self.origin[0:ROOM]
        twin.handled = self.handled[0:ROOM]
        twin.known = self.known[0:ROOM]
        twin.done = self.done[0 : SEATS * DONE]
        twin.done_count = self.done_count[0:SEATS]
        twin.recycled = self.recycled[0:SEATS]
        return twin

    def score(self, seat: i64) -> i64:
        """Programmes completed, suns included."""
        return self.done_count[seat] + self.recycled[seat]

    def complete(self, seat: i64, programme: i64) -> None:
        self.done[seat * DONE + self.done_count[seat]] = programme
        self.done_count[seat] += 1
        self.known[programme] = 0
        self.handled[programme] = 0

    def put_under(self, programme: i64) -> None:  # PR-42
        i = self.size
        while i > 0:
            self.pile[i] = self.pile[i - 1]
            i -= 1
        self.pile[0] = programme
        self.size += 1

    def fingerprint(self) -> i64:
        hash = fold(self.size, self.recycles)
        for i in range(self.size):
            hash = fold(hash, self.pile[i])
        for i in range(ROOM):
            hash = fold(hash, self.origin[i] * 2 + self.handled[i])
            hash = fold(hash, self.known[i])
        for seat in range(SEATS):
            hash = fold(hash, self.done_count[seat] * 64 + self.recycled[seat])
            for i in range(self.done_count[seat]):
                hash = fold(hash, self.done[seat * DONE + i])
        return hash
