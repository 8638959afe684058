"""What lies on an Adriano table and who knows each card: the data of a match, its copies and its hash."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pioche.cards import Card
from pioche.chance import Chance
from pioche.core.fingerprint import fold
from pioche.core.seats import EVERYONE, NOBODY, Seat, only
from pioche.core.state import State
from pioche.games.adriano.deck import FULL, NO_CARD
from pioche.games.adriano.moves import PLACES, SEATS, SLOTS
from pioche.games.adriano.options import Settings

SLUG: Final = "adriano"

# What is being decided.
TURN: Final[i64] = 0
DRAWN: Final[i64] = 1
TAKEN: Final[i64] = 2
LOOK_OWN: Final[i64] = 3
LOOK_OTHER: Final[i64] = 4
TRADING: Final[i64] = 5
EXTRA: Final[i64] = 6
CALLING: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final = ("turn", "drawn", "taken", "look_own", "look_other", "trade", "extra", "call", "over")


# What is noted of a card besides the lowest points that its owner, who knew it, let go instead.
NOTHING: Final[i64] = 16  # nothing was let go
GIVEN: Final[i64] = 17  # somebody who knew it swapped it away

ZEROS: Final = vec[i64]([0] * FULL)
EMPTY: Final = vec[i64]([-1] * PLACES)
UNTOLD: Final = vec[i64]([NOTHING] * PLACES)


def zeros(size: i64) -> vec[i64]:
    return ZEROS[0:size]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A place is seat * 4 + slot; `filled` has the bits of the places that hold a card.

    `known` and `kept_over` are public and move with their card: whoever follows the game could write them down (AD-50).
    """

    def __init__(self, rules: int, players: i64, chance: Chance, settings: Settings) -> None:
        super().__init__(SLUG, rules, players, chance)
        self.settings = settings
        self.options = settings.options
        self.lab = settings.lab

        self.totals: vec[i64] = zeros(SEATS)
        self.dealer: Seat = NOBODY
        self.last_hands: vec[i64] = EMPTY[0:PLACES]
        self.last_points: vec[i64] = zeros(SEATS)
        self.finished: bool = False  # whether a round has ended

        self.stage: i64 = OVER
        self.hands: vec[i64] = EMPTY[0:PLACES]
        self.known: vec[i64] = zeros(PLACES)
        self.kept_over: vec[i64] = UNTOLD[0:PLACES]
        self.filled: i64 = settings.full
        self.pile: vec[i64] = zeros(FULL)
        self.head: i64 = 0  # the next card drawn
        self.end: i64 = 0
        self.pit: vec[i64] = zeros(FULL)
        self.pit_size: i64 = 0
        self.held: Card = NO_CARD
        self.caller: Seat = NOBODY
        self.turned: i64 = 0
        self.extra: i64 = 0  # extra turns left after this one
        self.in_extra: bool = False
        self.failed: bool = False
        self.pit_turns: i64 = 0
        self.penalties: vec[i64] = zeros(SEATS)
        # With `reshuffle`, which shuffling hid each card last: 0 the deal, n the n-th time the pit was turned over.
        self.origins: vec[i64] = zeros(FULL)

    # What both the rules and the views ask.

    def own_slots(self, seat: Seat) -> i64:
        """The slots of a seat that hold a card, as a mask."""
        return (self.filled >> (seat * SLOTS)) & 15

    def pile_known(self) -> bool:
        """Whether all know the pile, card by card."""  # AD-50
        return self.turned > 0 and not self.settings.reshuffle

    def held_known(self) -> i64:
        """The audience of the card in hand."""  # AD-10, AD-11, AD-50
        if self.stage == TAKEN or self.pile_known():
            return EVERYONE
        return only(self.seat)

    # Copies.

    def copy_table(self, other: "Table") -> None:
        self.seat = other.seat
        self.round = other.round
        self.chance = other.chance
        self.dealer = other.dealer
        self.finished = other.finished
        self.stage = other.stage
        self.filled = other.filled
        self.head = other.head
        self.end = other.end
        self.pit_size = other.pit_size
        self.held = other.held
        self.caller = other.caller
        self.turned = other.turned
        self.extra = other.extra
        self.in_extra = other.in_extra
        self.failed = other.failed
        self.pit_turns = other.pit_turns
        self._copy_places(other)
        self._copy_piles(other)
        self._copy_points(other)

    def _copy_places(self, other: "Table") -> None:
        hands, their_hands = self.hands, other.hands
        known, their_known = self.known, other.known
        kept, their_kept = self.kept_over, other.kept_over
        last, their_last = self.last_hands, other.last_hands
        i: i64 = 0
        while i < self.players * SLOTS:
            hands[i] = their_hands[i]
            known[i] = their_known[i]
            kept[i] = their_kept[i]
            last[i] = their_last[i]
            i += 1

    def _copy_piles(self, other: "Table") -> None:
        pile, their_pile = self.pile, other.pile
        i = other.head
        while i < other.end:
            pile[i] = their_pile[i]
            i += 1
        pit, their_pit = self.pit, other.pit
        i = 0
        while i < other.pit_size:
            pit[i] = their_pit[i]
            i += 1
        if self.settings.reshuffle:
            origins, their_origins = self.origins, other.origins
            for card in range(FULL):
                origins[card] = their_origins[card]

    def _copy_points(self, other: "Table") -> None:
        totals, their_totals = self.totals, other.totals
        penalties, their_penalties = self.penalties, other.penalties
        last, their_last = self.last_points, other.last_points
        i: i64 = 0
        while i < self.players:
            totals[i] = their_totals[i]
            penalties[i] = their_penalties[i]
            last[i] = their_last[i]
            i += 1

    def fingerprint(self) -> i64:
        flags: i64 = 0
        if self.in_extra:
            flags += 1
        if self.failed:
            flags += 2
        if self.finished:
            flags += 4
        hash = fold(self.players, self.seat)
        hash = fold(hash, self.round)
        hash = fold(hash, self.dealer)
        hash = fold(hash, self.stage)
        hash = fold(hash, self.held)
        hash = fold(hash, self.caller)
        hash = fold(hash, self.turned)
        hash = fold(hash, self.extra)
        hash = fold(hash, self.pit_turns)
        hash = fold(hash, flags)
        for place in range(self.players * SLOTS):
            hash = fold(hash, self.hands[place])
            hash = fold(hash, self.known[place])
            hash = fold(hash, self.kept_over[place])
            hash = fold(hash, self.last_hands[place])
        for seat in range(self.players):
            hash = fold(hash, self.totals[seat])
            hash = fold(hash, self.penalties[seat])
            hash = fold(hash, self.last_points[seat])
        hash = fold(hash, self.end - self.head)
        for at in range(self.head, self.end):
            hash = fold(hash, self.pile[at])
        for at in range(self.pit_size):
            hash = fold(hash, self.pit[at])
        if self.settings.reshuffle:
            for card in range(FULL):
                hash = fold(hash, self.origins[card])
        return hash
