"""What lies on the table and in the hands: the data of a match, its copies and its hash."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pioche.cards import JOKER, bit
from pioche.chance import MASK32, Chance
from pioche.core.fingerprint import fold, fold_wide
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.programmes.hands import JOKER_BIT, is_wild, wild_count
from pioche.games.programmes.history import History
from pioche.games.programmes.moves import COMBINATIONS
from pioche.games.programmes.options import PACK, Settings
from pioche.games.programmes.shelf import SEATS, Shelf, zeros

SLUG: Final = "programmes"

# What is being decided.
TAKING: Final[i64] = 0
PLAYING: Final[i64] = 1
EXCHANGING: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("take", "play", "exchange", "over")

NO_PROGRAMME: Final[i64] = -1

# Combinations on the table.
A_SET: Final[i64] = 0
A_RUN: Final[i64] = 1

STEPS: Final[i64] = 48  # cards and closings of a compound move under way, at most
UNKNOWN: Final[i64] = -1

_FULL: Final = vec[i64]([0] * PACK)


def _copy(mine: vec[i64], theirs: vec[i64], count: i64) -> None:
    i: i64 = 0
    while i < count:
        mine[i] = theirs[i]
        i += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """Hands are masks (see hands.py); bit 52 of the first two says that there are at least one, two jokers."""

    def __init__(self, rules: int, players: i64, chance: Chance, settings: Settings) -> None:
        super().__init__(SLUG, rules, players, chance)
        self.settings = settings
        self.options = settings.options
        self.lab = settings.lab
        self.stage: i64 = OVER
        self.dealer: Seat = NOBODY
        self.turns: i64 = 0  # completed this round
        self.reshuffles: i64 = 0  # this round

        self.one: vec[i64] = zeros(SEATS)
        self.two: vec[i64] = zeros(SEATS)
        self.jokers: vec[i64] = zeros(SEATS)
        self.cards: vec[i64] = zeros(SEATS)  # how many each hand has
        # Cards taken from the discard and still in hand (PR-45).
        self.known_one: vec[i64] = zeros(SEATS)
        self.known_two: vec[i64] = zeros(SEATS)
        self.known_jokers: vec[i64] = zeros(SEATS)

        self.reserve: vec[i64] = _FULL  # never written to: a new reserve is a new row
        self.reserve_next: i64 = 0
        self.reserve_end: i64 = 0
        self.discard: vec[i64] = _FULL[0:PACK]
        self.discard_size: i64 = 0
        self.history: History = History()

        self.programme: vec[i64] = zeros(SEATS)
        self.revealed: vec[i64] = zeros(SEATS)
        self.kept: vec[i64] = zeros(SEATS)
        self.shelf: Shelf = Shelf()

        self.combinations: i64 = 0
        self.kind: vec[i64] = zeros(COMBINATIONS)
        self.owner: vec[i64] = zeros(COMBINATIONS)
        self.low: vec[i64] = zeros(COMBINATIONS)  # rank of a set; lowest rank of a run, 1 … 14
        self.high: vec[i64] = zeros(COMBINATIONS)
        self.suits: vec[i64] = zeros(COMBINATIONS)  # a run's (PR-34)
        self.size: vec[i64] = zeros(COMBINATIONS)
        self.wilds: vec[i64] = zeros(COMBINATIONS)
        # (combination * 128 + position) * 64 + card; a position is a rank in a run, counted from 0 in a set
        self.laid: vec[i64] = _FULL[0:PACK]
        self.laid_size: i64 = 0

        # A compound move under way, that only the seat to act knows of; its cards are still in the hand.
        self.compound: i64 = 0  # 0, REVEAL or SET
        self.steps: vec[i64] = zeros(STEPS)  # PLACE and CLOSE actions
        self.steps_size: i64 = 0
        self.left_one: i64 = 0  # the hand without the cards placed
        self.left_two: i64 = 0
        self.left_jokers: i64 = 0
        self.cancelled: bool = False  # whether one was given up this turn

        # Answers worked out for the position as it is; UNKNOWN until asked.
        self.revealable: i64 = UNKNOWN
        self.placeable: i64 = UNKNOWN

        # How the round before ended: cards left and programmes completed, by seat.
        self.finished: bool = False
        self.last_cards: vec[i64] = zeros(SEATS)
        self.last_scores: vec[i64] = zeros(SEATS)

    # Hands.

    def gain(self, seat: Seat, card: i64) -> None:
        if card == JOKER:
            self.jokers[seat] += 1
        self.two[seat] |= self.one[seat] & bit(card)
        self.one[seat] |= bit(card)
        self.cards[seat] += 1

    def lose(self, seat: Seat, card: i64) -> None:
        """A card leaves a hand for all to see; of twins, the one they knew of."""  # PR-45
        held = bit(card)
        self.cards[seat] -= 1
        if card == JOKER:
            self._lose_joker(seat)
        elif self.two[seat] & held != 0:
            self.two[seat] ^= held
        else:
            self.one[seat] ^= held
        if self.known_one[seat] & held == 0:
            self.past().released(seat, card)
        elif card == JOKER:
            self.known_jokers[seat] -= 1
            self._mark_known_jokers(seat)
        elif self.known_two[seat] & held != 0:
            self.known_two[seat] ^= held
        else:
            self.known_one[seat] ^= held

    def _lose_joker(self, seat: Seat) -> None:
        self.jokers[seat] -= 1
        if self.jokers[seat] < 2:
            self.two[seat] &= ~JOKER_BIT
        if self.jokers[seat] < 1:
            self.one[seat] &= ~JOKER_BIT

    def know(self, seat: Seat, card: i64) -> None:
        """All have seen this card go to the hand."""  # PR-45
        if card == JOKER:
            self.known_jokers[seat] += 1
            self._mark_known_jokers(seat)
            return
        self.known_two[seat] |= self.known_one[seat] & bit(card)
        self.known_one[seat] |= bit(card)

    def _mark_known_jokers(self, seat: Seat) -> None:
        known = self.known_jokers[seat]
        self.known_one[seat] = (self.known_one[seat] & ~JOKER_BIT) | (JOKER_BIT if known > 0 else 0)
        self.known_two[seat] = (self.known_two[seat] & ~JOKER_BIT) | (JOKER_BIT if known > 1 else 0)

    def past(self) -> History:
        """The history, to be added to."""
        if self.history.shared:
            self.history = self.history.copy()
        return self.history

    def wild_cards(self, seat: Seat) -> i64:
        return wild_count(self.one[seat], self.two[seat], self.jokers[seat])

    def lay_card(self, combination: i64, position: i64, card: i64) -> None:
        self.laid[self.laid_size] = (combination * 128 + position) * 64 + card
        self.laid_size += 1
        self.size[combination] += 1
        if is_wild(card):
            self.wilds[combination] += 1

    def combination_cards(self, combination: i64) -> list[int]:
        """In order: a run from low to high, a set as it was laid."""
        found: list[int] = []
        for i in range(self.laid_size):
            if self.laid[i] >> 13 == combination:
                found.append(self.laid[i] & 8191)
        found.sort()
        return [entry & 63 for entry in found]

    def reserve_size(self) -> i64:
        return self.reserve_end - self.reserve_next

    def left_of(self, seat: Seat) -> Seat:
        seat = Seat(seat + 1)
        return seat if seat < self.players else Seat(0)

    def empty_round(self) -> None:
        """Take every card off the table and out of the hands."""
        for i in range(self.players):
            self.one[i] = 0
            self.two[i] = 0
            self.jokers[i] = 0
            self.cards[i] = 0
            self.known_one[i] = 0
            self.known_two[i] = 0
            self.known_jokers[i] = 0
            self.revealed[i] = 0
        self.reserve = self.settings.deck
        self.reserve_next = 0
        self.reserve_end = self.settings.deck_size
        self.discard_size = 0
        self.history = History()
        self.turns = 0
        self.reshuffles = 0
        self.combinations = 0
        self.laid_size = 0
        self.forget_steps()

    def forget_steps(self) -> None:
        """A new turn, with nothing under way."""
        self.compound = 0
        self.steps_size = 0
        self.cancelled = False
        self.revealable = UNKNOWN
        self.placeable = UNKNOWN

    # Copies.

    def copy_table(self, other: "Table") -> None:
        self.seat = other.seat
        self.round = other.round
        self.chance = other.chance
        self.stage = other.stage
        self.dealer = other.dealer
        self.turns = other.turns
        self.reshuffles = other.reshuffles
        self.reserve = other.reserve
        self.reserve_next = other.reserve_next
        self.reserve_end = other.reserve_end
        other.history.shared = True
        self.history = other.history
        self.shelf = other.shelf
        self.compound = other.compound
        self.steps_size = other.steps_size
        self.left_one = other.left_one
        self.left_two = other.left_two
        self.left_jokers = other.left_jokers
        self.cancelled = other.cancelled
        self.revealable = other.revealable
        self.placeable = other.placeable
        self.finished = other.finished
        self._copy_seats(other)
        self._copy_cards(other)
        self._copy_combinations(other)

    def _copy_seats(self, other: "Table") -> None:
        count = self.players
        _copy(self.one, other.one, count)
        _copy(self.two, other.two, count)
        _copy(self.jokers, other.jokers, count)
        _copy(self.cards, other.cards, count)
        _copy(self.known_one, other.known_one, count)
        _copy(self.known_two, other.known_two, count)
        _copy(self.known_jokers, other.known_jokers, count)
        _copy(self.programme, other.programme, count)
        _copy(self.revealed, other.revealed, count)
        _copy(self.kept, other.kept, count)
        _copy(self.last_cards, other.last_cards, count)
        _copy(self.last_scores, other.last_scores, count)

    def _copy_cards(self, other: "Table") -> None:
        self.discard_size = other.discard_size
        _copy(self.discard, other.discard, other.discard_size)
        _copy(self.steps, other.steps, other.steps_size)

    def _copy_combinations(self, other: "Table") -> None:
        count = other.combinations
        self.combinations = count
        self.laid_size = other.laid_size
        if count > 0:
            _copy(self.kind, other.kind, count)
            _copy(self.owner, other.owner, count)
            _copy(self.low, other.low, count)
            _copy(self.high, other.high, count)
            _copy(self.suits, other.suits, count)
            _copy(self.size, other.size, count)
            _copy(self.wilds, other.wilds, count)
            _copy(self.laid, other.laid, other.laid_size)

    def fingerprint(self) -> i64:
        hash = fold(self.players, self.seat)
        for value in (self.round, self.stage, self.dealer, self.turns, self.reshuffles):
            hash = fold(hash, value)
        hash = fold(hash, self.compound + (8 if self.cancelled else 0))  # no other may be given up this turn
        hash = fold(hash, 1 if self.finished else 0)
        for i in range(self.players):
            hash = fold_wide(hash, self.one[i])
            hash = fold_wide(hash, self.two[i])
            hash = fold_wide(hash, self.known_one[i])
            hash = fold_wide(hash, self.known_two[i])
            hash = fold(hash, self.jokers[i] * 8 + self.known_jokers[i])
            hash = fold(hash, self.programme[i])
            hash = fold(hash, self.kept[i] * 2 + self.revealed[i])
            hash = fold(hash, self.last_cards[i] * 64 + self.last_scores[i])
        for i in range(self.reserve_next, self.reserve_end):
            hash = fold(hash, self.reserve[i])
        for i in range(self.discard_size):
            hash = fold(hash, self.discard[i] + 64)
        hash = fold(hash, self._laid_fingerprint())
        for i in range(self.combinations):
            hash = fold(hash, self.owner[i] * 512 + self.suits[i] * 16 + self.low[i])
        for i in range(self.steps_size):
            hash = fold(hash, self.steps[i])
        return fold(fold(hash, self.history.hash), self.shelf.fingerprint())

    def _laid_fingerprint(self) -> i64:
        """Not of the order in which the cards were laid, which nothing depends on."""
        total: i64 = 0
        for i in range(self.laid_size):
            total += fold(fold(1, self.laid[i]), self.laid[i] >> 6)
        return total & MASK32
