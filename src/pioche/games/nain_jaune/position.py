"""Where a match stands: the fields of a state, how they are copied and told apart."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Rank, bit
from pioche.chance import Chance
from pioche.core.fingerprint import fold, fold_wide
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.nain_jaune.options import SPACES, Terms

SLUG: Final = "nain_jaune"
RULES: Final = 1
PHASES: Final = ("follow", "lead", "over")

ANY: Final = Rank(-1)  # wanted, when a series may begin with any card
IN: Final[i64] = -1  # out, of a seat that still plays


class Position(State):
    """Hands are masks of cards, `lacks` masks of ranks; seats that are out keep their place in every row."""

    def __init__(self, terms: Terms, players: i64, chance: Chance) -> None:
        super().__init__(SLUG, RULES, players, chance)
        self.terms = terms
        self.options = terms.options
        self.lab = terms.lab
        self.dealer: Seat = Seat(0)
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.talon: i64 = 0
        self.laid: vec[i64] = vec[i64]([0] * terms.size)
        self.laid_by: vec[i64] = vec[i64]([NOBODY] * terms.size)  # NOBODY where a position does not say
        self.laid_count: i64 = 0
        self.board: vec[i64] = vec[i64]([0] * SPACES)
        self.tokens: vec[i64] = vec[i64]([0] * players)  # of a seat that is out: what it kept
        self.out_of_play: i64 = 0
        self.out: vec[i64] = vec[i64]([IN] * players)  # or the moment it went out, later is higher
        self.left: i64 = players  # how many are still in
        self.right: vec[i64] = vec[i64]([0] * players)  # the nearest seat still in at the right of each
        self.wanted: Rank = ANY
        self.layer: Seat = NOBODY  # who laid last in this round
        self.asked: i64 = 0  # how many have said « sans » to the wanted rank
        self.run: i64 = 0  # cards the layer laid without interruption since an ace
        self.series: i64 = 0  # cards of the series that runs, or ran last in this round
        self.opening: bool = True  # nobody has laid in this round, or the first to lay is still in that turn
        self.lacks: vec[i64] = vec[i64]([0] * players)  # what each has said « sans » to in this round
        self.past: bool = False  # whether a round has ended
        self.past_hands: vec[i64] = vec[i64]([0] * players)
        self.past_tokens: vec[i64] = vec[i64]([0] * players)

    def order_seats(self) -> None:
        """Find everybody's neighbour again, after the start or an elimination."""
        self.left = 0
        right = self.right
        for seat in range(self.players):
            if self.out[seat] == IN:
                self.left += 1
            neighbour = seat
            for _ in range(self.players):
                neighbour = neighbour - 1 if neighbour > 0 else self.players - 1
                if self.out[neighbour] == IN:
                    break
            right[seat] = neighbour

    def holds(self, seat: Seat, card: i64) -> bool:
        return self.hands[seat] & bit(card) != 0

    def keep_round(self) -> None:
        """Remember the hands that were shown and the tokens after the payments."""
        self.past = True
        for seat in range(self.players):
            self.past_hands[seat] = self.hands[seat]
            self.past_tokens[seat] = self.tokens[seat]

    def become(self, other: "Position") -> None:
        """Take over where another match of the same players and terms stands; its chance stays its own."""
        self.seat = other.seat
        self.round = other.round
        self.dealer = other.dealer
        self.talon = other.talon
        self.laid_count = other.laid_count
        self.out_of_play = other.out_of_play
        self.left = other.left
        self.wanted = other.wanted
        self.layer = other.layer
        self.asked = other.asked
        self.run = other.run
        self.series = other.series
        self.opening = other.opening
        self.past = other.past
        for i in range(self.laid_count):
            self.laid[i] = other.laid[i]
            self.laid_by[i] = other.laid_by[i]
        for i in range(SPACES):
            self.board[i] = other.board[i]
        for i in range(self.players):
            self.hands[i] = other.hands[i]
            self.tokens[i] = other.tokens[i]
            self.out[i] = other.out[i]
            self.right[i] = other.right[i]
            self.lacks[i] = other.lacks[i]
            self.past_hands[i] = other.past_hands[i]
            self.past_tokens[i] = other.past_tokens[i]

    def fingerprint(self) -> i64:
        print = fold(0, self.seat)
        print = fold(print, self.round)
        print = fold(print, self.dealer)
        print = fold_wide(print, self.talon)
        print = fold(print, self.out_of_play)
        print = fold(print, self.wanted)
        print = fold(print, self.layer)
        print = fold(print, self.asked)
        print = fold(print, self.run)
        print = fold(print, self.series)
        print = fold(print, self.opening)
        print = fold(print, self.past)
        for i in range(self.laid_count):
            print = fold(print, self.laid[i])
        for i in range(SPACES):
            print = fold(print, self.board[i])
        for i in range(self.players):
            print = fold_wide(print, self.hands[i])
            print = fold(print, self.tokens[i])
            print = fold(print, self.out[i])
            print = fold(print, self.lacks[i])
            print = fold_wide(print, self.past_hands[i])
            print = fold(print, self.past_tokens[i])
        return print
