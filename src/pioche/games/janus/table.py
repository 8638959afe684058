"""What lies on a Janus table: the fields of a match, how cards move between them, copies and the hash."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import popcount, shl
from pioche.chance import Chance
from pioche.core.fingerprint import fold
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.janus.moves import PLACES, SEATS
from pioche.games.janus.options import Terms
from pioche.games.janus.sides import (
    ALL,
    BOTH_ALL,
    DECK,
    NEAR_ALL,
    SEEN_SIDES,
    SYMBOL,
    far,
    far_known,
    near,
    near_face,
    near_known,
    numbered,
)

SLUG: Final = "janus"
RULES: Final = 1

# What is being decided.
TURN: Final[i64] = 0
SECOND_TAKE: Final[i64] = 1
SECOND_DISCARD: Final[i64] = 2
VOTE: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("turn", "take", "discard", "vote", "over")

STOCK: Final = Seat(-1)  # where a card was taken from, beside the seats

FULL: Final[i64] = 15  # the places of a hand, in the mask `held`
LITERAL: Final[i64] = 256  # + symbol: stands for a face that everybody knows, beside the numbers of faces
TERM: Final[i64] = 511  # the bits of a term: a face, a spot's side or a literal
STOCK_SPOTS: Final[i64] = SEATS * PLACES  # spots are the places of all hands, then the stock from its bottom
DECIDED: Final[i64] = -1
ROOM: Final[i64] = 32  # for `unlaid` at first

# Cards in play by symbol, five bits each (JA-30).
COUNT_BITS: Final[i64] = 5
THIRTEENS: Final[i64] = 13 * 0x4210842108421  # added to all counts, they carry each of 3 or more ...
SIXTEENS: Final[i64] = 16 * 0x4210842108421  # ... into these bits


class Table(State):
    """Cards are ints of `sides`. A hand is four places of `hands`; `held` has a bit for each that is taken."""

    def __init__(self, players: i64, chance: Chance, terms: Terms) -> None:
        super().__init__(SLUG, RULES, players, chance)
        self.terms: Terms = terms
        self.options = terms.options
        self.lab = terms.lab
        self.cards: i64 = terms.cards
        self.dealer: Seat = Seat(0)
        self.step: i64 = TURN
        self.held: i64 = 0
        self.hands: vec[i64] = vec[i64]([0] * (SEATS * PLACES))
        self.stock: vec[i64] = vec[i64]([0] * DECK)  # its top at `top`, its bottom at `cards` - 1
        self.top: i64 = terms.cards
        self.laid: vec[i64] = vec[i64]([0] * DECK)  # three by three, in the order laid
        self.layers: vec[i64] = vec[i64]([0] * (DECK // 3))  # the seat that laid each trio
        self.trios: i64 = 0
        self.in_play: i64 = 0  # how many cards in play bear each symbol, COUNT_BITS each
        self.taken_from: Seat = STOCK  # this turn's first take
        self.proposer: Seat = NOBODY  # while a vote is open
        self.proposed: bool = False  # this turn
        self.laid_now: bool = False  # a trio, this turn
        self.idle: i64 = 0
        self.unlaid: vec[i64] = vec[i64]([0] * ROOM)  # three faces that met in a hand and were no trio
        self.unlaids: i64 = 0

    # Hands and the stock.

    def size(self, seat: Seat) -> i64:
        return popcount(self.held >> seat * PLACES & FULL)

    def stock_size(self) -> i64:
        return self.cards - self.top

    def add(self, seat: Seat, card: i64) -> None:  # JA-36
        at = seat * PLACES + self.size(seat)
        self.hands[at] = card
        self.held |= shl(1, at)

    def remove(self, seat: Seat, place: i64) -> i64:  # JA-36
        """Take a card out of a hand, closing the gap."""
        hands = self.hands
        at = seat * PLACES + place
        last = seat * PLACES + self.size(seat) - 1
        card = hands[at]
        while at < last:
            hands[at] = hands[at + 1]
            at += 1
        self.held ^= shl(1, last)
        return card

    def draw(self) -> i64:
        """Take the top of the stock; the next card's upper side shows."""
        card = self.stock[self.top]
        self.top += 1
        if self.top < self.cards:
            self.stock[self.top] |= NEAR_ALL
        return card

    def cover(self, card: i64) -> None:
        """Put a card on the stock, its near side up for all to see."""
        self.top -= 1
        self.stock[self.top] = card | NEAR_ALL

    # Rows of cards, and setting them out.

    def hand(self, seat: Seat) -> list[int]:
        start = seat * PLACES
        return [self.hands[at] for at in range(start, start + self.size(seat))]

    def stock_cards(self) -> list[int]:
        """From the bottom, top last."""
        last = self.cards - 1
        return [self.stock[last - height] for height in range(self.stock_size())]

    def trios_of(self, seat: Seat) -> list[int]:
        """Three by three."""
        return [self.laid[i] for i in range(3 * self.trios) if self.layers[i // 3] == seat]

    def set_out(self, hands: list[list[int]], stock: list[int], trios: list[list[int]]) -> None:
        """Put cards on an empty table, numbering their faces as they come; one list a seat, the stock bottom first."""
        face: i64 = 0
        for seat in range(self.players):
            for card in hands[seat]:
                self.add(Seat(seat), numbered(card, face))
                face += 2
        for card in stock:
            self.top -= 1
            self.stock[self.top] = numbered(card, face)
            face += 2
        for seat in range(self.players):
            for i in range(len(trios[seat])):
                self.laid[3 * self.trios + i % 3] = numbered(trios[seat][i] | BOTH_ALL, face)
                face += 2
                if i % 3 == 2:
                    self.layers[self.trios] = seat
                    self.trios += 1
        self.count_in_play()

    def card_at(self, spot: i64) -> i64:
        """The card in a place of a hand, or at a height of the stock."""
        if spot < STOCK_SPOTS:
            return self.hands[spot]
        return self.stock[self.cards - 1 - (spot - STOCK_SPOTS)]

    # Trios.

    def count_in_play(self) -> None:
        """JA-30, from the whole deck less the trios laid."""
        counts: i64 = 0
        for symbol in range(self.terms.symbols):
            counts |= shl(self.terms.symbols, COUNT_BITS * symbol)
        self.in_play = counts
        for i in range(3 * self.trios):
            self.leave_play(self.laid[i])

    def leave_play(self, card: i64) -> None:
        one = card & SYMBOL
        other = card >> 4 & SYMBOL
        self.in_play -= shl(1, COUNT_BITS * one)
        if other != one:
            self.in_play -= shl(1, COUNT_BITS * other)

    def trio_possible(self) -> bool:  # JA-30
        return (self.in_play + THIRTEENS) & SIXTEENS != 0

    def note_unlaid(self, seat: Seat, card: i64) -> None:
        """A card joins a hand and makes no trio: whoever knows two of three sides learns about the third."""
        hands = self.hands
        start = seat * PLACES
        new = _term(card)
        for j in range(start + 1, start + self.size(seat)):
            second = _term(hands[j])
            if _differ(second, new):
                continue
            for i in range(start, j):
                first = _term(hands[i])
                if not _differ(first, second) and not _differ(first, new):
                    self.remember_unlaid(first | second << 9 | new << 18)

    def remember_unlaid(self, three: i64) -> None:
        if self.unlaids == len(self.unlaid):
            self.forget_decided()
            if 2 * self.unlaids > len(self.unlaid):
                wider = vec[i64]([0] * (2 * len(self.unlaid)))
                _copy(self.unlaid, wider, 0, self.unlaids)
                self.unlaid = wider
        self.unlaid[self.unlaids] = three
        self.unlaids += 1

    def forget_decided(self) -> None:
        """Keep one of each three faces that not everybody can tell apart yet."""
        terms = self.terms_by_face()
        seen: set[int] = set()
        kept: i64 = 0
        for i in range(self.unlaids):
            key = _key(self.unlaid[i], terms)
            if key != DECIDED and key not in seen:
                seen.add(key)
                self.unlaid[kept] = self.unlaid[i]
                kept += 1
        self.unlaids = kept

    def terms_by_face(self) -> vec[i64]:
        """For every face its symbol, where everybody knows it, else where it is: twice a spot, plus 1 if far."""
        terms = vec[i64]([0] * (2 * DECK))
        for i in range(3 * self.trios):
            _locate(terms, self.laid[i], 0)
        hands = self.hands
        for at in range(PLACES * self.players):
            if self.held & shl(1, at) != 0:
                _locate(terms, hands[at], at)
        stock = self.stock
        for at in range(self.top, self.cards):
            _locate(terms, stock[at], STOCK_SPOTS + self.cards - 1 - at)
        return terms

    def unlaid_keys(self) -> list[int]:
        """What is known never to have been a trio, three terms of nine bits each, in an order of its own."""
        if self.unlaids == 0:
            return []
        terms = self.terms_by_face()
        keys: set[int] = set()
        for i in range(self.unlaids):
            key = _key(self.unlaid[i], terms)
            if key != DECIDED:
                keys.add(key)
        return sorted(keys)

    # Copies.

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.seat = other.seat
        self.round = other.round
        self.chance = other.chance
        self.terms = other.terms
        self.options = other.options
        self.lab = other.lab
        self.cards = other.cards
        self.dealer = other.dealer
        self.step = other.step
        self.held = other.held
        self.top = other.top
        self.trios = other.trios
        self.in_play = other.in_play
        self.taken_from = other.taken_from
        self.proposer = other.proposer
        self.proposed = other.proposed
        self.laid_now = other.laid_now
        self.idle = other.idle
        self.unlaids = other.unlaids
        _copy(other.hands, self.hands, 0, PLACES * self.players)
        _copy(other.stock, self.stock, self.top, self.cards)
        _copy(other.laid, self.laid, 0, 3 * self.trios)
        _copy(other.layers, self.layers, 0, self.trios)
        if len(self.unlaid) < self.unlaids:
            self.unlaid = vec[i64]([0] * len(other.unlaid))
        _copy(other.unlaid, self.unlaid, 0, self.unlaids)

    def fingerprint(self) -> i64:
        hash = fold(self.terms.stall, 1 if self.terms.two_from_stock else 0)
        hash = fold(hash, self.players << 12 | (self.seat + 1) << 8 | self.step << 4 | self.dealer)
        flags: i64 = (1 if self.proposed else 0) | (2 if self.laid_now else 0)
        hash = fold(hash, (self.taken_from + 1) << 8 | (self.proposer + 1) << 4 | flags)
        hash = fold(hash, self.idle)
        hash = fold(hash, self.held)
        hands = self.hands
        for at in range(PLACES * self.players):
            if self.held & shl(1, at) != 0:
                hash = fold(hash, hands[at] & SEEN_SIDES)
        stock = self.stock
        for at in range(self.top, self.cards):
            hash = fold(hash, stock[at] & SEEN_SIDES)
        for seat in range(self.players):
            hash = fold(hash, seat)
            for i in range(3 * self.trios):
                if self.layers[i // 3] == seat:
                    hash = fold(hash, self.laid[i] & SEEN_SIDES)
        for key in self.unlaid_keys():
            hash = fold(hash, key)
        return hash


def _term(card: i64) -> i64:
    """The near side of a card: its symbol where everybody knows it, else the number of the face."""
    if near_known(card) == ALL:
        return LITERAL + (card & SYMBOL)
    return near_face(card)


def _locate(terms: vec[i64], card: i64, spot: i64) -> None:
    face = near_face(card)
    terms[face] = LITERAL + near(card) if near_known(card) == ALL else 2 * spot
    terms[face ^ 1] = LITERAL + far(card) if far_known(card) == ALL else 2 * spot + 1


def _key(three: i64, terms: vec[i64]) -> i64:
    """Three remembered faces by what everybody can say of them now; DECIDED where all see why they are no trio."""
    first = _resolved(three & TERM, terms)
    second = _resolved(three >> 9 & TERM, terms)
    third = _resolved(three >> 18, terms)
    if _differ(first, second) or _differ(first, third) or _differ(second, third):
        return DECIDED
    low = min(first, second, third)
    high = max(first, second, third)
    return low | (first + second + third - low - high) << 9 | high << 18


def _resolved(term: i64, terms: vec[i64]) -> i64:
    return term if term >= LITERAL else terms[term]


def _differ(one: i64, other: i64) -> bool:
    """Whether everybody knows that two faces differ."""
    return one >= LITERAL and other >= LITERAL and one != other


def _copy(source: vec[i64], target: vec[i64], start: i64, stop: i64) -> None:
    for i in range(start, stop):
        target[i] = source[i]
