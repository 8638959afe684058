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
    ORDERS,
    PEEK,
    PLACES,
    SILENT,
    SLOTS,
    SPY,
    SWAP,
    TAKE,
    THROW,
    TRADE,
    mask_of,
)
from pioche.games.adriano.rules import EIGHT, SEVEN, THREE, Adriano
from pioche.games.adriano.settle import hand_points
from pioche.games.adriano.table import DRAWN, EXTRA, LOOK_OTHER, LOOK_OWN, TAKEN, TRADING, TURN
from pioche.search.adriano_beliefs import lean, seemingly
from pioche.search.policy import Policy

POINT: Final[i64] = 100  # points are counted in hundredths
LOOSELY: Final[i64] = 60  # per cent of the average: what others' cards are taken for without a thought
UNKNOWN: Final[i64] = 100  # what it is worth to have a card that one knows instead of one that one does not
FEWER: Final[i64] = 300  # what it is worth to have one card fewer for the rest of the round
LIKELY: Final[i64] = 60  # per cent of what a combination would win at the next turn: much may happen until then
WORSE: Final[i64] = 300  # by which an exchange may seem to make the hand worse, in a search
CALLS: Final = vec[i64]([0, 0, 85, 60, 50, 50, 50])  # by players: per cent of the next lowest hand to call with
BOLDER: Final = vec[i64]([0, 15, -10])
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
                found.append(THROW)
            order = memory.sure() if may_name(state) else -1
            if order >= 0:
                found.append(Action(NAME + order))
            return found
        if state.stage == TRADING:
            slot = Memory(self, state).highest()
            return [DECLINE] + [Action(TRADE + slot * PLACES + place) for place in indices(targets(state))]
        return state.legal()

    def lean(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Adriano)
        lean(state, chance)

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        assert isinstance(state, Adriano)
        me = only(state.seat)
        for place in range(state.players * SLOTS):
            if state.known[place] & me != 0 and chance.below(100) < share:
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
        self.average: i64 = 0
        self._count()

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
        total: i64 = 0
        count: i64 = 0
        left = self.unseen
        while left != 0:
            total += self.points(lowest(left))
            left &= left - 1
            count += 1
        self.average = total // count if count > 0 else 0

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
        return seemingly(self.table, place, self.average, POINT)

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
        found: i64 = 0
        if self.table.caller == NOBODY:
            value = value_of(Card(card))
            for slot in range(SLOTS):
                place = self.me * SLOTS + slot
                if self.knows(place) and value_of(Card(self.table.hands[place])) == value:
                    found |= bit(slot)
        return found

    def promise(self, slot: i64, card: i64, alike: i64) -> i64:
        """What laying a card in an own slot takes off the hand, now and by a combination at the next turn."""
        first = self.me * SLOTS
        gain = self.seems(first + slot) - self.points(card)
        if self.table.caller == NOBODY and not self.knows(first + slot):
            gain += UNKNOWN
        left = alike & ~bit(slot)
        if left != 0:
            later = self.points(card) - self.average
            while left != 0:
                later += self.points(self.table.hands[first + lowest(left)]) + FEWER
                left &= left - 1
            gain += max(0, later) * LIKELY // 100
        return gain

    def next_gain(self, high: i64) -> i64:
        """What one draw can be hoped to take off a card worth so much."""
        table = self.table
        if table.pile_known() and table.head < table.end:
            return max(0, high - self.points(table.pile[table.head]))
        total: i64 = 0
        count: i64 = 0
        left = self.unseen
        while left != 0:
            points = self.points(lowest(left))
            left &= left - 1
            count += 1
            if points < high:
                total += high - points
        return total // count if count > 0 else 0

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
        high = self.seems(self.me * SLOTS + self.highest())
        top = table.pit[table.pit_size - 1]
        gain = self.promise(self.best_slot(top), top, self.alike(top))
        return TAKE if gain > self.next_gain(high) else DRAW

    def place(self) -> Action:
        """The exchange, the combination or the throw that promises most."""
        table = self.table
        held = self.points(table.held)
        high = self.seems(self.me * SLOTS + self.highest())
        slot = self.best_slot(table.held)
        best = Action(SWAP + slot)
        most = self.promise(slot, table.held, self.alike(table.held))
        if may_name(table):
            order = self.sure()
            if order >= 0:
                gain = self._sum(ORDERS[order]) - held
                if table.caller == NOBODY:
                    gain += FEWER * (popcount(mask_of(ORDERS[order])) - 1)
                if gain > most:
                    most = gain
                    best = Action(NAME + order)
        if table.stage == DRAWN and self._power(value_of(table.held), high) >= most:
            best = THROW
        return best

    def sure(self) -> i64:
        """The combination known to be right that takes most off the hand; -1 where there is none."""
        table = self.table
        first = self.me * SLOTS
        best: i64 = -1
        most: i64 = 0
        own = indices(table.own_slots(table.seat))
        for at in range(len(own)):
            one = own[at]
            if not self.knows(first + one):
                continue
            value = value_of(Card(table.hands[first + one]))
            slots: i64 = bit(one)
            points: i64 = self.points(table.hands[first + one])
            count: i64 = 1
            for other in own[at + 1 :]:
                if self.knows(first + other) and value_of(Card(table.hands[first + other])) == value:
                    slots |= bit(other)
                    points += self.points(table.hands[first + other])
                    count += 1
            if count > 1 and points > most:
                most = points
                best = _named(slots)
        return best

    def _sum(self, order: i64) -> i64:
        points: i64 = 0
        while order != 0:
            points += self.seems(self.me * SLOTS + (order & 7) - 1)
            order >>= 3
        return points

    def _power(self, value: i64, high: i64) -> i64:
        """What throwing a card of this value is worth."""
        table = self.table
        if value == THREE:
            return 0 if table.in_extra else self.next_gain(high)
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
        least: i64 = -1
        for seat in range(self.table.players):
            if seat != self.me:
                points = self.total(seat)
                least = points if least < 0 else min(least, points)
        share = CALLS[self.table.players] + self.policy.bolder
        return self.total(self.me) < least * share // 100


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


def _named(slots: i64) -> i64:
    """The first order that names these slots."""
    for i in range(len(ORDERS)):
        if mask_of(ORDERS[i]) == slots:
            return i
    return -1
