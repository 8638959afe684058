"""What a seat at Adriano may know, what each place seems to be worth to it, and what it would do by that alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card, bit, indices, lowest, popcount
from pioche.core.seats import NOBODY, Action, only
from pioche.games.adriano.deck import NO_CARD, value_of, worth
from pioche.games.adriano.legality import may_name, may_take, targets
from pioche.games.adriano.moves import DECLINE, DRAW, NAME, PEEK, PLACES, SLOTS, SWAP, TAKE, THROW, TRADE
from pioche.games.adriano.rules import EIGHT, SEVEN, THREE, Adriano
from pioche.games.adriano.table import DRAWN
from pioche.search.adriano_beliefs import Hidden
from pioche.search.adriano_sets import OWN, alike, best_set, is_set, naming, set_points

POINT: Final[i64] = 100  # points are counted in hundredths
LOOSELY: Final[i64] = 60  # per cent of the average: what others' cards are taken for without a thought
UNKNOWN: Final[i64] = 100  # what it is worth to have a card that one knows instead of one that one does not
FEWER: Final[i64] = 300  # what it is worth at most to have one card fewer for the rest of the round
CARRE: Final[i64] = 4000  # what the penalty of all others is worth
LIKELY: Final[i64] = 60  # per cent of what a combination would win at the next turn: much may happen until then
WORSE: Final[i64] = 300  # by which an exchange may seem to make the hand worse, in a search
# By players: with how many per cent a call is made of what the lowest other hand may be after its last turn.
CALLS: Final = vec[i64]([0, 0, 88, 64, 57, 55, 53])
FEW: Final[i64] = 300  # a hand of so few points may be called with whenever it takes luck to get below it


class Manner:
    """How somebody judges, and room for one judgement after another."""

    def __init__(self) -> None:
        self.trusts: bool = True  # whether what others let go is believed to tell of what they kept
        self.bolder: i64 = 0  # per cent more with which a call is made
        self.trade: i64 = 0  # what a swap must seem to win
        self.look: i64 = 700  # what knowing one more own card is worth
        self.hidden: Hidden = Hidden(POINT)
        self.values: vec[i64] = vec[i64]([0] * PLACES)


class Memory:
    """What the seat to act may know: what each place seems to be worth to it."""

    def __init__(self, manner: Manner, table: Adriano) -> None:
        self.manner = manner
        self.table = table
        self.me: i64 = table.seat
        self.known: i64 = 0  # the places whose cards it knows
        self.own: i64 = 0  # the own slots of those
        self.unseen: i64 = 0  # cards that lie somewhere unknown
        self._count()
        self.hidden: Hidden = manner.hidden
        self.hidden.count_in(self.unseen, table.settings.red_fifteens)
        self.average: i64 = self.hidden.average
        self.values: vec[i64] = manner.values
        self.valued: i64 = 0  # the places whose values have been asked for

    def _count(self) -> None:
        table = self.table
        eye: i64 = only(table.seat)
        hands, audiences, pit, pile = table.hands, table.known, table.pit, table.pile
        seen: i64 = 0
        for at in range(table.pit_size):
            seen |= bit(pit[at])
        if table.held != NO_CARD:
            seen |= bit(table.held)
        known: i64 = 0
        for place in range(table.players * SLOTS):
            if audiences[place] & eye != 0:
                known |= bit(place)
        known &= table.filled
        left = known
        while left != 0:
            seen |= bit(hands[lowest(left)])
            left &= left - 1
        if table.pile_known():
            for at in range(table.head, table.end):
                seen |= bit(pile[at])
        self.known = known
        self.own = known >> self.me * SLOTS & OWN
        self.unseen = table.settings.deck_mask & ~seen

    def points(self, card: i64) -> i64:
        return POINT * worth(Card(card), self.table.settings.red_fifteens)

    def knows(self, place: i64) -> bool:
        return self.known & bit(place) != 0

    def seems(self, place: i64) -> i64:
        """What a place that holds a card seems to be worth."""
        here = bit(place)
        if self.valued & here == 0:
            self.valued |= here
            self.values[place] = self._value(place)
        return self.values[place]

    def _value(self, place: i64) -> i64:
        if self.knows(place):
            return self.points(self.table.hands[place])
        if not self.manner.trusts and place // SLOTS != self.me:
            return self.average * LOOSELY // 100
        return self.hidden.seemingly(self.table.kept_over[place])

    def total(self, seat: i64) -> i64:
        points: i64 = 0
        place = seat * SLOTS
        for _ in range(SLOTS):
            if self.table.filled & bit(place) != 0:
                points += self.seems(place)
            place += 1
        return points

    def highest(self) -> i64:
        """The own slot that seems worth most."""
        best: i64 = -1
        most: i64 = -1
        left = self.table.own_slots(self.table.seat)
        while left != 0:
            slot = lowest(left)
            left &= left - 1
            points = self.seems(self.me * SLOTS + slot)
            if points > most:
                most = points
                best = slot
        return best

    def best_slot(self, card: i64) -> i64:
        """The own slot in which a card promises most."""
        alike = self.alike(card)
        best: i64 = -1
        most: i64 = 0
        for slot in range(SLOTS):
            if self.table.filled & bit(self.me * SLOTS + slot) != 0:
                gain = self.promise(slot, card, alike)
                if best < 0 or gain > most:
                    most = gain
                    best = slot
        return best

    def alike(self, card: i64) -> i64:
        """The own slots known to hold a card of the same value, while there is a next turn to name them."""
        if self.table.caller != NOBODY:
            return 0
        return alike(self.table, self.own, value_of(Card(card)))

    def promise(self, slot: i64, card: i64, alike: i64) -> i64:
        """What laying a card in an own slot takes off the hand, now and by a combination at the next turn."""
        first = self.me * SLOTS
        gain = self.seems(first + slot) - self.points(card)
        if self.table.caller == NOBODY and not self.knows(first + slot):
            gain += UNKNOWN
        left = alike & ~bit(slot)
        if left != 0:
            later = self.points(card) - self.average
            fewer = self.fewer(card)
            while left != 0:
                later += self.points(self.table.hands[first + lowest(left)]) + fewer
                left &= left - 1
            gain += max(0, later) * LIKELY // 100
        if self.knows(first + slot):
            broken = self.alike(self.table.hands[first + slot])
            if is_set(broken):
                gain -= max(0, self.saved(broken) - self.average) * LIKELY // 100
        return gain

    def fewer(self, card: i64) -> i64:
        """What it is worth to have one card of this value fewer: low ones do no harm."""
        return min(FEWER, POINT * value_of(Card(card)))

    def saved(self, slots: i64) -> i64:
        """What naming a set is worth, but for the card that it is exchanged for."""
        count = popcount(slots)
        points = POINT * set_points(self.table, slots)
        if count == SLOTS:
            points += CARRE
        if self.table.caller == NOBODY:
            points += (count - 1) * self.fewer(self.table.hands[self.me * SLOTS + lowest(slots)])
        return points

    def hope(self) -> i64:
        """The most that a card worth nothing could take off the hand."""
        high = self.seems(self.me * SLOTS + self.highest())
        slots = best_set(self.table, self.own)
        return max(high, self.saved(slots)) if slots != 0 else high

    def next_gain(self, high: i64, nth: i64 = 0) -> i64:
        """What the next draw, or the nth after it, can be hoped to take off a card worth so much."""
        table = self.table
        if table.pile_known() and table.head + nth < table.end:
            return max(0, high - self.points(table.pile[table.head + nth]))
        return self.hidden.gain(high)

    def exchanges(self) -> list[Action]:
        """That which promises most, and those of cards that do not seem much lower than the card in hand."""
        found: list[Action] = []
        best = self.best_slot(self.table.held)
        least = self.points(self.table.held) - WORSE
        for slot in indices(self.table.own_slots(self.table.seat)):
            if slot == best or self.seems(self.me * SLOTS + slot) >= least:
                found.append(Action(SWAP + slot))
        return found

    # Decisions.

    def draw_or_take(self) -> Action:
        table = self.table
        top = table.pit[table.pit_size - 1]
        gain = self.promise(self.best_slot(top), top, self.alike(top))
        return TAKE if gain > self.next_gain(self.hope()) else DRAW

    def place(self) -> Action:
        """The exchange, the combination or the throw that promises most."""
        table = self.table
        held = self.points(table.held)
        high = self.seems(self.me * SLOTS + self.highest())
        slot = self.best_slot(table.held)
        best = Action(SWAP + slot)
        most = self.promise(slot, table.held, self.alike(table.held))
        if may_name(table):
            slots = best_set(table, self.own)
            if slots != 0:
                gain = self.saved(slots) - held
                if gain > most:
                    most = gain
                    best = Action(NAME + naming(table, slots))
        if table.stage == DRAWN and self._power(value_of(table.held), high) >= most:
            best = THROW
        return best

    def sure(self) -> i64:
        """The combination known to be right that takes most off the hand; -1 where there is none."""
        slots = best_set(self.table, self.own)
        return naming(self.table, slots) if slots != 0 else -1

    def tallest(self, seat: i64) -> i64:
        """What the card of a hand that seems worth most seems worth."""
        most: i64 = 0
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.table.filled & bit(place) != 0:
                most = max(most, self.seems(place))
        return most

    def _power(self, value: i64, high: i64) -> i64:
        """What throwing a card of this value is worth."""
        table = self.table
        if value == THREE:
            return 0 if table.in_extra else self.next_gain(self.hope())
        if value == SEVEN:
            if self._unknown() != 0:
                return self.manner.look
            return 0
        if value == EIGHT:
            reach = targets(table)
            low = high
            while reach != 0:
                low = min(low, self.seems(lowest(reach)))
                reach &= reach - 1
            return high - low
        return 0

    def _unknown(self) -> i64:
        """The own slots whose cards it does not know."""
        return self.table.own_slots(self.table.seat) & ~self.own

    def peek(self) -> Action:
        unknown = self._unknown()
        return Action(PEEK + lowest(unknown)) if unknown != 0 else DECLINE

    def trade(self) -> Action:
        slot = self.highest()
        high = self.seems(self.me * SLOTS + slot)
        best = DECLINE
        most = self.manner.trade
        reach = targets(self.table)
        while reach != 0:
            place = lowest(reach)
            reach &= reach - 1
            gain = high - self.seems(place)
            if gain > most:
                most = gain
                best = Action(TRADE + slot * PLACES + place)
        return best

    def looks_lowest(self) -> bool:
        """Whether nobody seems near, after one more turn each."""
        mine = self.total(self.me)
        if mine <= FEW and self._hard_to_beat():
            return True
        share = CALLS[self.table.players] + self.manner.bolder  # per cent
        for nth in range(1, self.table.players):
            seat = (self.me + nth) % self.table.players
            if mine >= self.total(seat) * share // 100:
                return False  # most often, and soon found
        for nth in range(1, self.table.players):
            seat = (self.me + nth) % self.table.players
            if mine >= (self.total(seat) - self._last_gain(seat, nth)) * share // 100:
                return False
        return True

    def _hard_to_beat(self) -> bool:
        """Whether others would need a card lower than most to get as low as the own hand in their last turn."""
        mine = self.total(self.me)
        lucky = POINT * self.hidden.lucky()
        for seat in range(self.table.players):
            if seat != self.me and mine >= self.total(seat) - max(0, self.tallest(seat) - lucky):
                return False
        return True

    def _last_gain(self, seat: i64, nth: i64) -> i64:
        """What the nth player after a call may be expected to take off the hand in the last turn."""
        high = self.tallest(seat)
        gain = self.next_gain(high, nth - 1)
        if nth == 1 and may_take(self.table):
            gain = max(gain, high - self.points(self.table.pit[self.table.pit_size - 1]))
        return gain
