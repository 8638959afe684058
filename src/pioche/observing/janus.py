"""What a seat knows in Janus."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pioche.cards import shl
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.games.janus.moves import ACTIONS, PLACES
from pioche.games.janus.options import Terms
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import (
    BOTH_ALL,
    SPECTATORS,
    SPECTATORS_BIT,
    SYMBOL,
    SYMBOLS,
    deck_size,
    far,
    far_known,
    near,
    near_known,
    pair_of,
)
from pioche.games.janus.table import LITERAL, OVER, SECOND_TAKE, STOCK, STOCK_SPOTS, TERM
from pioche.observing.observer import Field, Observer, from_eyes, from_seat, named_seat, small

VERSION: Final = 1
ABOUT: Final = (
    "A number that is a symbol is 1 for A to 11 for K. A field for each card of the deck has it at "
    "high * (high + 1) / 2 + low, its two symbols counted from 0."
)
UNLAID: Final[i64] = 24  # rows of three sides that are told, at most; more than a dozen are rare


class JanusObserver(Observer):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Match)
        super().__init__(VERSION, ABOUT, _fields(int(state.players), state.terms), state.players, ACTIONS)
        self.narrow = True
        self.cards: i64 = state.cards

    def choices(self, state: State) -> i64:
        assert isinstance(state, Match)
        return state.allowed()

    def fill(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Match)
        players = self.players
        places = players * PLACES
        hands = state.hands
        for other in range(players):
            away = from_seat(other, seat, players)
            size = state.size(Seat(other))
            for place in range(size):
                self._fill_card(hands[other * PLACES + place], seat, into, at + away * PLACES + place, places)
            into[at + 4 * places + away] = i16(size)
        at += 4 * places + players
        stock = state.stock
        for i in range(state.top, self.cards):
            card = stock[i]
            if card & BOTH_ALL != 0:  # else nobody knows anything of it
                self._fill_card(card, seat, into, at + i - state.top, self.cards)
        into[at + 4 * self.cards] = i16(self.cards - state.top)
        at += 4 * self.cards + 1
        self._fill_trios(state, seat, into, at)
        at += 3 * self.cards
        self._fill_moment(state, seat, into, at)
        if state.unlaids > 0:
            self._fill_unlaid(state, seat, into, at + 10)

    def _fill_card(self, card: i64, seat: Seat, into: vec[i16], at: i64, apart: i64) -> None:
        """Its near and its far side, and who knows them, `apart` from each other."""
        me = shl(1, seat)
        one = near_known(card)
        other = far_known(card)
        if one & me != 0:
            into[at] = i16(near(card) + 1)
        if other & me != 0:
            into[at + apart] = i16(far(card) + 1)
        into[at + 2 * apart] = i16(self._eyes(one, seat))
        into[at + 3 * apart] = i16(self._eyes(other, seat))

    def _eyes(self, known: i64, seat: Seat) -> i64:
        """Who knows a side; the spectators come after the seats."""
        return from_eyes(known, seat, self.players) | shl((known & SPECTATORS) >> SPECTATORS_BIT, self.players)

    def _fill_trios(self, match: Match, seat: Seat, into: vec[i16], at: i64) -> None:
        laid = match.laid
        for i in range(3 * match.trios):
            layer = match.layers[i // 3]
            place: i64 = i % 3 + 1
            for trio in range(i // 3):
                if match.layers[trio] == layer:
                    place += 3
            pair = pair_of(laid[i])
            row = at + deck_size(pair >> 4) + (pair & SYMBOL)
            into[row] = named_seat(layer, seat, self.players)
            into[row + self.cards] = i16(place)
            into[row + 2 * self.cards] = i16(near(laid[i]) + 1)

    def _fill_moment(self, match: Match, seat: Seat, into: vec[i16], at: i64) -> None:
        players = self.players
        into[at] = named_seat(match.seat, seat, players)
        into[at + 1] = i16(match.step)
        into[at + 2] = named_seat(match.dealer, seat, players)
        if match.step == SECOND_TAKE:
            from_stock = match.taken_from == STOCK
            into[at + 3] = i16(players + 1) if from_stock else named_seat(match.taken_from, seat, players)
        into[at + 4] = named_seat(match.proposer, seat, players)
        into[at + 5] = 1 if match.proposed else 0
        into[at + 6] = 1 if match.laid_now else 0
        into[at + 7] = small(match.idle)
        into[at + 8] = i16(match.round)
        into[at + 9] = i16(seat)

    def _fill_unlaid(self, match: Match, seat: Seat, into: vec[i16], at: i64) -> None:
        for key in match.unlaid_keys()[: int(UNLAID)]:
            into[at] = self._term(match, key & TERM, seat)
            into[at + 1] = self._term(match, key >> 9 & TERM, seat)
            into[at + 2] = self._term(match, key >> 18, seat)
            at += 3

    def _term(self, match: Match, term: i64, seat: Seat) -> i16:
        """A symbol, or a side by where it lies."""
        if term >= LITERAL:
            return i16(term - LITERAL + 1)
        spot = term >> 1
        if spot >= STOCK_SPOTS:
            place = self.players * PLACES + match.stock_size() - 1 - (spot - STOCK_SPOTS)
        else:
            place = from_seat(spot // PLACES, seat, self.players) * PLACES + spot % PLACES
        return i16(SYMBOLS + 1 + 2 * place + (term & 1))


def _fields(players: int, terms: Terms) -> list[Field]:
    places, cards, symbols = 4 * players, int(terms.cards), int(SYMBOLS)
    eyes = 2 ** (players + 1) - 1
    spots = places + cards
    return [
        Field("inner", places, 0, symbols, "the inner side of each card in hand, four places a seat; 0 where unknown"),
        Field("outer", places, 0, symbols, "its outer side"),
        Field(
            "inner_known",
            places,
            0,
            eyes,
            "who knows the inner side, as a sum: 1 you, 2 your left, 4 …, spectators last",
        ),
        Field("outer_known", places, 0, eyes, "who knows the outer side"),
        Field("hand_sizes", players, 0, 4, "how many cards each seat holds"),
        Field("upper", cards, 0, symbols, "the upper side of each card in the stock, from the top; 0 where unknown"),
        Field("lower", cards, 0, symbols, "its lower side"),
        Field("upper_known", cards, 0, eyes, "who knows the upper side"),
        Field("lower_known", cards, 0, eyes, "who knows the lower side"),
        Field("stock_size", 1, 0, cards, "cards in the stock"),
        Field("trio_by", cards, 0, players, "for each card of the deck, who laid it in a trio"),
        Field("trio_at", cards, 0, cards, "its place in the row of trios of that seat, from 1"),
        Field("trio_symbol", cards, 0, symbols, "the symbol it counted for"),
        Field("turn", 1, 0, players, "the seat to act; 0 when the match is over"),
        Field("phase", 1, 0, int(OVER), "what is being decided, as its place in the phases of the game"),
        Field("dealer", 1, 1, players, "the dealer"),
        Field(
            "taken_from",
            1,
            0,
            players + 1,
            "while a second card may be taken, whose the first was; the stock comes last",
        ),
        Field("proposer", 1, 0, players, "who proposed to end, while there is a vote"),
        Field("proposed", 1, 0, 1, "whether the end was proposed in this turn"),
        Field("laid", 1, 0, 1, "whether a trio was laid in this turn"),
        Field("idle", 1, 0, int(terms.stall), "turns in a row without a trio"),
        Field("round", 1, 0, 1, "rounds that have ended"),
        Field("seat", 1, 0, players - 1, "your own seat, counted from the first of the table"),
        Field(
            "unlaid",
            3 * int(UNLAID),
            0,
            symbols + 2 * spots,
            f"at most {int(UNLAID)} threes that are not of one symbol: 1 to 11 is a symbol, from 12 on the sides of "
            "each place of the hands, then of the stock",
        ),
    ]
