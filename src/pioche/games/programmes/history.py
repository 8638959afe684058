"""What everybody saw of the hidden cards of a round: who drew, and which cards came out of which hand.

Only what `redeal` needs: a card that all knew to be in a hand may leave it without a word here. From the first
reshuffle on it also holds the card of each draw, for the eyes of the seat that drew.

What lies more than `KEPT` reshuffles back is forgotten: the hidden cards of that moment may then have lain in any hand.
Played with any sense a round sees one reshuffle or two.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.core.fingerprint import fold

NO_CARD: Final[i64] = 63
KEPT: Final[i64] = 3  # reshuffles

# Entries are kind * 512 + seat * 64 + card.
DREW: Final[i64] = 0
RELEASED: Final[i64] = 1
SHUFFLED: Final[i64] = 2  # a new reserve begins …
RETURNED: Final[i64] = 3  # … with this card in it


def kind_of(entry: i64) -> i64:
    return entry >> 9


def seat_of(entry: i64) -> i64:
    return (entry >> 6) & 7


def card_of(entry: i64) -> i64:
    return entry & 63


def draw(seat: i64, card: i64) -> i64:
    """The entry of a draw."""
    return DREW * 512 + seat * 64 + card


class History:
    """A row that only grows. One that is shared never changes: whoever goes on works on a copy."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()
        self.hash: i64 = 0
        self.shuffles: i64 = 0
        self.shared: bool = False

    def copy(self) -> "History":
        twin = History()
        twin.entries = self.entries[0 : len(self.entries)]
        twin.hash = self.hash
        twin.shuffles = self.shuffles
        return twin

    def hash_again(self) -> None:
        """After entries were written over."""
        hash: i64 = 0
        entries = self.entries
        for i in range(len(entries)):
            hash = fold(hash, entries[i])
        self.hash = hash

    def add(self, entry: i64) -> None:
        self.entries = append(self.entries, entry)
        self.hash = fold(self.hash, entry)

    def drew(self, seat: i64, card: i64) -> None:
        self.add(draw(seat, card))

    def released(self, seat: i64, card: i64) -> None:
        self.add(RELEASED * 512 + seat * 64 + card)

    def shuffled(self) -> None:
        if self.shuffles >= KEPT:
            self._forget_oldest()
        self.shuffles += 1
        self.add(SHUFFLED * 512)

    def _forget_oldest(self) -> None:
        """Begin with the second reshuffle of those kept."""
        entries = self.entries
        start: i64 = 0
        marks = 1 if kind_of(entries[0]) == SHUFFLED else 0
        while marks < 2:
            start += 1
            if kind_of(entries[start]) == SHUFFLED:
                marks += 1
        self.entries = entries[start : len(entries)]
        self.hash_again()

    def returned(self, card: i64) -> None:
        self.add(RETURNED * 512 + card)
