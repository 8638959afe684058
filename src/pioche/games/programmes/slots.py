"""Where hidden cards may have come to lie: every draw is a slot, and a walk over what the slots may have held.

A slot belongs to a seat (or to the reserve), to the moment it was filled, and to the shuffle its card came from. An
assignment is possible when every card that was seen leaving a hand lay there in a slot filled before. The walk
exchanges the cards of two slots of one shuffle as long as that stays so: its distribution tends to the uniform one over
all possible shuffles.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.chance import Chance
from pioche.games.programmes.attribution import Attribution, Past
from pioche.games.programmes.hands import TYPES
from pioche.games.programmes.history import DREW, RELEASED, SHUFFLED

RESERVE: Final[i64] = 6  # stands where a seat would
BURN_IN: Final[i64] = 40  # exchanges tried for each card in question, before the first sample …
SWEEP: Final[i64] = 4  # … and before every other one
FEW: Final[i64] = 8  # as if there were so many more of them


class Slots:
    """`hidden` is how many unknown cards each other seat holds now, `viewer` a seat whose draws are all known."""

    def __init__(self, past: Past, viewer: int, hidden: list[int], reserve: int, pools: list[list[int]]) -> None:
        self.past = past
        self.seat: vec[i64] = vec[i64]()
        self.time: vec[i64] = vec[i64]()
        self.shuffle: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # of each shuffle's slots; one more entry at the end
        self.entry: list[int] = []  # the place in the past of each slot that is a draw, else -1
        self.released: vec[i64] = vec[i64]([0] * int(RESERVE * TYPES))  # by seat and card, how often it left
        self.held: vec[i64] = vec[i64]([0] * int((RESERVE + 1) * TYPES))  # by seat and card, how many slots hold it
        self._lay_out(past, viewer, hidden, reserve, pools)
        # When each card left each hand, from `times_from` of its place in `released` on, and the slots of each seat.
        self.gone: list[tuple[int, int, int]] = _releases(past, viewer)
        self.times: vec[i64] = vec[i64]([time for _, time, _ in self.gone])
        self.times_from: vec[i64] = _starts([which for which, _, _ in self.gone], int(RESERVE * TYPES))
        order = sorted(range(len(self.entry)), key=lambda slot: int(self.seat[slot]))
        self.slots: vec[i64] = vec[i64](order)
        self.slots_from: vec[i64] = _starts([int(self.seat[slot]) for slot in order], int(RESERVE) + 1)
        self.copies: vec[i64] = vec[i64]()  # the slots of cards that somebody released, wherever they lie
        self.copy_at: vec[i64] = vec[i64]([-1] * len(self.card))
        self.free: vec[i64] = vec[i64]([0] * len(self.card))
        self.left: vec[i64] = vec[i64]([0] * 4)  # exchanges made at once
        self.right: vec[i64] = vec[i64]([0] * 4)
        self.lost: vec[i64] = vec[i64]([0] * 8)  # by seat and card, what they took from a hand
        self.fresh: bool = True  # whether nothing was sampled yet
        self.settled: bool = False  # whether exchanging released cards changes nothing that is still hidden
        self._mark_copies()

    # Preparing.

    def _lay_out(self, past: Past, viewer: int, hidden: list[int], reserve: int, pools: list[list[int]]) -> None:
        dealt = list(hidden)
        for kind, seat, card in zip(past.kinds, past.seats, past.cards, strict=True):
            if kind == DREW and seat != viewer:
                dealt[seat] -= 1
            elif kind == RELEASED and seat != viewer:
                dealt[seat] += 1
                self.released[seat * TYPES + card] += 1
        self.attribution = Attribution(past, viewer, dealt, pools)
        found: list[list[tuple[int, int, int]]] = [[]]
        for seat, count in enumerate(dealt):
            found[0] += [(seat, -1, -1)] * count
        for at, kind in enumerate(past.kinds):
            if kind == SHUFFLED:
                found.append([])
            elif kind == DREW and past.seats[at] != viewer:
                found[-1].append((past.seats[at], at, at))
        found[-1] += [(int(RESERVE), len(past.kinds), -1)] * reserve
        for shuffle, (slots, pool) in enumerate(zip(found, pools, strict=True)):
            self.first = append(self.first, len(self.entry))
            for (seat, time, entry), card in zip(slots, pool, strict=True):
                self.seat = append(self.seat, seat)
                self.time = append(self.time, time)
                self.shuffle = append(self.shuffle, shuffle)
                self.card = append(self.card, card)
                self.held[seat * TYPES + card] += 1
                self.entry.append(entry)
        self.first = append(self.first, len(self.entry))

    def _mark_copies(self) -> None:
        sought = [False] * int(TYPES)
        needed = [0] * int(TYPES)
        for seat in range(int(RESERVE)):
            for card in range(int(TYPES)):
                times = int(self.released[seat * TYPES + card])
                sought[card] = sought[card] or times > 0
                needed[card] += times
        there = [0] * int(TYPES)
        for slot in range(len(self.entry)):
            card = int(self.card[slot])
            there[card] += 1
            if sought[card]:
                self.copy_at[slot] = len(self.copies)
                self.copies = append(self.copies, slot)
        spare = any(there[card] != needed[card] for card in range(int(TYPES)) if sought[card])
        self.settled = len(self.copies) == 0 or (len(self.first) == 2 and not spare)

    def settle(self, chance: Chance) -> bool:
        """Find a possible assignment to begin with; False where none was found."""
        if not self.attribution.solve(chance):
            return False
        self._seat_released()
        return True

    def _seat_released(self) -> None:
        """Bring the cards that were released to the hands they left, in the order they left."""
        used: set[int] = set()
        for moment, shuffle in sorted(self.attribution.chosen.items()):
            seat, card = self.past.seats[moment], self.past.cards[moment]
            first, end = int(self.first[shuffle]), int(self.first[shuffle + 1])
            there = [i for i in range(first, end) if self.card[i] == card and i not in used]
            mine = [i for i in range(first, end) if self.seat[i] == seat and self.time[i] < moment and i not in used]
            used.add(mine[0])
            self._exchange(there[0], mine[0])

    # The walk.

    def sample(self, chance: Chance) -> None:
        """Move to another possible assignment."""
        if not self.settled:
            self._walk(chance, (BURN_IN if self.fresh else SWEEP) * (len(self.copies) + FEW))
        self.fresh = False
        self.shuffle_others(chance)

    def _walk(self, chance: Chance, tries: i64) -> None:
        """Mostly one exchange at a time; where hands are so tight that one alone never does, several at once."""
        count = len(self.copies)
        several = len(self.first) > 2
        for _ in range(tries):
            kind = chance.below(16) if several else 0
            if kind < 12:
                self._step(self.copies[chance.below(count)], chance)
            elif kind < 14:
                self._jump(2, True, chance)
            else:
                self._jump(kind - 12, False, chance)

    def _step(self, i: i64, chance: Chance) -> None:
        """One exchange, if all that was seen stays possible."""
        j = self._partner(i, chance)
        x, y = self.card[i], self.card[j]
        if x == y:
            return
        a, b = self.seat[i], self.seat[j]
        # What leaves a hand must leave enough behind: the usual reason to stay.
        if a != b and (self._last(a, x) or self._last(b, y)):
            return
        self._exchange(i, j)
        if self.lack(a, x) > 0 or self.lack(b, y) > 0:
            self._exchange(i, j)

    def _last(self, seat: i64, card: i64) -> bool:
        """Whether a hand cannot spare a card."""
        if seat == RESERVE:
            return False
        times = self.released[seat * TYPES + card]
        return times > 0 and self.held[seat * TYPES + card] == times

    def _jump(self, count: i64, twins: bool, chance: Chance) -> None:
        """Several exchanges at once, of any cards or of cards that are alike; each as likely as its way back."""
        left, right, lost = self.left, self.right, self.lost
        copy = chance.below(len(self.copies))
        card = self.card[self.copies[copy]]
        for n in range(count):
            if n > 0:
                copy = self._alike(card, chance) if twins else chance.below(len(self.copies))
            i = self.copies[copy]
            j = self._partner(i, chance)
            left[n] = i
            right[n] = j
            lost[2 * n] = self.seat[i] * TYPES + self.card[i]
            lost[2 * n + 1] = self.seat[j] * TYPES + self.card[j]
            self._exchange(i, j)
        for n in range(2 * count):
            if self.lack(lost[n] // TYPES, lost[n] % TYPES) > 0:
                while count > 0:
                    count -= 1
                    self._exchange(left[count], right[count])
                return

    def _alike(self, card: i64, chance: Chance) -> i64:
        """A released card of this type, wherever it lies."""
        copies, card_at = self.copies, self.card
        found: i64 = 0
        for copy in range(len(copies)):
            if card_at[copies[copy]] == card:
                found += 1
        nth = chance.below(found)
        for copy in range(len(copies)):
            if card_at[copies[copy]] == card:
                if nth == 0:
                    return copy
                nth -= 1
        raise IndexError("the card is gone")

    def _partner(self, i: i64, chance: Chance) -> i64:
        shuffle = self.shuffle[i]
        start = self.first[shuffle]
        return start + chance.below(self.first[shuffle + 1] - start)

    def _exchange(self, i: i64, j: i64) -> None:
        card, copy_at, held, copies = self.card, self.copy_at, self.held, self.copies
        a, b = self.seat[i] * TYPES, self.seat[j] * TYPES
        x, y = card[i], card[j]
        card[i] = y
        card[j] = x
        held[a + x] -= 1
        held[b + x] += 1
        held[b + y] -= 1
        held[a + y] += 1
        copy, other = copy_at[i], copy_at[j]
        copy_at[i] = other
        copy_at[j] = copy
        if copy >= 0:
            copies[copy] = j
        if other >= 0:
            copies[other] = i

    def lack(self, seat: i64, card: i64) -> i64:
        """How many times a card left a hand that, as things stand, did not hold it."""
        if seat == RESERVE:
            return 0
        times = self.released[seat * TYPES + card]
        if times == 0:
            return 0
        card_at, time, slots = self.card, self.time, self.slots
        first, end = self.slots_from[seat], self.slots_from[seat + 1]
        start = self.times_from[seat * TYPES + card]
        worst: i64 = 0
        nth: i64 = 0
        while nth < times:
            moment = self.times[start + nth]
            nth += 1
            there: i64 = 0
            i = first
            while i < end:
                if card_at[slots[i]] == card and time[slots[i]] < moment:
                    there += 1
                i += 1
            if nth - there > worst:
                worst = nth - there
        return worst

    def shuffle_others(self, chance: Chance) -> None:
        """The cards that nobody released change places freely."""
        card, copy_at, free = self.card, self.copy_at, self.free
        for shuffle in range(len(self.first) - 1):
            count: i64 = 0
            for slot in range(self.first[shuffle], self.first[shuffle + 1]):
                if copy_at[slot] < 0:
                    free[count] = slot
                    count += 1
            while count > 1:
                j = free[chance.below(count)]
                count -= 1
                i = free[count]
                held = card[i]
                card[i] = card[j]
                card[j] = held


def _releases(past: Past, viewer: int) -> list[tuple[int, int, int]]:
    """(place in `released`, moment, card) of every card that others released, in order."""
    found: list[tuple[int, int, int]] = []
    for at, (kind, seat, card) in enumerate(zip(past.kinds, past.seats, past.cards, strict=True)):
        if kind == RELEASED and seat != viewer:
            found.append((seat * int(TYPES) + card, at, card))
    return sorted(found)


def _starts(keys: list[int], size: int) -> vec[i64]:
    """Where each key begins in a sorted row of keys."""
    counts = [0] * (size + 1)
    for key in keys:
        counts[key + 1] += 1
    for i in range(size):
        counts[i + 1] += counts[i]
    return vec[i64](counts)
