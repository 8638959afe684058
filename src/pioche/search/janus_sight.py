"""What some eyes see of a Janus table, counted by symbol in one word, and what it lets each seat hope for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit, popcount, shl
from pioche.games.janus.moves import PLACES, SEATS
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import SYMBOL, far, far_known, near, near_known
from pioche.games.janus.table import COUNT_BITS, SIXTEENS, THIRTEENS

# Added to counts by symbol, which lie as in `Table.in_play`, they carry each of 2, or of 1, or more into SIXTEENS.
FOURTEENS: Final[i64] = 14 * 0x4210842108421
FIFTEENS: Final[i64] = 15 * 0x4210842108421


class Sight:
    """The sides of the cards that some eyes know, counted by symbol."""

    def __init__(self) -> None:
        self.eye: i64 = 0
        self.alive: i64 = 0  # the symbols of which a trio is possible, in SIXTEENS
        self.size: vec[i64] = vec[i64]([0] * SEATS)
        self.inner: vec[i64] = vec[i64]([0] * SEATS)
        self.outer: vec[i64] = vec[i64]([0] * SEATS)  # each symbol at most once: one take a turn from each hand
        self.top: i64 = 0
        self.shown: i64 = 0  # on how many of the hands and the stock

    def look(self, match: Match, eye: i64) -> None:
        self.eye = eye
        self.alive = (match.in_play + THIRTEENS) & SIXTEENS
        hands = match.hands
        shown: i64 = 0
        for seat in range(match.players):
            at = seat * PLACES
            size = popcount(match.held >> at & 15)
            self.size[seat] = size
            inner: i64 = 0
            outer: i64 = 0
            for i in range(at, at + size):
                card = hands[i]
                inner += side_of(card & SYMBOL, card >> 8 & eye)
                outer |= side_of(card >> 4 & SYMBOL, card >> 15 & eye)
            self.inner[seat] = inner
            self.outer[seat] = outer
            shown += outer
        self.top = 0
        if match.top < match.cards:
            self.top = count_of(near(match.stock[match.top]))
        self.shown = shown + self.top

    def pairs(self, player: i64) -> i64:
        """The symbols of which a hand holds two, in SIXTEENS."""
        return (self.inner[player] + FOURTEENS) & self.alive

    def in_reach(self, player: i64, symbols: i64) -> i64:
        """Those of some symbols that are shown elsewhere, for a hand that has room."""
        if self.size[player] == PLACES:
            return 0
        return (self.shown - self.outer[player] + FIFTEENS) & symbols

    def draw(self, match: Match) -> bool:
        """The top of the stock is gone; whether the one below is known from before."""
        below: i64 = 0
        if match.top + 1 < match.cards:
            card = match.stock[match.top + 1]
            below = side_of(near(card), near_known(card) & self.eye)
        self.cover(below)
        return below != 0

    def cover(self, symbol: i64) -> None:
        self.shown += symbol - self.top
        self.top = symbol

    def lose(self, match: Match, at: i64, inner: i64) -> None:
        """The card in a place of a hand is gone."""
        seat = at // PLACES
        self.inner[seat] -= inner
        self.size[seat] -= 1
        self._show(match, seat, bit(at))

    def hold(self, match: Match, symbol: i64, back: i64) -> bool:
        """A card joins the hand of the seat to act; whether that makes a trio."""
        me = match.seat
        if self.inner[me] >> COUNT_BITS * symbol & 31 < 2:
            self.inner[me] += count_of(symbol)
            self.size[me] += 1
            if self.outer[me] & back == 0:
                self.outer[me] |= back
                self.shown += back
            return False
        self.inner[me] -= 2 * count_of(symbol)
        self.size[me] -= 2
        gone: i64 = 0
        for at in range(me * PLACES, me * PLACES + self.size[me] + 2):
            if match.hands[at] & SYMBOL == symbol:
                gone |= bit(at)
        self._show(match, me, gone)
        return True

    def _show(self, match: Match, seat: i64, gone: i64) -> None:
        """What a hand shows without some of its cards."""
        outer: i64 = 0
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            if (match.held & ~gone) >> at & 1 != 0:
                card = match.hands[at]
                outer |= side_of(far(card), far_known(card) & self.eye)
        self.shown += outer - self.outer[seat]
        self.outer[seat] = outer

    def trio_left(self, match: Match, source: i64) -> bool:
        """Whether a second card, from elsewhere than the first, makes a trio for the seat to act."""
        me = match.seat
        reach = self.shown - self.outer[me]
        if source >= 0:
            reach -= self.outer[source]
        elif not match.terms.two_from_stock:
            reach -= self.top
        return (self.inner[me] + FOURTEENS) & (reach + FIFTEENS) & SIXTEENS != 0


def count_of(symbol: i64) -> i64:
    return shl(1, COUNT_BITS * symbol)


def side_of(symbol: i64, known: i64) -> i64:
    """A symbol counted once, if it is known."""
    if known == 0:
        return 0  # an `else` of a literal would make a Python int of both
    return count_of(symbol)


class Hopes:
    """What a seat may hope for: where it could lay a trio now, by how many others play before it, and for each further
    symbol; for two of a symbol that nobody shows; for one where one is shown; by the number of its cards.
    """

    def __init__(self, ready: list[int], more: i64, pair: i64, half: i64, cards: list[int]) -> None:
        self.ready: vec[i64] = vec[i64](ready)
        self.more: i64 = more
        self.pair: i64 = pair
        self.half: i64 = half
        self.cards: vec[i64] = vec[i64](cards)

    def of(self, sight: Sight, player: i64, distance: i64) -> i64:
        size = sight.size[player]
        worth = self.cards[size]
        pairs = sight.pairs(player)
        others = sight.shown - sight.outer[player]
        halves = (sight.inner[player] + FIFTEENS) & (others + FIFTEENS) & sight.alive
        if size < PLACES:
            now = pairs & halves
            if size < PLACES - 1:
                now |= halves & (others + FOURTEENS)
            if now != 0:
                worth += self.ready[distance] + self.more * (popcount(now) - 1)
                pairs &= ~now
                halves &= ~now
        return worth + self.pair * popcount(pairs) + self.half * popcount(halves)
