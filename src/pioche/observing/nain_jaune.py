"""What a seat knows in Nain Jaune."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pioche.cards import PACK, popcount
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.nain_jaune.moves import ACTIONS
from pioche.games.nain_jaune.options import SPACES, Terms
from pioche.games.nain_jaune.rules import Match
from pioche.observing.observer import MOST, Field, Observer, from_seat, named_seat, small, write_cards

VERSION: Final = 1
ABOUT: Final = (
    "A field of 52 numbers has one for each card of the pack, which is rank * 4 + suit: C D H S, the ace first."
)
RANK_COUNT: Final[i64] = 13


class NainJauneObserver(Observer):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Match)
        super().__init__(VERSION, ABOUT, _fields(int(state.players), state.terms), state.players, ACTIONS)
        self.narrow = True

    def choices(self, state: State) -> i64:
        assert isinstance(state, Match)
        return state.choices() if state.seat != NOBODY else 0

    def fill(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Match)
        players = self.players
        write_cards(state.hands[seat], 1, into, at)
        at += PACK
        laid = state.laid
        laid_by = state.laid_by
        for i in range(state.laid_count):
            card = laid[i]
            into[at + card] = i16(i + 1)
            into[at + PACK + card] = named_seat(laid_by[i], seat, players)
        at += 2 * PACK
        lacks = state.lacks
        hands = state.hands
        tokens = state.tokens
        out = state.out
        for other in range(players):
            away = from_seat(other, seat, players)
            write_cards(lacks[other], 1, into, at + away * RANK_COUNT)
            row = at + players * RANK_COUNT + away
            into[row] = i16(popcount(hands[other]))
            into[row + players] = small(tokens[other])
            into[row + 2 * players] = i16(out[other] + 1)
        at += players * (RANK_COUNT + 3)
        board = state.board
        for space in range(SPACES):
            into[at + space] = small(board[space])
        at += SPACES
        into[at] = named_seat(state.seat, seat, players)
        into[at + 1] = named_seat(state.dealer, seat, players)
        into[at + 2] = named_seat(state.layer, seat, players)
        into[at + 3] = i16(state.wanted + 1)
        into[at + 4] = i16(state.asked)
        into[at + 5] = i16(state.run)
        into[at + 6] = i16(state.series)
        into[at + 7] = 1 if state.opening else 0
        into[at + 8] = i16(state.round)
        into[at + 9] = i16(seat)
        if state.past:
            self._fill_last_round(state, seat, into, at + 10)

    def _fill_last_round(self, match: Match, seat: Seat, into: vec[i16], at: i64) -> None:
        players = self.players
        hands = match.past_hands
        tokens = match.past_tokens
        for other in range(players):
            write_cards(hands[other], named_seat(other, seat, players), into, at)
            into[at + PACK + from_seat(other, seat, players)] = small(tokens[other])


def _fields(players: int, terms: Terms) -> list[Field]:
    rounds, pack = int(terms.rounds), int(terms.size)
    return [
        Field("hand", 52, 0, 1, "the cards you hold"),
        Field("laid_at", 52, 0, pack, "the cards laid in this round, each with its place in their order from 1"),
        Field("laid_by", 52, 0, players, "who laid each of them; 0 where a loaded position does not say"),
        Field("lacks", 13 * players, 0, 1, "what each seat has said « sans » to in this round, rank by rank"),
        Field("hand_sizes", players, 0, 15, "how many cards each seat holds"),
        Field("tokens", players, 0, int(MOST), "the tokens of each seat"),
        Field("out", players, 0, players + 1, "0 for a seat that plays, else when it went out: later is higher"),
        Field("board", 5, 0, int(MOST), "the tokens on 7D, 10D, JC, QS and KH"),
        Field("turn", 1, 0, players, "the seat to act; 0 when the match is over"),
        Field("dealer", 1, 1, players, "the dealer"),
        Field("layer", 1, 0, players, "who laid last in this round"),
        Field("wanted", 1, 0, 13, "the rank to lay, 1 for an ace; 0 when any card may begin a series"),
        Field("asked", 1, 0, players, "how many have said « sans » to it"),
        Field("run", 1, 0, 13, "cards the layer has laid without interruption since an ace"),
        Field("series", 1, 0, pack, "cards of the series that runs, or ran last in this round"),
        Field("opening", 1, 0, 1, "nobody has laid in this round, or the first to lay is still in that turn"),
        Field("round", 1, 0, rounds, "rounds that have ended"),
        Field("seat", 1, 0, players - 1, "your own seat, counted from the first of the table"),
        Field("last_hands", 52, 0, players, "who held each card when the last round ended; 0 where nobody did"),
        Field("last_tokens", players, 0, int(MOST), "the tokens of each seat then"),
    ]
