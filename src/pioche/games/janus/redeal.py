"""Imagining what a viewer cannot see: a random table, uniform over all that the view and its history allow.

A card of which the viewer knows one side, X, is one of the unplaced cards that bear X; one of which they know nothing
is any card, either way up. Each half-known card draws among those that bear its symbol, doubles listed twice: a double
drawn there leaves one more card that can lie two ways. All is drawn again when two drew the same card; the rest is
shuffled over the unknown spots; and all is drawn again when three cards would have been a trio that nobody laid.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.state import Redealer, Redealt
from pioche.core.view import View, Zone
from pioche.games.janus.knowledge import read_known, read_unlaid, remember
from pioche.games.janus.moves import PLACES
from pioche.games.janus.options import Terms
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import PAIRS, SYMBOL, SYMBOLS, far, flipped, made, near, near_face, pair_of
from pioche.games.janus.table import LITERAL, PHASES, STOCK, STOCK_SPOTS, Table

UNSEEN: Final[i64] = -1


class Imagination(Redealer):
    """The draws a view allows. Sides are named by their terms: twice the spot, plus 1 for the far side."""

    def __init__(self, view: View) -> None:
        self.base: Match = _known_table(view)
        self.symbols: vec[i64] = _known_symbols(view)  # by term; UNSEEN, then what was drawn last
        self.pool: vec[i64] = _pool(self.base, self.symbols)
        self.drawn: vec[i64] = vec[i64]([0] * len(self.pool))  # by card of the pool: the draw that took it last
        self.draws: i64 = 0
        self.rest: vec[i64] = vec[i64]([0] * len(self.pool))
        spots = _spots(self.base)
        self.loose: vec[i64] = vec[i64]([s for s in spots if self.unseen(2 * s) and self.unseen(2 * s + 1)])
        half = [s for s in spots if self.unseen(2 * s) != self.unseen(2 * s + 1)]
        self.half: vec[i64] = vec[i64]([0] * len(half))  # the unseen sides of cards half known, by the seen symbol
        self.first: vec[i64] = vec[i64]([0] * len(half))  # each draws among `bearers` from here ...
        self.last: vec[i64] = vec[i64]([0] * len(half))  # ... to before here
        self.bearers: vec[i64] = self._line_up(half)
        self.unlaid: vec[i64] = vec[i64]([t for three in self._undecided(view) for t in three])

    def unseen(self, term: int) -> bool:
        return self.symbols[term] == UNSEEN

    def _line_up(self, half: list[int]) -> vec[i64]:
        """For each symbol seen on a half-known card, the cards of the pool that bear it, a double twice."""
        bearers: list[int] = []
        lined: i64 = 0
        for symbol in range(SYMBOLS):
            start: i64 = len(bearers)
            sides = [self._unseen_side(s) for s in half if self.symbols[self._unseen_side(s) ^ 1] == symbol]
            for i in range(len(self.pool)):
                pair = self.pool[i]
                bearers += [i] * ((1 if pair & SYMBOL == symbol else 0) + (1 if pair >> 4 == symbol else 0))
            for nth in range(len(sides)):
                self.half[lined] = sides[nth]
                self.first[lined] = start + nth
                self.last[lined] = len(bearers)
                lined += 1
        return vec[i64](bearers)

    def _unseen_side(self, spot: int) -> int:
        return 2 * spot if self.unseen(2 * spot) else 2 * spot + 1

    def _undecided(self, view: View) -> list[tuple[int, int, int]]:
        """The sides that were no trio, where the viewer cannot see why."""
        found: list[tuple[int, int, int]] = []
        for row in cast(list[str], view.public["unlaid"]):
            terms = read_unlaid(row, self.base)
            remember(terms, self.base)
            if len({self.symbols[term] for term in terms if not self.unseen(term)}) < 2:
                found.append(terms)
        return found

    def redeal(self, chance: Chance) -> Redealt:
        while not self.draw(chance):
            pass
        match = self.imagined()
        match.chance = FastRng(chance.fork())
        return Redealt(match)

    def imagined(self) -> Match:
        """The table with what was drawn last."""
        match = self.base.copy()
        symbols = self.symbols
        for i in range(len(self.half)):
            _show(match, self.half[i], symbols[self.half[i]])
        for i in range(len(self.loose)):
            spot = self.loose[i]
            _show(match, 2 * spot, symbols[2 * spot])
            _show(match, 2 * spot + 1, symbols[2 * spot + 1])
        return match

    def draw(self, chance: Chance) -> bool:
        """Draw every unseen side into `symbols`; False where that is no possible table."""
        if not self._draw_half(chance):
            return False
        self._draw_loose(chance)
        return self._never_a_trio()

    def _draw_half(self, chance: Chance) -> bool:
        bearers = self.bearers
        drawn = self.drawn
        symbols = self.symbols
        self.draws += 1
        for i in range(len(self.half)):
            first = self.first[i]
            at = first + chance.below(self.last[i] - first)
            card = bearers[at]
            bearers[at] = bearers[first]
            bearers[first] = card
            if drawn[card] == self.draws:
                return False
            drawn[card] = self.draws
            pair = self.pool[card]
            side = self.half[i]
            symbols[side] = pair & SYMBOL ^ pair >> 4 ^ symbols[side ^ 1]
        return True

    def _draw_loose(self, chance: Chance) -> None:
        rest = self.rest
        left: i64 = 0
        for i in range(len(self.pool)):
            if self.drawn[i] != self.draws:
                rest[left] = self.pool[i]
                left += 1
        symbols = self.symbols
        while left > 0:
            chosen = chance.below(2 * left)
            left -= 1
            at = chosen >> 1
            pair = rest[at]
            rest[at] = rest[left]
            side = 2 * self.loose[left] + (chosen & 1)
            symbols[side] = pair & SYMBOL
            symbols[side ^ 1] = pair >> 4

    def _never_a_trio(self) -> bool:  # JA-20
        symbols = self.symbols
        unlaid = self.unlaid
        for i in range(0, len(unlaid), 3):
            symbol = symbols[unlaid[i]]
            if symbol == symbols[unlaid[i + 1]] and symbol == symbols[unlaid[i + 2]]:
                return False
        return True


def _show(match: Match, term: i64, symbol: i64) -> None:
    """Write a symbol where the table has none yet."""
    value = symbol << 4 if term & 1 != 0 else symbol
    spot = term >> 1
    if spot < STOCK_SPOTS:
        match.hands[spot] |= value
    else:
        match.stock[match.cards - 1 - (spot - STOCK_SPOTS)] |= value


# Preparing: what the view says.


def _known_table(view: View) -> Match:
    """The table without what the viewer does not know."""
    terms = Terms(view.players, view.options, view.lab)
    table = Match(view.players, FastRng("0"), terms)
    public = view.public
    table.seat = view.turn
    table.round = view.round
    table.step = PHASES.index(view.phase)
    table.dealer = Seat(cast(int, public["dealer"]))
    source = public["taken_from"]
    table.taken_from = Seat(source) if isinstance(source, int) else STOCK
    proposer = public["proposer"]
    table.proposer = Seat(proposer) if isinstance(proposer, int) else NOBODY
    table.proposed = public["proposed"] is True
    table.laid_now = public["laid"] is True
    table.idle = cast(int, public["idle"])
    known = cast(dict[str, object], public["known"])
    told = cast(list[str], known["hands"])
    seats = range(view.players)
    hands = [_cards(view.zone("hand", Seat(seat)), read_known(told[seat], view.players)) for seat in seats]
    stock = _cards(view.zone("stock", NOBODY), read_known(cast(str, known["stock"]), view.players))
    trios = []
    for seat in seats:
        laid = view.zone("trios", Seat(seat))
        trios.append(_cards(laid, [0] * len(laid.values)))
    table.set_out(hands, stock, trios)
    return table


def _cards(zone: Zone, told: list[int]) -> list[int]:
    assert zone.backs is not None
    cards: list[int] = []
    for i in range(len(zone.values)):
        near = zone.values[i]
        far = zone.backs.values[i]
        cards.append(told[i] | made(near if near != HIDDEN else 0, far if far != HIDDEN else 0, 0, 0, 0))
    return cards


def _spots(table: Table) -> list[int]:
    spots: list[int] = []
    for seat in range(table.players):
        start = seat * PLACES
        spots += range(start, start + table.size(Seat(seat)))
    spots += range(STOCK_SPOTS, STOCK_SPOTS + table.stock_size())
    return spots


def _known_symbols(view: View) -> vec[i64]:
    symbols = vec[i64]([UNSEEN] * (LITERAL + SYMBOLS))
    for symbol in range(SYMBOLS):
        symbols[LITERAL + symbol] = symbol
    for seat in range(view.players):
        _note(symbols, view.zone("hand", Seat(seat)), seat * PLACES)
    _note(symbols, view.zone("stock", NOBODY), STOCK_SPOTS)
    return symbols


def _note(symbols: vec[i64], zone: Zone, spot: i64) -> None:
    assert zone.backs is not None
    for i in range(len(zone.values)):
        for term, value in ((2 * (spot + i), zone.values[i]), (2 * (spot + i) + 1, zone.backs.values[i])):
            if value != HIDDEN:
                symbols[term] = value


def _pool(table: Table, symbols: vec[i64]) -> vec[i64]:
    """The pairs that lie where the viewer knows one side of the card at most."""
    placed: set[int] = set()
    for i in range(3 * table.trios):
        placed.add(pair_of(table.laid[i]))
    for spot in _spots(table):
        if symbols[2 * spot] != UNSEEN and symbols[2 * spot + 1] != UNSEEN:
            placed.add(pair_of(table.card_at(spot)))
    return vec[i64]([PAIRS[i] for i in range(table.cards) if PAIRS[i] not in placed])


# Another start for the same moves.


def start_of(truth: Table, imagined: Table) -> tuple[list[int], list[int]]:
    """The deck and its sides from which the moves that led to the truth lead to what was imagined."""
    order = [0] * truth.cards
    sides = [0] * truth.cards
    for seat in range(truth.players):
        _undeal(truth.hand(Seat(seat)), imagined.hand(Seat(seat)), order, sides)
        _undeal(truth.trios_of(Seat(seat)), imagined.trios_of(Seat(seat)), order, sides)
    _undeal(truth.stock_cards(), imagined.stock_cards(), order, sides)
    return order, sides


def _undeal(true: list[int], imagined: list[int], order: list[int], sides: list[int]) -> None:
    """Put what lies where a card of the true deck lies back to where that card came from."""
    for i in range(len(true)):
        face = near_face(true[i])
        card = imagined[i] if face & 1 == 0 else flipped(imagined[i])
        order[face >> 1] = pair_of(card)
        sides[face >> 1] = 0 if near(card) <= far(card) else 1
