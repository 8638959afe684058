"""Adriano at search speed: low cards in, high cards out, sure combinations, and a call when nobody seems lower."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card, bit, indices, lowest, popcount
from pioche.chance import Chance
from pioche.core.seats import EVERYONE, NOBODY, Action, Seat, only
from pioche.core.state import State
from pioche.games.adriano.deck import NO_CARD, value_of, worth
from pioche.games.adriano.legality import may_name, may_take, targets
from pioche.games.adriano.moves import (
    CALL,
    DECLINE,
    DRAW,
    NAME,
    PEEK,
    PLACES,
    SILENT,
    SLOTS,
    SPY,
    SWAP,
    TAKE,
    THROW,
    TRADE,
)
from pioche.games.adriano.rules import EIGHT, SEVEN, THREE, Adriano
from pioche.games.adriano.settle import hand_points
from pioche.games.adriano.table import CALLING, DRAWN, EXTRA, LOOK_OTHER, LOOK_OWN, TAKEN, TRADING, TURN
from pioche.search.adriano_beliefs import Hidden, lean
from pioche.search.adriano_sets import alike, best_set, is_set, naming, set_points
from pioche.search.policy import Policy

POINT: Final[i64] = 100  # points are counted in hundredths
LOOSELY: Final[i64] = 60  # per cent of the average: what others' cards are taken for without a thought
UNKNOWN: Final[i64] = 100  # what it is worth to have a card that one knows instead of one that one does not
FEWER: Final[i64] = 300  # what it is worth at most to have one card fewer for the rest of the round
CARRE: Final[i64] = 4000  # what the penalty of all others is worth
LIKELY: Final[i64] = 60  # per cent of what a combination would win at the next turn: much may happen until then
WORSE: Final[i64] = 300  # by which an exchange may seem to make the hand worse, in a search
# By players: with how many per cent a call is made of what the lowest other hand may be after its last turn.
CALLS: Final = vec[i64]([0, 0, 88, 64, 57, 55, 53])
BOLDER: Final = vec[i64]([0, 15, -10])
FEW: Final[i64] = 300  # a hand of so few points may be called with whenever it takes luck to get below it
DECISIONS: Final[i64] = 3  # of a turn: draw, place, call


class AdrianoPolicy(Policy):
    def __init__(self) -> None:
        self.trusts: bool = True  # whether what others let go is believed to tell of what they kept
        self.bolder: i64 = 0  # per cent more with which a call is made
        self.horizon: i64 = 4  # turns of everybody that a rollout looks ahead
        self.trade: i64 = 0  # what a swap must seem to win
        self.look: i64 = 700  # what knowing one more own card is worth

    def pick(self, state: State, chance: Chance) -> Action:
        self._play_plainly()
        return self.guess(state, chance)

    def _play_plainly(self) -> None:
        self.trusts = True
        self.bolder = 0

    def expect(self, state: State, nth: i64) -> None:
        """Others differ: a bluff that works against some of them only is not worth much."""
        self.trusts = nth % 2 == 0
        self.bolder = BOLDER[nth % len(BOLDER)]

    def guess(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Adriano)
        stage = state.stage
        if stage == EXTRA or (stage == TURN and not may_take(state)):
            return DRAW
        if stage == LOOK_OTHER:
            return _spy(state)
        memory = Memory(self, state)
        if stage == TURN:
            return memory.draw_or_take()
        if stage in (DRAWN, TAKEN):
            return memory.place()
        if stage == LOOK_OWN:
            return memory.peek()
        if stage == TRADING:
            return memory.trade()
        return CALL if memory.looks_lowest() else SILENT

    def candidates(self, state: State) -> list[Action]:
        """No exchange for much worse, sure combinations only, and of trades those of the card that seems worst."""
        assert isinstance(state, Adriano)
        self._play_plainly()
        if state.stage in (DRAWN, TAKEN):
            memory = Memory(self, state)
            found = memory.exchanges()
            if state.stage == DRAWN:
                found.insert(0, THROW)  # of equals the first is chosen
            order = memory.sure() if may_name(state) else -1
            if order >= 0:
                found.append(Action(NAME + order))
            return found
        if state.stage == TRADING:
            slot = Memory(self, state).highest()
            return [DECLINE] + [Action(TRADE + slot * PLACES + place) for place in indices(targets(state))]
        return state.legal()

    def slips(self, state: State) -> list[Action]:
        """Whoever is careless forgets to call; to call with any hand would end the round before it has begun."""
        assert isinstance(state, Adriano)
        return [SILENT] if state.stage == CALLING else self.candidates(state)

    def lean(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Adriano)
        lean(state, chance)

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        """What everybody was shown is not forgotten, nor are equal cards of one's own."""
        assert isinstance(state, Adriano)
        me = only(state.seat)
        for place in range(state.players * SLOTS):
            audience = state.known[place]
            if audience == EVERYONE or audience & me == 0 or chance.below(100) >= share:
                continue
            if place // SLOTS != state.seat or not is_set(alike(state, value_of(Card(state.hands[place])))):
                state.known[place] &= ~me

    def longest(self, state: State) -> i64:
        return self.horizon * state.players * DECISIONS

    def won(self, before: State, after: State, seat: Seat) -> i64:
        """Points are to be avoided; while the round goes on, those in hand."""
        assert isinstance(before, Adriano)
        assert isinstance(after, Adriano)
        won = before.totals[seat] - after.totals[seat]
        return won if self.settled(before, after) else won - hand_points(after, seat) - after.penalties[seat]


class Memory:
    """What the seat to act may know: what each place seems to be worth to it."""

    def __init__(self, policy: AdrianoPolicy, table: Adriano) -> None:
        self.policy = policy
        self.table = table
        self.me: i64 = table.seat
        self.eye: i64 = only(table.seat)
        self.unseen: i64 = 0  # cards that lie somewhere unknown
        self._count()
        self.hidden = Hidden(self.unseen, table.settings.red_fifteens, POINT)
        self.average: i64 = self.hidden.average

    def _count(self) -> None:
        table = self.table
        seen: i64 = 0
        for at in range(table.pit_size):
            seen |= bit(table.pit[at])
        if table.held != NO_CARD:
            seen |= bit(table.held)
        for place in range(table.players * SLOTS):
            if self.knows(place):
                seen |= bit(table.hands[place])
        if table.pile_known():
            for at in range(table.head, table.end):
                seen |= bit(table.pile[at])
        self.unseen = table.settings.deck_mask & ~seen

    def points(self, card: i64) -> i64:
        return POINT * worth(Card(card), self.table.settings.red_fifteens)

    def knows(self, place: i64) -> bool:
        if self.table.filled & bit(place) == 0:
            return False
        audience = self.table.known[place]
        return audience == EVERYONE or audience & self.eye != 0

    def seems(self, place: i64) -> i64:
        """What a place that holds a card seems to be worth."""
        if self.knows(place):
            return self.points(self.table.hands[place])
        if not self.policy.trusts and place // SLOTS != self.me:
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
        for slot in indices(self.table.own_slots(self.table.seat)):
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
        return alike(self.table, value_of(Card(card))) if self.table.caller == NOBODY else 0

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
        slots = best_set(self.table)
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
            slots = best_set(table)
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
        slots = best_set(self.table)
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
            for slot in indices(table.own_slots(table.seat)):
                if not self.knows(self.me * SLOTS + slot):
                    return self.policy.look
            return 0
        if value == EIGHT:
            reach = targets(table)
            low = high
            while reach != 0:
                low = min(low, self.seems(lowest(reach)))
                reach &= reach - 1
            return high - low
        return 0

    def peek(self) -> Action:
        for slot in indices(self.table.own_slots(self.table.seat)):
            if not self.knows(self.me * SLOTS + slot):
                return Action(PEEK + slot)
        return DECLINE

    def trade(self) -> Action:
        slot = self.highest()
        high = self.seems(self.me * SLOTS + slot)
        best = DECLINE
        most = self.policy.trade
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
        if self.total(self.me) <= FEW and self._hard_to_beat():
            return True
        for nth in range(1, self.table.players):
            if not self._looks_lower((self.me + nth) % self.table.players, 0):
                return False  # most often, and soon found
        for nth in range(1, self.table.players):
            seat = (self.me + nth) % self.table.players
            if not self._looks_lower(seat, self._last_gain(seat, nth)):
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

    def _looks_lower(self, seat: i64, gain: i64) -> bool:
        """Whether the own hand is low enough for a call, should another get so much lower."""
        share = CALLS[self.table.players] + self.policy.bolder
        return self.total(self.me) < (self.total(seat) - gain) * share // 100

    def _last_gain(self, seat: i64, nth: i64) -> i64:
        """What the nth player after a call may be expected to take off the hand in the last turn."""
        high = self.tallest(seat)
        gain = self.next_gain(high, nth - 1)
        if nth == 1 and may_take(self.table):
            gain = max(gain, high - self.points(self.table.pit[self.table.pit_size - 1]))
        return gain


def _spy(table: Adriano) -> Action:
    """Looks at the first card of others that is not known yet."""
    eye: i64 = only(table.seat)
    reach = targets(table)
    while reach != 0:
        place = lowest(reach)
        reach &= reach - 1
        if table.known[place] != EVERYONE and table.known[place] & eye == 0:
            return Action(SPY + place)
    return DECLINE
